import VectorGeometry
import VectorGraphics
public import ViewTree

/// The label on a pane of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// The label on regular glass.
  public nonisolated init() { glass = .regular }

  /// The label on a glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  /// Returns the label on the glass, in the text color unless a tint is set.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonBody(configuration: configuration, glass: glass, isProminent: false)
      .onPress(configuration.action)
  }
}

/// The label on a pane of glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The label on glass in the tint.
  public nonisolated init() {}

  /// The label in white on glass in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonBody(configuration: configuration, glass: .regular, isProminent: true)
      .onPress(configuration.action)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on a pane of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label on a pane of a glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on a pane of glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The label on a pane whose size follows `controlSize`.
private struct GlassButtonBody: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPressed) private var isPressed
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tint) private var tint
  @Environment(\.font) private var font
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool

  var body: some View {
    configuration.label
      .controlForeground(foreground)
      .font(font ?? size.labelFont)
      .padding(size.buttonInsets)
      .background { ground.opacity(isPressed ? 0.7 : 1) }
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.paleLabel) }
    if isProminent { return AnyShapeStyle(Color.white) }
    let isColored = configuration.role == .destructive || tint != nil
    return isColored ? configuration.role.foreground : AnyShapeStyle(Color.primary)
  }

  /// The tint may be any style, so it lies over the glass instead of in it.
  private var ground: some View {
    ZStack {
      GlassPane(glass: glass, shape: shape)
      if isProminent, isEnabled { shape.fill(configuration.role.foreground).opacity(0.86) }
      if isProminent { GlassPane(glass: .clear, shape: shape) }
    }
  }
}
