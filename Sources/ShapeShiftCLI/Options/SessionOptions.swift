import ArgumentParser

/// What happens to a scene from outside.
struct SessionOptions: WordTaking {
  @Option(
    help: ArgumentHelp(
      "A recorded session that is played in the scene: a file of events, one a line.",
      valueName: "file"))
  var input: String?

  @Flag(help: "Draw a disc where each pointer is.")
  var showPointer = false

  mutating func take(_ words: inout CommandWords) throws {
    input = try words.text("--input")
    showPointer = words.flag("--show-pointer")
  }
}
