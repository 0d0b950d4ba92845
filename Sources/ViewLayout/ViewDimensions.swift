public import Foundation

/// A view's size and its alignment guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  package let size: CGSize
  private let proposal: ProposedViewSize
  private let element: (any LayoutElement)?

  /// The dimensions of `element` at `size`, its answer to `proposal`.
  package init(of element: any LayoutElement, size: CGSize, proposal: ProposedViewSize) {
    self.size = size
    self.proposal = proposal
    self.element = element
  }

  /// The dimensions of a view that sets no guide.
  package init(size: CGSize) {
    self.size = size
    proposal = ProposedViewSize(size)
    element = nil
  }

  /// The position of a horizontal guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a horizontal guide if the view sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The position of a vertical guide if the view sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    element?.explicitAlignment(key, in: size, proposal: proposal)
  }

  /// Whether size, proposal and view are the same.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.element === rhs.element
  }
}
