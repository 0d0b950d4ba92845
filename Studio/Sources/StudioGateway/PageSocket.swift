import Foundation
import NIOCore
import NIOWebSocket

/// The connection of one page to the engine: assembles the page's messages and passes them on.
final class PageSocket: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The maximum size of a message in bytes: the engine's limit without the page's number.
  static let largest = 1 << 24 - 64

  private let gateway: Gateway
  private let door: Door
  /// The page's number while it is connected.
  private var number: Int?
  /// The fragments of a message that is not complete.
  private var parts: ByteBuffer?

  init(_ gateway: Gateway, _ door: Door) { (self.gateway, self.door) = (gateway, door) }

  func handlerAdded(context: ChannelHandlerContext) {
    number = gateway.join(Page(context.channel))
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let number else { return }
    let frame = unwrapInboundIn(data)
    // Source: RFC 6455, sections 5.1 and 5.2: clients mask, and no extension was agreed on.
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return close(.protocolError, context)
    }
    switch frame.opcode {
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .pong: break
    case .text where parts == nil, .continuation where parts != nil:
      take(frame, from: number, context)
    case .connectionClose: close(.normalClosure, context)
    default: close(.unacceptableData, context)
    }
  }

  private func take(_ frame: WebSocketFrame, from number: Int, _ context: ChannelHandlerContext) {
    var message = parts ?? ByteBuffer()
    var part = frame.unmaskedData
    guard message.readableBytes + part.readableBytes <= Self.largest else {
      return close(.messageTooLarge, context)
    }
    message.writeBuffer(&part)
    parts = frame.fin ? nil : message
    guard frame.fin else { return }
    guard let text = String(validating: message.readableBytesView, as: UTF8.self) else {
      return close(.dataInconsistentWithMessage, context)
    }
    if !gateway.receive(text, from: number) { close(.policyViolation, context) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? NIOWebSocketError else { return context.close(promise: nil) }
    close(error == .invalidFrameLength ? .messageTooLarge : .protocolError, context)
  }

  // MARK: The end

  /// Sends the end with its reason.
  private func close(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    leave()
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    door.end(after: context.writeAndFlush(wrapOutboundOut(frame)))
  }

  private func leave() {
    if let number { gateway.leave(number) }
    number = nil
  }
}
