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
    subcommands: verbs + hiddenVerbs)

  /// The version of the command and of the library it was built with.
  static let version = PictureEnvironment.version

  /// All verbs, in the order of the help page.
  static let verbs: [any Verb.Type] = [
    Render.self, Frames.self, Animate.self, Batch.self, Farm.self, Morph.self, Describe.self,
    Watch.self, Studio.self,
    Diff.self, Snapshot.self, Import.self, Edit.self, Undo.self, Redo.self, History.self,
    Check.self,
    Format.self, Swatches.self, Schema.self,
    Initialize.self, Previews.self, Explain.self, Doctor.self, Completions.self, Manual.self,
  ]

  /// Verbs that people do not use themselves.
  static let hiddenVerbs: [any Verb.Type] = [StudioEngineVerb.self]

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
