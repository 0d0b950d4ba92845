import VectorGeometry
import VectorGraphics
public import ViewTree

/// What a pane of glass belongs to.
struct GlassMembership {
  /// The id of the union of panes, with its namespace; nil for a pane by itself.
  var union: AnyHashable?
  /// Whether a container around draws the unions.
  var isContained = false
}

extension EnvironmentValues {
  var glassMembership: GlassMembership {
    get { self[GlassMembershipKey.self] }
    set { self[GlassMembershipKey.self] = newValue }
  }
}

private enum GlassMembershipKey: EnvironmentKey {
  static var defaultValue: GlassMembership { GlassMembership() }
}

/// A view on a pane of glass.
private struct GlassEffectModifier<Outline: Shape>: ViewModifier {
  @Environment(\.glassMembership) private var membership
  let glass: Glass
  let shape: Outline

  nonisolated init(glass: Glass, shape: Outline) {
    self.glass = glass
    self.shape = shape
  }

  func body(content: Content) -> some View {
    content
      .background {
        if union == nil { GlassPane(glass: glass, shape: shape) }
      }
      .transformAnchorPreference(key: GlassUnionKey.self, value: .bounds) { panes, bounds in
        guard let union else { return }
        panes.append(
          GlassUnionKey.Pane(union: union, bounds: bounds, glass: glass, shape: AnyShape(shape)))
      }
  }

  /// The union that a container draws.
  private var union: AnyHashable? { membership.isContained ? membership.union : nil }
}

extension View {
  /// Puts the view on a pane of glass: by default a capsule.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Merges the glass effects inside with those of the same id in the enclosing container into one effect
  /// over all of them.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    let union = id.map { AnyHashable([AnyHashable(namespace), AnyHashable($0)]) }
    return transformEnvironment(\.glassMembership) { $0.union = union }
  }

  /// Names the panes of glass inside; panes do not flow into each other, so it changes no picture.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the transition of glass effects; they appear and disappear with their views, so it affects no image.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}

/// The transition of a glass effect.
public struct GlassEffectTransition: Sendable {
  /// Out of the panes near by.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// The glass appears by itself.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  /// The glass appears immediately.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}
