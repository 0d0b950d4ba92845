import DocumentModel
import FileStorage
import ShapeShiftDocuments

/// One run of the command, from its arguments to its exit status.
///
/// The one place where errors become text and exit codes.
@MainActor
struct Invocation {
  let arguments: [String]

  /// Does what the arguments say.
  func run() async -> ExitStatus {
    var console = Console()
    do {
      try await run(&console)
      return .success
    } catch {
      return finish(error, console)
    }
  }

  private func run(_ console: inout Console) async throws {
    var words = arguments[...]
    let isHelp = words.first == "help"
    if isHelp { words.removeFirst() }
    guard let word = words.popFirst(), word != "--help", word != "-h" else {
      return try console.write(HelpPage.overview().text)
    }
    if word == "--version" { return try console.write(ShapeShiftCommand.version + "\n") }
    if isHelp, word == "help" { return try console.write(HelpPage.overview().text) }
    guard !word.hasPrefix("-") else {
      throw Failure(.usage, "unknown option \(word)", help: "see 'shapeshift --help'")
    }
    let verb = try verb(word, &words)
    guard !isHelp else { return try console.write(HelpPage(of: verb).text) }
    try await run(verb, Array(words), &console)
  }

  private func run(
    _ verb: any Verb.Type, _ arguments: [String], _ console: inout Console
  ) async throws {
    var common = CommonOptions()
    let command: any Verb = try verb.parse(arguments, &common)
    console = Console(common.color)
    if common.isHelp { return try console.write(HelpPage(of: verb).text) }
    if common.isVersion { return try console.write(ShapeShiftCommand.version + "\n") }
    do {
      try await command.run(console)
    } catch {
      // Errors without a position in a file name the rendered file.
      guard let name = command.fileName, let failure = Failure(error) else { throw error }
      throw failure.naming(name)
    }
  }

  // MARK: Verbs

  /// Returns the verb that words name, and removes the name of a subcommand from them.
  private func verb(
    _ word: String, _ words: inout ArraySlice<String>
  ) throws(Failure) -> any Verb.Type {
    let all = ShapeShiftCommand.verbs + ShapeShiftCommand.hiddenVerbs
    guard let verb = all.first(where: { $0.word == word }) else {
      throw Failure(
        .usage, "unknown command \(Diagnostic.quoted(word))", help: help(forUnknown: word))
    }
    // Options may come before the subcommand.
    let startsWithOption = words.first?.hasPrefix("-") ?? true
    let index = words.firstIndex { word in
      !startsWithOption || verb.parts.contains { $0.word == word }
    }
    guard !verb.parts.isEmpty, let index else { return verb }
    let part = words.remove(at: index)
    guard let found = verb.parts.first(where: { $0.word == part }) else {
      throw Failure(
        .usage, "unknown command \(Diagnostic.quoted("\(verb.word) \(part)"))",
        help: help(forUnknown: part, of: verb.word, among: verb.parts.map { $0.word }))
    }
    return found
  }

  private func help(forUnknown word: String) -> String {
    let words = ShapeShiftCommand.verbs.map { $0.word }
    if let help = Suggestion.help(for: word, among: words + ["help"]) { return help }
    let isFile = (try? FileStatus(of: word)) != nil
    return isFile
      ? "to render the file, use shapeshift render \(word.shellWord)"
      : "the commands are \(words.joined(separator: ", "))"
  }

  private func help(forUnknown part: String, of verb: String, among parts: [String]) -> String {
    if let help = Suggestion.help(for: part, among: parts) { return help }
    let list = "the commands of \(verb) are \(parts.joined(separator: ", "))"
    guard let first = parts.first, (try? FileStatus(of: part)) != nil else { return list }
    return "\(list): shapeshift \(verb) \(first) \(part)"
  }

  // MARK: The end

  private func finish(_ error: any Error, _ console: Console) -> ExitStatus {
    let failure = Failure(any: error)
    if failure.isForHost {
      do {
        return try HostLauncher(console).run(arguments)
      } catch {
        return finish(error, console)
      }
    }
    console.report(failure)
    return ExitStatus(failure.kind)
  }
}
