public import Foundation
import VectorGeometry

/// A guide that aligns views by a vertical position.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// The top edge of the view.
  public static let top = VerticalAlignment(TopEdge.self)
  /// The vertical center.
  public static let center = VerticalAlignment(MiddleY.self)
  /// The bottom edge of the view.
  public static let bottom = VerticalAlignment(BottomEdge.self)
  /// The baseline of the topmost text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the bottommost text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// One explicit value for a container from those of its children; nil if they set none.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combineExplicit(values)
  }
}

private enum TopEdge: CombiningAlignmentID {
  static let combination = Combination.none
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum MiddleY: CombiningAlignmentID {
  static let combination = Combination.none
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomEdge: CombiningAlignmentID {
  static let combination = Combination.none
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaseline: CombiningAlignmentID {
  static let combination = Combination.minimum
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastTextBaseline: CombiningAlignmentID {
  static let combination = Combination.maximum
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
