import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  /// What stands in and around bars, columns, lists and tables.
  static let bars: [ModifierEntry] = [
    .single(
      "navigationSubtitle", "Sets the subtitle in the navigation bar.", .controls, .string
    ) { subtitle in { AnyView($0.navigationSubtitle(Text(verbatim: subtitle))) } },
    .view(
      "toolbarTitleMenu", "Adds a menu indicator to an inline navigation title.", .controls, []
    ) { { AnyView($0.toolbarTitleMenu { EmptyView() }) } },
    .view(
      "searchable", "Adds a search field to the navigation bar.", .controls, ["prompt"],
      defaulted("prompt", .writtenText, "Search", "The placeholder while the text is empty."),
      defaulted("text", .writtenText, "", "The text."),
      defaulted(
        "isPresented", .bool, false, "Whether search is active, with a button to cancel it.")
    ) { prompt, text, isPresented in
      {
        AnyView(
          $0.searchable(
            text: .constant(text), isPresented: .constant(isPresented),
            prompt: Text(verbatim: prompt)))
      }
    },
    .single(
      "navigationSplitViewStyle", "Sets how columns share the available width.", .controls,
      .splitViewStyle
    ) { $0 },
    .single(
      "navigationSplitViewColumnWidth", "Sets the width of the enclosing column, in points.",
      .controls, .nonnegativeLength
    ) { width in { AnyView($0.navigationSplitViewColumnWidth(width)) } },
    .single(
      "horizontalSizeClass", "Sets the horizontal size class.", .controls,
      .sizeClass
    ) { sizeClass in { AnyView($0.environment(\.horizontalSizeClass, sizeClass)) } },
    .single(
      "menuIndicator", "Shows or hides the indicators of menus and pickers.", .controls, .visibility
    ) { visibility in { AnyView($0.menuIndicator(visibility)) } },
    .single(
      "controlGroupStyle", "Sets the style of control groups.", .controls, .controlGroupStyle
    ) { $0 },
    .single(
      "badgeProminence", "Sets the prominence of badges in rows.", .controls, .badgeProminence
    ) { prominence in { AnyView($0.badgeProminence(prominence)) } },
    .single("tableStyle", "Sets the style of tables.", .controls, .tableStyle) { $0 },
    .single(
      "tableColumnHeaders", "Shows or hides the column headers of tables.", .controls,
      .visibility
    ) { visibility in { AnyView($0.tableColumnHeaders(visibility)) } },
    .single(
      "textEditorStyle", "Sets the style of text editors.", .controls, .textEditorStyle
    ) { $0 },
    .single(
      "indexViewStyle", "Sets when page dots have a background.", .controls, .indexViewStyle
    ) { style in { AnyView($0.indexViewStyle(style)) } },
    .single("listItemTint", "Sets the color of icons in list rows.", .controls, .color) {
      tint in { AnyView($0.listItemTint(tint)) }
    },
    .single(
      "listSectionSeparator", "Shows or hides the separator at the end of a section.", .controls,
      .visibility
    ) { visibility in { AnyView($0.listSectionSeparator(visibility)) } },
    .single(
      "listSectionSeparatorTint", "Sets the color of the separator at the end of a section.",
      .controls, .color
    ) { color in { AnyView($0.listSectionSeparatorTint(color)) } },
    .single("editMode", "Sets the edit mode of lists.", .controls, .editMode) { mode in
      { AnyView($0.environment(\.editMode, .constant(mode))) }
    },
    .view(
      "onDelete", "Allows rows to be deleted; in edit mode, rows have a delete button.",
      .controls, ["isAllowed"], defaulted("isAllowed", .bool, true, "Whether it is allowed.")
    ) { isAllowed in { AnyView($0.rowEditing(canBeDeleted: isAllowed)) } },
    .view(
      "onMove", "Allows rows to be moved; in edit mode, rows have a drag handle.",
      .controls, ["isAllowed"], defaulted("isAllowed", .bool, true, "Whether it is allowed.")
    ) { isAllowed in { AnyView($0.rowEditing(canBeMoved: isAllowed)) } },
    .single("textScale", "Sets the relative scale of text.", .text, .textScale) { scale in
      { AnyView($0.textScale(scale)) }
    },
    .single(
      "containerShape", "Sets the shape of ContainerRelativeShape in a view.", .layers,
      .insettableShape
    ) { change in change },
  ]
}

