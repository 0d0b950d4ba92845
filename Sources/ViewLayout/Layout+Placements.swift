package import Foundation
import VectorGeometry

extension Layout {
  /// Where the layout puts each subview, without telling the elements.
  ///
  /// A subview that the layout does not place is centered and offered the whole proposal.
  package func placements(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> [LayoutPlacement] {
    let recorder = PlacementRecorder(count: subviews.count)
    placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.recording(in: recorder), cache: &cache)
    let centered = LayoutPlacement(
      position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    return recorder.placements(subviews.count).map { $0 ?? centered }
  }

  /// The explicit position of a guide by its key.
  package func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  /// The subviews' explicit values of a guide, combined at the places where they are put.
  func combinedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard key.leavesContainers, !subviews.isEmpty else { return nil }
    let places = placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.combineExplicit(
      zip(subviews, places).map { subview, place in
        subview.explicitAlignment(of: key, placed: place)
      })
  }
}

extension LayoutSubview {
  /// The subview's explicit value of a guide in the coordinates of its container's bounds.
  func explicitAlignment(of key: AlignmentKey, placed place: LayoutPlacement) -> CGFloat? {
    let dimensions = dimensions(in: place.proposal)
    guard let value = dimensions[explicit: key] else { return nil }
    return place.frame(of: dimensions.size).origin[key.axis] + value
  }
}
