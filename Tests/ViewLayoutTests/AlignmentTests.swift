import Foundation
import Testing
import VectorGeometry
import ViewLayout

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@Suite("Alignment")
struct AlignmentTests {
  @Test("Built-in guides have the positions of their names")
  func defaults() {
    let view = ViewDimensions(size: CGSize(width: 40, height: 30))
    #expect(view[HorizontalAlignment.leading] == 0)
    #expect(view[HorizontalAlignment.center] == 20)
    #expect(view[HorizontalAlignment.trailing] == 40)
    #expect(view[HorizontalAlignment.listRowSeparatorTrailing] == 40)
    #expect(view[VerticalAlignment.top] == 0)
    #expect(view[VerticalAlignment.center] == 15)
    #expect(view[VerticalAlignment.bottom] == 30)
    #expect(view[VerticalAlignment.firstTextBaseline] == 30)
    #expect(view[VerticalAlignment.lastTextBaseline] == 30)
    #expect(view[VerticalAlignment.third] == 10)
    #expect(view[explicit: .third] == nil)
  }

  @Test("Guides of one name on two axes differ, and equal ones are equal")
  func identity() {
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
    #expect(VerticalAlignment(Third.self) == .third)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.leadingFirstTextBaseline.vertical == .firstTextBaseline)
  }

  @Test("Explicit values combine by average, baselines by extreme, edges not at all")
  func combining() {
    #expect(VerticalAlignment.third.combineExplicit([4, nil, 8]) == 6)
    #expect(VerticalAlignment.third.combineExplicit([nil, nil]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, nil, 8]) == 4)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, nil, 8]) == 8)
    #expect(VerticalAlignment.top.combineExplicit([4, 8]) == nil)
    #expect(HorizontalAlignment.center.combineExplicit([4, 8]) == nil)
  }

  @Test("A custom guide leaves a stack where its children set it")
  func customLeaves() {
    let column = vstack(spacing: 0, box(10, 20), box(10, 30).guide(.third) { _ in 6 })
    let row = hstack(.third, spacing: 0, column, box(10, 30)).laidOut(nil, nil)
    // The column's guide is 20 + 6; the box's is 10.
    #expect(row.childFrames.map(\.minY) == [0, 16])
  }

  @Test("An explicit edge does not leave a stack, but does leave a modifier")
  func edgesStay() {
    let inner = vstack(.leading, spacing: 0, box(10, 10).guide(.leading) { _ in 5 })
    let outer = vstack(.leading, spacing: 0, inner, box(10, 10)).laidOut(nil, nil)
    #expect(outer.childFrames.map(\.minX) == [0, 0])
    let padded = box(10, 10).guide(.leading) { _ in 5 }.padding(3)
    let column = vstack(.leading, spacing: 0, padded, box(10, 10)).laidOut(nil, nil)
    #expect(column.childFrames.map(\.minX) == [0, 8])
  }

  @Test("A guide may be computed from other guides of the view")
  func computed() {
    let low = box(10, 20).guide(.top) { $0[.bottom] }
    let row = hstack(.top, spacing: 0, low, box(10, 5)).laidOut(nil, nil)
    #expect(row.childFrames.map(\.minY) == [0, 20])
    #expect(row.frame.height == 25)
  }

  @Test("The outermost of two guides of one name counts and sees the inner")
  func nested() {
    let twice = box(10, 10).guide(.leading) { _ in 4 }.guide(.leading) { $0[.leading] + 3 }
    let column = vstack(.leading, spacing: 0, twice, box(10, 10)).laidOut(nil, nil)
    #expect(column.childFrames.map(\.minX) == [0, 7])
  }

  @Test("A guide that is no number counts as 0")
  func notANumber() {
    let column = vstack(
      .leading, spacing: 0, box(10, 10).guide(.leading) { _ in .nan }, box(10, 10)
    )
    .laidOut(nil, nil)
    #expect(column.childFrames.map(\.minX) == [0, 0])
  }
}
