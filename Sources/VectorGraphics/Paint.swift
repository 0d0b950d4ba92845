package import Foundation
package import VectorGeometry

/// What a fill, a stroke or a text run is painted with; geometry in the item's coordinates.
///
/// All but colors are indirect: nearly every item is painted with a color, which takes a tenth of the room.
package enum Paint: Sendable, Hashable {
  case color(Color.Resolved)
  indirect case gradient(GradientPaint)
  indirect case image(TilePaint)
  indirect case mesh(MeshPaint)
  indirect case pattern(PatternPaint)

  /// Whether painting with it leaves no trace.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .image: false
    case .pattern(let pattern): pattern.items.isEmpty
    case .mesh(let mesh):
      mesh.background.opacity <= 0 && mesh.colors.allSatisfy { $0.opacity <= 0 }
    }
  }

  /// The paint in coordinates that a transform maps to; nil for a mesh.
  package func applying(_ transform: CGAffineTransform) -> Paint? {
    switch self {
    case .color: return self
    case .gradient(var gradient):
      gradient.transform = gradient.transform.concatenating(transform)
      return .gradient(gradient)
    case .image(var tile):
      tile.transform = tile.transform.concatenating(transform)
      return .image(tile)
    case .pattern(var pattern):
      pattern.transform = pattern.transform.concatenating(transform)
      return .pattern(pattern)
    case .mesh: return nil
    }
  }
}

/// A gradient with its geometry resolved.
package struct GradientPaint: Sendable, Hashable {
  /// A color at a place along the gradient.
  package struct Stop: Sendable, Hashable {
    /// The color.
    package var color: Color.Resolved
    /// The place, 0 at the start to 1 at the end; stops stand in ascending order.
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How places of the plane map to places along the gradient.
  package enum Geometry: Sendable, Hashable {
    /// Along the line from `start` to `end`; beyond them the end colors.
    case linear(start: CGPoint, end: CGPoint)
    /// By distance from `center`, in points.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// By angle around `center`, 0 at 3 o'clock and clockwise. In the gap of a span below a full
    /// turn the first half takes the last color and the second half the first color.
    case angular(center: CGPoint, start: Angle, end: Angle)
  }

  /// The space in which colors between two stops are mixed.
  package enum Interpolation: Sendable, Hashable {
    /// Gamma-encoded sRGB, premultiplied.
    case device
    /// OKLab, premultiplied; back ends get it as inserted device stops, see `deviceStops()`.
    case perceptual
  }

  /// What is painted before the start and beyond the end.
  package enum Spread: String, Sendable, Hashable {
    /// The colors of the ends.
    case pad
    /// The gradient again, each time the other way round.
    case reflect
    /// The gradient again.
    case `repeat`
  }

  package var geometry: Geometry
  /// The center of a radial gradient's start circle where that is not the center of its end circle.
  package var focus: CGPoint?
  package var spread = Spread.pad
  /// Whether colors and opacity are mixed apart, as SVG does; else premultiplied.
  package var isStraight = false
  package var stops: [Stop]
  package var interpolation: Interpolation
  /// Maps the geometry's coordinates to the item's: an ellipse is a circle with a transform.
  package var transform: CGAffineTransform

  package init(
    geometry: Geometry, stops: [Stop], interpolation: Interpolation = .device,
    transform: CGAffineTransform = .identity
  ) {
    self.geometry = geometry
    self.stops = stops
    self.interpolation = interpolation
    self.transform = transform
  }
}

/// A picture repeated over the plane.
package struct TilePaint: Sendable, Hashable {
  /// The picture.
  package var image: EncodedImage
  /// The part of the picture to repeat, in its unit square.
  package var sourceRect: CGRect
  /// Maps the source part, in points of the picture at scale 1, to the item's coordinates.
  package var transform: CGAffineTransform

  package init(image: EncodedImage, sourceRect: CGRect, transform: CGAffineTransform) {
    self.image = image
    self.sourceRect = sourceRect
    self.transform = transform
  }
}

extension Paint {
  /// The paint with the opacity of its colors multiplied; pictures stay as they are.
  package func multiplyingOpacity(by factor: Double) -> Paint {
    guard factor != 1 else { return self }
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.multiplyingOpacity(by: factor)
      }
      return .gradient(gradient)
    case .image: return self
    case .pattern(let pattern): return .pattern(pattern.multiplyingOpacity(by: factor))
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { $0.multiplyingOpacity(by: factor) }
      mesh.background = mesh.background.multiplyingOpacity(by: factor)
      return .mesh(mesh)
    }
  }
}
