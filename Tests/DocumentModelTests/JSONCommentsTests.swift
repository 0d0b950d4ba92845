import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite("Comments of documents")
struct JSONCommentsTests {
  /// What is read, written again with its comments.
  private func formatted(_ text: String) throws -> String {
    let root = try JSONReader.read(SourceText(name: "test.json5", text: text)).get()
    return JSONWriter.canonical(root.value, comments: JSONComments(of: root))
  }

  @Test(
    "Comments keep their positions above and behind the same content",
    arguments: [
      ("// a\n{}", "// a\n{}\n"), ("{} // a\n// b\n", "{} // a\n// b\n"),
      ("[1, 2 /* two */]", "[\n  1,\n  2 /* two */\n]\n"),
      ("[1, /* two */ 2]", "[\n  1,\n  /* two */\n  2\n]\n"),
      ("[1, // one  \n 2]", "[\n  1, // one\n  2\n]\n"),
      ("[1 // one\n, 2]", "[\n  1, // one\n  2\n]\n"),
      ("{ // none\n}", "{\n  // none\n}\n"), ("[/**/]", "[\n  /**/\n]\n"),
      ("{a /* k */ : /* v */ 1}", "{\n  /* k */\n  /* v */\n  \"a\": 1\n}\n"),
      (
        "{a: 1, /* x */ // y\n b: '//', /* z */ }",
        "{\n  \"a\": 1, /* x */ // y\n  \"b\": \"//\" /* z */\n}\n"
      ),
      ("{a: [1, 2], // both\n}", "{\n  \"a\": [1, 2] // both\n}\n"),
      (
        "{a: {b: {c: 1 // in\n}}, d: [1, 2]}",
        "{\n  \"a\": {\n    \"b\": {\n      \"c\": 1 // in\n    }\n  },\n  \"d\": [1, 2]\n}\n"
      ),
      ("{a: 1\n// last\n}", "{\n  \"a\": 1\n  // last\n}\n"),
      ("[1, /* a\n b */ 2]", "[\n  1,\n  /* a\n b */\n  2\n]\n"),
      ("7 // seven", "7 // seven\n"), ("'it\\'s // no comment'", "\"it's // no comment\"\n"),
    ])
  func places(text: String, expected: String) throws {
    #expect(try formatted(text) == expected)
    #expect(try formatted(expected) == expected)
  }

  @Test("Without comments the form is that without comments")
  func none() throws {
    let text = "{a: [1, {b: 2}], c: 'x'}"
    let root = try JSONReader.read(SourceText(name: "test.json5", text: text)).get()
    #expect(try formatted(text) == JSONWriter.canonical(root.value))
  }

  @Test(
    "Wherever comments stand, they are kept, once, and the form is reached at once",
    arguments: 0..<80)
  func property(seed: Int) throws {
    var random = RandomJSON(seed: UInt64(seed))
    let value = random.value(depth: 4)
    var count = 0
    let text = commented(JSONWriter.compact(value), &random.generator, &count)
    let source = SourceText(name: "test.json5", text: text)
    let root = try JSONReader.read(source).get()
    #expect(root.value == value)
    #expect(JSONComments(of: root).count == count, "\(text)")
    let once = try formatted(text)
    #expect(try formatted(once) == once, "\(text)")
    #expect(try JSONReader.read(SourceText(name: "test.json5", text: once)).get().value == value)
    for index in 0..<count {
      #expect(once.components(separatedBy: "c\(index).").count == 2, "\(once)")
    }
  }

  /// Compact JSON with comments, line breaks and trailing commas put between its tokens.
  private func commented(
    _ text: String, _ generator: inout SeededGenerator, _ count: inout Int
  ) -> String {
    var result = ""
    var isInString = false
    var isEscaped = false
    for character in text.unicodeScalars {
      let wasInString = isInString
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString = false
        }
      } else if character == "\"" {
        isInString = true
      }
      let isBreak = !wasInString && "[]{},:".unicodeScalars.contains(character)
      if isBreak { result += trivia(&generator, &count) }
      result.unicodeScalars.append(character)
      if isBreak { result += trivia(&generator, &count) }
    }
    return trivia(&generator, &count) + result + trivia(&generator, &count)
  }

  private func trivia(_ generator: inout SeededGenerator, _ count: inout Int) -> String {
    let choice = generator.integer(in: 0...9)
    let name = "c\(count)."
    switch choice {
    case 0:
      count += 1
      return "// \(name) \"x\n"
    case 1:
      count += 1
      return "/* \(name) */"
    case 2:
      count += 1
      return " /* \(name)\n * more */ "
    case 3: return "\n"
    case 4: return " "
    default: return ""
    }
  }
}
