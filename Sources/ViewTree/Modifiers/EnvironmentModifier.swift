public import Foundation
public import VectorGraphics
import ViewLayout

/// Changes values of the environment for what is inside.
public struct _EnvironmentModifier: PrimitiveViewModifier {
  let change: (inout EnvironmentValues) -> Void
  /// The value set, to tell whether it has changed; nil when it can't be told.
  let value: Any?

  /// A node that gives its content another environment.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentModifierNode<Base>()
  }
}

private final class EnvironmentModifierNode<Base: View>:
  _ViewNode<ModifiedContent<Base, _EnvironmentModifier>>
{
  private var content: _ViewNode<Base>?
  private var last: (base: EnvironmentValues, value: Any?, result: EnvironmentValues)?

  override var childNodes: [AnyViewNode] { content.map { [$0] } ?? [] }

  override func receive(_ view: ModifiedContent<Base, _EnvironmentModifier>) {
    var contentInputs = inputs
    contentInputs.environment = environment(for: view.modifier)
    updateChild(&content, view.content, contentInputs)
  }

  /// The changed environment; the same one as last time if nothing has changed.
  private func environment(for modifier: _EnvironmentModifier) -> EnvironmentValues {
    if let last, last.base.isIdentical(to: inputs.environment), let old = last.value,
      let new = modifier.value, areEqual(old, new)
    {
      return last.result
    }
    var result = inputs.environment
    modifier.change(&result)
    last = (inputs.environment, modifier.value, result)
    return result
  }
}

extension View {
  /// Sets a value of the environment for the view and all inside.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier(change: { $0[keyPath: keyPath] = value }, value: value))
  }

  /// Changes a value of the environment for the view and all inside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier(change: { transform(&$0[keyPath: keyPath]) }, value: nil))
  }

  /// Paints what is inside with a style, unless it says otherwise.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyles, ForegroundStyles([AnyShapeStyle(style)]))
  }

  /// Paints the first and second level of what is inside with styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environment(
      \.foregroundStyles, ForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Paints the first three levels of what is inside with styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environment(
      \.foregroundStyles,
      ForegroundStyles([
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }

  /// Paints what is inside with a colour; nil stands for the system's.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyles, ForegroundStyles(color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// Sets the tint of controls inside.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map(AnyShapeStyle.init))
  }

  /// Sets the accent colour inside.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accent, accentColor)
  }

  /// Sets the font of text inside.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the largest number of lines of each text inside.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the extra distance between the lines of each text inside, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how the lines of each text inside stand relative to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets which part of a text's last line gives way to an ellipsis.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets whether the surroundings of the view are light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
