import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// The node of a picture: finds what is drawn, resolves its styles and keeps its leaf.
final class ImageNode: _ViewNode<Image> {
  private var leaf: ImageLeaf?

  override var pathComponent: String? { "Image" }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: Image) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? ImageLeaf(owner: self, session: session)
    self.leaf = leaf
    let content = content(of: view, session)
    let recipes = view.recipes(for: content, in: inputs.environment)
    leaf.update(view, content, recipes: recipes, inputs.environment)
  }

  /// What is drawn; what can't be found is reported.
  private func content(of view: Image, _ session: LayoutSession) -> ImageContent {
    let (content, problem) = view.content(in: inputs.environment, session)
    if let problem { report(.layout(problem)) }
    return content
  }
}

extension Image {
  /// What is drawn, a marked box for what can't be found, and a sentence on it.
  @MainActor
  func content(
    in environment: EnvironmentValues, _ session: LayoutSession
  ) -> (content: ImageContent, problem: String?) {
    func missing(_ sentence: String) -> (ImageContent, String?) {
      let glyph = session.symbols.glyph(SymbolTable.missing, in: environment, .monochrome)
      return (glyph.map { .symbol($0) } ?? .nothing, sentence)
    }
    switch source {
    case .file, .named:
      if let (image, scale) = picture(in: environment) {
        return (.picture(image, scale: scale), nil)
      }
      guard case .named(let name, _) = source else { break }
      return missing("there is no image \"\(name)\"; a marked box is drawn")
    case .drawing(let drawing): return (.drawing(drawing), nil)
    case .symbol(let name):
      for name in environment.symbolVariants.names(of: name) {
        if let glyph = session.symbols.glyph(name, in: environment, mode(in: environment)) {
          return (.symbol(glyph), nil)
        }
      }
      return missing("there is no symbol \"\(name)\"; a marked box is drawn")
    case .missing(let sentence): return missing(sentence)
    }
    return missing("the image cannot be read; a marked box is drawn")
  }

  private func mode(in environment: EnvironmentValues) -> SymbolRenderingMode.Mode {
    if let mode = symbolRenderingMode ?? environment.symbolRenderingMode { return mode.mode }
    if renderingMode == .original { return .multicolor }
    return environment.foregroundStyles.style(at: 1) == nil ? .monochrome : .palette
  }

  /// The styles of the levels of a symbol; the first one is that of a template.
  @MainActor
  func recipes(for content: ImageContent, in environment: EnvironmentValues) -> [_StyleRecipe] {
    let context = _StyleContext(environment: environment)
    if case .symbol(let glyph) = content, let colors = glyph.colors {
      return colors.map { $0._recipe(in: context) }
    }
    return [HierarchicalShapeStyle.primary, .secondary, .tertiary].map { $0._recipe(in: context) }
  }
}

/// What a picture draws.
enum ImageContent {
  case picture(EncodedImage, scale: CGFloat)
  case symbol(SymbolGlyph)
  case drawing(ImageDrawing)
  case nothing

  /// The size in points.
  var size: CGSize {
    switch self {
    case .picture(let image, let scale):
      CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .symbol(let glyph): glyph.size
    case .drawing(let drawing): drawing.size
    case .nothing: .zero
    }
  }
}

extension ImageContent {
  /// How far the baseline of a symbol is from its top, in points; others have none.
  var baseline: CGFloat? {
    guard case .symbol(let glyph) = self else { return nil }
    return glyph.baseline
  }
}

/// A picture in the layout.
private final class ImageLeaf: LayoutNode {
  private var view: Image?
  private var content = ImageContent.nothing
  private var recipes: [_StyleRecipe] = []
  private var environment = EnvironmentValues()

  override var name: String? { "Image" }

  func update(
    _ view: Image, _ content: ImageContent, recipes: [_StyleRecipe],
    _ environment: EnvironmentValues
  ) {
    let hasSamePlace =
      content.size == self.content.size && content.baseline == self.content.baseline
      && view.resizing == self.view?.resizing
    self.view = view
    self.content = content
    self.recipes = recipes
    self.environment = environment
    for sentence in recipes.flatMap(\.flaws) { refuse(sentence) }
    invalidateDrawing()
    if !hasSamePlace { invalidateLayout() }
  }

  /// Its own size; resizable ones take what they are offered.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard view?.resizing != nil else { return content.size }
    return proposal.replacingUnspecifiedDimensions(by: content.size)
  }

  override var maySetGuides: Bool { content.baseline != nil && view?.resizing == nil }

  /// Symbols stand among letters.
  override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key
      || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline && view?.resizing == nil ? content.baseline : nil
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    guard let view, let recipe = recipes.first else { return [] }
    let rect = context.placed(drawnFrame.frame(at: context.time))
    let origin = context.path(of: "Image")
    switch content {
    case .nothing: return []
    case .picture(let image, let scale):
      let items = ImageParts(image: image, scale: scale, view: view).items(in: rect).map {
        DisplayItem(.image($0), origin: origin)
      }
      return view.renderingMode == .template
        ? template(items, in: rect, recipe, origin: origin) : items
    case .symbol(let glyph): return glyph.items(in: rect, recipes, origin: origin)
    case .drawing(let drawing):
      let items = self.items(of: drawing, in: rect, context)
      return view.renderingMode == .template
        ? template(items, in: rect, recipe, origin: origin) : items
    }
  }

  /// The foreground style where the picture is opaque.
  private func template(
    _ items: [DisplayItem], in rect: CGRect, _ recipe: _StyleRecipe, origin: String
  ) -> [DisplayItem] {
    var effects = DisplayGroup.Effects()
    effects.mask = items
    let fill = FillItem(path: Path(rect), paint: recipe.paint(in: rect))
    return recipe.finished([
      DisplayItem(
        .group(DisplayGroup(effects: effects, items: [DisplayItem(.fill(fill), origin: origin)])))
    ])
  }

  private func items(
    of drawing: ImageDrawing, in rect: CGRect, _ context: DrawContext
  ) -> [DisplayItem] {
    let size = drawing.size
    guard size.width > 0, size.height > 0, size.isFinite else { return [] }
    let layer = Unchecked(CanvasLayer())
    let inputs = Unchecked((self, context))
    MainActor.assumeIsolated {
      let (leaf, context) = inputs.value
      let studio = CanvasStudio(
        environment: leaf.environment, size: size, context: context, symbols: [],
        session: leaf.session)
      var graphics = GraphicsContext(layer: layer.value, studio: studio)
      drawing.renderer.value(&graphics)
      studio.report(to: leaf.session, leaf.owner)
    }
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    effects.isIsolated = layer.value.isBlended
    let bounds = CGRect(origin: .zero, size: size)
    if !bounds.contains(layer.value.items.bounds) {
      effects.clip = DisplayClip(path: Path(bounds))
    }
    return layer.value.items.grouped(effects)
  }
}
