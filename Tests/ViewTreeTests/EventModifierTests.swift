import Foundation
import Testing
import ValueStreams
import VectorGraphics

@testable import ViewTree

@Suite("onChange, onReceive, task")
@MainActor
struct EventModifierTests {
  @Test("onChange tells the old and the new value, not the first one")
  func onChange() throws {
    var log: [String] = []
    let stage = try Stage(1) { value in
      Color.red
        .onChange(of: value) { log.append("\($0)>\($1)") }
        .onChange(of: value) { log.append("changed") }
        .onChange(of: value, initial: true) { log.append("\($0)=\($1)") }
        .onChange(of: value % 2) { log.append("odd") }
    }
    #expect(log == ["1=1"])
    log = []
    _ = try stage.show(3)
    _ = try stage.show(3)
    #expect(log.sorted() == ["1=3", "1>3", "changed"])
  }

  @Test("what onChange changes shows in the same picture")
  func followUp() throws {
    struct Follower: View {
      let value: Int
      @State private var copy = 0
      var body: some View {
        Rectangle().frame(width: CGFloat(copy), height: 1)
          .onChange(of: value, initial: true) { copy = value }
      }
    }
    let stage = try Stage(4) { Follower(value: $0) }
    #expect(try stage.graph.displayList().fillRects.map(\.width) == [4])
    #expect(try stage.show(8).fillRects.map(\.width) == [8])
  }

  @Test("onReceive hears a subject as long as the view is there")
  func onReceive() throws {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let stage = try Stage(true) { isThere in
      Group {
        if isThere { Color.red.onReceive(subject) { heard.append($0) } }
      }
    }
    subject.send(1)
    _ = try stage.show(true)
    subject.send(2)
    _ = try stage.show(false)
    subject.send(3)
    #expect(heard == [1, 2])
  }

  @Test("a timer ticks in the scene's time")
  func timer() throws {
    struct Ticking: View {
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      @State private var width: CGFloat = 1
      var body: some View {
        Rectangle().frame(width: width, height: 1).onReceive(timer) {
          width = 1 + $0.timeIntervalSinceReferenceDate * 10
        }
      }
    }
    let graph = scene { Ticking() }
    let widths = try [0, 0.49, 0.5, 1.7, 0.6].map { time in
      let list = try graph.displayList(at: time)
      return list.fillRects[0].width
    }
    #expect(widths == [1, 1, 6, 16, 6])
  }

  @Test("publishers that wait go by the scene's time")
  func debounce() throws {
    final class Model: ObservableObject {
      @Published var text: CGFloat = 1
      @Published var result: CGFloat = 1
      init() {
        $text.debounce(for: .seconds(0.5), scheduler: RunLoop.main).assign(to: &$result)
      }
    }
    struct Reader: View {
      @StateObject private var model = Model()
      let hand: (Model) -> Void
      var body: some View {
        Rectangle().frame(width: model.result, height: 1).onAppear { hand(model) }
      }
    }
    var model: Model?
    let graph = scene { Reader { model = $0 } }
    _ = try graph.displayList()
    graph.schedule(at: 1) { model?.text = 5 }
    graph.schedule(at: 1.2) { model?.text = 8 }
    #expect(try graph.displayList(at: 1.6).fillRects.map(\.width) == [1])
    #expect(try graph.displayList(at: 1.7).fillRects.map(\.width) == [8])
  }

  @Test("tasks run on request, and say so otherwise")
  func tasks() async throws {
    struct Loading: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Rectangle().frame(width: width, height: 1).task { width = await later(20) }
      }
      private func later(_ value: CGFloat) async -> CGFloat { value }
    }
    let graph = scene { Loading() }
    #expect(try graph.displayList().fillRects.map(\.width) == [1])
    #expect(graph.problems.map(\.problem) == [.taskNotRun])
    let other = scene { Loading() }
    try await other.runTasks()
    #expect(try other.displayList().fillRects.map(\.width) == [20])
    #expect(other.problems.isEmpty)
  }
}
