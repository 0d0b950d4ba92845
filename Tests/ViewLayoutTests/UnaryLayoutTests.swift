import Foundation
import Testing
import VectorGeometry
import ViewLayout

@Suite("Layouts of one child")
struct UnaryLayoutTests {
  @Test("Padding is 16 by default, offers what is left, and nil stays nil")
  func padding() {
    let child = fill()
    let padded = child.modified(by: _PaddingLayout(insets: nil)).laidOut(100, 60)
    #expect(child.frame == rect(16, 16, 68, 28))
    #expect(padded.frame == rect(0, 0, 100, 60))
    #expect(fill().padding(5).sizeThatFits(.unspecified) == CGSize(width: 20, height: 20))
    #expect(fill().padding(50).sizeThatFits(.zero) == CGSize(width: 100, height: 100))
  }

  @Test("Padding acts on the chosen edges only, and may be negative")
  func paddingEdges() {
    let child = box(10, 10)
    #expect(child.padding(4, [.leading, .top]).laidOut(nil, nil).frame.width == 14)
    #expect(child.frame.origin == CGPoint(x: 4, y: 4))
    #expect(box(10, 10).padding(-20).sizeThatFits(.zero) == .zero)
    #expect(fill().padding(-5).sizeThatFits(ProposedViewSize(width: 20, height: 20)).width == 20)
  }

  @Test("Padding that is no number is none, and is reported")
  func paddingInvalid() {
    let layout = _PaddingLayout(insets: EdgeInsets(.infinity, edges: .top))
    #expect(layout.diagnostic == .inset(.infinity))
    #expect(box(5, 5).modified(by: layout).sizeThatFits(.zero) == CGSize(width: 5, height: 5))
  }

  @Test("Padding animates its insets")
  func paddingAnimates() {
    var layout = _PaddingLayout(edges: .horizontal, insets: nil)
    #expect(layout.animatableData.first.first == 0)
    #expect(layout.animatableData.first.second == 16)
    layout.animatableData.first.second = 30
    #expect(box(1, 1).modified(by: layout).sizeThatFits(.zero).width == 47)
  }

  @Test(
    "Aspect ratio offers the largest size inside or the smallest around the proposal",
    arguments: [
      (ContentMode.fit, 100.0, 100.0, 100.0, 50.0), (.fill, 100, 100, 200, 100),
      (.fit, 300, 100, 200, 100), (.fill, 300, 100, 300, 150),
    ])
  func aspect(
    _ mode: ContentMode, _ width: CGFloat, _ height: CGFloat, _ fitted: CGFloat, _ tall: CGFloat
  ) {
    let size = fill().aspect(2, mode).sizeThatFits(ProposedViewSize(width: width, height: height))
    #expect(size == CGSize(width: fitted, height: tall))
  }

