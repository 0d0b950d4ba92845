import Foundation
import ShapeMorphing
import TestSupport
import Testing
import VectorGeometry

@Suite("MorphPlan")
struct MorphPlanTests {
  @Test("All pairs are there")
  func count() { #expect(MorphPairs.all.count == 74) }

  @Test("Both ends come back as they were given", arguments: MorphPairs.all)
  func ends(_ pair: MorphPairs.Pair) throws {
    let plan = try pair.plan()
    let (from, to) = (try Path(svg: pair.from), try Path(svg: pair.to))
    #expect(plan.path(at: 0) == from)
    #expect(plan.path(at: -0.2) == from)
    #expect(plan.path(at: 1) == to)
    #expect(plan.path(at: 1.3) == to)
    #expect(plan.path(at: .nan) == from)
  }

  @Test("In between, all coordinates are finite and near the ends'", arguments: MorphPairs.all)
  func reach(_ pair: MorphPairs.Pair) throws {
    let plan = try pair.plan()
    let box = plan.from.boundingRect.union(plan.to.boundingRect)
    let reach = box.insetBy(dx: -box.width - box.height, dy: -box.width - box.height)
    for time in [0.1, 0.5, 0.9] {
      let path = plan.path(at: time)
      #expect(!path.isEmpty || plan.from.isEmpty && plan.to.isEmpty)
      #expect(path.elements.flatMap(\.points).allSatisfy(reach.contains))
    }
  }

  @Test("The compatible ends have the same commands", arguments: MorphPairs.all)
  func compatible(_ pair: MorphPairs.Pair) throws {
    let ends = try pair.plan().compatibleEnds
    #expect(ends.from.commands == ends.to.commands)
  }

  @Test(
    "What looks the same does not move",
    arguments: MorphPairs.all.filter { $0.expect?.zeroMotion == true })
  func rest(_ pair: MorphPairs.Pair) throws {
    let plan = try pair.plan()
    let corners = Set(plan.from.corners.map { $0.rounded })
    for time in [0.25, 0.5, 0.75] {
      #expect(corners.isSubset(of: Set(plan.path(at: time).corners.map { $0.rounded })))
    }
  }

  /// A closed path of a case's points.
  private func path(_ points: CaseValue?) throws -> Path {
    let points = try Self.numbers(points)
    return Path { path in
      path.addLines(points.map { CGPoint(x: $0[0], y: $0[1]) })
      path.closeSubpath()
    }
  }

  /// Lists of numbers.
  private static func numbers(_ value: CaseValue?) throws -> [[Double]] {
    try #require(value?.array).map { try #require($0.array).map { try #require($0.number) } }
  }

  /// The case of that id in `path_cases.json`.
  private static func known(_ id: String) throws -> CaseValue {
    let cases = try CaseValue.all(in: "path_cases", of: .module)
    return try #require(cases.first { $0["id"]?.string == id })
  }

  @Test(
    "Polygons of other libraries' tests have the ends they have there",
    arguments: ["path.flubber.translate", "path.flubber.square-triangle"])
  func polygons(id: String) throws {
    let known = try Self.known(id)
    let times = try #require(known["input"]?["at"]?.array).map { try #require($0.number) }
    let expected = try #require(known["expected"]?.array).map { try Self.numbers($0) }
    let tolerance = try #require(known["tolerance"]?.number)
    let plan = MorphPlan(
      from: try path(known["input"]?["from"]), to: try path(known["input"]?["to"]))
    // In between, square and triangle are matched otherwise; the ends count as sets of points.
    let isBetween = id == "path.flubber.translate"
    for (time, points) in zip(times, expected)
    where isBetween || time == 0 || time == 1 {
      let corners = plan.path(at: CGFloat(time)).corners
      #expect(corners.count >= 3)
      for corner in corners {
        let distance = points.map { hypot($0[0] - corner.x, $0[1] - corner.y) }.min() ?? .infinity
        #expect(distance <= tolerance)
      }
    }
  }

  @Test("A line of three points and one of two have their ends")
  func unequalLines() throws {
    let known = try Self.known("path.d3ip.extend-line")
    let texts = try #require(known["expected"]?.array).map { try #require($0.string) }
    var options = MorphPlan.Options()
    options.isStroked = true
    let (from, to) = (try Path(svg: texts[0]), try Path(svg: texts[2]))
    let plan = MorphPlan(from: from, to: to, options: options)
    #expect(plan.path(at: 0) == from && plan.path(at: 1) == to)
    #expect(plan.path(at: 0.5).elements.first == .move(to: CGPoint(x: 5, y: 5)))
  }

  @Test("A shifted square moves straight, as one")
  func translation() throws {
    let plan = MorphPlan(
      from: Path(CGRect(x: 0, y: 0, width: 100, height: 100)),
      to: Path(CGRect(x: 100, y: 0, width: 100, height: 100)))
    #expect(plan.path(at: 0.25).boundingRect == CGRect(x: 25, y: 0, width: 100, height: 100))
  }

  @Test("A factor of ten thousand changes nothing but the scale")
  func scale() throws {
    let small = try MorphPairs.named("square-circle").plan().path(at: 0.5)
    let large = try MorphPairs.named("huge-square-circle").plan().path(at: 0.5)
    #expect(small.commands == large.commands)
    // The large circle is written with other roundings: a ten-thousandth of a point in 100.
    for (a, b) in zip(small.corners, large.corners) {
      #expect(a.distance(to: b * 1e-4) < 1e-3)
    }
  }

  @Test(
    "The same paths give the same morph", arguments: ["eight-three", "star5-star8", "one-nine"])
  func determinism(_ id: String) throws {
    let pair = try MorphPairs.named(id)
    #expect(try pair.plan().path(at: 0.37) == pair.freshPlan().path(at: 0.37))
  }

  @Test("The area of a square that turns to the circle in it never leaves the two areas")
  func area() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let plan = MorphPlan(from: Path(frame), to: Path(ellipseIn: frame))
    var last: CGFloat = 10_000
    for step in 1...9 {
      let area = plan.path(at: CGFloat(step) / 10).enclosedArea
      #expect(area < last && area > 7_850)
      last = area
    }
  }

