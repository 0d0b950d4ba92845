public import Foundation
public import VectorGraphics

/// One or more lines of read-only text.
public struct Text: PrimitiveView, Sendable {
  /// Which part of a line gives way to an ellipsis.
  public enum TruncationMode: Sendable, Hashable {
    /// The start.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle
  }

  /// Text in one style.
  struct Segment: Sendable {
    var text: String
    var styling = TextStyling()
    /// Writes the text for a locale, in place of `text`.
    var format: (@Sendable (Locale) -> String)?
  }

  var segments: [Segment]

  /// Text as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    segments = [Segment(text: String(content))]
  }

  /// Text as it is, never looked up.
  public nonisolated init(verbatim content: String) { segments = [Segment(text: content)] }

  /// Text after text, each in its own style.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    var copy = lhs
    copy.segments += rhs.segments
    return copy
  }

  /// A node with one leaf.
  @MainActor public static func _makeNode() -> _ViewNode<Text> { TextNode() }

  nonisolated func with(_ change: (inout TextStyling) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices { change(&copy.segments[index].styling) }
    return copy
  }
}

/// How the lines of a text stand relative to each other.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the leading edge of the widest line.
  case leading
  /// At its middle.
  case center
  /// At its trailing edge.
  case trailing
}

extension Text {
  /// The text in a font.
  public nonisolated func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

  /// The text in a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = $0.weight ?? weight }
  }

  /// The text in bold.
  public nonisolated func bold() -> Text { fontWeight(.bold) }

  /// The text in italics.
  public nonisolated func italic() -> Text { with { $0.isItalic = true } }

  /// The text with digits of one width.
  public nonisolated func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// The text painted with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// The text painted with a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = $0.style ?? color.map(AnyShapeStyle.init) }
  }

  /// The text with extra distance between letters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text {
    with { $0.kerning = $0.kerning ?? kerning }
  }

  /// The text with extra distance between letters, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// The text raised by a distance in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }
}

/// What is said of the style of text; nil where nothing is said.
package struct TextStyling: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var style: AnyShapeStyle?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
}

extension View {
  /// Text inside in a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.textStyling) { $0.weight = weight }
  }

  /// Text inside in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Text inside in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textStyling) { $0.isItalic = isActive }
  }

  /// Digits inside of one width.
  public nonisolated func monospacedDigit() -> some View {
    transformEnvironment(\.textStyling) { $0.hasMonospacedDigits = true }
  }

  /// Text inside with extra distance between letters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    transformEnvironment(\.textStyling) { $0.kerning = kerning }
  }

  /// Text inside with extra distance between letters, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
}
