import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import ViewTree

/// A box of a size.
private struct Box: View {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View { Color.red.frame(width: width, height: height) }
}

@Suite("Grids, lazy stacks, and views that follow their container")
@MainActor
struct GridTests {
  private func rects<V: View>(
    width: CGFloat? = 100, height: CGFloat? = 100,
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: @escaping () -> V
  ) throws -> [CGRect] {
    let list = try scene(width: width, height: height, environment: environment) { view() }
      .displayList()
    #expect(list.violations().isEmpty)
    return list.fillRects
  }

  private func table() -> some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 6) {
      GridRow {
        Box(20, 10)
        Box(30, 10)
      }
      GridRow {
        Box(40, 20)
        Box(10, 10)
      }
    }
  }

  @Test("columns are as wide as their widest cell, rows as high as their highest")
  func tracks() throws {
    // Columns of 40 and 30, rows of 10 and 20: 80 by 36, from (10, 32).
    #expect(
      try rects { table() } == [
        CGRect(20, 32, 20, 10), CGRect(60, 32, 30, 10), CGRect(10, 48, 40, 20),
        CGRect(70, 53, 10, 10),
      ])
  }

  @Test("columns run from the right in right-to-left layouts")
  func rightToLeft() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    #expect(
      try rects(environment: environment) { table() } == [
        CGRect(60, 32, 20, 10), CGRect(10, 32, 30, 10), CGRect(50, 48, 40, 20),
        CGRect(20, 53, 10, 10),
      ])
  }

  @Test("a cell that spans columns widens all of them alike")
  func spans() throws {
    // Two columns of 20 and a gap of 10 make 50; 70 are needed: 30 each, from 15.
    let found = try rects {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(20, 10)
          Box(20, 10)
        }
        GridRow { Box(70, 10).gridCellColumns(2) }
      }
    }
    #expect(found == [CGRect(20, 40, 20, 10), CGRect(60, 40, 20, 10), CGRect(15, 50, 70, 10)])
  }

  @Test("a cell may ask for any number of columns")
  func manyColumns() throws {
    for count in [-1, 0, 2_000_000_000, Int.max] {
      let found = try rects {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { Box(70, 10).gridCellColumns(count) }
        }
      }
      #expect(found.map(\.size) == [CGSize(width: 70, height: 10)])
    }
  }

  @Test("text may have room for any number of lines")
  func manyLines() throws {
    for count in [0, 2_000_000_000, Int.max] {
      let list = try scene(width: 100, height: 100) {
        Text("a").lineLimit(count, reservesSpace: true)
      }.displayList()
      #expect(list.violations().isEmpty)
    }
  }

  @Test("a view in no row spans the grid, and widens it unless it is unsized")
  func wholeRows() throws {
    func grid(unsized: Axis.Set) -> some View {
      Grid {
        GridRow {
          Box(20, 10)
          Box(20, 10)
        }
        Color.red.frame(height: 2).gridCellUnsizedAxes(unsized)
      }
    }
    // 20, 8 and 20 wide; 10, 8 and 2 high.
    #expect(
      try rects { grid(unsized: .horizontal) } == [
        CGRect(26, 40, 20, 10), CGRect(54, 40, 20, 10), CGRect(26, 58, 48, 2),
      ])
    // 52 are left: each column gets 26 more, its cell in the middle.
    #expect(
      try rects { grid(unsized: []) } == [
        CGRect(13, 40, 20, 10), CGRect(67, 40, 20, 10), CGRect(0, 58, 100, 2),
      ])
  }

  @Test("cells follow the alignments of grid, column and row, or their own anchor")
  func alignments() throws {
    let found = try rects {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(40, 20)
          Box(40, 20)
        }
        GridRow(alignment: .bottom) {
          Box(10, 10)
          Box(10, 10).gridColumnAlignment(.trailing)
          Box(1, 20).gridCellUnsizedAxes(.horizontal)
        }
        GridRow {
          Box(10, 10).gridCellAnchor(.bottomTrailing)
          Box(40, 20)
        }
      }
    }
    // Columns of 40, 40 and 0 from 10; rows of 20 from 20.
    #expect(found[2] == CGRect(10, 50, 10, 10))
    #expect(found[3] == CGRect(80, 50, 10, 10))
    #expect(found[5] == CGRect(40, 70, 10, 10))
  }

  @Test("flexible columns share what is left")
  func flexible() throws {
    let found = try rects {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(20, 10)
          Color.red.frame(height: 10)
          Color.red.frame(height: 10)
        }
      }
    }
    #expect(found == [CGRect(0, 45, 20, 10), CGRect(20, 45, 40, 10), CGRect(60, 45, 40, 10)])
  }

  @Test("a row outside a grid shows its views by themselves")
  func looseRow() throws {
    #expect(
      try rects { VStack(spacing: 0) { GridRow { ForEach(0..<2) { _ in Box(10, 10) } } } }
        == [CGRect(45, 40, 10, 10), CGRect(45, 50, 10, 10)])
  }

  // MARK: Lazy grids and stacks

  @Test("fixed columns come first, flexible ones share the rest")
  func lazyColumns() throws {
    let found = try rects {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible())]) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    }
    #expect(found == [CGRect(0, 36, 20, 10), CGRect(28, 36, 72, 10), CGRect(0, 54, 20, 10)])
  }

  @Test("an adaptive column stands for as many as its least width allows")
  func adaptive() throws {
    let found = try rects {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    }
    // (100 + 8) / (30 + 8) = 2.8: two of (100 - 8) / 2.
    #expect(found == [CGRect(0, 45, 46, 10), CGRect(54, 45, 46, 10)])
  }

  @Test("an adaptive column is not widened to its least width, which only counts columns")
  func narrowAdaptive() throws {
    let found = try rects(width: 200) {
      LazyVGrid(
        columns: [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]
      ) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    }
    // 200 - 8 is shared by two: 96, of which the first makes 140; what is left is 52.
    #expect(found.map(\.width) == [140, 52])
    #expect(found.map(\.minX) == [0, 148])
  }

  /// Source: objc.io, "SwiftUI LazyVGrid", for the columns of 61.33, 120 and 10 in 200.
  @Test("A lazy grid takes the proposed width, and columns that overflow are centered in it")
  func overflow() throws {
    let found = try rects(width: 200) {
      LazyVGrid(
        columns: [
          GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120)),
          GridItem(.flexible()),
        ]
      ) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    }
    // With distances of 8 they are 207.33 wide.
    #expect(abs(found[0].minX + 3.67) <= 0.5)
    #expect(abs(found[0].width - 61.33) <= 1)
    #expect(abs(found[2].maxX - 203.67) <= 0.5)
  }

  @Test(
    "The rest of the share of a flexible column stays empty, and the columns are aligned",
    arguments: [(HorizontalAlignment.leading, 0.0), (.center, 11), (.trailing, 22)])
  func boundedColumns(alignment: HorizontalAlignment, start: Double) throws {
    let columns = [
      GridItem(.flexible(maximum: 80)), GridItem(.fixed(60)), GridItem(.flexible()),
    ]
    let found = try rects(width: 280) {
      LazyVGrid(columns: columns, alignment: alignment) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    }
    #expect(found.map(\.width) == [80, 60, 102])
    #expect(found.map { Double($0.minX) } == [start, start + 88, start + 156])
  }

  @Test("Headers of a lazy grid are as wide as the grid, also beside narrow columns")
  func wideHeaders() throws {
    let found = try rects {
      LazyVGrid(columns: [GridItem(.fixed(20))], spacing: 0) {
        Section(
          content: { Color.red.frame(height: 10) }, header: { Color.red.frame(height: 20) })
      }
    }
    #expect(found == [CGRect(0, 35, 100, 20), CGRect(40, 55, 20, 10)])
  }

  @Test("A cell over several columns ignores the alignment of its first column")
  func spanningCells() throws {
    let found = try rects {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(40, 10).gridColumnAlignment(.trailing)
          Box(40, 10)
        }
        GridRow { Box(20, 10).gridCellColumns(2).gridColumnAlignment(.leading) }
        GridRow { Box(10, 10) }
      }
    }
    #expect(found[2] == CGRect(40, 45, 20, 10))
    #expect(found[3] == CGRect(40, 55, 10, 10))
  }

  @Test("Several views in a horizontal scroll view are stacked, and centered")
  func rowlessScrollView() throws {
    let found = try rects {
      ScrollView(.horizontal) {
        Box(30, 10)
        Box(50, 20)
      }
    }
    #expect(found == [CGRect(10, 31, 30, 10), CGRect(0, 49, 50, 20)])
  }

  @Test("headers of sections take a line of their own")
  func lazySections() throws {
    let found = try rects {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        Section(
          content: { ForEach(0..<3) { _ in Color.red.frame(height: 10) } },
          header: { Color.red.frame(height: 20) })
        Section { Color.red.frame(height: 10) }
      }
    }
    #expect(
      found == [
        CGRect(0, 25, 100, 20), CGRect(0, 45, 46, 10), CGRect(54, 45, 46, 10),
        CGRect(0, 55, 46, 10), CGRect(0, 65, 46, 10),
      ])
  }

  @Test("rows of a horizontal grid are filled column after column")
  func horizontalGrid() throws {
    let found = try rects {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
        ForEach(0..<3) { _ in Color.red.frame(width: 10) }
      }
    }
    #expect(found == [CGRect(40, 26, 10, 20), CGRect(40, 54, 10, 20), CGRect(50, 26, 10, 20)])
  }

  @Test("lazy stacks take all the room across, each view its ideal length")
  func lazyStacks() throws {
    let found = try rects {
      LazyVStack(alignment: .trailing, spacing: 0) {
        Box(20, 10)
        Color.red
      }
    }
    #expect(found == [CGRect(80, 40, 20, 10), CGRect(0, 50, 100, 10)])
  }

  // MARK: What fits

  @Test("the first view that fits shows, else the last")
  func fitting() throws {
    func views() -> some View {
      ViewThatFits(in: .horizontal) {
        Box(80, 30)
        Box(50, 20)
        Box(20, 10)
      }
    }
    #expect(try rects(width: 100) { views() } == [CGRect(10, 35, 80, 30)])
    #expect(try rects(width: 60) { views() } == [CGRect(5, 40, 50, 20)])
    #expect(try rects(width: 10) { views() } == [CGRect(-5, 45, 20, 10)])
  }

  @Test("a text that would wrap does not fit along its width")
  func fittingText() throws {
    let list = try scene(width: 60) {
      ViewThatFits {
        Text("A rather long title")
        Text("Short").font(.system(size: 10))
      }
    }
    .displayList()
    #expect(list.texts.map(\.run.text) == ["Short"])
  }

  // MARK: Containers

  @Test("a share of the container leaves out the room between the shares")
  func relativeFrames() throws {
    // (100 - 3 x 8) / 4 = 19; two of them and the room between: 46.
    #expect(
      try rects {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
      } == [CGRect(27, 0, 46, 100)])
    #expect(
      try rects {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<2) { _ in
              Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            }
          }
        }
        .frame(width: 60, height: 20)
      } == [CGRect(20, 40, 30, 20), CGRect(50, 40, 30, 20)])
  }

  @Test("a scroll view stands at its start, and cuts off what is beyond its window")
  func scrollViews() throws {
    #expect(try rects { ScrollView { Box(30, 300) } } == [CGRect(35, 0, 30, 300)])
    #expect(try rects { ScrollView { Box(30, 20) } } == [CGRect(35, 0, 30, 20)])
    #expect(try rects { ScrollView(.horizontal) { Box(300, 20) } } == [CGRect(0, 40, 300, 20)])
    #expect(
      try rects { ScrollView { Box(30, 300) }.defaultScrollAnchor(.bottom) }
        == [CGRect(35, -200, 30, 300)])
    let list = try scene { ScrollView { Box(30, 300) } }.displayList()
    guard case .group(let group)? = list.items.first?.content else {
      Issue.record("expected a group")
      return
    }
    #expect(group.effects.clip?.path.boundingRect == CGRect(35, 0, 30, 100))
  }

  @Test("scroll views at their ideal size are as large as what they hold")
  func idealScrollView() throws {
    #expect(
      try rects(width: nil, height: nil) { ScrollView { Box(30, 300) } } == [CGRect(0, 0, 30, 300)])
  }

  @Test("a view mirrors where content runs from right to left, if it is to")
  func flips() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    func view(_ isOn: Bool) -> some View {
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.red).frame(width: 40, height: 10)
        .flipsForRightToLeftLayoutDirection(isOn)
    }
    let plain = try scene(environment: environment) { view(false) }.displayList()
    let flipped = try scene(environment: environment) { view(true) }.displayList()
    #expect(plain != flipped)
    #expect(try scene { view(true) }.displayList() == scene { view(false) }.displayList())
  }
}
