import Foundation

/// Messages of a compiler and a macro program: JSON after its length in 8 bytes, the lowest first.
///
/// Source: swift-syntax, `SwiftCompilerPluginMessageHandling/PluginMessages.swift` and `StandardIOMessageConnection`.
struct MacroChannel {
  let input: FileHandle
  let output: FileHandle

  /// The next message; nil at the end of the input, or where it is no message.
  func read() -> [String: Any]? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length < 1 << 30, let body = bytes(Int(length)) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  /// Sends a message.
  func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let length = UInt64(body.count)
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
    output.write(head + body)
  }

  private func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
