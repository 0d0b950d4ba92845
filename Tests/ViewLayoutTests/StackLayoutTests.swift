import Foundation
import Testing
import VectorGeometry
import ViewLayout

@Suite("HStackLayout and VStackLayout")
struct StackLayoutTests {
  @Test("An empty stack is empty, whatever it is offered")
  func empty() {
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      #expect(hstack().sizeThatFits(proposal) == .zero)
      #expect(vstack().sizeThatFits(proposal) == .zero)
    }
  }

  @Test("Flexible children share what the fixed ones leave")
  func sharesRest() {
    let stack = hstack(spacing: 10, fill(), box(50, 20), fill()).laidOut(270, 40)
    #expect(
      stack.childFrames == [rect(0, 0, 100, 40), rect(110, 10, 50, 20), rect(170, 0, 100, 40)])
    #expect(stack.frame.size == CGSize(width: 270, height: 40))
  }

  @Test("The least flexible child is asked first, wherever it stands")
  func leastFlexibleFirst() {
    // Flexibility 20, infinite, 60. Shares: 120/3 = 40 -> 20; 100/2 = 50 -> 50; rest 50.
    let stack = hstack(
      spacing: 0, fill().width(min: 0, max: 20), fill(), fill().width(min: 0, max: 60))
    #expect(stack.laidOut(120, 10).childFrames.map(\.width) == [20, 50, 50])
  }

  @Test("Each child is offered its share once; what a later one leaves is not shared again")
  func noSecondPass() {
    // Text of 10...100, colour infinite: the text is asked first with 50 and wraps to 50.
    let stack = hstack(spacing: 0, fill(), wrapping(100)).laidOut(100, 40)
    #expect(stack.childFrames.map(\.width) == [50, 50])
    // Infinite flexibility both: the first takes its share of 50, the second at most 20 of the rest.
    let capped = hstack(spacing: 0, fill().width(min: 0), wrapping(20)).laidOut(100, 40)
    #expect(capped.childFrames.map(\.width) == [80, 20])
  }

  @Test("Of endlessly flexible children the one with the larger minimum comes first")
  func largerMinimumFirst() {
    // a (min 0) and b (min 70) in 100: b first is offered 50 and takes 70, a gets 30.
    let stack = hstack(spacing: 0, fill(), fill().width(min: 70)).laidOut(100, 10)
    #expect(stack.childFrames.map(\.width) == [30, 70])
  }

  @Test("Children that overflow keep the stack's start")
  func overflow() {
    let stack = hstack(spacing: 0, box(80, 10), fill(), box(80, 10)).laidOut(100, 10)
    #expect(stack.childFrames.map(\.minX) == [0, 80, 80])
    #expect(stack.frame.width == 160)
    #expect(stack.childFrames[1].width == 0)
  }

  @Test("Lower priorities keep their minimum while the higher are served")
  func priorities() {
    // 100 - min 30 of the lower group = 70 for the higher one, the lower gets the rest.
    let stack = hstack(
      spacing: 0, fill().width(min: 30), fill().width(min: 0, max: 60).prioritized(1))
    #expect(stack.laidOut(100, 10).childFrames.map(\.width) == [40, 60])
    let greedy = hstack(spacing: 0, fill().width(min: 30), fill().prioritized(1))
    #expect(greedy.laidOut(100, 10).childFrames.map(\.width) == [30, 70])
  }

  @Test("Three priorities are served one after the other")
  func threePriorities() {
    let stack = hstack(
      spacing: 0, fill().width(min: 10).prioritized(-1), fill().width(min: 20),
      fill().width(min: 0, max: 50).prioritized(2)
    ).laidOut(100, 10)
    // 2: offered 100 - 30 = 70, takes 50. 0: offered 50 - 10 = 40. -1: the rest, 10.
    #expect(stack.childFrames.map(\.width) == [10, 40, 50])
  }

  @Test("A spacer takes what all others leave, never less than its minimum")
  func spacers() {
    let row = hstack(box(30, 10), spacer(nil, .horizontal), box(20, 10)).laidOut(100, 10)
    #expect(row.childFrames.map(\.minX) == [0, 30, 80])
    let tight = hstack(box(30, 10), spacer(nil, .horizontal), box(20, 10)).laidOut(40, 10)
    #expect(tight.frame.width == 58)
    let none = hstack(box(30, 10), spacer(0, .horizontal), box(20, 10)).laidOut(40, 10)
    #expect(none.frame.width == 50)
  }

  @Test("A colour beside a spacer takes all but the spacer's minimum")
  func spacerIsLast() {
    let row = hstack(fill(), spacer(nil, .horizontal)).laidOut(100, 10)
    #expect(row.childFrames.map(\.width) == [92, 8])
  }

  @Test("Three spacers and two bars of 2 in 12 points overflow on both sides")
  func spacersOverflow() {
    let bars = vstack(
      spacer(nil, .vertical), fill().frame(nil, 2), spacer(nil, .vertical), fill().frame(nil, 2),
      spacer(nil, .vertical))
    let frame = bars.frame(12, 12).laidOut(12, 12)
    #expect(bars.frame == rect(0, -8, 12, 28))
    #expect(bars.childFrames[1] == rect(0, 0, 12, 2))
    #expect(bars.childFrames[3] == rect(0, 10, 12, 2))
    #expect(frame.frame.height == 12)
  }

  @Test("A stack of one spacer is zero across")
  func onlySpacer() {
    #expect(
      vstack(spacer(nil, .vertical)).sizeThatFits(ProposedViewSize(width: 400, height: 600))
        == CGSize(width: 0, height: 600))
    #expect(
      hstack(spacer(nil, .horizontal)).sizeThatFits(ProposedViewSize(width: 400, height: 600))
        == CGSize(width: 400, height: 0))
  }

  @Test("A spacer outside stacks fills both ways, 8 where it is asked for its ideal")
  func looseSpacer() {
    let loose = spacer(nil, nil)
    #expect(loose.sizeThatFits(ProposedViewSize(width: 50, height: nil)).width == 50)
    #expect(loose.sizeThatFits(ProposedViewSize(width: 50, height: nil)).height == 8)
  }

  @Test("A nil length is passed on as nil to every child")
  func nilMajor() {
    let row = hstack(spacing: 0, fill(), wrapping(70), spacer(nil, .horizontal)).laidOut(nil, 30)
    #expect(row.childFrames.map(\.width) == [10, 70, 8])
    #expect(row.frame.width == 88)
  }

  @Test("A nil length across is the resulting one when children are placed")
  func nilCross() {
    let column = vstack(spacing: 0, fill(), box(60, 20)).laidOut(nil, 50)
    #expect(column.frame.size == CGSize(width: 60, height: 50))
    #expect(column.childFrames == [rect(0, 0, 60, 30), rect(0, 30, 60, 20)])
    let list = vstack(spacing: 0, text(60, 10), divider(in: .vertical), text(20, 10)).laidOut(
      nil, nil)
    #expect(list.childFrames[1] == rect(0, 10, 60, 1))
  }

  @Test("Infinite proposals give infinite sizes of flexible children only")
  func infinite() {
    #expect(hstack(fill(), fill()).sizeThatFits(.infinity).width == .infinity)
    #expect(
      hstack(spacing: 4, box(10, 5), box(20, 9)).sizeThatFits(.infinity)
        == CGSize(width: 34, height: 9))
    #expect(vstack(fill(), box(5, 5)).sizeThatFits(.infinity).width == .infinity)
  }

  @Test("Distances are the larger preference, 8 by default, or the stack's own")
  func distances() {
    #expect(hstack(box(1, 1), box(1, 1)).sizeThatFits(.unspecified).width == 10)
    #expect(hstack(prefers(11), prefers(17)).sizeThatFits(.unspecified).width == 37)
    #expect(hstack(spacing: 3, prefers(11), prefers(17)).sizeThatFits(.unspecified).width == 23)
    #expect(vstack(text(5, 16), text(5, 16)).sizeThatFits(.unspecified).height == 32)
    #expect(vstack(text(5, 16), text(5, 16).padding(1)).sizeThatFits(.unspecified).height == 42)
    #expect(
      vstack(text(5, 16), text(5, 16).frame(nil, 16)).sizeThatFits(.unspecified).height == 40)
    #expect(
      vstack(text(5, 16), text(5, 16).frame(5, nil)).sizeThatFits(.unspecified).height == 32)
    #expect(vstack(text(5, 16), text(5, 16).fixedSize()).sizeThatFits(.unspecified).height == 32)
    #expect(
      vstack(text(5, 16), vstack(text(5, 16), text(5, 16))).sizeThatFits(.unspecified).height == 48)
  }

  @Test("Negative spacing overlaps, and a stack is never smaller than nothing")
  func negativeSpacing() {
    let row = hstack(spacing: -4, box(10, 10), box(10, 10)).laidOut(nil, nil)
    #expect(row.childFrames.map(\.minX) == [0, 6])
    #expect(row.frame.width == 16)
    #expect(hstack(spacing: -40, box(10, 1), box(10, 1)).sizeThatFits(.zero).width == 0)
  }

  @Test(
    "Children are aligned across",
    arguments: [
      (VerticalAlignment.top, [0.0, 0]), (.center, [0, 15]), (.bottom, [0, 30]),
    ])
  func alignments(_ alignment: VerticalAlignment, _ expected: [CGFloat]) {
    let row = hstack(alignment, spacing: 0, box(10, 40), box(10, 10)).laidOut(nil, nil)
    #expect(row.childFrames.map(\.minY) == expected)
  }

  @Test("Baselines of text meet, and views without text stand on theirs")
  func baselines() {
    let row = hstack(
      .firstTextBaseline, spacing: 0, text(10, 40, baseline: 30), text(10, 20, baseline: 15),
      box(5, 12)
    )
    .laidOut(nil, nil)
    #expect(row.childFrames.map(\.minY) == [0, 15, 18])
    #expect(row.frame.height == 40)
  }

  @Test("A column's first baseline is its topmost, the last its bottommost")
  func nestedBaselines() {
    let column = vstack(spacing: 0, text(10, 20, baseline: 15), text(10, 20, baseline: 15))
    let first = hstack(.firstTextBaseline, spacing: 0, column, text(10, 10, baseline: 8)).laidOut(
      nil, nil)
    #expect(first.childFrames.map(\.minY) == [0, 7])
    let other = vstack(spacing: 0, text(10, 20, baseline: 15), text(10, 20, baseline: 15))
    let last = hstack(.lastTextBaseline, spacing: 0, other, text(10, 10, baseline: 8)).laidOut(
      nil, nil)
    #expect(last.childFrames.map(\.minY) == [0, 27])
  }

  @Test("The children need not fit beside a line: the union of their extents is the size")
  func explicitGuides() {
    let column = vstack(.leading, spacing: 0, box(30, 10), box(30, 10).guide(.leading) { _ in 20 })
      .laidOut(nil, nil)
    #expect(column.childFrames.map(\.minX) == [20, 0])
    #expect(column.frame.width == 50)
    let negative = vstack(
      .leading, spacing: 0, box(30, 10), box(30, 10).guide(.leading) { -$0.width }
    )
    .laidOut(nil, nil)
    #expect(negative.childFrames.map(\.minX) == [0, 30])
    #expect(negative.frame.width == 60)
  }

  @Test("Stacking orientation is the stack's axis")
  func orientation() {
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
    #expect(HStackLayout().spacing == nil)
    #expect(VStackLayout().alignment == .center)
  }

  @Test("Dividers lie across the stack")
  func dividers() {
    let row = hstack(spacing: 0, box(10, 30), divider(in: .horizontal)).laidOut(nil, nil)
    #expect(row.childFrames[1] == rect(10, 0, 1, 30))
    let column = vstack(spacing: 0, box(10, 30), divider(in: .vertical)).laidOut(200, nil)
    #expect(column.childFrames[1] == rect(0, 30, 200, 1))
  }

  @Test("From right to left a row is mirrored, with its alignments")
  func rightToLeft() {
    let row = hstack(spacing: 5, box(10, 10), box(20, 10)).laidOut(
      nil, nil, direction: .rightToLeft)
    #expect(row.childFrames.map(\.minX) == [25, 0])
    let column = vstack(.leading, spacing: 0, box(10, 10), box(20, 10))
      .laidOut(nil, nil, direction: .rightToLeft)
    #expect(column.childFrames.map(\.maxX) == [20, 20])
  }
}
