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
    abstract: "Test pictures against references: of documents, of Swift code, of any program.",
    discussion: """
      verify draws each document and compares the drawing and the pixels with the reference in \
      __Snapshots__; it never writes there. Where there are none, PNG, WebP and JPEG files are compared as they are, those \
      in folders beneath, too. record writes references, accept takes over pictures of the \
      last run, review asks for each, report makes a page of the last run, prune removes references \
      without a document. snapshots.json in the folder holds \
      colour schemes, languages, sizes, scales and more that all is drawn in, and what may differ. Exits \
      with 1 when a snapshot is missing or differs. Of Swift code, a file, a folder or a package, each preview is \
      drawn; its snapshot is called after its target or file and its name, as in Card-Dark. Swift code runs with your \
      rights; that of a folder with documents directly in it runs only with --code.
      """)

  static let examples = """
    # First references, then tests
    shapeshift snapshot record Shapes
    shapeshift snapshot verify Shapes
    # On a build server
    shapeshift snapshot verify Shapes --junit junit.xml --markdown summary.md --html report.html
    # Screenshots of any program
    shapeshift snapshot verify screenshots
    # Every preview of a package
    shapeshift snapshot verify .
    # Look and accept with a click
    shapeshift snapshot report Shapes --serve
    # Look, then accept two
    shapeshift snapshot report Shapes -o report.html
    shapeshift snapshot accept Shapes card card@2x
    """

  @Argument(help: ArgumentHelp("verify, record, review, accept, report or prune.", valueName: "do"))
  var action: SnapshotAction

  @Argument(
    help: ArgumentHelp("A folder of documents or pictures, or Swift code.", valueName: "dir"))
  var folder: String

  @Argument(help: ArgumentHelp("The snapshots to accept; by default all.", valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only snapshots with this in their names, or by a pattern with *.", valueName: "pattern"))
  var filter: String?

  @Option(help: ArgumentHelp("What record writes.", valueName: "mode"))
  var mode = SnapshotRecordMode.changed

  @Option(
    help: ArgumentHelp(
      "Where verify leaves pictures and manifest. (default: Output/snapshots/<dir>)",
      valueName: "folder"))
  var artifacts: String?

  @Option(
    name: [.customShort("o"), .customLong("output"), .customLong("html")],
    help: ArgumentHelp(
      "The report of verify and report. (report: <artifacts>/report.html)", valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("Write the results of verify as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp("Write the results as Markdown: a table and pictures.", valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      """
      How pictures get into the Markdown: auto (by path, where both are beneath the present folder), embed, none, or \
      the address that the folder of --artifacts was uploaded to.
      """, valueName: "how"))
  var markdownPictures = MarkdownPictures.auto

  @Option(
    help: ArgumentHelp(
      "Annotate failures for GitHub: auto does in its workflows.", valueName: "when"))
  var annotations = AnnotationMode.auto

  @Option(help: ArgumentHelp("Show pictures on a terminal.", valueName: "how"))
  var show = ShowMode.auto

  @Flag(help: "Write an object.")
  var json = false

  @Flag(help: "Say what prune would remove, and remove nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Look for the named fonts here first; may be repeated.", valueName: "folder"))
  var fontDir: [String] = []

  @Flag(help: "Open the report as a page that accepts, until Ctrl-C.")
  var serve = false

  @Option(help: ArgumentHelp("The port of --serve; 0 for any that is free.", valueName: "n"))
  var port: UInt16 = 0

  @Flag(help: ArgumentHelp("Answer the gateway of --serve.", visibility: .hidden))
  var engine = false

  @OptionGroup var code: FolderCodeOptions
  @OptionGroup(title: "BASELINES") var baselines: BaselineOptions
  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    guard markdown != nil || markdownPictures == .auto else {
      throw ValidationError("--markdown-pictures needs --markdown")
    }
    guard !serve || html == nil else {
      throw ValidationError(
        "--serve shows the report, and --output writes it; expected one of both")
    }
    guard serve || port == 0 else { throw ValidationError("--port needs --serve") }
    guard names.isEmpty || action == .accept else {
      throw ValidationError("only accept takes names; expected --filter \(names[0])")
    }
    for (option, isGiven, actions) in optionUses where isGiven && !actions.contains(action) {
      let names = actions.map(\.rawValue).joined(separator: " and ")
      throw ValidationError("\(option) is for \(names), and means nothing to \(action.rawValue)")
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
        console.say("note: compiling and running the Swift source in \(folder); --no-code refuses")
      } else if file.isSwiftCode {
        console.say("note: the Swift source in \(folder) is skipped; --code runs it")
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
