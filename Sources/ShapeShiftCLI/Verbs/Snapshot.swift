import ArgumentParser
import DocumentModel
import Foundation
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// `snapshot`: image-diff tests of a folder of documents.
struct Snapshot: Verb {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Record and verify reference images.",
    discussion: """
      verify renders each document and compares its drawing and pixels with the reference in \
      __Snapshots__, which it never changes. In a folder without documents, PNG, WebP and JPEG \
      files, also those in subfolders, are compared as they are. record writes references, accept \
      replaces references with the images of the last run, review asks for each image, report \
      writes an HTML page for the last run, and prune removes references without a document. \
      snapshots.json in the folder sets color schemes, languages, sizes, scales and other settings \
      to render with, and the allowed differences. Exits with 1 if a snapshot is missing or \
      differs. For Swift code (a file, folder or package), each preview is a snapshot, named after \
      its target or file and its name, for example Card-Dark. Swift code runs with your \
      permissions; Swift code in a folder that directly contains documents runs only with --code.
      """)

  static let examples = """
    # Record references, then verify them
    shapeshift snapshot record Shapes
    shapeshift snapshot verify Shapes
    # In CI
    shapeshift snapshot verify Shapes --junit junit.xml --markdown summary.md --html report.html
    # Screenshots of any program
    shapeshift snapshot verify screenshots
    # Every preview of a package
    shapeshift snapshot verify .
    # Review and accept in a browser
    shapeshift snapshot report Shapes --serve
    # Write a report, then accept two snapshots
    shapeshift snapshot report Shapes -o report.html
    shapeshift snapshot accept Shapes card card@2x
    """

  @Argument(
    help: ArgumentHelp(
      "Action: verify, record, review, accept, report or prune.", valueName: "action"))
  var action: SnapshotAction

  @Argument(
    help: ArgumentHelp("Folder of documents or images, or Swift code.", valueName: "dir"))
  var folder: String

  @Argument(help: ArgumentHelp("Snapshots to accept. (default: all)", valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only snapshots whose names contain this text or match this pattern with *.",
      valueName: "pattern"))
  var filter: String?

  @Option(help: ArgumentHelp("Which references record writes.", valueName: "mode"))
  var mode = SnapshotRecordMode.changed

  @Option(
    help: ArgumentHelp(
      "Folder for the images and manifest of verify. (default: Output/snapshots/<dir>)",
      valueName: "folder"))
  var artifacts: String?

  @Option(
    name: [.customShort("o"), .customLong("output"), .customLong("html")],
    help: ArgumentHelp(
      "HTML report of verify or report. (default for report: <artifacts>/report.html)",
      valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("Write the results of verify to a JUnit XML file.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write the results to a Markdown file with a table and images.", valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      """
      Images in the Markdown: auto (linked by path if both are in the current folder), embed, \
      none, or the URL that the --artifacts folder was uploaded to.
      """, valueName: "how"))
  var markdownPictures = MarkdownPictures.auto

  @Option(
    help: ArgumentHelp(
      "Annotate failures for GitHub; auto does so in GitHub workflows.", valueName: "when"))
  var annotations = AnnotationMode.auto

  @Option(help: ArgumentHelp("Show images in the terminal.", valueName: "how"))
  var show = ShowMode.auto

  @Flag(help: "Print the results as a JSON object.")
  var json = false

  @Flag(help: "Print what prune would remove without removing it.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Search this folder for fonts first; can be repeated.", valueName: "folder"))
  var fontDir: [String] = []

  @Flag(help: "Serve the report as a page with Accept buttons until Ctrl-C.")
  var serve = false

  @Option(help: ArgumentHelp("Port of --serve; 0 selects a free port.", valueName: "n"))
  var port: UInt16 = 0

  @Flag(help: ArgumentHelp("Answer the gateway of --serve.", visibility: .hidden))
  var engine = false

  @OptionGroup var code: FolderCodeOptions
  @OptionGroup(title: "BASELINES") var baselines: BaselineOptions
  @OptionGroup(visibility: .hidden) var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    guard markdown != nil || markdownPictures == .auto else {
      throw ValidationError("--markdown-pictures requires --markdown")
    }
    guard !serve || html == nil else {
      throw ValidationError(
        "--serve cannot be combined with --output")
    }
    guard serve || port == 0 else { throw ValidationError("--port requires --serve") }
    guard names.isEmpty || action == .accept else {
      throw ValidationError("only accept takes snapshot names; expected --filter \(names[0])")
    }
    for (option, isGiven, actions) in optionUses where isGiven && !actions.contains(action) {
      let names = actions.map(\.rawValue).joined(separator: " and ")
      throw ValidationError("\(option) applies only to \(names), not to \(action.rawValue)")
    }
  }

  /// Options that not all actions look at, whether they are given, and the actions that do.
  private var optionUses: [(option: String, isGiven: Bool, actions: [SnapshotAction])] {
    [
      ("--filter", filter != nil, [.verify, .record]),
      ("--mode", mode != .changed, [.record]),
      ("--output", html != nil, [.verify, .report]),
      ("--junit", junit != nil, [.verify]),
      ("--markdown", markdown != nil, [.verify, .report]),
      ("--markdown-pictures", markdownPictures != .auto, [.verify, .report]),
      ("--annotations", annotations != .auto, [.verify]),
      ("--show", show != .auto, [.verify, .review]),
      ("--json", json, [.verify]),
      ("--dry-run", dryRun, [.prune]), ("--serve", serve, [.report]),
      ("--engine", engine, [.report]),
      ("--font-dir", !fontDir.isEmpty, [.verify, .record]),
    ]
  }

  func run(_ console: Console) throws {
    let session = SnapshotSession(
      suite: try suite(console),
      run: SnapshotRun(URL(fileURLWithPath: artifactsPath, isDirectory: true)), verb: self,
      console: console)
    switch action {
    case .verify: try session.verify()
    case .record: try session.record()
    case .review: try session.review()
    case .accept: try session.accept()
    case .report: try session.report()
    case .prune: try session.prune()
    }
  }

  @MainActor
  private func suite(_ console: Console) throws(Failure) -> SnapshotSuite {
    let file = InputFile(folder)
    // Said by the first process alone.
    if HostProcess.current == nil, !file.isSwift, needsSubjects {
      if file.runsCode(code.code) {
        console.say(
          "note: compiling and running the Swift source in \(folder); use --no-code to refuse it")
      } else if file.isSwiftCode {
        console.say("note: the Swift source in \(folder) is skipped; use --code to run it")
      }
    }
    guard needsSubjects else { return SnapshotSuite(referencesOf: folder, store: baselines.store) }
    return try SnapshotSuite(
      folder, code: code.code, limits: limitOptions.limits, store: baselines.store)
  }

  /// Whether it matters what there is to draw: a page about the last run is made of its files.
  private var needsSubjects: Bool { action != .report || engine }

  /// The options that say where a run and its references are, as a command after it is given them.
  var placeOptions: [String] {
    [
      ("--artifacts", artifacts), ("--baselines", baselines.baselines),
      ("--baselines-command", baselines.baselinesCommand),
    ].flatMap { option, value in value.map { [option, $0] } ?? [] } + code.words
  }

  private var artifactsPath: String {
    let name = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.lastPathComponent
    return artifacts ?? "\(OutputFile.defaultFolder)/snapshots/\(name)"
  }
}
