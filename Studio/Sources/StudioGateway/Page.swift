import NIOCore
import NIOWebSocket
import Synchronization

/// An open page: messages are sent to it as fast as it takes them.
final class Page: Sendable {
  private let channel: any Channel
  /// The bytes that are not sent yet.
  private let waiting = Mutex(0)

  /// A page that lets more than these bytes wait is given up.
  private static let mostBytes = 1 << 28

  init(_ channel: any Channel) { self.channel = channel }

  /// Sends a message.
  ///
  /// - Returns: Whether the page keeps up.
  @discardableResult
  func send(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer) -> Bool {
    let count = bytes.readableBytes
    let isRoom = waiting.withLock { waiting in
      guard waiting + count <= Self.mostBytes else { return false }
      waiting += count
      return true
    }
    guard isRoom else { return false }
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: bytes)).whenComplete {
      _ in self.waiting.withLock { $0 -= count }
    }
    return true
  }

  /// Closes the connection without sending what waits.
  func close() { channel.close(promise: nil) }
}
