public import Foundation
import VectorGraphics

extension Text {
  /// Text with the attributes that it comes with; others say nothing of its look.
  ///
  /// Disfavoured, as literals are keys, whose Markdown is read.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    segments = attributedContent.runs.map { run in
      var segment = Segment(text: String(attributedContent[run.range].characters))
      segment.isInterpolated = true
      segment.styling = TextStyling(run)
      return segment.styled(MarkdownStyle(run))
    }
  }
}

extension TextStyling {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    self.init()
    font = run[Attributes.FontAttribute.self]
    style = run[Attributes.ForegroundColorAttribute.self].map(AnyShapeStyle.init)
    background = run[Attributes.BackgroundColorAttribute.self]
    strikethrough = run[Attributes.StrikethroughStyleAttribute.self].map(Optional.some)
    underline = run[Attributes.UnderlineStyleAttribute.self].map(Optional.some)
    kerning = run[Attributes.KerningAttribute.self] ?? run[Attributes.TrackingAttribute.self]
    baselineOffset = run[Attributes.BaselineOffsetAttribute.self]
  }
}

extension MarkdownStyle {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    let intent =
      run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self]
      ?? InlinePresentationIntent()
    self.init(
      isStrong: intent.contains(.stronglyEmphasized), isEmphasized: intent.contains(.emphasized),
      isStruck: intent.contains(.strikethrough), isCode: intent.contains(.code),
      link: run.link?.absoluteString)
  }
}

#if !canImport(Darwin)
/// The inline intent of a range of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The text is emphasized.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// The text is strongly emphasized.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Source of a program.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The parsed parts of Markdown.
    public enum InterpretedSyntax: Sendable {
      /// All of it; blocks are read as the lines that they are.
      case full
      /// Inline Markdown only.
      case inlineOnly
      /// Inline Markdown only, with its white space.
      case inlineOnlyPreservingWhitespace
    }

    /// The handling of text that cannot be parsed; any text can.
    public enum FailurePolicy: Sendable {
      /// Throws an error.
      case throwError
      /// Returns the parsed part.
      case returnPartiallyParsedIfPossible
    }

    /// The parsed parts of Markdown.
    public var interpretedSyntax: InterpretedSyntax

    /// Options as given.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// The text with the inline Markdown in it as attributes.
  ///
  /// Foundation has no reader of Markdown on this system.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self = MarkdownParser.runs(of: markdown).reduce(into: AttributedString()) { result, run in
      guard case .text(let text) = run.content else { return }
      var piece = AttributedString(text)
      let intent = run.style.intent
      if !intent.isEmpty {
        piece[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
      }
      if let link = run.style.link { piece.link = URL(string: link, relativeTo: baseURL) }
      result += piece
    }
  }
}

extension MarkdownStyle {
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isStrong { intent.insert(.stronglyEmphasized) }
    if isEmphasized { intent.insert(.emphasized) }
    if isStruck { intent.insert(.strikethrough) }
    if isCode { intent.insert(.code) }
    return intent
  }
}
#endif
