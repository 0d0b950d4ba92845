import Foundation
import InputModel
import InterfaceViews
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout

@testable import ViewTree

/// A window that jumps to a row creates the rows that it shows there, and none before them.
@Suite("Jumps of lazy containers")
@MainActor
struct LazyJumpTests {
  private final class Log {
    var bodies: Set<Int> = []
    var appeared: Set<Int> = []
  }

  private struct Row: View {
    let number: Int
    let log: Log
    var height: CGFloat = 50
    var width: CGFloat = 50

    var body: some View {
      let _ = log.bodies.insert(number)
      // The width identifies the row in the display list.
      Color.red.frame(width: width, height: height).onAppear { log.appeared.insert(number) }
    }
  }

  private enum Kind: CaseIterable {
    case stack
    case row
    case list
  }

  private struct Goal: Equatable {
    let row: Int
    var anchor: UnitPoint? = .top
    var isAnimated = false
  }

  private struct Board: View {
    let goal: Goal?
    let kind: Kind
    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        Group {
          switch kind {
          case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
          case .row: ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows } }
          case .list: List { rows.listRowInsets(EdgeInsets()) }.listStyle(.plain)
          }
        }
        .onChange(of: goal) {
          guard let goal else { return }
          withAnimation(goal.isAnimated ? .linear(duration: 1) : nil) {
            proxy.scrollTo(goal.row, anchor: goal.anchor)
          }
        }
      }
    }

    private var rows: some View {
      ForEach(0..<1000, id: \.self) { Row(number: $0, log: log) }
    }
  }

  private func stage(_ kind: Kind, _ log: Log) throws -> Stage<Goal?> {
    try Stage(nil, width: 300, height: 300) { Board(goal: $0, kind: kind, log: log) }
  }

  private func offset<Value>(of stage: Stage<Value>) -> CGPoint {
    stage.graph.rootLayout?.firstWindow?.offset(at: stage.graph.time) ?? .zero
  }

  @Test("A jump creates the rows around its target only", arguments: Kind.allCases)
  private func jump(kind: Kind) throws {
    for (anchor, visible) in [
      (UnitPoint.topLeading, 500...505), (.bottomTrailing, 495...500), (.center, 497...503),
    ] {
      let log = Log()
      let stage = try stage(kind, log)
      let first = log.bodies
      #expect(first.isSuperset(of: 0...5) && first.isSubset(of: 0...7))
      let list = try stage.show(Goal(row: 500, anchor: anchor))
      let new = log.bodies.subtracting(first)
      #expect(new.isSuperset(of: visible))
      // A list creates a row or two ahead.
      #expect(new.isSubset(of: visible.lowerBound - 1...visible.upperBound + 2))
      #expect(log.appeared == log.bodies)
      let drawn = list.shownRects.filter { $0.width == 50 && $0.height == 50 }
      let canvas = CGRect(x: 0, y: 0, width: 300, height: 300)
      #expect(drawn.count { $0.intersects(canvas) } >= 6)
    }
  }

  @Test("After a jump the rows are where they would be if all existed", arguments: Kind.allCases)
  private func offsets(kind: Kind) throws {
    let stage = try stage(kind, Log())
    let pitch: CGFloat = kind == .list ? 50 + 1 : 50
    _ = try stage.show(Goal(row: 500, anchor: .topLeading))
    let axis: Axis = kind == .row ? .horizontal : .vertical
    let start = offset(of: stage)[axis]
    if kind != .list { #expect(start == 25_000) }
    _ = try stage.show(Goal(row: 502, anchor: .topLeading))
    expectNear(offset(of: stage)[axis] - start, 2 * pitch, tolerance: 2)
  }

  @Test("A jump back into a gap, and to the last row, creates no other rows")
  func again() throws {
    let log = Log()
    let stage = try stage(.stack, log)
    _ = try stage.show(Goal(row: 500))
    log.bodies = []
    _ = try stage.show(Goal(row: 250))
    #expect(log.bodies == Set(250...255))
    expectNear(offset(of: stage).y, 12_500)
    log.bodies = []
    _ = try stage.show(Goal(row: 999))
    #expect(log.bodies == Set(994...999))
    expectNear(offset(of: stage).y, 49_700)
    _ = try stage.show(Goal(row: 0))
    #expect(log.bodies == Set(994...999))
    expectNear(offset(of: stage).y, 0)
  }

  @Test("An animated scroll creates the rows that it passes")
  func animated() throws {
    let log = Log()
    let stage = try stage(.stack, log)
    _ = try stage.show(Goal(row: 40, isAnimated: true))
    let list = try stage.graph.displayList(at: stage.graph.time + 0.5)
    #expect(log.bodies.isSuperset(of: 0...40))
    #expect(list.shownRects.count >= 6)
    expectNear(offset(of: stage).y, 1000)
    // An animated scroll back over a gap passes its rows as well.
    _ = try stage.graph.displayList(at: 3)
    _ = try stage.show(Goal(row: 500))
    #expect(!log.bodies.contains(300))
    _ = try stage.show(Goal(row: 450, isAnimated: true))
    #expect(log.bodies.isSuperset(of: 450...500))
  }

  // MARK: Rows of different heights

  private struct Hill: View {
    let goal: Goal?
    let heights: [CGFloat]
    let isLazy: Bool
    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 4) { rows }
          } else {
            VStack(spacing: 4) { rows }
          }
        }
        .onChange(of: goal) { if let goal { proxy.scrollTo(goal.row, anchor: goal.anchor) } }
      }
    }

    private var rows: some View {
      ForEach(heights.indices, id: \.self) { index in
        Row(number: index, log: log, height: heights[index], width: CGFloat(index + 1))
      }
    }
  }

  /// The visible rows of a picture, as their numbers and tops.
  private func rows(_ list: DisplayList) -> [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for rect in list.shownRects where rect.maxY > 0 && rect.minY < 300 {
      result[Int(rect.width) - 1] = rect.minY
    }
    return result
  }

  private func hill(
    _ heights: [CGFloat], isLazy: Bool, _ log: Log = Log()
  ) throws -> Stage<Goal?> {
    try Stage(nil, width: 400, height: 300) {
      Hill(goal: $0, heights: heights, isLazy: isLazy, log: log)
    }
  }

  private func wheel(_ delta: CGFloat, _ stage: Stage<Goal?>, at time: Double) throws -> [Int:
    CGFloat]
  {
    let event = WheelEvent(
      delta: CGSize(width: 0, height: delta), at: CGPoint(x: 200, y: 150))
    try stage.graph.append(LoggedInput(.wheel(event), at: InputTime(seconds: time)))
    return rows(try stage.graph.displayList(at: time))
  }

  @Test("A jump shows what it shows if all rows exist", arguments: 0..<20)
  func sameImage(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let heights = (0..<200).map { _ in CGFloat(random.integer(in: 5...90)) }
    let (lazy, all) = (try hill(heights, isLazy: true), try hill(heights, isLazy: false))
    for _ in 0..<6 {
      let anchors: [UnitPoint] = [.top, .center, .bottom]
      let goal = Goal(
        row: random.integer(in: 0...199), anchor: anchors[random.integer(in: 0...2)])
      let (seen, expected) = (rows(try lazy.show(goal)), rows(try all.show(goal)))
      #expect(Set(seen.keys) == Set(expected.keys))
      for (row, top) in expected { expectNear(seen[row] ?? .nan, top, tolerance: 1) }
    }
  }

  @Test("Scrolling up creates rows without moving the visible ones", arguments: 0..<20)
  func scrollingUp(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let heights = (0..<120).map { _ in CGFloat(random.integer(in: 5...90)) }
    let log = Log()
    let stage = try hill(heights, isLazy: true, log)
    var seen = rows(try stage.show(Goal(row: 60)))
    #expect(!log.bodies.contains(40))
    var time = 1.0
    var isAtTop = false
    while !isAtTop, time < 400 {
      let before = seen
      seen = try wheel(-37, stage, at: time)
      time += 1
      isAtTop = offset(of: stage).y == 0
      // Rows follow each other without a gap.
      let order = seen.keys.sorted()
      #expect(order == Array((order.first ?? 0)...(order.last ?? 0)))
      for (row, next) in zip(order, order.dropFirst()) {
        expectNear((seen[next] ?? 0) - (seen[row] ?? 0), heights[row] + 4, tolerance: 1)
      }
      for (row, top) in before where !isAtTop && seen[row] != nil {
        expectNear((seen[row] ?? 0) - top, 37, tolerance: 1)
      }
    }
    #expect(isAtTop && seen[0] == 0)
    // Without gaps, the offsets are those of all rows.
    let all = try hill(heights, isLazy: false)
    #expect(rows(try stage.show(Goal(row: 55))) == rows(try all.show(Goal(row: 55))))
    expectNear(offset(of: stage).y, offset(of: all).y)
  }

  @Test("A deceleration over a gap goes on, and each of its images is the same alone")
  func fling() throws {
    var random = SeededGenerator(seed: 7)
    let heights = (0..<120).map { _ in CGFloat(random.integer(in: 5...90)) }
    func flung() throws -> Stage<Goal?> {
      let stage = try hill(heights, isLazy: true)
      stage.set(Goal(row: 100), at: 1)
      for step in 0...6 {
        let phase: PointerEvent.Phase = step == 0 ? .down : step == 6 ? .up : .move
        let point = CGPoint(x: 200, y: 20 + 40 * CGFloat(min(step, 5)))
        let log = finger(at: point, 2 + Double(step) / 60, phase)
        try stage.graph.append(log)
      }
      return stage
    }
    let stage = try flung()
    let film = try (0...60).map { try stage.graph.displayList(at: 2 + Double($0) / 20) }
    let rest = rows(film[60])
    #expect((rest.keys.min() ?? 0) < 90)
    for frame in [10, 23, 60] {
      #expect(try flung().graph.displayList(at: 2 + Double(frame) / 20) == film[frame])
    }
  }

  // MARK: Several sources

  private struct Book: View {
    let goal: Goal?
    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<40, id: \.self) { Row(number: $0, log: log) }
            Row(number: -1, log: log)
            ForEach(40..<80, id: \.self) { Row(number: $0, log: log) }
            Section {
              ForEach(80..<120, id: \.self) { Row(number: $0, log: log) }
            } header: {
              Row(number: -2, log: log, height: 20)
            }
            ForEach(120..<160, id: \.self) { Row(number: $0, log: log) }
          }
        }
        .onChange(of: goal) { if let goal { proxy.scrollTo(goal.row, anchor: goal.anchor) } }
      }
    }
  }

  @Test("A jump skips the rows of all sources before its target")
  func sources() throws {
    let log = Log()
    let stage = try Stage(nil as Goal?, width: 100, height: 300) { Book(goal: $0, log: log) }
    #expect(log.bodies == Set(-1...5))
    _ = try stage.show(Goal(row: 100))
    #expect(log.bodies == Set(-2...5).union(100...105))
    // 100 rows, the single row, and the header.
    expectNear(offset(of: stage).y, 100 * 50 + 50 + 20)
    _ = try stage.show(Goal(row: 60))
    #expect(log.bodies == Set(-2...5).union(100...105).union(60...65))
    expectNear(offset(of: stage).y, 60 * 50 + 50)
    _ = try stage.show(Goal(row: 159))
    #expect(log.bodies.isSuperset(of: 154...159) && !log.bodies.contains(150))
    expectNear(offset(of: stage).y, 161 * 50 + 20 - 300)
  }

  private struct Editable: View {
    let numbers: [Int]
    let goal: Goal?
    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0, log: log) } }
        }
        .onChange(of: goal) { if let goal { proxy.scrollTo(goal.row, anchor: goal.anchor) } }
      }
    }
  }

  @Test("Changes of the elements leave rows before a jump's target missing")
  func changes() throws {
    func expect(_ expected: Set<Int>?, after change: @escaping (inout [Int]) -> Void) throws {
      let log = Log()
      let start = (numbers: Array(0..<1000), goal: nil as Goal?)
      let stage = try Stage(start, width: 100, height: 300) {
        Editable(numbers: $0.numbers, goal: $0.goal, log: log)
      }
      _ = try stage.show((start.numbers, Goal(row: 500)))
      #expect(log.bodies == Set(0...5).union(500...505))
      var numbers = start.numbers
      change(&numbers)
      log.bodies = []
      let list = try stage.show((numbers, Goal(row: 500)))
      #expect(list.shownRects.count { $0.minY >= 0 && $0.minY < 300 } == 6)
      if let expected { #expect(log.bodies == expected) }
      #expect(log.bodies.count < 12)
    }
    // The offset stays, so that another row is visible.
    try expect([-1, 499]) { $0.insert(-1, at: 2) }
    try expect([499]) { $0.insert(-1, at: 300) }
    try expect([-1, 499]) { $0.insert(-1, at: 0) }
    try expect([506]) { $0.remove(at: 300) }
    try expect([]) { $0.append(1000) }
    try expect(nil) { $0.removeLast(480) }
    try expect(nil) { $0 = Array($0.reversed()) }
  }

  @Test("A grid creates all rows before a jump's target, whose columns depend on them")
  func grid() throws {
    let log = Log()
    let stage = try Stage(nil as Int?, width: 150, height: 300) { goal in
      ScrollViewReader { proxy in
        ScrollView {
          LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
            ForEach(0..<200, id: \.self) { Row(number: $0, log: log) }
          }
        }
        .onChange(of: goal) { if let goal { proxy.scrollTo(goal, anchor: .top) } }
      }
    }
    _ = try stage.show(101)
    #expect(log.bodies == Set(0...111))
  }
}

extension DisplayList {
  /// The rectangles of the fills where they are drawn, after scrolling.
  fileprivate var shownRects: [CGRect] { items.flatMap(\.shownRects) }
}

extension DisplayItem {
  fileprivate var shownRects: [CGRect] {
    switch content {
    case .fill(let fill): [fill.path.boundingRect]
    case .group(let group):
      group.items.flatMap(\.shownRects).map { $0.applying(group.effects.transform) }
    case .perspective, .stroke, .text, .image: []
    }
  }
}
