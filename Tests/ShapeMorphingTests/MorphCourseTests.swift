import Foundation
import Testing
import VectorGeometry

@testable import ShapeMorphing

/// What designers would not have to repair: symmetry, holes that open, bars that turn, spirals that uncurl.
@Suite("Courses of morphs")
struct MorphCourseTests {
  private static let times: [CGFloat] = (1..<12).map { CGFloat($0) / 12 }

  private func crossings(_ plan: MorphPlan) -> Int {
    Self.times.reduce(0) { sum, time in
      let lines = plan.path(at: time).polylines(tolerance: 1e-2)
      return sum + MorphCrossings.count(lines.map { (points: $0.points, isClosed: true) })
    }
  }

  private static func rectangle(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  private static func joined(_ paths: [Path]) -> Path {
    Path { path in for part in paths { path.addPath(part) } }
  }

  // MARK: Symmetry

  @Test(
    "Two shapes that are their own mirror images stay so on the way",
    arguments: ["heart-star", "star5-circle", "star5-star8", "heart-circle", "triangle-hexagon"])
  func symmetry(_ id: String) throws {
    let plan = try MorphPairs.named(id).plan()
    let middle = plan.from.boundingRect.midX
    #expect(abs(middle - plan.to.boundingRect.midX) < 0.01)
    for time in Self.times {
      let path = plan.path(at: time)
      let mirror = path.applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * middle, ty: 0))
      // What only one of both covers, in parts of what it encloses.
      let apart = path.symmetricDifference(mirror).enclosedArea
      #expect(apart < 0.004 * path.enclosedArea)
    }
  }

  @Test("Where corners stand at the same parts of both outlines, each has its partner")
  func oneToOne() throws {
    let ends = try MorphPairs.named("star5-decagon").plan().compatibleEnds
    #expect(ends.from.corners.count == 10)
    #expect(ends.to.corners.count == 10)
  }

  @Test("A shape leaned a little from a symmetric one has no axis")
  func noAxis() throws {
    let space = MorphSpace(around: [CGPoint.zero, CGPoint(x: 100, y: 100)])
    let axes = { (path: Path) throws -> Int in
      let contour = try #require(path.contours.first)
      let loop = try #require(MorphContour.loops(of: contour, in: space, isStroked: false).first)
      return MorphSymmetry.shared(loop, loop).count
    }
    #expect(try axes(Path(svg: "M50,10 L90,90 L10,90 Z")) == 1)
    #expect(try axes(Path(svg: "M58,10 L90,90 L10,90 Z")) == 0)
    #expect(try axes(Path(svg: "M0,0 L100,0 L100,60 L0,60 Z")) == 2)
  }

  // MARK: Holes

  /// A square ring of 100 with a hole of 50, and what of it is left when a side is open.
  private static let ring = joined([
    rectangle(0, 0, 100, 100), Path(svg: "M25,25 V75 H75 V25 Z", or: Path()),
  ])
  private static let open: [(path: String, mouth: CGPoint)] = [
    ("M0,0 H25 V75 H75 V0 H100 V100 H0 Z", CGPoint(x: 50, y: 12)),
    ("M0,0 H100 V25 H25 V75 H100 V100 H0 Z", CGPoint(x: 88, y: 50)),
    ("M0,0 H100 V100 H75 V25 H25 V100 H0 Z", CGPoint(x: 50, y: 88)),
    ("M0,0 H100 V100 H0 V75 H75 V25 H0 Z", CGPoint(x: 12, y: 50)),
  ]

  @Test("A ring opens at the side where the other end is open", arguments: 0..<4)
  func opening(_ side: Int) throws {
    let to = try Path(svg: Self.open[side].path)
    for plan in [MorphPlan(from: Self.ring, to: to), MorphPlan(from: to, to: Self.ring)] {
      let isReversed = plan.from == to
      #expect(crossings(plan) == 0)
      for time in Self.times {
        let path = plan.path(at: isReversed ? 1 - time : time)
        #expect(path.contours.count == 1)
        // The hole stays a hole: its ink does not close over it.
        #expect(!path.contains(CGPoint(x: 50, y: 50)))
        // 7,500 at the ring, 6,250 at the open end, straight between.
        #expect(abs(path.enclosedArea - (7_500 - 1_250 * time)) < 400)
      }
      let ring = plan.path(at: isReversed ? 1 - 1e-9 : 1e-9)
      #expect(abs(ring.enclosedArea - 7_500) < 1)
      let half = plan.path(at: 0.5)
      #expect(!half.contains(Self.open[side].mouth))
      #expect(Self.open.indices.count { half.contains(Self.open[$0].mouth) } == 3)
    }
  }

  @Test("A hole over ink of the other end closes")
  func closing() {
    let plan = MorphPlan(from: Self.ring, to: Self.rectangle(0, 0, 100, 100))
    #expect(plan.path(at: 0.5).contours.count == 2)
    #expect(!plan.path(at: 0.5).contains(CGPoint(x: 50, y: 50)))
  }

  @Test("Panes that become one hole meet, and do not open to the outside")
  func panes() {
    let hole = { (x: CGFloat, y: CGFloat) in Self.rectangle(x, y, 36, 36) }
    let options = MorphPlan.Options(fillStyle: FillStyle(eoFill: true))
    let window = Self.joined([
      Self.rectangle(0, 0, 100, 100), hole(10, 10), hole(54, 10), hole(10, 54), hole(54, 54),
    ])
    let ring = Self.joined([
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)),
      Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)),
    ])
    #expect(MorphPlan(from: window, to: ring, options: options).path(at: 0.5).contours.count == 5)
  }

  // MARK: Several outlines

  @Test("Bars turn with all that they become", arguments: [2, 4])
  func turning(_ count: Int) {
    let width = 100 / CGFloat(2 * count - 1)
    let upright = Self.joined(
      (0..<count).map { Self.rectangle(CGFloat(2 * $0) * width, 0, width, 100) })
    let level = Self.joined(
      count == 2
        ? [Self.rectangle(0, 0, 100, 100)]
        : [Self.rectangle(0, 0, 100, 30), Self.rectangle(0, 70, 100, 30)])
    let plan = MorphPlan(from: upright, to: level)
    #expect(crossings(plan) == 0)
    let least = min(plan.from.enclosedArea, plan.to.enclosedArea)
    let most = max(plan.from.enclosedArea, plan.to.enclosedArea)
    for time in Self.times {
      #expect((0.97 * least...1.03 * most).contains(plan.path(at: time).enclosedArea))
    }
  }

  @Test("Of three bars that become a cross the middle one goes")
  func lone() throws {
    let plan = try MorphPairs.named("hamburger-cross").plan()
    let late = plan.path(at: 0.9).contours.map { Path(elements: $0.elements).boundingRect }
    let box = plan.to.boundingRect
    #expect(late.count == 3)
    let small = try #require(late.min { $0.width < $1.width })
    #expect(small.width < 0.1 * box.width)
    #expect(abs(small.midY - box.midY) < 0.1 * box.height)
  }

  @Test("What lets others pass becomes smaller and larger again without a jump")
  func smoothly() throws {
    let from = try Path(
      svg: """
        M10,10 H90 V90 H10 Z M28,41 H46 V59 H28 Z M54,41 H72 V59 H54 Z
        """)
    let to = try Path(svg: "M10,10 H30 V70 H70 V10 H90 V90 H10 Z")
    let plan = MorphPlan(from: from, to: to)
    let places = { (time: CGFloat) in plan.path(at: time).corners }
    let steps = (1..<400).map { step -> CGFloat in
      let (a, b) = (places(CGFloat(step) / 401), places(CGFloat(step + 1) / 401))
      return zip(a, b).map { $0.distance(to: $1) }.max() ?? 0
    }
    // No corner goes further than the box is wide in a tenth of the time.
    #expect(steps.allSatisfy { $0 < 80 / 40 })
  }

  @Test("A ring opens alike at any scale", arguments: [1e4, 1e-4, 3] as [CGFloat])
  func scale(_ factor: CGFloat) throws {
    let large = CGAffineTransform(scaleX: factor, y: factor)
    let small = CGAffineTransform(scaleX: 1 / factor, y: 1 / factor)
    for side in Self.open.indices {
      let to = try Path(svg: Self.open[side].path)
      let plan = MorphPlan(from: Self.ring.applying(large), to: to.applying(large))
      let path = plan.path(at: 0.25).applying(small)
      let own = MorphPlan(from: Self.ring, to: to).path(at: 0.25)
      // Stations lie where rounding puts them: some thousandths of the ink.
      #expect(path.symmetricDifference(own).enclosedArea < 0.005 * own.enclosedArea)
    }
  }

  @Test("Ink that varies makes the whole a little larger, as far as there is room")
  func breath() throws {
    let plan = try MorphPairs.named("i-exclaim").plan()
    #expect(plan.breath != nil)
    #expect(plan.links.allSatisfy { !$0.isStraight })
    let areas = ([0] + Self.times + [1]).map { plan.path(at: $0).enclosedArea }
    #expect(MorphScore.wobble(areas) < MorphScore.wobble(plan.calmAreas(Self.times)))
    let box = plan.from.boundingRect.union(plan.to.boundingRect)
    let reach = box.insetBy(dx: -0.05 * box.width, dy: -0.05 * box.height)
    for time in Self.times {
      let points = plan.path(at: time).polylines(tolerance: 1e-2).flatMap(\.points)
      #expect(points.allSatisfy(reach.contains))
    }
  }

  // MARK: Spirals

  /// A band of a width around a spiral from a radius to 45, with flat ends.
  private static func spiral(turns: Double, width: CGFloat, sense: Double) -> Path {
    let line = (0...Int(turns * 24)).map { step -> (CGPoint, CGPoint) in
      let part = Double(step) / (turns * 24)
      let (angle, radius) = (sense * part * turns * 2 * .pi, 8 + 37 * part)
      let ray = CGPoint(x: cos(angle), y: sin(angle))
      return (ray * (radius - width / 2), ray * (radius + width / 2))
    }
    let middle = CGPoint(x: 50, y: 50)
    return Path { path in
      path.addLines((line.map(\.0) + line.map(\.1).reversed()).map { $0 + middle })
      path.closeSubpath()
    }
  }

  @Test(
    "Spirals of opposite turns uncurl, and keep their ink",
    arguments: [(2, 2), (2.5, 2.5), (1.5, 2)] as [(Double, Double)])
  func uncurling(_ turns: (Double, Double)) {
    let plan = MorphPlan(
      from: Self.spiral(turns: turns.0, width: 6, sense: 1),
      to: Self.spiral(turns: turns.1, width: 6, sense: -1))
    #expect(crossings(plan) <= 2)
    let (from, to) = (plan.from.enclosedArea, plan.to.enclosedArea)
    for time in Self.times {
      let path = plan.path(at: time)
      let wanted = from + (to - from) * time
      #expect((0.75...1.25).contains(path.enclosedArea / wanted))
      let box = path.boundingRect
      #expect(max(box.width, box.height) < 1.4 * plan.from.boundingRect.width)
    }
  }

  @Test("A spiral that becomes a square is a bar on its way", arguments: [false, true])
  func straightening(_ isReversed: Bool) {
    let (spiral, square) = (
      Self.spiral(turns: 2.5, width: 5, sense: 1), Self.rectangle(10, 10, 80, 80)
    )
    let plan = MorphPlan(
      from: isReversed ? square : spiral, to: isReversed ? spiral : square)
    #expect(crossings(plan) == 0)
    for time in Self.times {
      let path = plan.path(at: isReversed ? 1 - time : time)
      let wanted = spiral.enclosedArea + (6_400 - spiral.enclosedArea) * time
      #expect((0.7...1.3).contains(path.enclosedArea / wanted))
    }
    // Halfway a straight bar: nearly all of the box that is turned with it, and longer than wide.
    let bar = plan.path(at: 0.5).polylines(tolerance: 1e-2).flatMap(\.points)
    let boxes = (0..<90).map { degree -> CGPoint in
      MorphBox(bar.map { $0.turned(by: CGFloat(degree) * .pi / 180) }).size
    }
    let least = boxes.min { $0.x * $0.y < $1.x * $1.y } ?? .zero
    #expect(plan.path(at: 0.5).enclosedArea > 0.8 * least.x * least.y)
    #expect(max(least.x, least.y) > 1.5 * min(least.x, least.y))
  }

  @Test("A thin outline is a band from tip to tip, a thick one is none")
  func bands() throws {
    let space = MorphSpace(around: [CGPoint.zero, CGPoint(x: 100, y: 100)])
    let bands = { (path: Path) throws -> [MorphBand] in
      let contour = try #require(path.contours.first)
      let loop = try #require(MorphContour.loops(of: contour, in: space, isStroked: false).first)
      return MorphBand.all(loop)
    }
    let bar = try bands(Self.rectangle(0, 45, 100, 4))
    #expect(bar.count == 2)
    let ends = try #require(bar.first.map { [$0.frame(at: 0).point, $0.frame(at: 1).point] })
    let places = ends.map(space.outside).sorted { $0.x < $1.x }
    #expect(places[0].distance(to: CGPoint(x: 0, y: 47)) < 1e-6)
    #expect(places[1].distance(to: CGPoint(x: 100, y: 47)) < 1e-6)
    #expect(try bands(Self.rectangle(0, 0, 100, 60)).isEmpty)
    // A star has little ink for its length, but its sides do not run along each other.
    #expect(try bands(MorphPairs.named("star5-circle").plan().from).isEmpty)
    #expect(try bands(Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 90))).isEmpty)
  }
}

extension MorphPlan {
  /// The areas at both ends and at times, were the whole not made larger.
  fileprivate func calmAreas(_ times: [CGFloat]) -> [CGFloat] {
    ([0] + times + [1]).map { time in
      tracks.reduce(0) { sum, track in
        let counts = [Int](repeating: 24, count: track.pieceCount)
        return sum + track.polyline(at: time, counts: counts).areaAndCentroid(isClosed: true).0
      }
    }
  }
}

extension Path {
  fileprivate init(svg text: String, or other: Path) {
    self = (try? Path(svg: text)) ?? other
  }
}
