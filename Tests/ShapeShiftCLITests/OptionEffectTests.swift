import Foundation
import ShapeShiftDocuments
import TestSupport
import Testing

@testable import ShapeShiftCLI

/// The options of commands, which are run with and without them.
@Suite("Effects of options")
struct OptionEffectTests {
  /// A command, and the command lines to which its options are added.
  struct Subject: CustomTestStringConvertible, Sendable {
    let verb: any Verb.Type
    let bases: [[String]]
    /// Options without an effect that a run shows, or that none of the command lines accepts.
    var exempt: Set<String> = []
    /// Values that have an effect, by option.
    var values: [String: [String]] = [:]

    var testDescription: String { verb.name }
  }

  /// The parallelism changes no output, other tests compile Swift code, and not every machine has a font that only the
  /// system names.
  private static let everywhere: Set<String> = ["jobs", "code", "fonts"]

  private static let square = "M0 0 H9 V9 H0 Z"
  private static let triangle = "M5 0 L9 9 H0 Z"
  private static let input = ["--input", "s.jsonl", "--time", "0.1"]

  static let subjects: [Subject] = [
    Subject(
      verb: Render.self,
      bases: [
        ["a.json", "-o", "x.png"], ["a.json", "-o", "x.svg"], ["a.json", "-o", "x.jpg"],
        ["a.json"], ["a.json", "-o", "x.png"] + input,
      ]),
    Subject(
      verb: Frames.self,
      bases: [
        ["a.json", "-o", "x/"], ["a.json", "-o", "x/", "--format", "svg"],
        ["a.json", "-o", "x/", "--format", "jpeg"], ["a.json", "-o", "x/", "--shutter", "180"],
        ["a.json"], ["done"], ["broken", "--verify"], ["a.json", "-o", "done/"],
        ["a.json", "-o", "x/", "--input", "s.jsonl"],
      ], values: ["verify": [""], "frames": ["0"], "shard": ["0/4"]]),
    Subject(
      verb: Animate.self,
      bases: [
        ["a.json", "-o", "x.gif"], ["a.json", "-o", "x.svg"], ["a.json", "-o", "x.json"],
        ["a.json", "-o", "x.y4m"], ["a.json", "-o", "x.webp"], ["a.json"],
        ["a.json", "-o", "x.gif", "--shutter", "180"],
        ["a.json", "-o", "x.gif", "--input", "s.jsonl"],
      ], values: ["plays": ["3"], "palette": ["per-frame"], "columns": ["1"], "extrude": ["3"]]),
    Subject(
      verb: Diff.self,
      bases: [
        ["a.json", "b.json"], ["a.json", "b.json", "-o", "x.png"],
        ["a.json", "b.json", "--metric", "yiq", "--threshold", "0"],
        ["clear.json", "b.json", "--metric", "yiq", "--threshold", "0.01"],
      ],
      values: [
        "metric": ["exact"], "threshold": ["255"], "maxPixels": ["9999"], "maxRatio": ["1"],
        "window": ["40:9999"], "ignore": ["0,0,120,40"], "ignoreViews": ["sun"],
        "mask": ["a.png"], "show": ["blocks"],
      ]),
    Subject(
      verb: Snapshot.self,
      bases: [["verify", "docs"], ["verify", "docs", "--markdown", "x.md"]],
      exempt: [
        // Other actions have these.
        "mode", "dryRun", "serve", "port", "engine",
      ],
      values: [
        "markdownPictures": ["embed"], "annotations": ["github"], "show": ["blocks"],
        "baselinesCommand": ["false"], "filter": ["card*"],
      ]),
    Subject(
      verb: Batch.self,
      bases: [
        ["list.jsonl", "-o", "x"], ["a.json", "-o", "x", "--data", "rows.csv"],
        ["a.json", "-o", "x/{row}.jpg", "--data", "rows.csv"],
      ],
      // A resumed run writes the same files, and `drawing` is for the command itself.
      exempt: ["resume", "drawing"],
      values: ["verb": ["animate"], "data": ["rows.csv"], "shard": ["0/2"]]),
    Subject(
      verb: Edit.self,
      bases: [["a.json", "name=Bob"], ["a.json"]],
      // Nothing is drawn.
      exempt: ["maxDrawingSteps"], values: ["set": ["name=Eve"]]),
    Subject(
      verb: Morph.self,
      bases: [
        [square, triangle], [square, triangle, "-o", "x"], ["A", "B", "--plan"],
        [square, triangle, "-o", "x.svg"], [square, triangle, "-o", "x.gif", "--duration", "0.2"],
        ["a.svg", "b.svg", "-o", "x.gif", "--duration", "0.2"], ["a.json", triangle, "--plan"],
        [],
      ],
      // The outlines of documents are read without drawing.
      exempt: ["maxDrawingSteps"],
      values: [
        "pairs": ["pairs.json"], "fillRule": ["evenodd"], "frames": ["3"], "stagger": ["2"],
        "font": ["DejaVu Sans"],
      ]),
  ]

  /// Values of options without choices that are not in `Subject.values`.
  private static let texts = [
    "1", "3", "0.5", "30x20", "de", "#ff000080", "red", "spring", "name=Zoe", "none.json",
  ]

