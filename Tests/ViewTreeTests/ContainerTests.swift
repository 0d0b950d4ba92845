import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

@Suite("Containers and the views in them")
@MainActor
struct ContainerTests {
  private func rects<V: View>(
    width: CGFloat? = 100, height: CGFloat? = 100, @ViewBuilder _ view: @escaping () -> V
  ) throws -> [CGRect] {
    let graph = scene(width: width, height: height) { view() }
    let list = try graph.displayList()
    #expect(list.violations().isEmpty)
    return list.fillRects
  }

  @Test("a modifier on a group or a loop is one on each view, on a stack it wraps")
  func distribution() throws {
    let each = [CGRect(10, 45, 40, 10), CGRect(50, 45, 40, 10)]
    #expect(
      try rects {
        HStack(spacing: 0) {
          Group {
            Color.red
            Color.blue
          }
          .frame(width: 40, height: 10)
        }
      } == each)
    #expect(
      try rects {
        HStack(spacing: 0) { ForEach(0..<2) { _ in Color.red }.frame(width: 40, height: 10) }
      } == each)
    #expect(
      try rects {
        HStack(spacing: 0) {
          Color.red
          Color.blue
        }
        .frame(width: 40, height: 10)
      } == [CGRect(30, 45, 20, 10), CGRect(50, 45, 20, 10)])
  }

  @Test("a background on a group is one behind each view")
  func groupBackground() throws {
    let list = try scene {
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.green
        }
        .background(Color.blue)
      }
    }
    .displayList()
    let blue = try scene { Color.blue }.displayList().fills.map(\.paint)
    #expect(list.fills.map(\.paint).enumerated().filter { [$1] == blue }.map(\.offset) == [0, 2])
  }

  @Test("nothing takes no room and no spacing")
  func nothing() throws {
    let isThere = false
    #expect(
      try rects {
        VStack {
          Color.red.frame(height: 10)
          EmptyView()
          if isThere { Color.green }
          ForEach(0..<0) { _ in Color.green }
          EmptyView().frame(width: 5, height: 5).padding()
          Group {}
          Color.red.frame(height: 10)
        }
      } == [CGRect(0, 36, 100, 10), CGRect(0, 54, 100, 10)])
  }

  @Test("several root views stand in a column")
  func implicitRoot() throws {
    #expect(
      try rects {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 40, height: 20)
      } == [CGRect(40, 31, 20, 10), CGRect(30, 49, 40, 20)])
  }

  @Test("zIndex orders drawing inside its container, through modifiers, and stays there")
  func zIndex() throws {
    let widths = try rects {
      ZStack {
        Color.red.frame(width: 10, height: 1).zIndex(1).padding(1)
        ZStack { Color.red.frame(width: 20, height: 1).zIndex(5) }
        Color.red.frame(width: 30, height: 1)
        Color.red.frame(width: 40, height: 1).zIndex(-1)
      }
    }
    .map(\.width)
    #expect(widths == [40, 20, 30, 10])
  }

  @Test("layout priority passes through modifiers and not out of containers")
  func priority() throws {
    // The first leaves the second its minimum of nothing: it takes all.
    #expect(
      try rects {
        HStack(spacing: 0) {
          Color.red.layoutPriority(1).padding(10).frame(height: 40)
          Color.blue
        }
      } == [CGRect(10, 40, 80, 20), CGRect(100, 0, 0, 100)])
    #expect(
      try rects {
        HStack(spacing: 0) {
          HStack { Color.red.layoutPriority(1) }
          Color.blue
        }
      } == [CGRect(0, 0, 50, 100), CGRect(50, 0, 50, 100)])
  }

  @Test("spacers and dividers run along the nearest stack, through modifiers")
  func orientation() throws {
    #expect(
      try rects(height: 60) {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Group { Spacer().layoutPriority(-1) }
          Divider().padding(2)
        }
      } == [CGRect(0, 25, 10, 10), CGRect(97, 2, 1, 56)])
    #expect(
      try rects(height: 60) {
        VStack(spacing: 0) {
          Divider()
          Spacer()
          ZStack { Divider() }
        }
      } == [CGRect(0, 0, 100, 1), CGRect(0, 59, 100, 1)])
  }

  @Test("A divider is one pixel thick", arguments: [(1.0, 1.0), (2, 0.5), (4, 0.25)])
  func hairline(scale: Double, thickness: Double) throws {
    let list = try scene(scale: scale) { VStack(spacing: 0) { Divider() } }.displayList()
    #expect(list.fillRects.map(\.height) == [CGFloat(thickness)])
  }

  @Test("another layout of one type of content keeps the views, and turns dividers")
  func anyLayout() throws {
    struct Counting: View {
      @State private var width: CGFloat = 10
      var body: some View { Color.red.frame(width: width, height: 10).onAppear { width += 5 } }
    }
    let stage = try Stage(true) { isRow in
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Counting()
        Divider()
        Color.red.frame(width: 20, height: 20)
      }
    }
    #expect(
      try stage.graph.displayList().fillRects
        == [CGRect(32, 45, 15, 10), CGRect(47, 0, 1, 100), CGRect(48, 40, 20, 20)])
    // 31 points of height in 100: from 34.5, which goes up to whole pixels.
    #expect(
      try stage.show(false).fillRects
        == [CGRect(43, 35, 15, 10), CGRect(0, 45, 100, 1), CGRect(40, 46, 20, 20)])
  }

  /// Places its views on a diagonal; remembers the largest in its cache.
  private struct Diagonal: Layout {
    var step: CGFloat

    struct Cache { var largest: CGSize }

    func makeCache(subviews: Subviews) -> Cache {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return Cache(
        largest: CGSize(
          width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      let extra = step * CGFloat(max(subviews.count - 1, 0))
      return CGSize(width: cache.largest.width + extra, height: cache.largest.height + extra)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      for (index, subview) in subviews.enumerated() {
        let distance = step * CGFloat(index) + subview[Extra.self]
        subview.place(
          at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
      }
    }
  }

  private enum Extra: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  @Test("a custom layout sees sizes, values and its cache anew after each change")
  func customLayout() throws {
    let stage = try Stage((first: CGFloat(10), second: CGFloat(20), extra: CGFloat(0))) { sizes in
      Diagonal(step: 5) {
        Color.red.frame(width: sizes.first, height: sizes.first)
        Color.red.frame(width: sizes.second, height: sizes.second)
          .layoutValue(key: Extra.self, value: sizes.extra).padding(0)
      }
    }
    // 25 x 25 in the middle.
    #expect(
      try stage.graph.displayList().fillRects == [CGRect(38, 38, 10, 10), CGRect(43, 43, 20, 20)])
    // Both change at once: 45 x 45.
    #expect(
      try stage.show((30, 40, 0)).fillRects == [CGRect(28, 28, 30, 30), CGRect(33, 33, 40, 40)])
    #expect(
      try stage.show((30, 40, 2)).fillRects == [CGRect(28, 28, 30, 30), CGRect(35, 35, 40, 40)])
  }

  @Test("readers know their size and place, nested and in stacks")
  func readers() throws {
    #expect(
      try rects {
        HStack(spacing: 0) {
          Color.red.frame(width: 20)
          GeometryReader { outer in
            Color.red.frame(width: outer.size.width / 2, height: outer.frame(in: .global).minX)
            GeometryReader { inner in
              Color.red.frame(width: inner.size.height / 10, height: inner.frame(in: .local).minY)
            }
          }
        }
      } == [CGRect(0, 0, 20, 100), CGRect(20, 0, 40, 20), CGRect(20, 0, 10, 0)])
    #expect(
      try rects(width: nil, height: nil) { GeometryReader { _ in Color.red } }
        == [CGRect(0, 0, 10, 10)])
  }

  @Test("a reader follows its size")
  func readerFollows() throws {
    let stage = try Stage(CGFloat(40)) { width in
      GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 10) }
        .frame(width: width, height: 20)
    }
    #expect(try stage.graph.displayList().fillRects == [CGRect(30, 40, 20, 10)])
    #expect(try stage.show(80).fillRects == [CGRect(10, 40, 40, 10)])
  }

  @Test("deep trees are laid out and drawn")
  func deepTrees() throws {
    let padded = try rects(width: nil, height: nil) {
      (0..<500).reduce(AnyView(Color.red)) { view, _ in AnyView(view.padding(1)) }
    }
    #expect(padded == [CGRect(500, 500, 10, 10)])
    let stacked = try rects(width: 1024, height: 1024) {
      (0..<100).reduce(AnyView(Color.red.frame(width: 4, height: 4))) { view, index in
        index.isMultiple(of: 2)
          ? AnyView(HStack(spacing: 0) { view }) : AnyView(VStack(spacing: 0) { view })
      }
    }
    #expect(stacked == [CGRect(510, 510, 4, 4)])
  }
}
