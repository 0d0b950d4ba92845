import FileStorage
import Glibc

/// A secret of two processes that marks the lines of one to the other.
///
/// Code of previews runs in a process that reports to another one. It may print to any open file, but whatever does not
/// begin with the secret is no report.
enum HostToken {
  /// The number of its bytes in text.
  private static let length = 32

  /// A new secret.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<length).map { _ in
      String(Int.random(in: 0..<16, using: &generator), radix: 16)
    }.joined()
  }

  /// Reads the secret that the other process has written; empty if it has written none.
  static func read(from number: Int32) -> String {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return "" }
    var bytes: [UInt8] = []
    let file = FileDescriptor(number: copy)
    while bytes.count < length, let part = try? file.read(upTo: length - bytes.count),
      !part.isEmpty
    { bytes += part }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A line with the secret.
  ///
  /// It begins anew, as something else may have been written without an end.
  static func line(_ text: String, _ token: String) -> String { "\n\(token) \(text)\n" }

  /// The text of a line with the secret; `nil` for any other line.
  static func text(of line: Substring, _ token: String) -> Substring? {
    line.hasPrefix(token + " ") ? line.dropFirst(token.count + 1) : nil
  }
}
