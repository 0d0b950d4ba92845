import Foundation
import TestSupport
import Testing
import ValueStreams
import VectorGeometry
import VectorGraphics

@testable import ViewTree

private enum Theme: String { case light, dark }

private final class Settings: ObservableObject {
  @AppStorage("width") var width = 10.0
  @AppStorage("stored") var height = 5.0
}

@Suite("Values that views keep under names", .serialized)
@MainActor
struct StoredValueTests {
  private let store: UserDefaults

  init() throws {
    store = try #require(UserDefaults(suiteName: "ShapeShiftStoredValueTests"))
  }

  private func widths(_ graph: ViewGraph, at time: Double) throws -> [CGFloat] {
    try graph.displayList(at: time).fillRects.map(\.width)
  }

  /// A view that shows a value, beside one that sets it.
  private struct Both: View {
    struct Reader: View {
      @AppStorage("width") var width = 7.0
      var body: some View { Rectangle().frame(width: width, height: 1) }
    }
    struct Writer: View {
      @AppStorage("width") var width: Double?
      @SceneStorage("width") var other = 2.0
      let graph: () -> ViewGraph?
      var body: some View {
        Rectangle().frame(width: other, height: 1).onAppear {
          graph()?.schedule(at: 1) { width = 20 }
          graph()?.schedule(at: 2) { $width.wrappedValue = nil }
          graph()?.schedule(at: 3) { other = 30 }
        }
      }
    }
    struct Third: View {
      @SceneStorage("width") var other: Double?
      var body: some View { Rectangle().frame(width: other ?? 1, height: 1) }
    }
    let graph: () -> ViewGraph?
    var body: some View {
      VStack {
        Reader()
        Writer(graph: graph)
        Third()
      }
    }
  }

  @Test("views of one scene have one value by a name, until the scene starts anew")
  func sharing() throws {
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene { Both { holder } }
    holder = graph
    for _ in 1...2 {
      #expect(try widths(graph, at: 0) == [7, 2, 1])
      #expect(try widths(graph, at: 1) == [20, 2, 1])
      #expect(try widths(graph, at: 2) == [7, 2, 1])
      #expect(try widths(graph, at: 3) == [7, 30, 30])
    }
    #expect(UserDefaults.standard.object(forKey: "width") == nil)
  }

  @Test("a scene begins with what the user defaults have, and takes what code puts there")
  func defaults() throws {
    struct Reader: View {
      @AppStorage("wide") var isWide = false
      @AppStorage("count") var count = 1
      @AppStorage("theme") var theme = Theme.light
      @AppStorage("maybe") var maybe: Theme?
      @AppStorage("link") var link = URL(fileURLWithPath: "/")
      var body: some View {
        Rectangle().frame(width: isWide ? 50 : 5, height: 1)
        Rectangle().frame(width: Double(count), height: 1)
        Rectangle().frame(width: theme == .dark ? 3 : 4, height: 1)
        Rectangle().frame(width: maybe == .dark ? 3 : 4, height: 1)
        Rectangle().frame(width: Double(link.absoluteString.count), height: 1)
      }
    }
    for key in ["wide", "count", "theme", "maybe", "link"] { store.removeObject(forKey: key) }
    let store = store
    store.set(true, forKey: "wide")
    store.set("dark", forKey: "theme")
    store.set("dark", forKey: "maybe")
    store.set("a:bcd", forKey: "link")
    let graph = scene { VStack { Reader() }.defaultAppStorage(store) }
    #expect(try widths(graph, at: 0) == [50, 1, 3, 3, 5])
    graph.schedule(at: 1) {
      store.set(12, forKey: "count")
      store.set(false, forKey: "wide")
      store.set("grey", forKey: "theme")
    }
    #expect(try widths(graph, at: 1) == [5, 12, 4, 3, 5])
  }

  /// Values that can't be compared, as lists of people's own types are.
  private struct Words: RawRepresentable {
    var list: [String]
    init(list: [String]) { self.list = list }
    init?(rawValue: String) { list = rawValue.split(separator: ",").map(String.init) }
    var rawValue: String { list.joined(separator: ",") }
  }

  @Test("bodies run for changes alone, also where values can't be compared")
  func quiet() throws {
    struct Root: View {
      @AppStorage("words") var words = Words(list: ["a"])
      let graph: () -> ViewGraph?
      var body: some View {
        Rectangle().frame(width: Double(words.list.count), height: 1)
          .onAppear {
            graph()?.schedule(at: 1) { words.list.append("b") }
            for time in 2...9 { graph()?.schedule(at: Double(time)) {} }
          }
      }
    }
    let store = store
    store.removeObject(forKey: "words")
    StoredPlaces.writesDefaults = true
    defer { StoredPlaces.writesDefaults = false }
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene { Root { holder }.defaultAppStorage(store) }
    holder = graph
    var bodies = 0
    graph.onBody = { if $0 == Root.self { bodies += 1 } }
    #expect(try widths(graph, at: 0) == [1])
    #expect(try widths(graph, at: 10) == [2])
    #expect(bodies == 2)
  }

  @Test("what is set goes to user defaults that are the scene's own, and to no others")
  func writing() throws {
    struct Writer: View {
      @AppStorage("theme") var theme = Theme.light
      @AppStorage("link") var link: URL?
      var body: some View {
        Rectangle().onAppear {
          theme = .dark
          link = URL(string: "a:b")
        }
      }
    }
    let store = store
    for writes in [false, true] {
      for key in ["theme", "link"] { store.removeObject(forKey: key) }
      StoredPlaces.writesDefaults = writes
      defer { StoredPlaces.writesDefaults = false }
      let graph = scene { Writer().defaultAppStorage(store) }
      _ = try graph.displayList()
      #expect(store.string(forKey: "theme") == (writes ? "dark" : nil))
      #expect(store.string(forKey: "link") == (writes ? "a:b" : nil))
    }
  }

  @Test("a property of an object is one of the scene whose code runs, and tells of its changes")
  func objects() throws {
    struct Root: View {
      @StateObject var settings = Settings()
      @AppStorage("width") var width = 1.0
      let graph: () -> ViewGraph?
      var body: some View {
        VStack {
          Rectangle().frame(width: settings.width, height: settings.height)
          Rectangle().frame(width: width, height: 1)
        }
        .onAppear { graph()?.schedule(at: 1) { settings.width = 33 } }
      }
    }
    nonisolated(unsafe) weak var holder: ViewGraph?
    let graph = scene { Root { holder } }
    holder = graph
    #expect(try widths(graph, at: 0) == [10, 1])
    #expect(try widths(graph, at: 1) == [33, 33])
    let outside = Settings()
    outside.height = 9
    #expect(outside.height == 9 && Settings().height == 5)
  }
}
