import ShapeShiftDocuments

/// A command of `shapeshift`.
protocol Verb: SendableMetatype {
  init()
  /// The words on the command line: `render`, `history list`.
  static var name: String { get }
  /// The form of the command line; `nil` for the usual one with all operands.
  static var usage: String? { get }
  static var abstract: String { get }
  static var discussion: String { get }
  /// The end of the help page: lines of a comment above a command.
  static var examples: String { get }
  static var options: [OptionSection<Self>] { get }
  /// The subcommands.
  static var parts: [any Verb.Type] { get }
  /// The name of the rendered file in messages; `nil` if there is none, or several.
  var fileName: String? { get }
  /// Refuses options that cannot be combined.
  func check(_ given: GivenOptions) throws(Failure)
  @MainActor func run(_ console: Console) async throws
}

extension Verb {
  /// The last word of the name.
  static var word: String { name.split(separator: " ").last.map(String.init) ?? name }

  static var usage: String? { nil }
  static var discussion: String { "" }
  static var options: [OptionSection<Self>] { [] }
  static var parts: [any Verb.Type] { [] }
  var fileName: String? { nil }
  func check(_ given: GivenOptions) throws(Failure) {}
}

/// A command whose subcommands do its work.
protocol VerbGroup: Verb {}

extension VerbGroup {
  func run(_ console: Console) async throws {
    let example = Self.parts.first.map { ", for example \($0.word)" } ?? ""
    throw Failure(
      .usage, "\(Self.name) requires a subcommand\(example)",
      help: "see 'shapeshift \(Self.name) --help'")
  }
}
