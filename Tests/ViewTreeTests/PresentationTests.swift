import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import InterfaceViews
@testable import ViewTree

@Suite("What is presented over a scene")
@MainActor
struct PresentationTests {
  private func list<V: View>(
    width: CGFloat = 300, height: CGFloat = 600, @ViewBuilder _ view: @escaping () -> V
  ) throws -> DisplayList {
    let list = try scene(width: width, height: height) { view() }.displayList()
    #expect(list.violations().isEmpty)
    return list
  }

  // MARK: Sheets

  @Test("a sheet dims the scene and leaves 10 points of it at the top")
  func sheet() throws {
    let rects = try list { Color.red.sheet(isPresented: .constant(true)) { Color.green } }.fillRects
    #expect(rects[0] == CGRect(0, 0, 300, 600))
    #expect(rects[1] == CGRect(0, 0, 300, 600))
    #expect(rects[2] == CGRect(0, 10, 300, 590))
    #expect(rects.last == CGRect(0, 10, 300, 590))
  }

  @Test("over a small root a sheet has the whole proposal as its canvas", arguments: [true, false])
  func smallRoot(_ isShown: Bool) throws {
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 390, height: 800), shaper: FixedWidthTextShaper())
    let list = try ViewGraph(configuration) {
      Color.red.frame(width: 36, height: 20).sheet(isPresented: .constant(isShown)) { Color.green }
    }.displayList()
    guard isShown else { return #expect(list.size == CGSize(width: 36, height: 20)) }
    #expect(list.size == CGSize(width: 390, height: 800))
    #expect(list.fillRects.first == CGRect(177, 390, 36, 20))
    #expect(list.fillRects.last == CGRect(0, 10, 390, 790))
  }

  @Test("nothing is shown while the value is false, and the layout does not change")
  func none() throws {
    let plain = try list { Text("A").padding(3) }
    let list = try list {
      Text("A").padding(3).sheet(isPresented: .constant(false)) { Color.green }
        .alert("Q", isPresented: .constant(false)) {}
    }
    #expect(list == plain)
  }

  @Test(
    "a sheet is as high as its lowest detent, or as the one that is selected",
    arguments: [
      // The largest height is 600 - 10.
      ([PresentationDetent.large, .medium], nil, 295),
      ([.medium, .large], .large, 590),
      ([.fraction(0.2)], nil, 118),
      ([.height(200)], nil, 200),
      ([.height(2000)], nil, 590),
    ] as [([PresentationDetent], PresentationDetent?, CGFloat)])
  func detents(
    _ detents: [PresentationDetent], _ selection: PresentationDetent?, _ height: CGFloat
  ) throws {
    let rects = try list {
      Color.red.sheet(isPresented: .constant(true)) {
        if let selection {
          Color.green.presentationDetents(Set(detents), selection: .constant(selection))
        } else {
          Color.green.presentationDetents(Set(detents))
        }
      }
    }
    .fillRects
    #expect(rects.last { $0.width == 300 } == CGRect(0, 600 - height, 300, height))
  }

  @Test("a handle shows where there are several heights, or where it is asked for")
  func handle() throws {
    func hasHandle<V: View>(_ change: (Color) -> V) throws -> Bool {
      let view = AnyView(change(.green))
      return try list { Color.red.sheet(isPresented: .constant(true)) { view } }
        .fillRects.contains { $0.size == CGSize(width: 36, height: 5) }
    }
    #expect(try !hasHandle { $0 })
    #expect(try hasHandle { $0.presentationDetents([.medium, .large]) })
    #expect(try hasHandle { $0.presentationDragIndicator(.visible) })
    #expect(
      try !hasHandle {
        $0.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
      })
  }

  @Test("on a wide canvas a sheet is a card in the middle")
  func card() throws {
    let rects = try list(width: 1000, height: 800) {
      Color.red.sheet(isPresented: .constant(true)) { Color.green }
    }
    .fillRects
    #expect(rects.last == CGRect(230, 90, 540, 620))
  }

  @Test("the ground of a sheet is what its content asks for, and none dims what can be touched")
  func ground() throws {
    let list = try list {
      Color.red.sheet(isPresented: .constant(true)) {
        Text("A").presentationBackground(Color.blue)
          .presentationBackgroundInteraction(.enabled)
      }
    }
    #expect(list.fills.count == 2)
    #expect(list.fills[1].paint == .color(Color.blue.resolve(in: EnvironmentValues())))
  }

  @Test("what content asks for makes the ground it is presented on light or dark, not the scene")
  func preferredColorScheme() throws {
    func grounds(_ scheme: ColorScheme?) throws -> [String] {
      let views: [AnyView] = [
        AnyView(
          Color.red.sheet(isPresented: .constant(true)) {
            Color.clear.preferredColorScheme(scheme)
          }),
        AnyView(
          Color.red.fullScreenCover(isPresented: .constant(true)) {
            Color.clear.preferredColorScheme(scheme)
          }),
        AnyView(
          Color.red.popover(isPresented: .constant(true)) {
            Color.clear.frame(width: 50, height: 50).preferredColorScheme(scheme)
              .presentationCompactAdaptation(.popover)
          }),
      ]
      return try views.map { view in try list { view }.description }
    }
    let (none, light, dark) = (try grounds(nil), try grounds(.light), try grounds(.dark))
    // Grounds in the light are white; in the dark that of a sheet is one step above black.
    #expect(none == light)
    for index in none.indices {
      #expect(light[index].contains("#FFFFFFFF") && !dark[index].contains("#FFFFFFFF"))
      #expect(dark[index].contains(index == 1 ? "#000000FF" : "#1C1C1EFF"), "\(dark[index])")
      // The scene's red stays the one of the light.
      #expect(light[index].contains("#FF3B30FF") && dark[index].contains("#FF3B30FF"))
    }
  }

  @Test("a sheet goes to the bottom of the canvas, its content to that of the safe area")
  func safeArea() throws {
    var configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 300, height: 600),
      canvas: CGSize(width: 300, height: 600), shaper: FixedWidthTextShaper())
    configuration.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    let graph = ViewGraph(configuration) {
      Color.red.sheet(isPresented: .constant(true)) { Rectangle().fill(Color.green) }
    }
    let rects = try graph.displayList().fillRects
    // The ground goes to the bottom of the canvas, the content stops 30 points above it.
    #expect(rects.contains(CGRect(0, 60, 300, 540)))
    #expect(rects.last == CGRect(0, 60, 300, 510))
  }

  @Test("a cover takes the whole canvas")
  func cover() throws {
    let list = try list {
      Color.red.fullScreenCover(isPresented: .constant(true)) { Text("A") }
    }
    #expect(list.fillRects.last == CGRect(0, 0, 300, 600))
    #expect(list.texts.map(\.run.text) == ["A"])
  }

  @Test("what a presented view presents lies over it, what a part of the scene presents under it")
  func order() throws {
    let list = try list {
      VStack { Text("1").alert("2", isPresented: .constant(true)) {} }
        .sheet(isPresented: .constant(true)) {
          Text("3").fullScreenCover(isPresented: .constant(true)) { Text("4") }
        }
    }
    #expect(list.texts.map(\.run.text) == ["1", "2", "OK", "3", "4"])
  }

  private struct Named: Identifiable { let id: Int }

  @Test("an item is handed to the sheet, and state starts anew with another item")
  func item() throws {
    struct Counting: View {
      let item: Int
      @State private var first: Int
      init(item: Int) {
        self.item = item
        _first = State(initialValue: item)
      }
      var body: some View { Text(verbatim: "\(item) \(first)") }
    }
    let stage = try Stage(Named?.some(Named(id: 7)), width: 300, height: 600) { item in
      Color.red.sheet(item: .constant(item)) { Counting(item: $0.id) }
    }
    #expect(try stage.graph.displayList().texts.map(\.run.text) == ["7 7"])
    stage.set(Named(id: 8), at: 1)
    #expect(try stage.graph.displayList(at: 9).texts.map(\.run.text) == ["8 8"])
    stage.set(nil, at: 10)
    #expect(try stage.graph.displayList(at: 20).texts.isEmpty)
  }

  @Test("views know that they are presented and can end it, which is told")
  func dismissing() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      let name: String
      var body: some View {
        Button {
          dismiss()
        } label: {
          Text(verbatim: name + (isPresented ? " presented" : " not"))
        }
        .id(name)
      }
    }
    struct Outer: View {
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        VStack {
          Text(verbatim: "ended \(count)")
          Inner(name: "a")
        }
        .sheet(isPresented: $isShown) {
          count += 1
        } content: {
          Inner(name: "b")
        }
      }
    }
    let graph = scene(width: 300, height: 600) { Outer() }
    #expect(try graph.displayList().texts.map(\.run.text) == ["ended 0", "a not", "b presented"])
    #expect(graph.press(id: "b"))
    #expect(try graph.displayList(at: 5).texts.map(\.run.text) == ["ended 1", "a not"])
  }

  @Test("a sheet comes from below, in half a second")
  func motion() throws {
    let stage = try Stage(false, width: 300, height: 600) { isShown in
      Color.red.sheet(isPresented: .constant(isShown)) { Color.green }
    }
    stage.set(true, at: 1)
    func top(_ time: Double) throws -> CGFloat? {
      try stage.graph.displayList(at: time).movedRects.last?.minY
    }
    let start = try #require(try top(1))
    let middle = try #require(try top(1.2))
    let end = try #require(try top(3))
    #expect(start == 610)
    #expect(middle < 610 && middle > 10)
    #expect(end == 10)
  }

  @Test("the environment of the place reaches what is presented, and bars inside stay inside")
  func environment() throws {
    let list = try list {
      NavigationStack {
        Text("Root").navigationTitle("Outer")
          .sheet(isPresented: .constant(true)) {
            NavigationStack { Text("Sheet").navigationTitle("Inner") }
          }
          .environment(\.locale, Locale(identifier: "de"))
      }
    }
    #expect(list.texts.map(\.run.text) == ["Root", "Outer", "Sheet", "Inner"])
  }

  // MARK: Bubbles

  @Test("a bubble stands under the middle of its view, with an arrow of 13 points")
  func popover() throws {
    let rects = try list {
      Rectangle().frame(width: 40, height: 20).position(x: 150, y: 100)
        .popover(
          isPresented: .constant(true),
          attachmentAnchor: .rect(.rect(CGRect(x: 130, y: 90, width: 40, height: 20)))
        ) {
          Color.green.frame(width: 100, height: 50).presentationCompactAdaptation(.popover)
        }
    }
    .fillRects
    // The view's lower edge is at 110.
    #expect(rects.contains(CGRect(100, 123, 100, 50)))
    #expect(rects.contains { $0.minY == 110 && $0.maxY == 124 && $0.midX == 150 })
  }

  @Test(
    "a popover is at the requested edge, or on the other side",
    arguments: [
      (Edge.top, CGRect(100, 237, 100, 50)), (.bottom, CGRect(100, 313, 100, 50)),
      // 100 points wide at the left of 140: 13 for the arrow, 27 left of that, 10 from the edge.
      (.leading, CGRect(27, 275, 100, 50)), (.trailing, CGRect(173, 275, 100, 50)),
    ])
  func edges(_ edge: Edge, _ expected: CGRect) throws {
    let rects = try list {
      Rectangle().frame(width: 20, height: 0)
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.green.frame(width: 100, height: 50).presentationCompactAdaptation(.none)
        }
    }
    .fillRects
    #expect(rects.contains(expected))
    let turned = try list {
      Rectangle().frame(width: 20, height: 20).frame(maxHeight: .infinity, alignment: .top)
        .popover(isPresented: .constant(true), attachmentAnchor: .point(.top), arrowEdge: .top) {
          Color.green.frame(width: 100, height: 50).presentationCompactAdaptation(.none)
        }
    }
    .fillRects
    #expect(turned.contains(CGRect(100, 13, 100, 50)))
  }

  @Test("a bubble follows its view, and stays on the canvas")
  func following() throws {
    let stage = try Stage(CGFloat(100), width: 300, height: 600) { y in
      Color.clear.frame(width: 20, height: 20)
        .popover(isPresented: .constant(true)) {
          Color.green.frame(width: 100, height: 50).presentationCompactAdaptation(.popover)
        }
        .padding(.top, y)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(try stage.graph.displayList().fillRects.contains(CGRect(10, 133, 100, 50)))
    stage.set(200, at: 1)
    #expect(try stage.graph.displayList(at: 2).fillRects.contains(CGRect(10, 233, 100, 50)))
  }

  @Test(
    "where there is little room a popover is a sheet, or what its content says, wherever it says so"
  )
  func adapted() throws {
    struct Inner: View {
      let adaptation: PresentationAdaptation
      var body: some View {
        VStack { Color.green.frame(width: 100, height: 50) }
          .presentationCompactAdaptation(adaptation)
      }
    }
    func drawn(
      _ sizeClass: UserInterfaceSizeClass, _ content: @escaping () -> some View
    ) throws -> DisplayList {
      try list {
        Color.clear.popover(isPresented: .constant(true), content: content)
          .environment(\.horizontalSizeClass, sizeClass)
      }
    }
    func green() -> some View { VStack { Color.green.frame(width: 100, height: 50) } }
    let sheet = try list { Color.clear.sheet(isPresented: .constant(true)) { green() } }
    let cover = try list { Color.clear.fullScreenCover(isPresented: .constant(true)) { green() } }
    let bubble = try drawn(.regular) { green() }
    #expect(bubble != sheet)
    #expect(try drawn(.compact) { green() } == sheet)
    for (adaptation, expected) in [
      (PresentationAdaptation.sheet, sheet), (.fullScreenCover, cover), (.popover, bubble),
      (.none, bubble),
    ] {
      #expect(
        try drawn(.compact) { green().padding(0).presentationCompactAdaptation(adaptation) }
          == expected)
      #expect(try drawn(.compact) { Inner(adaptation: adaptation) } == expected)
      #expect(try drawn(.regular) { Inner(adaptation: adaptation) } == bubble)
    }
  }

  @Test(
    "labels in a palette's popover are like other labels, except for styles set around the palette"
  )
  func popoverOfPalette() throws {
    func group() -> some View {
      ControlGroup {
        Button {
        } label: {
          Label("On the plate", systemImage: "star")
        }
        .popover(isPresented: .constant(true)) {
          Label("In the bubble", systemImage: "star").presentationCompactAdaptation(.popover)
        }
      }
      .controlGroupStyle(.palette)
    }
    let usual = try list { group() }
    #expect(usual.texts.map(\.run.text).joined() == "In the bubble")
    let plain = try list { group().labelStyle(.iconOnly) }
    #expect(plain.texts.isEmpty)
  }

  // MARK: Questions

  @Test("an alert is 270 points wide, with two answers side by side, the one to cancel first")
  func alert() throws {
    let list = try list {
      Color.red.alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("For good.")
      }
    }
    #expect(list.texts.map(\.run.text) == ["Delete?", "For good.", "Cancel", "Delete"])
    let card = try #require(list.fillRects.first { $0.width == 270 && $0.height > 44 })
    #expect(card.midX == 150 && abs(card.midY - 300) <= 1)
    #expect(list.texts[2].position.y == list.texts[3].position.y)
  }

  @Test("three answers stand above each other with the one to cancel last, after fields")
  func answers() throws {
    let list = try list {
      Color.red.alert("Q", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("A") {}
        TextField("Name", text: .constant("Ada"))
        Button("B") {}
      }
    }
    #expect(list.texts.map(\.run.text) == ["Q", "Ada", "A", "B", "Cancel"])
    let places = list.texts.suffix(3).map(\.position.y)
    #expect(places[1] - places[0] == 44)
    #expect(places[2] - places[1] == 44)
  }

  @Test("an answer that is pressed acts and ends the question")
  func answering() throws {
    struct Asking: View {
      @State private var isAsked = true
      @State private var answer = "none"
      var body: some View {
        Text(answer).alert("Q", isPresented: $isAsked) {
          Button("Yes") { answer = "yes" }.id("yes")
        }
      }
    }
    let graph = scene(width: 300, height: 600) { Asking() }
    #expect(try graph.displayList().texts.map(\.run.text) == ["none", "Q", "Yes"])
    #expect(graph.press(id: "yes"))
    #expect(try graph.displayList(at: 4).texts.map(\.run.text) == ["yes"])
  }

  @Test("a dialog has its choices on one card and the way out on another")
  func dialog() throws {
    let list = try list {
      Color.red.confirmationDialog("Title", isPresented: .constant(true)) {
        Button("A") {}
        Button("B", role: .destructive) {}
      } message: {
        Text("Why")
      }
    }
    #expect(list.texts.map(\.run.text) == ["Why", "A", "B", "Cancel"])
    // 8 points from the edges; the lower card is a row of 57 points.
    #expect(list.fillRects.contains(CGRect(8, 535, 284, 57)))
    let titled = try self.list {
      Color.red.confirmationDialog(
        "Title", isPresented: .constant(true), titleVisibility: .visible
      ) { Button("Back", role: .cancel) {} }
    }
    #expect(titled.texts.map(\.run.text) == ["Title", "Back"])
  }

  @Test("questions in the form of old are the same")
  func old() throws {
    let list = try list {
      Color.red.alert(isPresented: .constant(true)) {
        Alert(
          title: Text("T"), message: Text("M"), primaryButton: .cancel(),
          secondaryButton: .destructive(Text("D")))
      }
    }
    #expect(list.texts.map(\.run.text) == ["T", "M", "Cancel", "D"])
    let sheet = try self.list {
      Color.red.actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("T"), buttons: [.default(Text("A")), .cancel()])
      }
    }
    #expect(sheet.texts.map(\.run.text) == ["T", "A", "Cancel"])
  }

  // MARK: Details

  @Test("an inspector takes its column from the view, and is a sheet where there is little room")
  func inspector() throws {
    let rects = try list(width: 800) {
      Color.red.inspector(isPresented: .constant(true)) {
        Color.green.inspectorColumnWidth(200)
      }
    }
    .fillRects
    #expect(rects.contains(CGRect(0, 0, 599, 600)))
    #expect(rects.last == CGRect(600, 0, 200, 600))
    let compact = try list {
      Color.red.inspector(isPresented: .constant(true)) { Color.green }
        .environment(\.horizontalSizeClass, .compact)
    }
    .fillRects
    #expect(compact.contains(CGRect(0, 305, 300, 295)))
  }
}

extension DisplayList {
  /// The rectangles of the fills where the groups around move them.
  fileprivate var movedRects: [CGRect] { items.flatMap { $0.movedRects(by: .identity) } }
}

extension DisplayItem {
  fileprivate func movedRects(by transform: CGAffineTransform) -> [CGRect] {
    switch content {
    case .fill(let fill): [fill.path.boundingRect.applying(transform)]
    case .group(let group):
      group.items.flatMap { $0.movedRects(by: group.effects.transform.concatenating(transform)) }
    case .perspective, .stroke, .text, .image: []
    }
  }
}
