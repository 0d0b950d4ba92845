import Foundation
import Testing

@testable import ShapeShiftCLI

/// All commands of help pages, the README, the guides and other pages run as written.
@Suite struct DocumentedCommandsTests {
  /// What can't be run here: a piece of the line, and why.
  private static let unrunnable: [(part: String, reason: String)] = [
    ("shapeshift watch", "it runs until it is stopped"),
    ("shapeshift studio", "it runs until it is stopped"),
    ("Card.swift", "it takes the Swift compiler; SwiftFileTests draws such files"),
    ("shapeshift render MyApp/", "it takes the Swift compiler"),
    ("shapeshift render . -o", "it takes the Swift compiler"),
    ("shapeshift snapshot verify .", "it takes the Swift compiler"),
    ("shapeshift snapshot record .", "it takes the Swift compiler"),
    ("BatteryCharge.swift", "it takes the Swift compiler"),
    ("shapeshift previews .", "it takes the Swift compiler"),
    (".mp4", "it takes ffmpeg; AnimateTests make such files where that is"),
    ("--serve", "it runs until it is stopped"),
    ("shapeshift farm", "it takes an engine and what nodes share; FarmTests run these verbs"),
    ("--at 5m", "nothing is as old as that in a test"),
  ]

  /// Commands that say by their status what they found.
  private static let findings = [
    "shapeshift diff", "shapeshift fmt --check", "shapeshift snapshot verify",
  ]

  /// What must have happened before a command makes sense.
  private static let preparations: [(part: String, script: String)] = [
    ("shapeshift init --template spinner spin", "rm spin.json"),
    (
      "shapeshift diff before after",
      "mkdir -p before after; shapeshift render card.json -o before/a.png; cp before/a.png after"
    ),
    (
      "shapeshift snapshot verify screenshots",
      """
      mkdir -p screenshots; shapeshift render card.json -o screenshots/a.png
      shapeshift snapshot record screenshots
      """
    ),
    (
      "shapeshift snapshot accept",
      "shapeshift edit Shapes/card.json fill.hue=0.1; shapeshift snapshot verify Shapes"
    ),
    (
      "shapeshift frames --merge parts",
      "for i in 1 2 3; do shapeshift frames card.json -o parts/ --duration 5 --shard $i/4; done"
    ),
  ]

  /// Commands that run one after the other in one folder.
  struct Block: CustomTestStringConvertible, Sendable {
    let name: String
    var lines: [String] = []
    /// The files that the page shows before a line: the index of the line, the name and the text.
    var files: [(line: Int, name: String, text: String)] = []

    var testDescription: String { name }
  }

  private static let blocks = helpBlocks + pages.flatMap(blocks) + guides.map(guide)

  private static let helpBlocks: [Block] = {
    let verbs = ShapeShiftCommand.verbs.flatMap { verb in
      [verb] + verb.parts
    }
    return [block("shapeshift", ShapeShiftCommand.examples), block("limits", Limits.examples)]
      + verbs.map { block("help of \($0.word)", $0.examples) }
  }()

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The pages with commands.
  private static let pages = [
    "README.md", "Docs/Snapshots.md", "Docs/Studio.md", "Docs/Interaction.md",
    "Docs/DocumentFormat.md", "Docs/Compatibility.md", "Shapes/README.md",
  ]

