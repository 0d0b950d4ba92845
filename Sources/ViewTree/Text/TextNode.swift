import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// The node of a text: resolves its style and keeps its leaf.
final class TextNode: _ViewNode<Text> {
  private var leaf: TextLeaf?

  override var pathComponent: String? { "Text" }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    if let leaf { outputs.append(leaf) }
  }

  override func receive(_ view: Text) {
    guard let session = inputs.graph?.session else { return }
    let leaf = leaf ?? TextLeaf(owner: self, session: session)
    self.leaf = leaf
    let environment = inputs.environment
    let resolved = view.segments.map { ResolvedSegment($0, in: environment) }
    var check = NumberCheck()
    let spans = resolved.map { $0.span.sound(&check) }
    let text = StyledText(
      spans: spans, alignment: environment.multilineTextAlignment.styled,
      lineLimit: environment.lineLimit, truncation: environment.truncationMode.styled,
      lineSpacing: check.number(environment.lineSpacing, "line spacing"),
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      language: environment.locale.language.languageCode?.identifier ?? "en")
    for sentence in check.sentences { report(.layout(sentence)) }
    leaf.update(
      text, recipes: resolved.map(\.recipe), colors: environment.colorInterpolation,
      at: inputs.time, change: { self.change })
  }
}

/// A segment with everything that the environment says of it.
private struct ResolvedSegment {
  let span: StyledText.Span
  let recipe: _StyleRecipe

  init(_ segment: Text.Segment, in environment: EnvironmentValues) {
    let (own, outer) = (segment.styling, environment.textStyling)
    var font = own.font ?? environment.font ?? .body
    if let weight = own.weight ?? outer.weight { font = font.weight(weight) }
    if own.isItalic ?? outer.isItalic ?? false { font = font.italic() }
    if own.hasMonospacedDigits ?? outer.hasMonospacedDigits ?? false {
      font = font.monospacedDigit()
    }
    span = StyledText.Span(
      text: segment.format?(environment.locale) ?? segment.text,
      font: font.descriptor(at: environment.dynamicTypeSize),
      kerning: own.kerning ?? outer.kerning ?? 0,
      baselineOffset: own.baselineOffset ?? outer.baselineOffset ?? 0)
    let context = _StyleContext(environment: environment)
    recipe = own.style?._recipe(in: context) ?? ForegroundStyle()._recipe(in: context)
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
