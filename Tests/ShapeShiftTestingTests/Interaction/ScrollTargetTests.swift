import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@MainActor
@Suite("Where scroll views go and what they tell")
struct ScrollTargetTests {
  private func y(_ scene: TestScene) throws -> CGFloat { try scene.offset(of: .id("s")).y }

  // MARK: Readers

  private struct Reader: View {
    var anchor: UnitPoint? = .top
    var animation: Animation?
    var isLazy = false
    var target = 20

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { withAnimation(animation) { proxy.scrollTo(target, anchor: anchor) } }
            .frame(height: 50)
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { rows }
            } else {
              VStack(spacing: 0) { rows }
            }
          }
          .accessibilityIdentifier("s")
        }
      }
    }

    private var rows: some View {
      ForEach(0..<50) { i in Color.gray.frame(height: 40).id(i) }
    }
  }

  @Test("A reader scrolls so that the points of view and window meet, or by the least way")
  func reader() throws {
    // A window of 250, of which rows take 40 each.
    for (anchor, offset) in [
      (UnitPoint.top, 800), (.bottom, 590), (.center, 695), (nil, 590),
    ] as [(UnitPoint?, CGFloat)] {
      let scene = try scene { Reader(anchor: anchor) }
      try scene.tap(.button("go"), at: 1)
      #expect(try y(scene) == offset)
    }
    let last = try scene { Reader(target: 49) }
    try last.tap(.button("go"))
    #expect(try y(last) == 50 * 40 - 250)
  }

  @Test("A reader scrolls to a row of a lazy stack that does not exist yet")
  func lazyReader() throws {
    let scene = try scene { Reader(isLazy: true, target: 40) }
    try scene.tap(.button("go"), at: 1)
    #expect(try y(scene) == 1600)
  }

  @Test("A reader scrolls by an animation")
  func animatedReader() throws {
    let scene = try scene { Reader(animation: .linear(duration: 1)) }
    try scene.tap(.button("go"), at: 1)
    try scene.advance(to: 1.25)
    #expect(abs(try y(scene) - 200) < 1e-6)
    try scene.advance(to: 3)
    #expect(try y(scene) == 800)
  }

  // MARK: Positions

  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    let log: Recorder

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("end") { position.scrollTo(edge: .bottom) }
          Button("100") { position.scrollTo(y: 100) }
          Button("7") { position.scrollTo(id: 7, anchor: .top) }
        }
        .frame(height: 50)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50) { _ in Color.gray.frame(height: 40) } }
            .scrollTargetLayout()
        }
        .accessibilityIdentifier("s")
        .scrollPosition($position)
      }
      .onChange(of: position) {
        let id = position.viewID(type: Int.self).map { "\($0)" } ?? "-"
        log("\(position.isPositionedByUser) \(position.edge.map { "\($0)" } ?? "-") \(id)")
      }
    }
  }

  @Test("A position scrolls to edges, points and views, and says when people have scrolled")
  func position() throws {
    let log = Recorder()
    let scene = try scene { Positioned(log: log) }
    try scene.tap(.button("end"), at: 1)
    #expect(try y(scene) == 1750)
    try scene.tap(.button("100"), at: 2)
    #expect(try y(scene) == 100)
    try scene.tap(.button("7"), at: 3)
    #expect(try y(scene) == 280)
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 30), at: 4)
    #expect(try y(scene) == 310)
    try scene.tap(.button("end"), at: 5)
    #expect(try y(scene) == 1750)
    #expect(
      log.entries == [
        "false bottom -", "false - -", "false - 7", "true - 8", "false bottom -",
      ])
  }

  private struct Tied: View {
    @State private var id: Int?
    let log: Recorder

    var body: some View {
      VStack(spacing: 0) {
        Button("go") { id = 30 }.frame(height: 50)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<50) { _ in Color.gray.frame(height: 40) } }
            .scrollTargetLayout()
        }
        .accessibilityIdentifier("s")
        .scrollPosition(id: $id, anchor: .top)
      }
      .onChange(of: id) { log("\(id ?? -1)") }
    }
  }

  @Test("An id follows what people scroll to, and scrolls when it is set")
  func tied() throws {
    let log = Recorder()
    let scene = try scene { Tied(log: log) }
    #expect(log.entries == [])
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 90), at: 1)
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 55), at: 2)
    try scene.tap(.button("go"), at: 3)
    #expect(try y(scene) == 1200)
    #expect(log.entries == ["2", "4", "30"])
  }

  // MARK: Targets

  private struct Pages<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var width: CGFloat = 300

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<6) { _ in Color.gray.frame(width: width) } }
          .scrollTargetLayout()
      }
      .accessibilityIdentifier("s").scrollTargetBehavior(behavior)
    }
  }

  private func x<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior, width: CGFloat = 300, drag: CGFloat, velocity: CGFloat = 0
  ) throws -> CGFloat {
    let scene = try scene { Pages(behavior: behavior, width: width) }
    try scene.point(.down, CGPoint(x: 250, y: 150), at: 1)
    // The slop is made up for.
    let end = 250 - drag + (drag > 0 ? -10 : 10)
    try scene.point(.move, CGPoint(x: end + velocity / 30, y: 150), at: 1.5)
    try scene.point(.move, CGPoint(x: end + velocity / 60, y: 150), at: 1.5 + 1.0 / 60)
    try scene.point(.move, CGPoint(x: end, y: 150), at: 1.5 + 2.0 / 60)
    try scene.point(
      .up, CGPoint(x: end, y: 150), at: velocity == 0 ? 2 : nil)
    try scene.advance(to: 6)
    return try scene.offset(of: .id("s")).x
  }

  @Test("Pages turn by half of their length, or by a fast release, and one at a time")
  func paging() throws {
    #expect(try x(.paging, drag: 140) == 0)
    #expect(try x(.paging, drag: 160) == 300)
    #expect(try x(.paging, drag: 60, velocity: 240) == 0)
    #expect(try x(.paging, drag: 60, velocity: 260) == 300)
    #expect(try x(.paging, drag: 200, velocity: 4000) == 300)
  }

  @Test("Views come to stand at the start of the window")
  func viewAligned() throws {
    #expect(try x(.viewAligned, width: 100, drag: 140) == 100)
    #expect(try x(.viewAligned, width: 100, drag: 160) == 200)
    #expect(try x(.viewAligned(limitBehavior: .alwaysByOne), width: 100, drag: 190) == 100)
    // A release of 400 points/s goes 200 points further.
    #expect(
      try x(.viewAligned(limitBehavior: .never), width: 100, drag: 90, velocity: 400) == 300)
  }

  private struct Tens: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (target.rect.minX / 70).rounded() * 70
      if context.contentSize.width != 1800 || context.containerSize.width != 300 {
        target.rect.origin.x = -1
      }
    }
  }

  @Test("A behaviour of one's own says where it stops")
  func ownBehavior() throws {
    #expect(try x(Tens(), drag: 160) == 140)
  }

  // MARK: What is told

  @Test("Geometry and phases are told as they change")
  func geometryAndPhases() throws {
    let log = Recorder()
    let scene = try scene {
      ScrollView { Color.red.frame(height: 2000) }
        .accessibilityIdentifier("s")
        .onScrollPhaseChange { old, new in log("\(old) \(new)") }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: {
          log("\($1)")
        }
    }
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 50), at: 1)
    // Both are called once before anything has changed.
    #expect(log.entries == ["idle idle", "false"])
    try scene.fling(.id("s"), velocity: CGSize(width: 0, height: -600), at: 2)
    try scene.advance(to: 8)
    let entries = Array(log.entries.dropFirst(2))
    #expect(
      entries == [
        "idle tracking", "tracking interacting", "true", "interacting decelerating",
        "decelerating idle",
      ]
        || entries == [
          "idle tracking", "tracking interacting", "interacting decelerating", "true",
          "decelerating idle",
        ])
    try scene.tap(CGPoint(x: 150, y: 150), at: 9)
    #expect(log.entries.suffix(2) == ["idle tracking", "tracking idle"])
  }

  @Test("Views are told when they come in sight and leave it")
  func visibility() throws {
    let log = Recorder()
    let scene = try scene {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { i in
            Color.red.frame(height: 100)
              .onScrollVisibilityChange(threshold: 0.5) { log("\(i) \($0)") }
          }
        }
        .scrollTargetLayout()
      }
      .accessibilityIdentifier("s")
      .onScrollTargetVisibilityChange(idType: Int.self) { log("\($0)") }
    }
    try scene.advance(to: 0.5)
    #expect(Set(log.entries) == ["0 true", "1 true", "2 true", "[0, 1, 2]"])
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 60), at: 1)
    #expect(Set(log.entries.suffix(3)) == ["0 false", "3 true", "[1, 2, 3]"])
  }

  @Test("A view is drawn by how much of it is out of sight")
  func transition() throws {
    let scene = try scene {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { i in
            Color.red.frame(height: 100)
              .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
          }
        }
      }
      .accessibilityIdentifier("s")
    }
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 25), at: 1)
    let dump = try scene.displayList().dump()
    // Three quarters of the first and a quarter of the fourth are in sight.
    #expect(dump.contains("0.75") && dump.contains("0.25"))
  }

  @Test("A transition by an animation sets off at its threshold")
  func animatedTransition() throws {
    let scene = try scene {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { i in
            Color.red.frame(height: 100)
              .scrollTransition(.animated(.linear(duration: 1)).threshold(.visible(0.5))) {
                content, phase in content.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }
      .accessibilityIdentifier("s")
    }
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 40), at: 1)
    #expect(!(try scene.displayList(at: 1.5).dump().contains("0.5")))
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: 20), at: 2)
    #expect(try scene.displayList(at: 2.5).dump().contains("0.5"))
  }
}