  private static func blocks(of page: String) -> [Block] {
    let url = root.appending(path: page)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("sh\n") }
      .map { block("\(page), block \($0.offset / 2 + 1)", String($0.element.dropFirst(3))) }
  }

  /// Its commands run in the repository's folder.
  private static let gallery = "Docs/Gallery.md"

  /// The pages that readers follow from the first command to the last.
  private static let guides =
    [
      "AppPreviews", "Animation", "Batch", "Card", "Edits", "SnapshotTests",
    ]
    .map { "Docs/Guides/\($0).md" } + [gallery]

  /// All commands of a page, and the files that it shows under their names.
  private static func guide(_ page: String) -> Block {
    let url = root.appending(path: page)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let parts = text.components(separatedBy: "```")
    var block = Block(name: page)
    for index in stride(from: 1, to: parts.count, by: 2) {
      let (language, content) = (parts[index].prefix { !$0.isNewline }, parts[index])
      let body = String(content.dropFirst(language.count + 1))
      if language == "sh" {
        block.lines += body.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
      } else if let name = parts[index - 1].firstMatch(
        of: /(?:Save this as|This is) `([\w-]+\.(json|jsonl|csv|swift))`[^`\n]*:\s*$/)?.1
      {
        block.files.append((block.lines.count, String(name), body))
      }
    }
    return block
  }

  private static func block(_ name: String, _ text: String) -> Block {
    let lines = text.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") && $0.contains("shapeshift ") }
    return Block(name: name, lines: lines)
  }

  @Test func `There are commands on all pages that should have some`() {
    #expect(Self.helpBlocks.count > 30 && Self.helpBlocks.allSatisfy { !$0.lines.isEmpty })
    #expect(Self.blocks.contains { $0.name.hasPrefix("README.md") && $0.lines.count > 10 })
    #expect(Self.blocks.flatMap(\.lines).count > 120)
    #expect(Self.guides.map(Self.guide).allSatisfy { $0.lines.count >= 8 })
  }

  @Test(arguments: pages + guides)
  func `Each page is there`(_ page: String) throws {
    #expect(try !Data(contentsOf: Self.root.appending(path: page)).isEmpty)
  }

  @Test func `What is said not to be runnable is there`() {
    for entry in Self.unrunnable {
      #expect(
        Self.blocks.contains { $0.lines.contains { $0.contains(entry.part) } }, "\(entry.part)")
    }
  }

  @Test(arguments: blocks)
  func `Commands do what they are there to show`(_ block: Block) throws {
    let workspace =
      block.name == Self.gallery ? try Workspace() : try DocumentedFiles.copy()
    try DocumentedFiles.link(Self.root, into: workspace)
    for (index, line) in block.lines.enumerated() {
      for file in block.files where file.line == index {
        try workspace.write(file.text, to: file.name)
      }
      if Self.unrunnable.contains(where: { line.contains($0.part) }) { continue }
      for entry in Self.preparations where line.hasPrefix(entry.part) {
        _ = try run(entry.script, workspace)
      }
      let outcome = try run(line, workspace)
      let isFinding = outcome.status == 1 && Self.findings.contains { line.hasPrefix($0) }
      #expect(
        outcome.status == 0 || isFinding, "\(line)\n\(outcome.messages)\(outcome.text.suffix(400))")
    }
  }

  private func run(_ line: String, _ workspace: Workspace) throws -> Workspace.Outcome {
    try workspace.shell("shapeshift() { \"$0\" \"$@\"; }\nHOME=$PWD\n\(line)")
  }
}

/// The files that documented commands name.
enum DocumentedFiles {
  /// A folder of its own with all of them.
  static func copy() throws -> Workspace {
    let (source, workspace) = (try made.get(), try Workspace())
    for name in try source.names() {
      try FileManager.default.copyItem(at: source.file(name), to: workspace.file(name))
    }
    return workspace
  }

  /// Makes the repository's files available that pages name by their paths, and the guides' table.
  static func link(_ root: URL, into workspace: Workspace) throws {
    let present = try workspace.names()
    for name in ["Sources", "Docs", "Shapes"] where !present.contains(name) {
      try FileManager.default.createSymbolicLink(
        at: workspace.file(name), withDestinationURL: root.appending(path: name))
    }
    guard !present.contains("people.csv") else { return }
    let table = try String(
      contentsOf: root.appending(path: "Docs/Guides/people.csv"), encoding: .utf8)
    try workspace.write(table, to: "people.csv")
  }

  /// The files, made once.
  private static let made = Result { () throws -> Workspace in
    let workspace = try Workspace()
    try write(to: workspace)
    return workspace
  }

  private static func write(to workspace: Workspace) throws {
    for (name, text) in texts { try workspace.write(text, to: name) }
    for folder in [
      ".local/share/bash-completion/completions", ".zfunc", ".config/fish/completions", "work",
    ] {
      try FileManager.default.createDirectory(
        at: workspace.file(folder), withIntermediateDirectories: true)
    }
    for (name, color) in [
      ("before", "red"), ("after", "blue"), ("a", "red"), ("b", "orange"), ("card", "red"),
    ] {
      let outcome = try workspace.run(
        "render", "Shapes/shapeshifter.json", "-o", "\(name).png", "--set", "fill=@\(color)",
        "--size", "40x40")
      #expect(outcome.status == 0, "\(outcome.messages)")
    }
    // Seventeen steps, some with names.
    let steps = (1...17).map { #"{"set": {"/fill/hue": 0.\#($0 + 10)}}"# }.joined(separator: "\n")
    let edits = try workspace.run(["edit", "model.json", "--stream"], input: steps + "\n")
    #expect(edits.status == 0, "\(edits.messages)")
    for (step, label) in [("3", "draft"), ("6", "blue"), ("9", "warm"), ("12", "final")] {
      let labelled = try workspace.shell(
        "\"$0\" history checkout model.json \(step) && \"$0\" history label model.json \(label)")
      #expect(labelled.status == 0, "\(labelled.messages)")
    }
    // What can be undone, and what can be done again.
    #expect(try workspace.run("history", "checkout", "model.json", "17").status == 0)
    #expect(try workspace.run("undo", "model.json", "--count", "4").status == 0)
    #expect(try workspace.run("snapshot", "record", "Shapes").status == 0)
    #expect(try workspace.run("snapshot", "verify", "Shapes").status == 0)
  }

  private static let icon =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M4 4 H20 V20 H4 Z"/></svg>"#
  private static let otherIcon =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M4 4 L20 12 L4 20 Z"/></svg>"#
  /// It moves for ever.
  private static let moving = """
    {"shapeshift": 1, "canvas": {"width": 24, "height": 24}, "values": {"name": "Ada"},
     "view": {"view": "Circle", "id": "disc", "modifiers": [{"fill": "blue"}, {"scaleEffect": 1}, {"accessibilityLabel": {"$": "name"}}]},
     "timeline": {"fps": 30, "duration": 1, "repeatForever": true, "tracks": [{"target": "#disc", "property": "scaleEffect",
       "keyframes": [{"t": 0, "v": 1}, {"t": 1, "v": 0.5}]}]}}
    """
  private static let shape = #"{"kind": "circle", "fill": {"hue": 0.6}}"#
  /// Something to use: a button and a list.
  private static let form = """
    {"shapeshift": 1, "canvas": {"width": 120, "height": 60}, "model": {"n": 0},
     "view": {"view": "Button", "id": "add", "title": "Add", "action": {"set": {"/model/n": {"$": "model.n + 1"}}}}}
    """

  static let texts: [String: String] = [
    "Shapes/shapeshifter.json": shape, "Shapes/card.json": shape,
    "Shapes/snapshots.json": #"{"scales": [1, 2]}"#, "model.json": shape, "star.json": shape,
    "circle.json": shape,
    "large.json": shape, "list.jsonl": #"{"doc": "card.json"}"# + "\n",
    "card.json": moving, "spinner.json": moving, "spin.json": moving,
    "coin.json": moving, "list.json": form, "form.json": form,
    "card.json5": "// A card.\n{ kind: 'circle', }\n",
    "cards.jsonl": #"{"doc": "card.json", "set": {"name": "Ada"}, "out": "ada.png"}"# + "\n",
    "session.jsonl": #"{"t":1,"down":[60,30]}"# + "\n" + #"{"t":1.1,"up":[60,30]}"# + "\n",
    "icon.svg": icon, "arrow-left.svg": icon, "play.svg": otherIcon, "pause.svg": icon,
    "menu.svg": icon, "close.svg": otherIcon, "a.svg": icon, "b.svg": otherIcon,
  ]
}
