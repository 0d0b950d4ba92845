/// A modifier that resolves to another modifier, depending on the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Traps: environmental modifiers have no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is an environmental modifier: it has no body")
  }

  /// Creates a node that applies the resolved modifier.
  public static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    BodyNode<ModifiedContent<Base, Self>, ResolvedModifierView<Base, Self>> {
      ResolvedModifierView(content: $0.content, modifier: $0.modifier)
    }
  }
}

/// A view with the resolved modifier of an environmental modifier.
private struct ResolvedModifierView<Content: View, Modifier: EnvironmentalModifier>: View {
  @Environment(\.self) private var environment
  let content: Content
  let modifier: Modifier

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
