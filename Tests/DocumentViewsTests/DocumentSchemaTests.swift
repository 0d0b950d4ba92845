import DocumentModel
import Foundation
import TestSupport
import Testing

@testable import DocumentViews

@Suite struct DocumentSchemaTests {
  @Test func `Every reference inside the schema leads somewhere`() {
    let definitions = DocumentSchema.json["$defs"]?.object ?? [:]
    var missing: Set<String> = []
    func visit(_ value: JSONValue) {
      switch value {
      case .array(let elements):
        for element in elements { visit(element) }
      case .object(let object):
        if let target = object["$ref"]?.string {
          let name = String(target.dropFirst("#/$defs/".count))
          if definitions[name] == nil { missing.insert(target) }
        }
        for member in object.members { visit(member.value) }
      case .null, .bool, .number, .string: break
      }
    }
    visit(DocumentSchema.json)
    #expect(missing == [])
    #expect(definitions["view.RoundedRectangle"]?["properties"]?["cornerRadius"] != nil)
    #expect(definitions["modifier"]?["maxProperties"] == 1)
    #expect(DocumentSchema.json["unevaluatedProperties"] == false)
  }

  @Test func `The published schema is the one of the tables`() throws {
    try expectPublished("DocumentSchema.json", DocumentSchema.text)
  }

  @Test
  func `Whatever can be read is valid`() throws {
    var documents: [JSONValue] = [
      [:], ["kind": "square", "fill": ["hue": 0.5], "outlineWidth": 0, "x-a": 1],
    ]
    documents += Vocabulary.views.flatMap { name in
      Vocabulary.viewExamples(name).map { ["shapeshift": 1, "view": .object($0)] }
    }
    documents += Vocabulary.modifiers.flatMap { name in
      Vocabulary.modifierExamples(name).map {
        ["shapeshift": 1, "view": .object(Vocabulary.view(with: [[name: $0]], for: name))]
      }
    }
    for seed in UInt64(100)..<160 {
      var generator = DocumentGenerator(seed: seed)
      documents.append(["shapeshift": 1, "view": generator.view(depth: 4)])
    }
    documents += [
      [
        "shapeshift": 1, "components": ["Dot": ["view": ["view": "Circle"]]],
        "view": ["view": "Dot"],
      ],
      [
        "shapeshift": 1,
        "view": [
          "view": "ForEach", "in": [["view": "data", "content": "data"]],
          "content": ["view": "Text", "text": ["$": "item.view"]],
        ],
      ],
    ]
    documents += try Self.wholeDocuments()
    let verdicts = try SchemaOracle.verdicts(on: documents)
    #expect(verdicts.count == documents.count)
    for (document, isValid) in zip(documents, verdicts) where !isValid {
      Issue.record("refused by the schema: \(JSONWriter.compact(document))")
    }
  }

  @Test
  func `What is refused for its structure is not valid`() throws {
    var refused: [JSONValue] = [
      ["kind": "squar"], ["knid": "square"], ["fill": ["hew": 1]], ["outlineWidth": -1],
      ["shapeshift": 1], ["shapeshift": 2, "view": ["view": "Circle"]],
      ["shapeshift": 1, "view": ["view": "Circle"], "veiw": 1],
      ["shapeshift": 1, "view": ["view": "Circle"], "script": [["undo": 1]]],
      ["shapeshift": 1, "view": ["view": "Circle"], "timeline": ["fsp": 30]],
      ["shapeshift": 1, "view": ["view": "Cirlce"]],
      ["shapeshift": 1, "components": [:], "view": ["view": "Cirlce"]],
      ["shapeshift": 1, "view": ["view": "VStack", "children": [["view": "Cirlce"]]]],
      ["shapeshift": 1, "view": ["view": "VStack", "content": ["view": "Cirlce"]]],
      [
        "shapeshift": 1,
        "view": ["view": "Circle", "modifiers": [["overlay": ["content": ["view": "Cirlce"]]]]],
      ],
      ["shapeshift": 1, "view": ["view": "Circle", "if": false, "else": [["view": "Cirlce"]]]],
      [
        "shapeshift": 1, "styles": ["s": [["background": ["content": ["view": "Cirlce"]]]]],
        "view": ["view": "Circle"],
      ],
      [
        "shapeshift": 1, "components": ["Circle": ["view": ["view": "Ellipse"]]],
        "view": ["view": "Circle"],
      ],
      ["shapeshift": 1, "view": ["view": "Circle", "radius": 3]],
      ["shapeshift": 1, "view": ["view": "Circle", "children": []]],
      ["shapeshift": 1, "view": ["view": "Color"]],
      ["shapeshift": 1, "view": ["view": "Circle", "modifiers": [["fil": "red"]]]],
      [
        "shapeshift": 1,
        "view": ["view": "Circle", "modifiers": [["padding": 1, "bold": true]]],
      ],
    ]
    let structural: Set<String> = ["E0212", "E0213", "E0217", "E0221", "E0222", "E0307"]
    for seed in UInt64(200)..<400 {
      var generator = DocumentGenerator(seed: seed)
      let document = generator.damaged(["shapeshift": 1, "view": generator.view(depth: 3)])
      let found = try Vocabulary.withFiles {
        problems(JSONWriter.compact(document), root: $0)
      }
      let codes = Set(found.map { String($0.split(separator: " ")[1]) })
      guard let first = codes.first, codes.count == 1, structural.contains(first) else { continue }
      // How keys depend on each other is no matter of structure.
      guard !found.contains(where: { $0.contains("is greater than") }) else { continue }
      refused.append(document)
    }
    #expect(refused.count > 60)
    let verdicts = try SchemaOracle.verdicts(on: refused)
    for (document, isValid) in zip(refused, verdicts) where isValid {
      Issue.record("accepted by the schema: \(JSONWriter.compact(document))")
    }
  }

