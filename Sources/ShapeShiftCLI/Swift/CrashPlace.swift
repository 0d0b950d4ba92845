import DocumentModel
import FileStorage
import Foundation
import IntegerConversion

/// Where the code of a preview stood when its host died.
///
/// Source: Swift, `docs/Backtracing.rst`: the settings, and the form of what the runtime writes.
struct CrashPlace: Equatable {
  let path: String
  let line: Int
  let column: Int

  /// The variable of the settings.
  static let variable = "SWIFT_BACKTRACE"

  /// What Swift's runtime is to write of a crash, and where.
  static func settings(_ folder: String) -> String {
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=200,"
      + "timeout=20s,output-to=\(log(in: folder))"
  }

  static func log(in folder: String) -> String { "\(folder)/crash.log" }

  /// Reads what was written of the last crash; nil where nothing was, or no code of the user's is in it.
  init?(in folder: String) {
    guard let log = try? FileSystem.contents(of: Self.log(in: folder)) else { return nil }
    self.init(trace: String(decoding: log.bytes, as: UTF8.self)) { image in
      FileSystem.exists("\(folder)/\(image)")
    }
  }

  /// Finds the innermost frame in code of the user's: `… in Card.so at /path/Card.swift:3:12`.
  ///
  /// - Parameter isOwn: Whether the file of that name was made of the user's code.
  init?(trace: String, isOwn: (String) -> Bool) {
    for line in trace.split(separator: "\n") {
      guard let at = line.range(of: " at /", options: .backwards),
        let image = line[..<at.lowerBound].split(separator: " ").last, isOwn(String(image))
      else { continue }
      let parts = line[line.index(before: at.upperBound)...].split(separator: ":")
      guard parts.count == 3, let number = Int(parts[1]), let column = Int(parts[2]) else {
        continue
      }
      (path, self.line, self.column) = (String(parts[0]), number, column)
      return
    }
    return nil
  }

  /// The place in the file; nil where that can't be read.
  var span: SourceSpan? {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let name = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    return CompilerMessages.span(in: name, line: line, column: column)
  }
}
