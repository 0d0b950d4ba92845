import Foundation
import VectorGraphics
import ViewTree

/// Where the shadow of a style lies.
enum ShadowKind: Sendable {
  case drop
  case inner

  /// The shadow.
  func shadow(_ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> ShadowStyle {
    switch self {
    case .drop: .drop(color: color, radius: radius, x: x, y: y)
    case .inner: .inner(color: color, radius: radius, x: x, y: y)
    }
  }
}

extension ValueType where Value == ShadowKind {
  static let shadowKind = ValueType.choice([("drop", .drop), ("inner", .inner)])
}
