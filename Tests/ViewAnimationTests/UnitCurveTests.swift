import Foundation
import Testing
import VectorGeometry

@testable import ViewAnimation

@Suite struct UnitCurveTests {
  @Test(
    "Values are those of SwiftUI",
    arguments: [
      ("linear", UnitCurve.linear), ("easeIn", .easeIn), ("easeInOut", .easeInOut),
      ("circularEaseInOut", .circularEaseInOut),
    ])
  func swiftUIValues(name: String, curve: UnitCurve) throws {
    let expected = try ConformanceCases.named("unitcurve.\(name).value")
    let values = try expected.inputs().map(curve.value(at:))
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
  }

  @Test(
    "Velocities between the ends are those of SwiftUI",
    arguments: [
      ("easeIn", UnitCurve.easeIn), ("circularEaseIn", .circularEaseIn),
      ("circularEaseOut", .circularEaseOut),
    ])
  func swiftUIVelocities(name: String, curve: UnitCurve) throws {
    let expected = try ConformanceCases.named("unitcurve.\(name).velocity")
    let values = try expected.inputs().map(curve.velocity(at:))
    let inner = try Array(expected.numbers().dropFirst().dropLast())
    #expect(areNear(Array(values.dropFirst().dropLast()), inner, expected.tolerance))
  }

  @Test(
    "A Bézier curve has SwiftUI's value and velocity in the middle",
    arguments: [
      ("unitcurve.bezier.1", [0.25, 0.1, 0.75, 0.9]),
      ("unitcurve.bezier.overshoot", [-0.5, 2, 1.5, -1]),
    ])
  func bezier(id: String, p: [Double]) throws {
    let expected = try ConformanceCases.named(id)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p[0], y: p[1]),
      endControlPoint: UnitPoint(x: p[2], y: p[3]))
    let values = [curve.value(at: 0.5), curve.velocity(at: 0.5)]
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
  }

  @Test(
    "Values are those of CSS inside and outside 0...1",
    arguments: [
      "easing.bezier.chromium.half-a", "easing.keyword.ease-out",
      "easing.bezier.chromium.extrapolate-simple",
      "easing.bezier.chromium.extrapolate-coincident",
      "easing.bezier.chromium.extrapolate-zeros",
    ])
  func cssValues(id: String) throws {
    let expected = try ConformanceCases.named(id)
    let curve = Self.curve(try expected.inputs("curve"))
    let values = try expected.inputs("x").map(curve.extendedValue(at:))
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
  }

  @Test("Slopes are those of Chromium")
  func slopes() throws {
    let expected = try ConformanceCases.named("easing.bezier.chromium.slope")
    let curve = Self.curve(try expected.inputs("curve"))
    let values = try expected.inputs("x").map(curve.velocity(at:))
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
  }

  @Test(
    "A keyframe's curve is fed with the effect's as in CSS",
    arguments: ["easing.chain.wpt.gt1-vertical", "easing.chain.wpt.lt0"])
  func chain(id: String) throws {
    let expected = try ConformanceCases.named(id)
    let effect = Self.curve(try expected.inputs("effect"))
    let keyframe = Self.curve(try expected.inputs("keyframe"))
    let values = try expected.inputs("t").map {
      100 * keyframe.extendedValue(at: effect.extendedValue(at: $0))
    }
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
  }

  @Test(
    "The slope at an end is the limit of the curve's",
    arguments: [
      // (1 - 0)/(1 - 0.42) and 1/0.58, both 1.7241379...; 0 where the handle is horizontal.
      ([0.42, 0, 1, 1], 0.0, 1 / 0.58), ([0, 0, 0.58, 1], 1 / 0.58, 0),
      // Handles of no length at either end: the line itself.
      ([0, 0, 1, 1], 1, 1),
      // A vertical handle.
      ([0, 0.5, 1, 0.5], .infinity, .infinity), ([0, -0.5, 1, 1.5], -.infinity, -.infinity),
      // No first handle and the second one above the start: x = s³, y = 3s² near the start.
      ([0, 0, 0, 1], .infinity, 0),
    ] as [([Double], Double, Double)])
  func endSlopes(p: [Double], start: Double, end: Double) {
    let curve = Self.curve(p)
    #expect(isNear(curve.velocity(at: 0), start, 1e-12))
    #expect(isNear(curve.velocity(at: 1), end, 1e-12))
  }

  @Test("A value is solved to 1e-12")
  func precision() {
    // For easeIn x(s) = 3·0.42·s(1-s)² + 3s²(1-s) + s³ and y(s) = 3s² - 2s³: y at x(s) must be y(s).
    for index in 1..<1000 {
      let s = Double(index) / 1000
      let x = 1.26 * s * (1 - s) * (1 - s) + 3 * s * s * (1 - s) + s * s * s
      #expect(abs(UnitCurve.easeIn.value(at: x) - (3 * s * s - 2 * s * s * s)) < 1e-12)
    }
  }

  @Test("Progress is clamped to 0...1")
  func clamped() {
    for curve in [UnitCurve.linear, .easeIn, .circularEaseIn, .circularEaseInOut] {
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 2) == 1)
    }
  }

  @Test(
    "The inverse undoes the curve",
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .circularEaseInOut.inverse,
    ])
  func inverse(curve: UnitCurve) {
    for index in 0...50 {
      let x = Double(index) / 50
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-9)
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test("The velocity is the derivative of the value")
  func derivative() {
    let curves: [UnitCurve] = [
      .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .circularEaseInOut.inverse, Self.curve([0.1, 1.4, 0.7, -0.3]),
    ]
    for curve in curves {
      for x in [0.11, 0.3, 0.42, 0.63, 0.87] {
        let difference = curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)
        #expect(abs(curve.velocity(at: x) - difference / 2e-5) < 1e-5)
      }
    }
  }

  private static func curve(_ p: [Double]) -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: p[0], y: p[1]),
      endControlPoint: UnitPoint(x: p[2], y: p[3]))
  }
}
