import DocumentModel
import IntegerConversion

/// What goes through the pipes of the engine: an object of JSON, and bytes beside it.
struct StudioMessage: Sendable {
  var json: JSONObject
  var bytes: [UInt8] = []

  init(_ json: JSONObject, bytes: [UInt8] = []) {
    self.json = json
    self.bytes = bytes
  }

  /// Both lengths, 4 bytes each with the lowest first, then the JSON and the bytes.
  var framed: [UInt8] {
    let text = JSONWriter.compact(.object(json)).utf8
    var result: [UInt8] = []
    result.reserveCapacity(8 + text.count + bytes.count)
    for length in [text.count, bytes.count] {
      for shift in stride(from: 0, to: 32, by: 8) {
        result.append(UInt8(truncatingIfNeeded: length >> shift))
      }
    }
    result += text
    result += bytes
    return result
  }
}

/// Takes messages out of what a pipe gives.
struct StudioInbox {
  /// What was found.
  enum Reading {
    case message(StudioMessage)
    /// Something that is no message; it is passed over.
    case refused(String)
  }

  /// The most bytes of a message to the engine.
  ///
  /// Source: chosen; a session of an hour has a tenth of it.
  static let largest = 1 << 24

  private var buffer: [UInt8] = []
  private var start = 0
  /// How many bytes of a message that is too large are still to come.
  private var skipped = 0

  mutating func add(_ part: [UInt8]) {
    let taken = min(skipped, part.count)
    skipped -= taken
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += part.dropFirst(taken)
  }

  /// The next of the messages that have come whole.
  mutating func next() -> Reading? {
    guard skipped == 0, buffer.count - start >= 8 else { return nil }
    let (text, rest) = (length(at: start), length(at: start + 4))
    guard text + rest <= Self.largest else {
      let there = min(buffer.count - start - 8, text + rest)
      skipped = text + rest - there
      start += 8 + there
      return .refused("the message has \(text + rest) bytes; at most \(Self.largest) are allowed")
    }
    guard buffer.count - start >= 8 + text + rest else { return nil }
    let json = Array(buffer[(start + 8)..<(start + 8 + text)])
    let bytes = Array(buffer[(start + 8 + text)..<(start + 8 + text + rest)])
    start += 8 + text + rest
    let reading = JSONReader.read(SourceText(name: "message", bytes: json))
    guard let object = reading.root?.value.object else {
      return .refused(reading.diagnostics.first?.message ?? "a message must be an object")
    }
    return .message(StudioMessage(object, bytes: bytes))
  }

  private func length(at place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(buffer[place + $1]) << (8 * $1) }
  }
}
