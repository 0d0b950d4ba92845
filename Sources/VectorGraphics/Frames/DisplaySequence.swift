/// Pictures of a scene at times: what frames, animated files and animated SVG are made of.
///
/// Lists share what does not change between them.
public struct DisplaySequence: Sendable, Equatable {
  /// The times of the images.
  public let timeline: FrameTimeline
  /// The images, one per frame.
  public let lists: [DisplayList]

  /// The pictures of a timeline; there must be as many as it has frames.
  package init(timeline: FrameTimeline, lists: [DisplayList]) {
    precondition(lists.count == timeline.count, "a sequence has a picture for every frame")
    self.timeline = timeline
    self.lists = lists
  }

  /// The pictures of a timeline, each made for its time in seconds, in the order of time.
  public init<Failure: Error>(
    _ timeline: FrameTimeline, list: (Double) throws(Failure) -> DisplayList
  ) throws(Failure) {
    var lists: [DisplayList] = []
    lists.reserveCapacity(timeline.count)
    for frame in 0..<timeline.count {
      lists.append(try list(timeline.time(ofFrame: frame)))
    }
    self.init(timeline: timeline, lists: lists)
  }
}
