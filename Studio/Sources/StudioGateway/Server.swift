import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Listens on 127.0.0.1 and makes the handlers of each connection.
enum Server {
  /// Starts to listen.
  ///
  /// - Parameter port: 0 for any that is free.
  static func listen(on port: UInt16, _ site: Site) throws -> any Channel {
    let connections = Connections()
    // The engine does the work; one thread passes messages on.
    return try ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .serverChannelOption(.backlog, value: Int32(Connections.limit))
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Otherwise an image behind the reply to a click waits 40 ms for an acknowledgment. Source: RFC 1122, section 4.2.3.2.
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          let door = Door(connections)
          try pipeline.addHandler(door)
          try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: (upgraders: [upgrader(site)], completionHandler: { _ in }))
          try pipeline.addHandler(SiteRequests(site, door))
        }
      }
      .bind(host: "127.0.0.1", port: Int(port)).wait()
  }

  /// Makes WebSockets of the requests that the site allows.
  private static func upgrader(_ site: Site) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: PageSocket.largest, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(site.isLive(head) ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          let door = try pipeline.handler(type: Door.self)
          door.becomeLive()
          pipeline.removeHandler(try pipeline.handler(type: SiteRequests.self), promise: nil)
          try pipeline.addHandler(PageSocket(site.gateway, door))
        }
      })
  }
}
