import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@MainActor
@Suite("Bars of scroll views")
struct ScrollIndicatorTests {
  private struct Rows: View {
    var axes: Axis.Set = .vertical

    var body: some View {
      ScrollView(axes) {
        Color.red.frame(width: axes.contains(.horizontal) ? 600 : nil, height: 1200)
      }
      .accessibilityIdentifier("s")
    }
  }

  /// The rectangles of the bars, and how opaque they are.
  private func bars(_ scene: TestScene) throws -> [(rect: CGRect, alpha: Double)] {
    try scene.displayList().leaves.compactMap { leaf in
      guard case .fill(let fill) = leaf.content, case .color(let color) = fill.paint,
        abs(leaf.frame.minSide - 3) < 1e-9
      else {
        return nil
      }
      return (leaf.frame, Double(color.opacity))
    }
  }

  private let down = CGSize(width: 0, height: 100)

  @Test("A picture has none by itself, whatever is scrolled")
  func none() throws {
    let scene = try scene { Rows() }
    try scene.scroll(.id("s"), by: down, at: 1)
    #expect(try bars(scene).isEmpty)
  }

  @Test("Where they are asked for they show what part is in sight, and go after 0.7 s in 0.25 s")
  func course() throws {
    let scene = try scene { Rows().scrollIndicators(.visible) }
    #expect(try bars(scene).isEmpty)
    try scene.scroll(.id("s"), by: down, at: 1)
    let bar = try #require(try bars(scene).first)
    // 294 points for 1200: 73.5 of them, and a ninth of the way.
    #expect(bar.rect.minX == 294)
    #expect(abs(bar.rect.height - 73.5) < 1e-9)
    #expect(abs(bar.rect.minY - (3 + (294 - 73.5) / 9)) < 1e-9)
    #expect(abs(bar.alpha - 0.35) < 1e-6)
    try scene.advance(to: 1.7)
    #expect(try abs(#require(try bars(scene).first).alpha - 0.35) < 1e-6)
    try scene.advance(to: 1.825)
    #expect(try abs(#require(try bars(scene).first).alpha - 0.175) < 1e-6)
    try scene.advance(to: 1.951)
    #expect(try bars(scene).isEmpty)
  }

  @Test("They stay as long as a finger has hold of the content or it moves by itself")
  func held() throws {
    let scene = try scene { Rows().scrollIndicators(.visible) }
    try scene.point(.down, CGPoint(x: 150, y: 250), at: 1)
    try scene.point(.move, CGPoint(x: 150, y: 200), at: 1.05)
    try scene.advance(to: 5)
    #expect(try bars(scene).count == 1)
    try scene.point(.up, CGPoint(x: 150, y: 200), at: 6)
    try scene.advance(to: 6.9)
    #expect(try bars(scene).count == 1)
    try scene.advance(to: 7)
    #expect(try bars(scene).isEmpty)
    try scene.fling(.id("s"), velocity: CGSize(width: 0, height: -1000))
    let start = scene.now
    try scene.advance(to: start + 2)
    #expect(try bars(scene).count == 1)
    try scene.settle()
    #expect(try bars(scene).isEmpty)
  }

  @Test("Beyond an end a bar is pressed together")
  func pressed() throws {
    let scene = try scene { Rows().scrollIndicators(.visible) }
    try scene.point(.down, CGPoint(x: 150, y: 50), at: 1)
    try scene.point(.move, CGPoint(x: 150, y: 160), at: 1.1)
    let bar = try #require(try bars(scene).first)
    #expect(bar.rect.minY == 3)
    #expect(bar.rect.height < 73.5 - 20)
    #expect(bar.rect.height >= 6)
  }

  @Test("Along both axes, from right to left, inside of margins")
  func both() throws {
    let scene = try scene {
      Rows(axes: [.horizontal, .vertical])
        .contentMargins(.bottom, 20, for: .scrollIndicators)
        .scrollIndicators(.visible)
        .environment(\.layoutDirection, .rightToLeft)
    }
    try scene.scroll(.id("s"), by: CGSize(width: -100, height: 100), at: 1)
    let bars = try bars(scene).map(\.rect)
    let vertical = try #require(bars.first { $0.width == 3 })
    let horizontal = try #require(bars.first { $0.height == 3 })
    #expect(vertical.minX == 3)
    #expect(horizontal.maxY == 277)
    #expect(vertical.maxY < 271)
    #expect(horizontal.maxX < 297)
  }

  @Test("They are hidden where that is said, along the axes that are meant")
  func hidden() throws {
    for view in [
      AnyView(ScrollView(showsIndicators: false) { Color.red.frame(height: 900) }),
      AnyView(Rows().scrollIndicators(.never)), AnyView(Rows().scrollIndicators(.hidden)),
    ] {
      let scene = try scene {
        view.accessibilityIdentifier("s").scrollIndicators(.visible, axes: .horizontal)
          .scrollIndicatorsFlash(onAppear: true)
      }
      try scene.scroll(.id("s"), by: down, at: 0.1)
      #expect(try bars(scene).isEmpty)
    }
  }

  private struct Flashing: View {
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("Flash") { count += 1 }.frame(height: 40)
        Rows().scrollIndicatorsFlash(trigger: count)
      }
    }
  }

  @Test("They flash as the view appears, and whenever a value changes")
  func flash() throws {
    let appearing = try scene { Rows().scrollIndicatorsFlash(onAppear: true) }
    #expect(try bars(appearing).count == 1)
    try appearing.advance(to: 1)
    #expect(try bars(appearing).isEmpty)
    let scene = try scene { Flashing() }
    #expect(try bars(scene).isEmpty)
    try scene.tap(.button("Flash"), at: 1)
    #expect(try bars(scene).count == 1)
    try scene.advance(to: 3)
    #expect(try bars(scene).isEmpty)
  }
}

extension CGRect {
  fileprivate var minSide: CGFloat { min(width, height) }
}
