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
      "navigationSubtitle", "Sets a line under the title in the bar around.", .controls, .string
    ) { subtitle in { AnyView($0.navigationSubtitle(Text(verbatim: subtitle))) } },
    .view(
      "toolbarTitleMenu", "Gives a small title in the bar around the sign of a menu.", .controls, []
    ) { { AnyView($0.toolbarTitleMenu { EmptyView() }) } },
    .view(
      "searchable", "Puts a field for searches into the bar around.", .controls, ["prompt"],
      defaulted("prompt", .writtenText, "Search", "What stands for the text while there is none."),
      defaulted("text", .writtenText, "", "The text."),
      defaulted("isPresented", .bool, false, "Whether there is a button to leave the field.")
    ) { prompt, text, isPresented in
      {
        AnyView(
          $0.searchable(
            text: .constant(text), isPresented: .constant(isPresented),
            prompt: Text(verbatim: prompt)))
      }
    },
    .single(
      "navigationSplitViewStyle", "Sets how columns share the room.", .controls, .splitViewStyle
    ) { $0 },
    .single(
      "navigationSplitViewColumnWidth", "Sets the width of the column around, in points.",
      .controls, .nonnegativeLength
    ) { width in { AnyView($0.navigationSplitViewColumnWidth(width)) } },
    .single(
      "horizontalSizeClass", "Sets how much room there is from left to right.", .controls,
      .sizeClass
    ) { sizeClass in { AnyView($0.environment(\.horizontalSizeClass, sizeClass)) } },
    .single(
      "menuIndicator", "Shows or hides the signs of menus and pickers.", .controls, .visibility
    ) { visibility in { AnyView($0.menuIndicator(visibility)) } },
    .single(
      "controlGroupStyle", "Sets how groups of controls look.", .controls, .controlGroupStyle
    ) { $0 },
    .single(
      "badgeProminence", "Sets how much badges of rows stand out.", .controls, .badgeProminence
    ) { prominence in { AnyView($0.badgeProminence(prominence)) } },
    .single("tableStyle", "Sets how tables look.", .controls, .tableStyle) { $0 },
    .single(
      "tableColumnHeaders", "Shows or hides the titles of the columns of tables.", .controls,
      .visibility
    ) { visibility in { AnyView($0.tableColumnHeaders(visibility)) } },
    .single(
      "textEditorStyle", "Sets how editors for text look.", .controls, .textEditorStyle
    ) { $0 },
    .single(
      "indexViewStyle", "Sets when a plate is behind the dots of pages.", .controls, .indexViewStyle
    ) { style in { AnyView($0.indexViewStyle(style)) } },
    .single("listItemTint", "Sets the color of icons in rows of lists.", .controls, .color) {
      tint in { AnyView($0.listItemTint(tint)) }
    },
    .single(
      "listSectionSeparator", "Shows or hides the line at the end of a section.", .controls,
      .visibility
    ) { visibility in { AnyView($0.listSectionSeparator(visibility)) } },
    .single(
      "listSectionSeparatorTint", "Sets the color of the line at the end of a section.",
      .controls, .color
    ) { color in { AnyView($0.listSectionSeparatorTint(color)) } },
    .single("editMode", "Sets whether lists are being edited.", .controls, .editMode) { mode in
      { AnyView($0.environment(\.editMode, .constant(mode))) }
    },
    .view(
      "onDelete", "Lets rows be deleted: while a list is edited they have a sign for it.",
      .controls, ["isAllowed"], defaulted("isAllowed", .bool, true, "Whether they may be.")
    ) { isAllowed in { AnyView($0.rowEditing(canBeDeleted: isAllowed)) } },
    .view(
      "onMove", "Lets rows be moved: while a list is edited they have a handle for it.",
      .controls, ["isAllowed"], defaulted("isAllowed", .bool, true, "Whether they may be.")
    ) { isAllowed in { AnyView($0.rowEditing(canBeMoved: isAllowed)) } },
    .single("textScale", "Sets how large text is beside other text.", .text, .textScale) { scale in
      { AnyView($0.textScale(scale)) }
    },
    .single(
      "containerShape", "Sets the shape that ContainerRelativeShape inside stands for.", .layers,
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
