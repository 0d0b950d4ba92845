import DocumentModel
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// `doctor`: whether everything that pictures need is here.
struct Doctor: Verb {
  static let name = "doctor"
  static let abstract = "Check fonts, libraries and the Swift toolchain."
  static let discussion = """
    Prints versions, whether the fonts are those that ShapeShift is tested with, whether \
    Swift files can be rendered, and with which compiler, and the size of the cache of compiled \
    Swift files. Exits with 69 if a font is missing.
    """

  static let examples = """
    # Print the report, for example for a bug report
    shapeshift doctor
    # Print it as JSON
    shapeshift doctor --json
    # Compile all Swift files again in their next runs
    shapeshift doctor --clear-cache
    """

  static let options: [OptionSection<Doctor>] = [
    OptionSection([
      SettingKey.fontFolders(\Doctor.fontDir),
      SettingKey(
        "clearCache", \Doctor.clearCache, .flag(),
        help: "Remove all compiled Swift files from the cache first."),
      .json(\.json, help: "Print the report as a JSON object."),
    ])
  ]

  private var fontDir: [String] = []
  private var clearCache = false
  private var json = false

  func run(_ console: Console) throws {
    let folders = fontDir.map { URL(fileURLWithPath: $0, isDirectory: true) }
    let installation: Installation
    do {
      installation = try Installation(fontDirectories: folders)
    } catch {
      throw Failure(.internalError, "\(error)")
    }
    let report = DoctorReport(
      installation, version: ShapeShiftCommand.version,
      swift: SwiftSupport(clearsCache: clearCache))
    try console.write(json ? JSONWriter.canonical(.object(report.json)) : report.text)
    guard report.missingPackages.isEmpty else {
      throw Failure(
        .unavailable, "fonts are missing",
        help: "apt-get install \(report.missingPackages.joined(separator: " "))")
    }
  }
}
