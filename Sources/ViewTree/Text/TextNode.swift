import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// The node of a text: resolves its style and keeps its leaf.
final class TextNode: _ViewNode<Text>, AccessibleNode {
  private var leaf: TextLeaf?
  private var isTicking = false

  var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.role = .text
    properties.label = view
    return properties
  }

  override var pathComponent: String? { "Text" }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    if let leaf { outputs.append(leaf) }
  }

  override func updateIfDirty() {
    guard isDirty, let view else { return }
    isDirty = false
    receive(view)
  }

  override func receive(_ view: Text) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? TextLeaf(owner: self, session: session)
    self.leaf = leaf
    let environment = inputs.environment
    let now = Date.sceneStart.addingTimeInterval(inputs.time)
    let words = view.segments.localized(in: environment.imageRegistry.search, environment.locale)
    if let problem = words.problem { report(.layout(problem)) }
    let resolved = words.segments.flatMap { segment -> [ResolvedSegment] in
      let pieces = ResolvedSegment.all(of: segment, in: environment, at: now)
      guard let image = segment.image else { return pieces }
      return pieces.map { $0.holding(image, in: self) }
    }
    var check = NumberCheck()
    let spans = resolved.map { $0.span.sound(&check) }
    let text = StyledText(
      spans: spans, alignment: environment.multilineTextAlignment.styled,
      lineLimit: environment.lineLimit, truncation: environment.truncationMode.styled,
      lineSpacing: check.number(environment.lineSpacing, "line spacing"),
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      language: environment.locale.language.languageCode?.identifier ?? "en")
    for sentence in check.sentences { report(.layout(sentence)) }
    for width in Set(resolved.map(\.width)) where width != .standard {
      report(.layout("its font has no face of the width \(width.value); the normal width is drawn"))
    }
    leaf.setRenderer(environment.textRenderer, in: environment)
    leaf.update(
      text, fitting: TextFitting(environment), looks: resolved.map(\.look),
      colors: environment.colorInterpolation, transition: environment.contentTransition,
      at: inputs.time, change: { self.change })
    if view.segments.contains(where: { $0.timed != nil }) { tick() }
  }

  /// Has the text written again at the next whole second.
  private func tick() {
    guard !isTicking, let graph = inputs.graph else { return }
    isTicking = true
    graph.schedule(at: graph.time.rounded(.down) + 1, isRecurring: true) { [weak self] in
      self?.isTicking = false
      self?.invalidate()
    }
  }
}

extension Text {
  /// What is written, at a time in seconds.
  @MainActor package func spoken(in environment: EnvironmentValues, at time: Double) -> String {
    let now = Date.sceneStart.addingTimeInterval(time)
    return segments.localized(in: environment.imageRegistry.search, environment.locale).segments
      .map { $0.string(in: environment.locale, at: now) }.joined()
  }
}

/// A segment with everything that the environment says of it.
private struct ResolvedSegment {
  var span: StyledText.Span
  var look: TextLook
  let width: Font.Width
  /// The font without what spans say of it.
  let font: Font

  /// The segment with a picture in place of its letters.
  @MainActor func holding(_ image: Image, in node: AnyViewNode) -> ResolvedSegment {
    guard let session = node.inputs.graph?.session else { return self }
    var environment = node.inputs.environment
    environment.font = font
    let (content, problem) = image.content(in: environment, session, for: node)
    if let problem { node.report(.layout(problem)) }
    if case .drawing = content {
      node.report(
        .layout("an image drawn by a closure is not supported inside a text; it is not drawn"))
    }
    var copy = self
    let recipes = image.recipes(for: content, in: environment)
    copy.look.inset = TextInset(image, content, recipes: recipes)
    copy.span.room = copy.look.inset?.room
    return copy
  }

