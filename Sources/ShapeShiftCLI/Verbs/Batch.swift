import DocumentModel
import DocumentViews
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// `batch`: many pictures in one process.
struct Batch: Verb {
  /// What is made of each row.
  enum RowVerb: String, CaseIterable {
    case render
    case frames
    case animate
  }

  static let name = "batch"
  static let abstract = "Render many documents, or one document for each data row."
  static let discussion = """
    A list contains one JSON object per line. "doc" is the document, "verb" is render, frames or \
    animate, "out" is the file in the output folder, and "set" and "data" change the document. \
    Every other key is an option of the command, for example "scale". "code": false refuses \
    Swift source, which runs with your permissions. Paths are relative to the list's folder. A \
    folder as list means all documents in it. A failed line does not stop the others, but the \
    command then exits with 1.

    With --data, the list is a document, and one image is rendered for each row of a CSV file, a \
    JSON array, or a file with one JSON object per line. Cells set the document's "values" of \
    the same names. -o is then a folder or a pattern: {name} inserts the cell of that column, \
    {name:slug} inserts it as letters, digits and -, {price:.2f} formats it, and {row} inserts \
    the row number. The end of the pattern selects the output: .png, .jpg, .webp, .svg and .pdf \
    for images, .gif and .mp4 for animations, frame_%04d.png for frames. With --verb animate, \
    .webp and .png are animations.
    """

  static let examples = """
    # cards.jsonl: {"doc": "card.json", "set": {"name": "Ada"}, "out": "ada.png"}
    shapeshift batch cards.jsonl -o out
    # All documents in a folder
    shapeshift batch Shapes -o Output
    # One card per row
    shapeshift batch card.json --data people.csv -o 'out/{name:slug}.png' --scale 2
    # JPEG files with a quality setting
    shapeshift batch card.json --data people.csv -o 'out/{row}.jpg' --quality 80
    # Report the rows whose text does not fit
    shapeshift batch card.json --data people.csv -o out --lint
    # Resume an interrupted run
    shapeshift batch cards.jsonl -o out --resume
    """

  static let options: [OptionSection<Batch>] = [
    OptionSection([
      SettingKey(
        "list", \Batch.list, .text, "list",
        help: "List, folder, or - for standard input; with --data, a document."
      ).operand().completed(),
      SettingKey(
        "output", \.output, .text, "folder",
        help:
          "Output folder, created if missing. With --data, also a pattern such as 'out/{name}.png'."
      ).spelled("-o", "--output").required().completed(by: .folders),
      SettingKey(
        "data", \.data, .text, "file",
        help:
          "Rows for the document: a .csv, .tsv, .json or .jsonl file, or - for JSON on standard input."
      ).completed(),
      .code(\.runsCode),
      SettingKey(
        "lint", \.lint, .flag(),
        help:
          "Also report truncated text, missing characters, low contrast and clipped content, with the ten worst lines."
      ),
      SettingKey(
        "resume", \.resume, .flag(),
        help: "Skip lines already finished by an earlier run with the same lines and documents."),
      SettingKey("drawing", \.drawing, .flag(), help: "Render the lines on standard input.")
        .hidden(),
    ]),
    OptionSection("WITH --DATA", rowKeys),
    OptionSection("EXECUTION", WorkOptions.keys, at: \.work),
    OptionSection("EXECUTION", ShardOptions.keys, at: \.shard),
    .limits(at: \.limits),
  ]

  /// The options for a document with rows of data.
  private static let rowKeys: [SettingKey<Batch>] =
    [
      .changes(\.changes, help: "Set a document value for all rows")
    ]
    + LayoutSettings.keys.filter { imageNames.contains($0.description.name) }
    .map { $0.at(\.layout) }
    + PictureSettings.keys.filter { imageNames.contains($0.description.name) }
    .map { $0.at(\.picture) } + [
      SettingKey(
        "verb", \.verb, .choice, "verb",
        help: "Command for each row. (default: chosen by the output name)")
    ]

  private static let imageNames =
    ["scale", "quality"] + Surroundings.keys.map(\.description.name)

  var list = ""
  private var output = ""
  private(set) var data: String?
  private var runsCode = true
  private var lint = false
  var resume = false
  /// Whether this process renders the lines that another process passes on standard input.
  private var drawing = false
  private var changes: [DocumentChange] = []
  private var layout = LayoutSettings()
  private var picture = PictureSettings()
  private var verb: RowVerb?
  var work = WorkOptions()
  var shard = ShardOptions()
  private(set) var limits = DocumentLimits()

  func check(_ given: GivenOptions) throws(Failure) {
    guard data == nil, Self.rowKeys.contains(where: { given.contains($0.description.name) }) else {
      return
    }
    throw Failure(
      .usage, "--set, --scale, --color-scheme and other image options require --data",
      help:
        "in a list, set them on each line with the keys \"set\", \"scale\", \"colorScheme\" and so on"
    )
  }

