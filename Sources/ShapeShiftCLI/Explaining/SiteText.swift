import DocumentModel
import DocumentViews
import Foundation

/// Text as HTML.
enum SiteText {
  /// Text in which nothing is markup.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// A sentence, with what stands in backquotes as code.
  static func prose(_ text: String) -> String {
    escaped(text).split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0 % 2 == 1 ? "<code>\($1)</code>" : String($1) }.joined()
  }

  /// What a name takes, as a list.
  static func keys(_ keys: [FormatTopic.Key]) -> String {
    guard !keys.isEmpty else { return "" }
    let rows = keys.map { key in
      let state =
        key.isRequired
        ? "<em>required</em>" : key.defaultValue.map { "<code>\(escaped($0))</code>" } ?? ""
      return
        "<dt><code>\(escaped(key.name))</code> <span>\(escaped(key.type))</span> \(state)</dt>"
        + "<dd>\(prose(key.documentation))</dd>"
    }
    return "<dl class=\"keys\">\(rows.joined())</dl>"
  }

  /// JSON with colors, and a button that copies it.
  static func code(_ text: String) -> String {
    "<div class=\"code\"><button type=\"button\" class=\"copy\">Copy</button><pre><code>"
      + colored(text) + "</code></pre></div>"
  }

  /// Commands with the comments above them.
  static func shell(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { line in
      let text = escaped(String(line))
      return line.hasPrefix("#") ? "<i>\(text)</i>" : text
    }
    return "<div class=\"code\"><pre><code>\(lines.joined(separator: "\n"))</code></pre></div>"
  }

  /// Keys, strings and numbers in elements of their own.
  private static func colored(_ text: String) -> String {
    let token = /"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: token) {
      result += escaped(String(rest[..<match.range.lowerBound]))
      rest = rest[match.range.upperBound...]
      let word = String(match.output)
      let isKey = word.hasPrefix("\"") && rest.drop { $0 == " " }.first == ":"
      let name = isKey ? "k" : word.hasPrefix("\"") ? "s" : "n"
      result += "<span class=\"\(name)\">\(escaped(word))</span>"
    }
    return result + escaped(String(rest))
  }
}

/// The part of a verb.
enum SiteVerb {
  static func html(_ verb: CommandReference, id: String) -> String {
    let examples = verb.examples.isEmpty ? "" : SiteText.shell(verb.examples)
    return """
      <section id="\(id)" class="topic">
      <header><h2><a href="#\(id)">\(SiteText.escaped(verb.name))</a></h2></header>
      <p>\(SiteText.prose(verb.abstract))</p>
      <p>\(SiteText.prose(verb.discussion))</p>
      <p class="usage"><code>\(SiteText.escaped(verb.usage))</code></p>
      \(examples)
      \(options(of: verb))
      \(verb.parts.map(part).joined(separator: "\n"))
      </section>
      """
  }

  private static func part(_ verb: CommandReference) -> String {
    "<h3>\(SiteText.escaped(verb.usage))</h3><p>\(SiteText.prose(verb.abstract))</p>"
      + options(of: verb) + verb.parts.map(part).joined()
  }

  private static func options(of verb: CommandReference) -> String {
    let rows = verb.options.map { option in
      "<dt><code>\(SiteText.escaped(option.usage))</code></dt>"
        + "<dd>\(SiteText.prose(option.text))</dd>"
    }
    return rows.isEmpty ? "" : "<dl class=\"keys\">\(rows.joined())</dl>"
  }
}

/// The part of a code.
enum SiteCode {
  static func html(_ code: DiagnosticCode) -> String {
    var sides = ""
    if let example = CodeExample.all[code.id] {
      sides =
        "<div class=\"sides\"><div class=\"wrong\"><h3>Wrong</h3>\(html(example.wrong))</div>"
        + "<div class=\"corrected\"><h3>Corrected</h3>\(html(example.mended))</div></div>"
    }
    return """
      <section id="\(code.id)" class="topic">
      <header><h2><a href="#\(code.id)">\(code.id)</a></h2><span class="kind">\(SiteText.escaped(code.title))</span></header>
      <p>\(SiteText.prose(code.explanation))</p>
      \(sides)
      </section>
      """
  }

  private static func html(_ side: CodeExample.Side) -> String {
    let files = side.files.map { file in
      let name = side.files.count > 1 ? "<p class=\"file\">\(SiteText.escaped(file.name))</p>" : ""
      return name + SiteText.code(file.text)
    }
    let isUsual = side.command == CodeExample.usualCommand
    return files.joined() + (isUsual ? "" : SiteText.shell(side.command))
  }
}
