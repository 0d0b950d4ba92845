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
    #expect(text.contains("<testcase name=\"b\" classname=\"Shapes/b.json\"/>"))
  }

  @Test func `Markdown has a row for each failure`() {
    let lines = MarkdownReport(manifest).text.split(separator: "\n")
    #expect(lines[0] == "### Snapshots: 1 passed, 1 changed, 1 failed")
    #expect(lines.count == 5)
    #expect(lines[3].contains("5 \\| 6 differ much<br>`root/Circle#sun`"))
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

  @Test func `Terminals get kitty's chunks or two pixels a character`() throws {
    let picture = plain(2, 2).with(0xFFFF_0000, at: (0, 1))
    let blocks = try TerminalPicture(.blocks).text(picture)
    #expect(blocks.hasPrefix("\u{1B}[38;2;255;255;255m\u{1B}[48;2;255;0;0m▀"))
    #expect(blocks.hasSuffix("▀\u{1B}[0m\n"))
    let kitty = try TerminalPicture(.kitty).text(picture)
    #expect(kitty.hasPrefix("\u{1B}_Gf=100,a=T,m=0;"))
    #expect(TerminalPicture.Form(environment: ["TERM": "xterm-kitty"]) == .kitty)
    #expect(TerminalPicture.Form(environment: ["TERM": "xterm"]) == .blocks)
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
