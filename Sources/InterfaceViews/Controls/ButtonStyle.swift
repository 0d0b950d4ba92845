public import ViewTree

/// The purpose of a button, for accessibility and appearance.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button deletes something; it is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button leaves without a change.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button says that all is well.
  public static let confirm = ButtonRole(name: "confirm")
  /// The button closes something.
  public static let close = ButtonRole(name: "close")
}

/// The parts of a button, for a style that decides when the button acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: StyledPart {
    let content: AnyView
  }

  /// The purpose of the button, for accessibility and appearance.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label

  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

/// The parts of a button, for a style that decides its appearance.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: StyledPart {
    let content: AnyView
  }

  /// The purpose of the button, for accessibility and appearance.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// The button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The appearance of buttons, and the time at which they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The body of a button whose style asks whether it is pressed.
private struct PressableBody<Style: ButtonStyle>: View {
  @Environment(\.isPressed) private var isPressed
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)),
        isPressed: isPressed))
  }
}

extension View {
  /// Sets how the buttons inside look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
      PressableBody(style: style, configuration: configuration).onPress(configuration.action)
    }
  }

  /// Sets how the buttons inside look and when they act.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
