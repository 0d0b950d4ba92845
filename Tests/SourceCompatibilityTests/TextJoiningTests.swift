import Foundation
import ShapeShift
import Testing

/// Pieces of interpolations, sums and spans of one look are one text.
@MainActor
@Suite("Text is one text")
struct TextJoiningTests {
  nonisolated static let joined:
    [(name: String, text: @MainActor @Sendable () -> Text, whole: String)] = [
      ("an interpolation", { Text("A\("V")") }, "AV"),
      ("a sum", { Text("A") + Text("V") }, "AV"),
      ("a ligature", { Text("of") + Text("f") + Text(verbatim: "ice") }, "office"),
      ("numbers", { Text("Total: \(7) of \(9)") }, "Total: 7 of 9"),
      ("a conjunct", { Text("क्") + Text("षत्रिय") }, "क्षत्रिय"),
      ("joined letters", { Text("مر") + Text("حبا") }, "مرحبا"),
      ("two directions", { Text("abc של") + Text("ום") }, "abc שלום"),
      ("Markdown that changes nothing", { Text("AV\(Text("AV"))") }, "AVAV"),
    ]

  private func picture<V: View>(_ view: V, width: CGFloat? = nil) throws -> Data {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try #require(try renderer.pngData())
  }

  @Test("pieces look as the whole", arguments: joined.indices)
  func pieces(index: Int) throws {
    let (_, text, whole) = Self.joined[index]
    for width in [nil, 30] as [CGFloat?] {
      #expect(try picture(text(), width: width) == picture(Text(verbatim: whole), width: width))
      let short = text().lineLimit(1)
      #expect(
        try picture(short, width: width)
          == picture(Text(verbatim: whole).lineLimit(1), width: width))
    }
  }

  @Test("a colour between letters moves none of them")
  func colors() throws {
    func width<V: View>(_ view: V) throws -> CGFloat {
      try ImageRenderer(content: view.font(.system(size: 40))).displayList().size.width
    }
    let plain = try width(Text("AVAV"))
    #expect(try width(Text("AV").foregroundStyle(.red) + Text("AV").underline()) == plain)
    #expect(try width(Text("AV").bold() + Text("AV")) != plain)
  }
}