  /// Documents that use every section.
  private static func wholeDocuments() throws -> [JSONValue] {
    let text = """
      {"$schema": "s", "shapeshift": 1, "x-tool": {"a": 1},
       "canvas": {"width": 40, "padding": 3, "background": "ink", "x-grid": 4,
                  "environment": {"colorScheme": "dark", "font": "title"}},
       "model": {"fill": {"hue": 0.5}}, "values": {"n": 3, "m": {"$": "n + 1"}},
       "colors": {"ink": {"hue": 0.1}, "pale": {"color": "ink", "opacity": 0.5}},
       "styles": {"chip": [{"padding": 8}, {"border": "pale"}]},
       "components": {"Dot": {"params": {"c": "color", "w": {"type": "number", "default": 2}},
         "view": {"view": "Circle", "modifiers": [{"fill": {"$": "c"}}, {"frame": {"width": {"$": "w"}}}]}},
         "Card": {"params": {"children": "views", "foot": {"type": "views", "default": [{"view": "Spacer"}]}},
           "view": {"view": "VStack", "children": [{"view": "Slot"}, {"view": "Slot", "name": "foot",
             "if": {"$": "foot"}, "modifiers": [{"padding": 4}]}]}}},
       "timeline": {"fps": "24000/1001", "duration": 2, "repeatForever": true, "tracks": [
         {"target": "#root", "property": "opacity", "keyframes": [{"t": 0, "v": 0}, {"t": 1, "v": 1,
           "curve": {"steps": 3}}]}]},
       "script": [{"at": 0, "set": {"/model/fill/hue": 0.1}, "animation": {"spring": {"bounce": 0.2}, "delay": 1}},
         {"at": 1, "undo": 1, "animation": null}],
       "view": {"view": "VStack", "id": "root", "modifiers": [{"opacity": 1}], "children": [
         {"view": "Dot", "c": "ink", "modifiers": [{"style": "chip"}]},
         {"view": "Card", "content": {"view": "Circle"}, "foot": {"view": "Circle"}},
         {"view": "Dot", "c": {"$": "model.fill"}, "w": {"$": "m"}}]}}
      """
    #expect(problems(text) == [])
    let reading = JSONReader.read(SourceText(name: "whole.json", text: text))
    return [try reading.get().value]
  }
}

/// Another program that knows JSON Schema: Python's jsonschema.
enum SchemaOracle {
  private static let python = TestProgram("/usr/bin/python3")

  /// Which documents are valid.
  static func verdicts(on documents: [JSONValue]) throws -> [Bool] {
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      print("".join("1" if validator.is_valid(d) else "0" for d in json.load(open(sys.argv[2]))))
      """
    let files = [
      "schema.json": Array(DocumentSchema.text.utf8),
      "documents.json": Array(JSONWriter.compact(.array(documents)).utf8),
    ]
    let output = try withFolder(files) { folder in
      let paths = files.keys.sorted().reversed().map { folder.appendingPathComponent($0).path }
      return try python.run(["-c", program] + paths, seconds: 300)
    }
    return output.compactMap {
      $0 == UInt8(ascii: "1") ? true : $0 == UInt8(ascii: "0") ? false : nil
    }
  }
}

/// Expects a file of the folder Docs to be a text; writes it first if UPDATE_DOCS is set.
func expectPublished(_ name: String, _ text: String) throws {
  let file = docsFolder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
    try Data(text.utf8).write(to: file)
  }
  let published = try String(contentsOf: file, encoding: .utf8)
  #expect(
    published == text, "Docs/\(name) is not up to date: run UPDATE_DOCS=1 swift test --filter Docs")
}

/// The folder Docs of the package.
let docsFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs")
