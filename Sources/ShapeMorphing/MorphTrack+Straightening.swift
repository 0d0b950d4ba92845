import Foundation
import VectorGeometry

extension MorphTrack {
  private static let straightenedKeyCount = 32
  /// When the band is straight, and from when on it becomes the other outline.
  private static let straightFrom: CGFloat = 0.5
  private static let solidFrom: CGFloat = 0.42
  /// How much smaller or larger the way in between may be drawn to keep its ink.
  private static let straightenedScales: ClosedRange<CGFloat> = 0.6...1.6

  /// The courses of a long thin outline and another one by way of a bar: a spiral uncurls before it becomes a star.
  ///
  /// None unless one of both is a band.
  static func straightened(
    _ a: MorphContour, _ b: MorphContour, options: MorphPlan.Options
  ) -> [MorphTrack] {
    guard a.isClosed, b.isClosed, !a.isPoint, !b.isPoint,
      max(a.segments.count, b.segments.count) < maximumRefined
    else { return [] }
    if let band = MorphBand.all(a).first {
      return straightened(a, along: band, to: b, options: options)
    }
    guard let band = MorphBand.all(b).first else { return [] }
    return straightened(b, along: band, to: a, options: options).map(\.reversed)
  }

  private static func straightened(
    _ a: MorphContour, along band: MorphBand, to b: MorphContour, options: MorphPlan.Options
  ) -> [MorphTrack] {
    let point = MorphContour(segments: [], isClosed: true, start: b.start)
    guard let fine = MorphTrack(MorphMatch.collapsed(a, point)).refined() else { return [] }
    let source = MorphContour(through: fine.keys[0].nodes)
    let bar = MorphContour(through: fine.nodes(of: band, from: -band.tip).nodes(at: 1))
    // The segments of both are the same parts of the outline, so that places on one are places on the other.
    return MorphMatch.candidates(bar, b, options: options, turns: [0]).map { match in
      let own = MorphMatch(a: source, b: b, knots: match.knots)
      var track = MorphTrack(own)
      let start = own.knots.first.map { source.fraction(of: $0.a) } ?? 0
      let band = track.nodes(of: band, from: start - band.tip)
      track.isLine = track.isLine.map { _ in false }
      track.keys = track.keys(along: band)
      return track
    }
  }

  private func nodes(of band: MorphBand, from start: CGFloat) -> Straightening {
    Straightening(band, nodes: keys[0].nodes, parts: parts(along: band, end: 0, from: start))
  }

  private func keys(along band: Straightening) -> [Key] {
    let ends = (keys[0].nodes, keys[1].nodes)
    let area = { (nodes: [MorphNode]) in nodes.map(\.point).areaAndCentroid(isClosed: true) }
    let areas = (area(ends.0).0, area(ends.1).0)
    let eased = { (t: CGFloat) in t * t * (3 - 2 * t) }
    let inner = (1..<Self.straightenedKeyCount).map { step -> Key in
      let time = CGFloat(step) / CGFloat(Self.straightenedKeyCount)
      let weight = eased(max((time - Self.solidFrom) / (1 - Self.solidFrom), 0))
      let straight = band.nodes(at: eased(min(time / Self.straightFrom, 1)))
      let nodes = zip(straight, ends.1).map { $0.blended(with: $1, at: weight, isSmooth: false) }
      let (now, middle) = area(nodes)
      let wanted = areas.0 + (areas.1 - areas.0) * time
      let scale = abs(wanted / max(abs(now), 1e-9)).squareRoot().clamped(
        to: Self.straightenedScales)
      return Key(
        time: time,
        nodes: nodes.map { node in
          var node = node
          node.point = node.point - middle
          return node.placed(turnedBy: CGPoint(x: scale, y: 0), around: middle)
        })
    }
    return [Key(time: 0, nodes: ends.0)] + inner + [Key(time: 1, nodes: ends.1)]
  }

  /// The same course from its end to its start.
  private var reversed: MorphTrack {
    var track = self
    track.keys = keys.reversed().map { Key(time: 1 - $0.time, nodes: $0.nodes) }
    return track
  }
}

/// How the nodes of a band go while it becomes straight.
private struct Straightening {
  private let band: MorphBand
  private let straight: MorphBand
  private let parts: [CGFloat]
  private let local: [MorphNode]

  init(_ band: MorphBand, nodes: [MorphNode], parts: [CGFloat]) {
    (self.band, straight, self.parts) = (band, band.straightened, parts)
    local = zip(nodes, parts).map { $0.seen(from: band.frame(at: $1)) }
  }

  /// The nodes at a time in 0...1, at the end of which the band is straight.
  func nodes(at time: CGFloat) -> [MorphNode] {
    let reach = band.reach * MorphTrack.uncurledReach
    let scale = min(1, reach / max(MorphBand(band, straight, at: time).reach, 1e-12))
    let bent = MorphBand(band, straight, at: time, scale: scale)
    return bent.nodes(local, at: parts, scale: scale, thickness: band.thickness)
  }
}

extension MorphContour {
  /// The closed contour through nodes.
  fileprivate init(through nodes: [MorphNode]) {
    let segments = nodes.indices.map { index -> PathSegment in
      let (p, q) = (nodes[index], nodes[(index + 1) % nodes.count])
      return .cubic(p.point, p.point + p.outgoing, q.point + q.incoming, q.point)
    }
    self.init(segments: segments, isClosed: true, start: nodes.first?.point ?? .zero)
  }
}
