import DocumentModel
import Foundation
import VectorGraphics
import ViewTree

/// An image that shows another document.
struct EmbeddedDocument: Sendable {
  /// The file, relative to the folder of the document around.
  let path: String
  /// The values for the document, which replace its own values of the same names.
  let values: [JSONNode.Member]
  /// Creates the image of the scene.
  let image: @Sendable (EmbeddedScene, Text?) -> Image
}

/// A document that was read, with certain values, for the images of another document.
struct EmbeddedReading: Sendable {
  let scene: EmbeddedScene
  let document: SceneDocument
  /// The number of views that each of its images counts.
  let viewCount: Int

  /// The title of the document, which assistive technologies read.
  var label: Text? { document.title.map { Text(verbatim: $0) } }
}

/// The place of a document among the documents around it.
struct DocumentNesting: Sendable {
  /// A document and its file, links resolved.
  struct Link: Sendable {
    let name: String
    let path: String
  }

  /// The maximum number of documents around a document: drawing recurses into each.
  static let maximumDepth = 16
  /// The number of views that an image of a document counts besides the document's views.
  static let viewsPerDocument = 100

  /// The documents from the outermost to the one that is read.
  var links: [Link] = []
  /// The environment of the views around the document, as expressions see it.
  var environment: ExpressionEnvironment?

  /// Returns `card.json > chart.json > card.json` if a file is one of the documents.
  func cycle(to path: String) -> String? {
    guard let start = links.firstIndex(where: { $0.path == path }) else { return nil }
    return (links[start...] + [links[start]]).map(\.name).joined(separator: " > ")
  }
}

/// Replaces the names of the fonts of an embedded document by the names that they have in the document around.
struct RenamingShaper: TextShaper, TextLocator {
  let shaper: any TextShaper
  /// The file of the embedded document.
  let path: String
  /// The names in the document around, by the names in the document.
  private var names: [String: String] = [:]

  init(shaper: any TextShaper, path: String) { (self.shaper, self.path) = (shaper, path) }

  func adding(_ fonts: [NamedFontFile]) throws(FontError) -> any TextShaper {
    let renamed = fonts.map { $0.inside(path) }
    var copy = RenamingShaper(shaper: try shaper.adding(renamed), path: path)
    copy.names = names
    for (font, inside) in zip(fonts, renamed) { copy.names[font.name] = inside.name }
    return copy
  }

  func layout(_ text: StyledText, in constraints: TextConstraints) throws(FontError) -> TextLayout {
    try shaper.layout(renamed(text), in: constraints)
  }

  func places(_ text: StyledText, in constraints: TextConstraints) throws(FontError) -> TextPlaces {
    guard let locator = shaper as? any TextLocator else {
      return TextPlaces(lines: [], size: .zero)
    }
    return try locator.places(renamed(text), in: constraints)
  }

  func scripts(ofMissing characters: [String]) -> [MissingScript] {
    shaper.scripts(ofMissing: characters)
  }

  private func renamed(_ text: StyledText) -> StyledText {
    guard !names.isEmpty else { return text }
    var renamed = text
    for index in text.spans.indices {
      guard let name = text.spans[index].font.family.flatMap({ names[$0] }) else { continue }
      renamed.spans[index].font.family = name
    }
    return renamed
  }
}

extension NamedFontFile {
  /// Returns the font of an embedded document under a name that no other font of the document around has.
  func inside(_ path: String) -> NamedFontFile {
    NamedFontFile(name: "\(name) (\(path))", url: url)
  }
}

extension ValueType where Value == String {
  /// A document in the folder of the document around.
  static let documentPath = ValueType(
    "the path of a document", schema: ["type": "string"], examples: ["cards/chart.json"],
    matches: .string
  ) { node, decoder in
    guard let path = node.string else {
      decoder.reportType("the path of a document", node)
      return nil
    }
    return path
  }
}

extension ValueType where Value == [JSONNode.Member] {
  /// Values for another document, with the results of their expressions.
  static let documentValues = ValueType(
    "an object of values by name", schema: ["type": "object"],
    examples: [["title": "Sales"]], matches: .object
  ) { node, decoder in
    guard let members = node.members else {
      decoder.reportType("an object of values by name", node)
      return nil
    }
    var values: [JSONNode.Member] = []
    for member in members {
      guard member.value.containsExpression else {
        values.append(member)
        continue
      }
      let value = decoder.at(member.key) { decoder.resolved(member.value) }
      guard let value else { continue }
      let node = JSONNode(value, source: member.value.source, range: member.value.range)
      values.append(member.replacingValue(with: node))
    }
    return values.count == members.count ? values : nil
  }
}
