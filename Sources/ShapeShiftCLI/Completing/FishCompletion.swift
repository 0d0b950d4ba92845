import ShapeShiftDocuments

/// Completions for fish.
enum FishCompletion {
  static func script(_ commands: [CommandReference]) -> String {
    """
    # fish completion for shapeshift

    # Succeeds if the words before the cursor begin with a command.
    function __shapeshift_in
        set -l words (commandline -opc)[2..]
        set -l names (string split ' ' -- $argv[1])
        test (count $words) -ge (count $names); or return 1
        test "$words[1..$(count $names)]" = "$argv[1]"
    end

    # Succeeds if the words before the cursor are these.
    function __shapeshift_after
        set -l words (commandline -opc)[2..]
        test "$words" = "$argv[1]"
    end

    complete -c shapeshift -f
    complete -c shapeshift -n "__shapeshift_after ''" -a help -d 'Show help information.'
    complete -c shapeshift -n "__shapeshift_after ''" -l version -d 'Show the version.'
    complete -c shapeshift -n "__shapeshift_after ''" -s h -l help -d 'Show help information.'

    """ + list(commands, after: "") + list(commands, after: "help")
      + commands.filter { !$0.parts.isEmpty }.map { group in
        list(group.parts, after: group.name) + list(group.parts, after: "help \(group.name)")
      }.joined() + commands.flatMap(\.leaves).map(command).joined()
  }

  private static func list(_ commands: [CommandReference], after name: String) -> String {
    commands.map { command in
      "complete -c shapeshift -n \"__shapeshift_after '\(name)'\" -a \(command.word)"
        + " -d \(quoted(command.abstract))\n"
    }.joined()
  }

  private static func command(_ command: CommandReference) -> String {
    let start = "complete -c shapeshift -n \"__shapeshift_in '\(command.name)'\""
    let operands = command.operands.prefix(1).compactMap { operand -> String? in
      if !operand.choices.isEmpty {
        return "complete -c shapeshift -n \"__shapeshift_after '\(command.name)'\" "
          + "-a '\(operand.choices.joined(separator: " "))'\n"
      }
      return switch operand.completion {
      case .files: "\(start) -F\n"
      case .folders: "\(start) -a '(__fish_complete_directories)'\n"
      case .none: nil
      }
    }
    return operands.joined() + command.namedOptions.map { "\(start) \(words($0))\n" }.joined()
  }

  /// Returns the arguments of `complete` for an option.
  private static func words(_ option: OptionDescription) -> String {
    let names = option.spellings.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    let value =
      if !option.takesValue { "" } else if !option.choices.isEmpty {
        " -x -a '\(option.choices.joined(separator: " "))'"
      } else {
        switch option.completion {
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .none: " -x"
        }
      }
    return names.joined(separator: " ") + value + " -d " + quoted(option.help)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
