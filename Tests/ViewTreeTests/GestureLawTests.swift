import Foundation
import InputModel
import InterfaceViews
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@testable import ViewTree

/// Taps, long presses and drags that are combined with each other.
@Suite("Laws of gestures")
@MainActor
struct GestureLawTests {
  private final class Log { var lines: [String] = [] }

  /// A gesture on a view, and how it combines with those of the views inside.
  private typealias Level = (combination: GestureCombination, tree: GestureTree)

  /// A view that is in others, each with a gesture.
  private struct Nested: View {
    let levels: ArraySlice<Level>
    let log: Log

    var body: some View {
      if let level = levels.last {
        let gesture = GestureLawTests.gesture(level.tree, log)
        let inner = AnyView(Nested(levels: levels.dropLast(), log: log))
        ZStack {
          switch level.combination {
          case .after: inner.gesture(gesture)
          case .before: inner.highPriorityGesture(gesture)
          case .beside: inner.simultaneousGesture(gesture)
          }
        }
      } else {
        Color.red
      }
    }
  }

  private static func gesture(_ tree: GestureTree, _ log: Log) -> AnyGesture<Void> {
    func report(_ line: String) { log.lines.append(line) }
    switch tree {
    case .leaf(let id, .taps(let count)):
      return AnyGesture(TapGesture(count: count).onEnded { report("\(id)") })
    case .leaf(let id, .longPress):
      return AnyGesture(
        LongPressGesture().onChanged { _ in report("+\(id)") }.onEnded { _ in report("\(id)") }
          .map { _ in })
    case .leaf(let id, .drag):
      return AnyGesture(
        DragGesture().map { _ in true }.onChanged { _ in report("+\(id)") }
          .onEnded { _ in report("\(id)") }.map { _ in })
    case .exclusive(let first, let second):
      return AnyGesture(gesture(first, log).exclusively(before: gesture(second, log)).map { _ in })
    case .simultaneous(let first, let second):
      return AnyGesture(gesture(first, log).simultaneously(with: gesture(second, log)).map { _ in })
    case .sequence(_, let first, let second):
      return AnyGesture(gesture(first, log).sequenced(before: gesture(second, log)).map { _ in })
    }
  }

  /// The gestures of all levels as one, the innermost first.
  private static func tree(_ levels: [Level]) -> GestureTree? {
    levels.dropFirst().reduce(levels.first?.tree) { inner, level in
      guard let inner else { return level.tree }
      return switch level.combination {
      case .after: .exclusive(inner, level.tree)
      case .before: .exclusive(level.tree, inner)
      case .beside: .simultaneous(inner, level.tree)
      }
    }
  }

  /// Returns the reports of views while a pointer moves.
  ///
  /// - Parameter marksEvents: Whether each event of the pointer is a line as well.
  private static func play(
    _ strokes: [Stroke], on levels: [Level], marksEvents: Bool = false
  ) throws -> [String] {
    let log = Log()
    let graph = scene { Nested(levels: levels[...], log: log) }
    _ = try graph.displayList()
    for stroke in strokes {
      try graph.advance(to: 1 + stroke.time, beforeScene: true)
      let place = CGPoint(x: 10 + stroke.distance, y: 50)
      try graph.append(
        LoggedInput(
          .pointer(PointerEvent(stroke.phase, at: place)),
          at: max(InputTime(seconds: 1 + stroke.time), graph.earliestInput)))
      try graph.advance(to: 1 + stroke.time, beforeScene: true)
      if marksEvents { log.lines.append("\(stroke.phase) \(stroke.time)") }
    }
    try graph.advance(to: 20)
    return log.lines
  }

  private static func stroke(
    _ phase: PointerEvent.Phase, _ time: Double, _ distance: CGFloat = 0
  ) -> Stroke {
    Stroke(phase: phase, time: time, distance: distance)
  }

