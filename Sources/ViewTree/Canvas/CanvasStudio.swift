import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// What the contexts of one drawing of a canvas share: its surroundings, and what makes texts, images and symbols.
final class CanvasStudio {
  /// The environment's values around the canvas.
  let environment: EnvironmentValues
  /// The size of the canvas, in points.
  let size: CGSize
  /// The path of the canvas, for origins.
  let path: String
  /// The time, in seconds.
  let time: Double
  /// The canvas's symbols.
  let symbols: [LayoutNode]
  /// What was wrong, one sentence each.
  private(set) var sentences: [String] = []
  /// Gives texts and images a session of their own: they come and go while the scene is drawn.
  private let graph: ViewGraph

  @MainActor
  init(
    environment: EnvironmentValues, size: CGSize, context: DrawContext, symbols: [LayoutNode],
    session: LayoutSession, name: String = "Canvas"
  ) {
    self.environment = environment
    self.size = size
    self.symbols = symbols
    path = context.path(of: name)
    time = context.time
    graph = ViewGraph(
      ViewGraph.Configuration(
        environment: environment, scale: session.scale, shaper: session.shaper)
    ) { EmptyView() }
    graph.time = context.time
  }

  /// A rectangle far around the canvas.
  var reach: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -1000, dy: -1000) }

  /// Takes down something that can't be.
  func refuse(_ sentence: String) {
    if !sentences.contains(sentence) { sentences.append(sentence) }
  }

  /// The path without steps that can't be.
  func finite(_ path: Path) -> Path {
    guard !path.isFinite else { return path }
    refuse("a path has coordinates that are not finite; those steps are left out")
    return path.finitePart
  }

  /// The stroke with numbers that can be.
  func sound(_ style: StrokeStyle) -> StrokeStyle {
    var check = NumberCheck()
    let sound = style.sound(&check)
    for sentence in check.sentences { refuse(sentence) }
    return sound
  }

  /// A rectangle that can be drawn in; nil for what has no place.
  func sound(_ rect: CGRect) -> CGRect? {
    if rect.isFinite { return rect.standardized }
    refuse("a rectangle is not finite; nothing is drawn in it")
    return nil
  }

  /// A view that can be measured and drawn at once.
  func resolved(_ view: some View, in environment: EnvironmentValues) -> ResolvedView {
    let view = Unchecked(view)
    let graph = graph
    return MainActor.assumeIsolated { ResolvedView(view.value, in: environment, graph: graph) }
  }

  /// Tells the scene what was wrong.
  @MainActor
  func report(to session: LayoutSession, _ owner: AnyViewNode?) {
    guard let owner else { return }
    let inner = graph.session
    for sentence in sentences + inner.refusals.map(\.sentence) {
      session.refusals.append((owner, sentence))
    }
    for (problem, _) in graph.problems { owner.report(problem) }
    if session.fontError == nil { session.fontError = inner.fontError }
    for character in inner.missingCharacters
    where !session.missingCharacters.contains(character) {
      session.missingCharacters.append(character)
    }
  }
}

/// A text or an image outside of the scene's layout.
@MainActor
final class ResolvedView {
  private let node: AnyViewNode
  private let layout: LayoutNode?

  init<V: View>(_ view: V, in environment: EnvironmentValues, graph: ViewGraph) {
    let node = V._makeNode()
    node.update(view, ViewInputs(environment: environment, graph: graph))
    self.node = node
    layout = node.outputs.first
  }

  /// The size for a proposal.
  nonisolated func size(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { layout?.sizeThatFits(proposal) ?? .zero }
  }

  /// The place of a guide for a proposal; the bottom without one.
  nonisolated func guide(_ guide: VerticalAlignment, _ proposal: ProposedViewSize) -> CGFloat {
    MainActor.assumeIsolated {
      guard let layout else { return 0 }
      let size = layout.sizeThatFits(proposal)
      return layout.explicitAlignment(guide.key, in: size, proposal: proposal) ?? size.height
    }
  }

  /// What is drawn with the top left corner at `origin`.
  nonisolated func items(
    at origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize, _ time: Double,
    path: String
  ) -> [DisplayItem] {
    MainActor.assumeIsolated {
      guard let layout else { return [] }
      layout.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
      for node in layout.session.moved {
        node.drawnFrame.set(node.frame, at: time) { .follow }
        node.invalidateDrawing()
      }
      layout.session.moved = []
      var context = DrawContext(time: time, path: path)
      context.offset = CGSize(width: origin.x, height: origin.y)
      return layout.items(context)
    }
  }
}
