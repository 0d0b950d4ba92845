import Foundation
import Observation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// What happens to a random scene.
private struct RandomScript {
  struct Step {
    let time: Double
    let animation: Animation?
    let state: SceneState
  }

  let steps: [Step]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var time = 0.0
    steps = (0..<6).map { _ in
      time += Double.random(in: 0.02...0.5, using: &generator)
      return Step(
        time: time, animation: Self.animation(&generator), state: SceneState(&generator))
    }
  }

  private static func animation(_ generator: inout SeededGenerator) -> Animation? {
    let duration = Double.random(in: 0.1...1, using: &generator)
    let animations: [Animation?] = [
      nil, .linear(duration: duration), .easeInOut(duration: duration).delay(0.1), .bouncy,
      .spring(duration: duration, bounce: 0.4), .interpolatingSpring(duration: duration),
      .spring(response: duration, dampingFraction: 0.5, blendDuration: 0.3),
      .linear(duration: duration).repeatCount(3),
    ]
    return animations[Int.random(in: 0..<animations.count, using: &generator)]
  }
}

/// The state that a random scene shows.
private struct SceneState: Equatable {
  var width: CGFloat = 20
  var x: CGFloat = 0
  var degrees = 0.0
  var hue = 0.3
  var rows = [1, 2, 3]
  var isShown = true
  var count = 7

  init() {}

  init(_ generator: inout SeededGenerator) {
    width = .random(in: 5...80, using: &generator)
    x = .random(in: -40...40, using: &generator)
    degrees = .random(in: -180...180, using: &generator)
    hue = .random(in: 0...1, using: &generator)
    rows = (1...5).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
    isShown = .random(using: &generator)
    count = .random(in: 0...1200, using: &generator)
  }
}

@MainActor @Observable
private final class SceneModel {
  var state = SceneState()
}

private struct RandomSceneView: View {
  let model: SceneModel

  var body: some View {
    let state = model.state
    return VStack(spacing: 2) {
      HStack(spacing: 1) {
        ForEach(state.rows, id: \.self) { row in
          Rectangle().frame(width: 4 + CGFloat(row), height: 8)
            .transition(.scale.combined(with: .opacity))
        }
      }
      if state.isShown {
        Circle().frame(width: 10, height: 10).transition(.move(edge: .leading))
      } else {
        Capsule().frame(width: 20, height: 10)
      }
      Rectangle().fill(Color(hue: state.hue, saturation: 1, brightness: 1))
        .frame(width: state.width, height: 10)
        .rotationEffect(.degrees(state.degrees))
        .offset(x: state.x)
      HStack(spacing: 2) {
        Text("\(state.count)").contentTransition(.numericText(value: Double(state.count)))
        Text("\(state.rows.count) rows").fontWeight(state.isShown ? .bold : .light)
        Image(systemName: state.isShown ? "star" : "heart.fill").symbolEffect(
          .bounce, value: state.count)
      }
      Ellipse().frame(width: 8, height: 8)
        .phaseAnimator([0, 10] as [CGFloat]) { $0.offset(x: $1) }
    }
  }
}

@Suite("Any frame alone") @MainActor
struct AnyFrameTests {
  private static func graph(_ script: RandomScript) -> ViewGraph {
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 100, height: 100), canvas: CGSize(width: 100, height: 100),
      shaper: FixedWidthTextShaper())
    return ViewGraph(configuration) {
      let model = SceneModel()
      return ViewScene(
        root: RandomSceneView(model: model),
        script: script.steps.map { step in
          ViewScene.ScriptEvent(at: step.time) {
            withAnimation(step.animation) { model.state = step.state }
          }
        })
    }
  }

  @Test(
    "random scripts draw the same frames in any order, alone and together",
    arguments: 0..<(TestLength.isLong ? 60 : 6))
  func order(seed: Int) throws {
    let script = RandomScript(seed: UInt64(seed))
    let times = (0...40).map { Double($0) / 12 }
    let whole = Self.graph(script)
    let lists = try times.map { try whole.displayList(at: $0) }
    var generator = SeededGenerator(seed: UInt64(seed) + 1000)
    let shuffled = Array(times.indices).shuffled(using: &generator)
    for index in shuffled.prefix(12) {
      #expect(try whole.displayList(at: times[index]) == lists[index], "again, \(times[index]) s")
      #expect(
        try Self.graph(script).displayList(at: times[index]) == lists[index],
        "alone, \(times[index]) s")
    }
  }

  @Test("where a graph has stopped on the way does not matter")
  func stops() throws {
    let script = RandomScript(seed: 77)
    let direct = try Self.graph(script).displayList(at: 1.23)
    let halting = Self.graph(script)
    for step in 0...123 { _ = try halting.displayList(at: Double(step) / 100) }
    #expect(try halting.displayList(at: 1.23) == direct)
  }

  @Test(
    "a spring interrupted five times keeps value and velocity",
    arguments: 0..<(TestLength.isLong ? 200 : 20))
  func interruptions(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 5000)
    let springs: [Animation] = [.bouncy, .snappy, .smooth, .spring(duration: 0.3, bounce: 0.6)]
    let steps = (1...6).map { index in
      (
        time: Double(index) * 0.11, target: CGFloat.random(in: 10...90, using: &generator),
        animation: springs[Int.random(in: 0..<springs.count, using: &generator)]
      )
    }
    func width(_ time: Double) throws -> Double {
      let stage = try Stage(CGFloat(10)) { Rectangle().frame(width: $0, height: 10) }
      for step in steps { stage.set(step.target, at: step.time, animation: step.animation) }
      return Double(try #require(stage.graph.displayList(at: time).fillRects.first).width)
    }
    let h = 1e-5
    for step in steps.dropFirst() {
      let (before, now, after) = try (
        width(step.time - h), width(step.time), width(step.time + h)
      )
      expectNear(before, now, tolerance: 0.1)
      // An acceleration of at most (2π/0.3)²·100 points/s² changes the velocity by 0.5 in 1e-5 s.
      expectNear((now - before) / h, (after - now) / h, tolerance: 2)
    }
  }
}
