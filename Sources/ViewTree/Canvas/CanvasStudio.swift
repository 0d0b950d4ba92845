package import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// What the contexts of one drawing of a canvas share: its surroundings, and what makes texts, images and symbols.
package final class CanvasStudio {
  /// The environment's values around the canvas.
  let environment: EnvironmentValues
  /// The size of the canvas, in points.
  package let size: CGSize
  /// The path of the canvas, for origins.
  let path: String
  /// The time, in seconds.
  let time: Double
  /// The canvas's symbols.
  let symbols: [LayoutBox]
  /// What was wrong, one sentence each.
  private(set) var sentences: [String] = []
  /// Pixels a point, and what measures text.
  private let (scale, shaper): (Double, any TextShaper)
  /// Gives texts and images a session of their own: they come and go while the scene is drawn.
  private var graph: ViewGraph?

  init(
    environment: EnvironmentValues, size: CGSize, path: String, time: Double = 0,
    symbols: [LayoutBox] = [], scale: Double, shaper: any TextShaper
  ) {
    self.environment = environment
    self.size = size
    self.symbols = symbols
    self.path = path
    self.time = time
    (self.scale, self.shaper) = (scale, shaper)
  }

  @MainActor
  convenience init(
    environment: EnvironmentValues, size: CGSize, context: DrawContext, symbols: [LayoutBox],
    session: LayoutSession, name: String = "Canvas"
  ) {
    self.init(
      environment: environment, size: size, path: context.path(of: name), time: context.time,
      symbols: symbols, scale: session.scale, shaper: session.texts.shaper)
  }

  /// The graph of texts and images, made for the first of them.
  @MainActor private var madeGraph: ViewGraph {
    if let graph { return graph }
    let graph = ViewGraph(
      ViewGraph.Configuration(environment: environment, scale: scale, shaper: shaper)
    ) { EmptyView() }
    graph.time = time
    self.graph = graph
    return graph
  }

  /// A rectangle far around the canvas.
  var reach: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -1000, dy: -1000) }

  /// Takes down something that can't be.
  package func refuse(_ sentence: String) {
    if !sentences.contains(sentence) { sentences.append(sentence) }
  }

  /// The path without steps that can't be.
  func finite(_ path: Path) -> Path {
    guard !path.isFinite else { return path }
    refuse("a path has coordinates that are not finite; these segments are omitted")
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
    let inputs = Unchecked((self, view))
    return MainActor.assumeIsolated {
      ResolvedView(inputs.value.1, in: environment, graph: inputs.value.0.madeGraph)
    }
  }

  /// What a scene of a view draws at its start, from its top left corner on.
  func items(of view: some View, offering size: CGSize) -> [DisplayItem] {
    let inputs = Unchecked((self, view))
    return MainActor.assumeIsolated { inputs.value.0.scene(of: inputs.value.1, size) }
  }

  @MainActor private func scene(of view: some View, _ size: CGSize) -> [DisplayItem] {
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(size), environment: environment, scale: scale, shaper: shaper)
    let graph = ViewGraph(configuration) { view }
    do throws(ViewGraphError) {
      let list = try graph.displayList(at: 0)
      for (problem, _) in graph.problems { refuse(problem.message) }
      return list.roots
    } catch {
      refuse("a view can't be drawn: \(error)")
      return []
    }
  }

  /// Tells the scene what was wrong.
  @MainActor
  func report(to session: LayoutSession, _ owner: AnyViewNode?) {
    guard let owner else { return }
    for sentence in sentences { session.refusals.append((owner, sentence)) }
    guard let graph else { return }
    for (_, sentence) in graph.session.refusals { session.refusals.append((owner, sentence)) }
    for (problem, _) in graph.problems { owner.report(problem) }
    session.texts.note(graph.session.texts)
  }

  /// What was wrong, in one sentence each, for a drawing that belongs to no scene.
  var findings: [String] {
    guard graph != nil else { return sentences }
    let studio = Unchecked(self)
    return sentences + MainActor.assumeIsolated { studio.value.innerFindings }
  }

  @MainActor private var innerFindings: [String] {
    guard let graph else { return [] }
    let session = graph.session
    let missing = session.texts.missingTexts.map(\.script.message)
    return session.refusals.map(\.sentence) + graph.problems.map(\.problem.message) + missing
      + (session.texts.fontError.map { ["\($0)"] } ?? [])
  }
}

/// A text or an image outside of the scene's layout.
@MainActor
final class ResolvedView {
  private let node: AnyViewNode
  private let layout: LayoutBox?

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
      for node in layout.session.takeMoved() {
        node.drawnFrame.set(node.frame, at: time) { .follow }
        node.invalidateDrawing()
      }
      var context = DrawContext(time: time, path: path)
      context.offset = CGSize(width: origin.x, height: origin.y)
      return layout.items(context)
    }
  }
}
