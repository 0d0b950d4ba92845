public import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// The style of the surroundings: the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// The label in the tint, or red.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonBody(configuration: configuration).onPress(configuration.action)
  }
}

/// The label in the tint, without a frame.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The label in the tint.
  public nonisolated init() {}

  /// The label in the tint, or red.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonBody(configuration: configuration).onPress(configuration.action)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The label as it is.
  public nonisolated init() {}

  /// The label, pale while it is pressed or off.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButtonBody(configuration: configuration).onPress(configuration.action)
  }
}

/// The label on a pale frame.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The label on a pale frame.
  public nonisolated init() {}

  /// The label in the tint on a pale frame.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: false)
      .onPress(configuration.action)
  }
}

/// The label on a frame in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The label on a frame in the tint.
  public nonisolated init() {}

  /// The label in white on the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: true)
      .onPress(configuration.action)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a frame.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a pale frame.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a frame in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The shape of the frames of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case circle
    case rounded(CGFloat?)
  }

  let kind: Kind

  /// The shape of the surroundings.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Fully rounded ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circular border.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// Rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline of a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
    }
  }

  /// The shape made smaller on every side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the frames of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension View {
  /// Sets the shape of the frames of the buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// The label in the tint, or red, or pale.
struct DefaultButtonBody: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPressed) private var isPressed
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label
      .controlForeground(isEnabled ? configuration.role.foreground : AnyShapeStyle(.paleLabel))
      .opacity(isPressed ? 0.3 : 1)
  }
}

private struct PlainButtonBody: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPressed) private var isPressed
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label.opacity(isPressed ? 0.75 : isEnabled ? 1 : 0.5)
  }
}

/// The label on a frame whose size follows `controlSize`.
private struct BorderedButtonBody: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPressed) private var isPressed
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tint) private var tint
  @Environment(\.font) private var font
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool

  var body: some View {
    configuration.label
      .controlForeground(foreground)
      .font(font ?? size.labelFont)
      .padding(size.buttonInsets)
      .background(ground.opacity(isPressed ? 0.7 : 1), in: border)
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.paleLabel) }
    return isProminent ? AnyShapeStyle(Color.white) : configuration.role.foreground
  }

  private var ground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.tertiarySystemFill) }
    if isProminent { return configuration.role.foreground }
    guard configuration.role == .destructive || tint != nil else {
      return AnyShapeStyle(Color.tertiarySystemFill)
    }
    return AnyShapeStyle(configuration.role.foreground.opacity(0.15))
  }

  private var border: AnyShape {
    switch shape.kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? size.buttonRadius))
    case .automatic:
      size == .mini || size == .small
        ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: size.buttonRadius))
    }
  }
}

extension ButtonRole? {
  /// What a label is painted with where nothing says otherwise.
  var foreground: AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

extension ShapeStyle where Self == Color {
  /// The label of a control that is off.
  static var paleLabel: Color { Color.tertiaryLabel }
}

extension ControlSize {
  /// The font of labels on frames.
  var labelFont: Font {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  /// The room around a label inside a frame, in points: 28, 34 and 50 high on Apple's systems.
  var buttonInsets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  fileprivate var buttonRadius: CGFloat {
    switch self {
    case .mini, .small, .regular: 8
    case .large, .extraLarge: 12
    }
  }
}
