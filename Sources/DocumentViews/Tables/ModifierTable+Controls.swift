import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  static let controls: [ModifierEntry] = [
    .single(
      "tag", "Tells a Picker which value a view stands for.", .controls, .string
    ) { tag in { AnyView($0.tag(tag)) } },
    .view(
      "disabled", "Turns controls off.", .controls, ["isDisabled"],
      defaulted("isDisabled", .bool, true, "Whether they are off.")
    ) { isDisabled in { AnyView($0.disabled(isDisabled)) } },
    .view(
      "pressed", "Draws buttons as while they are pressed.", .controls, ["isPressed"],
      defaulted("isPressed", .bool, true, "Whether they are.")
    ) { isPressed in { AnyView($0.pressed(isPressed)) } },
    .view(
      "onTapGesture", "Has something happen when a view is tapped.", .controls, ["action"],
      required("action", .action, "What happens."),
      defaulted("count", .positiveCount, 1, "How many taps it takes.")
    ) { action, count in
      { view in
        AnyView(
          ActingView(action: action) { act in
            view.onTapGesture(count: count) { MainActor.assumeIsolated { act() } }
          })
      }
    },
    .view(
      "allowsHitTesting", "Says whether pointers meet a view and what is inside.", .controls,
      ["enabled"], defaulted("enabled", .bool, true, "Whether they do.")
    ) { isEnabled in { AnyView($0.allowsHitTesting(isEnabled)) } },
    .single(
      "contentShape", "Sets the shape in which pointers meet a view.", .controls, .shape
    ) { shape in { AnyView($0.contentShape(AnyShape(shape))) } },
    .view("labelsHidden", "Leaves out the labels of controls.", .controls, []) {
      { AnyView($0.labelsHidden()) }
    },
    .single("controlSize", "Sets how large controls are.", .controls, .controlSize) { size in
      { AnyView($0.controlSize(size)) }
    },
    .single("buttonStyle", "Sets how buttons look.", .controls, .buttonStyle) { $0 },
    .single(
      "buttonBorderShape", "Sets the shape of the frames of buttons.", .controls,
      .buttonBorderShape
    ) { shape in { AnyView($0.buttonBorderShape(shape)) } },
    .single("toggleStyle", "Sets how toggles look.", .controls, .toggleStyle) { $0 },
    .single("labelStyle", "Sets how labels look.", .controls, .labelStyle) { $0 },
    .single("pickerStyle", "Sets how pickers look.", .controls, .pickerStyle) { $0 },
    .single(
      "datePickerStyle", "Sets how pickers of dates look.", .controls, .datePickerStyle
    ) { $0 },
  ]

  static let accessibility: [ModifierEntry] = [
    .single(
      "accessibilityLabel", "Sets the name of a view, for those who do not see it.", .controls,
      .string
    ) { text in { AnyView($0.accessibilityLabel(Text(verbatim: text))) } },
    .single(
      "accessibilityValue", "Sets the value of a view, for those who do not see it.", .controls,
      .string
    ) { text in { AnyView($0.accessibilityValue(Text(verbatim: text))) } },
    .single(
      "accessibilityHint", "Says what using a view does, for those who do not see it.", .controls,
      .string
    ) { text in { AnyView($0.accessibilityHint(Text(verbatim: text))) } },
    .single(
      "accessibilityIdentifier", "Names a view for tests and scripts.", .controls, .string
    ) { text in { AnyView($0.accessibilityIdentifier(text)) } },
    .view(
      "accessibilityHidden", "Hides a view from those who do not see it.", .controls, ["hidden"],
      defaulted("hidden", .bool, true, "Whether it is.")
    ) { isHidden in { AnyView($0.accessibilityHidden(isHidden)) } },
    .single(
      "accessibilityElement", "Makes one thing of a view and what is inside.", .controls,
      ValueType<AccessibilityChildBehavior>.choice([
        ("ignore", .ignore), ("contain", .contain), ("combine", .combine),
      ])
    ) { children in { AnyView($0.accessibilityElement(children: children)) } },
  ]

  static let grids: [ModifierEntry] = [
    .single(
      "gridCellColumns", "Makes a cell of a Grid span columns.", .layout, .columnCount
    ) { count in { AnyView($0.gridCellColumns(count)) } },
    .single(
      "gridCellUnsizedAxes", "Leaves a cell out of what sizes its column or row.", .layout, .axes
    ) { axes in { AnyView($0.gridCellUnsizedAxes(axes)) } },
    .single(
      "gridCellAnchor", "Puts a point of a cell on the same point of its place.", .layout,
      .unitPoint
    ) { anchor in { AnyView($0.gridCellAnchor(anchor)) } },
    .single(
      "gridColumnAlignment", "Sets how the cells of the column are aligned.", .layout,
      .horizontalAlignment
    ) { guide in { AnyView($0.gridColumnAlignment(guide)) } },
    .view(
      "containerRelativeFrame", "Sizes a view by the scroll view around, or by the canvas.",
      .layout, ["axes"],
      defaulted("axes", .axes, "all", "The axes along which it does."),
      defaulted("count", .positiveCount, 1, "How many equal parts the container has."),
      defaulted("span", .positiveCount, 1, "How many of them the view takes."),
      defaulted("spacing", .length, 0, "The room between parts, in points."),
      defaulted("alignment", .alignment, "center", "Where the view lies in the frame.")
    ) { axes, count, span, spacing, alignment in
      {
        AnyView(
          $0.containerRelativeFrame(
            axes, count: count, span: span, spacing: spacing, alignment: alignment))
      }
    },
    .view(
      "defaultScrollAnchor", "Sets which point of its content a ScrollView starts with.", .layout,
      ["anchor"], required("anchor", .unitPoint, "The point.")
    ) { anchor in { AnyView($0.defaultScrollAnchor(anchor)) } },
    .view(
      "scrollClipDisabled", "Draws what a ScrollView holds beyond its window.", .layout, []
    ) { { AnyView($0.scrollClipDisabled()) } },
    .view(
      "scrollIndicators",
      "Shows or hides the bars of ScrollViews inside; pictures have them only where they are visible.",
      .layout, ["visibility"],
      required("visibility", .indicatorVisibility, "Whether they show while it scrolls."),
      defaulted("axes", .axes, "all", "The axes whose bars are meant.")
    ) { visibility, axes in { AnyView($0.scrollIndicators(visibility, axes: axes)) } },
    .view(
      "flipsForRightToLeftLayoutDirection", "Mirrors a view in right-to-left layouts.", .layout,
      ["enabled"], defaulted("enabled", .bool, true, "Whether it does.")
    ) { isEnabled in { AnyView($0.flipsForRightToLeftLayoutDirection(isEnabled)) } },
  ]
}

