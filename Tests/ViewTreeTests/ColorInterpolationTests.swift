import Testing
import VectorGraphics
import ViewAnimation

@testable import ViewTree

@Suite("Colours on their way") @MainActor
struct ColorInterpolationTests {
  /// The colour of a square that goes from red to blue in a linear second.
  private func color(
    at time: Double, _ space: ColorInterpolation.Space, _ hue: ColorInterpolation.Hue = .shorter,
    events: [(time: Double, color: Color)] = [(0, .init(red: 0, green: 0, blue: 1))]
  ) throws -> SIMD4<UInt8> {
    let stage = try Stage(Color(red: 1, green: 0, blue: 0)) {
      Rectangle().fill($0).colorInterpolation(space, hue: hue)
    }
    for event in events { stage.set(event.color, at: event.time, animation: .linear(duration: 1)) }
    let fill = try #require(try stage.graph.displayList(at: time).fills.first)
    guard case .color(let color) = fill.paint else { throw NotAColor() }
    return color.bytes
  }

  private struct NotAColor: Error {}

  // Linear: half of the light is 0.7354 encoded, byte 188. Encoded: 127.5.
  @Test("light by default, another space on request")
  func spaces() throws {
    #expect(try color(at: 0.5, .linear) == SIMD4(188, 0, 188, 255))
    let device = try color(at: 0.5, .device)
    #expect((127...128).contains(device.x) && (127...128).contains(device.z))
    #expect(try color(at: 0.5, .hsb) == SIMD4(255, 0, 255, 255))
    #expect(try color(at: 0.5, .hsb, .longer) == SIMD4(0, 255, 0, 255))
  }

  @Test("a colour that is turned back in flight goes back the way it came, and ends exactly")
  func retargeting() throws {
    let events: [(time: Double, color: Color)] = [
      (0, Color(red: 0, green: 0, blue: 1)), (0.5, Color(red: 1, green: 0, blue: 0)),
    ]
    #expect(try color(at: 0.5, .hsb, events: events) == SIMD4(255, 0, 255, 255))
    let near = try color(at: 0.501, .hsb, events: events)
    #expect(near.x == 255 && near.y == 0 && near.z > 250)
    #expect(try color(at: 2, .hsb, events: events) == SIMD4(255, 0, 0, 255))
  }
}
