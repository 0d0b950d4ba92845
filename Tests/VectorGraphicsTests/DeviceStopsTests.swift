import Foundation
import Testing
import VectorGraphics

@Suite struct DeviceStopsTests {
  typealias Stop = GradientPaint.Stop

  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  @Test func `Opaque device gradients stay as they are`() {
    let stops = [
      Stop(color: red, location: 0), Stop(color: red, location: 0.5),
      Stop(color: blue, location: 0.5), Stop(color: .white, location: 1),
    ]
    #expect(paint(stops, .device).deviceStops() == stops)
    #expect(paint(stops, .device).deviceStops(premultiplied: true) == stops)
  }

  @Test func `A fade to clear keeps its colour`() {
    let stops = [
      Stop(color: red, location: 0), Stop(color: .clear, location: 0.5),
      Stop(color: blue, location: 1),
    ]
    let clearRed = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0)
    let clearBlue = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0)
    #expect(
      paint(stops, .device).deviceStops() == [
        stops[0], Stop(color: clearRed, location: 0.5), Stop(color: clearBlue, location: 0.5),
        stops[2],
      ])
    #expect(paint(stops, .device).deviceStops(premultiplied: true) == stops)
  }

  @Test(arguments: [GradientPaint.Interpolation.device, .perceptual], [false, true])
  func `No channel is more than 1 in 255 off`(
    interpolation: GradientPaint.Interpolation, premultiplied: Bool
  ) {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<60 {
      let stops = randomStops(&generator)
      let paint = paint(stops, interpolation)
      let device = paint.deviceStops(premultiplied: premultiplied)
      #expect(device.allSatisfy { $0.color == $0.color.clamped })
      for step in 0...997 {
        let location = CGFloat(step) / 997
        let defined = defined(paint, location)
        let drawn = drawn(device, location, premultiplied)
        let difference = defined - drawn
        #expect(max(difference.max(), -difference.min()) <= 1.0 / 255, "\(stops) at \(location)")
      }
    }
  }

  @Test func `Stops are in order and few`() {
    let corners: [Color.Resolved] = [red, blue, .white, .black, .clear]
    for first in corners {
      for last in corners {
        let stops = [Stop(color: first, location: 0.1), Stop(color: last, location: 0.9)]
        let device = paint(stops, .perceptual).deviceStops()
        #expect(zip(device, device.dropFirst()).allSatisfy { $0.location <= $1.location })
        #expect(device.first?.location == 0.1 && device.last?.location == 0.9)
        #expect(device.count <= 33, "\(device.count) stops for \(first) to \(last)")
      }
    }
  }

  @Test func `No stop gives none and one gives one`() {
    #expect(paint([], .perceptual).deviceStops().isEmpty)
    let one = [Stop(color: red, location: 0.3)]
    #expect(paint(one, .perceptual).deviceStops() == one)
  }

  private func paint(
    _ stops: [Stop], _ interpolation: GradientPaint.Interpolation
  ) -> GradientPaint {
    GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 0)), stops: stops,
      interpolation: interpolation)
  }

  private func randomStops(_ generator: inout SeededGenerator) -> [Stop] {
    var location: CGFloat = 0
    return (0..<4).map { index in
      location += .random(in: 0...0.3, using: &generator)
      let opacity: Float = [0, 1, .random(in: 0...1, using: &generator)][index % 3]
      return Stop(
        color: Color.Resolved(
          red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
          blue: .random(in: 0...1, using: &generator), opacity: opacity),
        location: min(location, 1))
    }
  }

  /// The premultiplied colour and alpha that the gradient's definition gives.
  private func defined(_ paint: GradientPaint, _ location: CGFloat) -> SIMD4<Double> {
    premultiplied(paint.color(at: location).clamped)
  }

  /// What a renderer draws that mixes the stops linearly.
  private func drawn(
    _ stops: [Stop], _ location: CGFloat, _ mixesPremultiplied: Bool
  ) -> SIMD4<Double> {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last.map { premultiplied($0.color) } ?? .zero
    }
    guard next > 0 else { return premultiplied(stops[next].color) }
    let (left, right) = (stops[next - 1], stops[next])
    let t = Double((location - left.location) / (right.location - left.location))
    guard !mixesPremultiplied else {
      return premultiplied(left.color) * (1 - t) + premultiplied(right.color) * t
    }
    let mixed = straight(left.color) * (1 - t) + straight(right.color) * t
    return SIMD4(mixed.x * mixed.w, mixed.y * mixed.w, mixed.z * mixed.w, mixed.w)
  }

  private func straight(_ color: Color.Resolved) -> SIMD4<Double> {
    SIMD4(color.encoded, Double(color.opacity))
  }

  private func premultiplied(_ color: Color.Resolved) -> SIMD4<Double> {
    SIMD4(color.encoded * Double(color.opacity), Double(color.opacity))
  }
}
