import ArgumentParser

/// What `shapeshift` can be told to do.
protocol Verb: ParsableCommand {
  /// The end of the help page: lines of a comment above a command.
  static var examples: String { get }
  /// The name of the drawn file in messages; `nil` if there is none, or several.
  var fileName: String? { get }
  /// How messages look.
  var messages: MessageOptions { get }
  /// The verb, if it can read its words without the argument parser; nil leaves them to that.
  static func plain(_ words: [String]) -> Self?
  /// Does it.
  @MainActor func run(_ console: Console) async throws
}

extension Verb {
  /// The word on the command line.
  ///
  /// Every verb says its own: to make one of the name of its type, as the argument parser would, takes the
  /// time of a small picture.
  static var word: String { configuration.commandName ?? _commandName }

  var fileName: String? { nil }

  /// Verbs leave their words to the argument parser.
  static func plain(_ words: [String]) -> Self? { nil }

  /// The verbs of this verb.
  static var parts: [any Verb.Type] {
    configuration.subcommands.compactMap { $0 as? any Verb.Type }
  }
}

/// How messages look.
struct MessageOptions: WordTaking {
  @Option(help: ArgumentHelp("Color messages: auto, always or never.", valueName: "when"))
  var color = ColorMode.auto

  mutating func take(_ words: inout CommandWords) throws {
    color = try words.value("--color") ?? .auto
  }
}
