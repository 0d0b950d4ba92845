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
      "List", "Rows of views in sections, on their ground.",
      optional(
        "selection", .boundTags, "The tags of the selected rows; absent: none can be selected.")
    ) { selection in
      { content in
        guard let selection else { return AnyView(List { content }) }
        return selection.control { selection in
          AnyView(List(selection: selection) { content })
        }
      }
    },
    .container("Form", "Controls in rows, on plates.") {
      { content in AnyView(Form { content }) }
    },
    .container(
      "TabView", "Views of which one shows, with a bar to choose among them.",
      optional("selection", .boundString, "The tag of the view that shows; absent: the first.")
    ) { selection in
      { content in
        guard let selection else {
          return AnyView(TabView(selection: Binding<String>?.none) { content })
        }
        return selection.control { selection in AnyView(TabView(selection: selection) { content }) }
      }
    },
    .container("NavigationStack", "A view under a bar with its title.") {
      { content in AnyView(NavigationStack { content }) }
    },
    .container(
      "NavigationLink", "Something that leads on: in a list with a sign at its end.",
      group: .controls,
      optional("title", .writtenText, "The label; absent: the views inside.")
    ) { title in
      { content in
        AnyView(
          NavigationLink(destination: EmptyView()) { ControlLabel(title, content) })
      }
    },
    .container(
      "LabeledContent", "Views, or a text, with a label.", group: .controls,
      required("title", .writtenText, "The label."),
      optional("value", .string, "The text; absent: the views inside.")
    ) { title, value in
      { content in AnyView(LabeledContent(title) { ControlLabel(value, content) }) }
    },
    .container(
      "GroupBox", "Views on a plate with a label.", group: .controls,
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
      defaulted("isExpanded", .boundBool, false, "Whether they show.")
    ) { title, isExpanded in
      { content in
        isExpanded.control { isExpanded in
          AnyView(DisclosureGroup(title, isExpanded: isExpanded) { content })
        }
      }
    },
    .container(
      "Menu", "Something that opens a menu, closed: its label in the button style around.",
      group: .controls,
      optional("title", .writtenText, "The label; absent: the views inside.")
    ) { title in
      { content in
        AnyView(Menu(content: { EmptyView() }, label: { ControlLabel(title, content) }))
      }
    },
    .container(
      "Link", "Something that leads to an address: its label in the button style around.",
      group: .controls,
      optional("title", .writtenText, "The label; absent: the views inside.")
    ) { title in
      { content in AnyView(Button(action: {}, label: { ControlLabel(title, content) })) }
    },
    .leaf(
      "Stepper", "A value to raise and to lower: a label with two buttons.",
      required("title", .writtenText, "The label."),
      defaulted("value", .boundNumber, 0, "The value."),
      optional("minimum", .number, "The least value; absent: there is none."),
      optional("maximum", .number, "The greatest value; absent: there is none."),
      defaulted("step", .positive, 1, "How much the buttons add or take away."),
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
      "ProgressView", "How far something has come: a bar; or that it goes on: spokes.",
      optional("value", .number, "How far; absent: it goes on."),
      defaulted("total", .positive, 1, "The value at the end."),
      optional("title", .writtenText, "The label."),
      optional("currentValueLabel", .content, "The views that tell the value."),
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
      "Gauge", "A value within a range, on a scale.",
      required("value", .number, "The value."),
      defaulted("minimum", .number, 0, "The value at the start."),
      defaulted("maximum", .number, 1, "The value at the end."),
      optional("title", .writtenText, "The label."),
      optional("currentValueLabel", .string, "The label of the value."),
      optional("minimumValueLabel", .string, "The label of the start."),
      optional("maximumValueLabel", .string, "The label of the end."),
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
      "TextField", "A line of text to write: the text, or else the title in gray.",
      required("title", .writtenText, "What stands for the text while there is none."),
      defaulted("text", .boundString, "", "The text."), group: .controls
    ) { title, text in
      { text.control(isTyped: true) { text in AnyView(TextField(title, text: text)) } }
    },
    .leaf(
      "SecureField", "A line of text that is not to be read: a dot for each letter.",
      required("title", .writtenText, "What stands for the text while there is none."),
      defaulted("text", .boundString, "", "The text."), group: .controls
    ) { title, text in
      { text.control(isTyped: true) { text in AnyView(SecureField(title, text: text)) } }
    },
    .leaf(
      "TextEditor", "Several lines of text to write.",
      defaulted("text", .boundString, "", "The text."), group: .controls
    ) { text in { text.control(isTyped: true) { text in AnyView(TextEditor(text: text)) } } },
    .leaf(
      "DatePicker", "A date to choose: its parts on plates, closed.",
      required("title", .writtenText, "The label."),
      required("date", .boundDate, "The date and time."),
      defaulted("displayedComponents", .dateComponents, "all", "What of it shows."),
      group: .controls
    ) { title, date, components in
      {
        date.control { date in
          AnyView(DatePicker(title, selection: date, displayedComponents: components))
        }
      }
    },
    .leaf(
      "ColorPicker", "A color to choose: a disc of it, closed.",
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
