package import Foundation

/// A dash of a line: a piece of its outline, or a point with the direction of the line there.
package struct Dash: Sendable, Hashable {
  /// The piece.
  package var contour: Contour
  /// The direction of the line at a dash of no length.
  package var direction: CGPoint?
}

extension StrokeStyle {
  /// The pattern with an even count; nil for a solid line.
  ///
  /// A pattern with a negative or not finite length, or of zeros only, is a solid line.
  package var dashPattern: [CGFloat]? {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }),
      dash.contains(where: { $0 > 0 })
    else { return nil }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }
}

extension Path {
  /// The pieces that a style's dashes leave of the path; the subpaths for a solid line.
  ///
  /// The pattern begins anew at each subpath, `dashPhase` into it. A closed subpath that begins and ends
  /// within dashes joins the two. More than 100,000 dashes in a subpath are drawn solid.
  package func dashes(_ style: StrokeStyle) -> [Dash] {
    let contours = contours
    guard let pattern = style.dashPattern else { return contours.map { Dash(contour: $0) } }
    return contours.flatMap { contour in
      let measured = MeasuredContour(contour)
      let count = measured.length / pattern.reduce(0, +) * CGFloat(pattern.count)
      guard measured.length > 0, count < 200_000 else { return [Dash(contour: contour)] }
      var dasher = Dasher(pattern: pattern, phase: style.dashPhase)
      return dasher.dashes(of: measured)
    }
  }
}

/// Cuts one subpath into dashes.
private struct Dasher {
  private let pattern: [CGFloat]
  /// The place in the pattern, even in a dash, odd in a gap.
  private var index = 0
  /// How far it is to the next place.
  private var remaining: CGFloat
  private var current: Dash?
  private var result: [Dash] = []

  private var isOn: Bool { index.isMultiple(of: 2) }

  init(pattern: [CGFloat], phase: CGFloat) {
    self.pattern = pattern
    let sum = pattern.reduce(0, +)
    var phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: sum) : 0
    if phase < 0 { phase += sum }
    while index < pattern.count - 1, phase > 0, phase >= pattern[index] {
      phase -= pattern[index]
      index += 1
    }
    remaining = max(0, pattern[index] - phase)
  }

  mutating func dashes(of measured: MeasuredContour) -> [Dash] {
    let startsOn = isOn && remaining > 0
    for (segment, length) in zip(measured.segments, measured.lengths) where length > 0 {
      cut(segment, length: length)
    }
    let endsOn = current != nil
    if let current { result.append(current) }
    if measured.contour.isClosed, startsOn, endsOn { joinEnds(of: measured.contour) }
    return result
  }

  private mutating func cut(_ segment: PathSegment, length: CGFloat) {
    var (done, t): (CGFloat, CGFloat) = (0, 0)
    while remaining < length - done {
      done += remaining
      let next = max(t, segment.parameter(atDistance: done, of: length))
      if isOn { extend(by: segment, from: t, to: next) }
      t = next
      if isOn, let dash = current { result.append(dash) }
      current = nil
      index = (index + 1) % pattern.count
      remaining = pattern[index]
    }
    if isOn { extend(by: segment, from: t, to: 1) }
    remaining -= length - done
  }

  private mutating func extend(by segment: PathSegment, from t0: CGFloat, to t1: CGFloat) {
    if current == nil {
      current = Dash(
        contour: Contour(start: segment.point(at: t0)), direction: segment.direction(at: t0))
    }
    guard t0 < t1 else { return }
    current?.contour.segments.append(segment.part(from: t0, to: t1))
  }

  /// Makes the last dash and the first one; a single dash is the whole subpath.
  private mutating func joinEnds(of contour: Contour) {
    guard result.count > 1, let last = result.popLast() else {
      result = [Dash(contour: contour)]
      return
    }
    result[0].contour.segments = last.contour.segments + result[0].contour.segments
    result[0].contour.start = last.contour.start
  }
}
