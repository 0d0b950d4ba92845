import ArgumentParser
import DocumentModel
import FileStorage
import ShapeShift

/// `batch`: many pictures in one process.
struct Batch: Verb {
  /// What is made of each row.
  enum RowVerb: String, CaseIterable, ExpressibleByArgument {
    case render
    case frames
    case animate
  }

  static let configuration = CommandConfiguration(
    commandName: "batch", _superCommandName: ShapeShiftCommand.word,
    abstract: "Draw many documents, or one with many data, in one process.",
    discussion: """
      A list has one JSON object a line: "doc" is the document, "verb" is render, frames or animate, "out" the \
      file beneath the output folder, "set" and "data" are changes to the document; every other key is an option \
      of the verb, such as "scale". Paths start at the list's folder. A folder stands for all documents in it. A \
      line that fails does not stop the others; then the command exits with 1.

      With --data, the list is a document, and a picture is drawn for each row of a CSV file, of an array in JSON, or \
      of a file with a JSON object a line: the cells become the document's "values" of the same names. Then -o is a \
      folder, or a pattern: {name} stands for the cell of that column, {name:slug} for it in letters, digits and -, \
      {price:.2f} for it in a format, {row} for the number of the row. The end of the pattern decides what is \
      written: .png, .jpg, .webp, .svg and .pdf pictures, .gif and .mp4 animations, frame_%04d.png frames; --verb \
      animate makes .webp and .png move.
      """)

  static let examples = """
    # cards.jsonl: {"doc": "card.json", "set": {"name": "Ada"}, "out": "ada.png"}
    shapeshift batch cards.jsonl -o out
    # All documents of a folder
    shapeshift batch Shapes -o Output
    # A card for each row
    shapeshift batch card.json --data people.csv -o 'out/{name:slug}.png' --scale 2
    # Photographs' format, at a quality
    shapeshift batch card.json --data people.csv -o 'out/{row}.jpg' --quality 80
    # Go on where it was interrupted
    shapeshift batch cards.jsonl -o out --resume
    """