  /// Presses, with one pause between two of them.
  private static let scripts: [(name: String, strokes: [Stroke])] = [
    ("a tap", [stroke(.down, 0), stroke(.up, 0.1)]),
    ("a press of 0.3 s", [stroke(.down, 0), stroke(.up, 0.3)]),
    ("a press of 0.6 s", [stroke(.down, 0), stroke(.up, 0.6)]),
    ("a press of 1 s", [stroke(.down, 0), stroke(.up, 1)]),
    ("a tap that slips", [stroke(.down, 0), stroke(.move, 0.1, 6), stroke(.up, 0.2, 6)]),
    (
      "a short drag",
      [stroke(.down, 0), stroke(.move, 0.05, 12), stroke(.move, 0.1, 30), stroke(.up, 0.2, 30)]
    ),
    (
      "a long drag",
      [stroke(.down, 0), stroke(.move, 0.1, 30), stroke(.move, 0.15, 60), stroke(.up, 0.2, 60)]
    ),
    ("a press that moves", [stroke(.down, 0), stroke(.move, 0.65, 30), stroke(.up, 0.7, 30)]),
    (
      "two taps",
      [stroke(.down, 0), stroke(.up, 0.1), stroke(.down, 0.2), stroke(.up, 0.3)]
    ),
    (
      "a tap and a press",
      [stroke(.down, 0), stroke(.up, 0.1), stroke(.down, 0.2), stroke(.up, 0.85)]
    ),
    (
      "a tap and a drag",
      [
        stroke(.down, 0), stroke(.up, 0.1), stroke(.down, 0.2), stroke(.move, 0.25, 20),
        stroke(.up, 0.3, 20),
      ]
    ),
    (
      "a press of 0.6 s that moves on",
      [
        stroke(.down, 0), stroke(.move, 0.2, 4), stroke(.move, 0.6, 9), stroke(.move, 0.65, 30),
        stroke(.up, 0.7, 30),
      ]
    ),
    ("a press of 1.5 s", [stroke(.down, 0), stroke(.up, 1.5)]),
    (
      "two taps apart",
      [stroke(.down, 0), stroke(.up, 0.1), stroke(.down, 0.5), stroke(.up, 0.6)]
    ),
  ]

  private struct Maker {
    var generator: SeededGenerator
    private let hasSequences: Bool
    private var count = 0

    init(seed: UInt64, hasSequences: Bool) {
      generator = SeededGenerator(seed: seed)
      self.hasSequences = hasSequences
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
      generator.integer(in: range)
    }

    mutating func levels() -> [Level] {
      (0..<number(1...3)).map { _ in
        let combinations: [GestureCombination] = [.after, .after, .before, .beside]
        return (combinations[number(0...3)], tree(number(0...2)))
      }
    }

    private mutating func tree(_ depth: Int) -> GestureTree {
      guard depth > 0, number(0...2) > 0 else {
        count += 1
        let kinds: [GestureTree.Kind] = [.taps(1), .taps(1), .taps(2), .longPress, .drag]
        return .leaf(id: count, kinds[number(0...4)])
      }
      let (first, second) = (tree(depth - 1), tree(depth - 1))
      if hasSequences, number(0...1) == 0 {
        count += 1
        return .sequence(id: count, first, second)
      }
      return number(0...1) == 0 ? .exclusive(first, second) : .simultaneous(first, second)
    }
  }

  @Test("Any combination of gestures reports by the rules", arguments: [false, true])
  func oracle(hasSequences: Bool) throws {
    for seed in 0..<UInt64(400) {
      let differences = try differences(of: seed, hasSequences)
      #expect(differences == [])
    }
  }

  /// Returns the scripts whose reports differ from those of the oracle, with both.
  private func differences(of seed: UInt64, _ hasSequences: Bool) throws -> [String] {
    var maker = Maker(seed: seed, hasSequences: hasSequences)
    let levels = maker.levels()
    let tree = try #require(Self.tree(levels))
    return try Self.scripts.compactMap { script in
      let expected = GestureOracle(tree).play(script.strokes)
      let reported = try Self.play(script.strokes, on: levels)
      guard expected != reported else { return nil }
      let course = try Self.play(script.strokes, on: levels, marksEvents: true)
      return "seed \(seed), \(script.name) on \(tree): \(reported), not \(expected); \(course)"
    }
  }

