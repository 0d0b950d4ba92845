import ArgumentParser
import Foundation
import ShapeShift

/// What a view is laid out with.
struct StageOptions: ParsableArguments {
  /// Where fonts come from.
  enum FontSource: String, CaseIterable, ExpressibleByArgument {
    case named
    case system
  }

  @Option(
    help: ArgumentHelp(
      "The canvas in points, instead of the document's.", valueName: "wxh"),
    transform: { try CanvasSize(argument: $0) })
  var size: CanvasSize?

  @Option(
    help: ArgumentHelp("Pixels a point.", valueName: "n"),
    transform: { try PositiveNumber(argument: $0) })
  var scale = PositiveNumber(1)

  @Option(
    help: ArgumentHelp("The time of the scene to draw, in seconds.", valueName: "s"),
    transform: { try SceneTime(argument: $0) })
  var time = SceneTime(seconds: 0)

  @Option(
    help: ArgumentHelp(
      "Where fonts come from: the ones named for ShapeShift, or the system's too.",
      valueName: "source"))
  var fonts = FontSource.named

  @Option(
    help: ArgumentHelp(
      "Look for the named fonts here first; may be repeated.", valueName: "folder"))
  var fontDir: [String] = []
}
