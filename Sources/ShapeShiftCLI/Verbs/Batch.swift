import ArgumentParser
import ShapeShift

/// `batch`: many pictures in one process.
struct Batch: Verb {
  static let configuration = CommandConfiguration(
    commandName: "batch", _superCommandName: ShapeShiftCommand.word,
    abstract: "Draw many documents, or one with many data, in one process.",
    discussion: """
      A list has one JSON object a line: "doc" is the document, "verb" is render, frames or animate, "out" the \
      file beneath the output folder, "set" and "data" are changes to the document; every other key is an option \
      of the verb, such as "scale". Paths start at the list's folder. A folder stands for all documents in it. A \
      line that fails does not stop the others; then the command exits with 1.
      """)

  static let examples = """
    # cards.jsonl: {"doc": "card.json", "set": {"name": "Ada"}, "out": "ada.png"}
    shapeshift batch cards.jsonl -o out
    # All documents of a folder
    shapeshift batch Shapes -o Output
    # Go on where it was interrupted
    shapeshift batch cards.jsonl -o out --resume
    """

  @Argument(help: ArgumentHelp("The list, a folder, or - for standard input.", valueName: "list"))
  var list: String
  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The folder for everything; it is made.", valueName: "folder"))
  var output: String
  @Flag(help: "Keep what an earlier run of the same lines and documents has finished.")
  var resume = false
  @OptionGroup(title: "WORK") var work: WorkOptions
  @OptionGroup(title: "WORK") var shard: ShardOptions
  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) async throws {
    let part = try shard.resolved()
    let whole = try BatchList(list, target: output, limits: limitOptions.limits)
    let lines = whole.part(part)
    Signals.catchInterruptions()
    try OutputFile.makeFolder(output)
    FrameFolder(output).removeAbandonedFiles()
    let run = BatchRun(
      console: console, list: lines,
      manifest: BatchManifest(folder: output, shard: part, resuming: resume),
      progress: ProgressReport(work.progress, total: lines.count, unit: "lines"),
      limits: limitOptions.limits, workers: work.workers, isResuming: resume)
    let failed = try await run.run()
    guard failed == 0 else {
      throw Failure(.problems, "\(failed) of \(lines.count) lines failed")
    }
    console.say("\(lines.count) of \(lines.count) lines are done")
  }
}
