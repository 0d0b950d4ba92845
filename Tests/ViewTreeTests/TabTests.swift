import Foundation
import InterfaceViews
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// A tab's view is made when the tab is chosen first, and stays.
@Suite("Tabs")
@MainActor
struct TabTests {
  private final class Log { var lines: [String] = [] }

  private struct Page: View {
    let name: String
    let log: Log
    @State private var number = 0

    var body: some View {
      let _ = log.lines.append("body \(name)")
      Color.red.frame(width: CGFloat(10 + number), height: 10)
        .onAppear {
          log.lines.append("appear \(name)")
          number = log.lines.count
        }
    }
  }

  /// The widths of the pages' squares after each of some choices, and what happened.
  private func visit<V: View>(
    _ choices: [Int], _ log: Log, @ViewBuilder _ view: @escaping (Int) -> V
  ) throws -> [[CGFloat]] {
    let stage = try Stage(choices[0], width: 200, height: 400, content: view)
    return try choices.map { choice in
      try stage.show(choice).fills.map(\.path.boundingRect).filter { $0.height == 10 }.map(\.width)
    }
  }

  @Test("of views with tab items only the chosen one is made, kept, and told that it appears")
  func items() throws {
    let log = Log()
    let widths = try visit([2, 1, 2], log) { choice in
      TabView(selection: .constant(choice)) {
        Page(name: "a", log: log).tabItem { Text("A") }.tag(1)
        Page(name: "b", log: log).tag(2).tabItem { Text("B") }
        Page(name: "c", log: log).padding(1).tag(3).tabItem { Text("C") }
      }
    }
    #expect(
      log.lines == [
        "body b", "appear b", "body b", "body a", "appear a", "body a", "appear b", "body b",
      ])
    #expect(widths == [[12], [15], [17]])
  }

  @Test("tabs that are bare leaves appear when they are chosen first")
  func leaves() throws {
    let log = Log()
    _ = try visit([2, 1, 3], log) { choice in
      TabView(selection: .constant(choice)) {
        Color.red.onAppear { log.lines.append("color") }.tabItem { Text("A") }.tag(1)
        Text("b").onAppear { log.lines.append("text") }.tabItem { Text("B") }.tag(2)
        Circle().fill(.red).onAppear { log.lines.append("shape") }.tabItem { Text("C") }.tag(3)
        ScrollView { Text("d") }.onAppear { log.lines.append("scroll") }.tabItem { Text("D") }.tag(
          4)
      }
    }
    #expect(log.lines == ["text", "color", "shape"])
  }

  @Test("the bar has the items of all tabs", arguments: [true, false])
  func labels(isNew: Bool) throws {
    let log = Log()
    let list = try scene(width: 200, height: 400) {
      Group {
        if isNew {
          TabView {
            Tab("A", systemImage: "star") { Page(name: "a", log: log) }
            Tab("B", systemImage: "star") { Page(name: "b", log: log) }
          }
        } else {
          TabView {
            Page(name: "a", log: log).tabItem { Text("A") }.badge(3)
            Page(name: "b", log: log).badge(4).tabItem { Text("B") }
          }
        }
      }
    }.displayList()
    let texts = list.items.flatMap(\.texts).map { $0.run.text }
    #expect(texts.filter { ["A", "B"].contains($0) } == ["A", "B"])
    if !isNew { #expect(texts.filter { ["3", "4"].contains($0) } == ["3", "4"]) }
    #expect(Set(log.lines) == ["body a", "appear a"])
  }

  @Test("tabs in a loop keep their elements' state when one comes before them")
  func loop() throws {
    let log = Log()
    let stage = try Stage([2, 3], width: 200, height: 400) { numbers in
      TabView(selection: .constant(2)) {
        ForEach(numbers, id: \.self) { number in
          Tab("\(number)", systemImage: "star", value: number) {
            Page(name: "\(number)", log: log)
          }
        }
      }
    }
    let before = try stage.show([2, 3]).fillRects.filter { $0.height == 10 }
    let after = try stage.show([1, 2, 3]).fillRects.filter { $0.height == 10 }
    #expect(before.map(\.width) == [12])
    #expect(after.map(\.width) == [12])
    #expect(log.lines == ["body 2", "appear 2", "body 2"])
  }

  @Test("a tab item elsewhere holds nothing back")
  func elsewhere() throws {
    let log = Log()
    _ = try scene { VStack { Page(name: "a", log: log).tabItem { Text("A") } } }.displayList()
    #expect(log.lines.first == "body a")
  }

  /// The rectangles of what a tab view with two tabs draws, of which one is chosen.
  private func rects<V: View, W: View>(
    chosen: Int = 1, _ first: @escaping () -> V, _ second: @escaping () -> W
  ) throws -> [CGRect] {
    try scene(width: 200, height: 400) {
      TabView(selection: .constant(chosen)) {
        first().tag(1).tabItem { Text("A") }
        second().tag(2).tabItem { Text("B") }
      }
    }
    .displayList().fillRects
  }

  @Test("a view under the bar ends above it, unless it ignores the safe area")
  func room() throws {
    #expect(try rects({ Color.red }, { Color.blue }).contains(CGRect(0, 0, 200, 351)))
    let all = try rects({ Color.red.ignoresSafeArea() }, { Color.blue })
    #expect(all.contains(CGRect(0, 0, 200, 400)))
    #expect(all.contains(CGRect(0, 351, 200, 49)))
  }

  private struct Hiding: View {
    let isInStack: Bool

    var body: some View {
      if isInStack {
        NavigationStack { Color.red.toolbar(.hidden, for: .tabBar) }
      } else {
        Color.red.toolbar(.hidden, for: .tabBar)
      }
    }
  }

  @Test("an image and a text by themselves are the icon and the title of a tab")
  func parts() throws {
    func item<V: View>(@ViewBuilder _ item: @escaping () -> V) throws -> DisplayList {
      try scene(width: 200, height: 400) { TabView { Color.red.tabItem(item) } }.displayList()
    }
    let label = try item { Label("A", systemImage: "star") }
    let pair = try item {
      Image(systemName: "star")
      Text("A")
    }
    #expect(pair == label)
    let image = try item { Image(systemName: "star") }
    #expect(image.texts.allSatisfy { $0.run.text == " " })
    #expect(image.fills == label.fills)
    #expect(try item { Text("A") }.texts == label.texts)
  }

  @Test(
    "the chosen view hides the bar, in a stack as well; those that are not chosen have no say",
    arguments: [false, true])
  func hidden(isInStack: Bool) throws {
    let hiding = { Hiding(isInStack: isInStack) }
    #expect(try rects(hiding, { Color.blue }).contains(CGRect(0, 0, 200, 400)))
    #expect(try rects(chosen: 2, hiding, { Color.blue }).contains(CGRect(0, 0, 200, 351)))
    // Once it has been chosen it is kept, and still has no say.
    let stage = try Stage(1, width: 200, height: 400) { choice in
      TabView(selection: .constant(choice)) {
        hiding().tag(1).tabItem { Text("A") }
        Color.blue.tag(2).tabItem { Text("B") }
      }
    }
    #expect(try stage.show(1).fillRects.contains(CGRect(0, 0, 200, 400)))
    #expect(try stage.show(2).fillRects.contains(CGRect(0, 0, 200, 351)))
  }

  @Test("a bar has the ground that the chosen view wants, a gradient as well")
  func ground() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let graph = scene(width: 200, height: 400) {
      TabView {
        ForEach(0..<1) { _ in
          Color.red.toolbarBackground(gradient, for: .tabBar).tabItem { Text("A") }
        }
      }
    }
    let list = try graph.displayList()
    let bars = list.fills.filter { $0.path.boundingRect == CGRect(0, 351, 200, 49) }
    #expect(bars.count == 2)
    #expect(graph.problems.isEmpty)
    let plain = try rects({ Color.red.toolbarBackground(.hidden, for: .tabBar) }, { Color.blue })
    #expect(!plain.contains(CGRect(0, 351, 200, 49)))
  }

  /// Keeps the width that it was given first.
  private struct Keeper: View {
    @State private var width: CGFloat

    init(_ width: CGFloat) { _width = State(initialValue: width) }

    var body: some View { Color.red.frame(width: width, height: 10) }
  }

  private struct Item: Identifiable { let id = 1 }

  @Test("items of bars and columns of tables keep their state when one comes before them")
  func places() throws {
    func widths<V: View>(@ViewBuilder _ view: @escaping (Bool) -> V) throws -> [CGFloat] {
      let stage = try Stage(false, width: 400, height: 400, content: view)
      return try stage.show(true).fillRects.filter { $0.height == 10 }.map(\.width)
    }
    let bar = try widths { isMore in
      NavigationStack {
        Color.clear.toolbar {
          if isMore { ToolbarItem(placement: .topBarTrailing) { Keeper(20) } }
          ToolbarItem(placement: .topBarTrailing) { Keeper(isMore ? 40 : 30) }
        }
      }
    }
    #expect(bar == [20, 30])
    let table = try widths { isMore in
      Table([Item()]) {
        if isMore { TableColumn("A") { _ in Keeper(20) } }
        TableColumn("B") { _ in Keeper(isMore ? 40 : 30) }
      }
    }
    #expect(table == [20, 30])
  }
}
