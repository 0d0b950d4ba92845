import Foundation
import VectorGraphics

/// The fonts that `<text>` names, and what to embed of each.
struct SVGFonts {
  private struct Style: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  private struct Entry {
    var style: Style
    var face: any FontFace
    var use = FontUse()
  }

  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// The value of `font-family` for a run, which is noted if its glyphs are to be embedded.
  mutating func family(of run: TextRun, isEmbedded: Bool) -> String {
    let name = run.face.familyName
    guard isEmbedded else { return Self.quoted(name) + "," + Self.generic(like: name) }
    let index = indices[run.face.id] ?? add(run.face)
    entries[index].use.include(run)
    return Self.quoted(entries[index].style.family)
  }

  /// The `@font-face` rules of the embedded fonts, in the order of their first use.
  func rules(_ options: SVGRenderer) throws(SVGError) -> String {
    var rules = ""
    for entry in entries {
      let style = entry.style
      guard let subsetter = options.subsetter else {
        throw .missingSubsetter(family: entry.face.familyName)
      }
      let font: [UInt8]
      do {
        font = try subsetter.subset(entry.face, to: entry.use)
      } catch {
        throw .fontNotSubset(family: entry.face.familyName, reason: "\(error)")
      }
      var escaped = SVGBuffer()
      escaped.append(escaping: Self.quoted(style.family))
      rules += "@font-face{font-family:\(String(decoding: escaped.bytes, as: UTF8.self));"
      if style.weight != 400 { rules += "font-weight:\(style.weight);" }
      if style.isItalic { rules += "font-style:italic;" }
      rules += "src:url(data:\(Self.mediaType(of: font));base64,"
      rules += Data(font).base64EncodedString() + ")}\n"
    }
    return rules
  }

  /// Adds a face; one that another has the family, weight and slant of gets a name of its own.
  private mutating func add(_ face: any FontFace) -> Int {
    var style = Style(family: face.familyName, weight: face.weight, isItalic: face.isItalic)
    var count = 1
    while entries.contains(where: { $0.style == style }) {
      count += 1
      style.family = "\(face.familyName) \(count)"
    }
    indices[face.id] = entries.count
    entries.append(Entry(style: style, face: face))
    return entries.count - 1
  }

  /// Source: RFC 8081, sections 4.4.2 and 4.4.3; OpenType 1.9, "Table Directory": files with CFF outlines begin
  /// with `OTTO`.
  private static func mediaType(of font: [UInt8]) -> String {
    font.starts(with: "OTTO".utf8) ? "font/otf" : "font/ttf"
  }

  /// The family as CSS has it: bare if it is made of identifiers, else in quotes.
  ///
  /// Source: CSS Fonts 4, section 3.1, `<family-name>`.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.split(separator: " ", omittingEmptySubsequences: false).allSatisfy { word in
      word.first?.isLetter == true && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard !isPlain else { return name }
    let safe = name.filter { $0 != "'" && $0 != "\\" && !$0.isNewline }
    return "'\(safe)'"
  }

  /// The family of last resort, by the kind that names of families state.
  private static func generic(like name: String) -> String {
    let words = name.lowercased().split(separator: " ")
    if words.contains("mono") || words.contains("courier") { return "monospace" }
    return words.contains("serif") ? "serif" : "sans-serif"
  }
}
