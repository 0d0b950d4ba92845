public import Foundation
public import VectorGeometry
public import ViewLayout

/// A custom renderer of texts, which receives their lines, runs and letters.
///
/// Its animatable data is animated like that of a view.
public protocol TextRenderer: Animatable {
  /// Draws a text that has been laid out; lengths are in points from the top left corner of its frame, y down.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of a text for a proposal; by default its own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The padding by which the drawing extends beyond the frame; none by default.
  ///
  /// The drawing is not clipped in any case: the padding only extends `GraphicsContext.clipBoundingRect`.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Nothing is drawn beyond the frame.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A custom attribute of parts of a text, which is passed to text renderers.
public protocol TextAttribute {}

/// The attributes of a part of a text, by their types.
struct TextAttributes: Sendable {
  private var values: [ObjectIdentifier: Unchecked<any TextAttribute>] = [:]

  subscript<T: TextAttribute>(type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)]?.value as? T }
    set { values[ObjectIdentifier(type)] = newValue.map { Unchecked($0) } }
  }
}

extension Text {
  /// The text with an attribute that a ``TextRenderer`` finds in its runs.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with { $0.attributes[T.self] = $0.attributes[T.self] ?? value }
  }
}

extension View {
  /// Draws each text inside by a renderer.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Hands a renderer, with what is animated of it, to the texts inside.
private nonisolated struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

extension EnvironmentValues {
  /// What draws texts; nil for the usual way.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}
