import Foundation
import IntegerConversion
import VectorGeometry

/// The course of one outline: its nodes at some times, and how they go from one to the next.
struct MorphTrack: Sendable {
  /// The nodes at a time in 0...1.
  struct Key: Sendable {
    var time: CGFloat
    var nodes: [MorphNode]
  }

  /// A turn of the whole outline: keys are then relative to the centers, without the turn.
  struct Turn: Sendable {
    var angle: CGFloat
    var centers: (CGPoint, CGPoint)
  }

  /// At least two, the first at 0, the last at 1.
  var keys: [Key]
  /// Whether the last node is joined to the first.
  let isClosed: Bool
  /// Whether the piece after a node is straight at both ends.
  var isLine: [Bool]
  /// Whether the outline has no corner at a node at either end.
  var isSmooth: [Bool]
  var turn: Turn?
  /// How it lets others pass.
  var shrinking: Shrinking?
  /// How it goes around with others.
  var orbit: Orbit?
  /// The end at which it is a point that grows or shrinks beside others.
  var vanishing: Vanishing?
  /// Whether the way is its own mirror image.
  var isSymmetric = false
  /// The subpath of the first end it belongs to: tracks are drawn in this order.
  var order = 0

  /// The straight course of a match, or with its turn.
  init(_ match: MorphMatch) {
    self.init(match.pieces, isClosed: match.a.isClosed, turn: match.turn)
    isSymmetric = match.isSymmetric
  }

  /// The course between equally many segments, turned by an angle on the way.
  init(_ pieces: [(PathSegment, PathSegment)], isClosed: Bool, turn angle: CGFloat) {
    self.isClosed = isClosed
    isLine = pieces.map { $0.isLine && $1.isLine }
    let ends = [pieces.map(\.0), pieces.map(\.1)].map { Self.nodes($0, isClosed: isClosed) }
    keys = [Key(time: 0, nodes: ends[0]), Key(time: 1, nodes: ends[1])]
    isSmooth = zip(ends[0], ends[1]).map { $0.isSmooth && $1.isSmooth }
    if angle != 0 { turn(by: angle) }
  }

  /// Nodes between pieces.
  private static func nodes(_ pieces: [PathSegment], isClosed: Bool) -> [MorphNode] {
    let count = isClosed ? pieces.count : pieces.count + 1
    return (0..<count).map { index in
      let after = index < pieces.count ? pieces[index] : nil
      let before = index > 0 ? pieces[index - 1] : isClosed ? pieces.last : nil
      let point = after?.start ?? before?.end ?? .zero
      return MorphNode(
        point: point, incoming: (before?.cubicPoints.2 ?? point) - point,
        outgoing: (after?.cubicPoints.1 ?? point) - point)
    }
  }

  private mutating func turn(by angle: CGFloat) {
    let centers = keys.map { key in key.nodes.map(\.point).areaAndCentroid(isClosed: isClosed).1 }
    turn = Turn(angle: angle, centers: (centers[0], centers[1]))
    for (index, rotor) in [CGPoint(x: 1, y: 0), CGPoint(x: cos(angle), y: -sin(angle))].enumerated()
    {
      keys[index].nodes = keys[index].nodes.map { node in
        var node = node
        node.point = node.point - centers[index]
        return node.placed(turnedBy: rotor, around: .zero)
      }
    }
  }

  /// The nodes at a time in 0...1.
  func nodes(at time: CGFloat) -> [MorphNode] {
    var high = 1
    while high < keys.count - 1, keys[high].time < time { high += 1 }
    let (from, to) = (keys[high - 1], keys[high])
    let way = (time - from.time) / (to.time - from.time)
    let t = keys.count == 2 ? paced(way) : way
    var nodes: [MorphNode] = []
    nodes.reserveCapacity(from.nodes.count)
    for index in from.nodes.indices {
      nodes.append(
        from.nodes[index].blended(with: to.nodes[index], at: t, isSmooth: isSmooth[index]))
    }
    if let turn {
      let rotor = CGPoint(x: cos(turn.angle * time), y: sin(turn.angle * time))
      let center = turn.centers.0.interpolated(to: turn.centers.1, at: time)
      nodes = nodes.map { $0.placed(turnedBy: rotor, around: center) }
    }
    if let orbit {
      let shift = orbit.shift(at: time)
      for index in nodes.indices { nodes[index].point = nodes[index].point + shift }
    }
    guard let shrinking, time > 0, time < 1 else { return nodes }
    return nodes.shrunk(by: shrinking.factor(at: time), isClosed: isClosed)
  }

  /// The number of pieces.
  var pieceCount: Int { isLine.count }

  /// The piece after a node.
  func piece(_ index: Int, of nodes: [MorphNode]) -> PathSegment {
    let (p, q) = (nodes[index], nodes[index + 1 < nodes.count ? index + 1 : 0])
    if isLine[index] { return .line(p.point, q.point) }
    return .cubic(p.point, p.point + p.outgoing, q.point + q.incoming, q.point)
  }

  /// The outline as points at a time, `counts` to each piece; a closed one does not repeat its start.
  func polyline(at time: CGFloat, counts: [Int]) -> [CGPoint] {
    polyline(through: nodes(at: time), counts: counts)
  }

  /// The outline through given nodes as points.
  func polyline(through nodes: [MorphNode], counts: [Int]) -> [CGPoint] {
    var points: [CGPoint] = []
    for index in isLine.indices {
      let piece = piece(index, of: nodes)
      points.append(piece.start)
      for step in 1..<max(counts[index], 1) {
        points.append(piece.point(at: CGFloat(step) / CGFloat(counts[index])))
      }
    }
    if !isClosed, let last = nodes.last { points.append(last.point) }
    return points
  }

  /// How many points each piece needs so that no two are much further apart than `step`; straight
  /// pieces get one unless `dividesLines`.
  func counts(step: CGFloat, dividesLines: Bool = false) -> [Int] {
    let (a, b) = (keys[0].nodes, keys[keys.count - 1].nodes)
    return isLine.indices.map { index in
      guard dividesLines || !isLine[index] else { return 1 }
      let length = max(piece(index, of: a).roughLength, piece(index, of: b).roughLength)
      return Int(clamping: (length / step).rounded(.up), to: (isLine[index] ? 1 : 2)...48)
    }
  }
}
