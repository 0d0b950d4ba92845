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
    OptionSection([
      SettingKey(
        "path", \Studio.paths, .texts, "path",
        help: "Documents, SVG files, Swift files, folders or packages to open."
      ).operand().completed(),
      SettingKey(
        "data", \.data, .text, "file",
        help:
          "Data rows for documents, selectable in the page: a .csv, .tsv, .json or .jsonl file."
      ).completed(),
      SettingKey(
        "port", \.port, .integer(0...65535), "n",
        help: "Port to listen on; 0 selects a free port."),
      SettingKey("readOnly", \.readOnly, .flag(), help: "Never write files."),
      SettingKey(
        "page", \.page, .text, "folder",
        help: "Read the page's files from here, for those who work on the page."
      ).hidden(),
      .folderCode(\.code),
    ])
  ]

  private var paths: [String] = []
  private var data: String?
  private var port = 0
  private var readOnly = false
  private var page: String?
  private var code: Bool?

  func run(_ console: Console) throws {
    for path in paths + (data.map { [$0] } ?? []) where !FileSystem.exists(path) {
      throw Failure(.noInput, "\(path) can't be read: no such file or directory")
    }
    try Self.checkCode(of: paths, code)
    tellCode(console)
    var arguments = ["--port", "\(port)"] + CodeOptions.words(code)
    if readOnly { arguments.append("--read-only") }
    if let data { arguments += ["--data", data] }
    if let page { arguments += ["--page", page] }
    try Self.becomeGateway(arguments + ["--"] + paths)
  }

  /// Refuses what `--code` and `--no-code` can't be said of.
  static func checkCode(of paths: [String], _ code: Bool?) throws(Failure) {
    let files = paths.map { InputFile($0) }
    for file in files where file.isSwift { try file.checkCode(mayRun: code != false) }
    guard code != true || files.contains(where: \.isSwiftCode) else {
      throw Failure(.usage, "--code has no effect: no path is Swift source")
    }
  }

  /// Says of folders whether their Swift source runs.
  private func tellCode(_ console: Console) {
    for file in paths.map({ InputFile($0) }) where file.isSwiftCode && !file.isSwift {
      console.say(
        file.runsCode(code)
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
