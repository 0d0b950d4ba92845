import ArgumentParser
import ShapeShift

/// The command `shapeshift`.
struct ShapeShiftCommand: ParsableCommand {
  /// The word on the command line.
  static let word = "shapeshift"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Render SwiftUI views and JSON documents without a Mac.",
    version: version,
    subcommands: hiddenVerbs, groupedSubcommands: groups)

  /// The version of the command and of the library it was built with.
  static let version = PictureEnvironment.version

  /// All verbs by task, in the order of the help page.
  private static let groups = [
    CommandGroup(
      name: "Render",
      subcommands: [
        Render.self, Watch.self, Frames.self, Animate.self, Morph.self, Previews.self,
      ]),
    CommandGroup(
      name: "Documents",
      subcommands: [Initialize.self, Check.self, Format.self, Import.self, Describe.self]),
    CommandGroup(
      name: "History", subcommands: [Edit.self, Undo.self, Redo.self, History.self]),
    CommandGroup(name: "Test", subcommands: [Diff.self, Snapshot.self]),
    CommandGroup(name: "Many", subcommands: [Batch.self, Farm.self]),
    CommandGroup(name: "Live", subcommands: [Studio.self]),
    CommandGroup(
      name: "Reference",
      subcommands: [Explain.self, Manual.self, Schema.self, Doctor.self, Completions.self]),
  ]

  /// All verbs, in the order of the help page.
  static let verbs = groups.flatMap(\.subcommands).compactMap { $0 as? any Verb.Type }

  /// The pages of the manual.
  static let pages = verbs + [Limits.self]

  /// Verbs that the help page leaves out.
  static let hiddenVerbs: [any Verb.Type] = [Limits.self, Swatches.self, StudioEngineVerb.self]

  /// The end of the help page.
  static let examples = """
    # Create a document and render it
    shapeshift init hello
    shapeshift render hello.json
    # Re-render it whenever it is saved
    shapeshift watch hello.json -o hello.png
    # Show all options of a command
    shapeshift help render
    """
}
