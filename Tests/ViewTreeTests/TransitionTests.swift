import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// A transition with a body of one's own: phases tell it apart.
private struct Lift: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * 40)
  }
}

@Suite("Transitions") @MainActor
struct TransitionTests {
  private var square: some View { Rectangle().frame(width: 10, height: 10) }

  /// What one linear second of coming or going draws.
  private func list<V: View>(
    isShown: Bool, at time: Double, animation: Animation? = .linear(duration: 1),
    @ViewBuilder _ view: @escaping (Bool) -> V
  ) throws -> DisplayList {
    let stage = try Stage(!isShown, content: view)
    stage.set(isShown, at: 1, animation: animation)
    return try stage.graph.displayList(at: 1 + time)
  }

  private func opacities(_ items: [DisplayItem]) -> [Double] {
    items.flatMap { item -> [Double] in
      guard case .group(let group) = item.content else { return [] }
      return (group.effects.opacity < 1 ? [group.effects.opacity] : []) + opacities(group.items)
    }
  }

  /// The rectangles of the fills as they are drawn, with the transforms around them.
  private func drawn(_ items: [DisplayItem], _ map: CGAffineTransform = .identity) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.content {
      case .fill(let fill): [fill.path.boundingRect.applying(map)]
      case .group(let group): drawn(group.items, group.effects.transform.concatenating(map))
      default: []
      }
    }
  }

  @Test("without a transition a view fades", arguments: [true, false])
  func fade(isShown: Bool) throws {
    let middle = try list(isShown: isShown, at: 0.25) { if $0 { square } }
    #expect(opacities(middle.items) == [isShown ? 0.25 : 0.75])
    let end = try list(isShown: isShown, at: 1) { if $0 { square } }
    #expect(opacities(end.items).isEmpty)
    #expect(end.fillRects.count == (isShown ? 1 : 0))
  }

  @Test("a change without an animation has no transition")
  func unanimated() throws {
    #expect(try list(isShown: false, at: 0, animation: nil) { if $0 { square } }.items.isEmpty)
    let come = try list(isShown: true, at: 0, animation: nil) { if $0 { square } }
    #expect(opacities(come.items).isEmpty)
    #expect(come.fillRects == [CGRect(45, 45, 10, 10)])
  }

  @Test("what is there at first has no transition")
  func first() throws {
    let graph = scene { square.transition(.slide) }
    #expect(try graph.displayList().fillRects == [CGRect(45, 45, 10, 10)])
  }

  @Test("a move comes from its edge and goes there, by the view's own length")
  func move() throws {
    let come = try list(isShown: true, at: 0.25) { if $0 { square.transition(.move(edge: .top)) } }
    #expect(drawn(come.items) == [CGRect(45, 37.5, 10, 10)])
    let go = try list(isShown: false, at: 0.25) { if $0 { square.transition(.move(edge: .top)) } }
    #expect(drawn(go.items) == [CGRect(45, 42.5, 10, 10)])
  }

  @Test("a slide comes from the leading edge and goes to the trailing one")
  func slide() throws {
    let come = try list(isShown: true, at: 0.5) { if $0 { square.transition(.slide) } }
    #expect(drawn(come.items) == [CGRect(40, 45, 10, 10)])
    let go = try list(isShown: false, at: 0.5) { if $0 { square.transition(.slide) } }
    #expect(drawn(go.items) == [CGRect(50, 45, 10, 10)])
  }

  @Test("a push comes from an edge, goes to the other and fades")
  func push() throws {
    let go = try list(isShown: false, at: 0.5) { if $0 { square.transition(.push(from: .top)) } }
    #expect(drawn(go.items) == [CGRect(45, 50, 10, 10)])
    #expect(opacities(go.items) == [0.5])
  }

  @Test("a scale grows about its anchor")
  func scale() throws {
    let come = try list(isShown: true, at: 0.5) {
      if $0 { square.transition(.scale(scale: 0.5, anchor: .topLeading)) }
    }
    #expect(drawn(come.items) == [CGRect(45, 45, 7.5, 7.5)])
  }

  @Test("an offset moves over a distance, an identity does nothing")
  func offset() throws {
    let come = try list(isShown: true, at: 0.5) {
      if $0 { square.transition(.offset(x: 20, y: 0)) }
    }
    #expect(drawn(come.items) == [CGRect(55, 45, 10, 10)])
    #expect(
      try list(isShown: false, at: 0) { if $0 { square.transition(.identity) } }.items.isEmpty)
  }

  @Test("an asymmetric transition comes one way and goes another")
  func asymmetric() throws {
    let transition = AnyTransition.asymmetric(
      insertion: .move(edge: .leading), removal: .offset(x: 0, y: 20))
    let come = try list(isShown: true, at: 0.5) { if $0 { square.transition(transition) } }
    #expect(drawn(come.items) == [CGRect(40, 45, 10, 10)])
    let go = try list(isShown: false, at: 0.5) { if $0 { square.transition(transition) } }
    #expect(drawn(go.items) == [CGRect(45, 55, 10, 10)])
  }

  @Test("combined transitions run at once")
  func combined() throws {
    let transition = AnyTransition.opacity.combined(with: .offset(x: 20, y: 0))
    let come = try list(isShown: true, at: 0.5) { if $0 { square.transition(transition) } }
    #expect(drawn(come.items) == [CGRect(55, 45, 10, 10)])
    #expect(opacities(come.items) == [0.5])
  }

  @Test("a transition between two values of a modifier")
  func modifier() throws {
    let transition = AnyTransition.modifier(
      active: _OffsetEffect(offset: CGSize(width: 0, height: 10)),
      identity: _OffsetEffect(offset: .zero))
    let go = try list(isShown: false, at: 0.5) { if $0 { square.transition(transition) } }
    #expect(drawn(go.items) == [CGRect(45, 50, 10, 10)])
  }

  @Test("a transition of one's own knows its phase")
  func custom() throws {
    let come = try list(isShown: true, at: 0.75) { if $0 { square.transition(Lift()) } }
    #expect(drawn(come.items) == [CGRect(45, 35, 10, 10)])
    let go = try list(isShown: false, at: 0.75) { if $0 { square.transition(Lift()) } }
    #expect(drawn(go.items) == [CGRect(45, 75, 10, 10)])
  }

  @Test("a transition's own animation takes the place of the change's")
  func ownAnimation() throws {
    let transition = AnyTransition.opacity.animation(.linear(duration: 2))
    let go = try list(isShown: false, at: 1, animation: nil) {
      if $0 { square.transition(transition) }
    }
    #expect(opacities(go.items) == [0.5])
  }

  @Test("what goes is out of the layout at once, and stays where it was")
  func layout() throws {
    let middle = try list(isShown: false, at: 0.5) { isShown in
      HStack(spacing: 0) {
        if isShown { square }
        Ellipse().frame(width: 10, height: 10)
      }
    }
    // The square was at 40; the ellipse moves from 50 to 45.
    #expect(middle.fillRects == [CGRect(40, 45, 10, 10), CGRect(47.5, 45, 10, 10)])
  }

  @Test("what goes keeps its place among the siblings' drawing order")
  func order() throws {
    let middle = try list(isShown: false, at: 0.5) { isShown in
      ZStack {
        Color.red.frame(width: 30, height: 30)
        if isShown { square }
        Color.blue.frame(width: 5, height: 5)
      }
    }
    #expect(middle.fillRects.map(\.width) == [30, 10, 5])
  }

  @Test("a branch that gives way to another fades as the other comes")
  func branches() throws {
    let middle = try list(isShown: false, at: 0.25) { isShown in
      if isShown { square } else { Ellipse().frame(width: 10, height: 10) }
    }
    #expect(opacities(middle.items) == [0.75, 0.25])
  }

  @Test("another id is another view, which fades in as the old one goes")
  func ids() throws {
    let middle = try list(isShown: true, at: 0.25) { square.id($0) }
    #expect(opacities(middle.items) == [0.75, 0.25])
  }

  @Test("rows of a list come and go in their places")
  func rows() throws {
    let stage = try Stage([1, 2, 3]) { ids in
      VStack(spacing: 0) { ForEach(ids, id: \.self) { _ in square } }
    }
    stage.set([1, 3], at: 1, animation: .linear(duration: 1))
    let middle = try stage.graph.displayList(at: 1.5)
    // The second stays at 45; the first moves from 35 to 40, the third from 55 to 50.
    #expect(middle.fillRects.map(\.minY) == [37.5, 45, 52.5])
    #expect(opacities(middle.items) == [0.5])
    #expect(try stage.graph.displayList(at: 2).fillRects.map(\.minY) == [40, 50])
  }

  @Test("what comes back while it goes turns round and keeps its state")
  func revival() throws { try expectRevival(in: try Stage(true) { if $0 { Counter() } }) }

  @Test("what comes back in an AnyView of another type turns round too")
  func revivalOfErased() throws {
    try expectRevival(in: try Stage(true) { erased($0) })
  }

  @Test("what comes back in an AnyView that is modified turns round too")
  func revivalInModifier() throws {
    try expectRevival(in: try Stage(true) { erased($0).padding(1) })
  }

  @Test("what comes back in a row that is an AnyView turns round too")
  func revivalInRow() throws {
    try expectRevival(in: try Stage(true) { isShown in ForEach(0..<1) { _ in erased(isShown) } })
  }

  private func erased(_ isShown: Bool) -> AnyView {
    isShown ? AnyView(Counter()) : AnyView(EmptyView())
  }

  private func expectRevival(in stage: Stage<Bool>) throws {
    stage.set(false, at: 1, animation: .linear(duration: 1))
    stage.set(true, at: 1.5, animation: .linear(duration: 1))
    let middle = try stage.graph.displayList(at: 2)
    // 0.5 at 1.5 s; half of the rest at 2 s, while the old way would have come to its end.
    #expect(opacities(middle.items).count == 1)
    #expect(middle.fillRects.map(\.width) == [20])
    let end = try stage.graph.displayList(at: 3)
    #expect(opacities(end.items).isEmpty)
    #expect(end.fillRects.map(\.width) == [20])
  }

  /// A square that is larger once it has appeared.
  private struct Counter: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Rectangle().frame(width: width, height: 10).onAppear { width += 10 }
    }
  }

  @Test("a view disappears when its transition has ended")
  func disappearance() throws {
    let log = Log()
    let stage = try Stage(true) { if $0 { square.onDisappear { log.lines.append("gone") } } }
    stage.set(false, at: 1, animation: .linear(duration: 1))
    _ = try stage.graph.displayList(at: 1.9)
    #expect(log.lines.isEmpty)
    _ = try stage.graph.displayList(at: 2)
    #expect(log.lines == ["gone"])
  }

  private final class Log { var lines: [String] = [] }

  @Test("frames of a transition are the same in any order")
  func order2() throws {
    func make() throws -> Stage<Bool> {
      let stage = try Stage(true) { isShown in
        HStack {
          if isShown { square.transition(.scale.combined(with: .opacity)) }
          Ellipse().frame(width: 10, height: 10)
        }
      }
      stage.set(false, at: 1, animation: .spring)
      stage.set(true, at: 1.2, animation: .bouncy)
      return stage
    }
    let times = [1.0, 1.1, 1.2, 1.3, 1.7, 4]
    let whole = try make()
    let lists = try times.map { try whole.graph.displayList(at: $0) }
    for (time, list) in zip(times, lists) {
      #expect(try make().graph.displayList(at: time) == list, "at \(time)")
    }
  }

  @Test("the length of a scene has its transitions in it")
  func length() throws {
    let stage = try Stage(true) { if $0 { square } }
    stage.set(false, at: 1, animation: .linear(duration: 2))
    #expect(try stage.graph.length() == .rest(at: 3))
  }
}
