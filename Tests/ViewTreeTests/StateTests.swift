import Dispatch
import Foundation
import Observation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

@Observable
@MainActor
private final class Model {
  var width: CGFloat = 10
  var unread = 0
  var items: [Item] = [Item(10), Item(20)]

  @Observable
  @MainActor
  final class Item: Identifiable {
    var width: CGFloat
    init(_ width: CGFloat) { self.width = width }
  }
}

/// State in a property of a property; counts its updates.
private struct Pair: DynamicProperty {
  @State var first: CGFloat = 1
  @State var second: CGFloat = 2
  var sum: CGFloat = 0

  mutating func update() { sum = first + second }
}

@Suite("State, bindings and observed objects")
@MainActor
struct StateTests {
  @Test("states in a property of one's own are kept, and update runs before the body")
  func nestedProperties() throws {
    struct Root: View {
      private var pair = Pair()
      @State private var height: CGFloat = 5
      let graph: () -> ViewGraph?

      init(graph: @escaping () -> ViewGraph?) { self.graph = graph }

      var body: some View {
        Rectangle().frame(width: pair.sum, height: height).onAppear {
          graph()?.schedule(at: 1) {
            pair.first = 10
            height = 7
          }
          graph()?.schedule(at: 2) { pair.second = 20 }
        }
      }
    }
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene { Root { holder } }
    holder = graph
    for (time, size) in [(0.0, (3.0, 5.0)), (1, (12, 7)), (2, (30, 7))] {
      let rect = try #require(graph.displayList(at: time).fillRects.first)
      #expect(rect.size == CGSize(width: size.0, height: size.1))
    }
  }

  @Test("bindings reach parts, elements, optionals and constants")
  func bindings() {
    struct Value {
      var name = "a"
      var numbers = [1, 2, 3]
      var maybe: Int?
    }
    var value = Value()
    var writes = 0
    let binding = Binding(
      get: { value },
      set: {
        value = $0
        writes += 1
      })
    binding.name.wrappedValue = "b"
    binding.numbers[element: 1].wrappedValue = 20
    #expect(value.name == "b" && value.numbers == [1, 20, 3] && writes == 2)
    #expect(Binding(binding.maybe) == nil)
    binding.maybe.wrappedValue = 7
    let unwrapped = Binding(binding.maybe)
    unwrapped?.wrappedValue = 8
    #expect(value.maybe == 8)
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    let last = binding.numbers[element: 2]
    value.numbers = []
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 9
    #expect(value.numbers.isEmpty)
  }

