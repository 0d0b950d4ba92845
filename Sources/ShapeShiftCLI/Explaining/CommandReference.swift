import DocumentModel
import ShapeShiftDocuments

/// A verb with its options, as help pages, the manual and completions show it.
struct CommandReference {
  /// Options with a title.
  struct Section {
    let title: String
    var options: [OptionDescription]
  }

  /// The words on the command line: `history list`.
  let name: String
  /// The form of the command line.
  let usage: String
  let abstract: String
  let discussion: String
  /// Lines of a comment above a command.
  let examples: String
  /// The visible options; the last section has no title.
  let sections: [Section]
  /// The subcommands.
  let parts: [CommandReference]
  /// Whether the verb or a subcommand has the hidden options for limits.
  let hasLimits: Bool

  init<V: Verb>(of verb: V.Type) {
    (name, abstract, discussion) = (verb.name, verb.abstract, verb.discussion)
    (examples, parts) = (verb.examples, verb.parts.map { $0.reference })
    let (initial, sections) = (V(), verb.options)
    self.sections = Self.merged(
      sections.map { Section(title: $0.title, options: $0.described(initial)) })
    usage = verb.usage ?? Self.usage(verb.name, self.sections.flatMap(\.options), parts.isEmpty)
    hasLimits =
      parts.contains(where: \.hasLimits)
      || sections.contains { $0.options.contains { $0.name == "maxFileSize" && $0.isHidden } }
  }

  /// Merges sections by title, without hidden options; untitled operands come first, other untitled options last.
  private static func merged(_ sections: [Section]) -> [Section] {
    let common = Section(
      title: "", options: CommonOptions.section.described(CommonOptions()))
    var merged: [Section] = []
    for section in sections + [common] {
      for option in section.options where !option.isHidden {
        let title =
          !section.title.isEmpty ? section.title : option.isOperand ? "ARGUMENTS" : ""
        if let index = merged.firstIndex(where: { $0.title == title }) {
          merged[index].options.append(option)
        } else {
          merged.append(Section(title: title, options: [option]))
        }
      }
    }
    return merged.filter { $0.title == "ARGUMENTS" }
      + merged.filter { !$0.title.isEmpty && $0.title != "ARGUMENTS" }
      + merged.filter { $0.title.isEmpty }
  }

  /// Returns the command with its operands, required options and the words after `--`.
  private static func usage(
    _ name: String, _ options: [OptionDescription], _ isLeaf: Bool
  ) -> String {
    let operands = options.filter { $0.position == .operand }
    let required = options.filter { !$0.isOperand && $0.isRequired }
    let last = options.filter { $0.position == .afterTerminator }
    let words =
      [ShapeShiftCommand.word, name] + (isLeaf ? [] : ["<command>"])
      + (operands + required).map(\.synopsis) + ["[options]"] + last.map(\.usage)
    return words.joined(separator: " ")
  }

  /// All options except `--version` and `--help`.
  var options: [OptionDescription] {
    sections.flatMap(\.options).filter { $0.name != "version" && $0.name != "help" }
  }
}

extension Verb {
  /// The reference of the verb.
  static var reference: CommandReference { CommandReference(of: Self.self) }
}

extension CommandReference {
  /// Returns the commands that have an option, as help for one that does not.
  static func help(for spelling: String) -> String? {
    let verbs = ShapeShiftCommand.verbs.filter { verb in
      verb.reference.options.contains { $0.spellings.contains(spelling) }
    }
    guard spelling.hasPrefix("--"), !verbs.isEmpty else { return nil }
    return "\(spelling) is an option of \(verbs.map { $0.word }.joined(separator: ", "))"
  }
}

extension OptionDescription {
  /// The names and the value: `-o, --output <file>`, `<doc> ...`.
  var usage: String {
    let value = takesValue ? "<\(valueName)>" : ""
    guard !isOperand else {
      return (position == .afterTerminator ? "-- " : "") + value + (form == .values ? " ..." : "")
    }
    let names = spellings.sorted { $0.count < $1.count }.joined(separator: ", ")
    return takesValue ? "\(names) \(value)" : names
  }

  /// The shortest form for a synopsis.
  var synopsis: String {
    guard isOperand else { return "\(spellings[0]) <\(valueName)>" }
    return isRequired ? usage : "[\(usage)]"
  }

  /// The help with the accepted values and the default.
  var text: String {
    let notes = [
      choices.isEmpty ? nil : "values: \(choices.joined(separator: ", "))",
      defaultText.map { "default: \($0)" },
    ].compactMap { $0 }
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }
}
