import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  static let lists: [ModifierEntry] = [
    .view(
      "navigationTitle", "Sets the title of a NavigationStack.", .controls, ["title"],
      required("title", .writtenText, "The title."),
      defaulted(
        "displayMode", .titleDisplayMode, "automatic",
        "The display mode: large, or inline in the bar.")
    ) { title, displayMode in
      {
        AnyView($0.navigationTitle(title).navigationBarTitleDisplayMode(displayMode))
      }
    },
    .view(
      "toolbarItem", "Adds a view to a bar of a NavigationStack.", .controls, [],
      required("content", .content, "The view."),
      defaulted("placement", .toolbarPlacement, "topBarTrailing", "The placement.")
    ) { content, placement in
      { view in
        AnyView(view.toolbar { ToolbarItem(placement: placement) { Slot(content) } })
      }
    },
    .single("listStyle", "Sets the style of lists.", .controls, .listStyle) { $0 },
    .view(
      "listRowInsets", "Sets the insets of a list row.", .controls, [],
      defaulted("top", .length, 0, "The padding at the top edge, in points."),
      defaulted("leading", .length, 0, "The padding at the leading edge, in points."),
      defaulted("bottom", .length, 0, "The padding at the bottom edge, in points."),
      defaulted("trailing", .length, 0, "The padding at the trailing edge, in points.")
    ) { top, leading, bottom, trailing in
      let insets = EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      return { AnyView($0.listRowInsets(insets)) }
    },
    .view(
      "listRowBackground", "Adds views behind a list row.", .controls, ["content"],
      required("content", .content, "The views.")
    ) { content in { AnyView($0.listRowBackground(content.view)) } },
    .single(
      "listRowSeparator", "Shows or hides the separators of a list row.", .controls, .visibility
    ) { visibility in { AnyView($0.listRowSeparator(visibility)) } },
    .single(
      "listRowSeparatorTint", "Sets the color of the separators of a list row.", .controls, .color
    ) { color in { AnyView($0.listRowSeparatorTint(color)) } },
    .single(
      "listRowSpacing", "Sets the spacing between list rows, in points.", .controls,
      .nonnegativeLength
    ) { spacing in { AnyView($0.listRowSpacing(spacing)) } },
    .single(
      "listSectionSpacing", "Sets the spacing between list sections, in points.", .controls,
      .nonnegativeLength
    ) { spacing in { AnyView($0.listSectionSpacing(spacing)) } },
    .single(
      "headerProminence", "Sets the prominence of section headers.", .controls, .prominence
    ) { prominence in { AnyView($0.headerProminence(prominence)) } },
    .single(
      "scrollContentBackground", "Shows or hides the background of lists and forms.", .controls,
      .visibility
    ) { visibility in { AnyView($0.scrollContentBackground(visibility)) } },
    .single(
      "progressViewStyle", "Sets the style of progress views.", .controls, .progressViewStyle
    ) { $0 },
    .view(
      "tabItem", "Sets the tab bar item of a view in a TabView.", .controls, ["title"],
      required("title", .writtenText, "The title."),
      optional("icon", .content, "The views of the icon.")
    ) { title, icon in
      {
        AnyView(
          $0.tabItem { Label(title: { Text(verbatim: title) }, icon: { Slot(icon) }) })
      }
    },
    .single("tabViewStyle", "Sets the style of tab views.", .controls, .tabViewStyle) { $0 },
    .single("badge", "Shows a badge in a list row or on a tab.", .controls, .string) {
      text in { AnyView($0.badge(Text(verbatim: text))) }
    },
    .single("gaugeStyle", "Sets the style of gauges.", .controls, .gaugeStyle) { $0 },
    .single("textFieldStyle", "Sets the style of text fields.", .controls, .textFieldStyle) { $0 },
  ]
}

extension ValueType where Value == ModifierBuild.ViewChange {
  /// The styles of lists by name.
  static let listStyle = ValueType.choice([
    ("automatic", { AnyView($0.listStyle(.automatic)) }),
    ("plain", { AnyView($0.listStyle(.plain)) }),
    ("grouped", { AnyView($0.listStyle(.grouped)) }),
    ("insetGrouped", { AnyView($0.listStyle(.insetGrouped)) }),
    ("sidebar", { AnyView($0.listStyle(.sidebar)) }),
  ])

  /// The styles of progress by name.
  static let progressViewStyle = ValueType.choice([
    ("automatic", { AnyView($0.progressViewStyle(.automatic)) }),
    ("linear", { AnyView($0.progressViewStyle(.linear)) }),
    ("circular", { AnyView($0.progressViewStyle(.circular)) }),
  ])

  /// The styles of tab views by name.
  static let tabViewStyle = ValueType.choice([
    ("automatic", { AnyView($0.tabViewStyle(.automatic)) }),
    ("page", { AnyView($0.tabViewStyle(.page)) }),
  ])

  /// The styles of gauges by name.
  static let gaugeStyle = ValueType.choice([
    ("automatic", { AnyView($0.gaugeStyle(.automatic)) }),
    ("linearCapacity", { AnyView($0.gaugeStyle(.linearCapacity)) }),
    ("accessoryLinear", { AnyView($0.gaugeStyle(.accessoryLinear)) }),
    ("accessoryCircular", { AnyView($0.gaugeStyle(.accessoryCircular)) }),
    ("accessoryCircularCapacity", { AnyView($0.gaugeStyle(.accessoryCircularCapacity)) }),
  ])

  /// The styles of fields for text by name.
  static let textFieldStyle = ValueType.choice([
    ("automatic", { AnyView($0.textFieldStyle(.automatic)) }),
    ("plain", { AnyView($0.textFieldStyle(.plain)) }),
    ("roundedBorder", { AnyView($0.textFieldStyle(.roundedBorder)) }),
  ])
}
