import InputModel
import IntegerConversion

/// What an event has met, and who was called for it, since the event before.
struct InputTrace {
  /// The path of the innermost view that was met.
  var hit = ""
  /// The paths of the views whose functions were called, in their order.
  var called: [String] = []

  /// Eight digits that are the same for sessions that go the same way.
  ///
  /// Source: Fowler, Noll and Vo, FNV-1a with 32 bits.
  var digest: String {
    var hash: UInt32 = 0x811c_9dc5
    for byte in ([hit] + called).joined(separator: "|").utf8 {
      hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension ViewGraph {
  /// Writes down, with the last event, a digest of what it has met and of who was called for it.
  func noteDigest() {
    input.note(digest: trace.digest)
    trace = InputTrace()
  }
}
