import Foundation
import VectorGeometry
public import VectorGraphics

/// Colors at the points of a grid, whose points can be moved.
public struct MeshGradient: StyleView {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// A point of the grid with the control points of the curves to its neighbors, in the unit square of the painted
  /// area.
  public struct BezierPoint: Sendable, Hashable {
    /// The position of the point.
    public var position: SIMD2<Float>
    /// The control point toward the left neighbor.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point toward the neighbor above.
    public var topControlPoint: SIMD2<Float>
    /// The control point toward the right neighbor.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point toward the neighbor below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point and its handles.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of a grid's points.
  public enum Locations: Sendable, Hashable {
    /// Points, with smooth curves between them.
    case points([SIMD2<Float>])
    /// Points with the handles of the curves between them.
    case bezierPoints([BezierPoint])
  }

  /// The colors of a grid's points.
  public enum Colors: Sendable, Hashable {
    /// Unresolved colors of the points.
    case colors([Color])
    /// Resolved colors of the points.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points per row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points, row by row.
  public var locations: Locations
  /// The colors of the grid's points.
  public var colors: Colors
  /// The color outside of the grid.
  public var background: Color
  /// Whether colors are smooth at the points.
  public var smoothsColors: Bool
  /// The color space of the interpolation.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a grid of `width` by `height` points with a color for each.
  public nonisolated init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A grid of points in the unit square, with smooth curves between them.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of points in the unit square with handles.
  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Returns the grid with resolved colors.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    let colors = context.colors
    let resolved: [Color.Resolved] =
      switch self.colors {
      case .colors(let list): list.map { $0.resolved(in: colors) }
      case .resolvedColors(let list): list
      }
    let surface = MeshSurface(
      columns: width, rows: height, locations: locations, colors: resolved,
      interpolation: colorSpace.interpolation, isSmooth: smoothsColors)
    let ground = background.resolved(in: colors)
    guard let surface else {
      return _StyleRecipe(.color(ground)).noting(
        "a mesh gradient of \(width) by \(height) needs one point and one color per vertex, and at least 2 by 2 vertices"
      )
    }
    return _StyleRecipe(.mesh(surface, background: ground))
  }
}
