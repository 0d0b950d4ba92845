import TestSupport
import Testing

@testable import DocumentModel
@testable import JSONModel

@Suite("Edits of a document's text")
struct SourceEditorTests {
  private func root(_ text: String) throws -> JSONNode {
    try JSONReader.read(SourceText(name: "test.json5", text: text)).get()
  }

  private func edited(_ text: String, to value: JSONValue) throws -> String {
    let edits = SourceEditor.edits(of: try root(text), to: value)
    let bytes = try #require(edits.applied(to: Array(text.utf8)))
    #expect(edits.inverse.applied(to: bytes) == Array(text.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func edited(_ text: String, to json5: String) throws -> String {
    try edited(text, to: try root(json5).value)
  }

  @Test(
    "Only the value that changes is written",
    arguments: [
      (
        "{\r\n\t'a': 15.0, // x\r\n\tb: 0x10}", "{a: 15, b: 2}", "{\r\n\t'a': 15.0, // x\r\n\tb: 2}"
      ),
      ("[1, null, 3]", "[2, null, 3]", "[2, null, 3]"),
      ("{a:'x' /* y */}", #"{a: "it's"}"#, #"{a:'it\'s' /* y */}"#),
      ("[1, 2, 3,]", "[1, 5, 3]", "[1, 5, 3,]"), ("// a\n1 // b\n", "2", "// a\n2 // b\n"),
      ("{a: 1}", "{a: [1, {b: 'c'}]}", "{a: [1, {b: \"c\"}]}"),
      ("{\n  a: 1\n}", "{a: {}}", "{\n  a: {}\n}"), ("[]", "[[1]]", "[[1]]"),
      ("{ a: { } }", "{a: {b: 1}}", "{ a: { b: 1 } }"),
    ])
  func replacements(text: String, value: String, expected: String) throws {
    #expect(try edited(text, to: value) == expected)
  }

  @Test(
    "Added values look like their neighbors",
    arguments: [
      ("[1, 2]", "[1, 2, 3]", "[1, 2, 3]"), ("[1,2]", "[0,1,2]", "[0,1,2]"),
      ("[1, 2]", "[0, 1, 2]", "[0, 1, 2]"), ("[1]", "[1, 2]", "[1, 2]"),
      ("{ a: 1 }", "{a: 1, b: 2}", "{ a: 1, b: 2 }"), ("{a:1}", "{a:1,b:2}", "{a:1, b:2}"),
      ("{\n\t\"a\": 1\n}", "{a: 1, b: 2}", "{\n\t\"a\": 1,\n\t\"b\": 2\n}"),
      ("{\n\ta: 1,\n}", "{a: 1, b: 2}", "{\n\ta: 1,\n\tb: 2,\n}"),
      ("{\r\n  a: 1 // one\r\n}", "{a: 1, b: 2}", "{\r\n  a: 1, // one\r\n  b: 2\r\n}"),
      (
        "{\n  // one\n  a: 1,\n\n  // two\n  b: 2\n}", "{c: 3, a: 1, b: 2}",
        "{\n  c: 3,\n  // one\n  a: 1,\n\n  // two\n  b: 2\n}"
      ),
      ("[ // head\n]", "[1]", "[ // head\n  1\n]"), ("[/* none */]", "[1]", "[/* none */ 1]"),
      ("[\n  1 /* one */ // end\n]", "[1, 2]", "[\n  1, /* one */ // end\n  2\n]"),
    ])
  func insertions(text: String, value: String, expected: String) throws {
    #expect(try edited(text, to: value) == expected)
  }

  @Test(
    "A removed value takes along its comma and its line, and leaves the comments around it",
    arguments: [
      ("[1, 2, 3]", "[1, 3]", "[1, 3]"), ("[1, 2, 3]", "[1, 2]", "[1, 2]"),
      ("[1, 2, 3]", "[2, 3]", "[2, 3]"), ("[1, 2,]", "[1]", "[1,]"), ("[ 1 ]", "[]", "[]"),
      ("{\n  a: 1,\n  b: 2\n}", "{a: 1}", "{\n  a: 1\n}"),
      ("{\n  a: 1,\n  b: 2\n}", "{b: 2}", "{\n  b: 2\n}"), ("{ a: 1 }", "{}", "{}"),
      (
        "{\n  // size\n  a: 1, // one\n  b: 2,\n}", "{b: 2}",
        "{\n  // size\n  // one\n  b: 2,\n}"
      ),
      ("{\n  a: 1, // one\n  b: 2 // two\n}", "{a: 1}", "{\n  a: 1 // one\n  // two\n}"),
      ("[1, /* a */ 2 /* b */, 3]", "[1, 3]", "[1, /* a */ /* b */ 3]"),
      ("[0,\n// c\n1, 2]", "[0, 2]", "[0,\n// c\n2]"),
      ("[{a: 1 /* in */}, 2]", "[2]", "[2]"),
    ])
  func removals(text: String, value: String, expected: String) throws {
    #expect(try edited(text, to: value) == expected)
  }

  @Test(
    "A moved value takes along its comments",
    arguments: [
      ("[1, 2, 3]", "[2, 1, 3]", "[2, 1, 3]"), ("[1, 2, 3]", "[2, 3, 1]", "[2, 3, 1]"),
      (
        "{\n  // a\n  a: 1, // one\n  b: 2 // two\n}", "{b: 2, a: 1}",
        "{\n  b: 2, // two\n  // a\n  a: 1 // one\n}"
      ),
      ("[1, 2, // two\n 3]", "[2, 1, 3]", "[2, // two\n1,\n 3]"),
    ])
  func moves(text: String, value: String, expected: String) throws {
    #expect(try edited(text, to: value) == expected)
  }

  @Test("A random change leaves all else as it is", arguments: 0..<(TestLength.isLong ? 1000 : 60))
  func property(seed: Int) throws {
    var random = RandomJSON(seed: UInt64(seed))
    let value = JSONValue.object(["a": random.value(), "list": random.value(), "b": random.value()])
    let text = RandomSource.text(value, seed: UInt64(seed))
    let old = try root(text)
    #expect(old.isIdentical(to: value), "\(text)")
    var count = 0
    for _ in 0..<12 {
      guard let change = RandomChange(of: value, &random) else { continue }
      count += 1
      let new = try edited(text, to: change.value)
      let comment = Comment(rawValue: "\(change.kind) at \(change.place)\n\(text)\n-->\n\(new)")
      let reading = JSONReader.read(SourceText(name: "test.json5", text: new))
      let root = try #require(reading.root, comment)
      #expect(root.isIdentical(to: change.value), comment)
      try checkPlaces(change, old, root, comment)
      try checkComments(change, old, root, comment)
    }
    #expect(count > 0, "no change was made")
  }

  /// Compares the text outside of the changed value, and of each item inside, with the old text.
  private func checkPlaces(
    _ change: RandomChange, _ old: JSONNode, _ new: JSONNode, _ comment: Comment
  ) throws {
    let before = try #require(old.node(at: change.place))
    let after = try #require(new.node(at: change.place))
    let (oldBytes, newBytes) = (old.source.bytes, new.source.bytes)
    #expect(
      oldBytes[..<before.range.lowerBound] == newBytes[..<after.range.lowerBound], comment)
    #expect(
      oldBytes[before.range.upperBound...].elementsEqual(newBytes[after.range.upperBound...]),
      comment)
    guard change.kind != .replace else { return }
    let (oldItems, newItems) = (before.itemTexts, after.itemTexts)
    #expect(newItems.count == change.origins.count, comment)
    guard before.hasDistinctItems else { return }
    for (text, origin) in zip(newItems, change.origins) {
      guard let origin else { continue }
      #expect(text == oldItems[origin], comment)
    }
  }

  /// Compares the comments outside of removed values with the old ones.
  private func checkComments(
    _ change: RandomChange, _ old: JSONNode, _ new: JSONNode, _ comment: Comment
  ) throws {
    let before = try #require(old.node(at: change.place))
    let kept = Set(change.origins.compactMap(\.self))
    var removed: [Range<Int>] = change.kind == .replace ? [before.range] : []
    if change.kind == .remove {
      removed = SourceContainer(before).items.enumerated()
        .filter { !kept.contains($0.offset) }.map(\.element.range)
    }
    let expected = CommentScanner.comments(of: old.source)
      .filter { found in !removed.contains { $0.contains(found.range.lowerBound) } }
    let found = CommentScanner.comments(of: new.source)
    guard change.kind != .remove || before.hasDistinctItems else { return }
    #expect(found.map(\.text).sorted() == expected.map(\.text).sorted(), comment)
  }
}

extension JSONNode {
  /// The value at a place.
  fileprivate func node(at place: JSONPointer) -> JSONNode? {
    place.tokens.reduce(self as JSONNode?) { node, token in
      node.flatMap { $0.members != nil ? $0[token] : JSONPointer.index(token).flatMap($0.element) }
    }
  }

  /// Whether items can be told apart.
  fileprivate var hasDistinctItems: Bool {
    members != nil
      || Set((elements ?? []).map { JSONWriter.compact($0.value) }).count == elements?.count
  }

  private func element(_ index: Int) -> JSONNode? { self[index] }

  /// The texts of the items, with the keys of members.
  fileprivate var itemTexts: [String] {
    SourceContainer(self).items.map { source.text(in: $0.range) }
  }
}
