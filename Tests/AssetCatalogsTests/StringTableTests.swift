import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Tables of strings")
struct StringTableTests {
  private static let folder = Bundle.module.bundleURL.appending(path: "Resources").path

  private func text(_ key: String, _ locale: String, _ numbers: [Double?] = []) throws -> String? {
    let table = try StringTables(folder: Self.folder, depth: 4).table(named: "Localizable")
    return table.entry(key, locale: locale)
      .map { $0.entry.format(for: numbers, in: $0.language) }
  }

  @Test(
    "a text is that of the locale, else that of the language of the keys",
    arguments: [
      ("Hello", "de", "Hallo"), ("Hello", "de_AT", "Servus"), ("Hello", "de_CH", "Hallo"),
      ("Hello", "fr_FR", "Hello there"), ("Hello", "en_US", "Hello there"),
      ("Hello", "zh_TW", "你好嗎"), ("Hello", "zh_CN", "你好吗"), ("Bye", "de", "Tschüs"),
    ])
  func locales(key: String, locale: String, text: String) throws {
    #expect(try self.text(key, locale) == text)
  }

  @Test("substitutions that multiply come to an end")
  func multiplying() {
    let many = String(repeating: "%#@a@", count: 50)
    let entry = LocalizedEntry(
      variation: .text(many),
      substitutions: [
        "a": .init(argument: 1, specifier: "lld", variation: .text(many))
      ])
    #expect(entry.format(for: [1], in: "en").utf8.count < 1_000_000)
  }

  @Test("what has no text is nil")
  func missing() throws {
    #expect(try text("Nowhere", "de") == nil)
    #expect(try text("Untranslated", "de") == nil)
  }

  @Test(
    "plurals are those of the language",
    arguments: [
      ("en", 1.0, "%lld leaf"), ("en", 0, "%lld leaves"), ("ru", 1, "%lld лист"),
      ("ru", 3, "%lld листа"), ("ru", 11, "%lld листьев"), ("ru", 21, "%lld лист"),
      ("de", 0, "kein Blatt"), ("de", 1, "%lld Blatt"), ("de", 2, "%lld Blätter"),
    ])
  func plurals(locale: String, number: Double, format: String) throws {
    #expect(try text("%lld leaves", locale, [number]) == format)
  }

  @Test("several numbers in a text have plurals of their own")
  func substitutions() throws {
    let key = "%lld leaves on %lld trees"
    #expect(try text(key, "en", [1, 2]) == "%1$lld leaf on %2$lld trees")
    #expect(try text(key, "en", [3, 1]) == "%1$lld leaves on %2$lld tree")
  }

  @Test("a text for phones is taken")
  func devices() throws {
    #expect(try text("Tap", "en") == "Tap here")
  }

  @Test("files of strings and of plurals are read beside catalogues")
  func files() throws {
    #expect(try text("key \"quoted\"", "de") == "Zeile eins\nZeile zwei ä")
    #expect(try text("word", "de") == "Wort")
    #expect(try text("%d files", "de", [1]) == "Nur %1$d Datei")
    #expect(try text("%d files", "de", [5]) == "Nur %1$d Dateien")
  }

  @Test(
    "errors in a file are reported with their locations",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1", "expected \";\""),
      ("\"a\" = \"b;", "1:7", "unterminated string"),
      ("/* a", "1:1", "unterminated comment"), ("\"a\" = \"\\U12\";", "1:10", "hexadecimal"),
    ])
  func faults(text: String, place: String, reason: String) throws {
    let error = try #require(throws: AssetCatalogError.self) {
      try StringsFile.read(Array(text.utf8), place: "a.strings")
    }
    #expect(error.place == "a.strings:\(place)" && error.reason.contains(reason), "\(error)")
  }

  @Test("files in UTF-16 are read, and in braces")
  func encodings() throws {
    let units = "\u{FEFF}{ a = \"ä\"; b; }".utf16
    let bytes = units.reduce(into: [UInt8]()) { $0 += [UInt8($1 & 255), UInt8($1 >> 8)] }
    #expect(try StringsFile.read(bytes, place: "") == ["a": "ä", "b": "b"])
  }

  @Test("lists of plurals are read to a depth")
  func depth() {
    let deep = String(repeating: "<dict>", count: 10_000)
    #expect(throws: AssetCatalogError.self) {
      try StringsDictionary.read(Array("<plist>\(deep)".utf8), place: "")
    }
  }

  @Test(
    "numbers have the forms that CLDR gives them",
    arguments: [
      ("ja", 1.0, PluralCategory.other), ("en", 1.5, .other), ("fr", 0, .one), ("fr", 1.5, .one),
      ("fr", 1_000_000, .many), ("pt_PT", 0, .other), ("pt", 0, .one), ("es", 1, .one),
      ("pl", 1, .one), ("pl", 22, .few), ("pl", 12, .many), ("cs", 1.5, .many), ("cs", 3, .few),
      ("ar", 0, .zero), ("ar", 2, .two), ("ar", 103, .few), ("ar", 111, .many), ("ar", 100, .other),
      ("he", 2, .two), ("lt", 11, .other), ("lt", 21, .one), ("lv", 0, .zero), ("ro", 0, .few),
      ("ro", 20, .other), ("sl", 102, .two), ("cy", 6, .many), ("hi", 0, .one), ("sr", 22, .few),
      ("fil", 4, .other), ("da", 0.5, .one), ("is", 21, .one), ("tr", 1, .one), ("xx", 1, .other),
    ])
  func categories(locale: String, number: Double, category: PluralCategory) {
    #expect(PluralCategory(number, in: locale) == category)
  }

  @Test("formats are taken apart")
  func tokens() throws {
    let position = try #require(FormatToken("%2$lld!"))
    #expect(position.position == 2 && position.specifier == "%lld" && position.length == 6)
    let name = try #require(FormatToken("%#@trees@ a"))
    #expect(name.name == "trees" && name.length == 9)
    #expect(FormatToken("%.2f")?.specifier == "%.2f")
    #expect(FormatToken("%%")?.isValue == false)
    #expect(FormatToken("% ") == nil && FormatToken("%") == nil && FormatToken("%#@a") == nil)
  }
}
