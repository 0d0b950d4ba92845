import DocumentModel
import Foundation
import ShapeShiftDocuments
import Testing

@testable import ShapeShiftCLI

@Suite("Options without effect")
struct UnusedOptionTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(
    "An option without effect beside others is an error with its name as written",
    arguments: [
      ("edit a.json --stream --name Hue", "--name has no effect with --stream"),
      ("edit a.json --stream --animation spring", "--animation has no effect with --stream"),
      (
        "edit a.json --stream --undo-animation spring",
        "--undo-animation has no effect with --stream"
      ),
      ("edit a.json --stream --gesture drag", "--gesture has no effect with --stream"),
      ("frames a.json --json", "--json has no effect without --verify or --merge"),
      ("frames out --verify --scale 2", "--scale has no effect with --verify"),
      ("frames out --merge --fps 30", "--fps has no effect with --merge"),
      ("frames out --merge --progress json", "--progress has no effect with --merge"),
      ("frames out --merge --max-nodes 5", "--max-nodes has no effect with --merge"),
      ("frames out --merge --verify", "--merge cannot be combined with --verify"),
      ("morph A B -o out --json", "--json has no effect on a folder of images"),
      ("morph A B -o a.gif --times 0.5", "--times has no effect on an animation file"),
      ("morph A B -o a.gif --frames 3", "--frames has no effect on an animation file"),
      ("morph A B -o a.svg --format svg", "--format has no effect on an animation file"),
      ("morph A B -o out --fps 30", "--fps has no effect on a folder of images"),
      ("morph A B -o out/ --duration 2", "--duration has no effect on a folder of images"),
      ("morph A B --size 20", "--size has no effect without -o"),
      ("morph A B --plan --json", "--json has no effect with --plan"),
      ("morph A B --plan --debug", "--debug has no effect with --plan"),
      ("morph A B --debug -o a.svg --size 20", "--size has no effect with --debug"),
      ("morph A B --pairs pairs.json", "<a> has no effect with --pairs"),
      ("morph --pairs pairs.json --stroke", "--stroke has no effect with --pairs"),
      ("morph --pairs pairs.json -o out", "-o has no effect with --pairs"),
      ("init --list --no-schema", "--no-schema has no effect with --list"),
      ("init hello --list", "<name> has no effect with --list"),
      ("limits --max-nodes 5", "--max-nodes has no effect without a command that reads documents"),
      ("diff a b --json --show blocks", "--show has no effect with --json"),
      ("diff a b -o - --show blocks", "--show has no effect with -o -"),
      ("diff a b --json --style side", "--style has no effect without -o"),
      ("diff a b --include-aa", "--include-aa has no effect on strict"),
      ("diff a b --no-checkerboard --metric fuzzy", "--no-checkerboard has no effect on fuzzy"),
      ("snapshot verify a --json --show blocks", "--show has no effect with --json"),
      (
        "snapshot record a --html r.html", "--html applies only to verify and report, not to record"
      ),
      ("snapshot record a -o r.html", "-o applies only to verify and report, not to record"),
      ("snapshot report a --serve --html r.html", "--serve cannot be combined with --html"),
      ("explain --html site --show blocks", "--show has no effect with --html"),
      ("explain views --show blocks", "--show has no effect on a list of names"),
      ("describe a.json --layout --trace", "--trace cannot be combined with --layout"),
      (
        "describe a.json --display-list --trace", "--trace cannot be combined with --display-list"
      ),
    ])
  func refused(line: String, sentence: String) throws {
    #expect(try #require(Self.failure(line)).message == sentence)
    #expect(Self.failure(line)?.help != nil)
  }

  @Test(
    "The same commands without these options are accepted",
    arguments: [
      "edit a.json --stream --json --max-nodes 5", "frames out --verify --json --jobs 2",
      "frames out --merge --color never", "morph A B --times 0.5 --json --fill-rule evenodd",
      "morph A B -o out --frames 3 --format svg --size 20 --background red",
      "morph A B -o a.gif --fps 30 --duration 2 --jobs 1 --progress none --size 20",
      "morph --pairs pairs.json --times 0.5 --json --max-file-size 100", "init --list",
      "diff a b --json --html r.html", "diff a b --metric yiq --include-aa --no-checkerboard",
      "snapshot report a --html r.html", "explain Circle --show blocks",
    ])
  func accepted(line: String) throws { #expect(Self.failure(line) == nil) }

  /// The error in the options of a command line; `nil` for none.
  private static func failure(_ line: String) -> Failure? {
    let words = line.split(separator: " ").map(String.init)
    guard
      let verb = ShapeShiftCommand.verbs.first(where: { $0.word == words[0] })
        ?? ShapeShiftCommand.hiddenVerbs.first(where: { $0.word == words[0] })
    else { return Failure(.usage, "unknown command") }
    do throws(Failure) {
      _ = try verb.parse(Array(words.dropFirst()))
      return nil
    } catch {
      return error
    }
  }

  @Test("history render and history film name their document in errors, as render and animate do")
  func forwarded() throws {
    #expect(try HistoryRender.parse(["model.json"]).fileName == "model.json")
    #expect(try HistoryFilm.parse(["model.json"]).fileName == "model.json")
  }

  @Test("A flag that is false in JSON leaves exclusive values as they are")
  func falseFlag() throws {
    struct Settings: Sendable {
      enum Kind: Sendable { case one, two }
      var kind: Kind?
    }
    let one = SettingKey<Settings>(flag: "one", \.kind, .one, help: "One.")
    let two = SettingKey<Settings>(flag: "two", \.kind, .two, help: "Two.")
    var settings = Settings()
    try one.read(&settings, false)
    #expect(settings.kind == nil)
    try two.read(&settings, true)
    try one.read(&settings, false)
    #expect(settings.kind == .two)
    #expect(throws: OptionProblem.self) { try one.read(&settings, true) }
    #expect(throws: OptionProblem.self) { try one.read(&settings, 1) }
  }

  @Test("Options without effect on the shapes of a morph are refused")
  func shapes() throws {
    let square = "M0,0 L10,0 L10,10 L0,10 Z"
    let refused: [([String], String)] = [
      ([square, square, "--font", "Inter"], "--font has no effect on shapes that are not letters"),
      (
        [square, square, "-o", "a.gif", "--stagger", "1"],
        "--stagger has no effect except between two SVG files"
      ),
      (
        [square, square, "-o", "a.svg", "--fps", "30"],
        "--fps has no effect on shapes without paint"
      ),
      (
        [square, square, "-o", "a.svg", "--jobs", "1"],
        "--jobs has no effect on shapes without paint"
      ),
    ]
    for (words, sentence) in refused {
      let outcome = try workspace.run(["morph"] + words)
      #expect(outcome.status == 64 && outcome.messages.contains(sentence), "\(outcome.messages)")
    }
    #expect(try workspace.names() == [])
  }

  @Test("The size and the background are those of SVG files of shapes without paint")
  func sizedSVG() throws {
    let square = "M0,0 L10,0 L10,10 L0,10 Z"
    let options = ["--size", "55", "--background", "#ff0000"]
    #expect(try workspace.run(["morph", square, square, "-o", "a.svg"] + options).status == 0)
    let moving = try workspace.text("a.svg")
    #expect(moving.contains(#"width="55" height="55""#))
    #expect(moving.contains(##"fill="#FF0000""##), "\(moving)")
    let folder = ["-o", "out", "--frames", "2", "--format", "svg"] + options
    #expect(try workspace.run(["morph", square, square] + folder).status == 0)
    let still = try workspace.text("out/morph_0001.svg").lowercased()
    #expect(still.contains(#"width="55""#))
    #expect(still.contains("#ff0000") || still.contains("#f00") || still.contains("red"))
  }

  @Test("Options for documents are refused between two images")
  func images() throws {
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "a.json")
    #expect(try workspace.run("render", "a.json", "-o", "a.png", "--size", "9x9").status == 0)
    let scale = try workspace.run("diff", "a.png", "a.png", "--scale", "2")
    #expect(scale.messages.contains("--scale has no effect on two images"), "\(scale.messages)")
    let time = try workspace.run("diff", "a.png", "a.png", "--time", "2")
    #expect(time.messages.contains("--time has no effect on two images"))
    #expect(try workspace.run("diff", "a.json", "a.png", "--size", "9x9").status == 0)
  }

  @Test(
    "A step of a stream with keys or values without effect is refused, and nothing is written",
    arguments: [
      (
        #"{"set": {"/a": 2}, "nmae": "x"}"#,
        "line 1: \"nmae\" has no effect in a step with \"set\"\n  help: did you mean \"name\"?"
      ),
      (#"{"undo": 1, "name": "x"}"#, #"line 1: "name" has no effect in a step with "undo""#),
      (#"{"set": {"/a": 2}, "undo": 1}"#, #"found "set", "undo""#),
      (#"{}"#, "found an empty object"), (#"{"set": 3}"#, #""set" is 3; expected an object"#),
      (#"{"set": {"/a": 2}, "name": 3}"#, #""name" is 3; expected a string"#),
      (#"{"set": {"/a": 2}, "animation": "sprnig"}"#, #"line 1: "animation": "#),
      (#"{"undo": -1}"#, #""undo" is -1; expected a whole number, 0 or more"#),
    ])
  func stream(line: String, sentence: String) throws {
    let text = #"{"shapeshift": 1, "x-a": 1, "view": {"view": "Circle"}}"#
    try workspace.write(text, to: "a.json")
    let outcome = try workspace.run(["edit", "a.json", "--stream"], input: line + "\n")
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains(sentence), "\(outcome.messages)")
    #expect(try workspace.text("a.json") == text)
  }

  @Test("A step of a stream with all keys is stored with them")
  func wholeStep() throws {
    try workspace.write(
      #"{"shapeshift": 1, "values": {"a": 1}, "view": {"view": "Circle"}}"#, to: "a.json")
    let line =
      #"{"set": {"/values/a": 2}, "name": "A", "animation": "spring", "undoAnimation": null, "gesture": "g"}"#
    let outcome = try workspace.run(["edit", "a.json", "--stream"], input: line)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let step = try workspace.run("history", "show", "a.json", "1", "--json").text
    for part in [#""name": "A""#, #""animation": "spring""#, #""gesture": "g""#] {
      #expect(step.contains(part), "\(step)")
    }
  }

  @Test("Errors of a line of a batch name its keys, and have a help")
  func batchLines() throws {
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "a.json")
    let lines: [(String, String)] = [
      (#"{"doc": "a.json", "quality": 5}"#, #""quality" has no effect on PNG"#),
      (#"{"doc": "a.json", "preview": "1"}"#, #""preview" applies only to Swift code"#),
      (
        #"{"doc": "a.json", "compression": "small", "out": "a.svg"}"#,
        #""compression" has no effect"#
      ),
      (
        #"{"doc": "a.json", "samples": 4, "verb": "frames", "duration": 1}"#,
        #""samples" requires "shutter""#
      ),
      (#"{"doc": "a.json", "format": "png", "out": "a.svg"}"#, #"does not match "format" png"#),
      (#"{"doc": "a.json", "fontDir": "none"}"#, #"pass an existing folder with "fontDir""#),
      (#"{"doc": "a.json", "threshold": 1}"#, "see 'shapeshift render --help'"),
      (#"{"doc": "a.json", "scale": 0}"#, "see 'shapeshift render --help'"),
      (#"{"doc": "a.json", "jobs": 2}"#, "pass it to 'shapeshift batch' as an option"),
    ]
    for (line, sentence) in lines {
      try workspace.write(line, to: "list.jsonl")
      let outcome = try workspace.run("batch", "list.jsonl", "-o", "out")
      #expect(outcome.status == 1, "\(line)")
      #expect(outcome.messages.contains(sentence), "\(outcome.messages)")
      #expect(outcome.messages.contains("help:"), "\(outcome.messages)")
    }
  }

  @Test("A list whose only Swift line refuses code needs no Swift support")
  func refusedCode() throws {
    try workspace.write("import SwiftUI", to: "Hi.swift")
    try workspace.write(#"{"doc": "Hi.swift", "code": false}"#, to: "list.jsonl")
    let outcome = try workspace.run("batch", "list.jsonl", "-o", "out")
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains(#"but "code" is false"#), "\(outcome.messages)")
  }

  @Test("Settings of a snapshot at the top of snapshots.json are reported with their place")
  func nestedSettings() throws {
    try workspace.write(#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, to: "docs/card.json")
    try workspace.write(#"{"card": {"scales": [2]}}"#, to: "docs/snapshots.json")
    let outcome = try workspace.run("snapshot", "verify", "docs")
    #expect(outcome.messages.contains(#"unknown key "card" at /card"#))
    #expect(outcome.messages.contains(#"write {"snapshots": {"card": {…}}}"#))
  }

  @Test("An unknown property of an SVG file is an unknown key, with the name that was meant")
  func property() throws {
    try workspace.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path id="p" d="M0 0h4v4z"/></svg>"#,
      to: "a.svg")
    let outcome = try workspace.run("render", "a.svg", "-o", "a.png", "--set", "p.fil=red")
    #expect(outcome.messages.contains("E0213"), "\(outcome.messages)")
    #expect(outcome.messages.contains(#"did you mean "fill"?"#), "\(outcome.messages)")
  }

  @Test("Options of all sections are named as on the command line")
  func acrossSections() {
    #expect(
      Self.failure("frames a.json --samples 4")?.message == "--samples requires --shutter")
  }
}
