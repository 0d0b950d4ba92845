import ArgumentParser

/// `completions`: a script for a shell.
struct Completions: Verb {
  /// A shell that can be completed in.
  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash
    case zsh
    case fish

    var parserShell: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "completions", _superCommandName: ShapeShiftCommand.word,
    abstract: "Print a shell completion script.")

  static let examples = """
    shapeshift completions bash > ~/.local/share/bash-completion/completions/shapeshift
    shapeshift completions zsh > ~/.zfunc/_shapeshift
    shapeshift completions fish > ~/.config/fish/completions/shapeshift.fish
    """

  @Argument(help: ArgumentHelp("Shell: bash, zsh or fish.", valueName: "shell"))
  var shell: Shell

  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    try console.write(ShapeShiftCommand.completionScript(for: shell.parserShell) + "\n")
  }
}
