import FlyingFox
import Foundation

/// The way of one page to the engine.
struct PageSocket: WSHandler {
  let gateway: Gateway

  /// The most bytes of a message: those that the engine takes, and the number of the page.
  private static let largest = 1 << 24 - 64

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let outbox = Outbox()
    let page = gateway.join(outbox)
    let (gateway, listener) = (gateway, PageListener(largest: Self.largest))
    Task {
      do {
        for try await frame in client {
          guard let last = listener.take(frame, outbox: outbox, page: page, gateway) else {
            continue
          }
          outbox.add(last)
          break
        }
      } catch {
        // Whatever was wrong with the way, it ends here.
      }
      outbox.close()
      gateway.leave(page)
    }
    return AsyncStream { await outbox.next() }
  }
}

/// Puts the messages of a page together.
private final class PageListener {
  private let largest: Int
  private var parts = Data()
  private var isOpen = false

  init(largest: Int) { self.largest = largest }

  /// Takes a frame; what is sent last, if that is the end.
  func take(_ frame: WSFrame, outbox: Outbox, page: Int, _ gateway: Gateway) -> WSFrame? {
    switch frame.opcode {
    case .ping:
      outbox.add(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
      return nil
    case .pong: return nil
    case .text where !isOpen, .continuation where isOpen:
      guard parts.count + frame.payload.count <= largest else { return .close(1009) }
      parts.append(frame.payload)
      isOpen = !frame.fin
      guard frame.fin else { return nil }
      defer { parts = Data() }
      guard let text = String(data: parts, encoding: .utf8) else { return .close(1007) }
      return gateway.receive(text, from: page) ? nil : .close(1008)
    case .close: return .close(1000)
    default: return .close(1003)
    }
  }
}

extension WSFrame {
  /// The end, with its reason.
  ///
  /// Source: RFC 6455, section 7.4.1.
  fileprivate static func close(_ code: UInt16) -> WSFrame {
    WSFrame(
      fin: true, opcode: .close, mask: nil, payload: Data([UInt8(code >> 8), UInt8(code & 255)]))
  }
}
