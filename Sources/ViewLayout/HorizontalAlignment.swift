public import Foundation
import VectorGeometry

/// A guide that aligns views by a horizontal position.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The guide that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// The leading edge of the view.
  public static let leading = HorizontalAlignment(LeadingEdge.self)
  /// The horizontal center.
  public static let center = HorizontalAlignment(MiddleX.self)
  /// The trailing edge of the view.
  public static let trailing = HorizontalAlignment(TrailingEdge.self)
  /// The start of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The end of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  /// Where the first text begins: a list's separators stand under it where nothing says where they begin.
  package static let firstText = HorizontalAlignment(FirstText.self)

  /// One explicit value for a container from those of its children; nil if they set none.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combineExplicit(values)
  }
}

private enum LeadingEdge: CombiningAlignmentID {
  static let combination = Combination.none
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum MiddleX: CombiningAlignmentID {
  static let combination = Combination.none
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingEdge: CombiningAlignmentID {
  static let combination = Combination.none
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum SeparatorLeading: CombiningAlignmentID {
  static let combination = Combination.minimum
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum FirstText: CombiningAlignmentID {
  static let combination = Combination.minimum
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailing: CombiningAlignmentID {
  static let combination = Combination.maximum
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
