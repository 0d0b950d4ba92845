import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

/// Shaped text in the layout.
final class TextLeaf: LayoutBox {
  private var text = StyledText(spans: [])
  private var fitting = TextFitting()
  private var looks: [TextLook] = []
  private var recipes: [AnimatedRecipe] = []
  private var layouts: [(constraints: TextConstraints, layout: TextLayout)] = []
  private var transition = ContentTransition.automatic
  private var course = ContentCourse<Former>()
  private var morphs = LetterMorphs()
  /// What draws the text, with the environment around; nil for the usual way.
  private var rendering: (renderer: any TextRenderer, environment: EnvironmentValues)?

  /// What a text showed before its content changed, with the proposal that it was laid out for.
  private struct Former {
    let leaf: TextLeaf
    let proposal: ProposedViewSize
  }

  override var name: String? { "Text" }

  /// Whether all lines are drawn, whatever their limit.
  var showsWhole = false {
    didSet { if showsWhole != oldValue { invalidateDrawing() } }
  }
  /// The text, as it is shaped.
  var styledText: StyledText { text }
  var isRightToLeft: Bool { text.isRightToLeft }
  /// Whether the text is scaled down to fit, without broken words.
  var isFitted: Bool { fitting.keepsWords }

  func update(
    _ text: StyledText, fitting: TextFitting, looks: [TextLook], colors: ColorInterpolation,
    transition: ContentTransition, at time: Double, change: () -> AttributeChange
  ) {
    let isNew = text != self.text || fitting != self.fitting || !looks.isAlike(self.looks)
    if isNew, drawnFrame.isPlaced, let former {
      course.change(from: former, to: transition, since: self.transition, at: time, change())
      if !course.isActive(at: time) { morphs = LetterMorphs() }
    }
    self.transition = transition
    func recipeChange() -> AttributeChange {
      transition.kind == .identity ? .set(nil) : change()
    }
    let recipes = looks.map(\.recipe)
    if recipes.count == self.recipes.count {
      for (index, recipe) in recipes.enumerated() {
        self.recipes[index].set(recipe, at: time, colors: colors, change: recipeChange)
      }
    } else {
      self.recipes = recipes.map(AnimatedRecipe.init)
    }
    for sentence in recipes.flatMap(\.flaws) { refuse(sentence) }
    self.looks = looks
    invalidateDrawing()
    if text != self.text || fitting != self.fitting {
      (self.text, self.fitting) = (text, fitting)
      layouts = []
      invalidateLayout()
    }
    noteMotion(at: time)
  }

  /// Has the text measured and drawn by a renderer from now on, or in the usual way.
  func setRenderer(_ renderer: (any TextRenderer)?, in environment: EnvironmentValues) {
    guard rendering != nil || renderer != nil else { return }
    // Texts that the renderer draws itself are drawn in the usual way.
    var inside = environment
    inside.textRenderer = nil
    rendering = renderer.map { ($0, inside) }
    invalidateLayout()
    invalidateDrawing()
  }

  override func isAnimating(at time: Double) -> Bool {
    super.isAnimating(at: time) || course.isActive(at: time)
      || recipes.contains { $0.isActive(at: time) }
  }

  override var motion: MotionLength {
    recipes.reduce(super.motion.combined(with: course.motion)) { $0.combined(with: $1.motion) }
  }

  // MARK: Layout

