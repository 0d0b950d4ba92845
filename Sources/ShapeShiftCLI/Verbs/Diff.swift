import DocumentModel
import FileStorage
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// `diff`: what differs between two pictures.
struct Diff: Verb {
  static let name = "diff"
  static let abstract = "Compare two images, documents or directories."
  static let discussion = """
    Compares images; documents and SVG files are rendered first. Exits with 1 if the images \
    differ by more than is allowed, and always if their sizes differ. For documents, the changed \
    views are listed. For two folders, files with the same name are compared, including those in \
    subfolders; a file that exists in only one folder counts as different.
    """

  static let examples = """
    # Compare two images
    shapeshift diff before.png after.png
    # Write a difference image, and print the result as JSON
    shapeshift diff before.png after.png -o diff.png --json
    # Compare a document with an image, ignoring a region
    shapeshift diff card.png card.json --ignore 10,10,80,24
    # Compare two folders of screenshots, with an HTML report
    shapeshift diff before after --html report.html -o differences
    # Count differences as pixelmatch does
    shapeshift diff a.png b.png --metric yiq --threshold 0.1
    """

  static let options: [OptionSection<Diff>] = [
    OptionSection(ComparisonRequest.fileKeys, at: \Diff.request),
    OptionSection([
      SettingKey(
        "output", \Diff.output, .text, "file",
        help:
          "Write the difference image to this PNG file, or - for standard output; for folders, to this folder."
      ).spelled("-o", "--output").completed(),
      SettingKey("style", \.style, .choice, "style", help: "Style of the difference image."),
      SettingKey(
        "html", \.html, .text, "file", help: "Write an HTML page that shows both images."
      ).completed(),
      SettingKey("show", \.show, .choice, "how", help: "Show the differences in the terminal."),
      .json(\.json, help: "Print the result as a JSON object."),
    ]),
    OptionSection("COMPARISON", ComparisonSettings.keys, at: \.request.comparison),
    OptionSection("DOCUMENTS", LayoutSettings.viewKeys, at: \.request.layout),
    OptionSection("DOCUMENTS", [.time(\.request.time), .code(\.runsCode)]),
    .limits(at: \.limits),
  ]

  private(set) var request = ComparisonRequest("", "")
  private(set) var output: String?
  private(set) var style = DifferencePicture.Style.heat
  private(set) var html: String?
  private(set) var show = ShowMode.auto
  private(set) var json = false
  private var runsCode = true
  private var limits = DocumentLimits()

  func check(_ given: GivenOptions) throws(Failure) {
    guard request.expected != "-" || request.actual != "-" else {
      throw Failure(.usage, "only one of the images can be read from standard input")
    }
    guard output != "-" || !json else {
      throw Failure(
        .usage, "-o - cannot be combined with --json, because both write to standard output")
    }
    do throws(OptionProblem) {
      _ = try request.comparison.comparison()
    } catch {
      throw Failure(.usage, error.sentence, help: error.help)
    }
    if json { try given.refuse(["show"], "with --json") }
    if output == "-" { try given.refuse(["show"], "with -o -") }
    if output == nil, json || show == .never { try given.refuse(["style"], "without -o") }
  }

  /// Refuses options for documents if both files are images.
  private func checkDrawing(_ first: ComparedPicture, _ second: ComparedPicture) throws(Failure) {
    guard first.list == nil, second.list == nil else { return }
    let keys = request.layout.members.keys + (request.time == 0 ? [] : ["time"])
    let options = ComparisonRequest.keys.map(\.description)
    guard let option = options.first(where: { keys.contains($0.name) }) else { return }
    let name = option.name(in: .commandLine)
    throw Failure(
      .usage, "\(name) has no effect on two images", help: "remove \(name), or compare a document")
  }

