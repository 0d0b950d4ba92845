import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// A grid of Bézier curves in the unit square with colours at its points.
package struct MeshSurface: Sendable, Equatable {
  private typealias Vector = SIMD2<Double>

  private let columns: Int
  private let rows: Int
  private let points: [MeshGradient.BezierPoint]
  private let colors: [Color.Resolved]
  private let interpolation: GradientPaint.Interpolation
  private let isSmooth: Bool

  /// The greatest number of quadrilaterals that are drawn.
  private static let mostQuads = 16_384
  /// Quadrilaterals along a side of a cell at most.
  private static let mostSteps = 16

  /// Nil unless there is a point and a colour for each place, two of them in each direction, and all
  /// are finite.
  init?(
    columns: Int, rows: Int, locations: MeshGradient.Locations, colors: [Color.Resolved],
    interpolation: GradientPaint.Interpolation, isSmooth: Bool
  ) {
    guard columns > 1, rows > 1, columns < 256, rows < 256, colors.count == columns * rows else {
      return nil
    }
    switch locations {
    case .bezierPoints(let list): points = list
    case .points(let list):
      guard list.count == columns * rows else { return nil }
      points = Self.smooth(list, columns: columns, rows: rows)
    }
    guard points.count == columns * rows, points.allSatisfy(\.isFinite) else { return nil }
    self.columns = columns
    self.rows = rows
    self.colors = colors
    self.interpolation = interpolation
    self.isSmooth = isSmooth
  }

  /// Handles that lead each curve through its points in the direction of the neighbours.
  ///
  /// Source: Catmull and Rom, "A class of local interpolating splines", 1974: the tangent is half the
  /// way from the point before to the point after. Apple states no rule.
  private static func smooth(
    _ list: [SIMD2<Float>], columns: Int, rows: Int
  ) -> [MeshGradient.BezierPoint] {
    list.indices.map { index in
      let (row, column) = (index / columns, index % columns)
      func point(_ row: Int, _ column: Int) -> SIMD2<Float> {
        list[min(max(row, 0), rows - 1) * columns + min(max(column, 0), columns - 1)]
      }
      func tangent(_ before: SIMD2<Float>, _ after: SIMD2<Float>, _ isEnd: Bool) -> SIMD2<Float> {
        (after - before) / (isEnd ? 1 : 2) / 3
      }
      let across = tangent(
        point(row, column - 1), point(row, column + 1), column == 0 || column == columns - 1)
      let down = tangent(
        point(row - 1, column), point(row + 1, column), row == 0 || row == rows - 1)
      let place = list[index]
      return MeshGradient.BezierPoint(
        position: place, leadingControlPoint: place - across, topControlPoint: place - down,
        trailingControlPoint: place + across, bottomControlPoint: place + down)
    }
  }

  /// The grid in a rectangle, as small quadrilaterals.
  func paint(
    in rect: CGRect, background: Color.Resolved, opacity: Double
  ) -> MeshPaint {
    let cells = (columns - 1) * (rows - 1)
    let room = (Double(Self.mostQuads) / Double(cells)).squareRoot()
    let steps = Int(clamping: room, to: 1...Self.mostSteps)
    let (width, height) = ((columns - 1) * steps + 1, (rows - 1) * steps + 1)
    let field = MeshColors(
      columns: columns, rows: rows, colors: colors, interpolation: interpolation,
      isSmooth: isSmooth)
    var places: [CGPoint] = []
    var shades: [Color.Resolved] = []
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = (Double(column) / Double(steps), Double(row) / Double(steps))
        let place = position(x, y)
        places.append(
          CGPoint(x: rect.minX + place.x * rect.width, y: rect.minY + place.y * rect.height))
        shades.append(field.color(x, y).multiplyingOpacity(by: opacity))
      }
    }
    return MeshPaint(
      columns: width, points: places, colors: shades,
      background: background.multiplyingOpacity(by: opacity), rect: rect)
  }

  /// The place at x columns and y rows.
  ///
  /// Source: Coons, "Surfaces for computer-aided design of space forms", 1967: both pairs of opposite
  /// curves mixed, less the corners mixed.
  private func position(_ x: Double, _ y: Double) -> Vector {
    let (column, row) = (min(Int(clamping: x), columns - 2), min(Int(clamping: y), rows - 2))
    let (u, v) = (x - Double(column), y - Double(row))
    let (a, b) = (points[row * columns + column], points[row * columns + column + 1])
    let (c, d) = (points[(row + 1) * columns + column], points[(row + 1) * columns + column + 1])
    let top = Self.curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
    let bottom = Self.curve(
      c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
    let left = Self.curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
    let right = Self.curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
    let upper = Vector(a.position) * (1 - u) + Vector(b.position) * u
    let lower = Vector(c.position) * (1 - u) + Vector(d.position) * u
    let ruled = top * (1 - v) + bottom * v + left * (1 - u) + right * u
    return ruled - (upper * (1 - v) + lower * v)
  }

  private static func curve(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Double
  ) -> Vector {
    let s = 1 - t
    let (first, last) = (Vector(a) * (s * s * s), Vector(d) * (t * t * t))
    return first + Vector(b) * (3 * s * s * t) + Vector(c) * (3 * s * t * t) + last
  }
}