  @Test("Every accepted option changes the files, the output or the messages", arguments: subjects)
  func effects(subject: Subject) throws {
    let exempt = subject.exempt.union(Self.everywhere)
    let plain = try subject.bases.map { try Self.result(of: subject.verb, $0) }
    for option in Self.options(of: subject.verb)
    where !option.isOperand && !exempt.contains(option.name) {
      let hasEffect = try zip(subject.bases, plain).contains { base, result in
        try Self.uses(of: option, subject).contains { use in
          let words = Self.words(base, option, use)
          guard Self.accepts(subject.verb, words) else { return false }
          return try Self.result(of: subject.verb, words) != result
        }
      }
      #expect(hasEffect, "\(subject.verb.name) \(option.spellings[0])")
    }
  }

  private static func options<V: Verb>(of verb: V.Type) -> [OptionDescription] {
    verb.options.flatMap(\.options)
  }

  /// Returns whether the parser accepts a command line; an option that is never accepted fails the test.
  private static func accepts<V: Verb>(_ verb: V.Type, _ words: [String]) -> Bool {
    (try? verb.parse(words)) != nil
  }

  /// The words of an option, with values that may have an effect.
  private static func uses(of option: OptionDescription, _ subject: Subject) -> [[String]] {
    let spelling = option.spellings[option.spellings.count - 1]
    guard option.takesValue else { return [[spelling]] }
    let values = subject.values[option.name] ?? option.choices.reversed() + texts
    return values.map { [spelling, $0] }
  }

  /// Returns a command line with an option, instead of its use there if there is one.
  private static func words(
    _ base: [String], _ option: OptionDescription, _ use: [String]
  ) -> [String] {
    guard let index = base.firstIndex(where: option.spellings.contains) else { return base + use }
    return base[..<index] + use + base[(index + use.count)...]
  }

  // MARK: Runs

  /// The results of a run that an option may change.
  private struct Result: Equatable {
    var status: Int32
    var output: [UInt8]
    var messages: String
    /// The files without manifests, whose digests include unused options, and without times in histories.
    var files: [String: [UInt8]]
  }

  private static func result(of verb: any Verb.Type, _ words: [String]) throws -> Result {
    let workspace = try Workspace()
    for name in try template.get().names() {
      try FileManager.default.copyItem(
        at: template.get().file(name), to: workspace.file(name))
    }
    let step = #"{"set": {"/values/name": "Eve"}}"#
    let outcome = try workspace.run([verb.name] + words, input: words.contains("-") ? "" : step)
    var files: [String: [UInt8]] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: workspace.url.path)
      ?? .init()
    {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard !name.hasPrefix("manifest"), !name.hasPrefix("batch"),
        let data = FileManager.default.contents(atPath: workspace.file(path).path)
      else { continue }
      files[path] =
        name.hasSuffix(".history")
        ? try Array(
          workspace.run("history", "show", "a.json", "--json").text.utf8.filter { $0 > 0x39 })
        : [UInt8](data)
    }
    return Result(
      status: outcome.status, output: outcome.output, messages: outcome.messages, files: files)
  }

  /// The folder in which each run begins.
  private static let template = Swift.Result { try makeTemplate() }

  private static func makeTemplate() throws -> Workspace {
    let workspace = try Workspace()
    for (name, text) in files { try workspace.write(text, to: name) }
    let commands = [
      ["render", "a.json", "-o", "a.png"], ["frames", "a.json", "-o", "done/"],
      ["frames", "a.json", "-o", "broken/"], ["snapshot", "record", "docs"],
    ]
    for command in commands {
      let outcome = try workspace.run(command)
      #expect(outcome.status == 0, "\(outcome.messages)")
    }
    try FileManager.default.removeItem(at: workspace.file("broken/frame_0001.png"))
    try workspace.write(document(name: "Bob"), to: "docs/card.json")
    return workspace
  }

  private static let files = [
    "a.json": document(), "b.json": document(name: "Bob", fill: "#0000FF80"),
    "clear.json": document(fill: "#FF000080"),
    "docs/card.json": document(), "docs/other.json": document(),
    "list.jsonl": #"{"doc": "a.json"}"# + "\n" + #"{"doc": "cut.json"}"#,
    "cut.json": document(name: "A name that does not fit"),
    "rows.csv": "name\nAda\nA name that does not fit\n",
    "s.jsonl": #"{"t":0,"down":[30,20]}"# + "\n" + #"{"t":5,"up":[30,20]}"# + "\n",
    "pairs.json": #"{"pairs": [{"id": "a", "from": "M0,0 H9 V9 Z", "to": "M0,0 H8 V8 Z"}]}"#,
    "a.svg": svg("M0 0h4v4z", "M6 6h4v4z"), "b.svg": svg("M0 0h4v4h-4z", "M6 6h2v2z"),
  ]

  private static func svg(_ first: String, _ second: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>"
      + "<path d='\(first)'/><path d='\(second)'/></svg>"
  }

  /// A document on which every option of rendering shows.
  private static func document(name: String = "Ada", fill: String = "primary") -> String {
    """
    {"shapeshift": 1, "canvas": {"width": 120, "height": 40}, "values": {"name": "\(name)", "turn": 0},
      "timeline": {"fps": 10, "duration": 0.3, "repeatForever": true, "tracks": [
        {"target": "/values/turn", "keyframes": [{"t": 0, "v": 10}, {"t": 0.3, "v": 80}]}]},
      "view": {"view": "HStack", "children": [
        {"view": "Rectangle", "id": "sun", "modifiers": [{"fill": "\(fill)"},
          {"frame": {"width": 12, "height": 6}}, {"rotationEffect": {"$": "turn"}}]},
        {"view": "Text", "text": {"$": "name + format(0.5, '.1f')"}, "modifiers": [{"font": "body"}, {"lineLimit": 1}]}]}}
    """
  }
}