  func run(_ console: Console) throws {
    guard try !FolderComparison.isAsked(of: self) else {
      return try FolderComparison(verb: self, console: console).run()
    }
    let first = try compared(request.expected, console)
    let second = try compared(request.actual, console)
    try checkDrawing(first, second)
    let mask = try request.comparison.mask.map { try PictureFile.read($0) }
    var comparison = try request.comparison.checked()
    comparison.ignoring += try ignoredViews(first, second)
    let outcome = try ComparisonOutcome(first, second, comparison, mask: mask)
    for note in outcome.notes { console.say("note: \(note)") }
    if let output {
      let picture = try draw(outcome, first, second, mask)
      try PictureFile.write(picture, to: output, console)
    }
    if let html { try writePage(outcome, first, second, to: html) }
    if json {
      try console.write(JSONText.page(.object(outcome.json)))
    } else if output != "-" {
      try console.write(outcome.text)
      try showPicture(outcome, first, second, mask, console)
    }
    guard outcome.verdict.isPass else { throw Failure(.problems) }
  }

  @MainActor
  func compared(
    _ path: String, _ console: Console
  ) throws(Failure) -> ComparedPicture {
    try ComparedPicture(
      path, layout: request.layout, at: request.time, limits: limits,
      mayRunCode: runsCode, console)
  }

  private func ignoredViews(
    _ first: ComparedPicture, _ second: ComparedPicture
  ) throws(Failure) -> [PixelRect] {
    let ids = Set(first.frames.keys).union(second.frames.keys)
    var rects: [PixelRect] = []
    for id in request.comparison.ignoredViews {
      guard ids.contains(id) else { throw unknownView(id, among: ids) }
      rects += (first.frames[id] ?? []) + (second.frames[id] ?? [])
    }
    return rects
  }

  /// That there is no view of an id.
  func unknownView(_ id: String, among ids: Set<String>) -> Failure {
    Failure(
      .usage, "no view has the id \(Diagnostic.quoted(id))",
      help: ids.isEmpty
        ? "only views of documents have ids"
        : Suggestion.help(for: id, among: ids.sorted())
          ?? "the ids are \(ids.sorted().prefix(12).joined(separator: ", "))")
  }

  private func draw(
    _ outcome: ComparisonOutcome, _ first: ComparedPicture, _ second: ComparedPicture,
    _ mask: StraightBitmap?
  ) throws(Failure) -> Bitmap {
    let expected: StraightBitmap
    let actual: StraightBitmap
    if let pictures = outcome.pictures {
      (expected, actual) = pictures
    } else {
      (expected, actual) = (try first.pixels(), try second.pixels())
    }
    return DifferencePicture(outcome.difference, mask: mask).draw(expected, actual, style: style)
  }

  /// Shows the differences, if a person looks at a terminal.
  private func showPicture(
    _ outcome: ComparisonOutcome, _ first: ComparedPicture, _ second: ComparedPicture,
    _ mask: StraightBitmap?, _ console: Console
  ) throws {
    guard outcome.difference.differentPixels > 0, let form = TerminalShow(show).form else { return }
    try console.write(TerminalPicture(form).text(try draw(outcome, first, second, mask)))
  }

  /// Writes the page of `snapshot report` about the two.
  private func writePage(
    _ outcome: ComparisonOutcome, _ first: ComparedPicture, _ second: ComparedPicture,
    to path: String
  ) throws {
    var result = SnapshotChecker().result(
      of: outcome.difference, verdict: outcome.verdict, changes: outcome.drawing,
      name: second.name, source: first.name)
    result.notes = outcome.notes
    let manifest = SnapshotRun.Manifest(
      references: "\(first.name) and \(second.name)", isFiltered: false, results: [result])
    let pictures = ReportPage.Pictures(expected: try first.png(), actual: try second.png())
    let page = ReportPage(
      manifest, pictures: [second.name: pictures],
      commands: [second.name: "cp -- \(second.name.shellWord) \(first.name.shellWord)"])
    try OutputFile(path: path).write(Array(try page.html().utf8))
  }
}
