import CPNG
import IntegerConversion

/// What libpng says when it gives up.
enum PNGMessage {
  /// Runs a call that takes a buffer for a message and returns a status; empty when the status is
  /// 0.
  static func collect(_ call: (UnsafeMutablePointer<CChar>) -> Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: Int(CPNG_MESSAGE_SIZE)
    ) { buffer in
      unsafe buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress else { return "out of memory" }
      return unsafe call(start) == 0 ? "" : String(cString: start)
    }
  }
}
