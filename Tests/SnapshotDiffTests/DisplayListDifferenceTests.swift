import Foundation
import SnapshotDiff
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct DisplayListDifferenceTests {
  private typealias Entry = (origin: String?, change: DisplayListDifference.Change)

  private func item(_ width: CGFloat, _ origin: String?) -> DisplayItem {
    let rect = CGRect(x: 0, y: 0, width: width, height: 1)
    let path = Path(elements: [.move(to: rect.origin)], primitive: .rect(rect))
    return DisplayItem(.fill(FillItem(path: path, paint: .color(.black))), origin: origin)
  }

  private func list(_ items: DisplayItem...) -> DisplayList {
    DisplayList(size: CGSize(width: 9, height: 9), items: items)
  }

  private func line(_ width: Int) -> String { "fill rect(0 0 \(width) 1) #000000FF" }

  @Test func `Equal lists have no difference`() {
    let list = list(item(1, "a"), item(2, "b"))
    let difference = DisplayListDifference(list, list)
    #expect(difference.isEmpty)
    #expect(difference.description.isEmpty)
  }

  @Test func `A change names its view, old and new`() {
    let difference = DisplayListDifference(
      list(item(1, "a"), item(2, "b")), list(item(1, "a"), item(3, "b")))
    #expect(difference.entries.map(\.origin) == ["b"])
    #expect(difference.entries.map(\.change) == [.changed(from: line(2), to: line(3))])
    #expect(difference.description == "b\n  - \(line(2))\n  + \(line(3))")
  }

  @Test func `Views that come and go don't change the others`() {
    let difference = DisplayListDifference(
      list(item(1, "a"), item(2, "b"), item(2, "c")),
      list(item(5, "new"), item(1, "a"), item(2, "c")))
    #expect(difference.entries.map(\.change) == [.added(line(5)), .removed(line(2))])
    #expect(difference.origins == ["new", "b"])
  }

  @Test func `What is drawn in another order has moved`() {
    let difference = DisplayListDifference(
      list(item(1, "a"), item(2, "b"), item(3, "c")), list(item(3, "c"), item(1, "a"), item(2, "b"))
    )
    #expect(difference.entries.map(\.change) == [.moved(line(3))])
    #expect(difference.origins == ["c"])
  }

  @Test func `Lines of one view are matched by what they say`() {
    let difference = DisplayListDifference(
      list(item(1, "a"), item(2, "a"), item(3, "a")), list(item(2, "a"), item(3, "a")))
    #expect(difference.entries.map(\.change) == [.removed(line(1))])
  }

  @Test func `The parts of a group belong to its view`() {
    func group(_ radius: CGFloat) -> DisplayList {
      var effects = DisplayGroup.Effects()
      effects.filters = [.blur(radius: radius, opaque: false)]
      let group = DisplayGroup(effects: effects, items: [item(1, "a/inner")])
      return list(DisplayItem(.group(group), origin: "a"))
    }
    let difference = DisplayListDifference(group(1), group(2))
    #expect(difference.origins == ["a"])
    #expect(difference.entries.count == 1)
  }

  @Test func `A group without a view belongs to the view in it`() {
    let old = "group @root\n  group opacity(0.5)\n    fill @root/0:Circle#sun\n"
    let difference = DisplayListDifference(old, old.replacing("0.5", with: "0.4"))
    #expect(difference.origins == ["root/0:Circle#sun"])
  }

  @Test func `The size of the picture belongs to no view`() {
    let difference = DisplayListDifference(
      "displayList 1 2\nfill @a\n", "displayList 3 2\nfill @a\n")
    #expect(difference.entries.map(\.origin) == [nil])
    #expect(difference.description == "(no view)\n  - displayList 1 2\n  + displayList 3 2")
  }

  @Test func `An at sign in a text is no origin`() {
    let difference = DisplayListDifference(
      "text \"me \\\" @home\" at(0 0) @root/Text", "text \"me \\\" @work\" at(0 0) @root/Text")
    #expect(difference.origins == ["root/Text"])
    #expect(
      difference.entries.map(\.change) == [
        .changed(from: "text \"me \\\" @home\" at(0 0)", to: "text \"me \\\" @work\" at(0 0)")
      ])
  }

  @Test func `Ten thousand changed lines are compared in their order`() {
    let old = (0..<10_000).map { "fill \($0) @v" }.joined(separator: "\n")
    let new = (0..<10_000).map { "fill \($0 + 10_000) @v" }.joined(separator: "\n")
    let difference = DisplayListDifference(old, new)
    #expect(difference.entries.count == 10_000)
    #expect(difference.entries.first?.change == .changed(from: "fill 0", to: "fill 10000"))
  }
}
