import Foundation
import ShapeMorphing
import TestSupport
import Testing
import VectorGeometry

@Suite("MorphPlan with hostile paths")
struct MorphHostileTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private static let least = CGFloat.leastNonzeroMagnitude * 1_000

  static let hostile: [(String, Path)] = [
    ("empty", Path()),
    ("a move", Path { $0.move(to: CGPoint(x: 1, y: 2)) }),
    ("a closed point", Path(elements: [.move(to: .zero), .closeSubpath])),
    ("a step without a move", Path(elements: [.line(to: CGPoint(x: 3, y: 3)), .closeSubpath])),
    ("a flat rectangle", Path(CGRect(x: 0, y: 5, width: 10, height: 0))),
    ("a line there and back", Path { $0.addLines([.zero, CGPoint(x: 9, y: 9), .zero]) }),
    (
      "one point many times", Path { $0.addLines(Array(repeating: CGPoint(x: 4, y: 4), count: 50)) }
    ),
    ("a NaN", Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 2, y: 2)]) }),
    (
      "an infinity",
      Path { $0.addLines([.zero, CGPoint(x: CGFloat.infinity, y: 1), CGPoint(x: 2, y: 2)]) }
    ),
    ("the largest numbers", Path(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))),
    (
      "numbers up to the greatest",
      Path { path in
        path.addLines([
          CGPoint(x: -1e308, y: -1e308), CGPoint(x: 1e308, y: -1e308), CGPoint(x: 1e308, y: 1e308),
        ])
        path.closeSubpath()
      }
    ),
    ("the smallest numbers", Path(CGRect(x: 0, y: 0, width: least, height: least))),
    ("far off", Path(CGRect(x: 1e12, y: 1e12, width: 1, height: 1))),
    (
      "a bow tie",
      Path { path in
        path.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        path.closeSubpath()
      }
    ),
    (
      "a shape twice",
      Path { path in
        path.addPath(square)
        path.addPath(square)
      }
    ),
    (
      "a curve of one point",
      Path(elements: [
        .move(to: .zero), .curve(to: .zero, control1: .zero, control2: .zero), .closeSubpath,
      ])
    ),
    (
      "a loop of one curve",
      Path(elements: [
        .move(to: .zero),
        .curve(to: .zero, control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 0, y: 20)),
        .closeSubpath,
      ])
    ),
  ]

  @Test("Any two of them have a finite morph", arguments: [false, true])
  func pairs(_ isStroked: Bool) {
    let options = MorphPlan.Options(isStroked: isStroked)
    let paths = Self.hostile + [("square", Self.square)]
    for (nameA, a) in paths {
      for (nameB, b) in paths {
        let plan = MorphPlan(from: a, to: b, options: options)
        let ends = plan.compatibleEnds
        #expect(ends.from.commands == ends.to.commands, "\(nameA) to \(nameB)")
        for path in [plan.path(at: 0.3), ends.from, ends.to] {
          let isFinite = path.elements.allSatisfy { $0.points.allSatisfy(\.isFinite) }
          #expect(isFinite, "\(nameA) to \(nameB)")
        }
      }
    }
  }

  @Test("Subpaths without number are left out, the others move")
  func notFinite() {
    var path = Self.square
    path.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1, y: 1)])
    let plan = MorphPlan(from: path, to: Self.square.offsetBy(dx: 10, dy: 0))
    #expect(plan.path(at: 0.5).boundingRect == CGRect(x: 5, y: 0, width: 10, height: 10))
  }

  @Test("A loop of one curve goes to another one, and does not vanish on its way")
  func loops() throws {
    let (from, to) = (
      try Path(svg: "M50,50 C80,0 120,80 50,50 Z"), try Path(svg: "M50,10 C90,90 10,90 50,10 Z")
    )
    let plan = MorphPlan(from: from, to: to)
    #expect(abs(plan.compatibleEnds.from.enclosedArea - from.enclosedArea) < 0.1)
    #expect(abs(plan.compatibleEnds.to.enclosedArea - to.enclosedArea) < 0.1)
    #expect(plan.path(at: 0.5).enclosedArea > 300)
  }

  @Test("Turns and starts that are no numbers are none", arguments: [Double.nan, .infinity])
  func options(_ number: Double) {
    let triangle = Path { $0.addLines([.zero, CGPoint(x: 9, y: 1), CGPoint(x: 1, y: 8)]) }
    for options in [
      MorphPlan.Options(startOffset: .fraction(number)),
      MorphPlan.Options(rotation: .angle(.degrees(number))),
    ] {
      let path = MorphPlan(from: Self.square, to: triangle, options: options).path(at: 0.5)
      #expect(path.elements.allSatisfy { $0.points.allSatisfy(\.isFinite) })
    }
  }

  @Test("Random scribbles have finite morphs of equal commands", arguments: 0..<12)
  func scribbles(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let paths = (0..<2).map { _ in Path.scribble(using: &generator) }
    for isStroked in [false, true] {
      let options = MorphPlan.Options(
        fillStyle: FillStyle(eoFill: seed.isMultiple(of: 2)), isStroked: isStroked)
      let plan = MorphPlan(from: paths[0], to: paths[1], options: options)
      #expect(plan.compatibleEnds.from.commands == plan.compatibleEnds.to.commands)
      #expect(plan.path(at: 0.5).elements.allSatisfy { $0.points.allSatisfy(\.isFinite) })
    }
  }

  @Test("A hundred thousand segments are morphed, in the long form a million")
  func many() {
    let count = TestLength.isLong ? 1_000_000 : 100_000
    let ring = Path { path in
      path.addLines(
        (0..<count).map { index in
          let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
          return CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
        })
      path.closeSubpath()
    }
    let middle = MorphPlan(from: ring, to: Self.square).path(at: 0.5)
    #expect(middle.elements.count > count)
    #expect(middle.elements.allSatisfy { $0.points.allSatisfy(\.isFinite) })
  }
}

extension Path {
  /// Some subpaths of random lines and curves, with repeated points and some closed.
  fileprivate static func scribble(using generator: inout SeededGenerator) -> Path {
    var elements: ContiguousArray<Element> = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      elements.append(.move(to: .random(using: &generator)))
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        let end = CGPoint.random(using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: elements.append(.line(to: end))
        case 1: elements.append(.quadCurve(to: end, control: .random(using: &generator)))
        case 2: elements.append(.line(to: elements.last?.points.first ?? end))
        default:
          elements.append(
            .curve(
              to: end, control1: .random(using: &generator), control2: .random(using: &generator)))
        }
      }
      if Bool.random(using: &generator) { elements.append(.closeSubpath) }
    }
    return Path(elements: elements)
  }
}

extension CGPoint {
  /// A point of a grid, so that some coincide.
  fileprivate static func random(using generator: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: CGFloat(Int.random(in: 0...20, using: &generator)),
      y: CGFloat(Int.random(in: 0...20, using: &generator)))
  }
}
