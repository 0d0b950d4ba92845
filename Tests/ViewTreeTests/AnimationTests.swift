import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// A bar whose width follows its animatable data.
private nonisolated struct Bar: View, Animatable {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  var body: some View { Rectangle().frame(width: width, height: 10) }
}

private nonisolated struct Shift: ViewModifier, Animatable {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func body(content: Content) -> some View { content.offset(x: distance) }
}

@Suite("Animations of views, modifiers and layouts")
@MainActor
struct AnimationTests {
  private func rects<Value, V: View>(
    from old: Value, to new: Value, at time: Double, animation: Animation? = .linear(duration: 1),
    @ViewBuilder _ view: @escaping (Value) -> V
  ) throws -> [CGRect] {
    let stage = try Stage(old, content: view)
    stage.set(new, at: 1, animation: animation)
    return try stage.graph.displayList(at: 1 + time).fillRects
  }

  private var square: some View { Rectangle().frame(width: 10, height: 10) }

  @Test("an animated padding lays out at each time", arguments: [(0.0, 0.0), (0.5, 10), (1, 20)])
  func padding(time: Double, width: CGFloat) throws {
    #expect(
      try rects(from: CGFloat(0), to: 20, at: time) { width in
        HStack(spacing: 0) {
          square.padding(.trailing, width)
          square
        }
      } == [CGRect(40 - width / 2, 45, 10, 10), CGRect(50 + width / 2, 45, 10, 10)])
  }

  @Test("the phase of dashes moves", arguments: [(0.0, "0"), (0.5, "4"), (1, "8")])
  func dashPhase(time: Double, phase: String) throws {
    let stage = try Stage(CGFloat(0)) { phase in
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [4, 2], dashPhase: phase))
    }
    stage.set(8, at: 1, animation: .linear(duration: 1))
    let text = try stage.graph.displayList(at: 1 + time).dump()
    #expect(text.contains("dash(4 2 from \(phase))"))
  }

  @Test("an animated spacing lays out at each time")
  func spacing() throws {
    let middle = try rects(from: CGFloat(0), to: 20, at: 0.5) { spacing in
      HStack(spacing: spacing) {
        square
        square
      }
    }
    #expect(middle == [CGRect(35, 45, 10, 10), CGRect(55, 45, 10, 10)])
  }

  @Test("views and modifiers with animatable data run at each time")
  func animatableBodies() throws {
    #expect(
      try rects(from: CGFloat(10), to: 30, at: 0.5) { Bar(width: $0) } == [CGRect(40, 45, 20, 10)])
    #expect(
      try rects(from: CGFloat(0), to: 30, at: 0.5) { square.modifier(Shift(distance: $0)) }
        == [CGRect(60, 45, 10, 10)])
  }

  @Test("animation(_:value:) animates what is inside it, with its value, and nothing else")
  func valueAnimation() throws {
    func view(_ value: (x: CGFloat, trigger: Int)) -> some View {
      ZStack {
        square.offset(x: value.x).animation(.linear(duration: 1), value: value.trigger)
        square.offset(x: value.x)
      }
    }
    #expect(
      try rects(from: (0, 0), to: (20, 1), at: 0.5, animation: nil, view).map(\.minX) == [55, 65])
    #expect(
      try rects(from: (0, 0), to: (20, 0), at: 0.5, animation: nil, view).map(\.minX) == [65, 65])
  }

  @Test("animation(nil, value:) and transaction stop the animation of what is inside")
  func stopped() throws {
    let minimums = try rects(from: CGFloat(0), to: 20, at: 0.5) { x in
      ZStack {
        square.offset(x: x).animation(nil, value: x)
        square.offset(x: x).transaction { $0.animation = nil }
        square.offset(x: x)
      }
    }
    #expect(minimums.map(\.minX) == [65, 65, 55])
  }

  @Test("of nested animations the innermost counts")
  func nested() throws {
    struct Root: View {
      @State private var x: CGFloat = 0
      @State private var y: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x).offset(y: y).onAppear {
          withAnimation(.linear(duration: 1)) {
            x = 20
            withAnimation(.linear(duration: 2)) { y = 20 }
          }
        }
      }
    }
    #expect(
      try scene { Root() }.displayList(at: 0.5).fillRects == [CGRect(55, 50, 10, 10)])
  }

  @Test("what follows an animated layout goes on with its own animation, whenever it is asked for")
  func followed() throws {
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        HStack(spacing: 0) {
          Rectangle().frame(width: isOn ? 30 : 10, height: 10)
            .animation(.linear(duration: 2), value: isOn)
          Rectangle().frame(width: 10, height: 10).padding(.leading, isOn ? 20 : 0)
            .animation(.linear(duration: 1).repeatCount(2, autoreverses: true), value: isOn)
        }
        .onAppear { isOn = true }
      }
    }
    let times = [0.0, 0.4, 1, 1.5, 1.9, 2, 3]
    let inOrder = scene { Root() }
    for time in times {
      let alone = try scene { Root() }.displayList(at: time)
      #expect(try inOrder.displayList(at: time) == alone)
    }
    #expect(
      try scene { Root() }.displayList(at: 5).fillRects
        == [CGRect(20, 45, 30, 10), CGRect(70, 45, 10, 10)])
  }

  @Test("an animation schedule ticks with the scene, a paused one stands")
  func schedules() throws {
    func width(_ schedule: AnimationTimelineSchedule, rate: Double, at time: Double) throws
      -> CGFloat?
    {
      let configuration = ViewGraph.Configuration(
        proposal: ProposedViewSize(width: 100, height: 100), tickRate: rate,
        shaper: FixedWidthTextShaper())
      let graph = ViewGraph(configuration) {
        TimelineView(schedule) { context in
          Rectangle().frame(width: 100 * context.date.timeIntervalSince(.sceneStart), height: 1)
        }
      }
      return try graph.displayList(at: time).items.first.flatMap { item in
        guard case .fill(let fill) = item.content else { return nil }
        return fill.path.boundingRect.width
      }
    }
    #expect(try width(.animation, rate: 10, at: 0.57) == 50)
    #expect(try width(.animation, rate: 4, at: 0.57) == 50)
    #expect(try width(.animation(minimumInterval: 0.25), rate: 4, at: 0.8) == 75)
    #expect(try width(.animation(minimumInterval: 0.3), rate: 4, at: 0.8) == 50)
    #expect(try width(.animation(paused: true), rate: 10, at: 0.57) == 0)
  }

  @Test("explicit and periodic schedules show the last of their times")
  func otherSchedules() throws {
    func width(_ schedule: some TimelineSchedule, at time: Double) throws -> CGFloat? {
      try scene {
        TimelineView(schedule) { context in
          Rectangle().frame(width: context.date.timeIntervalSince(.sceneStart), height: 1)
        }
      }
      .displayList(at: time).fillRects.first?.width
    }
    let dates = [1.0, 5, 9].map { Date.sceneStart.addingTimeInterval($0) }
    for (time, shown) in [(1.0, 1.0), (4.9, 1), (5, 5), (8, 5), (20, 9)] {
      #expect(try width(.explicit(dates), at: time) == CGFloat(shown))
    }
    #expect(try width(.everyMinute, at: 59) == 0)
    #expect(try width(.everyMinute, at: 61) == 60)
    #expect(try width(.periodic(from: .sceneStart, by: 0), at: 3) == 0)
    #expect(try width(.periodic(from: .sceneStart, by: .nan), at: 3) == 0)
  }
}
