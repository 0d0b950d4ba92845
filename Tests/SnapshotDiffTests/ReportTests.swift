import Foundation
import ImageCoding
import SnapshotDiff
import Testing
import VectorGraphics

@Suite struct ReportTests {
  private var manifest: SnapshotRun.Manifest {
    var changed = SnapshotResult(
      name: "a<b>", source: "Shapes/a.json", status: .changed, message: "5 | 6 differ\nmuch")
    changed.files.actual = "actual/a.png"
    changed.views = [.init(view: "root/Circle#sun", from: "fill #FF0000FF", to: "fill #00FF00FF")]
    changed.differentPixels = 5
    let passed = SnapshotResult(name: "b", source: "Shapes/b.json", status: .passed, message: "")
    let failed = SnapshotResult(name: "c", source: "", status: .failed, message: "100% broken")
    return SnapshotRun.Manifest(
      references: "Shapes", isFiltered: false, results: [changed, passed, failed])
  }

  @Test func `JUnit has a case each, failures with attachments`() throws {
    let text = JUnitReport(manifest, in: URL(fileURLWithPath: "/run", isDirectory: true)).text
    #expect(text.contains("tests=\"3\" failures=\"1\" errors=\"1\""))
    #expect(text.contains("name=\"a&lt;b&gt;\" classname=\"Shapes/a.json\""))
    #expect(text.contains("message=\"5 | 6 differ&#10;much\""))
    #expect(text.contains("[[ATTACHMENT|/run/actual/a.png]]"))
    #expect(text.contains("<testcase name=\"b\" classname=\"Shapes/b.json\" time=\"0.000\"/>"))
  }

  @Test func `JUnit says how long each took, and all`() {
    let text = JUnitReport(
      manifest, in: URL(fileURLWithPath: "/run"), seconds: ["b": 1.0346, "c": 0.04]
    ).text
    #expect(text.contains("errors=\"1\" time=\"1.075\">"))
    #expect(text.contains("classname=\"Shapes/b.json\" time=\"1.035\"/>"))
    #expect(text.contains("name=\"c\" classname=\"snapshots\" time=\"0.040\">"))
  }

  @Test func `Markdown has a row for each failure`() {
    let lines = MarkdownReport(manifest).text.split(separator: "\n")
    #expect(lines[0] == "### Snapshots: 1 passed, 1 changed, 1 failed")
    #expect(lines.count == 5)
    #expect(lines[3].contains("5 \\| 6 differ much<br>`root/Circle#sun`"))
  }

  @Test func `Markdown shows pictures by path, by address or embedded`() {
    var results = manifest
    results.results[0].files.actual = "actual/a <b>\".png"
    results.results[0].files.difference = "difference/a.png"
    func text(_ pictures: MarkdownReport.Pictures) -> String {
      MarkdownReport(results, pictures: pictures).text
    }
    #expect(!text(.none).contains("<img"))
    let path = text(.beneath("../Output/run"))
    #expect(path.contains("| now | difference |\n|---|---|\n"))
    #expect(path.contains("<img src=\"../Output/run/actual/a%20%3Cb%3E%22.png\" alt=\"now\""))
    #expect(text(.beneath("https://x.y/z")).contains("src=\"https://x.y/z/difference/a.png\""))
    let embedded = text(.embedded(["difference/a.png": [1, 2, 3]]))
    #expect(embedded.contains("| difference |\n|---|\n| <img src=\"data:image/png;base64,AQID\""))
    #expect(!embedded.contains("alt=\"now\""))
  }

