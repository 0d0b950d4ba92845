import Foundation
import TestSupport
import Testing

/// The documents that `init` writes, as strangers see them first.
@Suite(.serialized) struct TemplateTests {
  private static let names = [
    "share-card", "badge", "line-chart", "bar-chart", "dashboard", "certificate", "social-story",
    "spinner", "icon-morph", "device-frame",
  ]
  /// References and their settings.
  private static let references = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(component: "Templates")

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func `All templates are listed`() throws {
    let outcome = try workspace.run("init", "--list")
    #expect(outcome.status == 0)
    let words = outcome.text.split(separator: "\n").map {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(words == Self.names)
    #expect(try workspace.names() == [])
    let wrong = try workspace.run("init", "--template", "share-crad")
    #expect(wrong.status == 64)
    #expect(wrong.messages.contains("did you mean \"share-card\"?"))
  }

  @Test(arguments: names)
  func `A template is drawn without a warning, and nothing in it looks wrong`(name: String) throws {
    let made = try workspace.run("init", "--template", name, "work/first")
    #expect(made.status == 73)
    try FileManager.default.createDirectory(
      at: workspace.file("work"), withIntermediateDirectories: true)
    #expect(try workspace.run("init", "--template", name, "work/first").status == 0)
    let text = try workspace.text("work/first.json")
    #expect(text.contains(#""$schema": "./.shapeshift/schema.json""#))
    #expect(try workspace.text("work/.shapeshift/schema.json").contains("json-schema.org"))
    let lint = try workspace.run("check", "--lint", "--deny", "warnings", "work/first.json")
    #expect(lint.status == 0 && lint.messages == "", "\(lint.messages)")
    let drawn = try workspace.run("render", "work/first.json", "-o", "first.png")
    #expect(drawn.status == 0 && drawn.messages == "", "\(drawn.messages)")
  }

  @Test func `Templates look as their references do`() throws {
    for name in Self.names {
      #expect(try workspace.run("init", "--no-schema", "--template", name).status == 0)
    }
    let settings = Self.references.appending(component: "snapshots.json")
    try workspace.write(try Data(contentsOf: settings), to: "snapshots.json")
    let references = Self.references.appending(component: "__Snapshots__")
    let copy = workspace.file("__Snapshots__")
    if FileManager.default.fileExists(atPath: references.path) {
      try FileManager.default.copyItem(at: references, to: copy)
    }
    if ProcessInfo.processInfo.environment["UPDATE_TEMPLATES"] != nil {
      #expect(try workspace.run("snapshot", "record", ".").status == 0)
      if FileManager.default.fileExists(atPath: references.path) {
        try FileManager.default.removeItem(at: references)
      }
      try FileManager.default.copyItem(at: copy, to: references)
    }
    let outcome = try workspace.run("snapshot", "verify", ".", "--artifacts", "artifacts")
    #expect(
      outcome.status == 0,
      "\(outcome.text)\(outcome.messages)\nUPDATE_TEMPLATES=1 writes them anew")
  }
}
