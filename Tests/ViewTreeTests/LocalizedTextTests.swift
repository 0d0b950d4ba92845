import Foundation
import Testing
import VectorGraphics

@testable import ViewTree

@Suite("Texts in the words of tables")
@MainActor
struct LocalizedTextTests {
  /// What is written for a locale.
  private func written(_ locale: String, _ text: @escaping @MainActor () -> Text) throws -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let graph = scene(width: 1000, environment: environment, text)
    let list = try graph.displayList()
    #expect(graph.problems.isEmpty, "\(graph.problems)")
    return list.items.flatMap(\.texts).map(\.run.text).joined()
  }

  @Test(
    "a text is that of the locale around, else of the language of the keys, else its key",
    arguments: [("de", "Guten Tag"), ("en_US", "Good day"), ("fr", "Good day")])
  func plain(locale: String, text: String) throws {
    #expect(try written(locale) { Text("greeting", bundle: .module) } == text)
    #expect(try written(locale) { Text("nothing", bundle: .module) } == "nothing")
    #expect(try written(locale) { Text(verbatim: "greeting") } == "greeting")
    #expect(try written(locale) { Text("greeting") } == "greeting")
  }

  @Test("numbers have their forms, and are written for the locale")
  func plurals() throws {
    func text(_ locale: String, _ count: Int) throws -> String {
      try written(locale) { Text("\(count) leaves", bundle: .module) }
    }
    #expect(try text("de", 1) == "1 Blatt")
    #expect(try text("de", 1234) == "1.234 Blätter")
    #expect(try text("en_US", 1) == "1 leaf")
    #expect(try text("fr", 2) == "2 leaves")
  }

  @Test("values stand where a table puts them, as it says")
  func positions() throws {
    let name = "Ada"
    let text: @MainActor () -> Text = {
      Text("\(name) has \(0.5) of 100%", bundle: .module)
    }
    #expect(try written("de", text) == "0,50 von 100% hat Ada")
    #expect(try written("en", text) == "Ada has 0.500000 of 100%")
  }

  @Test("a translated text keeps the style of the whole, and its own Markdown")
  func styles() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de")
    let graph = scene(width: 1000, environment: environment) {
      Text("greeting", bundle: .module).foregroundStyle(.red) + Text(verbatim: "!")
    }
    let texts = try graph.displayList().items.flatMap(\.texts)
    #expect(texts.map(\.run.text).joined() == "Guten Tag!")
  }

  @Test("strings are looked up as texts are")
  func strings() {
    let german = Locale(identifier: "de")
    #expect(String(localized: "greeting", bundle: .module, locale: german) == "Guten Tag")
    #expect(String(localized: "\(3) leaves", bundle: .module, locale: german) == "3 Blätter")
    #expect(String(localized: "greeting", locale: german) == "greeting")
    #expect(String(localized: "word", table: "Other", bundle: .module, locale: german) == "Wort")
  }
}
