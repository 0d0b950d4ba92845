import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

/// The letters of a text of size 10 are 6 wide, its lines 10 high, the baseline 8 below their top.
@Suite("Rich text")
@MainActor
struct RichTextTests {
  private func list<V: View>(
    width: CGFloat? = 100, height: CGFloat? = 100, @ViewBuilder _ view: @escaping () -> V
  ) throws -> DisplayList {
    var environment = EnvironmentValues()
    environment.font = .system(size: 10)
    return try scene(width: width, height: height, environment: environment) { view() }
      .displayList()
  }

  private func fills(_ list: DisplayList) -> [CGRect] {
    fills(list.items)
  }

  private func fills(_ items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.content {
      case .fill(let fill): [fill.path.boundingRect]
      case .group(let group): fills(group.items)
      case .stroke, .text, .image, .perspective: []
      }
    }
  }

  /// The line is 0.125 em below the baseline and 0.07 em thick; the strike is 0.27 em above it.
  @Test("lines stand under and through text, as wide as it is")
  func decoration() throws {
    let under = try fills(list { Text("abc").underline() })
    #expect(under.count == 1)
    let line = try #require(under.first)
    #expect(abs(line.minX - 41) < 1e-9 && abs(line.width - 18) < 1e-9)
    #expect(abs(line.midY - 54.25) < 1e-9 && abs(line.height - 0.7) < 1e-9)
    let through = try #require(try fills(list { Text("abc").strikethrough() }).first)
    #expect(abs(through.midY - 50.3) < 1e-9)
    #expect(try fills(list { Text("abc").underline(false) }).isEmpty)
    #expect(try fills(list { Text("abc").underline(false).underline() }).isEmpty)
  }

  @Test("a line around is drawn under all text inside but that which says otherwise")
  func decorationAround() throws {
    let lines = try fills(
      list {
        VStack {
          Text("a")
          Text("b").underline(false)
        }
        .underline()
      })
    #expect(lines.count == 1)
  }

  @Test("dashed lines are strokes in their own colour")
  func dashes() throws {
    let items = try list { Text("abc").underline(pattern: .dot, color: .red) }.items
    let strokes = items.compactMap { item in
      if case .stroke(let stroke) = item.content { stroke } else { nil }
    }
    #expect(strokes.map(\.style.dash.count) == [2])
    #expect(strokes.first?.paint == .color(Color.red.resolve(in: EnvironmentValues())))
  }

  @Test("case changes what is written and nothing else")
  func textCase() throws {
    #expect(try list { Text("aBc").textCase(.uppercase) }.texts.map(\.run.text) == ["ABC"])
    #expect(try list { Text("aBc").textCase(.lowercase) }.texts.map(\.run.text) == ["abc"])
    #expect(
      try list { Text("aBc").textCase(nil).textCase(.uppercase) }.texts.map(\.run.text) == ["aBc"])
  }

  /// Ten letters are 60 wide; in 45 they fit at three quarters of the size, or a little less.
  @Test("text gets smaller before it is cut, but not smaller than allowed")
  func minimumScale() throws {
    func texts(_ factor: CGFloat) throws -> [TextItem] {
      try list(width: 45) { Text("aaaaaaaaaa").lineLimit(1).minimumScaleFactor(factor) }.texts
    }
    let shrunk = try #require(try texts(0.5).first)
    #expect(shrunk.run.text == "aaaaaaaaaa")
    #expect(shrunk.run.size <= 7.5 && shrunk.run.size > 7.4)
    let least = try #require(try texts(0.9).first)
    #expect(least.run.size == 9 && least.run.text.hasSuffix("…"))
  }

  @Test("lines are reserved and limited")
  func lines() throws {
    func size(_ view: @escaping () -> some View) throws -> CGSize {
      try list(width: nil, height: nil) { view() }.size
    }
    #expect(try size { Text("a").lineLimit(3, reservesSpace: true) }.height == 30)
    #expect(try size { Text("a").lineLimit(2...4) }.height == 20)
    #expect(try size { Text("a\nb\nc").lineLimit(...2) }.height == 20)
    #expect(try size { Text("a\nb\nc").lineLimit(2...) }.height == 30)
    #expect(try size { Text("a").lineLimit(2...).lineLimit(nil) }.height == 20)
  }

  @Test("redacted text is a bar for each line, as private text is where privacy asks for it")
  func redaction() throws {
    let bars = try list { Text("abc").redacted(reason: .placeholder) }
    #expect(bars.texts.isEmpty && fills(bars).map(\.width) == [18])
    #expect(
      try list { Text("a").unredacted().redacted(reason: .placeholder) }.texts.count == 1)
    #expect(try list { Text("a").redacted(reason: .privacy) }.texts.count == 1)
    #expect(
      try list { Text("a").privacySensitive().redacted(reason: .privacy) }.texts.isEmpty)
  }

  @Test("Markdown of literals becomes styles; values stay as they are")
  func markdown() throws {
    let value = "*x*"
    let texts = try list { Text("a **b** \(value)") }.texts
    #expect(texts.map(\.run.text) == ["a ", "b", " ", "*x*"])
    // Without values a literal could be an attributed string as well, which is no Markdown.
    #expect(try list { Text("a **b**") }.texts.map(\.run.text) == ["a ", "b"])
    let faces = texts.compactMap { $0.run.face as? FixedWidthFontFace }
    #expect(faces.map(\.weight) == [400, 700, 400, 400])
    #expect(try list { Text(verbatim: "**b**") }.texts.map(\.run.text) == ["**b**"])
  }

  @Test(
    "words in brackets with a sign follow the number that is put in, where the language is English",
    arguments: [(1, "1 person"), (2, "2 people"), (0, "0 people"), (-1, "-1 person")])
  func agreement(count: Int, words: String) throws {
    let text = try list(width: 300) { Text("^[\(count) person](inflect: true) in line") }
    #expect(text.texts.map(\.run.text).joined() == words + " in line")
    let german = try list(width: 300) {
      Text("^[\(count) Person](inflect: true)").environment(\.locale, Locale(identifier: "de"))
    }
    #expect(german.texts.map(\.run.text).joined() == "\(count) Person")
    let plain = try list(width: 300) { Text("^[\(count) person](other: 1) a^b ^[c]") }
    #expect(plain.texts.map(\.run.text).joined() == "\(count) person a^b ^[c]")
    let named = try list(width: 300) { Text("^[\("A") person](inflect: true)") }
    #expect(named.texts.map(\.run.text).joined() == "A person")
  }

  @Test("a formatter writes values of any kind, for the locale around")
  func formatters() throws {
    let days = DateFormatter()
    (days.dateStyle, days.timeZone) = (.medium, TimeZone(identifier: "UTC"))
    let texts = try list(width: 300) {
      VStack {
        Text(Date(timeIntervalSince1970: 0), formatter: days)
        Text("on \(Date(timeIntervalSince1970: 0), formatter: days)")
        Text(Decimal(2), formatter: NumberFormatter())
        Text(NSNumber(value: 3), formatter: NumberFormatter())
        Text("\(Date(timeIntervalSince1970: 0), formatter: days)")
          .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    .texts.map(\.run.text)
    #expect(texts == ["Jan 1, 1970", "on ", "Jan 1, 1970", "2", "3", "01.01.1970"])
  }

  @Test(
    "nouns in the plural",
    arguments: [
      ("new message", "new messages"), ("box", "boxes"), ("Child", "Children"), ("day", "days"),
      ("city", "cities"), ("fish", "fish"), ("bus.", "buses."), ("", ""), ("3", "3"),
    ])
  func plurals(singular: String, plural: String) {
    #expect(EnglishPlural.ofLastWord(in: singular) == plural)
  }

  @Test("attributed strings keep their attributes")
  func attributed() throws {
    var string = AttributedString("ab")
    string.foregroundColor = .red
    string.underlineStyle = .single
    let list = try list { Text(string) }
    #expect(list.texts.map(\.paint) == [.color(Color.red.resolve(in: EnvironmentValues()))])
    #expect(fills(list).count == 1)
    let emphasized = try AttributedString(markdown: "a *b*")
    #expect(String(emphasized.characters) == "a b")
    #expect(emphasized.runs.count == 2)
  }

  @Test("dates are written from the scene's time on, and again each second")
  func timers() throws {
    let end = Date.sceneStart.addingTimeInterval(75)
    let graph = scene(width: 200, height: 100) { Text(end, style: .timer) }
    #expect(try graph.displayList(at: 0).texts.map(\.run.text) == ["1:15"])
    #expect(try graph.displayList(at: 14.5).texts.map(\.run.text) == ["1:01"])
    #expect(
      try list(width: 300) { Text(end.addingTimeInterval(3600), style: .relative) }
        .texts.map(\.run.text) == ["1 hr, 1 min"])
  }

  @Test("small capitals are capitals of four fifths of the size")
  func smallCaps() throws {
    let texts = try list { Text("Ab").font(.system(size: 10).lowercaseSmallCaps()) }.texts
    #expect(texts.map(\.run.text) == ["A", "B"])
    #expect(texts.map(\.run.size) == [10, 8])
  }

  @Test("a colour of a catalogue is clear, and reported")
  func namedColor() throws {
    let graph = scene(width: 100, height: 100) { Rectangle().fill(Color("Brand")) }
    _ = try graph.displayList()
    #expect(graph.problems.map(\.problem.message).contains { $0.contains("\"Brand\"") })
  }
}

