import ArgumentParser
import DocumentModel

/// What a verb takes, as the argument parser tells it.
struct CommandReference {
  /// An argument, an option or a flag.
  struct Argument {
    /// As it is written: `-o, --output <file>` or `<doc>`.
    let usage: String
    let text: String
    let defaultValue: String?
    /// Over which title help pages list it.
    let section: String?
    let isPositional: Bool
  }

  /// As it is called: `shapeshift history list`.
  let name: String
  let abstract: String
  let discussion: String
  let arguments: [Argument]
  /// The verbs of this verb.
  let parts: [CommandReference]
  /// Lines of a comment above a command; none for the verbs of a verb.
  let examples: String

  /// The reference of a verb.
  init(of verb: any Verb.Type) {
    let source = SourceText(name: "help", bytes: Array(verb._dumpHelp().utf8))
    let command = (try? JSONReader.read(source).get())?["command"]
    self.init(command, name: "\(ShapeShiftCommand.word) \(verb.word)", examples: verb.examples)
  }

  private init(_ command: JSONNode?, name: String, examples: String = "") {
    self.name = name
    self.examples = examples
    abstract = command?["abstract"]?.string ?? ""
    discussion = command?["discussion"]?.string ?? ""
    arguments = (command?["arguments"]?.elements ?? []).compactMap { Argument($0) }
    parts = (command?["subcommands"]?.elements ?? []).compactMap { part in
      guard let word = part["commandName"]?.string, word != "help" else { return nil }
      return CommandReference(part, name: "\(name) \(word)")
    }
  }

  /// How it is called, in one line.
  var usage: String {
    let words = arguments.filter(\.isPositional).map(\.usage)
    let options = arguments.count > words.count ? ["[options]"] : []
    return ([name] + (parts.isEmpty ? [] : ["<verb>"]) + words + options).joined(separator: " ")
  }
}

extension CommandReference.Argument {
  fileprivate init?(_ node: JSONNode) {
    guard node["shouldDisplay"]?.bool != false else { return nil }
    let names = (node["names"]?.elements ?? []).compactMap { name in
      name["name"]?.string.map { (name["kind"]?.string == "short" ? "-" : "--") + $0 }
    }.sorted { $0.count < $1.count }
    guard !names.contains("--help") else { return nil }
    isPositional = node["kind"]?.string == "positional"
    let value = node["valueName"]?.string.map { "<\($0)>" } ?? ""
    let repeats = node["isRepeating"]?.bool == true ? " ..." : ""
    usage =
      switch node["kind"]?.string {
      case "positional": value + repeats
      case "option": names.joined(separator: ", ") + " " + value + repeats
      default: names.joined(separator: ", ")
      }
    text = node["abstract"]?.string ?? ""
    defaultValue = node["defaultValue"]?.string
    section = node["sectionTitle"]?.string
  }
}
