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
        WidestThatFits(width: Self.widestTitle) {
          title ?? Text("Back")
          Text("Back")
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

/// The first of two views, or the second one where that is too wide.
private struct WidestThatFits: Layout {
  /// In points.
  let width: CGFloat

  private func chosen(_ subviews: Subviews) -> LayoutSubview? {
    subviews.first { $0.sizeThatFits(.unspecified).width <= width } ?? subviews.last
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    chosen(subviews)?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    chosen(subviews)?.place(at: bounds.origin, proposal: .unspecified)
  }
}