  @Test("a view runs again when what its binding shows has changed, though it is the same place")
  func boundViews() throws {
    struct Leaf: View {
      @Binding var width: CGFloat
      var body: some View { Rectangle().frame(width: width, height: 10) }
    }
    struct Middle: View {
      @Binding var width: CGFloat
      var body: some View { Card { Leaf(width: $width) } }
    }
    struct Card<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { content.modifier(Plain()) }
    }
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { content.padding(1) }
    }
    struct Root: View {
      @State private var width: CGFloat = 10
      let graph: () -> ViewGraph?
      var body: some View {
        Middle(width: $width).onAppear { graph()?.schedule(at: 1) { width = 30 } }
      }
    }
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene { Root { holder } }
    holder = graph
    #expect(try graph.displayList(at: 0).fillRects.map(\.width) == [10])
    #expect(try graph.displayList(at: 1).fillRects.map(\.width) == [30])
  }

  @Test("a view of the same value at another place writes to that place")
  func otherPlace() throws {
    struct Writer: View {
      @Binding var number: Int
      let write: (@escaping () -> Void) -> Void
      var body: some View {
        let _ = write { number += 1 }
        Rectangle()
      }
    }
    struct Root: View {
      @State private var numbers = [5, 5]
      @State private var index = 0
      let graph: () -> ViewGraph?
      let write: (@escaping () -> Void) -> Void
      let read: ([Int]) -> Void
      var body: some View {
        let _ = read(numbers)
        Writer(number: $numbers[element: index], write: write)
          .onAppear { graph()?.schedule(at: 1) { index = 1 } }
      }
    }
    nonisolated(unsafe) weak var holder: ViewGraph?
    nonisolated(unsafe) var action: (() -> Void)?
    nonisolated(unsafe) var numbers: [Int] = []
    let graph = scene { Root(graph: { holder }, write: { action = $0 }, read: { numbers = $0 }) }
    holder = graph
    _ = try graph.displayList(at: 1)
    graph.schedule(at: 2) { action?() }
    _ = try graph.displayList(at: 2)
    #expect(numbers == [5, 6])
  }

  @Test("setting an equal value runs nothing")
  func equalValue() throws {
    var bodies = 0
    let stage = try Stage(5) { Rectangle().frame(width: CGFloat($0), height: 1) }
    stage.graph.onBody = { _ in bodies += 1 }
    _ = try stage.show(5)
    #expect(bodies == 0)
    _ = try stage.show(6)
    #expect(bodies == 1)
  }

  @Test("a view runs again when a property that it read changes, and for no other")
  func observation() throws {
    struct Reader: View {
      let model: Model
      var body: some View { Rectangle().frame(width: model.width, height: 10) }
    }
    let model = Model()
    let graph = scene { Reader(model: model) }
    var bodies = 0
    graph.onBody = { _ in bodies += 1 }
    #expect(try graph.displayList().fillRects.map(\.width) == [10])
    graph.schedule(at: 1) { model.unread = 5 }
    _ = try graph.displayList(at: 1)
    #expect(bodies == 1)
    graph.schedule(at: 2) { withAnimation(.linear(duration: 1)) { model.width = 30 } }
    #expect(try graph.displayList(at: 2.5).fillRects.map(\.width) == [20])
    #expect(try graph.displayList(at: 3).fillRects.map(\.width) == [30])
    #expect(bodies == 2)
  }

  @Test("what loops, readers, timelines and modifiers read is observed as well")
  func observedClosures() throws {
    struct Sized: ViewModifier {
      let model: Model
      func body(content: Content) -> some View { content.frame(width: model.width, height: 1) }
    }
    struct Root: View {
      @State private var model = Model()
      let later: (Model) -> Void
      var body: some View {
        VStack(spacing: 0) {
          ForEach(model.items) { Rectangle().frame(width: $0.width, height: 1) }
          GeometryReader { _ in Rectangle().frame(width: model.width + 1, height: 1) }
          TimelineView(.everyMinute) { _ in
            Rectangle().frame(width: model.width + 2, height: 1)
          }
          Rectangle().modifier(Sized(model: model))
        }
        .onAppear { later(model) }
      }
    }
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene {
      Root { model in
        holder?.schedule(at: 1) { model.items[1].width = 50 }
        holder?.schedule(at: 2) { model.width = 40 }
        holder?.schedule(at: 3) { model.items.removeFirst() }
      }
    }
    holder = graph
    for (time, widths) in [
      (0.0, [10.0, 20, 11, 12, 10]), (1, [10, 50, 11, 12, 10]), (2, [10, 50, 41, 42, 40]),
      (3, [50, 41, 42, 40]),
    ] {
      #expect(try graph.displayList(at: time).fillRects.map(\.width) == widths.map { CGFloat($0) })
    }
  }

  @Test("a body that changes what it shows without end is an error, not a hang")
  func endless() {
    struct Root: View {
      @State private var number = 0
      var body: some View {
        Rectangle().frame(width: next(), height: 1)
      }
      private func next() -> CGFloat {
        number += 1
        return CGFloat(number)
      }
    }
    #expect(throws: ViewGraphError.unsettled(time: 0, rounds: 100)) {
      try scene { Root() }.displayList()
    }
  }

  private struct Elsewhere: View {
    @State private var width: CGFloat = 10
    let done: @Sendable () -> Void
    var body: some View {
      Rectangle().frame(width: width, height: 4).onAppear {
        let (binding, done) = (Unchecked($width), done)
        Thread.detachNewThread {
          withAnimation { binding.value.wrappedValue = 30 }
          done()
        }
      }
    }
  }

  @Test("state that another thread sets shows once the main queue comes to it")
  func otherThread() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let graph = scene { Elsewhere { continuation.yield() } }
    #expect(try graph.displayList().fillRects.map(\.width) == [10])
    for await _ in stream { break }
    // What the other thread has queued comes before what is queued now.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { continuation.resume() }
    }
    #expect(try graph.displayList().fillRects.map(\.width) == [30])
  }
}
