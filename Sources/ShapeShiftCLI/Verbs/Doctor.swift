import ArgumentParser
import DocumentModel
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// `doctor`: whether everything that pictures need is here.
struct Doctor: Verb {
  static let configuration = CommandConfiguration(
    commandName: "doctor", _superCommandName: ShapeShiftCommand.word,
    abstract: "Report versions, and whether the fonts are those that pictures are tested with.",
    discussion: """
      Says too whether Swift files can be drawn, with which compiler. Exits with 69 when a font is missing.
      """)

  static let examples = """
    # Before a bug report
    shapeshift doctor
    # In a script
    shapeshift doctor --json
    """

  @Option(
    help: ArgumentHelp(
      "Look for the named fonts here first; may be repeated.", valueName: "folder"))
  var fontDir: [String] = []

  @Flag(help: "Write an object.")
  var json = false

  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let folders = fontDir.map { URL(fileURLWithPath: $0, isDirectory: true) }
    let installation: Installation
    do {
      installation = try Installation(fontDirectories: folders)
    } catch {
      throw Failure(.internalError, "\(error)")
    }
    let report = DoctorReport(
      installation, version: ShapeShiftCommand.version, swift: SwiftSupport())
    try console.write(json ? JSONWriter.canonical(.object(report.json)) : report.text)
    guard report.missingPackages.isEmpty else {
      throw Failure(
        .unavailable, "fonts are missing",
        help: "apt-get install \(report.missingPackages.joined(separator: " "))")
    }
  }
}
