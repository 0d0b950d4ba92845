public import Foundation
import VectorGeometry

/// The layout of `HStack`: subviews in a row, leading to trailing.
public struct HStackLayout: _StackLayout, Sendable {
  /// The guide on which the subviews are aligned.
  public var alignment: VerticalAlignment
  /// The distance between neighbors in points, or `nil` for their preferred distances.
  public var spacing: CGFloat?

  /// A stack of the given alignment and spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Stacks along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The shared computation of stacks, along the horizontal axis.
  public var _arithmetic: _StackArithmetic {
    _StackArithmetic(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}
