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
      optional("selection", .tags, "The tags of the selected rows; absent: none can be selected.")
    ) { selection in
      { content in
        guard let selection else { return AnyView(List { content }) }
        return AnyView(List(selection: .constant(Set(selection))) { content })
      }
    },
    .container("Form", "Controls in rows, on plates.") {
      { content in AnyView(Form { content }) }
    },
    .container(
      "TabView", "Views of which one shows, with a bar to choose among them.",
      optional("selection", .string, "The tag of the view that shows; absent: the first.")
    ) { selection in
      { content in
        AnyView(TabView(selection: selection.map { .constant($0) }) { content })
      }
    },
    .container("NavigationStack", "A view under a bar with its title.") {
      { content in AnyView(NavigationStack { content }) }
    },
    .container(
      "NavigationLink", "Something that leads on: in a list with a sign at its end.",
      group: .controls,
      optional("title", .string, "The label; absent: the views inside.")
    ) { title in
      { content in
        AnyView(
          NavigationLink(destination: EmptyView()) { ControlLabel(title, content) })
      }
    },
    .container(
      "LabeledContent", "Views, or a text, with a label.", group: .controls,
      required("title", .string, "The label."),
      optional("value", .string, "The text; absent: the views inside.")
    ) { title, value in
      { content in AnyView(LabeledContent(title) { ControlLabel(value, content) }) }
    },
    .container(
      "GroupBox", "Views on a plate with a label.", group: .controls,
      optional("title", .string, "The label.")
    ) { title in
      { content in
        AnyView(
          GroupBox(content: { content }, label: { ControlLabel(title, AnyView(EmptyView())) }))
      }
    },
    .container(
      "DisclosureGroup", "Views under a label that shows or hides them.", group: .controls,
      required("title", .string, "The label."),
      defaulted("isExpanded", .bool, false, "Whether they show.")
    ) { title, isExpanded in
      { content in
        AnyView(DisclosureGroup(title, isExpanded: .constant(isExpanded)) { content })
      }
    },
    .container(
      "Menu", "Something that opens a menu, closed: its label in the button style around.",
      group: .controls,
      optional("title", .string, "The label; absent: the views inside.")
    ) { title in
      { content in
        AnyView(Menu(content: { EmptyView() }, label: { ControlLabel(title, content) }))
      }
    },
    .container(
      "Link", "Something that leads to an address: its label in the button style around.",
      group: .controls,
      optional("title", .string, "The label; absent: the views inside.")
    ) { title in
      { content in AnyView(Button(action: {}, label: { ControlLabel(title, content) })) }
    },
    .leaf(
      "Stepper", "A value to raise and to lower: a label with two buttons.",
      required("title", .string, "The label."), group: .controls
    ) { title in { AnyView(Stepper(title, value: .constant(0))) } },
    .leaf(
      "ProgressView", "How far something has come: a bar; or that it goes on: spokes.",
      optional("value", .number, "How far; absent: it goes on."),
      defaulted("total", .positive, 1, "The value at the end."),
      optional("title", .string, "The label."),
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
      optional("title", .string, "The label."),
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
      required("title", .string, "What stands for the text while there is none."),
      defaulted("text", .string, "", "The text."), group: .controls
    ) { title, text in { AnyView(TextField(title, text: .constant(text))) } },
    .leaf(
      "SecureField", "A line of text that is not to be read: a dot for each letter.",
      required("title", .string, "What stands for the text while there is none."),
      defaulted("text", .string, "", "The text."), group: .controls
    ) { title, text in { AnyView(SecureField(title, text: .constant(text))) } },
    .leaf(
      "TextEditor", "Several lines of text to write.",
      defaulted("text", .string, "", "The text."), group: .controls
    ) { text in { AnyView(TextEditor(text: .constant(text))) } },
    .leaf(
      "DatePicker", "A date to choose: its parts on plates, closed.",
      required("title", .string, "The label."),
      required("date", .date, "The date and time."),
      defaulted("displayedComponents", .dateComponents, "all", "What of it shows."),
      group: .controls
    ) { title, date, components in
      {
        AnyView(DatePicker(title, selection: .constant(date), displayedComponents: components))
      }
    },
    .leaf(
      "ColorPicker", "A colour to choose: a disc of it, closed.",
      required("title", .string, "The label."),
      required("color", .color, "The colour."), group: .controls
    ) { title, color in { AnyView(ColorPicker(title, selection: .constant(color))) } },
  ]
}

extension ValueType where Value == [String] {
  /// The tags of views.
  static let tags = ValueType.array(.string, "an array of tags")
}
