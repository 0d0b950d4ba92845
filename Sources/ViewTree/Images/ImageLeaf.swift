import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

/// A picture in the layout.
final class ImageLeaf: LayoutBox {
  private var view: Image?
  private var content = ImageContent.nothing
  private var recipes: [AnimatedRecipe] = []
  private var environment = EnvironmentValues()
  private var course = ContentCourse<Former>()

  /// What was shown before the content changed, in the frame that it had.
  private struct Former {
    let leaf: ImageLeaf
    let size: CGSize
  }

  override var name: String? { "Image" }

  func update(
    _ view: Image, _ content: ImageContent, recipes: [_StyleRecipe],
    _ environment: EnvironmentValues, at time: Double, change: () -> AttributeChange
  ) {
    let transition = environment.contentTransition
    let hasSamePlace =
      content.size == self.content.size && content.resizableSize == self.content.resizableSize
      && content.baseline == self.content.baseline
      && resizing(of: view, content) == resizing
    if drawnFrame.isPlaced, !shows(view, content, in: environment), let former {
      let old = self.environment.contentTransition
      let isGradual = content.changesGradually(from: self.content, by: transition)
      course.change(
        from: former, to: transition, since: old, at: time, isGradual ? change() : .set(nil))
    }
    self.view = view
    self.content = content
    set(recipes, transition, environment.colorInterpolation, at: time, change: change)
    self.environment = environment
    for sentence in recipes.flatMap(\.flaws) { refuse(sentence) }
    invalidateDrawing()
    if !hasSamePlace { invalidateLayout() }
    noteMotion(at: time)
  }

  private func set(
    _ recipes: [_StyleRecipe], _ transition: ContentTransition, _ colors: ColorInterpolation,
    at time: Double, change: () -> AttributeChange
  ) {
    guard recipes.count == self.recipes.count, transition.kind != .identity else {
      self.recipes = recipes.map(AnimatedRecipe.init)
      return
    }
    for (index, recipe) in recipes.enumerated() {
      self.recipes[index].set(recipe, at: time, colors: colors, change: change)
    }
  }

  /// Whether the leaf shows that content.
  private func shows(
    _ view: Image, _ content: ImageContent, in environment: EnvironmentValues
  ) -> Bool {
    guard let old = self.view else { return false }
    return old.symbolName == view.symbolName && self.content.isAlike(content)
      && self.environment.symbolVariants == environment.symbolVariants
  }

  /// The picture as it is now, apart from the layout; nil once its view has gone.
  private var former: Former? {
    guard let owner else { return nil }
    let leaf = ImageLeaf(owner: owner, session: session)
    (leaf.view, leaf.content, leaf.recipes, leaf.environment) =
      (view, content, recipes, environment)
    return Former(leaf: leaf, size: frame.size)
  }

  /// The scene that the image shows.
  var player: ScenePlayer? {
    if case .scene(let player) = content { player } else { nil }
  }

  /// Has the scene drawn again after an event in it.
  func sceneDidChange(at time: Double) {
    invalidateDrawing()
    noteMotion(at: time)
  }

