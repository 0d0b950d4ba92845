import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import ViewLayout
import ViewTree

extension ViewTable {
  static let controls: [ViewEntry] = [
    .container(
      "Button", "Something to press: its label in the button style around.", group: .controls,
      optional("title", .writtenText, "The label; absent: the views inside."),
      optional("role", .buttonRole, "What the button does, for those who read it."),
      optional("action", .action, "What happens when it is pressed.")
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
      "Toggle", "Something that is on or off: a label with a switch.", group: .controls,
      optional("title", .writtenText, "The label; absent: the views inside."),
      defaulted("isOn", .boundBool, false, "Whether it is on.")
    ) { title, isOn in
      { content in
        isOn.control { isOn in AnyView(Toggle(isOn: isOn) { ControlLabel(title, content) }) }
      }
    },
    .leaf(
      "Slider", "A value in a range: a track with a knob.",
      required("value", .boundNumber, "The value."),
      defaulted("minimum", .number, 0, "The value at the leading end."),
      defaulted("maximum", .number, 1, "The value at the trailing end."),
      optional("minimumValueLabel", .content, "The views at the leading end."),
      optional("maximumValueLabel", .content, "The views at the trailing end."),
      optional("step", .positive, "The distance between values; absent: all are there."),
      optional("title", .writtenText, "The label, for those who do not see it."),
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
      "Picker", "One of several values: each view inside has a \"tag\".", group: .controls,
      optional("title", .writtenText, "The label."),
      optional("selection", .boundString, "The tag of the chosen view.")
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
      optional("systemImage", .symbol, "The name of a symbol, in place of views."),
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
      "Section", "Views that belong together, with a header and a footer.",
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
      "Grid", "Views in rows and columns; a view that is in no GridRow spans the grid.",
      defaulted("alignment", .alignment, "center", "How views are aligned in their places."),
      optional("horizontalSpacing", .length, "The room between columns; absent: the usual one."),
      optional("verticalSpacing", .length, "The room between rows; absent: the usual one.")
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
      optional("alignment", .verticalAlignment, "How the cells of the row are aligned.")
    ) { alignment in
      { content in AnyView(GridRow(alignment: alignment) { content }) }
    },
    .container(
      "LazyVGrid", "Views in columns, row after row.",
      required("columns", .gridItems, "The columns."),
      defaulted("alignment", .horizontalAlignment, "center", "Where the columns stand."),
      optional("spacing", .length, "The room between rows in points; absent: 8.")
    ) { columns, alignment, spacing in
      { content in
        AnyView(LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { content })
      }
    },
    .container(
      "LazyHGrid", "Views in rows, column after column.",
      required("rows", .gridItems, "The rows."),
      defaulted("alignment", .verticalAlignment, "center", "Where the rows stand."),
      optional("spacing", .length, "The room between columns in points; absent: 8.")
    ) { rows, alignment, spacing in
      { content in
        AnyView(LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { content })
      }
    },
    .container(
      "LazyVStack", "Views above each other, as wide as what is around.",
      defaulted("alignment", .horizontalAlignment, "center", "How the views are aligned."),
      optional("spacing", .length, "The room between views in points; absent: the usual one.")
    ) { alignment, spacing in
      { content in AnyView(LazyVStack(alignment: alignment, spacing: spacing) { content }) }
    },
    .container(
      "LazyHStack", "Views side by side, as high as what is around.",
      defaulted("alignment", .verticalAlignment, "center", "How the views are aligned."),
      optional("spacing", .length, "The room between views in points; absent: the usual one.")
    ) { alignment, spacing in
      { content in AnyView(LazyHStack(alignment: alignment, spacing: spacing) { content }) }
    },
    .container(
      "ViewThatFits", "The first of the views inside that fits.",
      defaulted("in", .axes, "all", "The axes along which it must fit.")
    ) { axes in
      { content in AnyView(ViewThatFits(in: axes) { content }) }
    },
    .container(
      "ScrollView", "A window on views that may be larger, at its start.",
      defaulted("axes", .axes, "vertical", "The axes along which they may be larger.")
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
