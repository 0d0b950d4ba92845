import Foundation
import TestSupport
import Testing

@testable import ShapeShiftCLI

/// `schema snapshots`, judged by another program that knows JSON Schema: Python's jsonschema.
@Suite struct SchemaTests {
  private let workspace: Workspace
  private static let python = TestProgram("/usr/bin/python3")

  init() throws { workspace = try Workspace() }

  /// Returns whether the schema accepts settings.
  private func accepts(_ settings: String) throws -> Bool {
    let schema = try workspace.run("schema", "snapshots")
    #expect(schema.status == 0)
    try workspace.write(schema.text, to: "schema.json")
    try workspace.write(settings, to: "settings.json")
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      print(jsonschema.Draft202012Validator(schema).is_valid(json.load(open(sys.argv[2]))))
      """
    let output = try Self.python.run([
      "-c", program, workspace.file("schema.json").path, workspace.file("settings.json").path,
    ])
    return String(decoding: output, as: UTF8.self).hasPrefix("True")
  }

  @Test func `The settings of the documentation are valid`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Snapshots.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.components(separatedBy: "```json\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(try accepts(block), "\(block)") }
    #expect(try accepts(#"{"$schema": "s", "pictures": true, "size": [10, 20]}"#))
    #expect(try accepts(#"{"set": {"red": {"fill.hue": 0}}, "threshold": "1-5"}"#))
  }

  @Test(
    arguments: [
      #"{"scale": [1]}"#, #"{"colorSchemes": ["blue"]}"#, #"{"scales": []}"#,
      #"{"times": [-1]}"#, #"{"size": [1, 2], "sizes": [[1, 2]]}"#, #"{"metric": "near"}"#,
      #"{"maxRatio": 2}"#, #"{"window": "32"}"#, #"{"snapshots": {"a": {"pictures": true}}}"#,
      #"{"snapshots": {"a": {"skip": 1}}}"#, #"{"ignore": [[1, 2, 3]]}"#, #"{"set": {}}"#,
    ])
  func `Settings that the reader refuses are not valid`(settings: String) throws {
    #expect(try !accepts(settings))
    try workspace.write(
      #"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "docs/a.json")
    try workspace.write(settings, to: "docs/snapshots.json")
    #expect(try workspace.run("check", "docs/snapshots.json").status != 0)
  }
}
