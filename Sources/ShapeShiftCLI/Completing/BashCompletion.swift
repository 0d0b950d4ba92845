import ShapeShiftDocuments

/// Completions for bash.
enum BashCompletion {
  static func script(_ commands: [CommandReference]) -> String {
    let groups = commands.filter { !$0.parts.isEmpty }
    return """
      # bash completion for shapeshift

      _shapeshift() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
        local -a words=("${COMP_WORDS[@]:1:COMP_CWORD-1}")
        # bash splits --name=value at the equals sign.
        [[ $cur == = ]] && cur=
        [[ $prev == = ]] && prev=${COMP_WORDS[COMP_CWORD-2]}
        local help= options= repeated= values= files= free= operands= first=1
        [[ ${words[0]} == help ]] && help=1 words=("${words[@]:1}")
        COMPREPLY=()
        if ((${#words[@]} == 0)); then
          values="\(commands.map(\.name).joined(separator: " "))"
          [[ $help ]] || values+=" help --help --version"
          COMPREPLY=($(compgen -W "$values" -- "$cur"))
          return
        fi
        local command=${words[0]}
        case $command in
      \(groups.map(group).joined(separator: "\n"))
        esac
        if [[ $values ]]; then
          if ((${#words[@]} == 1)); then
            COMPREPLY=($(compgen -W "$values" -- "$cur"))
            return
          fi
          command+=" ${words[1]}" first=2 values=
        fi
        [[ $help ]] && return
        case $command in
      \(commands.flatMap(\.leaves).map(command).joined(separator: "\n"))
        esac
        [[ $free ]] && return
        if [[ ! $values && ! $files ]]; then
          if [[ $cur == -* ]]; then
            local option
            for option in $options; do
              [[ " $repeated " == *" $option "* || " ${words[*]} " != *" $option "* ]] &&
                values+="$option "
            done
          elif [[ $operands == */ || $operands == file ]]; then
            files=$operands
          elif ((${#words[@]} == first)); then
            values=$operands
          fi
        fi
        case $files in
          file) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
          folder/) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
          *) COMPREPLY=($(compgen -W "$values" -- "$cur")) ;;
        esac
      }

      complete -F _shapeshift shapeshift

      """
  }

  private static func group(_ group: CommandReference) -> String {
    "    \(group.name)) values=\"\(group.parts.map(\.word).joined(separator: " "))\" ;;"
  }

  private static func command(_ command: CommandReference) -> String {
    let options = command.namedOptions
    let repeated = options.filter { $0.form == .values }.flatMap(\.spellings)
    let values = options.filter(\.takesValue).map { option in
      "        \(option.spellings.joined(separator: "|"))) \(Self.values(option)) ;;"
    }
    let operand = command.operands.first
    let operands =
      switch operand?.completion {
      case .files: "file"
      case .folders: "folder/"
      default: operand?.choices.joined(separator: " ") ?? ""
      }
    return """
          "\(command.name)")
            options="\(options.flatMap(\.spellings).joined(separator: " "))"
            repeated="\(repeated.joined(separator: " "))"
            operands="\(operands)"
            case $prev in
      \(values.joined(separator: "\n"))
            esac
            ;;
      """
  }

  private static func values(_ option: OptionDescription) -> String {
    guard option.choices.isEmpty else {
      return "values=\"\(option.choices.joined(separator: " "))\""
    }
    return switch option.completion {
    case .files: "files=file"
    case .folders: "files=folder/"
    case .none: "free=1"
    }
  }
}