extension ValueType where Value == ModifierBuild.ViewChange {
  /// The styles of buttons by name.
  static let buttonStyle = ValueType.choice([
    ("automatic", { AnyView($0.buttonStyle(.automatic)) }),
    ("bordered", { AnyView($0.buttonStyle(.bordered)) }),
    ("borderedProminent", { AnyView($0.buttonStyle(.borderedProminent)) }),
    ("borderless", { AnyView($0.buttonStyle(.borderless)) }),
    ("plain", { AnyView($0.buttonStyle(.plain)) }),
  ])

  /// The styles of toggles by name.
  static let toggleStyle = ValueType.choice([
    ("automatic", { AnyView($0.toggleStyle(.automatic)) }),
    ("switch", { AnyView($0.toggleStyle(.switch)) }),
    ("button", { AnyView($0.toggleStyle(.button)) }),
  ])

  /// The styles of labels by name.
  static let labelStyle = ValueType.choice([
    ("automatic", { AnyView($0.labelStyle(.automatic)) }),
    ("titleAndIcon", { AnyView($0.labelStyle(.titleAndIcon)) }),
    ("titleOnly", { AnyView($0.labelStyle(.titleOnly)) }),
    ("iconOnly", { AnyView($0.labelStyle(.iconOnly)) }),
  ])

  /// The styles of pickers of dates by name.
  static let datePickerStyle = ValueType.choice([
    ("automatic", { AnyView($0.datePickerStyle(.automatic)) }),
    ("compact", { AnyView($0.datePickerStyle(.compact)) }),
    ("graphical", { AnyView($0.datePickerStyle(.graphical)) }),
    ("wheel", { AnyView($0.datePickerStyle(.wheel)) }),
  ])

  /// The styles of pickers by name.
  static let pickerStyle = ValueType.choice([
    ("automatic", { AnyView($0.pickerStyle(.automatic)) }),
    ("segmented", { AnyView($0.pickerStyle(.segmented)) }),
    ("menu", { AnyView($0.pickerStyle(.menu)) }),
    ("inline", { AnyView($0.pickerStyle(.inline)) }),
    ("wheel", { AnyView($0.pickerStyle(.wheel)) }),
    ("navigationLink", { AnyView($0.pickerStyle(.navigationLink)) }),
  ])
}

extension ValueType where Value == ScrollIndicatorVisibility {
  /// Whether bars of scroll views show.
  static let indicatorVisibility = ValueType.choice([
    ("automatic", .automatic), ("visible", .visible), ("hidden", .hidden), ("never", .never),
  ])
}
