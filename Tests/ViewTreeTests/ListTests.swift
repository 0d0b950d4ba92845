import Foundation
import Testing
import VectorGeometry
import VectorGraphics
import ViewLayout

@testable import InterfaceViews
@testable import ViewTree

@Suite("Lists and forms")
@MainActor
struct ListTests {
  private func list<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> DisplayList {
    let list = try scene(width: 390, height: 400) { view() }.displayList()
    #expect(list.violations().isEmpty)
    return list
  }

  @Test("rows of 44 points stand on a plate 16 points from the edges, with lines between them")
  func plates() throws {
    let rects = try list {
      List {
        Text("A")
        Text("B")
      }
    }
    .fillRects
    #expect(rects[0] == CGRect(0, 0, 390, 400))
    #expect(rects.contains(CGRect(16, 20, 358, 88)))
    #expect(rects.filter { $0.height == 1 } == [CGRect(32, 63, 342, 1)])
  }

  @Test("plain rows go from edge to edge, with a line under the last one as well")
  func plain() throws {
    let rects = try list { List(["A", "B"], id: \.self) { Text($0) }.listStyle(.plain) }.fillRects
    #expect(
      rects.filter { $0.height == 1 } == [CGRect(16, 43, 374, 1), CGRect(16, 87, 374, 1)])
  }

  @Test("beside other columns a list has neither plates nor lines, and its titles are large")
  func sidebar() throws {
    func columns<V: View>(width: CGFloat, _ first: @escaping () -> V) throws -> DisplayList {
      try scene(width: width, height: 400) {
        NavigationSplitView(sidebar: first) { Color.clear }
      }.displayList()
    }
    let content = Section("Title") {
      Text("A").tag(1)
      Text("B").tag(2)
    }
    let wide = try columns(width: 900) { List(selection: .constant(1 as Int?)) { content } }
    // The line between the columns is one point wide; no line lies between the rows.
    #expect(wide.fillRects.filter { $0.height == 1 }.isEmpty)
    #expect(!wide.fillRects.contains { $0.width == 288 && $0.height == 88 })
    #expect(wide.texts.first?.run.text == "Title" && wide.texts.first?.run.size == 20)
    let plates = try columns(width: 900) { List { content }.listStyle(.insetGrouped) }
    #expect(plates.fillRects.contains { $0.width == 288 && $0.height == 88 })
    let narrow = try columns(width: 390) { List { content }.listStyle(.sidebar) }
    #expect(narrow.fillRects.contains { $0.width == 358 && $0.height == 88 })
    let alone = try scene(width: 900, height: 400) {
      List { content }.listStyle(.sidebar)
    }.displayList()
    #expect(!alone.fillRects.contains { $0.width == 868 })
  }

  @Test("the badge of a link stands before its sign, which the first of several columns has not")
  func linkBadges() throws {
    let row = try list { List { NavigationLink("A") { Text("B") }.badge(5) } }
    let badge = try #require(row.texts.last)
    let sign = try #require(row.strokes.first)
    #expect(badge.run.text == "5")
    #expect(badge.position.x + 10 < sign.path.boundingRect.minX)
    let column = try scene(width: 900, height: 400) {
      NavigationSplitView {
        List { NavigationLink("A") { Text("B") }.badge(5) }
      } detail: {
        Color.clear
      }
    }.displayList()
    #expect(column.texts.map(\.run.text) == ["A", "5"] && column.strokes.isEmpty)
  }

  @Test("rows have room, ground and lines of their own")
  func rows() throws {
    let list = try list {
      List {
        Text("A").listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 0))
        Text("B").listRowSeparator(.hidden)
        Text("C").listRowBackground(Color.mint)
      }
    }
    // 17 high with 20 above and below: 57.
    #expect(list.fillRects.contains(CGRect(16, 20, 358, 57 + 88)))
    #expect(list.fillRects.filter { $0.height == 1 }.isEmpty)
    #expect(list.texts[0].position.x == 56)
    #expect(list.fillRects.contains(CGRect(16, 121, 358, 44)))
  }

  @Test("the icons of labels stand in a column, so that their titles begin at one place")
  func labels() throws {
    func label(_ title: String, _ width: CGFloat) -> some View {
      Label {
        Text(title)
      } icon: {
        Color.red.frame(width: width, height: 10)
      }
    }
    let list = try list {
      List {
        label("A", 8)
        label("B", 28)
        label("C", 40)
      }
    }
    // Rows begin at 32; the column is 28 wide, and 12 points are between it and the title.
    #expect(list.texts.map(\.position.x) == [72, 72, 84])
    let icons = list.fillRects.filter { $0.height == 10 }
    #expect(icons.map(\.midX) == [46, 46, 52])
    let alone = try self.list { label("A", 8).frame(maxWidth: .infinity, alignment: .leading) }
    #expect(alone.texts.map(\.position.x) == [16])
  }

  /// Where the lines of a list's rows begin and end.
  private func lines<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [[CGFloat]] {
    try list(view).fillRects.filter { $0.height == 1 }.map { [$0.minX, $0.maxX] }
  }

  @Test("a line begins under the first text of its row, at the row's guide, or at its edge")
  func lineStarts() throws {
    let square = Color.red.frame(width: 30, height: 10)
    let lines = try lines {
      List {
        HStack(spacing: 10) {
          square
          VStack(alignment: .trailing) {
            Text("wide title")
            Text("A")
          }
          Spacer()
          Text("B")
        }
        square
        HStack(spacing: 10) {
          Text("A").frame(width: 30)
          Text("B").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
        square.overlay { Text("over") }.alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
        Picker("", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.segmented)
        square
      }
    }
    #expect(lines == [[72, 374], [32, 374], [72, 374], [32, 62], [32, 374]])
  }

  @Test("where text goes from right to left a line begins at the right")
  func mirroredLines() throws {
    let lines = try lines {
      List {
        HStack(spacing: 10) {
          Color.red.frame(width: 30, height: 10)
          Text("A")
          Spacer()
        }
        Text("B")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(lines == [[16, 318]])
  }

  @Test("an inline picker has a row for its label, unless that is hidden, and one for each option")
  func inlinePicker() throws {
    func picker() -> some View {
      Picker("Size", selection: .constant(2)) {
        Text("S").tag(1)
        Text("M").tag(2)
      }
      .pickerStyle(.inline)
    }
    let list = try list {
      List {
        picker()
        picker().labelsHidden()
      }
    }
    #expect(list.texts.map(\.position.x) == [32, 32, 32, 32, 32])
    #expect(list.fillRects.contains(CGRect(16, 20, 358, 5 * 44)))
    #expect(list.fillRects.filter { $0.height == 1 }.count == 4)
    // The two marks.
    #expect(list.strokes.count == 2)
  }

  @Test("what a disclosure group shows stands in rows of their own, moved in")
  func disclosure() throws {
    let list = try list {
      List {
        DisclosureGroup("More", isExpanded: .constant(true)) {
          Text("A")
          DisclosureGroup("Still more", isExpanded: .constant(true)) { Text("B") }
        }
        Text("C")
      }
    }
    #expect(list.texts.map(\.position.x) == [32, 52, 52, 72, 32])
    #expect(list.fillRects.contains(CGRect(16, 20, 358, 5 * 44)))
    let lines = list.fillRects.filter { $0.height == 1 }
    #expect(lines.map(\.minX) == [32, 52, 52, 72])
  }

  @Test("of a label's texts the first is the title, and the others are small and pale below")
  func labelLines() throws {
    let list = try list {
      List {
        Toggle(isOn: .constant(true)) {
          Text("A")
          Text("B")
        }
        LabeledContent {
          Text("D")
        } label: {
          Text("A")
          Text("B")
          Text("C")
        }
      }
    }
    #expect(list.texts.map(\.position.x).prefix(2) == [32, 32])
    let heights = list.texts.map { $0.position.y }
    #expect(heights.prefix(2).sorted() == Array(heights.prefix(2)) && heights[0] < heights[1])
    #expect(list.texts.count == 6)
  }

  @Test("the ground of a selected row ends at the corners of its plate")
  func selectedCorners() throws {
    let graph = scene(width: 390, height: 400) {
      List(["A", "B"], id: \.self, selection: .constant("A" as String?)) { Text($0) }
    }
    let list = try graph.displayList()
    #expect(list.fillRects.contains(CGRect(16, 20, 358, 44)))
    func clips(_ items: [DisplayItem]) -> [Path] {
      items.flatMap { item -> [Path] in
        guard case .group(let group) = item.content else { return [] }
        return [group.effects.clip?.path].compactMap(\.self) + clips(group.items)
      }
    }
    let plate = try #require(
      clips(list.items).first { $0.boundingRect == CGRect(16, 20, 358, 88) })
    #expect(!plate.contains(CGPoint(x: 17, y: 21)))
    #expect(plate.contains(CGPoint(x: 17, y: 60)))
  }

  @Test("headers and footers are small and gray, outside the plate")
  func headers() throws {
    let list = try list {
      List {
        Section(
          content: { Text("Row") }, header: { Text("Header") }, footer: { Text("Footer") })
      }
    }
    let sizes = list.texts.map(\.run.size)
    #expect(sizes == [13, 17, 13])
    let gray = try self.list { Text("A").foregroundStyle(Color.secondary) }.texts[0].paint
    #expect(list.texts[0].paint == gray)
    #expect(list.texts[2].paint == gray)
    // 16 above the header, 13 high, 7 below: the plate from 36.
    #expect(list.fillRects.contains(CGRect(16, 36, 358, 44)))
  }

  @Test("a form shows controls in rows: a label and the chosen value")
  func forms() throws {
    let list = try list {
      Form {
        Picker("Kind", selection: .constant(2)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        LabeledContent("Name", value: "Value")
        Button("Go") {}
      }
    }
    #expect(list.texts.map(\.run.text) == ["Kind", "Two", "Name", "Value", "Go"])
    #expect(list.texts[0].position.x == 32)
    #expect(list.fillRects.contains(CGRect(16, 20, 358, 132)))
  }

  @Test("a form style makes its own body of the views")
  func formStyle() throws {
    struct Boxed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) { configuration.content }
      }
    }
    let rects = try list {
      Form {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
      .formStyle(Boxed())
    }
    .fillRects
    #expect(rects == [CGRect(190, 190, 10, 10), CGRect(190, 200, 10, 10)])
  }

  @Test("a section that is not expanded shows its header alone")
  func collapsed() throws {
    let list = try list {
      List { Section("Header", isExpanded: .constant(false)) { Text("Row") } }
    }
    #expect(list.texts.map(\.run.text) == ["Header"])
  }
}
