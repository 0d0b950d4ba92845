import Foundation
import Observation
import Testing
import ValueStreams
import VectorGraphics
import ViewAnimation

@testable import ViewTree

private final class Model: ObservableObject {
  @Published var width: CGFloat = 1
  @Published var height: CGFloat = 1
  var plain: CGFloat = 1 { willSet { objectWillChange.send() } }
}

@Observable
private final class Seen {
  var width: CGFloat = 1
  var other = 0
}

/// A bar as wide as an object says.
private struct Bar: View {
  @ObservedObject var model: Model
  var count: () -> Void = {}
  var body: some View {
    let _ = count()
    Rectangle().frame(width: model.width, height: model.plain)
  }
}

@Suite("Objects that views follow")
@MainActor
struct ObjectTests {
  private func widths(_ graph: ViewGraph, at time: Double = 0) throws -> [CGFloat] {
    try graph.displayList(at: time).fillRects.map(\.width)
  }

  @Test("an observed object's changes show, those of published and of plain properties")
  func observed() throws {
    let model = Model()
    let graph = scene { Bar(model: model) }
    #expect(try widths(graph) == [1])
    model.width = 5
    #expect(try widths(graph) == [5])
    model.plain = 7
    #expect(try graph.displayList().fillRects.map(\.height) == [7])
  }

  @Test("a state object is made once for each identity")
  func stateObject() throws {
    final class Counted: ObservableObject {
      static nonisolated(unsafe) var made = 0
      @Published var width: CGFloat = 3
      init() { Self.made += 1 }
    }
    struct Keeper: View {
      @StateObject private var model = Counted()
      let number: Int
      var body: some View {
        Rectangle().frame(width: model.width + CGFloat(number), height: 1)
          .onAppear { model.width = 10 }
      }
    }
    let stage = try Stage(1) { Keeper(number: $0) }
    #expect(Counted.made == 1)
    #expect(try stage.show(2).fillRects.map(\.width) == [12])
    #expect(Counted.made == 1)
  }

