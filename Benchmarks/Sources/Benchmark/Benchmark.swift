import CairoBackend
import Foundation
import ImageCoding
import ShapeShift

/// Measures, and writes a report; see `run` for what the arguments mean.
@main
@MainActor
struct Benchmark {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "documents":
      try SeedPicture.write(to: CommandTrial.folder)
      try NodeGrid.write(to: CommandTrial.folder)
    case "first-text": try StartFigures.printFirstText()
    case "seed" where arguments.count == 2:
      try Data(try SeedPicture.png()).write(to: URL(fileURLWithPath: arguments[1]))
    case "draw" where arguments.count == 3:
      try draw(arguments[1], times: Int(arguments[2]) ?? 1, encodes: false)
    case "encode" where arguments.count == 3:
      try draw(arguments[1], times: Int(arguments[2]) ?? 1, encodes: true)
    case "picture" where arguments.count == 3:
      try writePicture(arguments[1], to: URL(fileURLWithPath: arguments[2]))
    case "store": try printStoreFigures()
    case "moving": print(FrameTrial.table(try FrameTrial.measure(.full)))
    case "nodes" where arguments.count == 2:
      for _ in 0..<(Int(arguments[1]) ?? 1) { _ = try NodeGrid.displayList() }
    case "read" where arguments.count == 2:
      for _ in 0..<(Int(arguments[1]) ?? 1) { _ = try NodeGrid.readDocument() }
    case "resolve" where arguments.count == 2:
      for _ in 0..<(Int(arguments[1]) ?? 1) {
        _ = try NodeGrid.displayList(of: try NodeGrid.readDocument())
      }
    case "grid":
      var report = Report()
      report.nodes = try NodeGrid.measure(.full)
      print(report.nodeTable)
    case "sequences": try await printSequences()
    case "growth": try await printGrowth()
    case "film" where arguments.count == 4:
      try await SequenceTrial.printFilm(
        arguments[1], as: arguments[2], frames: Int(arguments[3]) ?? 60)
    case "morphs": try printMorphs()
    case "charts": print(Report(charts: try ChartTrial.measure(.full)).chartTable)
    case "events": print(Report(events: try EventTrial.measure(.full)).eventTable)
    default: try await report(arguments)
    }
  }

  /// Draws a scene, and may encode it, for profilers.
  private static func draw(_ name: String, times: Int, encodes: Bool) throws {
    let scene = try scene(name)
    let renderer = CairoRenderer { try PNGDecoder().decode($0.bytes) }
    for _ in 0..<times {
      let bitmap = try renderer.bitmap(
        scene.list, scale: scene.scale, background: scene.background)
      if encodes { _ = try PNGEncoder().encode(bitmap) }
    }
  }

  /// Writes a scene's picture, to see whether a change of the renderer changes pixels.
  private static func writePicture(_ name: String, to url: URL) throws {
    let scene = try scene(name)
    let options = RenderOptions(scale: scene.scale, background: scene.background)
    try Data(try scene.list.encoded(as: .png, options: options).bytes).write(to: url)
  }

  private static func scene(_ name: String) throws -> Scene {
    let url = CommandTrial.folder.appendingPathComponent("\(name).dl")
    return try Scene(contentsOf: url, shaper: Scene.makeShaper())
  }

  /// Measures the document store alone.
  private static func printStoreFigures() throws {
    var report = Report()
    report.store = try StoreFigures.measure(.full)
    print(report.storeTable)
  }

  /// Measures sequences alone.
  private static func printSequences() async throws {
    var report = Report()
    let baseline = try BaselineLibrary(at: ".baseline/libssbench.so")
    for trial in try SequenceTrial.all(.full, baseline: baseline) {
      report.sequences.append(try await trial.run())
    }
    print(report.markdown)
  }

  /// Measures how costs grow, alone.
  private static func printGrowth() async throws {
    var report = Report()
    report.growth = try await GrowthTrial.measure(.full)
    print(report.growthTable)
  }

  /// Measures morphs alone.
  private static func printMorphs() throws {
    var report = Report()
    report.morphs = try MorphTrial.measure(.full)
    print(report.morphTable)
  }

  private static func report(_ arguments: [String]) async throws {
    func value(_ option: String, default standard: String) -> String {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
        return standard
      }
      return arguments[index + 1]
    }
    let effort =
      arguments.contains("--once") ? Effort.once : arguments.contains("--quick") ? .quick : .full
    let command = value("--command", default: "shapeshift")
    let program = CommandLine.arguments[0]
    try SeedPicture.write(to: CommandTrial.folder)
    try NodeGrid.write(to: CommandTrial.folder)

    var report = Report()
    report.effort = effort
    let trial = CommandTrial(program: program, command: command)
    report.commands = CommandFigures.compare(trial.commands, runs: effort.processRuns)
    report.commandDifference = try CommandTrial.largestDifference()
    report.start = StartFigures(command: command, program: program, runs: effort.processRuns)
    let baseline = try BaselineLibrary(at: ".baseline/libssbench.so")
    for name in Scene.names {
      let scene = try scene(name)
      var trial = try SceneTrial(scene, baseline: baseline)
      report.scenes.append(try trial.run(effort))
      guard scene.hasText else { continue }
      var shapes = try SceneTrial(try scene.withoutText(), baseline: baseline)
      report.shapesOnly.append(try shapes.run(effort))
    }
    for trial in try SequenceTrial.all(effort, baseline: baseline) {
      report.sequences.append(try await trial.run())
    }
    report.nodes = try NodeGrid.measure(effort)
    report.store = try StoreFigures.measure(effort)
    report.frames = try FrameTrial.measure(effort)
    report.growth = try await GrowthTrial.measure(effort)
    report.morphs = try MorphTrial.measure(effort)
    report.charts = try ChartTrial.measure(effort)
    report.events = try EventTrial.measure(effort)
    try report.write(to: URL(fileURLWithPath: value("--report", default: "REPORT.md")))
    print(report.markdown)
    if !report.problems.isEmpty { exit(1) }
  }
}
