import ShapeShiftDocuments

/// Completions for zsh.
enum ZshCompletion {
  static func script(_ commands: [CommandReference]) -> String {
    let groups = commands.filter { !$0.parts.isEmpty }
    return """
      #compdef shapeshift

      _shapeshift() {
        local -a commands
        if (( CURRENT > 2 )) && [[ $words[2] == help ]]; then
          shift words
          (( CURRENT-- ))
        fi
        if (( CURRENT == 2 )); then
          commands=(
      \(list(commands))
            'help:Show help information.'
          )
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(groups.map(group).joined(separator: "\n"))
        esac
        if (( $#commands )); then
          if (( CURRENT == 2 )); then
            _describe command commands
            return
          fi
          command+=" $words[2]"
          shift words
          (( CURRENT-- ))
        fi
        case $command in
      \(commands.flatMap(\.leaves).map(command).joined(separator: "\n"))
        esac
      }

      _shapeshift "$@"

      """
  }

  private static func list(_ commands: [CommandReference]) -> String {
    commands.map { "      '\($0.word):\(escaped($0.abstract))'" }.joined(separator: "\n")
  }

  private static func group(_ group: CommandReference) -> String {
    "    \(group.name)) commands=(\n\(list(group.parts))\n    ) ;;"
  }

  private static func command(_ command: CommandReference) -> String {
    let operands = command.operands.map { operand in
      let repeats = operand.form == .values ? "*" : ""
      return "'\(repeats):\(escaped(operand.valueName)):\(action(operand))'"
    }
    let specs = command.namedOptions.map(spec) + operands
    return "    '\(command.name)') _arguments -s -S \\\n      "
      + specs.joined(separator: " \\\n      ") + " ;;"
  }

  /// Returns the specification of an option for `_arguments`.
  private static func spec(_ option: OptionDescription) -> String {
    let names = option.spellings
    let repeats = option.form == .values ? "*" : ""
    let exclusion = names.count > 1 && repeats.isEmpty ? "'(\(names.joined(separator: " ")))'" : ""
    let name = names.count > 1 ? "{\(names.joined(separator: ","))}" : names[0]
    let value = option.takesValue ? ":\(escaped(option.valueName)):\(action(option))" : ""
    return "\(repeats.isEmpty ? exclusion : "'*'")\(name)'[\(escaped(option.help))]\(value)'"
  }

  private static func action(_ option: OptionDescription) -> String {
    guard option.choices.isEmpty else { return "(\(option.choices.joined(separator: " ")))" }
    return switch option.completion {
    case .files: "_files"
    case .folders: "_files -/"
    case .none: " "
    }
  }

  /// Returns a text escaped for single quotes and brackets.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "'\\''").replacing(":", with: "\\:")
      .replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
