import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// The node of a picture: finds what is drawn, resolves its styles and keeps its leaf.
final class ImageNode: _ViewNode<Image>, AccessibleNode {
  private var leaf: ImageLeaf?
  /// The embedded scene whose next event is planned.
  private weak var followed: ScenePlayer?

  var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.role = .image
    properties.isHidden = view?.isDecorative
    properties.label = view?.name
    return properties
  }

  override var pathComponent: String? { "Image" }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: Image) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? ImageLeaf(owner: self, session: session)
    self.leaf = leaf
    let content = content(of: view, session)
    leaf.update(
      view, content, recipes: view.recipes(for: content, in: inputs.environment),
      inputs.environment, at: inputs.time, change: { self.change })
    if let player = leaf.player, player !== followed { follow(player) }
  }

  override func updateIfDirty() {
    guard isDirty, let view else { return }
    isDirty = false
    receive(view)
  }

  /// Plans to draw an embedded scene again at its next event.
  private func follow(_ player: ScenePlayer) {
    followed = player
    guard let graph = inputs.graph, let time = player.graph.nextEventTime else { return }
    let isRecurring = player.graph.events.nextSingle == nil
    graph.schedule(at: max(time, graph.time), isRecurring: isRecurring) {
      [weak self, weak player] in
      guard let self, self.isMounted, let leaf = self.leaf, let player, leaf.player === player
      else { return }
      let isThere = player.advance(to: time)
      leaf.sceneDidChange(at: time)
      if isThere { self.follow(player) }
    }
  }

  /// What is drawn; what can't be found is reported.
  private func content(of view: Image, _ session: LayoutSession) -> ImageContent {
    if !inputs.environment.isRedacted, case .scene(let scene) = view.source,
      let player = leaf?.player,
      player.shows(scene, in: inputs.environment)
    {
      return .scene(player)
    }
    let (content, problem) = view.content(in: inputs.environment, session, for: self)
    if let problem { report(.layout(problem)) }
    return inputs.environment.isRedacted ? content.redacted(in: inputs.environment) : content
  }
}

extension Image {
  /// Returns the drawn content, and a sentence on what was not found.
  ///
  /// An image that is not found takes no room, as in SwiftUI. An unknown symbol is drawn as a placeholder box, because
  /// it may be an SF Symbol that has no drawing here.
  ///
  /// - Parameter node: The node that is updated when an embedded scene that failed is tried again.
  @MainActor
  func content(
    in environment: EnvironmentValues, _ session: LayoutSession, for node: AnyViewNode
  ) -> (content: ImageContent, problem: String?) {
    func missing(_ sentence: String) -> (ImageContent, String?) {
      let glyph = session.symbols.glyph(SymbolTable.missing, in: environment, .monochrome)
      return (glyph.map { .symbol($0) } ?? .nothing, sentence)
    }
    switch source {
    case .file, .named:
      let finding = finding(in: environment)
      if let picture = finding.picture {
        return (.picture(picture.shaped(in: session)), finding.problem)
      }
      if let symbol = finding.symbol,
        let glyph = symbol.glyph(in: environment, mode(in: environment))
      {
        return (.symbol(glyph), finding.problem)
      }
      return (.nothing, (finding.problem ?? "the image cannot be read") + "; nothing is drawn")
    case .drawing(let drawing): return (.drawing(drawing), nil)
    case .scene(let scene):
      do {
        return (
          .scene(try ScenePlayer(scene, in: environment, session, at: session.time)), nil
        )
      } catch {
        if let error = error as? ViewGraphError {
          session.sceneDidFail(error) { [weak node] in node?.invalidate() }
        }
        return missing("\(scene.name): \(error); a placeholder box is drawn")
      }
    // Source that shows a symbol now and then writes no name for none.
    case .symbol(""): return (.nothing, nil)
    case .symbol(let name):
      for name in environment.symbolVariants.names(of: name) {
        if let glyph = session.symbols.glyph(name, in: environment, mode(in: environment)) {
          return (.symbol(glyph), nil)
        }
      }
      return missing("unknown symbol \"\(name)\"; a placeholder box is drawn")
    case .missing(let sentence): return missing(sentence)
    }
  }

  private func mode(in environment: EnvironmentValues) -> SymbolRenderingMode.Mode {
    if let mode = symbolRenderingMode ?? environment.symbolRenderingMode { return mode.mode }
    if renderingMode == .original { return .multicolor }
    return environment.foregroundStyles.style(at: 1) == nil ? .monochrome : .palette
  }

  /// The styles of the levels of a symbol; the first one is that of a template.
  ///
  /// Of two that were set, the second is that of the third level too.
  @MainActor
  func recipes(for content: ImageContent, in environment: EnvironmentValues) -> [_StyleRecipe] {
    let context = _StyleContext(environment: environment)
    if case .symbol(let glyph) = content, let colors = glyph.colors {
      return colors.map { $0._recipe(in: context) }
    }
    let styles = environment.foregroundStyles
    let hasTwo = styles.style(at: 1) != nil && styles.style(at: 2) == nil
    let third: HierarchicalShapeStyle = hasTwo ? .secondary : .tertiary
    return [HierarchicalShapeStyle.primary, .secondary, third].map { $0._recipe(in: context) }
  }
}

/// What a picture draws.
enum ImageContent {
  case picture(Picture)
  case symbol(SymbolGlyph)
  case drawing(ImageDrawing)
  case scene(ScenePlayer)
  case placeholder(ImagePlaceholder)
  case nothing

  /// The size in points.
  var size: CGSize {
    switch self {
    case .picture(let picture): picture.size
    case .symbol(let glyph): glyph.size
    case .drawing(let drawing): drawing.size
    case .scene(let player): player.size
    case .placeholder(let placeholder): placeholder.size
    case .nothing: .zero
    }
  }

  /// The size in points of a resizable image that is offered no other one.
  var resizableSize: CGSize {
    guard case .symbol(let glyph) = self else { return size }
    return glyph.inkSize
  }
}

extension ImageContent {
  /// What a catalogue says of how the picture fills its frame; nil where nothing does.
  var resizing: Image.Resizing? {
    guard case .picture(let picture) = self else { return nil }
    return picture.resizing
  }

  /// How far the baseline of a symbol is from its top, in points; others have none.
  var baseline: CGFloat? {
    switch self {
    case .symbol(let glyph): glyph.baseline
    case .placeholder(let placeholder): placeholder.baseline
    case .picture, .drawing, .scene, .nothing: nil
    }
  }
}
