import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// A picker whose options are known.
struct PickerBody: View {
  let look: _PickerLook
  let label: AnyView
  let options: SubviewsCollection
  let chosen: Int?
  /// Takes the option of a number.
  let choose: @MainActor (Int) -> Void
  /// All options once more, as the items of a menu or of a page.
  let items: AnyView

  var body: some View {
    switch look {
    case .segmented: SegmentedPickerBody(options: options, chosen: chosen, choose: choose)
    case .menu, .automatic:
      ClosedPicker(sign: .chevronUpDown, label: label, chosen: option, items: items)
    case .link: ClosedPicker(sign: .chevronForward, label: label, chosen: option, items: items)
    case .inline: InlinePickerBody(label: label, options: options, chosen: chosen, choose: choose)
    case .wheel:
      if !options.isEmpty {
        PickerWheel(
          range: 0...options.count - 1, chosen: chosen ?? 0, isMarked: chosen != nil,
          choose: choose
        ) { options[$0] }
        .hidingTextGuide()
      }
    }
  }

  private var option: Subview? { chosen.map { options[$0] } }
}

/// The chosen option with a sign, which opens a menu of all, or leads to a page with them.
private struct ClosedPicker: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.navigation) private var navigation
  @State private var isOpen = false
  @State private var probe = FrameProbe()
  @State private var link = PageLink()
  let sign: ControlGlyph.Sign
  let label: AnyView
  let chosen: Subview?
  let items: AnyView

  var body: some View {
    let open = prepare()
    row
      .contentShape(Rectangle())
      .onPress(open)
      .control(
        .popupButton, named: label, isValuedByContent: true, actions: [("press", open)]
      )
      .modifier(MenuPresenter(isOpen: $isOpen, probe: probe, items: items))
  }

  /// What happens when the picker is pressed.
  private func prepare() -> @MainActor () -> Void {
    guard sign == .chevronForward else { return { isOpen = true } }
    let (link, navigation) = (link, navigation)
    link.update(AnyView(PickerPage(label: label, items: items)))
    return { navigation?.show(link) }
  }

  @ViewBuilder private var row: some View {
    let value = HStack(spacing: 6) {
      if let chosen { chosen }
      if indicator != .hidden || sign != .chevronUpDown {
        ControlGlyph(sign: sign, size: 12, weight: 1.75)
      }
    }
    if isInList, !hidesLabels {
      LabeledRow(
        label: { label.environment(\.controlForeground, nil).accessibilityHidden(true) },
        value: { value })
    } else {
      value
    }
  }
}

/// The options of a picker as the items of a menu, with a mark at the chosen one.
struct PickerItems<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let content: Content

  var body: some View {
    Group(subviews: content.environment(\.pickerStyle, .automatic)) { options in
      ForEach(options) { option in
        let value = option.selectionValue(of: SelectionValue.self)
        Button {
          if let value { selection.wrappedValue = value }
        } label: {
          MarkedItem(isMarked: value == selection.wrappedValue) { option }
        }
      }
    }
  }
}

/// All options of a picker on a page of a stack; one that is chosen leads back.
private struct PickerPage: View {
  @Environment(\.dismiss) private var dismiss
  let label: AnyView
  let items: AnyView

  var body: some View {
    let dismiss = dismiss
    List {
      items.buttonStyle(PickerRowStyle()).environment(\.afterPress) { dismiss() }
    }
    .toolbar { ToolbarItem(placement: .principal) { label.font(.headline) } }
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// An option in a row of a list.
private struct PickerRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .controlForeground(Color.primary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// All options with a mark at the chosen one: in a list a row for each under one with the label, else on their own
/// with lines between them.
private struct InlinePickerBody: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels
  let label: AnyView
  let options: SubviewsCollection
  let chosen: Int?
  let choose: @MainActor (Int) -> Void

  var body: some View {
    if isInList {
      if !hidesLabels { label }
      ForEach(options.numbered) { row($0) }
    } else {
      VStack(spacing: 0) {
        ForEach(options.numbered) { option in
          row(option)
            .frame(minHeight: 22)
            .padding(.vertical, 11)
            .overlay(alignment: .bottom) { if option.index + 1 < options.count { Hairline() } }
        }
      }
    }
  }

  private func row(_ option: NumberedSubview) -> some View {
    HStack(spacing: 8) {
      option.subview
      Spacer(minLength: 8)
      if option.index == chosen {
        ControlGlyph(sign: .checkmark, size: 14, weight: 2.25).foregroundStyle(.tint)
      }
    }
    .contentShape(Rectangle())
    .onPress { choose(option.index) }
    .control(.radio, value: Text(verbatim: option.index == chosen ? "1" : "0"))
  }
}
