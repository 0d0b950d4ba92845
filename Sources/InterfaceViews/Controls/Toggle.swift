import Foundation
import VectorGeometry
public import VectorGraphics
import ViewAnimation
import ViewLayout
public import ViewTree

/// Something that is on or off; in a picture, its label with a switch.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  /// A switch for a value, with views for a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// A switch for several values, on if all are, mixed if some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let areOn = bindings.map(\.wrappedValue)
    self.isOn = Binding {
      bindings.allSatisfy(\.wrappedValue)
    } set: { value in
      for binding in bindings { binding.wrappedValue = value }
    }
    isMixed = areOn.contains(true) && areOn.contains(false)
    self.label = label()
  }

  /// The label and the value as drawn by the toggle style.
  public var body: some View {
    StyledControl<ToggleStyleConfiguration> { configuration in
      AnyView(SwitchToggleBody(configuration: configuration))
    } configuration: { contents in
      ToggleStyleConfiguration(
        label: contents(ControlLabel(label)), isOn: isOn,
        isMixed: isMixed)
    }
    .control(.switch, value: Text(verbatim: isMixed ? "2" : isOn.wrappedValue ? "1" : "0"))
  }
}

extension Toggle where Label == Text {
  /// A switch for a value, with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch for a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked for, as the styles further out draw it.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: StyledPart {
    let content: AnyView
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether only some of several values are on.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of the surroundings: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// A label with a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleBody(configuration: configuration)
  }
}

/// A label with a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A label with a switch.
  public nonisolated init() { tint = nil }

  /// Creates the style of a switch with a color while it is on.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// A label with a switch at the trailing edge.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleBody(configuration: configuration, tint: tint)
  }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style of a button.
  public nonisolated init() {}

  /// A button on a frame while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    let button = Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    if configuration.isOn {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.bordered)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label with a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets how the toggles inside look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: ToggleStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// A label, and a switch at the trailing edge.
private struct SwitchToggleBody: View {
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var surroundingTint
  let configuration: ToggleStyleConfiguration
  var tint: Color?

  var body: some View {
    LabeledRow(isLabelHidden: hidesLabels) {
      configuration.label
    } value: {
      Switch(isOn: configuration.$isOn, style: style).opacity(isEnabled ? 1 : 0.5)
    }
    .onPress { configuration.isOn.toggle() }
  }

  private var style: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return surroundingTint ?? AnyShapeStyle(Color.green)
  }
}

/// A switch of 51 by 31 points with a knob of 27, which a finger can take along.
///
/// Source: Apple, `UISwitch`: its intrinsic size.
private struct Switch: View {
  @Environment(\.layoutDirection) private var direction
  /// How the switch stood when a finger took the knob, and how it stands now; nil while none has it.
  @State private var held: (start: Bool, now: Bool)?
  @Binding var isOn: Bool
  let style: AnyShapeStyle

  /// How far the knob goes, in points.
  private static let way: CGFloat = 20
  /// How the knob goes from side to side, a choice of ours.
  private static let change = Animation.easeInOut(duration: 0.2)

  var body: some View {
    let isOn = held?.now ?? isOn
    Capsule(style: .circular)
      .fill(isOn ? style : AnyShapeStyle(Color.secondarySystemFill))
      .overlay(alignment: isOn ? .trailing : .leading) {
        ControlKnob().frame(width: 27, height: 27).padding(2)
      }
      .frame(width: 51, height: 31)
      .animation(Self.change, value: isOn)
      .onSidewaysDrag(drag, isMirrored: direction == .rightToLeft)
  }

  private var drag: SidewaysDrag {
    SidewaysDrag(countsFromDown: true) { _ in
      held = (isOn, isOn)
    } change: { way in
      guard let start = held?.start else { return }
      let next = (start ? Self.way : 0) + way > Self.way / 2
      guard next != held?.now else { return }
      held?.now = next
    } end: { isComplete in
      if isComplete, let held, held.now != isOn { isOn = held.now }
      held = nil
    }
  }
}