  /// The motions of the symbol; none for other pictures.
  private var motions: [SymbolMotion] {
    guard case .symbol = content else { return [] }
    return environment.symbolMotions
  }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || course.isActive(at: time)
      || motions.contains { $0.length.isActive(at: time) }
      || recipes.contains { $0.isActive(at: time) }
      || player.map { player in MainActor.assumeIsolated { player.isMoving(at: time) } } ?? false
  }

  override var motion: MotionLength {
    let scene = player.map { player in MainActor.assumeIsolated { player.motion } }
    let lengths =
      recipes.map(\.motion) + motions.map(\.length) + [course.motion, scene].compactMap(\.self)
    return lengths.reduce(super.motion) { $0.combined(with: $1) }
  }

  /// Its own size; resizable ones take what they are offered.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard resizing != nil else { return content.size }
    return proposal.replacingUnspecifiedDimensions(by: content.resizableSize)
  }

  /// How the picture fills its frame: as the view says, or as its catalogue does.
  private var resizing: Image.Resizing? { view.flatMap { resizing(of: $0, content) } }

  private func resizing(of view: Image, _ content: ImageContent) -> Image.Resizing? {
    view.resizing ?? content.resizing
  }

  override var maySetGuides: Bool { content.baseline != nil && resizing == nil }

  /// Symbols stand among letters.
  override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key
      || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline && resizing == nil ? content.baseline : nil
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let rect = context.placed(drawnFrame.frame(at: context.time))
    if context.isForRegions { return context.region(rect) }
    let steps = course.running(at: context.time)
    guard let first = steps.first else { return items(of: content, in: rect, context) }
    var seen = first.former.leaf.items(
      of: first.former.leaf.content, in: rect.middle(first.former.size), context)
    let contents = steps.map(\.former).dropFirst() + [Former(leaf: self, size: frame.size)]
    for ((step, next), index) in zip(zip(steps, contents), 0...) {
      let progress = step.progress(at: context.time)
      if index == 0,
        let glyph = step.former.leaf.glyph(on: step.transition, to: next.leaf, progress)
      {
        seen = next.leaf.items(of: .symbol(glyph), in: rect, context)
        continue
      }
      let new = next.leaf.items(of: next.leaf.content, in: rect.middle(next.size), context)
      let center = CGPoint(x: rect.midX, y: rect.midY)
      seen = step.transition.seen(from: seen, to: new, about: center, progress)
    }
    return seen
  }

  /// The symbol on its way to the same one in another size or weight; nil if it fades or makes way.
  private func glyph(
    on transition: ContentTransition, to next: ImageLeaf, _ progress: Double
  ) -> SymbolGlyph? {
    guard transition.kind != .opacity, case .symbol(let old) = content,
      case .symbol(let new) = next.content, let view, let nextView = next.view,
      view.symbolName == nextView.symbolName,
      environment.symbolVariants == next.environment.symbolVariants
    else { return nil }
    return old.blended(with: new, at: progress)
  }

  /// What is drawn of a content at rest.
  private func items(
    of content: ImageContent, in rect: CGRect, _ context: DrawContext
  ) -> [DisplayItem] {
    let recipes = recipes.map { $0.recipe(at: context.time) }
    guard let view, let recipe = recipes.first else { return [] }
    let origin = context.path(of: "Image")
    switch content {
    case .nothing: return []
    case .picture(let picture):
      let items = picture.items(of: view, in: rect, origin: origin)
      return picture.isTemplate(in: view)
        ? template(items, in: rect, recipe, origin: origin) : items
    case .symbol(let glyph):
      let poses = environment.symbolMotions.map { $0.pose(at: context.time) }
      return poses.filter { $0 != SymbolPose() }.reduce(
        glyph.parts(in: rect, isStretched: resizing != nil, recipes, origin: origin)
      ) { parts, pose in [pose.items(parts, in: rect)] }.flatMap(\.self)
    case .placeholder(let placeholder):
      return placeholder.items(in: rect, isStretched: resizing != nil, recipe, origin: origin)
    case .drawing(let drawing):
      let items = self.items(of: drawing, in: rect, context)
      return view.renderingMode == .template
        ? template(items, in: rect, recipe, origin: origin) : items
    case .scene(let player):
      let items = self.items(of: player, in: rect, context)
      return view.renderingMode == .template
        ? template(items, in: rect, recipe, origin: origin) : items
    }
  }

  private func items(
    of player: ScenePlayer, in rect: CGRect, _ context: DrawContext
  ) -> [DisplayItem] {
    let inputs = Unchecked((self, context.time))
    return MainActor.assumeIsolated {
      let (leaf, time) = inputs.value
      do throws(ViewGraphError) {
        let items = try player.items(in: rect, at: time)
        leaf.noteMotion(at: time)
        leaf.session.texts.note(player.graph.session.texts)
        for sentence in player.newProblems() {
          leaf.owner?.report(.scene(player.scene.name, sentence))
        }
        return items
      } catch {
        leaf.session.sceneDidFail(error) { [weak leaf] in leaf?.invalidateDrawing() }
        return []
      }
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
