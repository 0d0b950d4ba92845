import ShapeShift
import ShapeShiftTesting
import Testing

@testable import shapeshift_gallery

/// A counter that its button raises.
struct TapCounter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) taps")
      Button("Tap me") { withAnimation { count += 1 } }
    }
  }
}

@MainActor
@Suite struct TapCounterTests {
  @Test func taps() throws {
    let scene = try TestScene(size: CGSize(width: 200, height: 100)) { TapCounter() }
    try scene.tap(.button("Tap me"))
    try scene.tap(.button("Tap me"), at: 1)
    #expect(try scene.exists(.text("2 taps")))
    try scene.expectDeterministic()
  }
}
