import DocumentModel
import DocumentViews
import Foundation
import ImageCoding
import Testing

@testable import ShapeShiftCLI

@Suite("Lists, pages and scripts")
struct ListingTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test("The swatches are the eleven of the seed, in its order")
  func swatches() throws {
    let outcome = try workspace.run("swatches")
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        black    0.0   0.0   0.0   #000000
        red      0.0   1.0   1.0   #FF0000
        green    0.33  1.0   1.0   #05FF00
        blue     0.66  1.0   1.0   #000AFF
        cyan     0.5   1.0   1.0   #00FFFF
        yellow   0.16  1.0   1.0   #FFF500
        magenta  0.83  1.0   1.0   #FA00FF
        orange   0.08  1.0   1.0   #FF7A00
        purple   0.83  1.0   0.5   #7D0080
        brown    0.08  0.66  0.6   #996434
        white    0.0   0.0   1.0   #FFFFFF

        """)
    let json = try workspace.run("swatches", "--json")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output)) as? [[String: Any]])
    #expect(list.count == 11)
    #expect(list[9]["name"] as? String == "brown")
    #expect(list[9]["saturation"] as? Double == 0.66)
    #expect(list[9]["hex"] as? String == "#996434")
  }

  @Test("A code is explained, in either case; an unknown one is wrong use")
  func explain() throws {
    let page = try workspace.run("explain", "e0117")
    #expect(
      page.text == """
        E0117: duplicate key

        An object has the same key twice. Parsers disagree about which one to use, so
        both are rejected. Repeated modifiers belong in an array: [{"padding": 4},
        {"padding": 8}].

        Incorrect

          { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "padding": 4, "padding": 8 }] } }

          error[E0117]: duplicate key "padding"
            --> card.json:1:78  (at /view/modifiers/0/padding)
             |
           1 | … { "view": "Circle", "modifiers": [{ "padding": 4, "padding": 8 }] } }
             |                                                     ^^^^^^^^^ remove one of them
          note: the first one is here
            --> card.json:1:64
             |
           1 | … { "view": "Circle", "modifiers": [{ "padding": 4, "padding": 8 }] } }
             |                                       ---------

        Corrected

          { "shapeshift": 1, "view": { "view": "Circle", "modifiers": [{ "padding": 4 }, { "padding": 8 }] } }

        """)
    let unknown = try workspace.run("explain", "E9999")
    #expect(unknown.status == 64)
    #expect(unknown.messages.hasPrefix("error: unknown name \"E9999\"\n"))
  }

  @Test("A view, a modifier and a verb are explained; a name of several things as each of them")
  func names() throws {
    #expect(
      try workspace.run("explain", "RoundedRectangle").text.hasPrefix(
        "RoundedRectangle: a view\n\n"))
    let padding = try workspace.run("explain", "padding").text
    #expect(padding.hasPrefix("padding: a modifier\n\n"))
    #expect(padding.contains("\n  length "))
    #expect(padding.contains("{\"padding\": …} with the value of \"length\" alone."))
    #expect(padding.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(padding.contains("\nExample\n\n  {\n    \"view\": \"Text\",\n"))
    #expect(!padding.contains("\u{1B}"))
    let fill = try workspace.run("explain", "fill").text
    #expect(fill.contains("fill: a modifier\n"))
    #expect(fill.contains("fill: a drawing command of a canvas\n"))
    #expect(try workspace.run("explain", "frames").text.contains("USAGE: shapeshift frames"))
    #expect(try workspace.run("explain", "CIRCLE").text.hasPrefix("Circle: a view\n\n"))
    #expect(
      try workspace.run("explain", "Circel").messages == """
        error: unknown name "Circel"
          help: did you mean "Circle"?

        """)
  }

  @Test("Every name of the format is in the lists, and has a page within 80 columns")
  func lists() throws {
    let all = try workspace.run("explain").text
    for (kind, title) in [
      ("views", "VIEWS"), ("modifiers", "MODIFIERS"), ("styles", "STYLES"), ("codes", "CODES"),
      ("marks", "MODIFIERS OF MARKS"), ("commands", "DRAWING COMMANDS OF A CANVAS"),
      ("keys", "KEYS OF A DOCUMENT"), ("values", "VALUES"),
      ("functions", "FUNCTIONS OF EXPRESSIONS"), ("symbols", "SYMBOLS, BY \"SYSTEMNAME\""),
    ] {
      let list = try workspace.run("explain", kind).text
      #expect(list.hasPrefix("\(title)\n"))
      #expect(all.contains(list))
    }
    for topic in FormatTopic.all {
      let page = FormatPage(topic, columns: 80).text
      #expect(page.hasPrefix("\(topic.name): a "))
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(page)")
    }
  }

  @Test("All codes are listed once, in order, and the manual has them all")
  func codes() throws {
    let list = try workspace.run("explain", "codes").text.split(separator: "\n")
      .dropFirst().map { $0.dropFirst(2).prefix(5) }
    #expect(list.count > 60)
    #expect(list == list.sorted())
    #expect(Set(list).count == list.count)
    let manual = try workspace.run("manual").text
    for code in list { #expect(manual.contains("\n\(code): ")) }
  }

  @Test("The manual has every verb, exit code and example, within 80 columns")
  func manual() throws {
    let outcome = try workspace.run("manual", environment: ["COLUMNS": "200"])
    #expect(outcome.status == 0)
    for verb in InvocationTests.verbs {
      #expect(outcome.text.contains("\nSHAPESHIFT \(verb.uppercased())\n"))
      #expect(outcome.text.contains("USAGE: shapeshift \(verb)"))
    }
    for status in [0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 130, 141] {
      let number = String(status)
      let indent = String(repeating: " ", count: 5 - number.count)
      #expect(outcome.text.contains("\n\(indent)\(number)  "))
    }
  }

  @Test("Pictures are shown where they are asked for, in every form")
  func pictures() throws {
    #expect(try workspace.run("explain", "Circle").text.contains("▀") == false)
    let blocks = try workspace.run("explain", "Circle", "--show", "blocks").text
    // Orange in the middle, white around.
    #expect(blocks.contains("\u{1B}[38;2;255;255;255m") && blocks.contains("▀"))
    #expect(blocks.split(separator: "\n").count { $0.contains("▀") } > 30)
    let palette = try workspace.run("explain", "Circle", "--show", "palette").text
    #expect(palette.contains("\u{1B}[38;5;231m"))
    let kitty = try workspace.run("explain", "Circle", "--show", "kitty").text
    #expect(kitty.contains("\u{1B}_Gf=100,a=T,"))
  }

  @Test("On a terminal there are pictures, unless NO_COLOR or TERM say otherwise")
  func terminal() throws {
    for (variables, isShown) in [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
      (["TERM": "dumb"], false), (["TERM": "xterm", "CI": "1"], false),
    ] {
      let terminal = try #require(Terminal())
      let process = workspace.makeProcess(["explain", "Circle"], environment: variables)
      process.standardOutput = terminal.end
      try process.run()
      let text = try terminal.read(until: "Example: A ring.", andThen: process)
      #expect(text.contains("▀") == isShown, "\(variables)")
    }
  }

  @Test("An example is a document that can be drawn")
  func exampleDocument() throws {
    let outcome = try workspace.shell(
      "\"$0\" explain Chart --example | \"$0\" render - -o chart.png && \"$0\" explain E0211 --example"
    )
    #expect(outcome.status == 0 && outcome.messages == "", "\(outcome.messages)")
    #expect(outcome.text == "{ \"shapeshift\": 1, \"view\": { \"view\": \"Circle\" } }\n")
    #expect(try workspace.run("explain", "map", "--example").status == 64)
    #expect(try workspace.run("explain", "--example").status == 64)
  }

  @Test(
    "The manual is a page for man, without a complaint of its formatter",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
  func manualPage() throws {
    let page = try workspace.run("manual", "--man")
    #expect(page.status == 0)
    #expect(page.text.hasPrefix(".TH SHAPESHIFT 1 "))
    #expect(page.output.allSatisfy { $0 < 128 })
    for verb in InvocationTests.verbs { #expect(page.text.contains(".SS \"shapeshift \(verb)")) }
    try workspace.write(page.text, to: "shapeshift.1")
    let outcome = try workspace.shell("groff -man -ww -Tutf8 -z shapeshift.1 2>&1")
    #expect(outcome.status == 0 && outcome.text == "", "\(outcome.text)")
  }

  @Test("The site has every name, and every file that it names")
  func site() throws {
    let outcome = try workspace.run("explain", "--html", "site")
    #expect(outcome.status == 0 && outcome.messages == "wrote site/index.html\n")
    var anchors: Set<String> = []
    for file in try workspace.names(in: "site") where file.hasSuffix(".html") {
      let page = try workspace.text("site/\(file)")
      #expect(!page.contains("http://") || !page.contains("src=\"http"))
      for match in page.matches(of: /(?:src|href|srcset)="([^"#]+)(?:#[^"]*)?"/) {
        #expect(FileManager.default.fileExists(atPath: workspace.file("site/\(match.1)").path))
      }
      for match in page.matches(of: /\sid="([^"]+)"/) { anchors.insert(String(match.1)) }
    }
    for topic in FormatTopic.all {
      #expect(anchors.contains("\(topic.kind.listWord)-\(topic.name)"))
    }
    for code in Explain.allCodes { #expect(anchors.contains(code.id)) }
    for verb in InvocationTests.verbs { #expect(anchors.contains(verb)) }
    #expect(try workspace.names(in: "site/pictures").count > 500)
  }

  @Test("Completions name every verb", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let outcome = try workspace.run("completions", shell)
    #expect(outcome.status == 0)
    for verb in InvocationTests.verbs { #expect(outcome.text.contains(verb)) }
    #expect(outcome.text.contains("background"))
  }

  @Test("No other shell has completions")
  func otherShell() throws {
    #expect(try workspace.run("completions", "tcsh").status == 64)
  }

  @Test("The doctor reports versions and fonts")
  func doctor() throws {
    let outcome = try workspace.run("doctor", "--json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    let libraries = try #require(report["libraries"] as? [String: String])
    var expected: Set = ["cairo", "pango", "harfbuzz", "fontconfig", "libpng"]
    if JPEGDecoder.isBuilt { expected.insert("libjpeg-turbo") }
    if WebPEncoder.isBuilt { expected.insert("libwebp") }
    #expect(Set(libraries.keys) == expected)
    for version in libraries.values { #expect(version.contains(/^\d+\.\d+\.\d+$/)) }
    let fonts = try #require(report["fonts"] as? [[String: Any]])
    #expect(fonts.count == 29)
    let states = Set(fonts.compactMap { $0["state"] as? String })
    #expect(outcome.status == (states.isDisjoint(with: ["missing", "unreadable"]) ? 0 : 69))
    let swift = try #require(report["swift"] as? [String: Any])
    #expect(
      Set(swift.keys) == ["library", "compiler", "version", "problem", "cache", "cacheSize"])
    let text = try workspace.run("doctor").text
    #expect(text.contains("\nswift files             "))
    #expect(text.contains("\ncairo                   \(libraries["cairo"] ?? "")\n"))
  }

  @Test("A font of the same name with other content is told")
  func otherFont() throws {
    try workspace.write("no font", to: "fonts/Inter-Bold.otf")
    let outcome = try workspace.run("doctor", "--font-dir", "fonts")
    #expect(
      outcome.text.contains(
        "fonts/Inter-Bold.otf is a different version; images that use it will differ")
    )
  }

  @Test("The schema is JSON of draft 2020-12")
  func schema() throws {
    let outcome = try workspace.run("schema")
    #expect(outcome.status == 0)
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test("A first document is written, draws, and is never replaced")
  func initialize() throws {
    let first = try workspace.run("init", "hello")
    #expect(first.status == 0)
    #expect(first.messages == "wrote hello.json\n")
    let again = try workspace.run("init", "hello.json")
    #expect(again.status == 73)
    #expect(
      again.messages == "error: hello.json already exists\n  help: choose another name\n")
    #expect(try workspace.run("check", "hello.json").messages == "")
    #expect(try workspace.run("fmt", "--check", "hello.json").text == "")
    let picture = try workspace.run("render", "hello.json", "-o", "-", "--format", "svg")
    #expect(picture.messages == "")
    #expect(picture.text.contains("<circle id=\"sun\""))
  }
}
