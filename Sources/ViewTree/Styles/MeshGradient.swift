import Foundation
import VectorGeometry
public import VectorGraphics

/// Colours at the points of a grid, whose points may be moved.
public struct MeshGradient: StyleView {
  /// It says itself how it is painted.
  public typealias Resolved = Never

  /// A point of the grid with the handles of the curves to its neighbours, in the unit square of what
  /// is painted.
  public struct BezierPoint: Sendable, Hashable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// The handle of the curve to the left neighbour.
    public var leadingControlPoint: SIMD2<Float>
    /// The handle of the curve to the neighbour above.
    public var topControlPoint: SIMD2<Float>
    /// The handle of the curve to the right neighbour.
    public var trailingControlPoint: SIMD2<Float>
    /// The handle of the curve to the neighbour below.
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

  /// Where the points of a grid are.
  public enum Locations: Sendable, Hashable {
    /// Points, with smooth curves between them.
    case points([SIMD2<Float>])
    /// Points with the handles of the curves between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of a grid.
  public enum Colors: Sendable, Hashable {
    /// Colours.
    case colors([Color])
    /// Colours as numbers.
    case resolvedColors([Color.Resolved])
  }

  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// The points, row by row.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// The colour outside of the grid.
  public var background: Color
  /// Whether colours pass through the points smoothly.
  public var smoothsColors: Bool
  /// How colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// A grid of `width` by `height` points and as many colours.
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

  /// The grid.
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