  @Argument(
    help: ArgumentHelp(
      "The list, a folder, or - for standard input; with --data a document.", valueName: "list"))
  var list: String
  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The folder for everything; it is made. With --data also a pattern, such as 'out/{name}.png'.",
      valueName: "folder"))
  var output: String
  @Option(
    help: ArgumentHelp(
      "Rows for a document: a .csv, .json or .jsonl file, or - for JSON on standard input.",
      valueName: "file"))
  var data: String?
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "With --data, set a value of the document for all rows; may be repeated.",
      valueName: "path=value"))
  var set: [String] = []
  @Option(
    help: ArgumentHelp("With --data, pixels a point.", valueName: "n"),
    transform: { try PositiveNumber(argument: $0) })
  var scale: PositiveNumber?
  @Option(
    help: ArgumentHelp(
      "With --data, of JPEG and WebP: 0 to 100, the highest best.", valueName: "n"))
  var quality: Double?
  @Option(
    help: ArgumentHelp(
      "With --data: render, frames or animate, where the name does not tell.", valueName: "verb"))
  var verb: RowVerb?
  @Flag(help: "Keep what an earlier run of the same lines and documents has finished.")
  var resume = false
  @OptionGroup(title: "WORK") var work: WorkOptions
  @OptionGroup(title: "WORK") var shard: ShardOptions
  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  /// Draws the lines on standard input, for the process that read the list.
  @Flag(help: .hidden) var drawing = false

  /// What makes the command draw.
  static let drawingFlag = "--drawing"

  func run(_ console: Console) async throws {
    Signals.catchInterruptions()
    guard !drawing else { return try await draw(console) }
    try drawAll(console, list: try wholeList(console), arguments: Main.arguments)
  }

  /// The list, of all parts together.
  func wholeList(_ console: Console) throws -> BatchList {
    let place = try place()
    let whole =
      if let rows = place.rows {
        try BatchList(rows)
      } else {
        try BatchList(list, target: place.folder, limits: limitOptions.limits)
      }
    console.warn(whole.diagnostics)
    for warning in whole.warnings { console.warn(warning) }
    return whole
  }

  /// Draws the part of this process.
  ///
  /// - Parameters:
  ///   - arguments: This verb with its options, for the process that draws.
  ///   - inputs: A digest of all that pictures are made of, where one is known.
  @MainActor
  func drawAll(
    _ console: Console, list whole: BatchList, arguments: [String], inputs: String? = nil
  ) throws {
    let part = try shard.resolved()
    let output = try outputFolder
    let lines = whole.part(part)
    let hasSwift = lines.lines.contains { InputFile($0.document).isSwiftCode }
    if HostProcess.current == nil, hasSwift { throw Failure.needsHost }
    try checkInputs(whole, part, output)
    try OutputFile.makeFolder(output)
    FrameFolder(output).removeAbandonedFiles()
    let outputs = Set(lines.lines.map(\.output))
    let known = resume ? BatchManifest.finished(in: output) : [:]
    let crew = BatchCrew(
      console: console, list: lines, arguments: arguments, inputs: inputs,
      manifest: BatchManifest(
        folder: output, shard: part, known: known.filter { outputs.contains($0.key) }),
      progress: ProgressReport(work.progress, total: lines.count, unit: "\(whole.unit)s"))
    let failed = try crew.run()
    guard failed == 0 else {
      throw Failure(.problems, "\(failed) of \(lines.count) \(whole.unit)s failed")
    }
    console.say("\(lines.count) of \(lines.count) \(whole.unit)s are done")
  }

  /// The folder that everything goes to.
  var outputFolder: String { get throws { try place().folder } }

  /// Where everything goes, and the rows that it is made of, if there are any.
  private func place() throws(Failure) -> (folder: String, rows: RowBatch?) {
    guard let data else {
      guard set.isEmpty, scale == nil, quality == nil, verb == nil else {
        throw Failure(
          .usage, "--set, --scale, --quality and --verb are for the rows of --data",
          help: "lines of a list have them as \"set\", \"scale\", \"quality\" and \"verb\"")
      }
      return (output, nil)
    }
    guard list != "-" else {
      throw Failure(.usage, "with --data, the document is a file, not standard input")
    }
    let template = InputFile(list)
    let rows = RowBatch(
      template: template, data: InputFile(data),
      output: try RowOutput(output, document: template, verb: verb?.rawValue), set: set,
      options: rowOptions, limits: limitOptions.limits)
    return (rows.output.folder, rows)
  }

  /// What the verb is told of all rows.
  private var rowOptions: JSONObject {
    var options: JSONObject = [:]
    if let scale { options["scale"] = .number(JSONNumber(scale.value)) }
    if let quality { options["quality"] = .number(JSONNumber(quality)) }
    return options
  }

  /// Nothing that the batch is made of may be replaced by what it makes.
  private func checkInputs(
    _ lines: BatchList, _ part: FrameShard, _ output: String
  ) throws(Failure) {
    let inputs = lines.inputs(of: InputFile(list))
    let outputs = lines.lines.flatMap(\.outputs) + [BatchManifest.fileName(of: part)]
    for path in outputs.map({ "\(output)/\($0)" }) {
      guard let status = try? FileStatus(of: path), inputs.contains(status.identity) else {
        continue
      }
      throw Failure(
        .usage, "the batch would replace \(path), which it is made of",
        help: "choose another folder with -o")
    }
  }

  /// Draws what is asked for on standard input, and answers on standard output.
  @MainActor
  private func draw(_ console: Console) async throws {
    let bytes = try FileDescriptor.standardInput.read(atMost: .max)
    let place = try place()
    let output = place.folder
    let folder = place.rows == nil ? BatchList.folder(of: list) : ""
    let run = BatchRun(
      console: console, name: place.rows?.data.name ?? list,
      unit: place.rows == nil ? "line" : "row", folder: output, limits: limitOptions.limits,
      workers: work.workers, known: resume ? BatchManifest.finished(in: output) : nil,
      tell: { try console.write($0.text + "\n") })
    try await run.run(
      bytes.split(separator: UInt8(ascii: "\n")).map { (line) throws(Failure) in
        try BatchLine(order: String(decoding: line, as: UTF8.self), folder: folder, target: output)
      })
  }
}
