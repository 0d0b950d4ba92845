import Foundation

/// All figures.
struct Report: Encodable {
  /// How often things were measured.
  var effort = Effort.full
  var machine = Machine()
  var scenes: [SceneFigures] = []
  /// The scenes with text, without it.
  var shapesOnly: [SceneFigures] = []
  var sequences: [SequenceFigures] = []
  var nodes: NodeFigures?
  var store: StoreFigures?
  var frames: [FrameFigures] = []
  var growth: [GrowthFigures] = []
  var morphs: [MorphFigures] = []
  var charts: [ChartFigures] = []
  var events: [EventFigures] = []
  var commands: [CommandFigures] = []
  /// The largest share of pixels in which a command's picture differs from the C program's.
  var commandDifference = 0.0
  var start: StartFigures?

  /// Why the figures don't count; empty if they do.
  var problems: [String] {
    var problems = scenes.filter { !$0.isSamePicture }.map { "\($0.name): the pictures differ" }
    problems += sequences.filter { $0.differing > 0.001 }.map { "\($0.name): the pictures differ" }
    problems += sequences.filter { !$0.isExact }.map {
      "\($0.name): frames differ from those drawn alone"
    }
    if commandDifference > 0.001 { problems.append("the commands' pictures differ") }
    return problems
  }

  /// Writes the report as Markdown, and the figures beside it as JSON.
  func write(to url: URL) throws {
    try Data(markdown.utf8).write(to: url)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    try encoder.encode(self).write(
      to: url.deletingPathExtension().appendingPathExtension("json"))
  }

  /// The median of a command by its name.
  func cpu(of name: String) -> Double? { commands.first { $0.name == name }?.cpu }
}
