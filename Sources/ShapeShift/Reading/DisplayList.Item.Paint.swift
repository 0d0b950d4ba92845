public import Foundation
public import VectorGeometry
public import VectorGraphics

extension DisplayList.Item {
  /// What an item is painted with, in the item's coordinates.
  public enum Paint: Sendable, Equatable {
    /// One colour.
    case color(Color.Resolved)
    /// Colours that change from place to place.
    case gradient(Gradient)
    /// A picture repeated over the plane; the transform maps its points to the item's.
    case tiles(EncodedImage, transform: CGAffineTransform)
    /// Items repeated over the plane; the transform maps the tile's coordinates to the item's.
    case pattern(tile: CGRect, transform: CGAffineTransform)
    /// Colours on a grid of points, row by row.
    case mesh(columns: Int, points: [CGPoint], colors: [Color.Resolved])
  }

  /// Colours that change from place to place.
  public struct Gradient: Sendable, Equatable {
    /// A colour at a place along the gradient, 0 at its start to 1 at its end.
    public struct Stop: Sendable, Equatable {
      /// The colour.
      public let color: Color.Resolved
      /// The place.
      public let location: CGFloat
    }

    /// How places of the plane become places along the gradient.
    public enum Geometry: Sendable, Equatable {
      /// Along a line.
      case linear(start: CGPoint, end: CGPoint)
      /// By the distance from a centre.
      case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
      /// By the angle around a centre, 0 at 3 o'clock, clockwise.
      case angular(center: CGPoint, start: Angle, end: Angle)
    }

    /// How places of the plane become places along the gradient.
    public let geometry: Geometry
    /// The colours, in ascending order of their places.
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
