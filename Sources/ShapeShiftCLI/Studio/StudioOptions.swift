import FileStorage
import ShapeShiftDocuments

/// The options that the studio passes to its engine.
struct StudioOptions: Sendable {
  var paths: [String] = []
  var data: String?
  var readOnly = false
  var code: Bool?

  static let keys: [SettingKey<StudioOptions>] = [
    SettingKey(
      "path", \.paths, .texts, "path",
      help: "Documents, SVG files, Swift files, folders or packages to open."
    ).operand().completed(),
    SettingKey(
      "data", \.data, .text, "file",
      help: "Data rows for documents, selectable in the page: a .csv, .tsv, .json or .jsonl file."
    ).completed(),
    SettingKey("readOnly", \.readOnly, .flag(), help: "Never write files."),
    .folderCode(\.code),
  ]

  /// Refuses files that do not exist, and `--code` or `--no-code` where it can't be followed.
  func check() throws(Failure) {
    for path in paths + [data].compactMap(\.self) where !FileSystem.exists(path) {
      throw Failure(.noInput, "\(path) can't be read: no such file or directory")
    }
    let files = paths.map { InputFile($0) }
    for file in files where file.isSwift { try file.checkCode(mayRun: code != false) }
    guard code != true || files.contains(where: \.isSwiftCode) else {
      throw Failure(.usage, "--code has no effect: no path is Swift source")
    }
  }

  /// The options and paths as arguments of the gateway, which passes them to the engine.
  var arguments: [String] {
    CodeOptions.words(code) + (readOnly ? ["--read-only"] : [])
      + (data.map { ["--data", $0] } ?? []) + ["--"] + paths
  }
}