extension ValueType where Value == ModifierBuild.ViewChange {
  /// The styles of split views by name.
  fileprivate static let splitViewStyle = ValueType.choice([
    ("automatic", { AnyView($0.navigationSplitViewStyle(.automatic)) }),
    ("balanced", { AnyView($0.navigationSplitViewStyle(.balanced)) }),
    ("prominentDetail", { AnyView($0.navigationSplitViewStyle(.prominentDetail)) }),
  ])

  /// The styles of groups of controls by name.
  fileprivate static let controlGroupStyle = ValueType.choice([
    ("automatic", { AnyView($0.controlGroupStyle(.automatic)) }),
    ("navigation", { AnyView($0.controlGroupStyle(.navigation)) }),
    ("palette", { AnyView($0.controlGroupStyle(.palette)) }),
    ("menu", { AnyView($0.controlGroupStyle(.menu)) }),
    ("compactMenu", { AnyView($0.controlGroupStyle(.compactMenu)) }),
  ])

  /// The styles of tables by name.
  fileprivate static let tableStyle = ValueType.choice([
    ("automatic", { AnyView($0.tableStyle(.automatic)) }),
    ("inset", { AnyView($0.tableStyle(.inset)) }),
    ("insetAlternating", { AnyView($0.tableStyle(.inset(alternatesRowBackgrounds: true))) }),
    ("bordered", { AnyView($0.tableStyle(.bordered)) }),
    ("borderedAlternating", { AnyView($0.tableStyle(.bordered(alternatesRowBackgrounds: true))) }),
  ])

  /// The styles of editors for text by name.
  fileprivate static let textEditorStyle = ValueType.choice([
    ("automatic", { AnyView($0.textEditorStyle(.automatic)) }),
    ("plain", { AnyView($0.textEditorStyle(.plain)) }),
    ("roundedBorder", { AnyView($0.textEditorStyle(.roundedBorder)) }),
  ])

  /// The shape of a container, which can be made smaller.
  fileprivate static let insettableShape = ValueType<any Shape>.shape.map { shape in
    let change: ModifierBuild.ViewChange = { AnyView($0.containerShape(OutlineShape(shape))) }
    return change
  }
}

/// A shape that is made smaller as itself if it can be, else by a smaller rectangle.
private struct OutlineShape: InsettableShape {
  let shape: any Shape
  var amount: CGFloat = 0

  init(_ shape: any Shape) { self.shape = shape }

  func path(in rect: CGRect) -> Path {
    guard let insettable = shape as? any InsettableShape else {
      let inner = rect.insetBy(dx: amount, dy: amount)
      return inner.isNull ? Path() : shape.path(in: inner)
    }
    return insettable.inset(by: amount).path(in: rect)
  }

  func inset(by amount: CGFloat) -> OutlineShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension ValueType where Value == UserInterfaceSizeClass {
  fileprivate static let sizeClass = ValueType.choice([
    ("compact", .compact), ("regular", .regular),
  ])
}

extension ValueType where Value == BadgeProminence {
  fileprivate static let badgeProminence = ValueType.choice([
    ("standard", .standard), ("increased", .increased), ("decreased", .decreased),
  ])
}

extension ValueType where Value == PageIndexViewStyle {
  fileprivate static let indexViewStyle = ValueType.choice([
    ("always", PageIndexViewStyle(backgroundDisplayMode: .always)),
    ("never", PageIndexViewStyle(backgroundDisplayMode: .never)),
  ])
}

extension ValueType where Value == EditMode {
  fileprivate static let editMode = ValueType.choice([
    ("active", .active), ("inactive", .inactive), ("transient", .transient),
  ])
}

extension ValueType where Value == Text.Scale {
  fileprivate static let textScale = ValueType.choice([
    ("default", .default), ("secondary", .secondary),
  ])
}
