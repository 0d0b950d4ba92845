import Foundation
import Testing
import VectorGeometry

@testable import ShapeMorphing

@Suite("Ink in holes on its way")
struct MorphIslandTests {
  /// A square ring from 0 to 100 with a hole from 20 to 80, and squares of 20 in the hole.
  private static func ring(_ dots: [CGPoint]) -> Path {
    var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 20, y: 20, width: 60, height: 60))
    for dot in dots { path.addRect(CGRect(x: dot.x, y: dot.y, width: 20, height: 20)) }
    return path
  }

  private static let options = MorphPlan.Options(fillStyle: FillStyle(eoFill: true))

  /// The crossings of all outlines at 23 times.
  private func crossings(_ plan: MorphPlan) -> [Int] {
    (1..<24).map { step in
      let lines = plan.path(at: CGFloat(step) / 24).polylines(tolerance: 1e-2)
      return MorphCrossings.count(lines.map { (points: $0.points, isClosed: true) })
    }
  }

  @Test("Ink that is at one end only shrinks within its hole", arguments: [false, true])
  func alone(_ isReversed: Bool) {
    let (from, to) = (Self.ring([CGPoint(x: 25, y: 25)]), Self.ring([]))
    let plan = MorphPlan(
      from: isReversed ? to : from, to: isReversed ? from : to, options: Self.options)
    #expect(crossings(plan).allSatisfy { $0 == 0 })
    let contours = plan.path(at: isReversed ? 0.75 : 0.25).contours
    #expect(contours.count == 3)
    // A square of 20 that shrinks evenly to a point has sides of 15 after a quarter of the way.
    let areas = contours.map { contour in
      abs(contour.closedSegments.map(\.start).areaAndCentroid(isClosed: true).0)
    }
    #expect(abs((areas.min() ?? 0) - 225) < 1e-6)
  }

  @Test("Ink that is at both ends goes from place to place, and never over the hole's edge")
  func both() {
    let plan = MorphPlan(
      from: Self.ring([CGPoint(x: 22, y: 22)]), to: Self.ring([CGPoint(x: 58, y: 58)]),
      options: Self.options)
    #expect(crossings(plan).allSatisfy { $0 == 0 })
    #expect(plan.path(at: 0.5).contours.count == 3)
  }

  @Test("When its hole closes, the ink in it is gone with it")
  func closing() {
    let disc = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let plan = MorphPlan(
      from: Self.ring([CGPoint(x: 30, y: 30), CGPoint(x: 55, y: 55)]), to: disc,
      options: Self.options)
    #expect(crossings(plan).allSatisfy { $0 == 0 })
    #expect(plan.compatibleEnds.to.boundingRect == disc.boundingRect)
  }

  @Test("A hole that becomes two is cut beside the ink in it")
  func cut() {
    var two = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    two.addRect(CGRect(x: 10, y: 20, width: 30, height: 60))
    two.addRect(CGRect(x: 60, y: 20, width: 30, height: 60))
    let plan = MorphPlan(
      from: Self.ring([CGPoint(x: 40, y: 40)]), to: two, options: Self.options)
    #expect(crossings(plan).allSatisfy { $0 == 0 })
  }

  @Test("A line straightens halfway as much as is asked", arguments: [0, 0.5, 1] as [CGFloat])
  func straightening(_ amount: CGFloat) throws {
    // A right angle that stays one.
    let corner = CGPoint(x: 1, y: 0)
    let sides: [PathSegment] = [.line(.zero, corner), .line(corner, CGPoint(x: 1, y: 1))]
    let pieces = sides.map { ($0, $0) }
    let track = MorphTrack(pieces, isClosed: false, turn: 0)
    let nodes = try #require(track.unrolled(straightening: amount)).nodes(at: 0.5).map(\.point)
    let (first, last) = (nodes[1] - nodes[0], nodes[nodes.count - 1] - nodes[nodes.count - 2])
    let bend = atan2(first.cross(last), first.dot(last))
    #expect(abs(bend - .pi / 2 * (1 - amount)) < 1e-9)
  }
}