  @Test("an environment object is found by its type, and followed")
  func environmentObject() throws {
    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View { Rectangle().frame(width: model.width, height: 1) }
    }
    let model = Model()
    let graph = scene { VStack { Reader() }.environmentObject(model) }
    #expect(try widths(graph) == [1])
    model.width = 9
    #expect(try widths(graph) == [9])
  }

  @Test("a missing environment object stops the program with its type and the view's path")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        struct Reader: View {
          @EnvironmentObject private var model: Model
          var body: some View { Rectangle().frame(width: model.width, height: 1) }
        }
        _ = try scene { VStack { Reader() } }.displayList()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("no object of type Model in the environment at VStack/Reader"))
  }

  @Test("bindings to an object's properties write to the object")
  func bindings() throws {
    struct Child: View {
      @Binding var width: CGFloat
      var body: some View {
        Rectangle().frame(width: width, height: 1).onAppear { width += 1 }
      }
    }
    struct Parent: View {
      @StateObject private var model = Model()
      var body: some View { Child(width: $model.width) }
    }
    #expect(try widths(scene { Parent() }) == [2])
  }

  @Test("observable objects: bodies run for what they read; Bindable writes")
  func observable() throws {
    struct Child: View {
      @Bindable var seen: Seen
      let count: () -> Void
      var body: some View {
        let _ = count()
        let width = $seen.width
        Rectangle().frame(width: width.wrappedValue, height: 1)
          .onAppear { width.wrappedValue += 2 }
      }
    }
    let seen = Seen()
    var runs = 0
    let graph = scene { Child(seen: seen) { runs += 1 } }
    #expect(try widths(graph) == [3])
    let before = runs
    seen.other = 1
    #expect(try widths(graph) == [3])
    #expect(runs == before)
  }

  @Test("observable objects stand in the environment by their type")
  func observableEnvironment() throws {
    struct Reader: View {
      @Environment(Seen.self) private var seen
      @Environment(Seen.self) private var maybe: Seen?
      var body: some View {
        Rectangle().frame(width: seen.width, height: maybe == nil ? 1 : 2)
      }
    }
    let seen = Seen()
    let graph = scene { Reader().environment(seen) }
    #expect(try graph.displayList().fillRects.map(\.size) == [CGSize(width: 1, height: 2)])
    seen.width = 6
    #expect(try widths(graph) == [6])
  }

  @Test("changes of objects are animated as those of state")
  func animated() throws {
    let model = Model()
    let graph = scene { Bar(model: model) }
    _ = try graph.displayList()
    graph.schedule(at: 1) { withAnimation(.linear(duration: 2)) { model.width = 11 } }
    #expect(try widths(graph, at: 2) == [6])
    #expect(try widths(graph, at: 3) == [11])
  }

  @Test("an object that is replaced is followed no longer")
  func replaced() throws {
    let (first, second) = (Model(), Model())
    var runs = 0
    let stage = try Stage(first) { Bar(model: $0) { runs += 1 } }
    _ = try stage.show(second)
    let before = runs
    first.width = 50
    _ = try stage.graph.displayList()
    #expect(runs == before)
    second.width = 60
    #expect(try widths(stage.graph) == [60])
  }

  @Test("properties made of others are linked, and update before the body")
  func nested() throws {
    struct Doubled: DynamicProperty {
      @State private var value: CGFloat = 2
      @Environment(\.lineSpacing) private var spacing
      private(set) var result: CGFloat = 0
      mutating func update() { result = value * 2 + spacing }
    }
    struct Reader: View {
      private var doubled = Doubled()
      var body: some View { Rectangle().frame(width: doubled.result, height: 1) }
    }
    #expect(try widths(scene { Reader().environment(\.lineSpacing, 3) }) == [7])
  }

  @Test("a scaled metric grows as text of its style does")
  func scaledMetric() throws {
    struct Reader: View {
      @ScaledMetric private var body17: CGFloat = 17
      @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
      var body: some View { Rectangle().frame(width: body17, height: title) }
    }
    // Apple's table: body 17 and large title 34 at the default, 53 and 60 at the largest.
    let sizes = try [DynamicTypeSize.large, .accessibility5].map { size in
      try scene { Reader().dynamicTypeSize(size) }.displayList().fillRects[0].size
    }
    #expect(sizes[0] == CGSize(width: 17, height: 34))
    #expect(abs(sizes[1].width - 53) < 0.5 && abs(sizes[1].height - 60) < 0.5)
    let kept = scene {
      Reader().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xxLarge)
    }
    #expect(try widths(kept) == [17])
  }

  @Test("namespaces differ between views and last as long as they do")
  func namespaces() throws {
    final class Notes { var ids: [Namespace.ID] = [] }
    struct Reader: View {
      @Namespace private var space
      let notes: Notes
      let width: CGFloat
      var body: some View {
        let _ = notes.ids.append(space)
        Rectangle().frame(width: width, height: 1)
      }
    }
    let notes = Notes()
    let stage = try Stage(CGFloat(1)) { width in
      Reader(notes: notes, width: width)
      Reader(notes: notes, width: width)
    }
    _ = try stage.show(2)
    #expect(notes.ids.count == 4 && Set(notes.ids).count == 2)
  }

  @Test("disabled views stay so inside")
  func disabled() throws {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Rectangle().frame(width: isEnabled ? 2 : 1, height: 1) }
    }
    let graph = scene {
      VStack {
        Reader()
        Reader().disabled(false).disabled(true)
        Reader().disabled(true).disabled(false)
      }
    }
    #expect(try widths(graph) == [2, 1, 1])
  }

  @Test("why a body runs is told in SwiftUI's form")
  func changes() throws {
    struct Reader: View {
      @State private var count = 0
      @Environment(\.lineSpacing) private var spacing
      let notes: (String) -> Void
      var body: some View {
        let _ = notes(BodyChanges.current.line(for: Self.self))
        Rectangle().frame(width: spacing, height: 1).onAppear { count += 1 }
      }
    }
    var lines: [String] = []
    _ = try scene { Reader { lines.append($0) } }.displayList()
    #expect(
      lines == [
        "Reader: @self, @identity, _count, _spacing changed.", "Reader: _count changed.",
      ])
  }
}
