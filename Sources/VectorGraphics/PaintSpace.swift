import Foundation
import VectorGeometry

/// The coordinates in which painted bounds are asked for: points, or pixels.
///
/// Bounds in pixels contain every pixel that a renderer may write, however it rounds:
/// * They are whole pixels at every step. Where an edge of a picture and an edge of its clip share a pixel, renderers
///   multiply both coverages and paint a little, though the areas don't meet.
/// * The corners of a path lie on a grid of 1/256 pixel. The edge of a fill never crosses the edge of a pixel by that.
///   That of a stroke does: the middle of the line and half its width are rounded apart.
/// * Interpolation between the pixels of an image reaches a pixel further.
///
/// Source of the grid: cairo 1.16, cairo-fixed-private.h, `CAIRO_FIXED_FRAC_BITS`.
struct PaintSpace {
  /// Maps an item's coordinates to those asked for.
  var transform: CGAffineTransform
  /// Whether the coordinates are pixels.
  let isPixels: Bool

  /// An item's own coordinates.
  static let points = PaintSpace(transform: .identity, isPixels: false)

  /// Pixels, to which a transform maps an item's coordinates.
  static func pixels(_ transform: CGAffineTransform) -> PaintSpace {
    PaintSpace(transform: transform, isPixels: true)
  }

  /// The space for the children of a group.
  func inside(_ effects: DisplayGroup.Effects) -> PaintSpace {
    PaintSpace(transform: effects.transform.concatenating(transform), isPixels: isPixels)
  }

  /// The maximum error of a stroke's edge, in pixels: a corner, half the line width and the tip of a miter are each
  /// rounded by up to 1/512.
  private static let edgeError: CGFloat = 2 / 256

  /// Returns the bounds of a stroke.
  func bounds(of stroke: StrokeItem) -> CGRect {
    guard isPixels else { return bounds(of: stroke.path.strokeBounds(stroke.style)) }
    // The maximum length of a pixel in the item's coordinates.
    let shrinkage =
      hypot(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      / abs(transform.determinant)
    guard shrinkage.isFinite else { return .null }
    var style = stroke.style
    // Cairo compares the miter limit with angles in pixels, which a transform can make as much wider.
    style.miterLimit *= transform.distortion
    let rect = stroke.path.strokeBounds(style, cornerError: Self.edgeError * shrinkage)
    guard !rect.isNull else { return .null }
    return rect.applying(transform).insetBy(dx: -Self.edgeError, dy: -Self.edgeError)
      .roundedToPixels
  }

  /// Returns the bounds of items in perspective, whose pixels are interpolated between those of an image.
  func bounds(of item: PerspectiveItem) -> CGRect {
    guard isPixels else { return bounds(of: item.paintedBounds) }
    let whole = bounds(of: item.contentBounds.projectedBounds(by: item.projection))
    return whole.isNull ? whole : whole.insetBy(dx: -1, dy: -1)
  }

  /// A rectangle of an item's coordinates in this space.
  func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let mapped = rect.applying(transform)
    return isPixels ? mapped.roundedToPixels : mapped
  }

  /// A rectangle of this space, grown by a distance of an item's coordinates in every direction.
  func grown(_ rect: CGRect, by distance: CGFloat) -> CGRect {
    guard !rect.isNull, distance > 0 else { return rect }
    // A disc becomes an ellipse; these are its half width and half height.
    let across = distance * hypot(transform.a, transform.c)
    let down = distance * hypot(transform.b, transform.d)
    let grown = rect.insetBy(dx: -across, dy: -down)
    // Widths of box blurs are rounded, which reaches up to two pixels further.
    return isPixels ? grown.insetBy(dx: -2, dy: -2).roundedToPixels : grown
  }

  /// A rectangle of this space, moved by an offset of an item's coordinates.
  func moved(_ rect: CGRect, by offset: CGSize) -> CGRect {
    guard !rect.isNull else { return rect }
    let way = offset.applying(transform)
    let moved = rect.offsetBy(dx: way.width, dy: way.height)
    return isPixels ? moved.roundedToPixels : moved
  }
}

extension CGRect {
  /// Everything of any picture: what a filter paints that turns clear into color.
  static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// What is in both rectangles; null when that has no area.
  func overlap(with other: CGRect) -> CGRect {
    let part = clipped(to: other)
    return part.isEmpty ? .null : part
  }

  /// The whole pixels that the rectangle touches; null when there are none.
  ///
  /// Less than a millionth of a pixel doesn't count, so that noise of arithmetic adds no pixels.
  fileprivate var roundedToPixels: CGRect {
    let noise: CGFloat = 1e-6
    let inside = overlap(with: .everything)
    guard !inside.isNull else { return .null }
    let (left, top) = ((inside.minX + noise).rounded(.down), (inside.minY + noise).rounded(.down))
    let right = (inside.maxX - noise).rounded(.up)
    let bottom = (inside.maxY - noise).rounded(.up)
    guard left < right, top < bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
