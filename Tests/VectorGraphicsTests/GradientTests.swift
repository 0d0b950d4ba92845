import Foundation
import Testing
import VectorGraphics

@Suite struct GradientTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  @Test func `Colours without places are spread evenly`() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
    #expect(Gradient(colors: []).resolved().stops.isEmpty)
  }

  @Test(
    arguments: [
      ([0, 0.5, 0.25, 1], [0, 0.5, 0.5, 1]), ([0.2, 0.2, 0.8], [0.2, 0.2, 0.8]),
      ([CGFloat.nan, 0.5], [0, 0.5]), ([0, .nan, 1], [0, 0, 1]),
    ] as [([CGFloat], [CGFloat])])
  func `A stop before its predecessor moves onto it`(given: [CGFloat], expected: [CGFloat]) {
    let gradient = Gradient(stops: given.map { Gradient.Stop(color: .red, location: $0) })
    #expect(gradient.resolved().stops.map(\.location) == expected)
  }

  @Test func `Stops outside 0 to 1 become the colours at 0 and 1`() {
    let gradient = Gradient(stops: [
      Gradient.Stop(color: .black, location: -0.5), Gradient.Stop(color: .white, location: 1.5),
    ])
    let stops = gradient.resolved().stops
    #expect(stops.map(\.location) == [0, 1])
    #expect(stops.map(\.color.red) == [0.25, 0.75])
    let wide = Gradient(stops: [
      Gradient.Stop(color: .black, location: -.infinity),
      Gradient.Stop(color: .white, location: 2), Gradient.Stop(color: .black, location: .infinity),
    ])
    #expect(wide.resolved().stops.allSatisfy { $0.color.red.isFinite })
  }

  @Test func `Stops all beyond an end leave the colour of that end`() {
    let after = Gradient(stops: [Gradient.Stop(color: .white, location: 3)]).resolved().stops
    #expect(after == [GradientPaint.Stop(color: .white, location: 1)])
    let before = Gradient(stops: [Gradient.Stop(color: .white, location: -3)]).resolved().stops
    #expect(before == [GradientPaint.Stop(color: .white, location: 0)])
  }

  @Test func `A colour space stays with the gradient`() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(gradient.resolved().interpolation == .device)
    #expect(gradient.colorSpace(.perceptual).resolved().interpolation == .perceptual)
    #expect(gradient.colorSpace(.device) == AnyGradient(gradient))
  }

  @Test func `The gradient of a colour ends in it and starts lighter`() {
    let stops = Color.blue.gradient.resolved().stops
    #expect(stops.map(\.location) == [0, 1])
    #expect(stops[1].color == Color.blue.resolved())
    #expect(stops[0].color.oklab.lightness > stops[1].color.oklab.lightness)
    #expect(Color.white.gradient.resolved().stops[0].color.bytes == SIMD4(repeating: 255))
  }

  @Test func `The colour at a place is mixed from its neighbours`() {
    let paint = GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 0)),
      stops: [
        GradientPaint.Stop(color: .black, location: 0.2),
        GradientPaint.Stop(color: .white, location: 0.6),
        GradientPaint.Stop(color: red, location: 0.6),
        GradientPaint.Stop(color: blue, location: 1),
      ])
    #expect(paint.color(at: 0) == .black)
    #expect(abs(paint.color(at: 0.3).red - 0.25) < 1e-6)
    #expect(paint.color(at: 0.6) == red)
    #expect(paint.color(at: 2) == blue)
  }
}
