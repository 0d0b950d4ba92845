import Foundation
import ShapeShiftDocuments
import Testing

@testable import ShapeShiftCLI

/// Swift source runs with the rights of whoever runs the command: only where it was asked for.
@Suite("Consent to run Swift source", .serialized)
struct SwiftConsentTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  private static let card = """
    import SwiftUI
    #Preview("Card") { Color.red.frame(width: 3, height: 4) }
    """

  @Test(
    "--no-code and SHAPESHIFT_NO_CODE refuse Swift source",
    arguments: [
      ["render", "Card.swift"], ["render", "app", "-o", "{preview}.png"],
      ["previews", "Card.swift"],
      ["describe", "Card.swift"], ["watch", "Card.swift"], ["frames", "Card.swift", "-o", "f/"],
      ["animate", "Card.swift", "-o", "a.gif"], ["diff", "a.png", "Card.swift"],
      ["snapshot", "verify", "Card.swift"], ["snapshot", "record", "app"],
      ["studio", "Card.swift"],
      ["studio-engine", "Card.swift"],
    ])
  func refused(arguments: [String]) throws {
    try workspace.write(Self.card, to: "Card.swift")
    try workspace.write(Self.card, to: "app/Card.swift")
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "a.json")
    #expect(try workspace.run("render", "a.json", "-o", "a.png").status == 0)
    let name = try #require(arguments.first { $0.hasSuffix(".swift") || $0 == "app" })
    let option = try workspace.run(arguments + ["--no-code"])
    #expect(option.status == 64, "\(option.messages)")
    #expect(
      option.messages.contains("error: \(name) is Swift source, but --no-code is given\n"),
      "\(option.messages)")
    let variable = try workspace.run(arguments, environment: ["SHAPESHIFT_NO_CODE": "1"])
    #expect(variable.status == 64, "\(variable.messages)")
    #expect(
      variable.messages.contains("error: \(name) is Swift source, but SHAPESHIFT_NO_CODE is set\n"),
      "\(variable.messages)")
  }

  @Test("Lines of a batch refuse Swift source by a key, and all of them by the option")
  func batch() throws {
    try workspace.write(Self.card, to: "Card.swift")
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "a.json")
    try workspace.write(
      """
      {"doc": "a.json"}
      {"doc": "Card.swift", "code": false, "out": "refused.png"}
      {"doc": "Card.swift"}
      """, to: "list.jsonl")
    let key = try workspace.run("batch", "list.jsonl", "-o", "key")
    #expect(key.status == 1)
    #expect(key.messages.hasSuffix("error: 1 of 3 lines failed\n"), "\(key.messages)")
    #expect(key.messages.contains("Card.swift is Swift source, but \"code\" is false\n"))
    #expect(try workspace.names(in: "key") == ["Card.png", "a.png", "batch.jsonl"])
    let option = try workspace.run("batch", "list.jsonl", "-o", "option", "--no-code")
    #expect(option.status == 1)
    #expect(option.messages.contains("Card.swift is Swift source, but --no-code is given"))
    #expect(try workspace.names(in: "option") == ["a.png", "batch.jsonl"])
  }

  @Test("The key code is part of a request")
  func key() throws {
    let text = #"{"doc":"Card.swift","code":false}"#
    let request = try JSONDecoder().decode(RenderRequest.self, from: Data(text.utf8))
    #expect(!request.document.runsCode)
    let written = try JSONDecoder().decode(
      RenderRequest.self, from: JSONEncoder().encode(request))
    #expect(written == request)
    #expect(RenderRequest("a.json").document.runsCode)
  }

  /// A package whose manifest leaves a file when it runs, and a document.
  private func makePackage() throws {
    let trace = workspace.file("trace").path
    try workspace.write(
      """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription
      _ = FileManager.default.createFile(atPath: "\(trace)", contents: nil)
      let package = Package(name: "pack", targets: [.target(name: "Cards")])
      """, to: "pack/Package.swift")
    try workspace.write(Self.card, to: "pack/Sources/Cards/Card.swift")
    try workspace.write(
      #"{"shapeshift": 1, "canvas": {"width": 8, "height": 8}, "view": {"view": "Circle"}}"#,
      to: "pack/a.json")
  }

  private var hasRun: Bool {
    FileManager.default.fileExists(atPath: workspace.file("trace").path)
  }

  @Test("A folder of documents runs the Swift source beside them only if told to")
  func mixed() throws {
    try makePackage()
    let note = "note: the Swift source in pack is skipped; use --code to run it\n"
    let recorded = try workspace.run("snapshot", "record", "pack")
    #expect(recorded.status == 0, "\(recorded.messages)")
    #expect(recorded.messages == note)
    let verified = try workspace.run("snapshot", "verify", "pack")
    #expect(verified.status == 0 && verified.messages == note)
    #expect(verified.text == "1 passed\n")
    #expect(!hasRun)
    let all = try workspace.run("snapshot", "record", "pack", "--code")
    #expect(all.status == 0, "\(all.messages)")
    #expect(hasRun)
    #expect(all.messages.hasPrefix("note: compiling and running the Swift source in pack;"))
    #expect(
      try workspace.names(in: "pack/__Snapshots__").filter { $0.hasSuffix(".png") }
        == ["Cards-Card.png", "a.png"])
    #expect(try workspace.run("snapshot", "verify", "pack", "--code").text == "2 passed\n")
    // References of previews are not taken for those of nothing.
    #expect(try workspace.run("snapshot", "verify", "pack").text == "1 passed\n")
    let pruned = try workspace.run("snapshot", "prune", "pack")
    #expect(pruned.status == 64)
    #expect(try workspace.names(in: "pack/__Snapshots__").contains("Cards-Card.png"))
  }

  @Test("A package without documents is run, and said to be")
  func package() throws {
    try makePackage()
    try workspace.write(#"{"name": "pack"}"#, to: "pack/package.json")
    try FileManager.default.removeItem(at: workspace.file("pack/a.json"))
    let recorded = try workspace.run("snapshot", "record", "pack")
    #expect(recorded.status == 0, "\(recorded.messages)")
    #expect(
      recorded.messages
        == "note: compiling and running the Swift source in pack; use --no-code to refuse it\n")
    #expect(recorded.text.contains("Cards-Card"))
  }

  @Test("--code for a folder without Swift source is an error")
  func pointless() throws {
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "docs/a.json")
    for arguments in [["snapshot", "record", "docs"], ["studio", "docs"]] {
      let outcome = try workspace.run(arguments + ["--code"])
      #expect(outcome.status == 64)
      #expect(outcome.messages.hasPrefix("error: --code has no effect:"), "\(outcome.messages)")
    }
  }

  @Test("The studio shows the documents of a folder, and its previews only if told to")
  func studio() throws {
    try makePackage()
    let pack = workspace.file("pack").path
    let plain = StudioSources([pack], code: nil)
    #expect(plain.code == [])
    #expect(plain.found.map(\.name) == ["a"])
    let all = StudioSources([pack], code: true)
    #expect(all.code == [pack])
    #expect(all.found.map(\.name) == ["a"])
    try FileManager.default.removeItem(at: workspace.file("pack/a.json"))
    #expect(StudioSources([pack], code: nil).code == [pack])
    #expect(StudioSources([pack], code: false).code == [])
  }

  @Test("A report about the last run runs no Swift source")
  func report() throws {
    try makePackage()
    try FileManager.default.removeItem(at: workspace.file("pack/a.json"))
    #expect(try workspace.run("snapshot", "verify", "pack").status == 1)
    try FileManager.default.removeItem(at: workspace.file("trace"))
    let outcome = try workspace.run("snapshot", "report", "pack", "-o", "page.html")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(!hasRun)
  }
}
