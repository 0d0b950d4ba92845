import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the requests of a connection.
final class SiteRequests: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let site: Site
  private let door: Door
  private var head: HTTPRequestHead?

  init(_ site: Site, _ door: Door) { (self.site, self.door) = (site, door) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, context)
    }
  }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let isTrusted = site.access.isTrusted(request)
    if isTrusted { door.serve() }
    // Only who has the token may ask again.
    let isKept = isTrusted && request.isKeepAlive
    let answer = site.answer(to: request)
    var headers = HTTPHeaders(Site.headers + answer.headers)
    headers.add(name: "Content-Length", value: "\(answer.body.readableBytes)")
    headers.add(name: "Connection", value: isKept ? "keep-alive" : "close")
    let head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: nil)
    let sent = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    guard isKept else { return door.end(after: sent) }
    sent.assumeIsolated().whenSuccess { [door] in door.wait() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    // A request that can't become a WebSocket is answered like any other.
    case is NIOWebSocketUpgradeError: return
    // The handler before has answered it.
    case is HTTPParserError: door.end(after: context.eventLoop.makeSucceededVoidFuture())
    default: context.close(promise: nil)
    }
  }
}
