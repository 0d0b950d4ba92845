public import Foundation
public import VectorGeometry
public import VectorGraphics

extension DisplayList.Item {
  /// The paint of an item, in the item's coordinates.
  public enum Paint: Sendable, Equatable {
    /// A single color.
    case color(Color.Resolved)
    /// A linear, radial or angular gradient.
    case gradient(Gradient)
    /// A picture repeated over the plane; the transform maps its points to the item's.
    case tiles(EncodedImage, transform: CGAffineTransform)
    /// Items repeated over the plane; the transform maps the tile's coordinates to the item's.
    case pattern(tile: CGRect, transform: CGAffineTransform)
    /// Colors on a grid of points, row by row.
    case mesh(columns: Int, points: [CGPoint], colors: [Color.Resolved])
  }

  /// Colors that vary by position.
  public struct Gradient: Sendable, Equatable {
    /// A color at a location along the gradient, 0 at its start to 1 at its end.
    public struct Stop: Sendable, Equatable {
      /// The color at the stop.
      public let color: Color.Resolved
      /// The location of the stop, 0...1.
      public let location: CGFloat
    }

    /// The mapping of points to locations along the gradient.
    public enum Geometry: Sendable, Equatable {
      /// Along a line.
      case linear(start: CGPoint, end: CGPoint)
      /// By the distance from a center.
      case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
      /// By the angle around a center, 0 at 3 o'clock, clockwise.
      case angular(center: CGPoint, start: Angle, end: Angle)
    }

    /// The mapping of points to locations along the gradient.
    public let geometry: Geometry
    /// The color stops, in ascending order of their locations.
    public let stops: [Stop]
    /// Maps the geometry to the item's coordinates: an ellipse is a circle with a transform.
    public let transform: CGAffineTransform
  }
}

extension DisplayList.Item.Paint {
  init(_ paint: Paint) {
    switch paint {
    case .color(let color): self = .color(color)
    case .gradient(let gradient): self = .gradient(DisplayList.Item.Gradient(gradient))
    case .image(let tile): self = .tiles(tile.image, transform: tile.transform)
    case .pattern(let pattern): self = .pattern(tile: pattern.tile, transform: pattern.transform)
    case .mesh(let mesh):
      self = .mesh(columns: mesh.columns, points: mesh.points, colors: mesh.colors)
    }
  }
}

extension DisplayList.Item.Gradient {
  fileprivate init(_ gradient: GradientPaint) {
    let geometry: Geometry =
      switch gradient.geometry {
      case .linear(let start, let end): .linear(start: start, end: end)
      case .radial(let center, let start, let end):
        .radial(center: center, startRadius: start, endRadius: end)
      case .angular(let center, let start, let end):
        .angular(center: center, start: start, end: end)
      }
    self.init(
      geometry: geometry,
      stops: gradient.stops.map { Stop(color: $0.color, location: $0.location) },
      transform: gradient.transform)
  }
}
