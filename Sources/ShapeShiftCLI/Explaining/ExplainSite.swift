import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments

/// Everything that `explain` says, as pages of a site: they need nothing but the files beside them.
@MainActor
struct ExplainSite {
  /// Where the pages go.
  let folder: String

  /// The sections of the site, a page each.
  private static let sections: [(file: String, title: String, kinds: [FormatTopic.Kind])] = [
    ("views", "Views", [.view]),
    ("modifiers", "Modifiers", [.modifier]),
    ("marks", "Marks and drawing", [.markModifier, .canvasCommand]),
    ("values", "Values", [.documentKey, .value, .style]),
    ("functions", "Functions", [.function]),
    ("verbs", "Verbs", []),
    ("codes", "Problems", []),
  ]

  /// Writes the pages, their style and their pictures.
  func write(_ console: Console) throws {
    do throws(SystemError) {
      try FileSystem.makeFolders("\(folder)/pictures")
    } catch {
      throw Failure(.cannotCreate, "the folder \(folder) can't be created: \(error.sentence)")
    }
    // The examples name them.
    for (name, text) in ExampleFiles.all { try save(text, as: name) }
    try save(SiteStyle.css, as: "style.css")
    try save(SiteStyle.script(index: index), as: "search.js")
    try save(page("index", title: "ShapeShift", body: overview, names: []), as: "index.html")
    for section in Self.sections {
      let parts = try parts(of: section)
      let body =
        "<h1>\(section.title)</h1>\n" + parts.map(\.html).joined(separator: "\n")
      try save(
        page(section.file, title: section.title, body: body, names: parts.map { ($0.id, $0.name) }),
        as: "\(section.file).html")
    }
    console.say("wrote \(folder)/index.html")
  }

  // MARK: Sections

  /// A name with its place on a page.
  private struct Part {
    let id: String
    let name: String
    let html: String
  }

  private func parts(
    of section: (file: String, title: String, kinds: [FormatTopic.Kind])
  ) throws -> [Part] {
    switch section.file {
    case "verbs":
      return ShapeShiftCommand.pages.map { verb in
        let page = verb.reference
        return Part(id: verb.word, name: verb.word, html: SiteVerb.html(page, id: verb.word))
      }
    case "codes":
      return Explain.allCodes.map { code in
        Part(id: code.id, name: "\(code.id) \(code.title)", html: SiteCode.html(code))
      }
    default:
      return try section.kinds.flatMap { kind in
        try FormatTopic.all.filter { $0.kind == kind }.map { topic in
          let id = Self.id(of: topic)
          return Part(id: id, name: topic.name, html: try html(topic, id: id))
        }
      }
    }
  }

  /// The names of several kinds may be the same.
  private static func id(of topic: FormatTopic) -> String {
    "\(topic.kind.listWord)-\(topic.name)"
  }

  private func html(_ topic: FormatTopic, id: String) throws -> String {
    let examples = try topic.examples.enumerated().map { index, example in
      try html(example, id: index == 0 ? id : "\(id)-\(index + 1)")
    }
    return """
      <section id="\(id)" class="topic">
      <header><h2><a href="#\(id)">\(SiteText.escaped(topic.name))</a></h2><span class="kind">\(topic.kind.rawValue)</span></header>
      <p>\(SiteText.prose(topic.documentation))</p>
      \(examples.joined(separator: "\n"))
      \(SiteText.keys(topic.keys))
      \(topic.shortForms.map { "<p class=\"short\">\(SiteText.prose($0))</p>" }.joined())
      </section>
      """
  }

  private func html(_ example: FormatExample, id: String) throws -> String {
    var picture = ""
    if !example.files.contains(where: { ExampleFiles.all[$0] == nil }) {
      let root = URL(fileURLWithPath: folder, isDirectory: true)
      let light = try ExampleDrawing(example, folder: root)
      let (width, height) = (Int(clamping: light.size.width), Int(clamping: light.size.height))
      try save(light.png(scale: 2), as: "pictures/\(id).png")
      var source = ""
      if !example.isDocument {
        let dark = try ExampleDrawing(example, isDark: true, folder: root).png(scale: 2)
        try save(dark, as: "pictures/\(id)-dark.png")
        source =
          "<source srcset=\"pictures/\(id)-dark.png\" media=\"(prefers-color-scheme: dark)\">"
      }
      let title = SiteText.escaped(example.caption ?? example.name)
      picture =
        "<picture>\(source)<img src=\"pictures/\(id).png\" width=\"\(width)\" height=\"\(height)\" "
        + "alt=\"\(title)\" loading=\"lazy\"></picture>"
    }
    let caption = example.caption.map { "<figcaption>\(SiteText.escaped($0))</figcaption>" } ?? ""
    return "<figure class=\"example\"><div class=\"paper\">\(picture)\(caption)</div>"
      + SiteText.code(example.text) + "</figure>"
  }

  // MARK: Pages

  private var overview: String {
    let cards = Self.sections.map { section in
      let count = index.count { $0.page == section.file }
      return
        "<a class=\"card\" href=\"\(section.file).html\"><b>\(section.title)</b><span>\(count)</span></a>"
    }
    return """
      <h1>ShapeShift</h1>
      <p class="lead">Render documents and Swift source with SwiftUI's names. Each name has an example to copy \
      and its image.</p>
      <div class="cards">\(cards.joined())</div>
      <h2>Quick start</h2>
      \(SiteText.shell(ShapeShiftCommand.examples))
      <p>Version \(ShapeShiftCommand.version). The same reference is available with <code>shapeshift explain</code>, \
      <code>shapeshift manual</code> and <code>man shapeshift</code>.</p>
      """
  }

  /// All names, with where they are.
  private var index: [(name: String, page: String, id: String)] {
    Self.sections.flatMap { section -> [(name: String, page: String, id: String)] in
      switch section.file {
      case "verbs": ShapeShiftCommand.pages.map { ($0.word, section.file, $0.word) }
      case "codes":
        Explain.allCodes.map { ("\($0.id) \($0.title)", section.file, $0.id) }
      default:
        FormatTopic.all.filter { section.kinds.contains($0.kind) }
          .map { ($0.name, section.file, Self.id(of: $0)) }
      }
    }
  }

  private func page(
    _ file: String, title: String, body: String, names: [(id: String, name: String)]
  ) -> String {
    let links = Self.sections.map { section in
      let current = section.file == file ? " aria-current=\"page\"" : ""
      return "<a href=\"\(section.file).html\"\(current)>\(section.title)</a>"
    }
    let list = names.map { "<a href=\"#\($0.id)\">\(SiteText.escaped($0.name))</a>" }
    let heading = file == "index" ? title : "\(title) – ShapeShift"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(heading)</title>
      <link rel="stylesheet" href="style.css">
      </head>
      <body class="\(file)">
      <nav class="bar"><a class="home" href="index.html">ShapeShift</a><div class="tabs">\(links.joined())</div>
      <div class="search"><input id="search" type="search" placeholder="Search" aria-label="Search all names" autocomplete="off"><div id="found" hidden></div></div></nav>
      <div class="columns">
      \(list.isEmpty ? "" : "<aside>\(list.joined())</aside>")
      <main>
      \(body)
      </main>
      </div>
      <script src="search.js"></script>
      </body>
      </html>

      """
  }

  // MARK: Files

  private func save(_ text: String, as name: String) throws(Failure) {
    try save(Array(text.utf8), as: name)
  }

  private func save(_ bytes: [UInt8], as name: String) throws(Failure) {
    var file = OutputFile(path: "\(folder)/\(name)")
    file.isSynchronized = false
    try file.write(bytes)
  }
}
