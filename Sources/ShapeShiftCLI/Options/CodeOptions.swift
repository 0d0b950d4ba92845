import Foundation
import ShapeShiftDocuments

/// Whether Swift source may be compiled and run.
enum CodeOptions {
  /// The environment variable that has the effect of `--no-code` for all verbs.
  static let variable = "SHAPESHIFT_NO_CODE"

  /// Whether the environment forbids Swift source.
  static var isForbidden: Bool {
    ProcessInfo.processInfo.environment[variable].map { !$0.isEmpty } ?? false
  }
}

extension CodeOptions {
  /// Returns the option as command-line arguments.
  static func words(_ code: Bool?) -> [String] { code.map { [$0 ? "--code" : "--no-code"] } ?? [] }
}

extension SettingKey {
  /// The flag that runs or refuses the Swift source of folders, which may also contain documents.
  static func folderCode(_ path: any WritableKeyPath<Settings, Bool?> & Sendable) -> SettingKey {
    SettingKey(
      "code", path, .flag(.pairedFlag),
      help: """
        Run Swift source with your permissions, or never run it. By default, Swift files run, and so \
        do folders and packages that do not directly contain documents.
        """)
  }
}

extension InputFile {
  /// Refuses Swift source that may not run.
  func checkCode(mayRun: Bool) throws(Failure) {
    guard !mayRun || CodeOptions.isForbidden else { return }
    let reason = mayRun ? "\(CodeOptions.variable) is set" : "--no-code is given"
    throw Failure(
      .usage, "\(name) is Swift source, but \(reason)",
      help: (mayRun ? "unset \(CodeOptions.variable)" : "remove --no-code")
        + " if you trust the source; it runs with your permissions")
  }

  /// Whether a folder holds documents, so that Swift source beside them is not what is meant.
  ///
  /// Packages have JSON files of other kinds as well.
  var isFolderOfDocuments: Bool {
    let names = DocumentFolder(path).documents().filter { $0.hasSuffix(".json") }
    guard SwiftSources.isPackage(path) else { return !names.isEmpty }
    return names.contains { DocumentFolder.isDocument(SwiftSources.join(path, $0)) }
  }

  /// Whether it is Swift source that is run, given what `--code` says.
  func runsCode(_ code: Bool?) -> Bool {
    guard isSwiftCode else { return false }
    return isSwift || (code ?? (!isFolderOfDocuments && !CodeOptions.isForbidden))
  }
}