  /// The segment in pieces of one size: small capitals are smaller.
  @MainActor static func all(
    of segment: Text.Segment, in environment: EnvironmentValues, at now: Date
  ) -> [ResolvedSegment] {
    let (own, outer) = (segment.styling, environment.textStyling)
    var font = own.font ?? environment.font ?? .body
    if let emphasis = own.emphasis ?? outer.emphasis { font = font.emphasized(emphasis) }
    if own.isItalic ?? outer.isItalic ?? false { font = font.italic() }
    if let design = own.design ?? outer.design { font = font.design(design) }
    if own.hasMonospacedDigits ?? outer.hasMonospacedDigits ?? false {
      font = font.monospacedDigit()
    }
    var text = segment.string(in: environment.locale, at: now)
    if let textCase = environment.textCase {
      text = textCase.applied(to: text, in: environment.locale)
    }
    let resolvedFont = font
    var descriptor = font.descriptor(
      at: environment.dynamicTypeSize, metrics: environment.fontMetrics)
    (own.scale ?? outer.scale ?? .default).apply(to: &descriptor)
    let base = descriptor
    var look = TextLook(own, outer, in: environment)
    if base.usesSanFrancisco { look.lines = SanFrancisco.lines(weight: base.weight) }
    let resolvedLook = look
    return SmallCapsPiece.all(of: text, font.capitals, in: environment.locale).map { piece in
      var font = base
      font.size *= piece.scale
      return ResolvedSegment(
        span: StyledText.Span(
          text: piece.text, font: font, kerning: own.kerning ?? outer.kerning ?? 0,
          baselineOffset: own.baselineOffset ?? outer.baselineOffset ?? 0,
          language: (own.language ?? outer.language)?.identifier),
        look: resolvedLook, width: own.width ?? outer.width ?? .standard, font: resolvedFont)
    }
  }
}

extension StyledText {
  /// A line without letters in the font of some surroundings.
  @MainActor static func blank(in environment: EnvironmentValues) -> StyledText {
    let spans = Text(verbatim: " ").segments.flatMap { segment in
      ResolvedSegment.all(of: segment, in: environment, at: Date.sceneStart).map(\.span)
    }
    var check = NumberCheck()
    return StyledText(
      spans: spans.map { $0.sound(&check) },
      isRightToLeft: environment.layoutDirection == .rightToLeft)
  }
}

extension TextLook {
  fileprivate init(_ own: TextStyling, _ outer: TextStyling, in environment: EnvironmentValues) {
    let context = _StyleContext(environment: environment)
    func line(_ setting: Text.LineSetting) -> Line? {
      guard let style = setting ?? nil else { return nil }
      return Line(dash: style.pattern.dash, recipe: style.color?._recipe(in: context))
    }
    self.init(
      recipe: own.style?._recipe(in: context) ?? ForegroundStyle()._recipe(in: context),
      underline: line(own.underline ?? outer.underline),
      strikethrough: line(own.strikethrough ?? outer.strikethrough),
      background: (own.background ?? outer.background)?._recipe(in: context),
      attributes: own.attributes)
  }
}

extension TextFitting {
  fileprivate init(_ environment: EnvironmentValues) {
    let factor = environment.textFitScale ?? environment.minimumScaleFactor
    self.init(
      minimumScale: factor.isFinite ? min(max(factor, 0.01), 1) : 1,
      keepsWords: environment.textFitScale != nil, isBalanced: environment.balancesTextLines,
      tightens: environment.allowsTightening, reservedLines: environment.reservedLines,
      isRedacted: environment.isRedacted)
  }
}

extension StyledText.Span {
  /// The span with lengths that can be; text without a size is not drawn.
  fileprivate func sound(_ check: inout NumberCheck) -> Self {
    var sound = self
    sound.font.size = check.length(font.size, "font size")
    sound.kerning = check.number(kerning, "kerning")
    sound.baselineOffset = check.number(baselineOffset, "baseline offset")
    return sound
  }
}

extension TextAlignment {
  fileprivate var styled: StyledText.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var styled: StyledText.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
