import Foundation
import VectorGeometry

extension MorphTrack {
  /// How an outline becomes smaller for a while, to let others pass.
  struct Shrinking: Sendable, Equatable {
    /// When it is smallest, from and until.
    var from: CGFloat
    var until: CGFloat
    /// What it loses of its width then, 0...1.
    var depth: CGFloat

    /// The factor of its width at a time.
    func factor(at time: CGFloat) -> CGFloat {
      let (length, part) =
        time < from
        ? (from, time / from) : time > until ? (1 - until, (1 - time) / (1 - until)) : (1, 1)
      // Parts of one outline are in each other's way from the start: these give way at once.
      let isAtOnce = length < Self.shortest * 1.001
      return 1 - depth * (isAtOnce ? part * (2 - part) : part * part * (3 - 2 * part))
    }

    /// The shortest time in which an outline becomes smaller.
    static let shortest: CGFloat = 0.04
  }
}

extension [MorphNode] {
  /// The nodes drawn nearer to the middle of the outline's length, which unlike that of its area never jumps.
  func shrunk(by factor: CGFloat, isClosed: Bool) -> [MorphNode] {
    let middle = map(\.point).middleByLength(isClosed: isClosed)
    let rotor = CGPoint(x: factor, y: 0)
    return map { node in
      var node = node
      node.point = node.point - middle
      return node.placed(turnedBy: rotor, around: middle)
    }
  }
}
