public import Foundation
public import VectorGraphics
import ViewLayout

/// A modifier that changes values of the environment for what is inside.
package nonisolated protocol EnvironmentModifier: PrimitiveViewModifier {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  /// A node that gives its content another environment.
  @MainActor public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentModifierNode<Base, Self>()
  }
}

private final class EnvironmentModifierNode<Base: View, Modifier: EnvironmentModifier>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private var content: _ViewNode<Base>?
  private var last: (base: EnvironmentValues, modifier: Modifier, result: EnvironmentValues)?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var onlyChild: AnyViewNode? { content }

  override func receive(_ view: ModifiedContent<Base, Modifier>) {
    var contentInputs = inputs
    contentInputs.environment = environment(for: view.modifier)
    childNode(in: &content).update(view.content, contentInputs)
  }

  /// The changed environment; the same one as last time if nothing has changed.
  private func environment(for modifier: Modifier) -> EnvironmentValues {
    if let last, last.base.isIdentical(to: inputs.environment),
      PropertyLinker.isEqual(last.modifier, modifier)
    {
      return last.result
    }
    var result = inputs.environment
    modifier.change(&result)
    last = (inputs.environment, modifier, result)
    return result
  }
}

/// Sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  /// The key path of the environment value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The new value.
  public var value: Value

  package func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

/// Changes a value of the environment.
public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  /// The key path of the environment value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The change of the value.
  public var transform: (inout Value) -> Void

  package func change(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

extension View {
  /// Sets a value of the environment for the view and all inside.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for the view and all inside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Sets the tint of controls inside.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tint, AnyShapeStyle(tint))
  }

  /// Sets the tint of controls inside to a color.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map(AnyShapeStyle.init))
  }

  /// Sets the style of backgrounds inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the accent color inside.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accent, accentColor)
  }

  /// Sets the font of text inside.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the largest number of lines of each text inside.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(_LineLimitModifier(limit: number))
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
