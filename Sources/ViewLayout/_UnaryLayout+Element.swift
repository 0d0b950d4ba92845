package import Foundation
import VectorGeometry

// A layout of one subview asked about an element alone, without a list of subviews.

extension _UnaryLayout {
  /// The size of the container of an element.
  package func size(for proposal: ProposedViewSize, around element: any LayoutElement) -> CGSize {
    let child = LayoutSubview(element: element, index: 0, recorder: nil)
    return _sizeThatFits(proposal, child: child).sanitized
  }

  /// The preferences of the container of an element.
  package func spacing(around element: any LayoutElement) -> ViewSpacing {
    _spacing(child: LayoutSubview(element: element, index: 0, recorder: nil))
  }

  /// Where the layout puts an element, without telling it; centered, if the layout places nothing.
  package func placement(
    of element: any LayoutElement, in bounds: CGRect, proposal: ProposedViewSize
  ) -> LayoutPlacement {
    let recorder = PlacementRecorder(count: 1)
    let child = LayoutSubview(element: element, index: 0, recorder: recorder)
    _place(child, in: bounds, proposal: proposal)
    return recorder.first
      ?? LayoutPlacement(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  /// The explicit position of a guide in the container of an element.
  package func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    around element: any LayoutElement
  ) -> CGFloat? {
    var cache: Void = ()
    return explicitAlignment(
      of: key, in: bounds, proposal: proposal, subviews: LayoutSubviews([element]), cache: &cache)
  }
}
