import Foundation

/// Where curves meet each other, as points of the plane that they share.
///
/// Whatever meets is one point, and so is what is as near to each other as rounding brings it. Joining points
/// keeps what an arrangement stands on: that every contour is a closed walk from point to point.
struct CurveCuts {
  /// A place on a curve.
  struct Cut {
    let t: CGFloat
    /// The point, as an index.
    var point: Int
  }

  /// The points, without two that are one.
  private(set) var points: [CGPoint] = []
  private var cuts: [[Cut]]

  /// What a place of meeting takes from here on, in steps of a budget.
  ///
  /// Source: measured.
  private static let stepsOfMeeting = 4

  /// Finds where any of the curves meet.
  init(_ curves: [MonotoneCurve], tolerance: CGFloat, _ budget: PathBudget) {
    var places = JoinedPoints(radius: tolerance * 8)
    cuts = curves.map { curve in
      [Cut(t: 0, point: places.append(curve.start)), Cut(t: 1, point: places.append(curve.end))]
    }
    Self.forEachNear(curves, tolerance, budget) { first, second in
      for meeting in curves[first].meetings(with: curves[second], tolerance: tolerance, budget) {
        budget.spend(Self.stepsOfMeeting)
        places.join(
          place(at: meeting.first, of: first, curves, &places),
          place(at: meeting.second, of: second, curves, &places))
      }
    }
    guard !budget.isSpent else { return }
    places.joinNear()
    number(places)
  }

  /// The cuts of a curve in order, its ends among them.
  func cuts(of curve: Int) -> [Cut] { cuts[curve] }

  private mutating func place(
    at t: CGFloat, of index: Int, _ curves: [MonotoneCurve], _ places: inout JoinedPoints
  ) -> Int {
    if t <= 0 { return cuts[index][0].point }
    if t >= 1 { return cuts[index][1].point }
    let point = places.append(curves[index].point(at: t))
    cuts[index].append(Cut(t: t, point: point))
    return point
  }

  /// Gives the points that are left numbers of their own.
  private mutating func number(_ places: JoinedPoints) {
    var numbers: [Int?] = Array(repeating: nil, count: places.points.count)
    for curve in cuts.indices {
      cuts[curve].sort { ($0.t, $0.point) < ($1.t, $1.point) }
      for index in cuts[curve].indices {
        let root = places.root(of: cuts[curve][index].point)
        if numbers[root] == nil {
          numbers[root] = points.count
          points.append(places.points[root])
        }
        cuts[curve][index].point = numbers[root] ?? 0
      }
    }
  }

  /// Calls for all pairs of curves whose boxes overlap, from left to right.
  private static func forEachNear(
    _ curves: [MonotoneCurve], _ tolerance: CGFloat, _ budget: PathBudget,
    _ body: (Int, Int) -> Void
  ) {
    let order = curves.indices.sorted { (curves[$0].minX, $0) < (curves[$1].minX, $1) }
    var open: [Int] = []
    for index in order {
      open.removeAll { curves[$0].maxX < curves[index].minX - tolerance }
      budget.spend(1 + open.count / 64)
      guard !budget.isSpent else { return }
      for other in open { body(index, other) }
      open.append(index)
    }
  }
}