extension MeshGradient.BezierPoint {
  fileprivate var isFinite: Bool {
    [position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint]
      .allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 }
  }
}

/// Colours between those of a grid.
private struct MeshColors {
  let columns: Int
  let rows: Int
  let isSmooth: Bool
  let interpolation: GradientPaint.Interpolation
  /// The components of each colour, premultiplied, and its opacity.
  private let values: [SIMD4<Double>]

  init(
    columns: Int, rows: Int, colors: [Color.Resolved],
    interpolation: GradientPaint.Interpolation, isSmooth: Bool
  ) {
    self.columns = columns
    self.rows = rows
    self.isSmooth = isSmooth
    self.interpolation = interpolation
    values = colors.map { color in
      let components =
        switch interpolation {
        case .device: color.encoded
        case .perceptual: SIMD3(color.oklab.lightness, color.oklab.a, color.oklab.b)
        }
      return SIMD4(components, 1) * Double(color.opacity)
    }
  }

  /// The colour at x columns and y rows.
  func color(_ x: Double, _ y: Double) -> Color.Resolved {
    let row = min(Int(clamping: y), rows - 2)
    let v = y - Double(row)
    let mixed =
      isSmooth
      ? Self.smooth((-1...2).map { line(row + $0, x) }, v)
      : line(row, x) * (1 - v) + line(row + 1, x) * v
    let alpha = min(max(mixed.w, 0), 1)
    guard alpha > 0 else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    let straight = SIMD3(mixed.x, mixed.y, mixed.z) / mixed.w
    switch interpolation {
    case .device: return Color.Resolved(encoded: straight, opacity: alpha).clamped
    case .perceptual:
      let lab = Color.OKLab(lightness: straight.x, a: straight.y, b: straight.z)
      return Color.Resolved(lab, opacity: alpha).clamped
    }
  }

  /// The colour along a row, which at the edges goes on as it came.
  private func line(_ row: Int, _ x: Double) -> SIMD4<Double> {
    if row < 0 { return line(0, x) * 2 - line(1, x) }
    if row >= rows { return line(rows - 1, x) * 2 - line(rows - 2, x) }
    let column = min(Int(clamping: x), columns - 2)
    let u = x - Double(column)
    guard isSmooth else {
      return value(row, column) * (1 - u) + value(row, column + 1) * u
    }
    return Self.smooth((-1...2).map { value(row, column + $0) }, u)
  }

  private func value(_ row: Int, _ column: Int) -> SIMD4<Double> {
    if column < 0 { return value(row, 0) * 2 - value(row, 1) }
    if column >= columns { return value(row, columns - 1) * 2 - value(row, columns - 2) }
    return values[row * columns + column]
  }

  /// Between the second and the third of four values.
  ///
  /// Source: Catmull and Rom, 1974.
  private static func smooth(_ p: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
    let first = (p[2] - p[0]) * t
    let second = (p[0] * 2 - p[1] * 5 + p[2] * 4 - p[3]) * (t * t)
    let third = (p[1] * 3 - p[0] - p[2] * 3 + p[3]) * (t * t * t)
    return p[1] + (first + second + third) / 2
  }
}
