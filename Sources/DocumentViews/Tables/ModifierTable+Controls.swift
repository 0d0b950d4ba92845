import DocumentModel
import Foundation
import InterfaceViews
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  static let controls: [ModifierEntry] = [
    .single(
      "tag", "Sets the value that a view represents in a Picker.", .controls, .string
    ) { tag in { AnyView($0.tag(tag)) } },
    .view(
      "disabled", "Disables controls.", .controls, ["isDisabled"],
      defaulted("isDisabled", .bool, true, "Whether controls are disabled.")
    ) { isDisabled in { AnyView($0.disabled(isDisabled)) } },
    .view(
      "pressed", "Draws buttons in their pressed state.", .controls, ["isPressed"],
      defaulted("isPressed", .bool, true, "Whether buttons are pressed.")
    ) { isPressed in { AnyView($0.pressed(isPressed)) } },
    .view(
      "onTapGesture", "Performs an action when a view is tapped.", .controls, ["action"],
      required("action", .action, "The action."),
      defaulted("count", .positiveCount, 1, "The number of taps.")
    ) { action, count in
      { view in
        AnyView(
          ActingView(action: action) { act in
            view.onTapGesture(count: count) { MainActor.assumeIsolated { act() } }
          })
      }
    },
    .view(
      "allowsHitTesting", "Sets whether a view and its content receive pointer events.", .controls,
      ["enabled"], defaulted("enabled", .bool, true, "Whether events are received.")
    ) { isEnabled in { AnyView($0.allowsHitTesting(isEnabled)) } },
    .single(
      "contentShape", "Sets the hit-testing shape of a view.", .controls, .shape
    ) { shape in { AnyView($0.contentShape(AnyShape(shape))) } },
    .view("labelsHidden", "Hides the labels of controls.", .controls, []) {
      { AnyView($0.labelsHidden()) }
    },
    .single("controlSize", "Sets the size of controls.", .controls, .controlSize) { size in
      { AnyView($0.controlSize(size)) }
    },
    .single("buttonStyle", "Sets the style of buttons.", .controls, .buttonStyle) { $0 },
    .single(
      "buttonBorderShape", "Sets the border shape of buttons.", .controls,
      .buttonBorderShape
    ) { shape in { AnyView($0.buttonBorderShape(shape)) } },
    .single("toggleStyle", "Sets the style of toggles.", .controls, .toggleStyle) { $0 },
    .single("labelStyle", "Sets the style of labels.", .controls, .labelStyle) { $0 },
    .single("pickerStyle", "Sets the style of pickers.", .controls, .pickerStyle) { $0 },
    .single(
      "datePickerStyle", "Sets the style of date pickers.", .controls, .datePickerStyle
    ) { $0 },
  ]

  static let accessibility: [ModifierEntry] = [
    .single(
      "accessibilityLabel", "Sets the accessibility label of a view.", .controls,
      .string
    ) { text in { AnyView($0.accessibilityLabel(Text(verbatim: text))) } },
    .single(
      "accessibilityValue", "Sets the accessibility value of a view.", .controls,
      .string
    ) { text in { AnyView($0.accessibilityValue(Text(verbatim: text))) } },
    .single(
      "accessibilityHint", "Sets the accessibility hint of a view.", .controls,
      .string
    ) { text in { AnyView($0.accessibilityHint(Text(verbatim: text))) } },
    .single(
      "accessibilityIdentifier", "Sets an identifier for tests and scripts.", .controls, .string
    ) { text in { AnyView($0.accessibilityIdentifier(text)) } },
    .view(
      "accessibilityHidden", "Hides a view from assistive technologies.", .controls, ["hidden"],
      defaulted("hidden", .bool, true, "Whether the view is hidden.")
    ) { isHidden in { AnyView($0.accessibilityHidden(isHidden)) } },
    .single(
      "accessibilityElement", "Combines a view and its content into one accessibility element.",
      .controls,
      ValueType<AccessibilityChildBehavior>.choice([
        ("ignore", .ignore), ("contain", .contain), ("combine", .combine),
      ])
    ) { children in { AnyView($0.accessibilityElement(children: children)) } },
  ]

  static let grids: [ModifierEntry] = [
    .single(
      "gridCellColumns", "Sets the number of columns that a Grid cell spans.", .layout, .columnCount
    ) { count in { AnyView($0.gridCellColumns(count)) } },
    .single(
      "gridCellUnsizedAxes", "Excludes a cell from sizing its column or row.", .layout, .axes
    ) { axes in { AnyView($0.gridCellUnsizedAxes(axes)) } },
    .single(
      "gridCellAnchor", "Sets the anchor of a view in its grid cell.", .layout,
      .unitPoint
    ) { anchor in { AnyView($0.gridCellAnchor(anchor)) } },
    .single(
      "gridColumnAlignment", "Sets the alignment of the cells in the column.", .layout,
      .horizontalAlignment
    ) { guide in { AnyView($0.gridColumnAlignment(guide)) } },
    .view(
      "containerRelativeFrame",
      "Sizes a view relative to the enclosing scroll view, or to the canvas.",
      .layout, ["axes"],
      defaulted("axes", .axes, "all", "The axes to size."),
      defaulted("count", .positiveCount, 1, "The number of equal parts of the container."),
      defaulted("span", .positiveCount, 1, "The number of parts that the view takes."),
      defaulted("spacing", .length, 0, "The spacing between parts, in points."),
      defaulted("alignment", .alignment, "center", "The alignment of the view in the frame.")
    ) { axes, count, span, spacing, alignment in
      {
        AnyView(
          $0.containerRelativeFrame(
            axes, count: count, span: span, spacing: spacing, alignment: alignment))
      }
    },
    .view(
      "defaultScrollAnchor", "Sets the initial scroll position of a ScrollView.", .layout,
      ["anchor"], required("anchor", .unitPoint, "The anchor point.")
    ) { anchor in { AnyView($0.defaultScrollAnchor(anchor)) } },
    .view(
      "scrollClipDisabled", "Disables clipping of a ScrollView's content to its bounds.", .layout,
      []
    ) { { AnyView($0.scrollClipDisabled()) } },
    .view(
      "scrollIndicators",
      "Shows or hides scroll indicators; images contain only indicators with the value visible.",
      .layout, ["visibility"],
      required("visibility", .indicatorVisibility, "Whether indicators are shown while scrolling."),
      defaulted("axes", .axes, "all", "The axes of the indicators.")
    ) { visibility, axes in { AnyView($0.scrollIndicators(visibility, axes: axes)) } },
    .view(
      "flipsForRightToLeftLayoutDirection", "Mirrors a view in right-to-left layouts.", .layout,
      ["enabled"], defaulted("enabled", .bool, true, "Whether the view is mirrored.")
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
