import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import InterfaceViews
@testable import ViewTree

@Suite("Bars, columns and groups")
@MainActor
struct BarTests {
  private func list<V: View>(
    width: CGFloat = 400, height: CGFloat = 600, @ViewBuilder _ view: @escaping () -> V
  ) throws -> DisplayList {
    let list = try scene(width: width, height: height) { view() }.displayList()
    #expect(list.violations().isEmpty)
    return list
  }

  private func texts<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [String] {
    try list(view).texts.map(\.run.text)
  }

  @Test("a search puts a field of 36 points under the title, and the content below it")
  func search() throws {
    let rects = try list {
      NavigationStack { Color.red.navigationTitle("T").searchable(text: .constant("")) }
    }
    .fillRects
    // 44 for the row, 52 for the title, 52 for the field with 16 under it.
    #expect(rects.contains(CGRect(0, 148, 400, 452)))
    #expect(rects.contains(CGRect(16, 96, 368, 36)))
  }

  @Test("a field for searches shows the text, else the prompt, and a button while it is active")
  func searchText() throws {
    #expect(
      try texts {
        NavigationStack { Text("A").searchable(text: .constant(""), prompt: "Find") }
      } == ["A", "Find"])
    #expect(
      try texts {
        NavigationStack {
          Text("A").searchable(text: .constant("word"), isPresented: .constant(true))
        }
      } == ["A", "word", "Cancel"])
    #expect(try texts { Text("A").searchable(text: .constant("word")) } == ["A"])
  }

  @Test("a toggle in a bar is a button, filled while it is on")
  func toggles() throws {
    func bar(isOn: Bool) throws -> DisplayList {
      try list {
        NavigationStack {
          Color.clear.toolbar { Toggle(isOn: .constant(isOn)) { Text("Bold") } }
        }
      }
    }
    #expect(try bar(isOn: false).fills.count + 1 == bar(isOn: true).fills.count)
    #expect(try bar(isOn: true).fillRects.allSatisfy { $0.width != 51 })
  }

  @Test("a search around a stack has its field in the bar of the stack's first page")
  func searchAroundStack() throws {
    #expect(
      try texts { NavigationStack { Text("A") }.searchable(text: .constant(""), prompt: "Find") }
        == ["A", "Find"])
    #expect(
      try texts {
        TabView {
          NavigationStack { Text("A").navigationTitle("T") }.tabItem { Text("1") }
        }
        .searchable(text: .constant("word"))
      } == ["A", "T", "word", "1"])
    let columns = try texts {
      NavigationSplitView {
        Text("A")
      } content: {
        Text("B")
      } detail: {
        Text("C")
      }
      .searchable(text: .constant("word"))
    }
    #expect(columns.filter { $0 == "word" }.count == 1)
    let sheet = try texts {
      NavigationStack { Text("A") }
        .sheet(isPresented: .constant(true)) { NavigationStack { Text("B") } }
        .searchable(text: .constant("word"))
    }
    #expect(sheet == ["A", "word", "B"])
  }

  @Test("what is typed into the field around a stack is found")
  func searchAroundStackChanges() throws {
    struct Names: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack { ForEach(["ab", "bc"].filter { $0.hasPrefix(text) }, id: \.self) { Text($0) } }
            .onAppear { text = "b" }
        }
        .searchable(text: $text)
      }
    }
    let found = try texts { Names() }
    #expect(found == ["bc", "b"])
  }

  @Test("a subtitle stands under the title, and a menu has its sign beside a small one")
  func subtitle() throws {
    let large = try list {
      NavigationStack { Color.red.navigationTitle("T").navigationSubtitle("S") }
    }
    #expect(large.texts.map(\.run.text) == ["T", "S"])
    #expect(large.fillRects.contains(CGRect(0, 116, 400, 484)))
    let small = try list {
      NavigationStack {
        Color.red.navigationTitle("T").navigationSubtitle("S")
          .navigationBarTitleDisplayMode(.inline).toolbarTitleMenu { Button("A") {} }
      }
    }
    #expect(small.fillRects.contains(CGRect(0, 44, 400, 556)))
    #expect(small.fillRects.contains { $0.size == CGSize(width: 18, height: 18) })
  }

  @Test("columns have the widths that they ask for, the last one what is left")
  func columns() throws {
    let rects = try list(width: 1000) {
      NavigationSplitView {
        Color.red.navigationSplitViewColumnWidth(200)
      } content: {
        Color.green.navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 300)
      } detail: {
        Color.blue
      }
    }
    .fillRects
    #expect(rects.contains(CGRect(0, 0, 200, 600)))
    #expect(rects.contains(CGRect(201, 0, 150, 600)))
    #expect(rects.contains(CGRect(352, 0, 648, 600)))
  }

  @Test(
    "columns show that are visible; where there is little room, one",
    arguments: [
      (NavigationSplitViewVisibility.all, nil, ["1", "2", "3"]),
      (.doubleColumn, nil, ["2", "3"]), (.detailOnly, nil, ["3"]),
      (.all, UserInterfaceSizeClass.compact, ["1"]),
    ] as [(NavigationSplitViewVisibility, UserInterfaceSizeClass?, [String])])
  func visibility(
    _ visibility: NavigationSplitViewVisibility, _ sizeClass: UserInterfaceSizeClass?,
    _ shown: [String]
  ) throws {
    #expect(
      try texts {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text("1")
        } content: {
          Text("2")
        } detail: {
          Text("3")
        }
        .environment(\.horizontalSizeClass, sizeClass)
      } == shown)
  }

  @Test("a prominent detail keeps the whole width, under the sidebar")
  func prominent() throws {
    let rects = try list(width: 1000) {
      NavigationSplitView {
        Color.red
      } detail: {
        Color.blue
      }
      .navigationSplitViewStyle(.prominentDetail)
    }
    .fillRects
    #expect(rects.contains(CGRect(0, 0, 1000, 600)))
    #expect(rects.contains(CGRect(0, 0, 320, 600)))
  }

  @Test("the sign of a picker goes, the sign of a menu comes, where it is said")
  func menus() throws {
    func strokes<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> Int {
      try list(view).items.flatMap(\.strokes).count
    }
    func picker() -> some View {
      Picker("P", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.menu)
    }
    #expect(try strokes { picker() } == 1)
    #expect(try strokes { picker().menuIndicator(.hidden) } == 0)
    #expect(try strokes { Menu("M") { Text("A") } } == 0)
    #expect(try strokes { Menu("M") { Text("A") }.menuIndicator(.visible) } == 1)
  }

  @Test("the sign of a link in a list goes where it is said")
  func links() throws {
    func strokes(_ visibility: Visibility) throws -> Int {
      try list {
        List { NavigationLink("A") { Text("B") } }.navigationLinkIndicatorVisibility(visibility)
      }
      .items.flatMap(\.strokes).count
    }
    #expect(try strokes(.visible) == 1)
    #expect(try strokes(.hidden) == 0)
  }

  @Test("groups of controls are side by side, on one plate, or a menu")
  func groups() throws {
    func group() -> some View {
      ControlGroup("G") {
        Button("A") {}
        Button("B") {}
      }
    }
    #expect(try texts { group() } == ["A", "B"])
    #expect(try texts { group().controlGroupStyle(.menu) } == ["G"])
    let rects = try list { group().controlGroupStyle(.compactMenu) }.fillRects
    // Two controls of at least 44 points and a line between them on a plate of 36.
    #expect(rects[0].size == CGSize(width: 89, height: 36))
    struct Column: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    #expect(try texts { group().controlGroupStyle(Column()) } == ["G", "A", "B"])
  }

  @Test("a container's shape is followed inside, smaller by the distance")
  func containerShape() throws {
    let list = try list(width: 100, height: 100) {
      ContainerRelativeShape().padding(10).background(Color.red)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    let expected = RoundedRectangle(cornerRadius: 20, style: .circular)
      .path(in: CGRect(0, 0, 80, 80)).offsetBy(dx: 10, dy: 10)
    #expect(list.fills.last?.path == expected)
    let clipped = try self.list(width: 100, height: 100) {
      Color.red.clipShape(.containerRelative)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    guard case .group(let group)? = clipped.items.first?.content else {
      Issue.record("there is no clip")
      return
    }
    #expect(
      group.effects.clip?.path
        == RoundedRectangle(cornerRadius: 30, style: .circular).path(in: CGRect(0, 0, 100, 100)))
    let alone = try self.list(width: 100, height: 100) { ContainerRelativeShape() }
    #expect(alone.fills.last?.path == Path(CGRect(0, 0, 100, 100)))
  }

  @Test("a container's shape follows the container as it grows")
  func growingContainer() throws {
    let stage = try Stage(CGFloat(20)) { inset in
      ContainerRelativeShape().frame(width: 40, height: 40)
        .padding(inset)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    func expected(_ radius: CGFloat) -> Path {
      RoundedRectangle(cornerRadius: radius, style: .circular).path(in: CGRect(0, 0, 40, 40))
        .offsetBy(dx: 30, dy: 30)
    }
    #expect(try stage.graph.displayList().fills.last?.path == expected(10))
    #expect(try stage.show(25).fills.last?.path == expected(5))
  }

  @Test("a tab that cannot be chosen is pale, a badge stands out as it is told")
  func tabsAndBadges() throws {
    let list = try list {
      TabView {
        Tab("A", systemImage: "star") { Color.red }
        Tab("B", systemImage: "star") { Color.red }.disabled(true)
      }
    }
    let groups = list.items.compactMap { item -> DisplayGroup? in
      guard case .group(let group) = item.content else { return nil }
      return group
    }
    #expect(groups.flatMap(\.opacities).contains(0.4))
    func hasDisc(_ prominence: BadgeProminence) throws -> Bool {
      try self.list { List { Text("A").badge(3).badgeProminence(prominence) } }
        .fillRects.contains { $0.height == 18 }
    }
    #expect(try hasDisc(.increased))
    #expect(try !hasDisc(.standard))
    #expect(try !hasDisc(.decreased))
  }

  @Test("an editor for text has a border, or a style of one's own")
  func editors() throws {
    let list = try list {
      TextEditor(text: .constant("A")).textEditorStyle(.roundedBorder)
    }
    #expect(list.items.flatMap(\.strokes).count == 1)
    #expect(list.texts.map(\.run.text) == ["A"])
  }
}

extension DisplayGroup {
  /// The opacities of the group and all inside.
  fileprivate var opacities: [Double] {
    [effects.opacity]
      + items.flatMap { item -> [Double] in
        guard case .group(let group) = item.content else { return [] }
        return group.opacities
      }
  }
}