  @Test("Aspect ratio computes a nil length from the other and passes two of them on")
  func aspectNil() {
    for mode in ContentMode.allCases {
      let view = fill().aspect(2, mode)
      #expect(
        view.sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 15)
      )
      #expect(
        view.sizeThatFits(ProposedViewSize(width: nil, height: 30)) == CGSize(width: 60, height: 30)
      )
      #expect(view.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
      #expect(view.sizeThatFits(.zero) == .zero)
      #expect(view.sizeThatFits(.infinity).width == .infinity)
    }
  }

  @Test("Without a ratio the child's ideal size gives it, and a fixed child stays as it is")
  func aspectIdeal() {
    let image = LeafElement { $0.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 20)) }
    #expect(
      image.aspect(nil, .fit).sizeThatFits(ProposedViewSize(width: 100, height: 100))
        == CGSize(width: 100, height: 50))
    #expect(box(7, 9).aspect(3, .fit).sizeThatFits(.infinity) == CGSize(width: 7, height: 9))
  }

  @Test(
    "A ratio that is not positive passes the proposal on and is reported",
    arguments: [0.0, -1, .nan, .infinity])
  func aspectInvalid(_ ratio: CGFloat) {
    #expect(
      fill().aspect(ratio, .fit).sizeThatFits(ProposedViewSize(width: 30, height: 20))
        == CGSize(width: 30, height: 20))
    #expect(_AspectRatioLayout(aspectRatio: ratio, contentMode: .fit).diagnostic != nil)
    #expect(
      box(0, 0).aspect(nil, .fill).sizeThatFits(ProposedViewSize(width: 5, height: 5)) == .zero)
  }

  @Test("A fixed size is the ideal one on the chosen axes")
  func fixedSize() {
    let narrow = ProposedViewSize(width: 20, height: 5)
    #expect(wrapping(100).fixedSize().sizeThatFits(narrow) == CGSize(width: 100, height: 10))
    #expect(wrapping(100).fixedSize(false, true).sizeThatFits(narrow).height == 50)
    #expect(fill().fixedSize().sizeThatFits(narrow) == CGSize(width: 10, height: 10))
    #expect(fill().fixedSize(true, false).sizeThatFits(narrow) == CGSize(width: 10, height: 5))
  }

  @Test("Position takes the whole proposal and centres the child at the point")
  func position() {
    let child = box(10, 20)
    let view = child.modified(by: _PositionLayout(position: CGPoint(x: 50, y: 60)))
    #expect(view.laidOut(200, 100).frame.size == CGSize(width: 200, height: 100))
    #expect(child.frame == rect(45, 50, 10, 20))
    #expect(view.sizeThatFits(.unspecified) == CGSize(width: 10, height: 20))
    #expect(_PositionLayout(position: CGPoint(x: CGFloat.nan, y: 0)).diagnostic != nil)
  }

  @Test("A secondary view is offered the primary's size and has no influence")
  func secondary() {
    let primary = box(60, 40)
    let badge = box(100, 10)
    let filled = fill()
    let view = primary.secondary(badge, .bottomTrailing).secondary(filled).laidOut(500, 500)
    #expect(view.frame.size == CGSize(width: 60, height: 40))
    #expect(badge.frame == rect(-40, 30, 100, 10))
    #expect(filled.frame == rect(0, 0, 60, 40))
    #expect(vstack(text(5, 16), text(5, 16).secondary(fill())).sizeThatFits(.zero).height == 32)
  }

  @Test("A secondary view is aligned by explicit guides of both")
  func secondaryGuides() {
    let badge = box(10, 10).guide(.top) { $0.height / 2 }
    _ = box(60, 40).secondary(badge, .topTrailing).laidOut(nil, nil)
    #expect(badge.frame.origin == CGPoint(x: 50, y: -5))
    let under = box(20, 2)
    let words = text(60, 20, baseline: 15).secondary(under, .leadingLastTextBaseline)
    _ = words.laidOut(nil, nil)
    #expect(under.frame == rect(0, 13, 20, 2))
  }

  @Test("Leaves answer by their rules")
  func leaves() {
    let proposal = ProposedViewSize(width: 30, height: nil)
    #expect(fill().sizeThatFits(proposal) == CGSize(width: 30, height: 10))
    #expect(circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)).width == 20)
    #expect(circle().sizeThatFits(proposal) == CGSize(width: 10, height: 10))
    #expect(divider(in: nil).sizeThatFits(proposal) == CGSize(width: 30, height: 1))
    #expect(divider(in: .horizontal).sizeThatFits(proposal) == CGSize(width: 1, height: 10))
    #expect(fill().sizeThatFits(ProposedViewSize(width: -5, height: .nan)) == .zero)
  }

  @Test("Order matters: padding inside a frame, and a frame inside padding")
  func order() {
    #expect(fill().padding(10).frame(50, 50).sizeThatFits(.zero).width == 50)
    #expect(fill().frame(50, 50).padding(10).sizeThatFits(.zero).width == 70)
  }

  @Test("A modifier of nothing is nothing")
  func nothing() {
    let empty = ContainerElement(_FrameLayout(width: 5, height: 5), [])
    #expect(empty.sizeThatFits(.zero) == .zero)
    #expect(ContainerElement(_SecondaryLayout(), []).laidOut(5, 5).frame.size == .zero)
  }
}
