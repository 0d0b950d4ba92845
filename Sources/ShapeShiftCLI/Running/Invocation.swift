import ArgumentParser
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
      if arguments == ["--version"] {
        try console.write(ShapeShiftCommand.version + "\n")
        return .success
      }
      try checkVerb()
      try checkPart()
      if let verb = plain {
        console = Console(verb.messages.color)
        try await run(verb, console)
        return .success
      }
      var command = try parsed()
      try checkRepetition(for: command)
      if let verb = command as? any Verb {
        console = Console(verb.messages.color)
        try await run(verb, console)
      } else {
        try command.run()
      }
      return .success
    } catch {
      return finish(error, console)
    }
  }

  /// Runs a verb; problems of a whole picture name its file.
  private func run(_ verb: any Verb, _ console: Console) async throws {
    do {
      try await verb.run(console)
    } catch {
      guard let name = verb.fileName, let failure = Failure(error) else { throw error }
      throw failure.naming(name)
    }
  }

  /// What plain arguments say, where the verb takes its words itself.
  private var plain: (any Verb)? {
    guard let verb, arguments.first == word else { return nil }
    return verb.plain(Array(arguments.dropFirst()))
  }

  /// What the arguments say.
  ///
  /// Most verbs read their own arguments: the root would ask all of them for their names, and this one twice
  /// more for its options, which takes longer than many pictures. Whatever a verb can't read, its help page
  /// included, is left to the root, which words the answers. Verbs name the command above them, so that the
  /// argument parser does not first read the arguments as two requests for completions.
  private func parsed() throws -> any ParsableCommand {
    if let verb, arguments.first == word, verb.configuration.subcommands.isEmpty,
      let command = try? verb.parse(Array(arguments.dropFirst()))
    {
      return command
    }
    return try ShapeShiftCommand.parseAsRoot(History.withPlainSteps(arguments))
  }

  /// The word that should be a verb; nil when an option comes first.
  private var word: String? {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    return words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
  }

  private var verb: (any Verb.Type)? {
    word.flatMap { word in
      (ShapeShiftCommand.verbs + ShapeShiftCommand.hiddenVerbs).first { $0.word == word }
    }
  }

  private func checkVerb() throws(Failure) {
    guard let word, word != "help", verb == nil else { return }
    throw Failure(
      .usage, "unknown command \(Diagnostic.quoted(word))", help: help(forUnknown: word))
  }

  /// Verbs that have verbs of their own are told one of these, or nothing at all.
  private func checkPart() throws(Failure) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let verb, let part = words.dropFirst().first, !part.hasPrefix("-") else { return }
    let parts = verb.parts.map { $0.word }
    guard !parts.isEmpty, !parts.contains(part) else { return }
    throw Failure(
      .usage, "unknown command \(Diagnostic.quoted("\(verb.word) \(part)"))",
      help: help(forUnknown: part, of: verb.word, among: parts))
  }

  private func checkRepetition(for command: any ParsableCommand) throws(Failure) {
    guard let option = RepeatedOption(in: arguments, of: type(of: command)) else { return }
    throw Failure(
      .usage, option.sentence, help: verb.map { "see 'shapeshift \($0.word) --help'" })
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
    if let failure = error as? Failure, failure.isForHost {
      do {
        return try HostLauncher(console).run(arguments)
      } catch {
        return finish(error, console)
      }
    }
    if let failure = Failure(error) {
      console.report(failure)
      return ExitStatus(failure.kind)
    }
    guard ShapeShiftCommand.exitCode(for: error) == .success else {
      console.report(usageFailure(error))
      return .usage
    }
    return show(ShapeShiftCommand.fullMessage(for: error), console)
  }

  /// Shows a help page or what else the argument parser was asked for.
  private func show(_ message: String, _ console: Console) -> ExitStatus {
    let isHelp = message.contains("USAGE: ")
    let page = isHelp ? HelpPage(message, of: verb).text : message + "\n"
    do throws(Failure) {
      try console.write(page)
      return .success
    } catch {
      console.report(error)
      return ExitStatus(error.kind)
    }
  }

  private func usageFailure(_ error: any Error) -> Failure {
    let message = ShapeShiftCommand.message(for: error)
    let name = verb.map { "shapeshift \($0.word)" } ?? "shapeshift"
    return Failure(
      .usage, message.prefix(1).lowercased() + message.dropFirst(), help: "see '\(name) --help'")
  }
}
