import Foundation
import ShapeShift
import ShapeShiftTesting
import TestSupport
import Testing

/// A page of controls and gestures that a seed chooses.
private struct RandomPage: View {
  let kinds: [Int]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    kinds = (0..<5).map { _ in Int.random(in: 0..<9, using: &generator) }
  }

  var body: some View {
    VStack(spacing: 6) {
      ForEach(Array(kinds.enumerated()), id: \.offset) { index, kind in
        RandomPart(kind: kind, index: index)
      }
    }
    .padding(10)
  }
}

/// One control or gesture.
private struct RandomPart: View {
  let kind: Int
  let index: Int
  @State private var count = 0
  @State private var isOn = false
  @State private var share = 0.3
  @State private var place = CGSize.zero
  @GestureState private var drag = CGSize.zero

  var body: some View {
    switch kind {
    case 0: Toggle("switch \(index)", isOn: $isOn)
    case 1: Slider(value: $share) { Text("slider \(index)") }
    case 2:
      Button("pressed \(count)") { withAnimation(.bouncy) { count += 1 } }
        .buttonStyle(.bordered).offset(x: CGFloat(count % 4) * 10)
    case 3: Stepper("step \(count)", value: $count, in: 0...5)
    case 4: DisclosureGroup("more", isExpanded: $isOn) { Text("inside") }
    case 5:
      Color.red.frame(width: 40, height: 30)
        .offset(x: place.width + drag.width, y: place.height + drag.height)
        .gesture(
          DragGesture(minimumDistance: 2).updating($drag) { value, drag, _ in
            drag = value.translation
          }
          .onEnded { end in withAnimation(.spring) { place.width += end.translation.width / 2 } })
    case 6:
      Color.green.frame(height: 30).opacity(isOn ? 0.4 : 1)
        .onLongPressGesture(minimumDuration: 0.2) { withAnimation { isOn.toggle() } }
    case 7:
      Color.blue.frame(width: 60 + CGFloat(count) * 10, height: 30)
        .onTapGesture(count: 2) { withAnimation(.linear(duration: 0.4)) { count += 2 } }
        .onTapGesture { count += 1 }
    default:
      Picker("kind", selection: $count) {
        Text("A").tag(0)
        Text("B").tag(1)
        Text("C").tag(2)
      }
      .pickerStyle(.segmented)
    }
  }
}

@MainActor
@Suite("Laws of sessions")
struct SessionLawTests {
  private static let size = CGSize(width: 240, height: 260)

  private func page(_ seed: UInt64) throws -> TestScene {
    try TestScene(size: Self.size) { RandomPage(seed: seed) }
  }

  /// Has fingers and a mouse do something or other.
  private func use(_ scene: TestScene, _ count: Int, _ generator: inout SeededGenerator) throws {
    var time = 0.0
    for _ in 0..<count {
      time += [0, 0.01, 0.05, 0.3, 0.8].randomElement(using: &generator) ?? 0
      let place = CGPoint(
        x: .random(in: 0...Self.size.width, using: &generator),
        y: .random(in: 0...Self.size.height, using: &generator))
      let phase: TestScene.PointerPhase =
        [.down, .down, .move, .move, .move, .up, .up, .cancel].randomElement(using: &generator)
        ?? .up
      try scene.point(
        phase, place, at: max(time, scene.now), pointer: .random(in: 1...2, using: &generator),
        isMouse: Int.random(in: 0..<8, using: &generator) == 0)
      // Half of the fingers stay where they are for long enough to be taps.
      if phase == .down, Bool.random(using: &generator) {
        try scene.point(.up, place, at: scene.now + 0.05)
      }
    }
  }

  @Test(
    "Every frame alone, in any order, played again and from a saved log, is that of the run forward",
    .timeLimit(.minutes(TestLength.minutes(40))))
  func frames() throws {
    for seed in 0..<UInt64(TestLength.isLong ? 400 : 8) {
      var generator = SeededGenerator(seed: seed)
      let scene = try page(seed)
      try use(scene, 40, &generator)
      let times = (0..<12).map { _ in
        (Double.random(in: 0...scene.now + 1, using: &generator) * 1000).rounded() / 1000
      }.sorted()
      let forward = try times.map { try scene.displayList(at: $0).dump() }
      for (index, time) in times.enumerated().reversed() {
        #expect(try scene.displayList(at: time).dump() == forward[index], "seed \(seed), \(time)")
      }
      // Four shards: each a scene of its own, from the saved log.
      for shard in 0..<4 {
        let again = try page(seed)
        #expect(try again.replay(scene.log).isEmpty)
        #expect(again.log == scene.log, "seed \(seed)")
        for index in times.indices where index % 4 == shard {
          let list = try again.displayList(at: times[index])
          #expect(list.dump() == forward[index], "seed \(seed), \(times[index])")
        }
      }
    }
  }

  @Test(
    "A used scene is drawn alike a step before and a step after an event, whatever was asked first")
  func borders() throws {
    let scene = try page(7)
    var generator = SeededGenerator(seed: 3)
    try use(scene, 25, &generator)
    try scene.expectDeterministic(fps: 4)
  }
}
