import Foundation
import Testing
import VectorGeometry
import ViewLayout

@Suite("ViewSpacing")
struct ViewSpacingTests {
  @Test(
    "The larger preference of both sides counts",
    arguments: [(11.0, 17.0, 17.0), (23, 3, 23), (7, 13, 13)])
  func larger(_ first: CGFloat, _ second: CGFloat, _ expected: CGFloat) {
    let before = ViewSpacing(length: first, edges: .all)
    let after = ViewSpacing(length: second, edges: .all)
    #expect(before.distance(to: after, along: .horizontal) == expected)
    #expect(before.distance(to: after, along: .vertical) == expected)
  }

  @Test("Only the edges that meet count")
  func edges() {
    let before = ViewSpacing(length: 30, edges: [.leading, .top])
    let after = ViewSpacing(length: 5, edges: .leading)
    #expect(before.distance(to: after, along: .horizontal) == 5)
    #expect(before.distance(to: after, along: .vertical) == 8)
    #expect(after.distance(to: before, along: .vertical) == 30)
  }

  @Test("Without preferences the distance is 8, and zero asks for none")
  func defaults() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: .text(leading: 3), along: .vertical) == 0)
  }

  @Test("Text keeps its leading to text below, 8 to text beside and to all else")
  func text() {
    let plain = ViewSpacing.text(leading: 0)
    let loose = ViewSpacing.text(leading: 4)
    #expect(plain.distance(to: plain, along: .vertical) == 0)
    #expect(plain.distance(to: loose, along: .vertical) == 4)
    #expect(plain.distance(to: plain, along: .horizontal) == 8)
    #expect(plain.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: plain, along: .vertical) == 8)
  }

  @Test func `A text has different distances to views above and below`() {
    let text = ViewSpacing.text(leading: 0, above: 6, below: 10)
    #expect(ViewSpacing().distance(to: text, along: .vertical) == 6)
    #expect(text.distance(to: ViewSpacing(), along: .vertical) == 10)
    #expect(text.distance(to: text, along: .vertical) == 0)
    #expect(text.distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  @Test("A row of text and picture keeps 8 to the text above")
  func mixedRow() {
    let row = ViewSpacing.stack([.text(leading: 0), ViewSpacing()], along: .horizontal)
    #expect(ViewSpacing.text(leading: 0).distance(to: row, along: .vertical) == 8)
    let words = ViewSpacing.stack([.text(leading: 0), .text(leading: 0)], along: .horizontal)
    #expect(ViewSpacing.text(leading: 0).distance(to: words, along: .vertical) == 0)
  }

  @Test("A stack shows its ends at its ends")
  func stackEnds() {
    let children = [
      ViewSpacing(length: 1, edges: .all), ViewSpacing(length: 2, edges: .all),
      ViewSpacing(length: 3, edges: .all),
    ]
    let stack = ViewSpacing.stack(children, along: .horizontal)
    let other = ViewSpacing.zero
    #expect(other.distance(to: stack, along: .horizontal) == 1)
    #expect(stack.distance(to: other, along: .horizontal) == 3)
    #expect(other.distance(to: stack, along: .vertical) == 3)
  }

  @Test("A spacer asks for no distance along its axis, and no frame changes that")
  func spacer() {
    let spacer = ViewSpacing.spacer(along: .horizontal)
    #expect(spacer.distance(to: .text(leading: 0), along: .horizontal) == 0)
    #expect(spacer.distance(to: ViewSpacing(), along: .vertical) == 8)
    let framed = spacer.framed(horizontally: true, vertically: true)
    #expect(framed.distance(to: ViewSpacing(), along: .horizontal) == 0)
    let padded = spacer.padded(on: .trailing)
    #expect(padded.distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  @Test("A spacer in a row of texts adds nothing to text above and below, a picture does")
  func spacerAcross() {
    let row = ViewSpacing.stack(
      [.text(leading: 0), .spacer(along: .horizontal), .text(leading: 0)], along: .horizontal)
    #expect(row.distance(to: .text(leading: 0), along: .vertical) == 0)
    #expect(ViewSpacing.text(leading: 3).distance(to: row, along: .vertical) == 3)
    #expect(row.distance(to: ViewSpacing(), along: .vertical) == 8)
    let mixed = row.union(ViewSpacing())
    #expect(mixed.distance(to: .text(leading: 0), along: .vertical) == 8)
  }

  @Test("A stack of nothing asks for no distance", arguments: Axis.allCases)
  func emptyStack(_ axis: Axis) {
    let empty = ViewSpacing.stack([], along: axis)
    for neighbour in [ViewSpacing(), .text(leading: 4)] {
      #expect(neighbour.distance(to: empty, along: .vertical) == 0)
      #expect(empty.distance(to: neighbour, along: .horizontal) == 0)
    }
  }

  @Test("A frame and padding forget preferences where they act")
  func forget() {
    let wide = ViewSpacing(length: 20, edges: .all)
    let plain = ViewSpacing()
    let framed = wide.framed(horizontally: false, vertically: true)
    #expect(framed.distance(to: plain, along: .vertical) == 8)
    #expect(framed.distance(to: plain, along: .horizontal) == 20)
    let padded = wide.padded(on: .bottom)
    #expect(padded.distance(to: plain, along: .vertical) == 8)
    #expect(plain.distance(to: padded, along: .vertical) == 20)
  }

  @Test("A union takes the larger of each, on the chosen edges")
  func union() {
    var spacing = ViewSpacing(length: 4, edges: .all)
    spacing.formUnion(ViewSpacing(length: 9, edges: .all), edges: .trailing)
    #expect(spacing.distance(to: .zero, along: .horizontal) == 9)
    #expect(spacing.distance(to: .zero, along: .vertical) == 4)
    let both = ViewSpacing(length: 4, edges: .all).union(ViewSpacing(length: 9, edges: .all))
    #expect(both.distance(to: .zero, along: .vertical) == 9)
  }
}
