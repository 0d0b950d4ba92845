import ArgumentParser
import DocumentModel
import FileStorage
import Glibc
import ShapeShiftDocuments

/// `studio`: a page on which documents and Swift views are seen, used and edited.
struct Studio: Verb {
  static let configuration = CommandConfiguration(
    commandName: "studio", _superCommandName: ShapeShiftCommand.word,
    abstract: "Open a live page of documents, SVG files or the previews of Swift code.",
    discussion: """
      Prints the address of the page, which this machine alone can open, and goes on until Ctrl-C. What the page shows are \
      the pixels of render; what it edits are steps of the document's history. Swift code runs with your rights; \
      that of a folder with documents directly in it runs only with --code.
      """)

  static let examples = """
    # All documents of a folder
    shapeshift studio Shapes
    # To look only
    shapeshift studio card.json --read-only
    # A template with each of its rows
    shapeshift studio card.json --data people.csv
    # The previews of a Swift file, always at the same address
    shapeshift studio Card.swift --port 8642
    """

  @Argument(
    help: ArgumentHelp("Documents, SVG files, Swift files, folders or packages.", valueName: "path")
  )
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Rows for documents, which the page steps through: a .csv, .json or .jsonl file.",
      valueName: "file"))
  var data: String?

  @Option(help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "n"))
  var port: UInt16 = 0

  @Flag(help: "Write no file.")
  var readOnly = false

  @Option(
    help: ArgumentHelp(
      "Read the page's files from here, for those who work on the page.", visibility: .hidden))
  var page: String?

  @OptionGroup var code: FolderCodeOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    for path in paths + (data.map { [$0] } ?? []) where !FileSystem.exists(path) {
      throw Failure(.noInput, "\(path) can't be read: no such file or directory")
    }
    try Self.checkCode(of: paths, code.code)
    tellCode(console)
    var arguments = ["--port", "\(port)"] + code.words
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
      throw Failure(.usage, "--code has no effect: there is no Swift source")
    }
  }

  /// Says of folders whether their Swift source runs.
  private func tellCode(_ console: Console) {
    for file in paths.map({ InputFile($0) }) where file.isSwiftCode && !file.isSwift {
      console.say(
        file.runsCode(code.code)
          ? "note: compiling and running the Swift source in \(file.path); --no-code refuses"
          : "note: the Swift source in \(file.path) is skipped; --code runs it")
    }
  }

  /// Lets this process go on as the gateway, whose engine is this command.
  static func becomeGateway(_ arguments: [String]) throws(Failure) -> Never {
    guard let command = FileSystem.resolved("/proc/self/exe"), let gateway = gateway(of: command)
    else {
      throw Failure(
        .unavailable, "the studio's gateway, shapeshift-studio, is not there",
        help: "'make studio' builds it beside .build/release/shapeshift")
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
