import Foundation
import Testing
import VectorGraphics

@testable import SVGBackend

@Suite struct SVGStopsTests {
  private typealias Stop = GradientPaint.Stop

  @Test func `Colours of one opacity need no more stops`() {
    let stops = [Stop(color: .pureRed, location: 0), Stop(color: .pureBlue, location: 1)]
    #expect(SVGStops.straight(stops) == stops)
  }

  @Test func `A clear stop takes its neighbour's colour on either side`() {
    let stops = [
      Stop(color: .pureRed, location: 0), Stop(color: .clear, location: 0.5),
      Stop(color: .pureBlue, location: 1),
    ]
    #expect(
      SVGStops.straight(stops) == [
        Stop(color: .pureRed, location: 0), Stop(color: .pureRed.opacity(0), location: 0.5),
        Stop(color: .pureBlue.opacity(0), location: 0.5), Stop(color: .pureBlue, location: 1),
      ])
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `Straight mixing of the stops is premultiplied mixing to one level`(seed: UInt64) {
    var generator = SplitMix(state: seed)
    func color() -> Color.Resolved {
      Color.Resolved(
        red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
        blue: .random(in: 0...1, using: &generator), opacity: .random(in: 0...1, using: &generator))
    }
    let (a, b) = (color(), color())
    let stops = SVGStops.straight([Stop(color: a, location: 0), Stop(color: b, location: 1)])
    for step in 0...200 {
      let t = Double(step) / 200
      let straight = Self.straightRed(stops, at: t)
      let ends = (Double(a.red * a.opacity), Double(b.red * b.opacity))
      let exact: Double = ends.0 * (1 - t) + ends.1 * t
      #expect(abs(straight - exact) <= 1.0 / 255)
    }
  }

  /// The premultiplied red that a viewer shows: colour and opacity mixed each by itself.
  private static func straightRed(_ stops: [Stop], at t: Double) -> Double {
    for (a, b) in zip(stops, stops.dropFirst()) where t <= b.location {
      let s = (t - a.location) / (b.location - a.location)
      let red = SVGStopsTests.between(a.color.red, b.color.red, s)
      return red * SVGStopsTests.between(a.color.opacity, b.color.opacity, s)
    }
    return 0
  }

  private static func between(_ a: Float, _ b: Float, _ t: Double) -> Double {
    Double(a) * (1 - t) + Double(b) * t
  }

  @Test func `Stops outside of the gradient are cut where it ends`() {
    let gradient = GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 0)),
      stops: [Stop(color: .black, location: -1), Stop(color: .white, location: 1)])
    let grey = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    #expect(
      SVGStops.deviceStops(of: gradient) == [
        Stop(color: grey, location: 0), Stop(color: .white, location: 1),
      ])
  }
}
