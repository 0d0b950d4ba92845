import Foundation
import VectorGeometry

extension MorphTrack {
  /// A way around the middle of several outlines that all turn by the same angle, as one picture turns.
  struct Orbit: Sendable {
    /// The middles of the outline at both ends.
    var centers: (CGPoint, CGPoint)
    /// The middles of all outlines together.
    var middles: (CGPoint, CGPoint)
    /// The angle by which all turn, in radians, clockwise on screen.
    var angle: CGFloat

    /// How far the outline is from its straight way at a time.
    func shift(at time: CGFloat) -> CGPoint {
      let (from, to) = (centers.0 - middles.0, centers.1 - middles.1)
      let way = from.interpolated(to: to.turned(by: -angle), at: time).turned(by: angle * time)
      return way - from.interpolated(to: to, at: time)
    }
  }

  /// At which end an outline is a point.
  enum Vanishing: Sendable {
    case first
    case second
  }

  /// The part of the way that an outline has gone at a part of its time.
  ///
  /// One that grows from a point or shrinks to one changes its area about evenly, as its surroundings do:
  /// its width goes by u (2 - u).
  func paced(_ t: CGFloat) -> CGFloat {
    switch vanishing {
    case nil: t
    case .first: t * (2 - t)
    case .second: t * t
    }
  }
}

extension [[MorphTrack]] {
  /// Largest difference of angles, in radians, that counts as none.
  private static let sameAngle: CGFloat = 0.05

  /// The angle by which all outlines turn, if it is one for all.
  ///
  /// Each element has the outline first, then what goes along with it.
  var commonTurn: CGFloat? {
    guard count > 1, let angle = self[0].first?.turn?.angle else { return nil }
    let isCommon = allSatisfy { tracks in
      tracks.first?.turn.map { abs($0.angle - angle) < Self.sameAngle } ?? false
    }
    return isCommon ? angle : nil
  }

  /// The same courses, going around their common middle if all turn by one angle.
  var orbiting: [[MorphTrack]] {
    guard let angle = commonTurn else { return self }
    let turns = compactMap { $0.first?.turn }
    let share = 1 / CGFloat(count)
    let middles = (
      turns.reduce(.zero) { $0 + $1.centers.0 } * share,
      turns.reduce(.zero) { $0 + $1.centers.1 } * share
    )
    return zip(self, turns).map { tracks, own in
      tracks.map { track in
        var track = track
        track.orbit = MorphTrack.Orbit(centers: own.centers, middles: middles, angle: angle)
        return track
      }
    }
  }
}
