import ArgumentParser
import ShapeShift

/// Where a picture goes, and as what.
struct OutputOptions: WordTaking {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Output image, or - for standard output. (default: Output/<name>.png)", valueName: "file"))
  var path: String?

  @Option(
    help: ArgumentHelp(
      "Format: png, jpeg, webp, svg or pdf. (default: chosen by the output name)",
      valueName: "format"))
  var format: PictureFormat?

  mutating func take(_ words: inout CommandWords) throws {
    path = try words.text("--output", or: "-o")
    format = try words.value("--format")
  }
}
