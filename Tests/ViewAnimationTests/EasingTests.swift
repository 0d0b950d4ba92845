import Foundation
import Testing
import VectorGeometry

@testable import ViewAnimation

@Suite struct EasingTests {
  @Test(
    "Steps after a curve that leaves 0...1 are those of CSS",
    arguments: [
      "easing.steps.wpt.start-gt1", "easing.steps.wpt.start-gt2", "easing.steps.wpt.end-lt0",
      "easing.steps.wpt.both-gt1", "easing.steps.wpt.none-gt1",
    ])
  func stepsAfterCurve(id: String) throws {
    let expected = try ConformanceCases.named(id)
    let steps = try Self.steps(expected)
    let p = try expected.inputs("effect")
    let effect = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p[0], y: p[1]), endControlPoint: UnitPoint(x: p[2], y: p[3]))
    let values = try expected.inputs("t").map {
      100 * steps.value(at: Easing.curve(effect).value(at: $0))
    }
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
  }

  @Test("Steps at the end jump at the quarters")
  func steps() throws {
    let expected = try ConformanceCases.named("easing.steps.motion.end")
    let steps = try Self.steps(expected)
    let values = try expected.inputs("x").map(steps.value(at:))
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
    #expect(steps.value(at: 1) == 1)
  }

  @Test(
    "Piecewise linear functions are those of CSS",
    arguments: ["easing.linear-fn.wpt.over", "easing.linear-fn.wpt.steps"])
  func linearFunctions(id: String) throws {
    let expected = try ConformanceCases.named(id)
    let stops = try #require((expected.input as? [String: Any])?["stops"] as? [[Any]])
    let function = PiecewiseLinear(
      stops.compactMap { stop in
        guard let output = stop[0] as? Double else { return nil }
        guard let inputs = stop[1] as? [Double] else { return .init(output) }
        return .init(output, from: inputs[0], to: inputs[1])
      })
    let values = try expected.inputs("x").map { Easing.linear(function).value(at: $0) }
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
  }

  @Test("Missing inputs are spread evenly, falling ones raised, and the ends go on")
  func spread() {
    // Inputs 0, 0.2, 0.4, 0.4 (raised from 0.1), 1.
    let function = PiecewiseLinear([
      .init(0), .init(1), .init(2, at: 0.4), .init(4, at: 0.1), .init(1),
    ])
    #expect(abs(function.value(at: 0.1) - 0.5) < 1e-12)
    #expect(abs(function.value(at: 0.3) - 1.5) < 1e-12)
    #expect(abs(function.value(at: 0.4) - 4) < 1e-12)
    #expect(abs(function.value(at: 0.7) - 2.5) < 1e-12)
    #expect(abs(function.value(at: -0.2) - -1) < 1e-12)
    #expect(abs(function.value(at: 1.2) - 0) < 1e-12)
  }

  @Test(
    "Named functions are those of d3",
    arguments: [
      ("easing.d3.elasticIn", Easing.elasticIn()), ("easing.d3.backIn", .backIn()),
    ])
  func named(id: String, easing: Easing) throws {
    let expected = try ConformanceCases.named(id)
    let values = try expected.inputs("x").map(easing.value(at:))
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
  }

  @Test(
    "Named easings by the formulas of d3-ease, worked out by hand",
    arguments: [
      ("easeInQuad", 0.5, 0.25), ("easeOutCubic", 0.5, 0.875), ("easeInOutQuad", 0.25, 0.125),
      ("easeInQuart", 0.5, 0.0625), ("easeOutQuint", 0.5, 0.96875),
      ("easeInSine", 0.5, 0.2928932188134524), ("easeInCirc", 0.6, 0.2),
      ("easeOutCirc", 0.4, 0.8),
      // (2⁻⁵ - 2⁻¹⁰) / (1 - 2⁻¹⁰)
      ("easeInExpo", 0.5, 0.030303030303030303), ("easeOutBounce", 0.2, 0.3025),
      ("easeOutBounce", 0.5, 0.765625), ("easeOutBounce", 0.8, 0.94),
      ("easeOutBounce", 0.9, 0.988125), ("easeOutBounce", 0.95, 0.98453125),
      ("easeInBounce", 0.8, 0.6975), ("easeInOutBounce", 0.6, 0.65125),
      ("easeOutBack", 0.5, 1.0876975),
    ])
  func byName(name: String, x: Double, value: Double) throws {
    let easing = try #require(Easing.named.first { $0.name == name }).easing
    #expect(abs(easing.value(at: x) - value) < 1e-9)
  }

  @Test("Named easings go from 0 to 1", arguments: Easing.named.map(\.name))
  func ends(name: String) throws {
    let easing = try #require(Easing.named.first { $0.name == name }).easing
    #expect(abs(easing.value(at: 0)) < 1e-9)
    #expect(abs(easing.value(at: 1) - 1) < 1e-9)
    for x in stride(from: -0.5, through: 1.5, by: 0.01) { #expect(easing.value(at: x).isFinite) }
  }

  @Test("Reversed and mirrored easings start at 0, end at 1 and are symmetric")
  func symmetric() {
    for easing in [Easing.backIn(), .elasticIn(), .curve(.easeIn)] {
      for variant in [Easing.reversed(easing), .mirrored(easing)] {
        #expect(abs(variant.value(at: 0)) < 1e-12)
        #expect(abs(variant.value(at: 1) - 1) < 1e-12)
      }
      let mirrored = Easing.mirrored(easing)
      #expect(abs(mirrored.value(at: 0.3) + mirrored.value(at: 0.7) - 1) < 1e-12)
      #expect(
        abs(Easing.reversed(easing).value(at: 0.3) + easing.value(at: 0.7) - 1) < 1e-12)
    }
  }

  private static func steps(_ expected: ConformanceCases.Case) throws -> Easing {
    let list = try #require((expected.input as? [String: Any])?["steps"] as? [Any])
    let positions: [String: Easing.StepPosition] = [
      "jump-start": .start, "jump-end": .end, "jump-none": .none, "jump-both": .both,
    ]
    let position = try #require((list[1] as? String).flatMap { positions[$0] })
    return .steps(try #require(list[0] as? Int), position)
  }
}
