import DocumentModel
import Foundation
import ShapeShiftDocuments
import Testing

@testable import ShapeShiftCLI

/// The tables of options, in command lines, JSON and help pages.
@Suite("Options")
struct OptionTests {
  /// All commands and subcommands.
  private static let verbs: [any Verb.Type] =
    (ShapeShiftCommand.verbs + ShapeShiftCommand.hiddenVerbs).flatMap { [$0] + $0.parts }

  private static let names = verbs.map { $0.name }

  /// Values for options without choices; each of these options accepts at least one.
  private static let texts = [
    "3", "7", "1.5", "0.5", "300x200", "de-CH", "#ff8000", "0-9:2,15", "24000/1001", "8:3",
    "1,2,3,4", "fill.hue=0.5", "1/4", "spring", "embed", "0,1", "a text",
  ]

  /// Arguments to which options can be added, for verbs whose options depend on others.
  private static let bases: [String: [[String]]] = [
    "diff": [["a.json", "b.json"], ["a.json", "b.json", "--metric", "yiq"]],
    "frames": [["a.json"], ["a.json", "--shutter", "90"], ["out", "--verify"]],
    "morph": [[], ["-o", "out"], ["-o", "a.gif"]],
    "batch": [["a.json", "-o", "out"], ["a.json", "-o", "out", "--data", "rows.csv"]],
    "edit": [["a.json", "a=1"], ["a.json", "--stream"]],
    "explain": [["Circle"], []],
    "farm plan": [["film.farm", "--", "frames"]],
    "farm work": [["film.farm", "--chunks", "0"]],
    "history label": [["a.json", "blue"]],
    "import": [["a.svg", "-o", "a.json"]],
    "snapshot": [
      ["verify", "dir"], ["record", "dir"], ["prune", "dir"], ["report", "dir", "--serve"],
      ["verify", "dir", "--markdown", "a.md"],
    ],
  ]

  /// Options that a verb describes but refuses.
  private static let refused = [
    "history film": ["at", "code"], "limits": DocumentLimits.keys.map(\.description.name),
  ]

  private static func bases(of verb: any Verb.Type) -> [[String]] {
    if let bases = bases[verb.name] { return bases }
    let operands = options(of: verb).filter { $0.position == .operand && $0.isRequired }
    let words = operands.map { $0.choices.first ?? "a.json" }
    return [words, words + ["--shutter", "90"]]
  }

  @Test("Every option changes the verb, under all its names", arguments: names)
  func everyOption(name: String) throws {
    let verb = try #require(Self.verbs.first { $0.name == name })
    for option in Self.options(of: verb)
    where !option.isOperand && Self.refused[name]?.contains(option.name) != true {
      for spelling in option.spellings {
        let isChanged = Self.bases(of: verb).contains { base in
          base.contains(where: option.spellings.contains)
            ? Self.counts(verb, base, option, spelling)
            : Self.changes(verb, base, option, spelling)
        }
        #expect(isChanged, "\(name) \(spelling)")
      }
    }
  }

  /// Returns whether an option has a value that changes the values of the verb, in every notation.
  private static func changes(
    _ verb: any Verb.Type, _ base: [String], _ option: OptionDescription, _ spelling: String
  ) -> Bool {
    guard let before = values(verb, base) else { return false }
    guard option.takesValue else {
      guard let after = values(verb, added([spelling], base)) else { return false }
      guard option.form == .pairedFlag else { return after != before }
      return option.spellings.compactMap { values(verb, added([$0], base)) }.contains {
        $0 != after
      }
    }
    return (option.choices + texts).contains { text in
      guard let after = values(verb, added([spelling, text], base)) else { return false }
      return after != before && values(verb, [spelling, text] + base) == after
        && values(verb, added(["\(spelling)=\(text)"], base)) == after
    }
  }

  /// Returns whether an option that a command line already has counts under a name: its value, or for a flag its
  /// presence, changes the values of the verb.
  private static func counts(
    _ verb: any Verb.Type, _ base: [String], _ option: OptionDescription, _ spelling: String
  ) -> Bool {
    guard let before = values(verb, base),
      let index = base.firstIndex(where: option.spellings.contains)
    else { return false }
    var other = base
    other[index] = spelling
    guard values(verb, other) == before else { return false }
    guard option.takesValue else {
      other.remove(at: index)
      return values(verb, other) != before
    }
    return (option.choices + texts).contains { text in
      other[index + 1] = text
      return values(verb, other).map { $0 != before } ?? false
    }
  }

  /// Returns arguments with more words at the end, before `--`.
  private static func added(_ words: [String], _ base: [String]) -> [String] {
    let end = base.firstIndex(of: "--") ?? base.endIndex
    return base[..<end] + words + base[end...]
  }

