import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// A picker whose options are known.
struct PickerBody: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.menuIndicatorVisibility) private var indicator
  let look: _PickerLook
  let label: AnyView
  let options: SubviewsCollection
  let chosen: Int?
  /// Takes the option of a number.
  let choose: @MainActor (Int) -> Void

  var body: some View {
    switch look {
    case .segmented: SegmentedPickerBody(options: options, chosen: chosen, choose: choose)
    case .menu, .automatic: row(.chevronUpDown)
    case .link: row(.chevronForward)
    case .inline: InlinePickerBody(options: options, chosen: chosen, choose: choose)
    case .wheel: WheelPickerBody(options: options, chosen: chosen)
    }
  }

  @ViewBuilder private func row(_ sign: ControlGlyph.Sign) -> some View {
    let value = HStack(spacing: 6) {
      if let chosen { options[chosen] }
      if indicator != .hidden || sign != .chevronUpDown {
        ControlGlyph(sign: sign, size: 12, weight: 1.75)
      }
    }
    if isInList, !hidesLabels {
      LabeledRow(label: { label.controlForeground(Color.primary) }, value: { value })
    } else {
      value
    }
  }
}

/// All options above each other, with lines between them and a mark at the chosen one.
private struct InlinePickerBody: View {
  let options: SubviewsCollection
  let chosen: Int?
  let choose: @MainActor (Int) -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach(options.numbered) { option in
        let index = option.index
        HStack(spacing: 8) {
          option.subview
          Spacer(minLength: 8)
          if index == chosen {
            ControlGlyph(sign: .checkmark, size: 14, weight: 2.25).foregroundStyle(.tint)
          }
        }
        .frame(minHeight: 22)
        .padding(.vertical, 11)
        .overlay(alignment: .bottom) {
          if index + 1 < options.count { Hairline() }
        }
        .contentShape(Rectangle())
        .onPress { choose(index) }
        .control(.radio, value: Text(verbatim: index == chosen ? "1" : "0"))
      }
    }
  }
}

/// Options on a wheel of 216 points, those beside the chosen one paler and flatter.
///
/// Source: Apple, `UIPickerView`: its height, rows of 32 points, a plate of 34 with corners of 8.
private struct WheelPickerBody: View {
  let options: SubviewsCollection
  let chosen: Int?

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color.tertiarySystemFill).frame(height: 34)
        .padding(.horizontal, 9)
      ForEach(shown, id: \.self) { index in
        let angle = Double(index - (chosen ?? 0)) * 20
        options[index]
          .scaleEffect(x: 1, y: cos(angle * .pi / 180))
          .opacity(index == chosen ? 1 : max(0.5 - abs(angle) / 250, 0.1))
          .offset(y: 98 * sin(angle * .pi / 180))
      }
    }
    .frame(maxWidth: .infinity, minHeight: 216, maxHeight: 216)
  }

  /// What is on the near side of the wheel.
  private var shown: [Int] {
    let middle = chosen ?? 0
    return options.indices.filter { abs($0 - middle) <= 4 }
  }
}