  /// What makes the command draw.
  static let drawingFlag = "--drawing"

  func run(_ console: Console) async throws {
    Signals.catchInterruptions()
    let batch = try batch()
    guard !drawing else { return try await draw(batch, console) }
    let whole = try wholeList(of: batch, console)
    try drawAll(console, batch, list: whole, arguments: Main.arguments)
  }

  /// The list, of all parts together.
  func wholeList(
    of batch: ShapeShiftDocuments.Batch, _ console: Console
  ) throws(Failure) -> BatchList {
    let whole = try batch.list()
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
    _ console: Console, _ batch: ShapeShiftDocuments.Batch, list whole: BatchList,
    arguments: [String], inputs: String? = nil
  ) throws {
    let lines = whole.part(batch.shard)
    let hasSwift =
      runsCode && !CodeOptions.isForbidden
      && lines.lines.contains { line in
        InputFile(line.document).isSwiftCode
          && (try? line.work().document.runsCode) ?? false
      }
    if HostProcess.current == nil, hasSwift { throw Failure.needsHost }
    let crew = BatchCrew(
      console: console, list: lines, arguments: arguments, inputs: inputs,
      manifest: try batch.begin(whole, lines),
      progress: ProgressReport(work.progress, total: lines.count, unit: "\(whole.unit)s"))
    let failed = try crew.run()
    guard failed == 0 else {
      let obstacle = crew.obstacle.map { "; \($0)" } ?? ""
      throw Failure(.problems, "\(failed) of \(lines.count) \(whole.unit)s failed\(obstacle)")
    }
    console.say("\(lines.count) of \(lines.count) \(whole.unit)s are done")
  }

  /// What is asked for.
  func batch() throws(Failure) -> ShapeShiftDocuments.Batch {
    var batch =
      if let data {
        try ShapeShiftDocuments.Batch(try rowRequest(), rows: data)
      } else {
        ShapeShiftDocuments.Batch(contentsOf: list, folder: output)
      }
    batch.shard = try shard.resolved()
    batch.workers = work.workers
    batch.resumes = resume
    batch.limits = limits
    return batch
  }

  /// What is drawn for each row.
  private func rowRequest() throws(Failure) -> BatchRequest {
    guard list != "-" else {
      throw Failure(.usage, "with --data, the document cannot be read from standard input")
    }
    var document = DocumentInput(list)
    document.changes = changes
    document.limits = limits
    let word = try RowOutput(output, document: InputFile(list), verb: verb?.rawValue).verb
    switch RowVerb(rawValue: word) {
    case .frames:
      var request = FrameRequest(document, output: output)
      (request.layout, request.picture) = (layout, picture)
      return .frames(request)
    case .animate:
      var request = AnimationRequest(document, output: output)
      (request.layout, request.picture) = (layout, picture)
      return .animate(request)
    case .render, nil:
      var request = RenderRequest(document, output: output)
      (request.layout, request.picture) = (layout, picture)
      return .render(request)
    }
  }

  /// Draws what is asked for on standard input, and answers on standard output.
  @MainActor
  private func draw(_ batch: ShapeShiftDocuments.Batch, _ console: Console) async throws {
    let bytes = try FileDescriptor.standardInput.read(atMost: .max)
    let (unit, target) = (batch.unit, batch.folder)
    let folder = data == nil ? BatchList.folder(of: list) : ""
    let telling = RunTelling(console, .none, unit: unit, list: data ?? InputFile(list).name)
    let orders = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    let token = orders.first ?? ""
    // Standard input has been read already.
    let rows =
      data.map { InputFile($0) }.flatMap { $0.isStandardInput ? nil : $0 }
      .flatMap { try? $0.source(limits: limits) }.map { DataReader.text(of: $0) }
    let run = BatchRun(
      unit: unit, folder: target, workers: work.workers, known: resume ? try batch.finished : nil,
      runsCode ? .all : .withoutCode,
      inspection: lint ? .visual(list: data ?? InputFile(list).name) : nil,
      tell: { try console.write(HostToken.line($0.text, token)) }, observe: telling.hear)
    try await run.run(
      orders.dropFirst().map { (order) throws(Failure) in
        try BatchLine(order: order, folder: folder, target: target, data: rows)
      })
  }
}

extension BatchRun.Inspection {
  /// Looks for what `check --lint` warns about, except for names that the document does not use.
  fileprivate static func visual(list: String) -> Self {
    BatchRun.Inspection(list: list) { request, scene in
      try DocumentLint(scene, request)?.visualDiagnostics() ?? []
    }
  }
}
