/// The times of a scene's frames.
///
/// Frames are numbered from 0. Frame i shows i / rate; the number of frames and the content of the last one
/// follow from the end.
public struct FrameTimeline: Sendable, Hashable {
  /// The end of a sequence.
  public enum End: String, Sendable, CaseIterable {
    /// With one more frame, which shows the end itself.
    case inclusive
    /// One step before the end.
    case exclusive
    /// One step before the end, which looks as the start does: frames follow each other without a seam.
    case loop
  }

  /// The rate in frames per second.
  public var rate: FrameRate
  /// The length of the scene in seconds, 0 or more.
  public var duration: Double
  /// The end of the sequence.
  public var end: End

  /// A timeline; a length that is negative or no number counts as 0.
  public init(rate: FrameRate = .standard, duration: Double, end: End = .inclusive) {
    self.rate = rate
    self.duration = duration > 0 ? duration : 0
    self.end = end
  }

  /// The number of frames, at least 1.
  public var count: Int {
    let steps = rate.frameCount(in: duration)
    switch end {
    case .inclusive: return steps + 1
    case .exclusive, .loop: return max(steps, 1)
    }
  }

  /// The time that a frame shows, in seconds.
  public func time(ofFrame frame: Int) -> Double {
    end == .inclusive && frame == count - 1 ? duration : rate.time(ofFrame: frame)
  }
}
