import Foundation
import Testing
import VectorGeometry
import ViewLayout

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

/// A user's layout: places the even children, by weights, in a cache of its own type.
private struct Diagonal: Layout {
  struct Cache {
    var calls = 0
  }

  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.calls += 1
    let weights = subviews.reduce(0) { $0 + $1[Weight.self] }
    return CGSize(width: step * CGFloat(weights), height: CGFloat(cache.calls))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (index, subview) in subviews.enumerated() where index.isMultiple(of: 2) {
      let offset = step * CGFloat(index)
      subview.place(
        at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), anchor: .bottomTrailing,
        proposal: .unspecified)
    }
  }
}

@Suite("Layout")
struct LayoutProtocolTests {
  @Test("Anchors, and children that are not placed land centred")
  func placing() {
    let children = [box(4, 4), box(6, 2), box(4, 4)]
    let view = ContainerElement(Diagonal(step: 10), children).laidOut(nil, nil)
    // Three weights of 1: 30 wide, 1 high.
    #expect(view.frame == rect(0, 0, 30, 1))
    #expect(children[0].frame == rect(-4, -4, 4, 4))
    #expect(children[1].frame == rect(12, -0.5, 6, 2))
    #expect(children[2].frame == rect(16, 16, 4, 4))
  }

  @Test("Placing through the elements records the last place")
  func recording() {
    let element = box(4, 4)
    var cache: Void = ()
    ZStackLayout(alignment: .topLeading).placeSubviews(
      in: rect(5, 6, 4, 4), proposal: .unspecified, subviews: LayoutSubviews([element]),
      cache: &cache)
    #expect(
      element.recorded
        == LayoutPlacement(
          position: CGPoint(x: 5, y: 6), anchor: .topLeading, proposal: .unspecified))
  }

  @Test("A trial run leaves the elements' places alone")
  func trial() {
    let element = text(4, 4)
    let column = vstack(element)
    _ = column.explicitAlignment(
      VerticalAlignment.firstTextBaseline.key, in: CGSize(width: 4, height: 4),
      proposal: .unspecified)
    #expect(element.recorded == nil)
  }

  @Test("Values reach the layout, defaults where none is set")
  func values() {
    let heavy = box(1, 1)
    heavy.values[ObjectIdentifier(Weight.self)] = 3.0
    #expect(
      ContainerElement(Diagonal(step: 2), [heavy, box(1, 1)]).sizeThatFits(.zero).width == 8)
  }

  @Test("Subviews are a collection, sliced by ranges and indices")
  func subviews() {
    let elements = [box(1, 1), box(2, 2), box(3, 3)]
    let subviews = LayoutSubviews(elements, layoutDirection: .rightToLeft)
    #expect(subviews.count == 3)
    #expect(subviews[1...].map { $0.sizeThatFits(.zero).width } == [2, 3])
    #expect(subviews[[2, 0]].map { $0.sizeThatFits(.zero).width } == [3, 1])
    #expect(subviews[[2, 0]][0] == subviews[2])
    #expect(subviews[0] != subviews[1])
    #expect(subviews[1..<2].layoutDirection == .rightToLeft)
    #expect(subviews == LayoutSubviews(elements, layoutDirection: .rightToLeft))
    #expect(subviews[0].dimensions(in: .zero).width == 1)
    #expect(subviews[0].priority == 0)
  }

  @Test("An answer that is no size counts as zero")
  func sanitized() {
    let odd = LeafElement { _ in CGSize(width: CGFloat.nan, height: -4) }
    #expect(hstack(spacing: 0, odd, box(3, 3)).sizeThatFits(.unspecified).width == 3)
  }

  @Test("A layout of any type lays out as the layout it wraps")
  func anyLayout() {
    let children = { [box(10, 10), text(20, 30), fill()] }
    for layout in [AnyLayout(HStackLayout(spacing: 3)), AnyLayout(AnyLayout(VStackLayout()))] {
      let erased = ContainerElement(layout, children()).laidOut(100, 90)
      let plain: TestElement =
        layout.stackOrientation == .horizontal
        ? ContainerElement(HStackLayout(spacing: 3), children())
        : ContainerElement(VStackLayout(), children())
      _ = plain.laidOut(100, 90)
      #expect(erased.frame == plain.frame)
      #expect(erased.childFrames == plain.childFrames)
    }
  }

  @Test("An erased layout keeps its cache, and makes one when its type changes")
  func anyLayoutCache() {
    let subviews = LayoutSubviews([box(1, 1)])
    var layout = AnyLayout(Diagonal(step: 1))
    var cache = layout.makeCache(subviews: subviews)
    _ = layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
    #expect(layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).height == 2)
    layout = AnyLayout(HStackLayout())
    #expect(layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).height == 1)
    layout.updateCache(&cache, subviews: subviews)
    #expect(
      layout.spacing(subviews: subviews, cache: &cache).distance(
        to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test("An erased layout animates what it wraps")
  func anyLayoutAnimates() {
    var layout = AnyLayout(Diagonal(step: 2))
    let other = AnyLayout(Diagonal(step: 6))
    var difference = other.animatableData - layout.animatableData
    difference.scale(by: 0.5)
    layout.animatableData += difference
    #expect((layout.base as? Diagonal)?.step == 4)
    let stack = AnyLayout(HStackLayout())
    layout.animatableData = stack.animatableData
    #expect((layout.base as? Diagonal)?.step == 4)
    #expect(_AnyAnimatableData.zero == _AnyAnimatableData.zero + .zero)
    #expect(layout.animatableData + .zero == layout.animatableData)
    #expect(layout.animatableData != stack.animatableData)
    #expect(layout.animatableData.magnitudeSquared == 16)
  }
}
