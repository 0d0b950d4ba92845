import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// Options side by side, all of one width, the chosen one on a light plate.
///
/// Source: Apple, `UISegmentedControl`: 32 points high, plates 2 points inside, 13-point letters.
struct SegmentedPickerBody: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  let options: SubviewsCollection
  let chosen: Int?
  let choose: @MainActor (Int) -> Void

  var body: some View {
    SegmentsLayout {
      ForEach(options.numbered) { option in
        option.subview
          .padding(.horizontal, 10)
          .frame(maxWidth: .infinity, minHeight: 32)
          .background { plate(at: option.index) }
          .overlay(alignment: .leading) { separator(before: option.index) }
          .contentShape(Rectangle())
          .onPress { choose(option.index) }
          .control(.radio, value: Text(verbatim: option.index == chosen ? "1" : "0"))
      }
    }
    .frame(height: 32)
    .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 9))
    .opacity(isEnabled ? 1 : 0.5)
  }

  @ViewBuilder private func plate(at index: Int) -> some View {
    if index == chosen {
      RoundedRectangle(cornerRadius: 7)
        .fill(colorScheme == .dark ? Color.systemGray2 : Color.white)
        .modifier(ControlShadow(radius: 2, shift: CGSize(width: 0, height: 1.5), opacity: 0.12))
        .padding(2)
    }
  }

  @ViewBuilder private func separator(before index: Int) -> some View {
    if index > 0, index != chosen, index - 1 != chosen {
      Color.separator.frame(width: 1, height: 16).offset(x: -0.5)
    }
  }
}

/// Subviews side by side, all as wide as the widest, or as the width offered allows.
private struct SegmentsLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = ideal.map(\.width).max() ?? 0
    let height = ideal.map(\.height).max() ?? 0
    let width = proposal.width ?? widest * CGFloat(subviews.count)
    return CGSize(width: max(width, 0), height: proposal.height ?? height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
