import ShapeShift

/// The command `shapeshift`.
enum ShapeShiftCommand {
  /// The word on the command line.
  static let word = "shapeshift"
  static let abstract = "Render SwiftUI views and JSON documents without a Mac."

  /// The version of the command and of the library it was built with.
  static let version = PictureEnvironment.version

  /// All verbs by task, in the order of the help page.
  static let groups: [(title: String, verbs: [any Verb.Type])] = [
    (
      "RENDER",
      [Render.self, Watch.self, Frames.self, Animate.self, Morph.self, Previews.self]
    ),
    ("DOCUMENTS", [Initialize.self, Check.self, Format.self, Import.self, Describe.self]),
    ("HISTORY", [Edit.self, Undo.self, Redo.self, History.self]),
    ("TEST", [Diff.self, Snapshot.self]), ("MANY", [Batch.self, Farm.self]),
    ("LIVE", [Studio.self]),
    ("REFERENCE", [Explain.self, Manual.self, Schema.self, Doctor.self, Completions.self]),
  ]

  /// All verbs, in the order of the help page.
  static let verbs = groups.flatMap(\.verbs)

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
