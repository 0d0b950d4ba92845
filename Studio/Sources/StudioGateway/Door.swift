import NIOCore

/// The first handler of a connection: bounds the bytes and the time of each request before anything reads them.
final class Door: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum State {
    /// A request is awaited or read.
    case waiting
    /// A request with the token is answered.
    case serving
    /// The connection is a WebSocket.
    case live
    /// The last bytes are sent; the input is dropped until the client closes.
    case ending
  }

  /// The maximum size of a request in bytes: its line, headers and body.
  static let largestRequest = 8192
  /// The time in which a request must be complete, and in which a client must close after the last answer.
  ///
  /// Source: chosen; a browser sends its request in milliseconds.
  static let patience = TimeAmount.seconds(10)

  private let connections: Connections
  private var state = State.waiting
  /// The bytes of the request so far.
  private var size = 0
  private var context: ChannelHandlerContext?
  private var deadline: Scheduled<Void>?

  init(_ connections: Connections) { self.connections = connections }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    wait()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    connections.remove(context.channel)
    self.context = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch state {
    case .ending: return
    case .live: context.fireChannelRead(data)
    case .waiting, .serving:
      size += unwrapInboundIn(data).readableBytes
      guard size <= Self.largestRequest else {
        return refuse("431 Request Header Fields Too Large")
      }
      context.fireChannelRead(data)
    }
  }

  // MARK: States

  /// Awaits the next request.
  func wait() {
    guard let context, state != .ending else { return }
    (state, size) = (.waiting, 0)
    connections.wait(context.channel)
    startDeadline()
  }

  /// Serves a request with the token, without a deadline.
  func serve() { proceed(to: .serving) }

  /// Serves a WebSocket, whose frames have bounds of their own.
  func becomeLive() { proceed(to: .live) }

  private func proceed(to next: State) {
    guard let context, state != .ending else { return }
    state = next
    deadline?.cancel()
    connections.serve(context.channel)
  }

  /// Drops all further input and closes the connection once its last bytes are sent.
  ///
  /// Closing at once would reset the connection while the client still sends, and the client would not see the answer.
  ///
  /// Source: RFC 9112, section 9.6.
  func end(after sending: EventLoopFuture<Void>) {
    guard let context, state != .ending else { return }
    state = .ending
    connections.wait(context.channel)
    startDeadline()
    sending.assumeIsolated().whenComplete { _ in
      context.close(mode: .output, promise: nil)
    }
  }

  private func refuse(_ status: String) {
    guard let context else { return }
    let answer = "HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    end(after: context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer))))
  }

  // MARK: Time

  private func startDeadline() {
    guard let context else { return }
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) { [weak self] in
      self?.expire()
    }
  }

  private func expire() {
    // A connection that asks for nothing gets no answer.
    guard state == .waiting, size > 0 else {
      context?.close(promise: nil)
      return
    }
    refuse("408 Request Timeout")
  }
}
