import Foundation
import TestSupport
import Testing
import ValueStreams
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// Scenes that an image shows.
@Suite("Embedded scenes")
@MainActor
struct EmbeddedSceneTests {
  private final class Log {
    var tries = 0
    var graph: ViewGraph?
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onAppear { withAnimation(.linear(duration: 2)) { width = 90 } }
    }
  }

  private func embedded<V: View>(
    _ log: Log, failures: Int = 0, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> EmbeddedScene {
    EmbeddedScene(name: "inner") { host in
      log.tries += 1
      if log.tries <= failures { throw ViewGraphError.unsettled(time: 0, rounds: 1) }
      var configuration = ViewGraph.Configuration(
        proposal: ProposedViewSize(width: 100, height: 100),
        canvas: CGSize(width: 100, height: 100), environment: host.environment,
        scale: host.scale, shaper: host.shaper)
      configuration.host = host
      let graph = ViewGraph(configuration) { view() }
      log.graph = graph
      return graph
    } background: { _ in
      nil
    }
  }

  @Test("A scene that could not be created is tried again for the next image")
  func creation() throws {
    let log = Log()
    let inner = embedded(log, failures: 2) { Color.red }
    let graph = scene { Image(inner) }
    #expect(throws: ViewGraphError.unsettled(time: 0, rounds: 1)) { try graph.displayList() }
    #expect(throws: ViewGraphError.unsettled(time: 0, rounds: 1)) { try graph.displayList(at: 1) }
    #expect(try graph.displayList(at: 1).fills.count == 1)
    #expect(log.tries == 3)
  }

  /// A view whose changes at one second cause changes without end.
  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      Color.red
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          count += 1
        }
        .onChange(of: count) { count += 1 }
    }
  }

  @Test("A scene that cannot be drawn fails images only while it is shown")
  func removal() throws {
    let log = Log()
    let inner = embedded(log) { Restless() }
    let stage = try Stage(true) { isShown in
      if isShown { Image(inner) } else { Color.blue }
    }
    stage.set(false, at: 2)
    #expect(throws: ViewGraphError.self) { try stage.graph.displayList(at: 1.5) }
    #expect(throws: ViewGraphError.self) { try stage.graph.displayList(at: 1.75) }
    #expect(try stage.graph.displayList(at: 2).fills.count == 1)
  }

  @Test("A query for motion leaves the embedded scene at its time")
  func motion() throws {
    let log = Log()
    let inner = embedded(log) { Growing() }
    let graph = scene { Image(inner) }
    _ = try graph.displayList()
    #expect(graph.isMoving && log.graph?.time == 0)
    try graph.advance(to: 1)
    #expect(graph.isMoving && !graph.isAtRest)
    #expect(log.graph?.time == 0)
    expectNear(try graph.displayList(at: 1).fillRects.first?.width ?? 0, 50)
    #expect(log.graph?.time == 1)
    try graph.advance(to: 2.5)
    #expect(!graph.isMoving && graph.isAtRest)
    #expect(log.graph?.time == 1)
    expectNear(try graph.displayList(at: 2.5).fillRects.first?.width ?? 0, 90)
    #expect(try graph.length() == .rest(at: 2))
  }
}
