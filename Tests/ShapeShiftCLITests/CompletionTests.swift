import Foundation
import Testing

/// The completions of bash, with the variables that readline sets.
@Suite("Completions")
struct CompletionTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Returns the completions of the last word.
  private func completions(_ words: String...) throws -> [String] {
    let script = """
      source <("$0" completions bash)
      COMP_WORDS=(shapeshift "$@") COMP_CWORD=$# COMP_LINE="shapeshift $*"
      _shapeshift shapeshift "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = workspace.makeProcess(["-c", script, Workspace.command.path] + words)
    process.executableURL = .init(filePath: "/bin/bash")
    let outcome = try workspace.run(process, input: "", seconds: 60)
    #expect(outcome.status == 0 && outcome.messages == "")
    return outcome.text.split(separator: "\n").map(String.init)
  }

  @Test("Commands and subcommands are completed")
  func commands() throws {
    #expect(try completions("re") == ["render", "redo"])
    #expect(try completions("history", "re") == ["render", "restore"])
    #expect(try completions("help", "farm", "s") == ["submit", "status"])
    #expect(try completions("help", "snap") == ["snapshot"])
  }

  @Test("Options are completed; an option that cannot be repeated is offered once")
  func options() throws {
    #expect(try completions("render", "--sc") == ["--scale"])
    #expect(try completions("render", "--scale", "2", "--sc") == [])
    #expect(try completions("render", "--set", "a=1", "--se") == ["--set"])
    #expect(try completions("history", "label", "a.json", "--a") == ["--at"])
    #expect(try completions("check", "--max-") == [])
  }

  @Test("Named values are completed, also after an equals sign")
  func values() throws {
    #expect(try completions("render", "--fonts", "") == ["named", "system"])
    #expect(try completions("render", "--color-scheme", "=", "d") == ["dark"])
    #expect(try completions("snapshot", "ver") == ["verify"])
    #expect(try completions("completions", "z") == ["zsh"])
    #expect(try completions("render", "--scale", "") == [])
  }

  @Test("Operands and values are completed with files, or with folders only")
  func files() throws {
    try workspace.write("{}", to: "card one.json")
    try workspace.write("{}", to: "cards/a.json")
    #expect(Set(try completions("render", "ca")) == ["card one.json", "cards"])
    #expect(Set(try completions("render", "a.json", "-o", "ca")) == ["card one.json", "cards"])
    #expect(try completions("render", "a.json", "--font-dir", "ca") == ["cards"])
  }

  @Test("The script for bash is valid")
  func bash() throws { try expectValid("bash", "-n") }

  @Test("The script for zsh is valid", .enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func zsh() throws { try expectValid("zsh", "-n") }

  @Test("The script for fish is valid", .enabled(if: isInstalled("fish"), "fish is not installed"))
  func fish() throws { try expectValid("fish", "--no-execute") }

  /// Checks the script for a shell without running it.
  private func expectValid(_ shell: String, _ option: String) throws {
    let script = try workspace.run("completions", shell).text
    #expect(try check(script, by: shell, option).status == 0)
    // The check finds errors.
    #expect(try check(script + "\nif true; then (\n", by: shell, option).status != 0)
  }

  private func check(
    _ script: String, by shell: String, _ option: String
  ) throws -> Workspace.Outcome {
    try workspace.write(script, to: "script")
    let process = workspace.makeProcess([shell, option, "script"])
    process.executableURL = .init(filePath: "/usr/bin/env")
    return try workspace.run(process, input: "", seconds: 60)
  }

  private static func isInstalled(_ shell: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }
}
