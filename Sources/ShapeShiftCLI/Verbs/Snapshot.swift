import DocumentModel
import Foundation
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// `snapshot`: image-diff tests of a folder of documents.
struct Snapshot: Verb {
  static let name = "snapshot"
  static let abstract = "Record and verify reference images."
  static let discussion = """
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
    """

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

  static let options: [OptionSection<Snapshot>] = [
    OptionSection([
      SettingKey("action", \Snapshot.action, .choice, "action", help: "Action.").operand(),
      SettingKey(
        "dir", \.folder, .text, "dir", help: "Folder of documents or images, or Swift code."
      ).operand().completed(),
      SettingKey(
        "names", \.names, .texts, "name", help: "Snapshots to accept. (default: all)"
      ).operand(isRequired: false),
    ]),
    OptionSection(selectionKeys), OptionSection(reportKeys), OptionSection([.folderCode(\.code)]),
    OptionSection("BASELINES", BaselineOptions.keys, at: \.baselines),
    .limits(at: \.limits),
  ]

  private static let selectionKeys: [SettingKey<Snapshot>] = [
    SettingKey(
      "filter", \.filter, .text, "pattern",
      help: "Only snapshots whose names contain this text or match this pattern with *."),
    SettingKey("mode", \.mode, .choice, "mode", help: "Which references record writes."),
    SettingKey(
      "artifacts", \.artifacts, .text, "folder",
      help: "Folder for the images and manifest of verify. (default: Output/snapshots/<dir>)"
    ).completed(by: .folders),
    SettingKey(
      "dryRun", \.dryRun, .flag(), help: "Print what prune would remove without removing it."),
    .fontFolders(\.fontDir),
  ]

  private static let reportKeys: [SettingKey<Snapshot>] = [
    SettingKey(
      "html", \.html, .text, "file",
      help:
        "HTML report of verify or report. (default for report: <artifacts>/report.html)"
    ).spelled("-o", "--html", "--output").completed(),
    SettingKey(
      "junit", \.junit, .text, "file", help: "Write the results of verify to a JUnit XML file."
    ).completed(),
    SettingKey(
      "markdown", \.markdown, .text, "file",
      help: "Write the results to a Markdown file with a table and images."
    ).completed(),
    SettingKey(
      "markdownPictures", \.markdownPictures, .parsed(MarkdownPictures.init, \.text), "how",
      help: """
        Images in the Markdown: auto (linked by path if both are in the current folder), embed, \
        none, or the URL that the --artifacts folder was uploaded to.
        """),
    SettingKey(
      "annotations", \.annotations, .choice, "when",
      help: "Annotate failures for GitHub; auto does so in GitHub workflows."),
    SettingKey("show", \.show, .choice, "how", help: "Show images in the terminal."),
    .json(\.json, help: "Print the results as a JSON object."),
    SettingKey(
      "serve", \.serve, .flag(),
      help: "Serve the report as a page with Accept buttons until Ctrl-C."),
    SettingKey(
      "port", \.port, .integer(0...65535), "n", help: "Port of --serve; 0 selects a free port."),
    SettingKey("engine", \.engine, .flag(), help: "Answer the gateway of --serve.").hidden(),
  ]

  private(set) var action = SnapshotAction.verify
  private(set) var folder = ""
  private(set) var names: [String] = []
  private(set) var filter: String?
  private(set) var mode = SnapshotRecordMode.changed
  private var artifacts: String?
  private(set) var dryRun = false
  private(set) var fontDir: [String] = []
  private(set) var html: String?
  private(set) var junit: String?
  private(set) var markdown: String?
  private(set) var markdownPictures = MarkdownPictures.auto
  private(set) var annotations = AnnotationMode.auto
  private(set) var show = ShowMode.auto
  private(set) var json = false
  private(set) var serve = false
  private(set) var port = 0
  private(set) var engine = false
  private var code: Bool?
  private var baselines = BaselineOptions()
  private(set) var limits = DocumentLimits()

  func check(_ given: GivenOptions) throws(Failure) {
    try baselines.check()
    guard markdown != nil || !given.contains("markdownPictures") else {
      throw Failure(.usage, "--markdown-pictures requires --markdown")
    }
    if serve, let name = given.spelling(of: "html") {
      throw Failure(.usage, "--serve cannot be combined with \(name)")
    }
    guard serve || !given.contains("port") else { throw Failure(.usage, "--port requires --serve") }
    if json { try given.refuse(["show", "annotations"], "with --json") }
    guard names.isEmpty || action == .accept else {
      throw Failure(.usage, "only accept takes snapshot names; expected --filter \(names[0])")
    }
    for key in Self.selectionKeys + Self.reportKeys {
      let option = key.description
      guard let name = given.spelling(of: option.name), let actions = Self.actions[option.name],
        !actions.contains(action)
      else { continue }
      let names = actions.map(\.rawValue).joined(separator: " and ")
      throw Failure(.usage, "\(name) applies only to \(names), not to \(action.rawValue)")
    }
  }

  /// The actions that accept an option, by option name; all actions accept the other options.
  private static let actions: [String: [SnapshotAction]] = [
    "filter": [.verify, .record], "mode": [.record], "html": [.verify, .report],
    "junit": [.verify], "markdown": [.verify, .report], "markdownPictures": [.verify, .report],
    "annotations": [.verify], "show": [.verify, .review], "json": [.verify],
    "dryRun": [.prune], "serve": [.report], "engine": [.report], "fontDir": [.verify, .record],
  ]

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
      if file.runsCode(code) {
        console.say(
          "note: compiling and running the Swift source in \(folder); use --no-code to refuse it")
      } else if file.isSwiftCode {
        console.say("note: the Swift source in \(folder) is skipped; use --code to run it")
      }
    }
    guard needsSubjects else { return SnapshotSuite(referencesOf: folder, store: baselines.store) }
    return try SnapshotSuite(
      folder, code: code, limits: limits, store: baselines.store)
  }

  /// Whether it matters what there is to draw: a page about the last run is made of its files.
  private var needsSubjects: Bool { action != .report || engine }

  /// The options that say where a run and its references are, as a command after it is given them.
  var placeOptions: [String] {
    [
      ("--artifacts", artifacts), ("--baselines", baselines.baselines),
      ("--baselines-command", baselines.baselinesCommand),
    ].flatMap { option, value in value.map { [option, $0] } ?? [] } + CodeOptions.words(code)
  }

  private var artifactsPath: String {
    let name = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.lastPathComponent
    return artifacts ?? "\(OutputFile.defaultFolder)/snapshots/\(name)"
  }
}
