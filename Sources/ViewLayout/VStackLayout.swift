public import Foundation
import VectorGeometry

/// The layout of `VStack`: subviews in a column, top to bottom.
public struct VStackLayout: _StackLayout, Sendable {
  /// The guide on which the subviews are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors in points, or `nil` for their preferred distances.
  public var spacing: CGFloat?

  /// A stack of the given alignment and spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Stacks along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The shared computation of stacks, along the vertical axis.
  public var _arithmetic: _StackArithmetic {
    _StackArithmetic(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