  @Test("Help pages describe every option", arguments: names)
  func documented(name: String) throws {
    let verb = try #require(Self.verbs.first { $0.name == name })
    let page = HelpPage(of: verb).text
    let text = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for option in Self.options(of: verb) where !option.isHidden {
      #expect(page.contains("\n  \(option.usage)"), "\(option.usage)")
      #expect(text.contains(option.help), "\(option.usage)")
      #expect(option.help.hasSuffix(".") || option.help.hasSuffix(")"), "\(option.help)")
    }
    let lines = page.components(separatedBy: "EXAMPLES:")[0].split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE: ") })
  }

  @Test("Settings are read from JSON as they are written, key by key")
  func roundTrip() throws {
    try expectRoundTrip(RenderRequest.self)
    try expectRoundTrip(FrameRequest.self)
    try expectRoundTrip(AnimationRequest.self)
    try expectRoundTrip(ComparisonRequest.self)
    try expectRoundTrip(SnapshotRequest.self)
  }

  private func expectRoundTrip<Request: KeyedRequest & Equatable>(
    _ type: Request.Type, _ location: SourceLocation = #_sourceLocation
  ) throws {
    // The other options of comparisons have no effect with some metrics.
    var object: JSONObject = [
      "doc": "a.json", "expected": "a.png", "actual": "b.png", "metric": "yiq",
    ]
    for key in object.keys where !Request.keys.contains(where: { $0.description.name == key }) {
      object[key] = nil
    }
    for option in Request.keys.map(\.description) where object[option.name] == nil {
      let before = try Request(object)
      let found =
        (option.choices.reversed() + Self.texts).lazy.map { JSONValue.string($0) } + [true, false]
      let isFound = found.contains { value in
        var next = object
        next[option.name] = option.form == .values ? [value] : value
        guard let request = try? Request(next), request != before else { return false }
        #expect((try? Request(request.json)) == request, "\(option.name)", sourceLocation: location)
        object = next
        return true
      }
      #expect(isFound, "\(option.name)", sourceLocation: location)
    }
    #expect(try Request(object).json.count == object.count, sourceLocation: location)
  }

  @Test("Options, values and operands may be in any order")
  func order() throws {
    let lines = [
      ["--set", "a=1", "--scale=2", "-o", "-", "--set", "b=2", "-", "--background", "white"],
      ["-", "-o=-", "--background=white", "--scale", "2", "--set=a=1", "--set", "b=2"],
      [
        "--scale", "2", "--set", "a=1", "--output", "-", "--background", "white", "--set", "b=2",
        "--", "-",
      ],
    ]
    let requests = try lines.map { try Render.parse($0).request.json }
    #expect(requests.allSatisfy { $0 == requests[0] })
    #expect(requests[0]["set"] == .array(["a=1", "b=2"]))
  }

  @Test("Negative numbers are values, and operands only of commands that take a step")
  func negative() throws {
    #expect(try Render.parse(["a.json", "--at", "-3"]).request.document.step == "-3")
    #expect(throws: Failure.self) { try Render.parse(["a.json", "--scale", "-1"]) }
    #expect(Self.values(HistoryShow.self, ["a.json", "-3"])?.last == "-3")
    #expect(Self.values(Undo.self, ["a.json", "-3"]) == nil)
  }

  @Test("history film refuses the options of animate that do not apply to histories")
  func refusedOptions() {
    #expect(Self.values(HistoryFilm.self, ["a.json"]) != nil)
    #expect(Self.values(HistoryFilm.self, ["a.json", "--at", "3"]) == nil)
    #expect(Self.values(HistoryFilm.self, ["a.json", "--no-code"]) == nil)
  }

  @Test("An option of another command is reported with that command")
  func otherCommand() {
    #expect(throws: Failure.self) {
      do throws(Failure) {
        _ = try Render.parse(["a.json", "--fps", "30"])
      } catch {
        #expect(error.message == "unknown option --fps")
        #expect(error.help == "--fps is an option of frames, animate, morph")
        throw error
      }
    }
  }

  // MARK: Verbs

  private static func options<V: Verb>(of verb: V.Type) -> [OptionDescription] {
    verb.options.flatMap(\.options)
  }

  /// The values of all options of a verb; `nil` for arguments that are refused.
  private static func values<V: Verb>(_ verb: V.Type, _ arguments: [String]) -> [JSONValue?]? {
    guard let command = try? verb.parse(arguments) else { return nil }
    return verb.options.flatMap { section in
      section.options.indices.map { section.write(command, $0) }
    }
  }
}
