import DocumentModel
import Foundation
import ShapeShift

/// The products of compilation, and the compiler's messages.
struct BuildEntry: Equatable {
  /// The report of each Swift module, in the order of compilation.
  var reports: [ModuleReport] = []
  /// The contents of the files; none if the code does not compile.
  var files: [[UInt8]] = []

  /// Whether the entry can be stored, because the same code has the same result in the next run.
  var isLasting: Bool { reports.allSatisfy(\.isLasting) }

  /// The start of every stored entry, with the version of the format.
  private static let mark = "shapeshift build 1 "

  /// The part of a stored entry before the contents of the files.
  private struct Header: Codable {
    let reports: [ModuleReport]
    /// The sizes of the files, in bytes.
    let sizes: [Int]
  }

  /// The stored form: a line with the mark and the digest of the rest, a line with the header, the files.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let header = try? encoder.encode(Header(reports: reports, sizes: files.map(\.count)))
    else {
      preconditionFailure("texts and numbers can be written as JSON")
    }
    var content = Array(header) + [UInt8(ascii: "\n")]
    for file in files { content += file }
    return Array("\(Self.mark)\(SHA256.hexDigest(of: content))\n".utf8) + content
  }
}

extension BuildEntry {
  /// Reads the stored form; `nil` if it is damaged.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = Array(bytes[(end + 1)...])
    guard bytes[..<end].elementsEqual("\(Self.mark)\(SHA256.hexDigest(of: content))".utf8),
      let start = content.firstIndex(of: UInt8(ascii: "\n")),
      let header = try? JSONDecoder().decode(Header.self, from: Data(content[..<start])),
      header.sizes.allSatisfy({ $0 >= 0 })
    else { return nil }
    reports = header.reports
    var rest = content[(start + 1)...]
    for size in header.sizes {
      guard size <= rest.count else { return nil }
      files.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    guard rest.isEmpty else { return nil }
  }
}

/// The messages of the compiler about a Swift module.
struct ModuleReport: Codable, Equatable {
  /// The warnings about the module's asset catalogs.
  var assetWarnings: [String] = []
  /// The runs of the compiler, each without the files that are skipped because of the previous runs; only the last run can
  /// be successful.
  var runs: [CompilerRun] = []

  /// Whether the same code has the same errors in the next run.
  ///
  /// Other errors may be temporary, for example those of a compiler that runs out of memory.
  var isLasting = true

  /// Whether the module was compiled.
  var isSuccessful: Bool { runs.last?.isSuccessful ?? false }

  /// The text that replaces the path of the folder of temporary files in messages.
  static let folder = "\u{0}"
}

/// A run of the Swift compiler.
struct CompilerRun: Codable, Equatable {
  /// The compiler's messages.
  let output: String
  /// Whether the compiler succeeded.
  let isSuccessful: Bool
  /// Whether the compiler had a lower limit for the attempts to type-check an expression.
  var isLimited = false

  /// Returns the run with another folder in its messages.
  func replacing(_ folder: String, with other: String) -> CompilerRun {
    CompilerRun(
      output: output.replacing(folder, with: other), isSuccessful: isSuccessful,
      isLimited: isLimited)
  }

  /// The errors and warnings.
  ///
  /// If the lower limit stopped the check of an expression, these are only errors of missing names,
  /// which do not depend on expressions.
  var diagnostics: [Diagnostic] {
    let found = CompilerMessages(output).diagnostics
    guard isLimited, found.contains(where: \.isGivenUp) else { return found }
    return found.filter { $0.severity != .error || $0.isOfMissingName }
  }
}
