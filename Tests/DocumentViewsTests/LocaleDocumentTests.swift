import DocumentModel
import Testing

@testable import DocumentViews

@Suite struct LocaleDocumentTests {
  private func texts(_ text: String, _ locale: String? = nil) throws -> String? {
    try scene(text).evaluated(locale: locale, colorScheme: nil).title
  }

  private func title(_ expression: String, _ environment: String = "") -> String {
    #"{"shapeshift": 1, "canvas": {"title": {"$": "\#(expression)"}\#(environment)}, "values": {"d": "2026-06-14", "t": {"$": "date(d, 'MMMM')"}, "l": "fr"}, "view": {"view": "Circle"}}"#
  }

  @Test func `Dates and numbers follow the requested locale`() throws {
    let date = title("date(d, 'EEEE d MMMM yyyy')")
    #expect(try texts(date) == "Sunday 14 June 2026")
    #expect(try texts(date, "fr") == "dimanche 14 juin 2026")
    #expect(try texts(title("format(1234.5, ',.2f')"), "de") == "1.234,50")
    #expect(try texts(title("t"), "de") == "Juni")
  }

  @Test(arguments: [#""fr""#, #"{"$": "l"}"#])
  func `The locale of the canvas applies unless another is requested`(locale: String) throws {
    let text = title("t + date(d, ' EEEE')", #", "environment": {"locale": \#(locale)}"#)
    #expect(try texts(text) == "juin dimanche")
    #expect(try texts(text, "de") == "Juni Sonntag")
  }

  @Test @MainActor func `A view's environment applies to its expressions`() throws {
    let text = document(
      #"{"view": "VStack", "children": [{"view": "Text", "text": {"$": "date('2026-06-14', 'MMMM')"}}, {"view": "Text", "text": {"$": "date('2026-06-14', 'MMMM')"}, "modifiers": [{"environment": {"locale": "fr"}}]}]}"#
    )
    let drawn = try drawing(text).joined(separator: "\n")
    #expect(drawn.contains("June") && drawn.contains("juin"))
  }

  @Test func `A document without dates and formats is not read again`() throws {
    let scene = try scene(document(#"{"view": "Text", "text": {"$": "upper('a')"}}"#))
    #expect(scene.inEnvironment == nil)
  }
}
