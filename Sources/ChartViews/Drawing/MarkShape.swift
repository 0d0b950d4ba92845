import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

/// What a mark draws in the plot, which is its rectangle; its numbers are shares of the scales.
nonisolated struct MarkShape: Shape {
  /// What the numbers mean.
  enum Figure: Sendable {
    /// A rectangle: the shares of its edges along x and y, then points for each.
    case box(ofPlot: [Bool], radii: RectangleCornerRadii?, style: RoundedCornerStyle)
    /// A line from one corner of such a rectangle to the other.
    case segment(ofPlot: [Bool])
    /// A line through points.
    case line(InterpolationMethod)
    /// What lies between two lines: base, one value, the other.
    case band(InterpolationMethod, isUpright: Bool)
    /// Symbols at points, after their size.
    case symbols(SendableSymbol)
    /// A sector: the shares of the turn where it begins and ends.
    case sector(SectorFigure)
  }

  var figure: Figure
  var numbers: [Double]
  var space: PlotSpace
  /// How far the mark is moved, in points; boxes have that in their numbers.
  var shift = CGSize.zero
  /// How the outline is drawn; nil where it is filled.
  var stroke: StrokeStyle?
  /// Whether gradients reach over the whole plot.
  var alignsWithPlot = false

  var animatableData: NumberVector {
    get { NumberVector(numbers: numbers) }
    set {
      // What another mark has had more of is gone.
      numbers =
        newValue.numbers.count == numbers.count
        ? newValue.numbers : Array(newValue.numbers.prefix(numbers.count))
    }
  }

  func path(in rect: CGRect) -> Path {
    let path = outline(in: rect.size)
    let (dx, dy) = (rect.minX + shift.width, rect.minY + shift.height)
    return dx == 0 && dy == 0 ? path : path.offsetBy(dx: dx, dy: dy)
  }

  func _drawing(in rect: CGRect) -> _ShapeDrawing {
    let path = path(in: rect)
    let bounds = alignsWithPlot ? nil : path.controlPointBounds
    guard let stroke else { return _ShapeDrawing(kind: .fill(path), styleBounds: bounds) }
    return _ShapeDrawing(kind: .stroke(path, stroke), styleBounds: bounds)
  }

  private func outline(in size: CGSize) -> Path {
    switch figure {
    case .box(let ofPlot, let radii, let style):
      return Self.box(box(ofPlot).rect(in: size, space), radii, style)
    case .segment(let ofPlot):
      let box = box(ofPlot)
      var path = Path()
      path.move(to: CGPoint(x: space.x(box.x0, in: size), y: space.y(box.y0, in: size)))
      path.addLine(to: CGPoint(x: space.x(box.x1, in: size), y: space.y(box.y1, in: size)))
      return path
    case .line(.linear): return line(in: size)
    case .line(let method):
      return CurveBuilder(method: method).path(through: points(from: 0, in: size))
    case .band(let method, let isUpright): return band(method, isUpright, in: size)
    case .symbols(let symbol): return symbols(symbol, in: size)
    case .sector(let sector):
      guard numbers.count == 2 else { return Path() }
      return sector.path(from: numbers[0], to: numbers[1], in: size)
    }
  }

  private func box(_ ofPlot: [Bool]) -> PlotBox {
    func length(_ index: Int) -> PlotLength {
      PlotLength(
        share: numbers[index], points: CGFloat(numbers[index + 4]), isOfPlot: ofPlot[index])
    }
    return PlotBox(x0: length(0), x1: length(1), y0: length(2), y1: length(3))
  }

  private static func box(
    _ rect: CGRect, _ radii: RectangleCornerRadii?, _ style: RoundedCornerStyle
  ) -> Path {
    guard let radii else { return Path(rect) }
    let most = min(rect.width, rect.height) / 2
    let limited = RectangleCornerRadii(
      topLeading: min(radii.topLeading, most), bottomLeading: min(radii.bottomLeading, most),
      bottomTrailing: min(radii.bottomTrailing, most), topTrailing: min(radii.topTrailing, most))
    return Path(roundedRect: rect, cornerRadii: limited, style: style)
  }

  /// Straight from point to point.
  private func line(in size: CGSize) -> Path {
    var line = LineBuilder(capacity: numbers.count / 2)
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      line.add(
        CGPoint(x: space.x(numbers[index], in: size), y: space.y(numbers[index + 1], in: size)))
    }
    return line.path
  }

  /// The points that the numbers from an index on are shares of.
  private func points(from first: Int, in size: CGSize) -> [CGPoint] {
    var points: [CGPoint] = []
    points.reserveCapacity((numbers.count - first) / 2)
    for index in stride(from: first, to: numbers.count - 1, by: 2) {
      points.append(
        CGPoint(x: space.x(numbers[index], in: size), y: space.y(numbers[index + 1], in: size)))
    }
    return points
  }

  private func band(_ method: InterpolationMethod, _ isUpright: Bool, in size: CGSize) -> Path {
    func edge(_ offset: Int, _ run: some Sequence<Int>) -> [CGPoint] {
      run.map { index in
        let (base, value) = (numbers[index], numbers[index + offset])
        return isUpright
          ? CGPoint(x: space.x(base, in: size), y: space.y(value, in: size))
          : CGPoint(x: space.x(value, in: size), y: space.y(base, in: size))
      }
    }
    let builder = CurveBuilder(method: method, goesAlongY: !isUpright)
    let runs = stride(from: 0, to: numbers.count - 2, by: 3).split { index in
      !(numbers[index].isFinite && numbers[index + 1].isFinite && numbers[index + 2].isFinite)
    }
    var path = Path()
    for run in runs {
      path.append(builder.path(through: edge(2, run)))
      for element in builder.path(through: edge(1, run)).reversed().joined { path.append(element) }
      path.closeSubpath()
    }
    return path
  }

  private func symbols(_ symbol: SendableSymbol, in size: CGSize) -> Path {
    guard numbers.count >= 2 else { return Path() }
    let symbolSize = CGSize(width: numbers[0], height: numbers[1])
    var path = Path()
    for point in points(from: 2, in: size) where point.x.isFinite && point.y.isFinite {
      path.append(symbol.symbol.path(at: point, size: symbolSize))
    }
    return path
  }
}

/// A symbol in a value that any thread may have: shapes are such.
struct SendableSymbol: Sendable {
  let symbol: AnyChartSymbolShape
}

extension Path {
  /// The elements, with a line instead of the first move.
  fileprivate var joined: [Element] {
    elements.enumerated().map { index, element in
      guard index == 0, case .move(let point) = element else { return element }
      return .line(to: point)
    }
  }
}