  @Test func `Markdown stays below what GitHub shows, and says what is left out`() {
    let results = (0..<30).map { index in
      var result = SnapshotResult(
        name: "n\(index)", source: "", status: .changed, message: "different")
      result.files.actual = "actual/n\(index).png"
      return result
    }
    let manifest = SnapshotRun.Manifest(references: "x", isFiltered: false, results: results)
    let pictures = Dictionary(
      uniqueKeysWithValues: results.map {
        ($0.files.actual ?? "", [UInt8](repeating: 7, count: 60_000))
      })
    let text = MarkdownReport(manifest, pictures: .embedded(pictures)).text
    #expect(text.utf8.count < 1 << 20)
    #expect(text.contains("| `n29` |"))
    #expect(text.hasSuffix("\n… and the images of 17 more\n"))
    let long = (0..<20_000).map {
      SnapshotResult(
        name: "n\($0)", source: "", status: .changed,
        message: String(repeating: "different ", count: 10))
    }
    let rows = MarkdownReport(
      SnapshotRun.Manifest(references: "x", isFiltered: false, results: long)
    ).text
    #expect(rows.utf8.count < 1 << 20)
    #expect(rows.hasSuffix(" more\n"))
  }

  @Test func `Annotations escape what GitHub reads`() {
    let lines = AnnotationReport(manifest).text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=Shapes/a.json,title=a<b>%3A changed::5 | 6 differ%0Amuch%0Aroot/Circle#sun"))
    #expect(lines[1] == "::error title=c%3A failed::100%25 broken")
  }

  @Test func `The page is one file whose data can't break out of it`() throws {
    var results = manifest
    results.results[0].message = "</script><script>alert(1)</script>"
    let png = try PNGEncoder().encode(plain(2, 2))
    let pictures = ["a<b>": ReportPage.Pictures(expected: png, actual: png)]
    let html = try ReportPage(results, pictures: pictures, acceptCommand: "accept").html()
    #expect(!html.contains("</script><script>alert"))
    #expect(html.contains("data:image/png;base64,"))
    #expect(!html.contains("http://") && !html.contains("src=\"http"))
    #expect(html == (try ReportPage(results, pictures: pictures, acceptCommand: "accept").html()))
  }

