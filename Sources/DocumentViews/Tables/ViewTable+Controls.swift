import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import ViewLayout
import ViewTree

extension ViewTable {
  static let controls: [ViewEntry] = [
    .container(
      "Button", "A button, drawn in the current button style.", group: .controls,
      optional("title", .writtenText, "The label; absent: the children."),
      optional("role", .buttonRole, "The semantic role of the button."),
      optional("action", .action, "The action when the button is pressed.")
    ) { title, role, action in
      { content in
        guard let action else {
          return AnyView(Button(role: role, action: {}, label: { ControlLabel(title, content) }))
        }
        return AnyView(
          ActingView(action: action) { act in
            Button(role: role, action: act, label: { ControlLabel(title, content) })
          })
      }
    },
    .container(
      "Toggle", "A control to switch between on and off.", group: .controls,
      optional("title", .writtenText, "The label; absent: the children."),
      defaulted("isOn", .boundBool, false, "Whether it is on.")
    ) { title, isOn in
      { content in
        isOn.control { isOn in AnyView(Toggle(isOn: isOn) { ControlLabel(title, content) }) }
      }
    },
    .leaf(
      "Slider", "A control to select a value in a range.",
      required("value", .boundNumber, "The value."),
      defaulted("minimum", .number, 0, "The value at the leading end."),
      defaulted("maximum", .number, 1, "The value at the trailing end."),
      optional("minimumValueLabel", .content, "The views at the leading end."),
      optional("maximumValueLabel", .content, "The views at the trailing end."),
      optional("step", .positive, "The distance between values; absent: continuous."),
      optional("title", .writtenText, "The accessibility label."),
      group: .controls
    ) { value, minimum, maximum, first, last, step, title in
      let bounds = min(minimum, maximum)...max(minimum, maximum)
      return {
        value.edited { value, edit in
          guard let step else {
            return AnyView(
              Slider(
                value: value, in: bounds, label: { ControlLabel(title, AnyView(EmptyView())) },
                minimumValueLabel: { Slot(first) }, maximumValueLabel: { Slot(last) },
                onEditingChanged: { isOn in MainActor.assumeIsolated { edit(isOn) } }))
          }
          return AnyView(
            Slider(
              value: value, in: bounds, step: step,
              label: { ControlLabel(title, AnyView(EmptyView())) },
              minimumValueLabel: { Slot(first) }, maximumValueLabel: { Slot(last) },
              onEditingChanged: { isOn in MainActor.assumeIsolated { edit(isOn) } }))
        }
      }
    },
    .container(
      "Picker", "A control to select one of several values; each child has a \"tag\".",
      group: .controls,
      optional("title", .writtenText, "The label."),
      optional("selection", .boundString, "The tag of the selected view.")
    ) { title, selection in
      { content in
        guard let selection else {
          return AnyView(Picker(title ?? "", selection: .constant(String?.none)) { content })
        }
        return selection.optional.control { selection in
          AnyView(Picker(title ?? "", selection: selection) { content })
        }
      }
    },
    .leaf(
      "Label", "A title with an icon.",
      required("title", .writtenText, "The title."),
      optional("icon", .content, "The views of the icon."),
      optional("systemImage", .symbol, "The name of a symbol, instead of views."),
      group: .controls
    ) { title, icon, symbol in
      {
        if let symbol { return AnyView(Label(title, systemImage: symbol)) }
        return AnyView(Label(title: { Text(verbatim: title) }, icon: { Slot(icon) }))
      }
    },
  ]

  static let moreContainers: [ViewEntry] = [
    .container(
      "Section", "A group of views with a header and a footer.",
      optional("title", .writtenText, "The header, as text."),
      optional("header", .content, "The header, instead of a title."),
      optional("footer", .content, "The footer.")
    ) { title, header, footer in
      { content in
        AnyView(
          Section(
            content: { content },
            header: { ControlLabel(title, header.map { $0.view } ?? AnyView(EmptyView())) },
            footer: { Slot(footer) }))
      }
    },
    .container(
      "Grid", "Views in rows and columns; a view outside a GridRow spans the grid.",
      defaulted("alignment", .alignment, "center", "The alignment of views in their cells."),
      optional(
        "horizontalSpacing", .length, "The spacing between columns in points; absent: the default."),
      optional(
        "verticalSpacing", .length, "The spacing between rows in points; absent: the default.")
    ) { alignment, horizontal, vertical in
      { content in
        AnyView(
          Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
            content
          })
      }
    },
    .container(
      "GridRow", "A row of a Grid: a cell for each view.",
      optional("alignment", .verticalAlignment, "The vertical alignment of the cells in the row.")
    ) { alignment in
      { content in AnyView(GridRow(alignment: alignment) { content }) }
    },
    .container(
      "LazyVGrid", "Views in columns, row after row.",
      required("columns", .gridItems, "The columns."),
      defaulted("alignment", .horizontalAlignment, "center", "The alignment of the columns."),
      optional("spacing", .length, "The spacing between rows in points; absent: 8.")
    ) { columns, alignment, spacing in
      { content in
        AnyView(LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { content })
      }
    },
    .container(
      "LazyHGrid", "Views in rows, column after column.",
      required("rows", .gridItems, "The rows."),
      defaulted("alignment", .verticalAlignment, "center", "The alignment of the rows."),
      optional("spacing", .length, "The spacing between columns in points; absent: 8.")
    ) { rows, alignment, spacing in
      { content in
        AnyView(LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { content })
      }
    },
    .container(
      "LazyVStack", "Views in a vertical line, as wide as the container.",
      defaulted("alignment", .horizontalAlignment, "center", "The alignment of the views."),
      optional("spacing", .length, "The spacing between views in points; absent: the default.")
    ) { alignment, spacing in
      { content in AnyView(LazyVStack(alignment: alignment, spacing: spacing) { content }) }
    },
    .container(
      "LazyHStack", "Views in a horizontal line, as high as the container.",
      defaulted("alignment", .verticalAlignment, "center", "The alignment of the views."),
      optional("spacing", .length, "The spacing between views in points; absent: the default.")
    ) { alignment, spacing in
      { content in AnyView(LazyHStack(alignment: alignment, spacing: spacing) { content }) }
    },
    .container(
      "ViewThatFits", "The first child that fits.",
      defaulted("in", .axes, "all", "The axes along which the child must fit.")
    ) { axes in
      { content in AnyView(ViewThatFits(in: axes) { content }) }
    },
    .container(
      "ScrollView", "A scrollable view, drawn at its initial position.",
      defaulted("axes", .axes, "vertical", "The scrollable axes.")
    ) { axes in
      { content in AnyView(ScrollView(axes) { content }) }
    },
  ]
}

/// The label of a control: a title, or views.
struct ControlLabel: View {
  private let title: String?
  private let content: AnyView

  init(_ title: String?, _ content: AnyView) {
    self.title = title
    self.content = content
  }

  var body: some View {
    if let title { Text(verbatim: title) }
    content
  }
}

/// Views that may be absent.
struct Slot: View {
  private let content: Content?

  init(_ content: Content?) { self.content = content }

  var body: some View {
    if let content { content.view }
  }
}
