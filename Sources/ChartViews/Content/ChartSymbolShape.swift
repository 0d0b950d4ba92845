public import Foundation
public import VectorGeometry
public import ViewTree

/// A shape that stands for a point.
public nonisolated protocol ChartSymbolShape: Shape {
  /// The part of a square of side 1 that the shape seems to fill: shapes are scaled to seem equally large.
  var perceptualUnitRect: CGRect { get }
}

/// A shape that stands for a point, whatever its type is.
struct AnyChartSymbolShape {
  let shape: any ChartSymbolShape
  /// How the outline is drawn, where only that is seen.
  var outline: StrokeStyle? { (shape as? any OutlinedChartSymbol)?.stroke }

  /// The outline about a point.
  func path(at center: CGPoint, size: CGSize) -> Path {
    let unit = shape.perceptualUnitRect
    let rect = CGRect(
      x: center.x - size.width * (unit.minX + unit.width / 2) / unit.width,
      y: center.y - size.height * (unit.minY + unit.height / 2) / unit.height,
      width: size.width / unit.width, height: size.height / unit.height)
    return shape.path(in: rect)
  }
}

/// The shapes that charts have for points.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  /// How far from the middle the corners are, so that all shapes seem as large as a circle of diameter 1.
  public var perceptualUnitRect: CGRect {
    switch kind {
    case .circle, .plus, .asterisk: CGRect(x: 0, y: 0, width: 1, height: 1)
    case .square, .cross: CGRect(x: -0.06, y: -0.06, width: 1.12, height: 1.12)
    case .triangle, .diamond: CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84)
    case .pentagon: CGRect(x: 0.04, y: 0.04, width: 0.92, height: 0.92)
    }
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: arms(4, turnedBy: 0, in: rect)
    case .cross: arms(4, turnedBy: .pi / 4, in: rect)
    case .asterisk: arms(6, turnedBy: 0, in: rect)
    }
  }

  private func point(_ angle: Double, _ radius: CGFloat, _ rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + rect.width * radius * CGFloat(sin(angle)),
      y: rect.midY - rect.height * radius * CGFloat(cos(angle)))
  }

  private func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<count).map { point(2 * .pi * Double($0) / Double(count), 0.5, rect) })
    path.closeSubpath()
    return path
  }

  /// Arms a fifth as wide as the shape, about its middle.
  private func arms(_ count: Int, turnedBy turn: Double, in rect: CGRect) -> Path {
    let half = 0.1
    let reach = (half * half + 0.25).squareRoot()
    let lean = atan2(half, 0.5)
    let step = 2 * Double.pi / Double(count)
    let notch = half / sin(step / 2)
    let points = (0..<count).flatMap { index in
      let angle = turn + step * Double(index)
      return [
        point(angle - lean, CGFloat(reach), rect), point(angle + lean, CGFloat(reach), rect),
        point(angle + step / 2, CGFloat(notch), rect),
      ]
    }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  /// The outline of the shape, drawn with a line inside of it.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedChartSymbol(shape: self, stroke: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape of which only the outline is seen.
nonisolated protocol OutlinedChartSymbol: ChartSymbolShape {
  var stroke: StrokeStyle { get }
}

/// One of the shapes that charts have, of which only the outline is seen.
nonisolated struct StrokedChartSymbol: OutlinedChartSymbol {
  var shape: BasicChartSymbolShape
  var stroke: StrokeStyle
  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: stroke.lineWidth / 2, dy: stroke.lineWidth / 2))
  }
}

/// A shape that can be inset, of which only the outline is seen.
nonisolated struct InsetChartSymbol<Inset: ChartSymbolShape & InsettableShape>:
  OutlinedChartSymbol
{
  var shape: Inset
  var stroke: StrokeStyle
  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  func path(in rect: CGRect) -> Path { shape.inset(by: stroke.lineWidth / 2).path(in: rect) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the shape, drawn with a line inside of it.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    InsetChartSymbol(shape: self, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape, drawn in a style inside of it.
  public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    InsetChartSymbol(shape: self, stroke: style)
  }
}

extension Circle: ChartSymbolShape {
  /// All of it.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A star of six arms.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
