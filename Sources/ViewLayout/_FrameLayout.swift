public import Foundation
import VectorGeometry

/// The layout of `frame(width:height:alignment:)`.
///
/// The frame has the given lengths, and its content's where none is given. The content is offered
/// the frame's lengths; it may be larger, and is aligned all the same.
public struct _FrameLayout: _UnaryLayout, Equatable, Sendable {
  /// The width in points; nil for the content's.
  public let width: CGFloat?
  /// The height in points; nil for the content's.
  public let height: CGFloat?
  /// The alignment of the content in the frame.
  public let alignment: Alignment

  /// What was wrong with the lengths; they count as nil.
  package let diagnostic: LayoutDiagnostic?

  /// A frame; lengths that are negative or not finite count as nil.
  public init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    let wrongWidth = width.flatMap { Self.isValid($0) ? nil : $0 }
    let wrongHeight = height.flatMap { Self.isValid($0) ? nil : $0 }
    self.width = wrongWidth == nil ? width : nil
    self.height = wrongHeight == nil ? height : nil
    self.alignment = alignment
    diagnostic =
      wrongWidth.map { .frameLength($0, axis: .horizontal) }
      ?? wrongHeight.map { .frameLength($0, axis: .vertical) }
  }

  /// The given lengths, the child's elsewhere.
  public func _sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Aligns the child in the frame.
  public func _place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
    child.place(in: bounds, alignment: alignment, proposal: offer(proposal))
  }

  /// The child's preferences, but none across a given length.
  public func _spacing(child: LayoutSubview) -> ViewSpacing {
    child.spacing.framed(horizontally: width != nil, vertically: height != nil)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  private static func isValid(_ length: CGFloat) -> Bool { length.isFinite && length >= 0 }
}