  /// The widest line and the sum of the lines, rounded up to whole pixels.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer = rendering?.renderer else { return naturalSize(proposal) }
    let proxy = TextProxy { [self] in naturalSize($0) }
    let size = renderer.sizeThatFits(proposal: proposal, text: proxy)
    return CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
  }

  private func naturalSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout(for: proposal).size
    return CGSize(
      width: roundedUp(size.width), height: roundedUp(max(size.height, reservedHeight)))
  }

  private var reservedHeight: CGFloat {
    guard let lines = fitting.reservedLines else { return 0 }
    let heights = [1, 2].map {
      session.texts.layout(text.blank(lines: $0), in: TextConstraints()).size.height
    }
    return heights[0] + (heights[1] - heights[0]) * CGFloat(max(lines, 1) - 1)
  }

  /// The distances to other views: those of the first font above, and of the last one below.
  override func makeSpacing() -> ViewSpacing {
    func spacing(_ font: FontDescriptor?) -> (above: CGFloat, below: CGFloat) {
      guard let font, font.usesSanFrancisco else {
        return (ViewSpacing.defaultDistance, ViewSpacing.defaultDistance)
      }
      return SanFrancisco.spacing(size: font.lineSize ?? font.size, scale: session.scale)
    }
    return .text(
      leading: 0, above: spacing(text.spans.first?.font).above,
      below: spacing(text.spans.last?.font).below)
  }

  override var maySetGuides: Bool { true }

  override func makeGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == HorizontalAlignment.firstText.key { return 0 }
    let lines = layout(for: proposal).lines
    if key == VerticalAlignment.firstTextBaseline.key { return lines.first?.origin.y }
    if key == VerticalAlignment.lastTextBaseline.key { return lines.last?.origin.y }
    return nil
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    let constraints = TextConstraints(
      width: proposal.width.flatMap(bounded), height: proposal.height.flatMap(bounded))
    if let known = layouts.first(where: { $0.constraints == constraints }) { return known.layout }
    let layout =
      text.isRedacted(fitting)
      ? redactedLayout(in: constraints)
      : TextFitter(shape: shaped, fitting: fitting).layout(text, in: constraints)
    if layouts.count == 8 { layouts.removeFirst() }
    layouts.append((constraints, layout))
    return layout
  }

  /// The lines that are shown.
  var shownLayout: TextLayout { layout(for: proposal) }

  /// How large all of the text is in a width; without one, on one line.
  func wholeSize(width: CGFloat?) -> CGSize {
    let size = wholeLayout(width: width.flatMap(bounded)).size
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  private func wholeLayout(width: CGFloat?) -> TextLayout {
    var whole = text
    if width != nil { whole.lineLimit = nil }
    let constraints = TextConstraints(width: width)
    if whole == text { return layout(for: ProposedViewSize(width: width, height: nil)) }
    return shaped(whole, in: constraints)
  }

  /// The lines of a text; in San Francisco's metrics, the first baseline is on a pixel.
  func shaped(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    let layout = session.texts.layout(text, in: constraints, of: owner)
    guard let first = layout.lines.first, text.spans.first?.font.usesSanFrancisco == true else {
      return layout
    }
    return layout.lowered(by: first.distanceToPixel(scale: session.scale))
  }

  private func bounded(_ length: CGFloat) -> CGFloat? { length == .infinity ? nil : max(length, 0) }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = (length * session.scale - 1.0 / 256).rounded(.up)
    return max(pixels, 0) / session.scale
  }

  // MARK: Drawing

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let rect = context.placed(drawnFrame.frame(at: context.time))
    if context.isForRegions { return context.region(rect) }
    let origin = context.path(of: "Text")
    if let rendering, !fitting.isRedacted {
      return items(by: rendering.renderer, rendering.environment, in: rect, context)
    }
    let steps = course.running(at: context.time)
    guard !steps.isEmpty else {
      return items(for: proposal, in: rect, at: context.time, origin: origin)
    }
    return items(during: steps, in: rect, at: context.time, origin: origin)
  }

  /// What a renderer draws of the text.
  private func items(
    by renderer: any TextRenderer, _ environment: EnvironmentValues, in rect: CGRect,
    _ context: DrawContext
  ) -> [DisplayItem] {
    let layer = Unchecked(CanvasLayer())
    let inputs = Unchecked((self, renderer, environment, context))
    MainActor.assumeIsolated {
      let (leaf, renderer, environment, context) = inputs.value
      let studio = CanvasStudio(
        environment: environment, size: rect.size, context: context, symbols: [],
        session: leaf.session, name: "Text")
      var graphics = GraphicsContext(layer: layer.value, studio: studio)
      let room = renderer.displayPadding
      graphics.clipBounds = CGRect(origin: .zero, size: rect.size).inset(
        by: EdgeInsets(
          top: -room.top, leading: -room.leading, bottom: -room.bottom, trailing: -room.trailing))
      let layout = Text.Layout(
        layout: leaf.layout(for: leaf.proposal),
        painting: leaf.painting(
          in: CGRect(origin: .zero, size: rect.size), at: context.time, origin: studio.path))
      leaf.owner?.tracking { renderer.draw(layout: layout, in: &graphics) }
      studio.report(to: leaf.session, leaf.owner)
    }
    var effects = DisplayGroup.Effects()
    effects.transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    effects.isIsolated = layer.value.isBlended
    return layer.value.items.grouped(effects)
  }

  /// What is seen while the content changes.
  private func items(
    during steps: ArraySlice<ContentCourse<Former>.Step>, in rect: CGRect, at time: Double,
    origin: String
  ) -> [DisplayItem] {
    let contents = steps.map(\.former) + [Former(leaf: self, proposal: proposal)]
    let ends = contents.map { former in
      TextMotion.End(
        items: former.leaf.items(for: former.proposal, in: rect, at: time, origin: origin),
        letters: former.leaf.letters(for: former.proposal, at: time))
    }
    var motion = TextMotion(ends[0], in: rect, path: origin, morphs: morphs)
    for (step, next) in zip(steps, ends.dropFirst()) {
      motion.go(
        to: next, by: step.transition, countsDown: step.countsDown, step.progress(at: time))
    }
    return motion.items
  }

  /// The text as it is now, apart from the layout; nil once its view has gone.
  private var former: Former? {
    guard let owner else { return nil }
    let leaf = TextLeaf(owner: owner, session: session)
    (leaf.text, leaf.fitting, leaf.looks, leaf.recipes) = (text, fitting, looks, recipes)
    leaf.layouts = layouts
    return Former(leaf: leaf, proposal: proposal)
  }

  /// The letters of the text; nil if there is more to it than letters.
  private func letters(for proposal: ProposedViewSize, at time: Double) -> [MovingLetter]? {
    guard !fitting.isRedacted, looks.allSatisfy(\.isPlain) else { return nil }
    return layout(for: proposal).letters(painted: recipes.map { $0.recipe(at: time) })
  }

  /// What is drawn of the text at rest.
  private func items(
    for proposal: ProposedViewSize, in rect: CGRect, at time: Double, origin: String
  ) -> [DisplayItem] {
    let layout =
      showsWhole ? wholeLayout(width: proposal.width.flatMap(bounded)) : layout(for: proposal)
    if fitting.isRedacted { return bars(of: layout, in: rect, at: time, origin: origin) }
    return painting(in: rect, at: time, origin: origin).items(of: layout.lines)
  }

  private func painting(in rect: CGRect, at time: Double, origin: String) -> TextPainting {
    TextPainting(
      looks: looks, recipes: recipes.map { $0.recipe(at: time) }, rect: rect,
      scale: session.scale, origin: origin)
  }

  /// A bar for each line, in the colour of its first letters.
  private func bars(
    of layout: TextLayout, in rect: CGRect, at time: Double, origin: String
  ) -> [DisplayItem] {
    layout.lines.compactMap { line in
      let span = line.runs.first?.span ?? 0
      guard recipes.indices.contains(span), line.width > 0 else { return nil }
      let paint = recipes[span].recipe(at: time).opacity(Self.barOpacity).paint(in: rect)
      if text.isRedacted(fitting) {
        let path = Path(redactedBar: line, size: text.spans[0].font.size, in: rect)
        return DisplayItem(.fill(FillItem(path: path, paint: paint)), origin: origin)
      }
      let bar = CGRect(
        x: rect.minX + line.origin.x, y: rect.minY + line.origin.y - line.ascent, width: line.width,
        height: line.ascent + line.descent
      ).insetBy(dx: 0, dy: (line.ascent + line.descent) * 0.1)
      let path = Path(roundedRect: bar, cornerRadius: min(bar.height * 0.2, 4))
      return DisplayItem(.fill(FillItem(path: path, paint: paint)), origin: origin)
    }
  }

  /// How opaque the bars of redacted text are.
  static let barOpacity = 0.16
}
