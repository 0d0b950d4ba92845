public import Foundation
public import VectorGraphics

/// One or more lines of read-only text.
public struct Text: PrimitiveView, Sendable {
  /// The part of a line that an ellipsis replaces.
  public enum TruncationMode: Sendable, Hashable {
    /// The start of the line.
    case head
    /// The end of the line.
    case tail
    /// The middle of the line.
    case middle
  }

  /// Text in one style.
  struct Segment: Sendable {
    var text: String
    var styling = TextStyling()
    /// Writes the text for a locale, in place of `text`.
    var format: (@Sendable (Locale) -> String)?
    /// Writes the text for a locale and the present time of the scene, in place of both.
    var timed: (@Sendable (Locale, Date) -> String)?
    /// Whether it was put into a text, and Markdown in it is not read.
    var isInterpolated = false
    /// A picture in place of a character.
    var image: Image?
    /// What the segments from here on are in tables of strings; nil within such and outside of them.
    var phrase: LocalizedPhrase?

    /// What is written.
    func string(in locale: Locale, at now: Date) -> String {
      timed?(locale, now) ?? format?(locale) ?? text
    }
  }

  var segments: [Segment]

  /// Text as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    segments = [Segment(text: String(content))]
  }

  /// Text as it is, never looked up.
  public nonisolated init(verbatim content: String) { segments = [Segment(text: content)] }

  /// Creates a text from an image, which is placed in the line like a letter; a symbol has the text's size and color.
  public nonisolated init(_ image: Image) {
    var segment = Segment(text: "\u{FFFC}")
    segment.isInterpolated = true
    segment.image = image
    segments = [segment]
  }

  /// Text after text, each in its own style.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    var copy = lhs
    copy.segments += rhs.segments
    return copy
  }

  /// Texts after one another, each in its own style, in a time that grows with their number alone.
  package nonisolated init(joining texts: [Text]) {
    self.init(verbatim: "")
    segments = texts.flatMap(\.segments)
  }

  /// A node with one leaf.
  @MainActor public static func _makeNode() -> _ViewNode<Text> { TextNode() }

  nonisolated func with(_ change: (inout TextStyling) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices { change(&copy.segments[index].styling) }
    return copy
  }
}

extension Text {
  /// A size of text beside that of its font.
  public struct Scale: Hashable, Sendable {
    /// What the size of the font is multiplied by.
    let factor: CGFloat
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A smaller scale for secondary text: four fifths, and less above 17 points.
    public static let secondary = Scale(factor: 0.8)

    /// Makes the letters of a font smaller; with San Francisco's metrics, the lines keep their height.
    func apply(to font: inout FontDescriptor) {
      guard self != .default else { return }
      if font.metrics == .sanFrancisco { font.lineSize = font.size }
      font.size *=
        font.metrics == .sanFrancisco
        ? SanFrancisco.secondaryScale(size: font.size) : factor
    }
  }
}

/// The alignment of the lines of a text relative to each other.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the leading edge of the widest line.
  case leading
  /// Centers the lines.
  case center
  /// At its trailing edge.
  case trailing
}

extension Text {
  /// Returns the text in a font.
  public nonisolated func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

  /// Returns the text in a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.emphasis = $0.emphasis ?? weight.map(Font.Emphasis.weight) }
  }

  /// Returns the text in the bold form of its font.
  public nonisolated func bold() -> Text { with { $0.emphasis = $0.emphasis ?? .bold } }

  /// The text in bold, or not.
  public nonisolated func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Returns the text in italics.
  public nonisolated func italic() -> Text { with { $0.isItalic = true } }

  /// The text in italics, or not.
  public nonisolated func italic(_ isActive: Bool) -> Text {
    with { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// The text in letters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// The text in a design of the system's font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.design = $0.design ?? design }
  }

  /// The text in a width of the font's letters.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text {
    with { $0.width = $0.width ?? width }
  }

  /// The text with digits of one width.
  public nonisolated func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// The text painted with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Returns the text in a color.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = $0.style ?? color.map(AnyShapeStyle.init) }
  }

  /// The text with extra distance between letters, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text {
    with { $0.kerning = $0.kerning ?? kerning }
  }

  /// The text with extra distance between letters, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// The text in a size beside that of its font.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = $0.scale ?? scale } : self
  }

  /// The text raised by a distance in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }
}

/// What is said of the style of text; nil where nothing is said.
package struct TextStyling: Sendable {
  var font: Font?
  var emphasis: Font.Emphasis?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var style: AnyShapeStyle?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var design: Font.Design?
  var width: Font.Width?
  var underline: Text.LineSetting = nil
  var strikethrough: Text.LineSetting = nil
  /// The colour behind the text.
  var background: Color?
  var scale: Text.Scale?
  /// The language whose letters are shown.
  var language: TypesettingLanguage?
  /// What renderers of text are told.
  var attributes = TextAttributes()
}

extension View {
  /// Text inside in a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.textStyling) { $0.emphasis = weight.map(Font.Emphasis.weight) }
  }

  /// Text inside in the bold form of its font.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textStyling) { $0.emphasis = isActive ? .bold : nil }
  }

  /// Text inside in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textStyling) { $0.isItalic = isActive }
  }

  /// Text inside in a size beside that of its font.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textStyling) { if isEnabled { $0.scale = scale } }
  }

  /// Text inside in a design of the system's font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.textStyling) { $0.design = design }
  }

  /// Text inside in letters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Text inside in a width of the font's letters.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.textStyling) { $0.width = width }
  }

  /// Text inside raised by a distance in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    transformEnvironment(\.textStyling) { $0.baselineOffset = baselineOffset }
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
