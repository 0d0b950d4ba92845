import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// A row of a list, and the line at its lower edge.
///
/// The line goes from the row's guide for it, or else from the first text inside, to the other guide, or else to the
/// edge.
///
/// Source: Apple, `HorizontalAlignment.listRowSeparatorLeading`, and lists since iOS 16, which line up with texts.
struct LinedRow: Layout {
  /// Where the line begins under a row that has neither a guide nor a text, in points.
  let inset: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let row = subviews.first else { return }
    row.place(at: bounds.origin, proposal: proposal)
    guard subviews.count > 1 else { return }
    let guides = row.dimensions(in: proposal)
    let start =
      guides[explicit: HorizontalAlignment.listRowSeparatorLeading]
      ?? guides[explicit: HorizontalAlignment.firstText] ?? inset
    let end = guides[explicit: HorizontalAlignment.listRowSeparatorTrailing] ?? bounds.width
    subviews[1].place(
      at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
      proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
  }
}

extension View {
  /// Has no text inside say where the line under a row begins: it begins with the view.
  func hidingTextGuide() -> some View { alignmentGuide(.firstText) { _ in 0 } }
}
