package import Foundation
import VectorGeometry

extension MorphPlan {
  /// One outline's part of the plan, for people to look at.
  package struct Link: Sendable {
    /// Pairs of points that go to each other, from the start on.
    package let nodes: [(from: CGPoint, to: CGPoint)]
    /// Whether the outline is closed.
    package let isClosed: Bool
    /// By what angle the outline turns, in degrees, clockwise on screen.
    package let turn: Double
    /// Whether the way between is straight, apart from the turn.
    package let isStraight: Bool
  }

  /// Which points go to which.
  package var links: [Link] {
    tracks.map { track in
      let ends = zip(track.nodes(at: 0), track.nodes(at: 1))
      return Link(
        nodes: ends.map { (from: space.outside($0.point), to: space.outside($1.point)) },
        isClosed: track.isClosed, turn: Double(track.turn?.angle ?? 0) * 180 / .pi,
        isStraight: track.keys.count == 2 && track.shrinking == nil && breath == nil)
    }
  }
}
