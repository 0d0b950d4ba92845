public import Foundation
import VectorGeometry

/// The layout of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// On an axis with both a least and a greatest length the frame takes the proposal within them,
/// whatever its content; with one of them it takes its content's length, drawn towards the
/// proposal within the bound; with none, its content's. A nil proposal stands for the ideal length.
public struct _FlexFrameLayout: _UnaryLayout, Equatable, Sendable {
  /// The alignment of the content in the frame.
  public let alignment: Alignment

  let width: FlexibleLength
  let height: FlexibleLength

  /// A frame; bounds out of range or order are put right.
  public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    width = FlexibleLength(
      minimum: minWidth, ideal: idealWidth, maximum: maxWidth, axis: .horizontal)
    height = FlexibleLength(
      minimum: minHeight, ideal: idealHeight, maximum: maxHeight, axis: .vertical)
    self.alignment = alignment
  }

  /// What was wrong with the bounds.
  package var diagnostic: LayoutDiagnostic? { width.diagnostic ?? height.diagnostic }

  /// The proposal within the bounds, and the child's size where they leave it free.
  public func _sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    if let width = width.fixedLength(proposal.width),
      let height = height.fixedLength(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let size = child.sizeThatFits(
      ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return CGSize(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  /// Aligns the child in the frame.
  public func _place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(
      width: width.placedOffer(proposal.width, length: bounds.width),
      height: height.placedOffer(proposal.height, length: bounds.height))
    child.place(in: bounds, alignment: alignment, proposal: offer)
  }

  /// The child's preferences, but none on an axis with a bound.
  public func _spacing(child: LayoutSubview) -> ViewSpacing {
    child.spacing.framed(horizontally: width.isBounded, vertically: height.isBounded)
  }
}
