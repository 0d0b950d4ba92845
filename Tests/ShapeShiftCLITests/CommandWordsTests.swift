import ArgumentParser
import DocumentModel
import Foundation
import Testing

@testable import ShapeShiftCLI

/// The words of command lines, read by the verbs themselves and by the argument parser.
@Suite("Plain command lines")
struct CommandWordsTests {
  /// A text for each option that takes any.
  private static let texts: [String: String] = [
    "--set": "fill.hue=0.5", "--data": "people.csv", "--at": "-3", "--preview": "2",
    "--type": "Card", "--size": "300x200", "--scale": "2.5", "--locale": "de-CH", "--time": "1.5",
    "--font-dir": "Fonts", "--input": "log.jsonl", "--output": "out.png", "--background": "#ff8000",
    "--quality": "80", "--max-pixels": "5000", "--max-file-size": "1000", "--max-depth": "20",
    "--max-values": "300", "--max-nodes": "40", "--max-steps": "50",
    "--max-drawing-steps": "60", "--fps": "24000/1001", "--duration": "2", "--max-frames": "9",
    "--shutter": "180", "--samples": "8", "--frames": "0-9:2,15", "--jobs": "2", "--shard": "1/4",
    "--shards": "4", "--html": "page.html", "--threshold": "3", "--max-ratio": "0.1",
    "--window": "8:3", "--ignore": "1,2,3,4", "--ignore-view": "clock", "--mask": "mask.png",
    "--format": "svg",
  ]

  /// What an option is nothing without.
  private static let needs = ["--samples": ["--shutter", "180"]]

  private static let verbs: [(any Verb.Type, operands: [String])] = [
    (Render.self, ["a.json"]), (Check.self, ["a.json", "b.json"]), (Describe.self, ["-"]),
    (Frames.self, ["a.json"]), (Diff.self, ["a.png", "b.png"]),
  ]

  @Test("what a verb reads is what the argument parser reads, for every option")
  func everyOption() throws {
    for (verb, operands) in Self.verbs {
      try expectSame(verb, operands)
      let options = try Self.options(of: verb)
      #expect(options.contains { $0.long == "--max-file-size" })
      for option in options {
        let given = try #require(
          option.isFlag ? [] : (option.choice ?? Self.texts[option.long]).map { [$0] },
          "\(option.long) has no text")
        let operands = operands + (Self.needs[option.long] ?? [])
        for name in option.names {
          try expectSame(verb, [name] + given + operands)
          try expectSame(verb, operands + [name] + given)
        }
        if let text = given.first { try expectSame(verb, ["\(option.long)=\(text)"] + operands) }
        if option.isRepeating {
          try expectSame(verb, [option.long] + given + operands + [option.long] + given)
        }
      }
    }
  }

  @Test("many options at once, in any order")
  func many() throws {
    try expectSame(
      Render.self,
      ["--set", "a=1", "--scale=2", "-o", "-", "--set", "b=2", "-", "--background", "white"])
    try expectSame(
      Frames.self, ["-o", "out/", "--fps", "30", "a.json", "--resume", "--merge", "--end", "loop"])
    try expectSame(Diff.self, ["--json", "a", "--ignore", "0,0,1,1", "b", "--ignore=1,1,1,1"])
  }

  @Test(
    "unusual and invalid arguments are left to the argument parser",
    arguments: [
      [], ["--help"], ["-h"], ["a", "b"], ["a", "--size"], ["a", "--size", "--scale"],
      ["a", "--size", "big"], ["a", "--size="], ["a", "--sise", "1x1"], ["a", "--scale", "-1"],
      ["a", "--scale", "1", "--scale", "2"], ["a", "-ofile"], ["--", "a"],
      ["a", "--quality", "101"],
      ["a", "--max-depth", "5000"], ["a", "-o", "x", "--output", "y"], ["a", "--show-pointer=1"],
      ["a", "--max-pixels", "0"], ["a", "--at", "--size", "1x1"], ["--version"],
    ])
  func unusual(words: [String]) {
    #expect(Render.plain(words) == nil)
  }

  @Test("verbs that do not take their words leave all to the argument parser")
  func others() {
    #expect(Swatches.plain(["-o", "a.png"]) == nil)
  }

  // MARK: Help

  private func expectSame<V: Verb>(
    _ verb: V.Type, _ words: [String], _ location: SourceLocation = #_sourceLocation
  ) throws {
    let plain = try #require(verb.plain(words), "\(words)", sourceLocation: location)
    let values = Self.values(of: try verb.parse(words))
    // Else the parser keeps them in another way than is looked for here.
    #expect(values.contains { !$0.hasSuffix(": nil") }, "\(words)", sourceLocation: location)
    #expect(Self.values(of: plain) == values, "\(words)", sourceLocation: location)
  }

  /// The values of options, with their names; a value that nobody has set shows as that.
  private static func values(of arguments: Any) -> [String] {
    Mirror(reflecting: arguments).children.flatMap { label, wrapper -> [String] in
      guard let label, let parsed = Mirror(reflecting: wrapper).descendant("_parsedValue") else {
        return []
      }
      let state = Mirror(reflecting: parsed).children.first
      guard let state, state.label == "value" else { return ["\(label): not set"] }
      let inner = values(of: state.value)
      return inner.isEmpty
        ? ["\(label): \(String(reflecting: state.value))"] : inner.map { "\(label).\($0)" }
    }
  }

  private struct Option {
    var names: [String]
    var isFlag: Bool
    var isRepeating: Bool
    /// The last of the texts that it takes, if these are few.
    var choice: String?
    var long: String { names.first { $0.hasPrefix("--") } ?? names[0] }
  }

  /// The options that the argument parser knows of a verb.
  private static func options(of verb: any Verb.Type) throws -> [Option] {
    let source = SourceText(name: "help", bytes: Array(verb._dumpHelp().utf8))
    let page = try JSONReader.read(source).get()
    let arguments = try #require(page["command"]?["arguments"]?.elements)
    return arguments.compactMap { argument in
      guard let kind = argument["kind"]?.string, kind != "positional" else { return nil }
      let names = (argument["names"]?.elements ?? []).compactMap { name in
        name["name"]?.string.map { (name["kind"]?.string == "short" ? "-" : "--") + $0 }
      }
      guard !names.contains("--help"), !names.contains("--version") else { return nil }
      return Option(
        names: names, isFlag: kind == "flag",
        isRepeating: argument["isRepeating"]?.value == .bool(true) && kind == "option",
        choice: argument["allValues"]?.elements?.last?.string)
    }
  }
}
