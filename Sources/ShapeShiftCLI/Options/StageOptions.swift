public import ArgumentParser
import Foundation
import ShapeShift
public import ShapeShiftDocuments

extension LayoutSettings.FontSource: ExpressibleByArgument {}

/// What a view is laid out with.
struct StageOptions: WordTaking {
  @Option(
    help: ArgumentHelp(
      "Canvas size in points, instead of the document's.", valueName: "wxh"),
    transform: { try CanvasSize.read(argument: $0) })
  var size: CGSize?

  @Option(
    help: ArgumentHelp("Pixels per point.", valueName: "n"),
    transform: { try PositiveNumber(argument: $0) })
  var scale = PositiveNumber(1)

  @OptionGroup var surroundings: SurroundingsOptions

  @Option(
    help: ArgumentHelp("Scene time to render, in seconds.", valueName: "seconds"),
    transform: { try SceneTime(argument: $0) })
  var time = SceneTime(seconds: 0)

  @Option(
    help: ArgumentHelp(
      "Font source: only the fonts required by ShapeShift (named), or also the system's.",
      valueName: "source"))
  var fonts = LayoutSettings.FontSource.named

  @Option(
    help: ArgumentHelp(
      "Search this folder for fonts first; can be repeated.", valueName: "folder"))
  var fontDir: [String] = []

  mutating func take(_ words: inout CommandWords) throws {
    size = try words.value("--size", CanvasSize.read)
    scale = try words.value("--scale", PositiveNumber.init(argument:)) ?? PositiveNumber(1)
    surroundings = try SurroundingsOptions(&words)
    time = try words.value("--time", SceneTime.init(argument:)) ?? SceneTime(seconds: 0)
    fonts = try words.value("--fonts") ?? .named
    fontDir = try words.texts("--font-dir")
  }

  /// What the options say, and what happens to the scene.
  func settings(_ session: SessionOptions? = nil) -> LayoutSettings {
    var settings = LayoutSettings(size: size, scale: scale.value)
    settings.surroundings = surroundings.settings
    settings.fonts = fonts
    settings.fontFolders = fontDir
    settings.session = session?.input
    settings.showsPointer = session?.showPointer ?? false
    return settings
  }
}
