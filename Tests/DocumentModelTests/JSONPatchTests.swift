import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite("JSONPatch")
struct JSONPatchTests {
  /// Source: RFC 6902, appendix A; the numbers are those of its examples.
  @Test(
    "The examples of RFC 6902",
    arguments: [
      (
        "A.1", #"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz","value":"qux"}]"#,
        #"{"foo":"bar","baz":"qux"}"#
      ),
      (
        "A.2", #"{"foo":["bar","baz"]}"#, #"[{"op":"add","path":"/foo/1","value":"qux"}]"#,
        #"{"foo":["bar","qux","baz"]}"#
      ),
      (
        "A.3", #"{"baz":"qux","foo":"bar"}"#, #"[{"op":"remove","path":"/baz"}]"#, #"{"foo":"bar"}"#
      ),
      (
        "A.4", #"{"foo":["bar","qux","baz"]}"#, #"[{"op":"remove","path":"/foo/1"}]"#,
        #"{"foo":["bar","baz"]}"#
      ),
      (
        "A.5", #"{"baz":"qux","foo":"bar"}"#,
        #"[{"op":"replace","path":"/baz","value":"boo"}]"#, #"{"baz":"boo","foo":"bar"}"#
      ),
      (
        "A.6", #"{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}"#,
        #"[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]"#,
        #"{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}"#
      ),
      (
        "A.7", #"{"foo":["all","grass","cows","eat"]}"#,
        #"[{"op":"move","from":"/foo/1","path":"/foo/3"}]"#,
        #"{"foo":["all","cows","eat","grass"]}"#
      ),
      (
        "A.8", #"{"baz":"qux","foo":["a",2,"c"]}"#,
        #"[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]"#,
        #"{"baz":"qux","foo":["a",2,"c"]}"#
      ),
      (
        "A.10", #"{"foo":"bar"}"#, #"[{"op":"add","path":"/child","value":{"grandchild":{}}}]"#,
        #"{"foo":"bar","child":{"grandchild":{}}}"#
      ),
      (
        "A.11", #"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz","value":"qux","xyz":123}]"#,
        #"{"foo":"bar","baz":"qux"}"#
      ),
      (
        "A.14", #"{"/":9,"~1":10}"#, #"[{"op":"test","path":"/~01","value":10}]"#,
        #"{"/":9,"~1":10}"#
      ),
      (
        "A.16", #"{"foo":["bar"]}"#, #"[{"op":"add","path":"/foo/-","value":["abc","def"]}]"#,
        #"{"foo":["bar",["abc","def"]]}"#
      ),
    ])
  func examples(name: String, document: String, patch: String, result: String) throws {
    let old = try Self.value(document)
    let (new, inverse) = try JSONPatch(json: try Self.value(patch)).applied(to: old)
    #expect(JSONWriter.compact(new) == result)
    #expect(JSONWriter.compact(try inverse.applied(to: new).value) == document)
  }

