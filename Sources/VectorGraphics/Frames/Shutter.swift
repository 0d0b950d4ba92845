/// The exposure of a frame, during which moving content is blurred.
///
/// The exposure is centered on the time of the frame.
public struct Shutter: Sendable, Hashable {
  /// The part of the time between two frames for which the shutter is open, in degrees of a full turn; above 0, at most 360.
  public let angle: Double
  /// The number of moments that are averaged, at least 2.
  public let samples: Int

  /// A shutter; nil unless 0 < angle <= 360 and 2 <= samples <= 256.
  public init?(angle: Double = 180, samples: Int = 16) {
    guard angle > 0, angle <= 360, 2...256 ~= samples else { return nil }
    self.angle = angle
    self.samples = samples
  }

  /// The moments of a frame in seconds, in ascending order; none before the start or after the end.
  ///
  /// They lie at (j + 1/2) / n of the opening.
  public func times(ofFrame frame: Int, in timeline: FrameTimeline) -> [Double] {
    let center = timeline.time(ofFrame: frame)
    let opening = angle / 360 / timeline.rate.value
    return (0..<samples).map { sample in
      let part = (Double(sample) + 0.5) / Double(samples) - 0.5
      return min(max(center + part * opening, 0), max(timeline.duration, 0))
    }
  }
}
