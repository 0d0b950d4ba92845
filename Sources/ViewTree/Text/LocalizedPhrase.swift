import AssetCatalogs
import Foundation
import IntegerConversion

/// A text as tables of strings know it: signs stand for what is put in.
struct LocalizedPhrase: Sendable {
  /// What is put in.
  struct Argument: Sendable {
    let segments: [Text.Segment]
    /// Its amount; nil for what is no number.
    var number: Double?
  }

  /// The key, as it is where nothing is put in, else as a format.
  var key = ""
  var arguments: [Argument] = []
  /// The name of the table.
  var table = "Localizable"
  /// The folder of the bundle that has it; nil for the program's.
  var folder: String?
  /// How many segments of the text are the phrase.
  var count = 0
  /// Which of them has no style of Markdown's: it has that of the whole.
  var plain = 0
}

extension LocalizedPhrase {
  /// The phrase in the words of a table for a locale; nil if there is none.
  func segments(in search: AssetSearch, _ locale: Locale) -> (
    segments: [Text.Segment]?, problem: String?
  ) {
    let found = search.format(self, locale: locale.identifier)
    return (found.value.map { MarkdownText.segments(of: filled($0)) }, found.problem)
  }

  /// A format with everything that is put in.
  private func filled(_ format: String) -> [Text.Segment] {
    guard !arguments.isEmpty else { return [Text.Segment(text: format)] }
    var (segments, literal, next) = ([Text.Segment](), "", 0)
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      literal += rest[..<sign]
      rest = rest[sign...]
      guard let token = FormatToken(rest) else {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(token.length)
      let index = token.position.map { $0 - 1 } ?? next
      guard token.isValue, arguments.indices.contains(index) else {
        literal += token.isValue ? "" : "%"
        continue
      }
      if token.position == nil { next += 1 }
      if !literal.isEmpty { segments.append(Text.Segment(text: literal)) }
      literal = ""
      segments += arguments[index].segments(as: token.specifier)
    }
    literal += rest
    return literal.isEmpty ? segments : segments + [Text.Segment(text: literal)]
  }
}

extension LocalizedPhrase.Argument {
  /// What is put in, written as a table says it, where that is more than which value it is.
  fileprivate func segments(as specifier: String) -> [Text.Segment] {
    guard let number, let kind = specifier.last else { return segments }
    let form = specifier.dropFirst().prefix { "-+ #0123456789.'".contains($0) }
    let widths = form.split { !$0.isNumber }.compactMap { Int($0) }
    // What says no more than the key is written as the key says it; longer ones are not what tables say.
    guard !form.isEmpty, widths.allSatisfy({ $0 <= 100 }) else { return segments }
    if "fFeEgG".contains(kind) {
      return [
        Text.Segment(text: "", format: { String(format: "%\(form)\(kind)", locale: $0, number) })
      ]
    }
    guard "diuxXo".contains(kind), let whole = Int64(exactly: number) else { return segments }
    return [
      Text.Segment(text: "", format: { String(format: "%\(form)ll\(kind)", locale: $0, whole) })
    ]
  }
}

extension [Text.Segment] {
  /// The segments as a phrase that may be looked up.
  func from(_ phrase: LocalizedPhrase, table: String?, bundle: Bundle?) -> [Text.Segment] {
    guard !isEmpty else { return self }
    var copy = self
    var phrase = phrase
    phrase.table = table ?? "Localizable"
    phrase.folder = bundle?.bundlePath
    phrase.count = count
    phrase.plain = firstIndex { !$0.isInterpolated && $0.styling.isPlain } ?? 0
    copy[0].phrase = phrase
    return copy
  }

  /// The segments, phrases in the words of tables for the locale around, and what is wrong with tables.
  func localized(in search: AssetSearch, _ locale: Locale) -> (
    segments: [Text.Segment], problem: String?
  ) {
    guard contains(where: { $0.phrase != nil }) else { return (self, nil) }
    var (result, index): ([Text.Segment], Int) = ([], 0)
    var problem: String?
    while index < count {
      let phrase = self[index].phrase
      let end = Swift.min(index + Swift.max(phrase?.count ?? 1, 1), count)
      let group = self[index..<end]
      let found = phrase?.segments(in: search, locale)
      problem = problem ?? found?.problem
      if let phrase, let words = found?.segments {
        let style = self[Swift.min(index + phrase.plain, end - 1)].styling
        result += words.map { $0.filled(from: style) }
      } else {
        result += group
      }
      index = end
    }
    return (result, problem)
  }
}

extension Text.Segment {
  /// The segment, in a style where it says nothing itself.
  fileprivate func filled(from style: TextStyling) -> Text.Segment {
    var copy = self
    copy.styling = styling.filled(from: style)
    return copy
  }
}

extension TextStyling {
  /// Whether Markdown has said nothing.
  fileprivate var isPlain: Bool {
    emphasis == nil && isItalic == nil && design == nil && strikethrough == nil && style == nil
  }

  fileprivate func filled(from outer: TextStyling) -> TextStyling {
    var copy = outer
    copy.font = font ?? outer.font
    copy.emphasis = emphasis ?? outer.emphasis
    copy.isItalic = isItalic ?? outer.isItalic
    copy.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    copy.style = style ?? outer.style
    copy.kerning = kerning ?? outer.kerning
    copy.baselineOffset = baselineOffset ?? outer.baselineOffset
    copy.design = design ?? outer.design
    copy.width = width ?? outer.width
    copy.underline = underline ?? outer.underline
    copy.strikethrough = strikethrough ?? outer.strikethrough
    copy.background = background ?? outer.background
    copy.scale = scale ?? outer.scale
    copy.language = language ?? outer.language
    return copy
  }
}