  /// Source: RFC 6902, appendix A.9, A.12, A.13 and A.15, and section 4.4.
  @Test(
    "What RFC 6902 refuses changes nothing",
    arguments: [
      (
        #"{"baz":"qux"}"#, #"[{"op":"test","path":"/baz","value":"bar"}]"#,
        DiagnosticCode.testFailed
      ),
      (#"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz/bat","value":"qux"}]"#, .pointerNotFound),
      (#"{"foo":"bar"}"#, #"[{"op":"remove","path":"/nope"}]"#, .pointerNotFound),
      (#"{"foo":"bar"}"#, #"[{"op":"replace","path":"/nope","value":1}]"#, .pointerNotFound),
      (#"{"foo":[1]}"#, #"[{"op":"add","path":"/foo/2","value":1}]"#, .pointerNotFound),
      (#"{"~1":10}"#, #"[{"op":"test","path":"/~01","value":"10"}]"#, .testFailed),
      (#"{"a":{"b":1}}"#, #"[{"op":"move","from":"/a","path":"/a/b"}]"#, .invalidPatch),
      (#"{"a":1}"#, #"[{"op":"ad","path":"/a","value":2}]"#, .invalidPatch),
      (#"{"a":1}"#, #"[{"op":"add","path":"/a"}]"#, .invalidPatch),
      (#"{"a":1}"#, #"[{"op":"add","path":"a","value":2}]"#, .invalidPointer),
      (#"{"a":1}"#, #"{"op":"add"}"#, .invalidPatch),
    ])
  func refused(document: String, patch: String, code: DiagnosticCode) throws {
    let old = try Self.value(document)
    do {
      _ = try JSONPatch(json: try Self.value(patch)).applied(to: old)
      Issue.record("not refused")
    } catch {
      #expect((error as? Diagnostic)?.code == code)
    }
  }

  @Test("A member that is taken back into the midst of its siblings stands where it stood")
  func memberOrder() throws {
    let old = try Self.value(#"{"a":1,"b":{"x":1,"y":2},"c":3}"#)
    let patch = JSONPatch([.remove(JSONPointer(["b", "x"])), .remove(JSONPointer(["a"]))])
    let (new, inverse) = try patch.applied(to: old)
    #expect(JSONWriter.compact(new) == #"{"b":{"y":2},"c":3}"#)
    #expect(try inverse.applied(to: new).value.isIdentical(to: old))
  }

  @Test("Later replacements make earlier ones of the same place, or inside it, vain")
  func following() throws {
    func replace(_ path: String, _ value: JSONValue) throws -> JSONPatch {
      JSONPatch([.replace(try JSONPointer(parsing: path), value)])
    }
    let patch = try replace("/fill/hue", 0.1).followed(by: replace("/outlineWidth", 2))
      .followed(by: replace("/fill/hue", 0.2)).followed(by: replace("/fill", "red"))
    #expect(
      JSONWriter.compact(patch.json)
        == #"[{"op":"replace","path":"/outlineWidth","value":2},{"op":"replace","path":"/fill","value":"red"}]"#
    )
  }

  @Test("The patch between two random values makes the one of the other, to the byte, and back")
  func differences() throws {
    for seed in 0..<(TestLength.isLong ? 20_000 : 2_000) {
      let (old, new) = Self.pair(seed: UInt64(seed))
      let patch = try JSONPatch(json: JSONPatch(from: old, to: new))
      let (made, inverse) = try patch.applied(to: old)
      #expect(made.isIdentical(to: new), "seed \(seed)")
      #expect(try inverse.applied(to: made).value.isIdentical(to: old), "seed \(seed)")
    }
  }

  @Test("python's jsonpatch makes the same of our patches, both ways")
  func oracle() throws {
    var lines: [String] = []
    for seed in 0..<(TestLength.isLong ? 10_000 : 500) {
      let (old, new) = Self.pair(seed: UInt64(1_000_000 + seed))
      let patch = JSONPatch(from: old, to: new)
      let inverse = try patch.applied(to: old).inverse
      lines.append(JSONWriter.compact([old, patch.json, new, inverse.json]))
    }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Oracles/patch.py").path
    let input = Data(lines.joined(separator: "\n").utf8)
    let answer = String(
      decoding: try TestProgram("/usr/bin/python3").run([script], input: input, seconds: 300),
      as: UTF8.self)
    #expect(answer == "\(lines.count) patches, 0 differ\n")
  }

  /// Two values, the second often made of the first by some changes.
  private static func pair(seed: UInt64) -> (JSONValue, JSONValue) {
    var random = RandomJSON(seed: seed)
    let old = random.value()
    guard Int.random(in: 0..<4, using: &random.generator) > 0 else { return (old, random.value()) }
    var new = old
    for _ in 0..<Int.random(in: 1...4, using: &random.generator) { new = random.changed(new) }
    return (old, new)
  }

  private static func value(_ text: String) throws -> JSONValue {
    try #require(JSONReader.read(SourceText(name: "test", text: text)).root).value
  }
}

extension JSONPatch {
  /// The same patch, written and read.
  fileprivate init(json patch: JSONPatch) throws {
    let text = JSONWriter.compact(patch.json)
    let root = try #require(JSONReader.read(SourceText(name: "patch", text: text)).root)
    try self.init(json: root.value)
  }
}

extension RandomJSON {
  /// The value with something in it replaced, added or taken away.
  mutating func changed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(var object) where !object.isEmpty:
      let member = object.members[Int.random(in: 0..<object.count, using: &generator)]
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: object[member.key] = nil
      case 1: object["new\(Int.random(in: 0..<9, using: &generator))"] = self.value(depth: 1)
      default: object[member.key] = changed(member.value)
      }
      return .object(object)
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: 0..<elements.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: elements.remove(at: index)
      case 1: elements.insert(self.value(depth: 1), at: index)
      default: elements[index] = changed(elements[index])
      }
      return .array(elements)
    case .null, .bool, .number, .string, .array, .object: return self.value(depth: 1)
    }
  }
}
