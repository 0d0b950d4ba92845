import ShapeShiftDocuments

/// The completions of a shell, generated from the options of all commands.
enum CompletionScript {
  /// The script for a shell.
  static func text(for shell: Completions.Shell) -> String {
    let commands = ShapeShiftCommand.verbs.map { $0.reference }
    return switch shell {
    case .bash: BashCompletion.script(commands)
    case .zsh: ZshCompletion.script(commands)
    case .fish: FishCompletion.script(commands)
    }
  }
}

extension CommandReference {
  /// The command, or its subcommands if it has any.
  var leaves: [CommandReference] { parts.isEmpty ? [self] : parts.flatMap(\.leaves) }

  /// The last word of the name.
  var word: String { name.split(separator: " ").last.map(String.init) ?? name }

  var operands: [OptionDescription] { sections.flatMap(\.options).filter(\.isOperand) }

  var namedOptions: [OptionDescription] {
    sections.flatMap(\.options).filter { !$0.isOperand }
  }
}
