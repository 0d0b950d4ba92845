import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
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
    SegmentsLayout(chosen: chosen) {
      if chosen != nil { plate.layoutValue(key: IsPlateKey.self, value: true) }
      ForEach(options.numbered) { option in
        option.subview
          .padding(.horizontal, 10)
          .frame(maxWidth: .infinity, minHeight: 32)
          .overlay(alignment: .leading) { separator(before: option.index) }
          .contentShape(Rectangle())
          .onPress { choose(option.index) }
          .control(.radio, value: Text(verbatim: option.index == chosen ? "1" : "0"))
      }
    }
    .animation(.easeInOut(duration: Self.duration), value: chosen)
    .frame(height: 32)
    .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 9))
    .opacity(isEnabled ? 1 : 0.5)
    .hidingTextGuide()
  }

  /// How long the plate takes from one option to another, in seconds.
  ///
  /// Source: chosen, by the look of Apple's systems.
  private static let duration = 0.25

  private var plate: some View {
    RoundedRectangle(cornerRadius: 7)
      .fill(colorScheme == .dark ? Color.systemGray2 : Color.white)
      .modifier(ControlShadow(radius: 2, shift: CGSize(width: 0, height: 1.5), opacity: 0.12))
      .padding(2)
  }

  @ViewBuilder private func separator(before index: Int) -> some View {
    if index > 0, index != chosen, index - 1 != chosen {
      Color.separator.frame(width: 1, height: 16).offset(x: -0.5)
    }
  }
}

private enum IsPlateKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Subviews side by side, all as wide as the widest, or as the width offered allows, and a plate behind one of them.
private struct SegmentsLayout: Layout {
  /// The subview with the plate.
  let chosen: Int?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let segments = subviews.filter { !$0[IsPlateKey.self] }
    let ideal = segments.map { $0.sizeThatFits(.unspecified) }
    let widest = ideal.map(\.width).max() ?? 0
    let height = ideal.map(\.height).max() ?? 0
    let width = proposal.width ?? widest * CGFloat(segments.count)
    return CGSize(width: max(width, 0), height: proposal.height ?? height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let segments = subviews.filter { !$0[IsPlateKey.self] }
    let width = bounds.width / CGFloat(max(segments.count, 1))
    func place(_ subview: LayoutSubview, at index: Int) {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
    for (index, segment) in segments.enumerated() { place(segment, at: index) }
    if let chosen, let plate = subviews.first(where: { $0[IsPlateKey.self] }) {
      place(plate, at: chosen)
    }
  }
}
