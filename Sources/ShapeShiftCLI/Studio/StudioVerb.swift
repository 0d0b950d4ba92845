import DocumentModel
import FileStorage
import Glibc
import ShapeShiftDocuments

/// `studio`: a page on which documents and Swift views are seen, used and edited.
struct Studio: Verb {
  static let name = "studio"
  static let abstract = "Open documents and previews in a live web page."
  static let discussion = """
    Prints a URL that only this machine can open, and runs until you press Ctrl-C. The page \
    shows the same pixels as 'shapeshift render', and its edits are steps in the history of the \
    document. Swift code runs with your permissions; Swift code in a folder that directly \
    contains documents runs only with --code.
    """

  static let examples = """
    # Open all documents in a folder
    shapeshift studio Shapes
    # Open a document without allowing edits
    shapeshift studio card.json --read-only
    # Step through a template with data rows
    shapeshift studio card.json --data people.csv
    # Open the previews of a Swift file on a fixed port
    shapeshift studio Card.swift --port 8642
    """

  static let options: [OptionSection<Studio>] = [
    OptionSection(StudioOptions.keys, at: \Studio.studio),
    OptionSection([
      SettingKey(
        "port", \.port, .integer(0...65535), "n",
        help: "Port to listen on; 0 selects a free port."),
      SettingKey(
        "page", \.page, .text, "folder",
        help: "Read the page's files from here, for those who work on the page."
      ).hidden(),
    ]),
  ]

  private var studio = StudioOptions()
  private var port = 0
  private var page: String?

  func run(_ console: Console) throws {
    try studio.check()
    tellCode(console)
    let options = ["--port", "\(port)"] + (page.map { ["--page", $0] } ?? [])
    try Self.becomeGateway(options + studio.arguments)
  }

  /// Says of folders whether their Swift source runs.
  private func tellCode(_ console: Console) {
    for file in studio.paths.map({ InputFile($0) }) where file.isSwiftCode && !file.isSwift {
      console.say(
        file.runsCode(studio.code)
          ? "note: compiling and running the Swift source in \(file.path); use --no-code to refuse it"
          : "note: the Swift source in \(file.path) is skipped; use --code to run it")
    }
  }

  /// Lets this process go on as the gateway, whose engine is this command.
  static func becomeGateway(_ arguments: [String]) throws(Failure) -> Never {
    guard let command = FileSystem.resolved("/proc/self/exe"), let gateway = gateway(of: command)
    else {
      throw Failure(
        .unavailable, "shapeshift-studio is not installed",
        help: "run 'make studio' to build it beside .build/release/shapeshift")
    }
    let error = ChildProcess.become(gateway, ["--engine", command] + arguments)
    throw Failure(.unavailable, "\(gateway) can't be started: \(error.sentence)")
  }

  /// The gateway beside a command, or where it is installed.
  private static func gateway(of command: String) -> String? {
    let beside = FileSystem.folder(of: command)
    let folders = [beside, "\(FileSystem.folder(of: beside))/lib/shapeshift"]
    return folders.map { "\($0)/shapeshift-studio" }.first { unsafe access($0, X_OK) == 0 }
  }
}
