import ArgumentParser

/// What happens to a scene from outside.
struct SessionOptions: WordTaking {
  @Option(
    help: ArgumentHelp(
      "Recorded session to play in the scene: a file with one event per line.",
      valueName: "file"))
  var input: String?

  @Flag(help: "Draw a disc at the position of each pointer.")
  var showPointer = false

  mutating func take(_ words: inout CommandWords) throws {
    input = try words.text("--input")
    showPointer = words.flag("--show-pointer")
  }
}