  // MARK: Rules worked out by hand

  private static let tap = GestureTree.leaf(id: 1, .taps(1))
  private static let longPress = GestureTree.leaf(id: 2, .longPress)
  private static let double = GestureTree.leaf(id: 2, .taps(2))

  private func play(_ name: String, on levels: [Level]) throws -> [String] {
    let script = try #require(Self.scripts.first { $0.name == name })
    return try Self.play(script.strokes, on: levels)
  }

  @Test("A tap and a long press on one view, or on one inside the other, work in either order")
  func tapBesideLongPress() throws {
    let (tap, longPress) = (Self.tap, Self.longPress)
    let arrangements: [[Level]] = [
      [(.after, tap), (.after, longPress)], [(.after, longPress), (.after, tap)],
      [(.after, .exclusive(tap, longPress))], [(.after, .exclusive(longPress, tap))],
      [(.after, tap), (.before, longPress)],
    ]
    for levels in arrangements {
      #expect(try play("a tap", on: levels).filter { $0 != "+2" } == ["1"])
      #expect(try play("a press of 0.6 s", on: levels).filter { $0 != "+2" } == ["2"])
    }
    for levels: [Level] in [
      [(.after, tap), (.beside, longPress)], [(.after, .simultaneous(longPress, tap))],
    ] {
      #expect(try play("a tap", on: levels).filter { $0 != "+2" } == ["1"])
      // Together: the press is also short enough for a tap.
      #expect(try play("a press of 0.6 s", on: levels).filter { $0 != "+2" } == ["2", "1"])
    }
  }

  @Test("Single and double taps in nested views wait for each other in either order")
  func singleAndDouble() throws {
    let (tap, double) = (Self.tap, Self.double)
    let arrangements: [[Level]] = [
      [(.after, tap), (.after, double)], [(.after, double), (.after, tap)],
      [(.after, .exclusive(tap, double))], [(.after, .exclusive(double, tap))],
      [(.after, tap), (.before, double)],
    ]
    for levels in arrangements {
      let tree = Self.tree(levels)
      #expect(try play("a tap", on: levels) == ["1"], "\(tree?.description ?? "")")
      #expect(try play("two taps", on: levels) == ["2"], "\(tree?.description ?? "")")
      #expect(try play("two taps apart", on: levels) == ["1", "1"], "\(tree?.description ?? "")")
    }
  }

  @Test("A double tap, a single tap and a long press on views in each other all work")
  func three() throws {
    let levels: [Level] = [
      (.after, Self.double), (.after, Self.tap), (.after, .leaf(id: 3, .longPress)),
    ]
    #expect(try play("a tap", on: levels).filter { $0 != "+3" } == ["1"])
    #expect(try play("two taps", on: levels).filter { $0 != "+3" } == ["2"])
    #expect(try play("a press of 0.6 s", on: levels).filter { $0 != "+3" } == ["3"])
  }

  @Test(
    "A button inside a view with a long press is pressed, however long it is held",
    arguments: [0.1, 0.8])
  func button(duration: Double) throws {
    let log = Log()
    let graph = scene {
      Button("Go") { log.lines.append("go") }.onLongPressGesture { log.lines.append("long") }
    }
    _ = try graph.displayList()
    try graph.append(finger(at: CGPoint(x: 50, y: 50), 1))
    try graph.append(finger(at: CGPoint(x: 50, y: 50), 1 + duration, .up))
    try graph.advance(to: 3)
    #expect(log.lines == ["go"])
  }

  @Test("A drag outside a tap makes the tap fail")
  func dragOutsideTap() throws {
    let levels: [Level] = [(.after, Self.tap), (.after, .leaf(id: 3, .drag))]
    #expect(try play("a short drag", on: levels) == ["+3", "3"])
    #expect(try play("a tap that slips", on: levels) == ["1"])
  }
}
