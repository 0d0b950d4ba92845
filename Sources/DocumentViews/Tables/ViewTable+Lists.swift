import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

extension ViewTable {
  static let lists: [ViewEntry] = [
    .container(
      "List", "Rows of views in sections, on a background.",
      optional(
        "selection", .boundTags, "The tags of the selected rows; absent: no selection.")
    ) { selection in
      { content in
        guard let selection else { return AnyView(List { content }) }
        return selection.control { selection in
          AnyView(List(selection: selection) { content })
        }
      }
    },
    .container("Form", "Controls in grouped rows.") {
      { content in AnyView(Form { content }) }
    },
    .container(
      "TabView", "Several views, one of them visible, with a tab bar to switch between them.",
      optional("selection", .boundString, "The tag of the visible view; absent: the first view.")
    ) { selection in
      { content in
        guard let selection else {
          return AnyView(TabView(selection: Binding<String>?.none) { content })
        }
        return selection.control { selection in AnyView(TabView(selection: selection) { content }) }
      }
    },
    .container("NavigationStack", "A view with a navigation bar.") {
      { content in AnyView(NavigationStack { content }) }
    },
    .container(
      "NavigationLink", "A link to a destination, with a disclosure indicator in lists.",
      group: .controls,
      optional("title", .writtenText, "The label; absent: the children.")
    ) { title in
      { content in
        AnyView(
          NavigationLink(destination: EmptyView()) { ControlLabel(title, content) })
      }
    },
    .container(
      "LabeledContent", "Views or a text with a label.", group: .controls,
      required("title", .writtenText, "The label."),
      optional("value", .string, "The text; absent: the children.")
    ) { title, value in
      { content in AnyView(LabeledContent(title) { ControlLabel(value, content) }) }
    },
    .container(
      "GroupBox", "Views on a rounded background with a label.", group: .controls,
      optional("title", .writtenText, "The label.")
    ) { title in
      { content in
        AnyView(
          GroupBox(content: { content }, label: { ControlLabel(title, AnyView(EmptyView())) }))
      }
    },
    .container(
      "DisclosureGroup", "Views under a label that shows or hides them.", group: .controls,
      required("title", .writtenText, "The label."),
      defaulted("isExpanded", .boundBool, false, "Whether the group is expanded.")
    ) { title, isExpanded in
      { content in
        isExpanded.control { isExpanded in
          AnyView(DisclosureGroup(title, isExpanded: isExpanded) { content })
        }
      }
    },
    .container(
      "Menu", "A menu button, drawn in the current button style.",
      group: .controls,
      optional("title", .writtenText, "The label; absent: the children.")
    ) { title in
      { content in
        AnyView(Menu(content: { EmptyView() }, label: { ControlLabel(title, content) }))
      }
    },
    .container(
      "Link", "A link to a URL, drawn in the current button style.",
      group: .controls,
      optional("title", .writtenText, "The label; absent: the children.")
    ) { title in
      { content in AnyView(Button(action: {}, label: { ControlLabel(title, content) })) }
    },
    .leaf(
      "Stepper", "A control to increase and decrease a value.",
      required("title", .writtenText, "The label."),
      defaulted("value", .boundNumber, 0, "The value."),
      optional("minimum", .number, "The minimum value; absent: unlimited."),
      optional("maximum", .number, "The maximum value; absent: unlimited."),
      defaulted("step", .positive, 1, "The amount to add or subtract."),
      group: .controls
    ) { title, value, minimum, maximum, step in
      let (lower, upper) = (
        minimum ?? -.greatestFiniteMagnitude, maximum ?? .greatestFiniteMagnitude
      )
      return {
        value.control { value in
          guard minimum != nil || maximum != nil else {
            return AnyView(Stepper(title, value: value, step: step))
          }
          return AnyView(
            Stepper(title, value: value, in: min(lower, upper)...max(lower, upper), step: step))
        }
      }
    },
    .leaf(
      "ProgressView", "The progress of a task: a bar, or a spinner for indeterminate progress.",
      optional("value", .number, "The current value; absent: indeterminate."),
      defaulted("total", .positive, 1, "The maximum value."),
      optional("title", .writtenText, "The label."),
      optional("currentValueLabel", .content, "The label of the current value."),
      group: .controls
    ) { value, total, title, current in
      {
        AnyView(
          ProgressView(
            value: value, total: total,
            label: { ControlLabel(title, AnyView(EmptyView())) },
            currentValueLabel: { Slot(current) }))
      }
    },
    .leaf(
      "Gauge", "A value in a range, on a scale.",
      required("value", .number, "The value."),
      defaulted("minimum", .number, 0, "The value at the start."),
      defaulted("maximum", .number, 1, "The maximum value."),
      optional("title", .writtenText, "The label."),
      optional("currentValueLabel", .string, "The label of the current value."),
      optional("minimumValueLabel", .string, "The label of the minimum."),
      optional("maximumValueLabel", .string, "The label of the maximum."),
      group: .controls
    ) { value, minimum, maximum, title, current, first, last in
      {
        AnyView(
          Gauge(
            value: value, in: min(minimum, maximum)...max(minimum, maximum),
            label: { ControlLabel(title, AnyView(EmptyView())) },
            currentValueLabel: { ControlLabel(current, AnyView(EmptyView())) },
            minimumValueLabel: { ControlLabel(first, AnyView(EmptyView())) },
            maximumValueLabel: { ControlLabel(last, AnyView(EmptyView())) }))
      }
    },
    .leaf(
      "TextField",
      "A single-line text field: the text, or the title in gray while the text is empty.",
      required("title", .writtenText, "The placeholder while the text is empty."),
      defaulted("text", .boundString, "", "The text."), group: .controls
    ) { title, text in
      { text.control(isTyped: true) { text in AnyView(TextField(title, text: text)) } }
    },
    .leaf(
      "SecureField", "A text field for secrets: a dot for each letter.",
      required("title", .writtenText, "The placeholder while the text is empty."),
      defaulted("text", .boundString, "", "The text."), group: .controls
    ) { title, text in
      { text.control(isTyped: true) { text in AnyView(SecureField(title, text: text)) } }
    },
    .leaf(
      "TextEditor", "A multiline text editor.",
      defaulted("text", .boundString, "", "The text."), group: .controls
    ) { text in { text.control(isTyped: true) { text in AnyView(TextEditor(text: text)) } } },
    .leaf(
      "DatePicker", "A control to select a date and time, drawn collapsed.",
      required("title", .writtenText, "The label."),
      required("date", .boundDate, "The date and time."),
      defaulted("displayedComponents", .dateComponents, "all", "The visible components."),
      group: .controls
    ) { title, date, components in
      {
        date.control { date in
          AnyView(DatePicker(title, selection: date, displayedComponents: components))
        }
      }
    },
    .leaf(
      "ColorPicker", "A control to select a color, drawn collapsed.",
      required("title", .writtenText, "The label."),
      required("color", .boundColor, "The color."), group: .controls
    ) { title, color in
      { color.control { color in AnyView(ColorPicker(title, selection: color)) } }
    },
  ]
}

extension ValueType where Value == Bound<Set<String>> {
  /// The tags of views; in the document they stand in the order of the alphabet.
  static let boundTags = ValueType.bound(ValueType<[String]>.tags.map { Set($0) }) { tags in
    .array(tags.sorted().map { .string($0) })
  }
}

extension ValueType where Value == [String] {
  /// The tags of views.
  fileprivate static let tags = ValueType.array(.string, "an array of tags")
}
