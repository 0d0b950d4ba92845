import Foundation
import Testing
import VectorGeometry
import ViewLayout

@Suite("Frames")
struct FrameLayoutTests {
  @Test("A frame has its size, and its child may be larger")
  func fixed() {
    let child = box(50, 10)
    let frame = child.frame(20, 20).laidOut(500, 500)
    #expect(frame.frame.size == CGSize(width: 20, height: 20))
    #expect(child.frame == rect(-15, 5, 50, 10))
  }

  @Test("A free axis is the child's, which is offered the proposal there")
  func free() {
    #expect(fill().frame(20).sizeThatFits(ProposedViewSize(width: 5, height: 30)).height == 30)
    #expect(fill().frame(20).sizeThatFits(.unspecified) == CGSize(width: 20, height: 10))
    #expect(wrapping(100).frame(25).sizeThatFits(.unspecified) == CGSize(width: 25, height: 40))
  }

  @Test(
    "The child is aligned",
    arguments: [(Alignment.topLeading, 0.0, 0.0), (.trailing, 90, 45), (.bottom, 45, 90)])
  func aligned(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
    let child = box(10, 10)
    _ = child.frame(100, 100, alignment).laidOut(nil, nil)
    #expect(child.frame.origin == CGPoint(x: x, y: y))
  }

  @Test(
    "A length that is negative or not finite counts as nil and is reported",
    arguments: [-1.0, .infinity, .nan])
  func invalid(_ length: CGFloat) {
    let frame = _FrameLayout(width: length, height: 20)
    #expect(frame.width == nil)
    #expect(frame.height == 20)
    #expect(frame.diagnostic != nil)
    #expect(_FrameLayout(width: 0, height: nil).diagnostic == nil)
    #expect(box(7, 7).modified(by: frame).sizeThatFits(.zero) == CGSize(width: 7, height: 20))
  }

  @Test("The message names the length and what is allowed")
  func message() {
    let frame = _FrameLayout(width: nil, height: -3)
    #expect(
      frame.diagnostic?.description
        == "frame height -3.0 is out of range; expected a finite number, 0 or more")
  }

  @Test("Both bounds: the proposal within them, whatever the child")
  func bothBounds() {
    let frame = box(70, 10).width(min: 20, max: 50)
    #expect(frame.sizeThatFits(ProposedViewSize(width: 10, height: 10)).width == 20)
    #expect(frame.sizeThatFits(ProposedViewSize(width: 30, height: 10)).width == 30)
    #expect(frame.sizeThatFits(ProposedViewSize(width: 90, height: 10)).width == 50)
    #expect(frame.sizeThatFits(.unspecified).width == 50)
  }

  @Test("Only a minimum: the child's length, not above the proposal, not below the minimum")
  func onlyMinimum() {
    let frame = box(70, 10).width(min: 20)
    #expect(frame.sizeThatFits(ProposedViewSize(width: 300, height: 10)).width == 70)
    #expect(frame.sizeThatFits(ProposedViewSize(width: 40, height: 10)).width == 40)
    #expect(frame.sizeThatFits(.zero).width == 20)
    #expect(frame.sizeThatFits(.unspecified).width == 70)
    #expect(box(5, 5).width(min: 20).sizeThatFits(.unspecified).width == 20)
  }

  @Test("Only a maximum: the child's length, not below the proposal, not above the maximum")
  func onlyMaximum() {
    let frame = box(30, 10).width(max: 50)
    #expect(frame.sizeThatFits(ProposedViewSize(width: 300, height: 10)).width == 50)
    #expect(frame.sizeThatFits(ProposedViewSize(width: 40, height: 10)).width == 40)
    #expect(frame.sizeThatFits(.zero).width == 30)
    #expect(frame.sizeThatFits(.unspecified).width == 30)
    #expect(box(9, 9).width(max: .infinity).sizeThatFits(.unspecified).width == 9)
    let wide = ProposedViewSize(width: 300, height: 10)
    #expect(box(9, 9).width(max: .infinity).sizeThatFits(wide).width == 300)
    #expect(box(9, 9).width(max: .infinity).sizeThatFits(.infinity).width == .infinity)
  }

  @Test("An ideal length answers a nil proposal and is offered to the child")
  func ideal() {
    let frame = wrapping(100).width(ideal: 25)
    #expect(frame.sizeThatFits(.unspecified) == CGSize(width: 25, height: 40))
    #expect(frame.sizeThatFits(ProposedViewSize(width: 50, height: nil)).width == 50)
  }

  @Test("Bounds out of order are put in order and reported")
  func sanitized() {
    let ideal = ProposedViewSize.unspecified
    #expect(box(3, 3).width(min: -10).sizeThatFits(.zero).width == 0)
    #expect(box(3, 3).width(min: -10).sizeThatFits(ideal).width == 3)
    #expect(box(3, 3).width(min: 20, ideal: 10).sizeThatFits(ideal).width == 20)
    #expect(
      box(3, 3).width(ideal: 30, max: 20).sizeThatFits(ProposedViewSize(width: 99, height: 9)).width
        == 30)
    #expect(box(3, 3).width(min: 100, ideal: 0).sizeThatFits(ideal).width == 100)
    #expect(
      _FlexFrameLayout(minWidth: 20, idealWidth: 10).diagnostic == .frameOrder(axis: .horizontal))
    #expect(
      _FlexFrameLayout(minHeight: 20, maxHeight: 10).diagnostic == .frameOrder(axis: .vertical))
    #expect(
      _FlexFrameLayout(minHeight: -20).diagnostic == .frameLength(-20, axis: .vertical))
    #expect(
      _FlexFrameLayout(minWidth: .infinity).diagnostic == .frameLength(.infinity, axis: .horizontal)
    )
    #expect(_FlexFrameLayout(maxWidth: .nan).diagnostic != nil)
    #expect(_FlexFrameLayout(minWidth: 0, idealWidth: 5, maxWidth: .infinity).diagnostic == nil)
  }

  @Test("Text under a maximum, asked for its ideal, is placed in the maximum")
  func placedInMaximum() {
    let words = wrapping(100)
    let frame = words.width(max: 25).laidOut(nil, nil)
    #expect(frame.frame.size == CGSize(width: 25, height: 10))
    #expect(words.frame.width == 25)
  }

  @Test("A frame lets its child's guides through, in their place")
  func guides() {
    let row = hstack(
      .firstTextBaseline, spacing: 0, text(10, 20, baseline: 15).frame(20, 40), box(5, 5)
    )
    .laidOut(nil, nil)
    // Centred in 40, the baseline is at 10 + 15.
    #expect(row.childFrames.map(\.minY) == [0, 20])
  }
}
