import Dispatch
import Foundation
import Testing
import ValueStreams
import VectorGraphics
import ViewAnimation

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

  /// A view whose width follows what its task says.
  private struct Loading: View {
    @State private var width: CGFloat = 1
    let action: @MainActor (Binding<CGFloat>) async -> Void
    var body: some View {
      Rectangle().frame(width: width, height: 1).task { await action($width) }
    }
  }

  private func widths(_ graph: ViewGraph, _ times: [Double]) throws -> [CGFloat] {
    try times.map { try graph.displayList(at: $0).fillRects.first?.width ?? 0 }
  }

  @Test("tasks begin when their views appear, and sleep by the scene's time")
  func tasks() throws {
    let graph = scene {
      Loading { width in
        width.wrappedValue = 10
        try? await Task.sleep(for: .seconds(1))
        width.wrappedValue = 20
        try? await Task.sleep(nanoseconds: 350_000_000)
        withAnimation(.linear(duration: 1)) { width.wrappedValue = 40 }
        for _ in 0..<3 {
          await Task.yield()
          try? await Task.sleep(for: .milliseconds(500))
        }
        width.wrappedValue = 50
      }
    }
    let times = [0, 0.999, 1, 1.349, 1.35, 1.85, 2.35, 2.849, 2.85]
    let expected: [CGFloat] = [10, 10, 20, 20, 20, 30, 40, 40, 50]
    #expect(try widths(graph, times) == expected)
    #expect(graph.problems.isEmpty)
    #expect(try widths(graph, [2.85, 1.85, 0, 1.85]) == [50, 30, 10, 30])
  }

  @Test("tasks of tasks, streams and groups keep the scene's time as well")
  func childTasks() throws {
    let graph = scene {
      Loading { width in
        let ticks = AsyncStream<CGFloat> { continuation in
          Task {
            for number in 1...3 {
              try? await Task.sleep(for: .milliseconds(250))
              continuation.yield(CGFloat(number))
            }
            continuation.finish()
          }
        }
        for await tick in ticks { width.wrappedValue = 10 * tick }
        async let more = { () async -> CGFloat in
          try? await Task.sleep(for: .seconds(1))
          return 80
        }()
        width.wrappedValue = await more
        let sum = await withTaskGroup(of: CGFloat.self, returning: CGFloat.self) { group in
          for number in 0..<4 { group.addTask { CGFloat(number) } }
          var sum: CGFloat = 0
          for await number in group { sum += number }
          return sum
        }
        await Task.detached { try? await Task.sleep(for: .seconds(1)) }.value
        width.wrappedValue = sum
      }
    }
    #expect(
      try widths(graph, [0.1, 0.25, 0.6, 0.75, 1.7, 1.75, 2.7, 2.75])
        == [1, 10, 20, 30, 30, 80, 80, 6])
  }

  @Test("tasks that come from actions run, and those of views that go are cancelled")
  func cancelledTasks() throws {
    nonisolated(unsafe) var ends: [Bool] = []
    struct Passing: View {
      @State private var isThere = true
      let end: @MainActor (Bool) -> Void
      var body: some View {
        VStack {
          if isThere {
            Rectangle().task {
              try? await Task.sleep(for: .seconds(60))
              end(Task.isCancelled)
            }
          }
        }
        .onAppear {
          Task {
            try? await Task.sleep(for: .seconds(1))
            isThere = false
          }
        }
      }
    }
    let graph = scene { Passing { ends.append($0) } }
    #expect(try graph.displayList(at: 0.9).fillRects.count == 1)
    #expect(try graph.displayList(at: 1).fillRects.isEmpty)
    #expect(ends == [true])
  }

  private struct Impatient: View {
    let block: @MainActor () -> Void
    var body: some View { Color.red.onAppear(perform: block) }
  }

  @Test("a timer that only a run loop would call is reported")
  func runLoopTimers() throws {
    // So late that no run loop of the tests comes to it.
    let later = 1e6
    let foreign = scene {
      Impatient {
        _ = Timer.scheduledTimer(withTimeInterval: later, repeats: true) { timer in
          timer.invalidate()
        }
      }
    }
    _ = try foreign.displayList()
    #expect(foreign.problems.map(\.problem) == [.timerWaits])
    let own = scene {
      Impatient {
        let timer = Timer.scheduledTimer(withTimeInterval: later / 2, repeats: true) { _ in }
        RunLoop.main.add(timer, forMode: .common)
      }
    }
    _ = try own.displayList()
    #expect(own.problems.isEmpty)
  }

  @Test("what a task waits for outside of the scene comes on request, and is reported otherwise")
  func waitingTasks() async throws {
    let gate = DispatchSemaphore(value: 0)
    @MainActor func graph() -> ViewGraph {
      scene {
        Loading { width in
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              gate.wait()
              continuation.resume()
            }
          }
          width.wrappedValue = 20
        }
      }
    }
    let first = graph()
    #expect(try widths(first, [0]) == [1])
    #expect(first.problems.map(\.problem) == [.taskWaits])
    gate.signal()
    gate.signal()
    let other = graph()
    try await other.runTasks()
    #expect(try widths(other, [0]) == [20])
    #expect(other.problems.isEmpty)
  }

  @Test("a task that never lets an instant end is an error")
  func restlessTask() {
    let graph = scene {
      Loading { _ in
        while !Task.isCancelled { await Task.yield() }
      }
    }
    #expect(throws: ViewGraphError.self) { try graph.displayList() }
  }
}
