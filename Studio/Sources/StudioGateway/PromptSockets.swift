import FlyingSocks
import Foundation

/// Sockets whose bytes are sent at once.
///
/// Otherwise a message waits until the one before it is acknowledged, which browsers put off for 40 ms where they have nothing
/// to say: a picture behind the answer to a click came that much later.
///
/// Source: RFC 896; RFC 1122, section 4.2.3.2.
struct PromptSockets<Pool: AsyncSocketPool>: AsyncSocketPool {
  let pool: Pool

  private static var noDelay: BoolSocketOption {
    BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
  }

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // A socket that can't only answers later.
    try? socket.setValue(true, for: Self.noDelay)
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}