  @Test(arguments: [
    "<!--<script>", "</ScRiPt >", "<!--", "<script", "]]>", "\u{2028}\u{0}\u{1B}\r\n",
  ])
  func `Whatever a drawing says, the page's data can be read`(text: String) throws {
    var results = manifest
    results.results[0].message = text
    results.results[0].views[0] = .init(view: text, from: nil, to: "text \(text)")
    let html = try ReportPage(results, pictures: [:], acceptCommand: text).html()
    // As a browser reads it: the script's text ends with the first end tag, and holds no comment.
    let start = try #require(html.range(of: #"<script type="application/json" id="data">"#))
    let end = try #require(
      html.range(
        of: "</script", options: .caseInsensitive, range: start.upperBound..<html.endIndex))
    let data = html[start.upperBound..<end.lowerBound]
    #expect(!data.contains("<"))
    let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    let entries = try #require(object?["entries"] as? [[String: Any]])
    #expect(entries.map { $0["message"] as? String } == [text, "", "100% broken"])
    #expect(object?["accept"] as? String == text)
    // No more elements than the page's own.
    let ends = html.lowercased().components(separatedBy: "</script").count - 1
    #expect(ends == 2)
    #expect(html.components(separatedBy: "<!--").count == 1)
  }

  /// Results with a name that is an order to whatever reads it.
  private func results(named name: String) -> SnapshotRun.Manifest {
    var result = SnapshotResult(name: name, source: name, status: .changed, message: name)
    result.files.actual = "actual/\(name).png"
    result.views = [.init(view: name, from: nil, to: name)]
    result.notes = [name]
    return SnapshotRun.Manifest(references: name, isFiltered: false, results: [result])
  }

  private static let hostileNames = [
    "a\n::warning::b", "a\r\n::warning::b", "\u{1B}[2Ja", "a\u{0}b", "a::warning title=x::b",
    "\u{9B}2Ja",
    "a|b`c<img src=x>", "a\\|b", "[x](http://y) @all *a*", "a\u{FFFE}]]>b", "a\u{202E}b",
  ]

  @Test(arguments: hostileNames)
  func `A name is no order to GitHub`(name: String) {
    let text = AnnotationReport(results(named: name)).text
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.map(\.value) == [10])
    #expect(text.hasPrefix("::error file="))
    // What stands before the message are properties: two marks each, one "=", no colon within.
    let head = text.dropFirst("::error ".count).prefix { $0 != ":" }
    #expect(head.split(separator: ",").count == 2)
  }

  @Test(arguments: hostileNames)
  func `A name breaks no XML`(name: String) throws {
    let report = JUnitReport(
      results(named: name), in: URL(fileURLWithPath: "/run", isDirectory: true))
    // Source: XML 1.0 (Fifth Edition), 2.2 Char.
    for scalar in report.text.unicodeScalars {
      #expect(
        [0x9, 0xA, 0xD].contains(scalar.value) || 0x20...0xD7FF ~= scalar.value
          || 0xE000...0xFFFD ~= scalar.value || 0x10000...0x10FFFF ~= scalar.value)
    }
    #expect(report.text.components(separatedBy: "<testcase").count == 2)
    // One attachment, on one line.
    #expect(report.text.components(separatedBy: "[[ATTACHMENT|").count == 2)
    #expect(!report.text.contains("[[ATTACHMENT|/run/actual/a&#10;"))
  }

  @Test(arguments: hostileNames)
  func `A name stays in its cell`(name: String) throws {
    let lines = MarkdownReport(results(named: name)).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    let row = lines[4]
    // Cells end at pipes that are not escaped.
    let bare = row.replacing("\\|", with: "")
    #expect(bare.split(separator: "|", omittingEmptySubsequences: false).count == 6)
    #expect(!row.contains("<img") && !row.contains("](") && !row.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\nb", #"a\u{a}b"#), ("  ::error::x", #"  \u{3a}:error::x"#),
    ("x ##[error]y", #"x #\u{23}[error]y"#), ("\u{1B}[2J", #"\u{1b}[2J"#), ("a::b", "a::b"),
  ])
  func `A line for the terminal is no order`(text: String, line: String) {
    #expect(text.terminalLine == line)
  }

  @Test func `Terminals get kitty's chunks or two pixels a character`() throws {
    let picture = plain(2, 2).with(0xFFFF_0000, at: (0, 1))
    let blocks = try TerminalPicture(.blocks).text(picture)
    #expect(blocks.hasPrefix("\u{1B}[38;2;255;255;255m\u{1B}[48;2;255;0;0m▀"))
    #expect(blocks.hasSuffix("▀\u{1B}[0m\n"))
    let kitty = try TerminalPicture(.kitty).text(picture)
    #expect(kitty.hasPrefix("\u{1B}_Gf=100,a=T,m=0;"))
    #expect(TerminalPicture.Form(environment: ["TERM": "xterm-kitty"]) == .kitty)
    #expect(TerminalPicture.Form(environment: ["TERM": "xterm"]) == .blocks)
    let palette = ["TERM": "xterm-256color"]
    #expect(TerminalPicture.Form(environment: palette) == .palette)
    let exact = palette.merging(["COLORTERM": "truecolor"]) { $1 }
    #expect(TerminalPicture.Form(environment: exact) == .blocks)
    // White and pure red are in the cube of the palette, a dark grey in its row of greys.
    #expect(
      try TerminalPicture(.palette).text(picture).hasPrefix("\u{1B}[38;5;231m\u{1B}[48;5;196m▀"))
    let grey = plain(1, 1).with(0xFF12_1212, at: (0, 0))
    #expect(try TerminalPicture(.palette).text(grey).hasPrefix("\u{1B}[38;5;233m"))
  }

  @Test func `A line that changed is told by its words`() {
    func lines(_ from: String?, _ to: String?) -> [String] { LineChange(from: from, to: to).lines }
    #expect(
      lines(
        "stroke circle(5 5 4) #000000FF width(1)", "stroke circle(5 5 4.5) #000000FF width(1.25)")
        == ["stroke: circle(5 5 4) -> circle(5 5 4.5)", "stroke: width(1) -> width(1.25)"])
    #expect(lines(nil, "fill a") == ["+ fill a"])
    #expect(lines("fill a", "stroke a") == ["- fill a", "+ stroke a"])
  }
}
