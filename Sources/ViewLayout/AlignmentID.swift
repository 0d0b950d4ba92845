public import Foundation

/// A type that names an alignment guide and computes its default position.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position, in points from the top leading corner, in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
