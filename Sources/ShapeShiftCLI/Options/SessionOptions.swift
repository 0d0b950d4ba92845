import ArgumentParser

/// What happens to a scene from outside.
struct SessionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A recorded session that is played in the scene: a file of events, one a line.",
      valueName: "file"))
  var input: String?

  @Flag(help: "Draw a disc where each pointer is.")
  var showPointer = false
}
