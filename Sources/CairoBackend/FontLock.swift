import Foundation
import VectorGraphics

/// The default fonts as they were when the project's pictures were made: each file's digest.
///
/// The text form has a line `sha256  package version  filename` for each file; lines that are empty or
/// begin with `#` say nothing.
package struct FontLock: Sendable, Hashable {
  /// One file.
  package struct Entry: Sendable, Hashable {
    /// The SHA-256 of the file, in lower-case hexadecimal digits.
    package var digest: String
    /// The Debian package that has it.
    package var package: String
    /// The version of the package.
    package var version: String
    package var fileName: String
  }

  /// What is not as the lock says.
  package enum Problem: Sendable, Hashable {
    /// No directory of the library has the file.
    case missing(Entry)
    /// The file is there, with another digest.
    case differs(Entry, digest: String)
    /// The file is there, but can't be read.
    case unreadable(Entry)
  }

  /// A line of a lock that is not of its form.
  package struct InvalidLine: Error, Sendable, Hashable, CustomStringConvertible {
    /// Counted from 1.
    package var number: Int
    package var text: String

    package var description: String {
      "line \(number) of the font lock is \"\(text)\"; expected \"sha256  package version  filename\""
    }
  }

  package var entries: [Entry]

  /// Reads the text form.
  package init(_ text: String) throws(InvalidLine) {
    entries = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let fields = line.split(separator: " ")
      guard let digest = fields.first, !digest.hasPrefix("#") else { continue }
      guard fields.count == 4, digest.count == 64, digest.allSatisfy(\.isHexDigit) else {
        throw InvalidLine(number: index + 1, text: String(line))
      }
      entries.append(
        Entry(
          digest: digest.lowercased(), package: String(fields[1]), version: String(fields[2]),
          fileName: String(fields[3])))
    }
  }

  /// The files of the lock that `library` has not, or has otherwise.
  package func problems(in library: FontLibrary) -> [Problem] {
    let found = library.defaultFiles()
    return entries.compactMap { entry in
      guard let url = found[entry.fileName] else { return .missing(entry) }
      guard let data = FileManager.default.contents(atPath: url.path) else {
        return .unreadable(entry)
      }
      let digest = SHA256.hexDigest(of: Array(data))
      return digest == entry.digest ? nil : .differs(entry, digest: digest)
    }
  }
}