@Suite("Markdown")
struct MarkdownParserTests {
  private func marked(_ text: String) -> [String] {
    MarkdownParser.runs(of: text).map { run in
      guard case .text(let text) = run.content else { return "?" }
      let style = run.style
      return (style.isStrong ? "B" : "") + (style.isEmphasized ? "I" : "")
        + (style.isStruck ? "S" : "") + (style.isCode ? "C" : "")
        + (style.link.map { "<\($0)>" } ?? "") + ":" + text
    }
  }

  /// The examples are those of CommonMark 0.31, sections 6.1 to 6.3, and of GitHub's section 6.5.
  @Test(
    "inline signs are read as CommonMark says",
    arguments: [
      ("a **b** c", [":a ", "B:b", ": c"]),
      ("*a* _b_", ["I:a", ": ", "I:b"]),
      ("***a***", ["BI:a"]),
      ("**a *b***", ["B:a ", "BI:b"]),
      ("a * b * c", [":a * b * c"]),
      ("snake_case_name", [":snake_case_name"]),
      ("2*3*4", [":2", "I:3", ":4"]),
      ("~~a~~ ~b~", ["S:a", ": ", "S:b"]),
      ("`a *b*`", ["C:a *b*"]),
      ("``a`b``", ["C:a`b"]),
      ("[a *b*](https://c.d)", ["<https://c.d>:a ", "I<https://c.d>:b"]),
      ("[a] (b)", [":[a] (b)"]),
      ("\\*a\\*", [":*a*"]),
      ("**a", [":**a"]),
      ("*a**", ["I:a", ":*"]),
      ("line\n*b*", [":line\n", "I:b"]),
    ])
  func inline(text: String, expected: [String]) {
    #expect(marked(text) == expected)
  }
}