  @Test("A hole that has no partner closes, and leaves no crossing")
  func hole() throws {
    let plan = try MorphPairs.named("donut-disc").plan()
    // The ring's hole has half the radius: a quarter of the disc's area.
    let areas = [0.25, 0.5, 0.75].map { plan.path(at: $0).enclosedArea }
    #expect(areas == areas.sorted())
    #expect(areas.allSatisfy { $0 > 4_000 && $0 < 6_400 })
  }

  @Test("An outline that runs through itself moves as what it fills")
  func uncrossed() throws {
    let plan = try MorphPairs.named("pentagram-circle").plan()
    let filled = plan.from.normalized(eoFill: false)
    for time in [1e-9, 0.3, 0.7] {
      #expect(plan.path(at: time).contours.count == 1)
    }
    #expect(abs(plan.path(at: 1e-9).enclosedArea - filled.enclosedArea) < 1e-3)
  }

  @Test("By the even-odd rule, its gaps stay gaps")
  func uncrossedEvenOdd() throws {
    let star = try MorphPairs.named("pentagram-circle").plan().from
    let options = MorphPlan.Options(fillStyle: FillStyle(eoFill: true))
    let square = Path(CGRect(x: 0, y: 0, width: 90, height: 90))
    let plan = MorphPlan(from: star, to: square, options: options)
    let filled = star.normalized(eoFill: true)
    #expect(abs(plan.path(at: 1e-9).enclosedArea - filled.enclosedArea) < 1e-3)
  }

  @Test("A shape that is the other one turned keeps its area on the way")
  func rigidTurn() throws {
    let plan = try MorphPairs.named("arrow-right-left").plan()
    for time in [0.25, 0.5, 0.75] {
      #expect(abs(plan.path(at: time).enclosedArea - plan.from.enclosedArea) < 1e-6)
    }
  }

  @Test("Bars that all turn by one angle go around their common middle as one")
  func orbit() {
    let places: [CGFloat] = [0, 30, 60, 90]
    let upright = Path { path in
      for x in places { path.addRect(CGRect(x: x, y: 0, width: 10, height: 100)) }
    }
    let level = Path { path in
      for y in places { path.addRect(CGRect(x: 0, y: y, width: 100, height: 10)) }
    }
    let plan = MorphPlan(from: upright, to: level)
    let middle = CGPoint(x: 50, y: 50)
    let reaches = Set(upright.corners.map { Int(($0.distance(to: middle) * 1e3).rounded()) })
    for time in [0.2, 0.5, 0.9] {
      let corners = plan.path(at: time).corners
      #expect(corners.count == 16)
      #expect(
        corners.allSatisfy { reaches.contains(Int(($0.distance(to: middle) * 1e3).rounded())) })
    }
  }

  @Test("A shape that becomes two is cut; the parts have its area")
  func cut() throws {
    let plan = MorphPlan(
      from: Path(CGRect(x: 0, y: 0, width: 100, height: 50)),
      to: Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 40, height: 50))
        path.addRect(CGRect(x: 60, y: 0, width: 40, height: 50))
      })
    #expect(plan.path(at: 0.5).contours.count == 2)
    // 5,000 at first, 4,000 at last, and straight between.
    #expect(abs(plan.path(at: 1e-9).enclosedArea - 5_000) < 0.01)
    #expect(abs(plan.path(at: 0.5).enclosedArea - 4_500) < 0.01)
  }
}

extension Path.Element {
  /// The points of the step, control points included.
  var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [to, control]
    case .curve(let to, let control1, let control2): [to, control1, control2]
    case .closeSubpath: []
    }
  }

  /// The command's letter in SVG.
  var letter: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .closeSubpath: "Z"
    }
  }
}

extension Path {
  /// The letters of all steps.
  var commands: String { String(elements.map(\.letter)) }

  /// The ends of all steps.
  var corners: [CGPoint] { elements.compactMap(\.points.first) }

  /// The area inside, holes that run the other way left out.
  var enclosedArea: CGFloat {
    abs(polylines(tolerance: 1e-3).map(\.signedArea).reduce(0, +))
  }
}

extension CGPoint {
  /// The point on a grid of a ten-thousandth.
  fileprivate var rounded: [Int] { [Int((x * 1e4).rounded()), Int((y * 1e4).rounded())] }
}
