import Foundation
import VectorGeometry

/// Two outlines that are their own mirror images about axes of one direction, each divided there.
struct MorphSymmetry {
  /// The outlines, divided by the axis.
  let a: Divided
  let b: Divided

  /// An outline from where its axis leaves it, with a node where it comes in again.
  struct Divided {
    let contour: MorphContour
    /// How many segments lie on the first side of the axis.
    private let half: Int
    /// The outline as it was given.
    let original: MorphContour
    /// What the segments are of it.
    private let parts: [MorphContour.Part]
    /// The fraction of its length at which the axis leaves it.
    let origin: CGFloat

    init(_ original: MorphContour, at axis: MorphMirror.Axis) {
      let first = original.parts(from: axis.from, to: axis.to)
      parts = first + original.parts(from: axis.to, to: axis.from)
      contour = MorphContour(
        segments: parts.map { original.segments[$0.segment].part(from: $0.from, to: $0.to) },
        isClosed: true, start: original.point(at: axis.from))
      (half, origin, self.original) = (first.count, original.fraction(of: axis.from), original)
    }

    /// The first side as an open line.
    var firstSide: MorphContour {
      MorphContour(
        segments: Array(contour.segments.prefix(half)), isClosed: false, start: contour.start)
    }

    /// The same place on the outline as it was given.
    func original(_ place: MorphContour.Place) -> MorphContour.Place {
      let part = parts[place.segment]
      let t = part.from + (part.to - part.from) * place.t
      guard t >= 1 else { return MorphContour.Place(segment: part.segment, t: t) }
      return MorphContour.Place(segment: (part.segment + 1) % original.segments.count, t: 0)
    }
  }

  /// How far the directions of both axes may be apart, in radians.
  static let apart: CGFloat = 0.06
  private static let maximumAxes = 2
  /// How far a partner's mirror image may be from the mirror image's partner, in parts of the length.
  private static let kept: CGFloat = 0.01
  private static let equal: CGFloat = 1e-9
  /// Matches of more knots are not looked at for what they keep.
  private static let maximumKnots = 256

  /// The axes that two closed outlines share, the most upright first, up to some.
  static func shared(_ a: MorphContour, _ b: MorphContour) -> [MorphSymmetry] {
    let mirrors = (MorphMirror(a), MorphMirror(b))
    let lean = { (angle: CGFloat) in (abs(cos(angle)) / apart).rounded() }
    let angles = (mirrors.0.angles + mirrors.1.angles).sorted { lean($0) < lean($1) }
    var tried: [CGFloat] = []
    var found: [MorphSymmetry] = []
    for angle in angles where found.count < maximumAxes {
      guard tried.allSatisfy({ abs(sin($0 - angle)) > apart }) else { continue }
      tried.append(angle)
      guard let first = mirrors.0.axis(along: angle), let second = mirrors.1.axis(along: angle)
      else { continue }
      found.append(MorphSymmetry(a: Divided(a, at: first), b: Divided(b, at: second)))
    }
    return found
  }

  /// Whether a match of the given outlines pairs mirror images with mirror images.
  func isKept(by match: MorphMatch) -> Bool {
    guard match.knots.count <= Self.maximumKnots else { return false }
    let pairs = match.knots.map { knot in
      (
        a: (match.a.fraction(of: knot.a) - a.origin).wrapped(true),
        b: (match.b.fraction(of: knot.b) - b.origin).wrapped(true)
      )
    }
    return pairs.allSatisfy { pair in
      pairs.indices.contains { index in
        let (p, q) = (pairs[index], pairs[(index + 1) % pairs.count])
        let (at, span) = ((1 - pair.a - p.a).wrapped(true), (q.a - p.a).wrapped(true))
        guard at <= span + Self.equal else { return false }
        let reach = (q.b - p.b).wrapped(true)
        let gap = (p.b + reach * min(at / max(span, Self.equal), 1) + pair.b).wrapped(true)
        return min(gap, 1 - gap) < Self.kept
      }
    }
  }
}
