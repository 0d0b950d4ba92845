import ShapeShiftDocuments

/// `completions`: a script for a shell.
struct Completions: Verb {
  /// A shell that can be completed in.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  static let name = "completions"
  static let abstract = "Print a shell completion script."

  static let examples = """
    shapeshift completions bash > ~/.local/share/bash-completion/completions/shapeshift
    shapeshift completions zsh > ~/.zfunc/_shapeshift
    shapeshift completions fish > ~/.config/fish/completions/shapeshift.fish
    """

  static let options: [OptionSection<Completions>] = [
    OptionSection([
      SettingKey("shell", \Completions.shell, .choice, "shell", help: "Shell.").operand()
    ])
  ]

  private var shell = Shell.bash

  func run(_ console: Console) throws {
    try console.write(CompletionScript.text(for: shell))
  }
}
