package import Foundation
package import VectorGeometry

/// Something that a view asks of layout and that cannot be; the layout goes on without it.
package enum LayoutDiagnostic: Equatable, Sendable {
  /// A length of a frame that is negative, infinite or not a number.
  case frameLength(CGFloat, axis: Axis)
  /// The least, ideal and greatest length of a frame are not in this order.
  case frameOrder(axis: Axis)
  /// A ratio of width to height that is not positive and finite.
  case aspectRatio(CGFloat)
  /// An inset that is infinite or not a number.
  case inset(CGFloat)
  /// A position that is infinite or not a number.
  case position(CGPoint)
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// One sentence: what is wrong, and what is allowed.
  package var description: String {
    switch self {
    case .frameLength(let length, let axis):
      "frame \(axis.lengthName) \(length) is out of range; expected a finite number, 0 or more"
    case .frameOrder(let axis):
      "frame \(axis.lengthName)s contradict each other; expected minimum <= ideal <= maximum"
    case .aspectRatio(let ratio):
      "aspect ratio \(ratio) is out of range; expected a finite number above 0"
    case .inset(let length):
      "padding \(length) is out of range; expected a finite number"
    case .position(let point):
      "position (\(point.x), \(point.y)) is out of range; expected finite numbers"
    }
  }
}

extension Axis {
  /// What a length along the axis is called.
  package var lengthName: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    }
  }
}
