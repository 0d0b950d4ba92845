import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Places: PreferenceKey {
  struct Place {
    let name: String
    let anchor: Anchor<CGRect>
  }
  static var defaultValue: [Place] { [] }
  static func reduce(value: inout [Place], nextValue: () -> [Place]) { value += nextValue() }
}

extension View {
  fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

@Suite("Preferences")
@MainActor
struct PreferenceTests {
  /// What a view tells at time 0, each time it is told.
  private func told<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [[String]] {
    var told: [[String]] = []
    let graph = scene { view().onPreferenceChange(Names.self) { told.append($0) } }
    _ = try graph.displayList()
    return told
  }

  @Test("values come in the order of views, once after layout")
  func order() throws {
    let told = try told {
      VStack {
        Text("a").named("a")
        Text("-")
        HStack { Text("b").named("b").padding() }
        Color.red.named("c").overlay { Circle().named("d") }.background { Circle().named("e") }
      }
    }
    #expect(told == [["a", "b", "c", "d", "e"]])
  }

  @Test("without a view that tells, the default is told")
  func defaultValue() throws {
    #expect(try told { Text("a") } == [[]])
  }

  @Test("a value takes the place of those inside; a transformation keeps them")
  func replacing() throws {
    #expect(try told { VStack { Text("a").named("a") }.named("b") } == [["b"]])
    #expect(
      try told { VStack { Text("a").named("a") }.transformPreference(Names.self) { $0 += ["b"] } }
        == [["a", "b"]])
    #expect(try told { Text("a").transformPreference(Names.self) { $0 += ["b"] } } == [["b"]])
  }

  @Test("it is told again when it changes, when rows come, go and move")
  func changing() throws {
    var told: [[String]] = []
    let stage = try Stage(["a", "b"]) { names in
      VStack { ForEach(names, id: \.self) { Text($0).named($0) } }
        .onPreferenceChange(Names.self) { told.append($0) }
    }
    _ = try stage.show(["b", "a"])
    _ = try stage.show(["b"])
    _ = try stage.show(["b"])
    #expect(told == [["a", "b"], ["b", "a"], ["b"]])
  }

  @Test("equal widths: every column as wide as the widest, in the first picture")
  func equalWidths() throws {
    struct Columns: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(spacing: 0) {
          ForEach([10, 40, 25], id: \.self) { length in
            Color.clear.frame(width: CGFloat(length), height: 5)
              .background {
                GeometryReader { proxy in
                  Color.clear.preference(key: Widest.self, value: proxy.size.width)
                }
              }
              .frame(width: width)
              .background(Color.red)
          }
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    #expect(try scene { Columns() }.displayList().fillRects.map(\.width) == [40, 40, 40])
  }

  @Test("anchors stand in the coordinates of the reader, through paddings, offsets and scales")
  func anchors() throws {
    let graph = scene {
      VStack(spacing: 0) {
        Color.clear.frame(width: 20, height: 10)
          .anchorPreference(key: Places.self, value: .bounds) { [.init(name: "a", anchor: $0)] }
        Color.clear.frame(width: 40, height: 10)
          .anchorPreference(key: Places.self, value: .bounds) { [.init(name: "b", anchor: $0)] }
          .offset(x: 5, y: 3)
      }
      .padding(10)
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          ForEach(places, id: \.name) { place in
            let rect = proxy[place.anchor]
            Rectangle().frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
    // The stack is 40 x 20 in the middle of 100 x 100; "a" is 20 wide in its middle.
    #expect(
      try graph.displayList().fillRects == [CGRect(40, 40, 20, 10), CGRect(35, 53, 40, 10)])
    #expect(graph.problems.isEmpty)
  }

  @Test("an overlay made of preferences is animated with the change it comes with")
  func animatedOverlay() throws {
    let stage = try Stage(CGFloat(10)) { width in
      Color.clear.frame(width: width, height: 10)
        .anchorPreference(key: Places.self, value: .bounds) { [.init(name: "a", anchor: $0)] }
        .frame(width: 100, alignment: .leading)
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            Rectangle().frame(width: places.first.map { proxy[$0.anchor].width }, height: 10)
          }
        }
    }
    stage.set(50, at: 1, animation: .linear(duration: 2))
    #expect(try stage.graph.displayList(at: 2).fillRects.map(\.width) == [30])
    #expect(try stage.graph.displayList(at: 3).fillRects.map(\.width) == [50])
  }

  @Test("a background made of preferences is drawn under the view")
  func background() throws {
    let graph = scene {
      Color.red.frame(width: 10, height: 10).preference(key: Widest.self, value: 30)
        .backgroundPreferenceValue(Widest.self) { Rectangle().frame(width: $0, height: 4) }
    }
    #expect(try graph.displayList().fillRects.map(\.width) == [30, 10])
  }

  @Test("a preference that changes whenever it is acted on is reported, and the picture drawn")
  func unsettled() throws {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Rectangle().frame(width: width, height: 1).preference(key: Widest.self, value: width)
          .onPreferenceChange(Widest.self) { width = $0 + 1 }
      }
    }
    let graph = scene { Growing() }
    #expect(try graph.displayList().fillRects.map(\.width) == [11])
    #expect(graph.problems.map(\.problem) == [.unsettledPreference("Widest")])
  }

  @Test("named coordinate spaces: frames in them, and their bounds")
  func namedSpaces() throws {
    final class Notes {
      var frames: [CGRect] = []
      var bounds: [CGRect?] = []
      func take(_ proxy: GeometryProxy) {
        frames = [
          proxy.frame(in: .named("outer")), proxy.frame(in: .global), proxy.frame(in: .local),
          proxy.frame(in: .named("none")),
        ]
        bounds = [proxy.bounds(of: .named("outer")), proxy.bounds(of: .named("none"))]
      }
    }
    let notes = Notes()
    let graph = scene {
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        GeometryReader { proxy in
          let _ = notes.take(proxy)
          Color.red
        }
        .frame(width: 20, height: 10)
      }
      .frame(width: 60, height: 40)
      .coordinateSpace(.named("outer"))
      .offset(x: 7)
    }
    _ = try graph.displayList()
    // The named view is 60 x 40 in the middle of 100 x 100 and moved by 7.
    #expect(
      notes.frames == [
        CGRect(20, 30, 20, 10), CGRect(47, 60, 20, 10), CGRect(0, 0, 20, 10),
        CGRect(47, 60, 20, 10),
      ])
    #expect(notes.bounds == [CGRect(-20, -30, 60, 40), nil])
  }
}
