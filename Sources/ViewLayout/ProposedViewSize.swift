public import Foundation
package import VectorGeometry

/// A size that a parent offers to a child; nil asks for the child's ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width in points, nil for the ideal width.
  public var width: CGFloat?
  /// The offered height in points, nil for the ideal height.
  public var height: CGFloat?

  /// A proposal of two lengths, each of which may be nil.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a full size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The offered size, with the lengths of `size` where the proposal is nil.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal made smaller by `insets`, not below zero; nil stays nil.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.horizontal, 0) },
      height: height.map { max($0 - insets.vertical, 0) })
  }

  /// The offered length along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// A proposal of `major` along `axis` and `cross` across it.
  package init(_ major: CGFloat?, along axis: Axis, cross: CGFloat?) {
    switch axis {
    case .horizontal: self.init(width: major, height: cross)
    case .vertical: self.init(width: cross, height: major)
    }
  }
}
