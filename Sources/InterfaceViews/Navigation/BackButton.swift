import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The button that leads back: a sign, and the title of the page below where there is room for it.
struct BackButton: View {
  /// The title of the page below.
  let title: Text?
  let action: @MainActor () -> Void

  /// How wide a title may be, in points: beyond that the button says only what it does.
  private static let widestTitle: CGFloat = 130

  var body: some View {
    Button(action: action) {
      HStack(spacing: 5) {
        ControlGlyph(sign: .chevronBackward, size: 19, weight: 2.5)
          .frame(width: 12)
          .flipsForRightToLeftLayoutDirection(true)
        OfferedWidth(width: Self.widestTitle) {
          ViewThatFits(in: .horizontal) {
            title ?? Text("Back")
            Text("Back")
          }
        }
      }
      .font(.body)
      .lineLimit(1)
      .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(title ?? Text("Back"))
    .accessibilityIdentifier("BackButton")
    .padding(.leading, -8)
  }
}

/// Offers a view a width, whatever room there is.
private struct OfferedWidth: Layout {
  /// In points.
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width, height: proposal.height)
  }
}
