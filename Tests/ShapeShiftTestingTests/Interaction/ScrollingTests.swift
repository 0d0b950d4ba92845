import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@MainActor
@Suite("Scroll views that are used")
struct ScrollingTests {
  /// Fifty rows of 40 points in a window of 300: 1700 points to go.
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { i in
            Color(white: Double(i) / 50).frame(height: 40).accessibilityIdentifier("row \(i)")
          }
        }
      }
      .accessibilityIdentifier("s")
    }
  }

  /// A button that scrolls, and tells when it is pressed and when it shows that.
  private struct ScrolledButton: View {
    let log: Recorder

    struct Style: ButtonStyle {
      let log: Recorder
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { _, new in log("\(new)") }
      }
    }

    var body: some View {
      ScrollView {
        Button(action: { log("press") }) { Color.red.frame(height: 900) }
          .buttonStyle(Style(log: log))
      }
    }
  }

  private func y(_ scene: TestScene) throws -> CGFloat { try scene.offset(of: .id("s")).y }

  /// How far a content is drawn beyond its end, by the formula of the specification.
  private func band(_ way: CGFloat, in window: CGFloat) -> CGFloat {
    (1 - 1 / (0.55 * way / window + 1)) * window
  }

  // MARK: Wheels

  @Test("A wheel moves the content at once, and not beyond its ends")
  func wheel() throws {
    let scene = try scene { Rows() }
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 100), at: 1)
    #expect(try y(scene) == 100)
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: -500), at: 2)
    #expect(try y(scene) == 0)
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 9999), at: 3)
    #expect(try y(scene) == 1700)
    #expect(try scene.frame(of: .id("row 49")) == CGRect(x: 0, y: 260, width: 300, height: 40))
  }

  @Test("A wheel turns the innermost scroll view that can still move that way, then those around")
  func nestedWheels() throws {
    let scene = try scene {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 250) }.frame(height: 200)
            .accessibilityIdentifier("inner")
          Color.blue.frame(height: 400)
        }
      }
      .accessibilityIdentifier("s")
    }
    let step = CGSize(width: 0, height: 40)
    var offsets: [[CGFloat]] = []
    for time in 1...3 {
      try scene.scroll(.id("inner"), by: step, at: Double(time))
      offsets.append([try scene.offset(of: .id("inner")).y, try y(scene)])
    }
    #expect(offsets == [[40, 0], [50, 0], [50, 40]])
  }

  @Test("What is disabled is moved by nobody, what is small enough not by wheels")
  func disabled() throws {
    let scene = try scene { Rows().scrollDisabled(true) }
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 100), at: 1)
    try scene.drag(.id("row 3"), by: CGSize(width: 0, height: -100), at: 2)
    #expect(try y(scene) == 0)
    let small = try TestScene(size: CGSize(width: 300, height: 300)) {
      ScrollView { Color.red.frame(height: 100) }.accessibilityIdentifier("s")
    }
    try small.scroll(.id("s"), by: CGSize(width: 0, height: 50))
    #expect(try y(small) == 0)
  }

  // MARK: Fingers

  @Test("A finger leads the content from ten points on")
  func drag() throws {
    let scene = try scene { Rows() }
    try scene.point(.down, CGPoint(x: 150, y: 200), at: 1)
    try scene.point(.move, CGPoint(x: 150, y: 191), at: 1.1)
    #expect(try y(scene) == 0)
    try scene.point(.move, CGPoint(x: 150, y: 150), at: 1.2)
    #expect(try y(scene) == 40)
    try scene.point(.move, CGPoint(x: 250, y: 120), at: 1.3)
    #expect(try scene.offset(of: .id("s")) == CGPoint(x: 0, y: 70))
    #expect(try scene.frame(of: .id("row 2")).minY == 10)
    try scene.point(.up, CGPoint(x: 250, y: 120), at: 2)
    try scene.advance(to: 3)
    #expect(try y(scene) == 70)
  }

  @Test("Beyond an end the content follows less, and comes back when it is let go")
  func rubberBand() throws {
    let scene = try scene { Rows() }
    try scene.point(.down, CGPoint(x: 150, y: 100), at: 1)
    try scene.point(.move, CGPoint(x: 150, y: 170), at: 1.2)
    #expect(abs(try y(scene) + band(60, in: 300)) < 1e-9)
    try scene.point(.up, CGPoint(x: 150, y: 170), at: 2)
    try scene.advance(to: 2.1)
    // (D + 10 D s) e^(-10 s), a tenth of a second later.
    #expect(abs(try y(scene) + band(60, in: 300) * 2 * exp(-1)) < 1e-9)
    try scene.advance(to: 4)
    #expect(try y(scene) == 0)
  }

  @Test("A release goes on as the formula says, and rests where it leads")
  func deceleration() throws {
    let scene = try scene { Rows() }
    try scene.fling(.id("row 5"), velocity: CGSize(width: 0, height: -1000), at: 1)
    #expect(scene.now == 1.1)
    // A hundred points without the ten of the slop.
    #expect(abs(try y(scene) - 90) < 0.01)
    for (time, way) in [(0.25, 196.6895), (0.5, 315.928), (1, 432.0351), (9, 499.4998)] {
      try scene.advance(to: 1.1 + time)
      #expect(abs(try y(scene) - 90 - way) < 0.05)
    }
  }

  @Test("At an end it bounces, and rests there")
  func bounce() throws {
    let scene = try scene { Rows() }
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 1500))
    try scene.fling(.id("s"), velocity: CGSize(width: 0, height: -2000), at: 1)
    var farthest: CGFloat = 0
    for tick in 0..<120 {
      try scene.advance(to: 1.1 + Double(tick) / 60)
      farthest = max(farthest, try y(scene))
    }
    // A speed v at the end goes v / (10 e) beyond it.
    #expect(farthest > 1720 && farthest < 1700 + 2000 / (10 * exp(1)))
    #expect(try y(scene) == 1700)
  }

  @Test("What bounces only where there is something to scroll stands still where there is not")
  func basedOnSize() throws {
    func offset(_ behavior: ScrollBounceBehavior) throws -> CGFloat {
      let scene = try scene {
        ScrollView { Color.red.frame(height: 100) }.accessibilityIdentifier("s")
          .scrollBounceBehavior(behavior)
      }
      try scene.point(.down, CGPoint(x: 150, y: 50))
      try scene.point(.move, CGPoint(x: 150, y: 110), at: 1)
      return try y(scene)
    }
    #expect(try offset(.basedOnSize) == 0)
    #expect(abs(try offset(.always) + band(50, in: 300)) < 1e-9)
  }

  @Test("Along two axes it goes with the finger, along one if that is nearer than 30 degrees")
  func twoAxes() throws {
    func offset(_ way: CGSize) throws -> CGPoint {
      let scene = try scene {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 900) }
          .accessibilityIdentifier("s")
      }
      try scene.point(.down, CGPoint(x: 150, y: 150))
      try scene.point(.move, CGPoint(x: 150 + way.width, y: 150 + way.height), at: 1)
      return try scene.offset(of: .id("s"))
    }
    // Ten points of the way, which has 50.
    #expect(try offset(CGSize(width: -30, height: -40)) == CGPoint(x: 24, y: 32))
    #expect(try offset(CGSize(width: -50, height: -20)) == CGPoint(x: 40, y: 0))
    #expect(try offset(CGSize(width: -20, height: -50)) == CGPoint(x: 0, y: 40))
  }

  @Test("From right to left offsets count from the right")
  func rightToLeft() throws {
    let scene = try scene {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20) { i in
            Color.red.frame(width: 50, height: 50).accessibilityIdentifier("cell \(i)")
          }
        }
      }
      .accessibilityIdentifier("s").environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try scene.frame(of: .id("cell 0")).minX == 250)
    try scene.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 210, y: 150), during: 0.1)
    try scene.point(.down, CGPoint(x: 100, y: 150), at: 0.15)
    let offset = try scene.offset(of: .id("s")).x
    #expect(offset > 100)
    #expect(abs(try scene.frame(of: .id("cell 0")).minX - 250 - offset) < 1e-9)
    try scene.point(.up, CGPoint(x: 100, y: 150), at: 2)
    try scene.scroll(.id("s"), by: CGSize(width: -30, height: 0))
    #expect(abs(try scene.offset(of: .id("s")).x - offset - 30) < 1e-9)
  }

  // MARK: With what is inside

  @Test("A touch stops what moves, and is no tap; the next one is")
  func catching() throws {
    let log = Recorder()
    let scene = try scene {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { i in
            Button(action: { log("\(i)") }) { Color.red.frame(height: 40) }
          }
        }
      }
      .accessibilityIdentifier("s")
    }
    try scene.fling(.id("s"), velocity: CGSize(width: 0, height: -1000))
    try scene.tap(CGPoint(x: 150, y: 150), at: 0.3)
    #expect(log.entries == [])
    let offset = try y(scene)
    try scene.advance(to: 2)
    #expect(try y(scene) == offset)
    try scene.tap(CGPoint(x: 150, y: 150))
    #expect(log.entries == ["\(Int((offset + 150) / 40))"])
  }

  @Test("Taps and presses inside fail when the content follows the finger, drags inside keep it")
  func precedence() throws {
    let log = Recorder()
    func offset<Inside: View>(@ViewBuilder _ inside: @escaping () -> Inside) throws -> CGFloat {
      let scene = try scene {
        ScrollView { inside().frame(height: 900) }.accessibilityIdentifier("s")
      }
      try scene.drag(
        from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 110), during: 0.2)
      return try y(scene)
    }
    #expect(try offset { Color.red.onTapGesture { log("tap") } } > 0)
    #expect(try offset { Button(action: { log("press") }) { Color.red } } > 0)
    #expect(log.entries == [])
    #expect(
      try offset { Color.red.gesture(DragGesture().onEnded { _ in log("drag") }) } == 0)
    #expect(log.entries == ["drag"])
  }

  @Test("A scroll view across another takes what goes its way")
  func across() throws {
    func offsets(_ way: CGSize) throws -> [CGFloat] {
      let scene = try scene {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ScrollView { Color.red.frame(width: 300, height: 900) }
              .accessibilityIdentifier("inner")
            Color.blue.frame(width: 300)
          }
        }
        .accessibilityIdentifier("s")
      }
      try scene.point(.down, CGPoint(x: 150, y: 150))
      try scene.point(.move, CGPoint(x: 150 + way.width, y: 150 + way.height), at: 1)
      return [try scene.offset(of: .id("s")).x, try scene.offset(of: .id("inner")).y]
    }
    #expect(try offsets(CGSize(width: -60, height: -12)) == [50, 0])
    #expect(try offsets(CGSize(width: -12, height: -60)) == [0, 50])
  }

  @Test("A press shows 0.15 s after the down, and not once the content moves")
  func latePress() throws {
    let log = Recorder()
    let scene = try scene { ScrolledButton(log: log) }
    try scene.point(.down, CGPoint(x: 150, y: 150), at: 1)
    try scene.advance(to: 1.149)
    #expect(log.entries == [])
    try scene.advance(to: 1.15)
    #expect(log.entries == ["true"])
    try scene.point(.move, CGPoint(x: 150, y: 130), at: 1.2)
    #expect(log.entries == ["true", "false"])
    try scene.point(.up, CGPoint(x: 150, y: 130), at: 1.3)
    #expect(log.entries == ["true", "false"])
  }

  @Test("A quick press shows for a moment that begins at its up, and another one after it")
  func quickPress() throws {
    let log = Recorder()
    let scene = try scene { ScrolledButton(log: log) }
    let place = CGPoint(x: 150, y: 150)
    try scene.point(.down, place, at: 1)
    try scene.point(.up, place, at: 1.1)
    #expect(log.entries.sorted() == ["press", "true"])
    try scene.advance(to: 1.199)
    #expect(log.entries.count == 2)
    try scene.advance(to: 1.201)
    #expect(log.entries.last == "false")
    try scene.point(.down, place, at: 1.3)
    try scene.point(.up, place, at: 1.35)
    try scene.point(.down, place, at: 1.4)
    try scene.point(.up, place, at: 1.42)
    try scene.advance(to: 1.519)
    #expect(log.entries.filter { $0 != "press" } == ["true", "false", "true"])
    try scene.advance(to: 3)
    #expect(log.entries.filter { $0 != "press" } == ["true", "false", "true", "false"])
    #expect(log.entries.filter { $0 == "press" }.count == 3)
    // A finger that scrolls presses nothing.
    try scene.point(.down, place, at: 4)
    try scene.point(.move, CGPoint(x: 150, y: 120), at: 4.05)
    try scene.point(.up, CGPoint(x: 150, y: 120), at: 4.1)
    try scene.advance(to: 9)
    #expect(log.entries.count == 7)
  }

  // MARK: Rows and readers

  @Test("Rows are made as they come in sight, also between two frames")
  func lazyRows() throws {
    let log = Recorder()
    let scene = try scene {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000) { i in
            Color.red.frame(height: 50).accessibilityIdentifier("row \(i)")
              .onAppear { log("\(i)") }
          }
        }
      }
      .accessibilityIdentifier("s")
    }
    #expect(try scene.count(.id("row 5")) == 1)
    #expect(log.entries.count == 6)
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 120), at: 1)
    #expect(log.entries.count == 9)
    try scene.fling(.id("s"), velocity: CGSize(width: 0, height: -3000), at: 2)
    for time in stride(from: 2.1, through: 4, by: 0.0123) {
      try scene.advance(to: time)
      let last = Int((try y(scene) + 300) / 50)
      #expect(log.entries.count >= last)
      #expect(log.entries.count <= last + 3)
    }
  }

  @Test("Readers are told where they are, at each tick")
  func readers() throws {
    let log = Recorder()
    let scene = try scene {
      ScrollView {
        Color.red.frame(height: 2000)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .scrollView).minY
          } action: {
            log($0)
          }
      }
      .accessibilityIdentifier("s")
    }
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 120), at: 1)
    try scene.fling(.id("s"), velocity: CGSize(width: 0, height: -600), at: 2)
    try scene.advance(to: 6)
    #expect(log.entries.prefix(2) == ["0", "-120"])
    #expect(log.entries.last == "\(-Int((try y(scene)).rounded()))")
    #expect(log.entries.count > 60)
  }

  @Test("A scene that is told of its tests' steps says where things are")
  func messages() throws {
    let scene = try scene {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50) { i in Text("Row \(i)").frame(height: 40) } }
      }
    }
    #expect {
      try scene.tap(.text("Row 40"))
    } throws: { error in
      "\(error)".contains(
        "its scroll view shows \"Row 0\" to \"Row 7\". Use scrollTo(.text(\"Row 40\")) to scroll to it."
      )
    }
    try scene.scrollTo(.text("Row 40"))
    try scene.tap(.text("Row 40"))
    #expect(scene.log.contains("\"wheel\""))
  }

  @Test("A row that is not made yet is found by scrolling to it")
  func scrollToLazy() throws {
    let scene = try scene {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<500) { i in Text("Row \(i)").frame(height: 40) } }
      }
      .accessibilityIdentifier("s")
    }
    try scene.scrollTo(.text("Row 321"))
    #expect(try scene.frame(of: .text("Row 321")).maxY <= 300)
    #expect {
      try scene.scrollTo(.text("Row 500"))
    } throws: { ($0 as? SceneError)?.code == .missing }
  }
}
