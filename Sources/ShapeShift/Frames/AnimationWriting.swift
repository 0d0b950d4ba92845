package import ImageCoding
package import VectorGraphics

/// Writes a scene in motion into one file, frame by frame.
@MainActor
package struct AnimationWriting {
  /// Takes the bytes of the file, in order.
  package typealias Sink = @MainActor ([UInt8]) async throws -> Void

  let drawing: FrameDrawing
  let workers: Int
  /// The picture of a time.
  let list: @MainActor (Double) throws -> DisplayList
  /// Called after each frame.
  let step: @MainActor () throws -> Void
  /// The pixels of a frame that is there already; nil where frames are drawn.
  private let picture: (@Sendable (Int) throws -> Bitmap)?

  /// - Parameter picture: Gives frames that are there already, which pixels are then taken from.
  package init(
    _ drawing: FrameDrawing, workers: Int,
    list: @escaping @MainActor (Double) throws -> DisplayList,
    picture: (@Sendable (Int) throws -> Bitmap)? = nil,
    step: @escaping @MainActor () throws -> Void
  ) {
    self.drawing = drawing
    self.workers = workers
    self.list = list
    self.picture = picture
    self.step = step
  }

  /// Writes the file.
  ///
  /// - Parameter countsTransparency: Whether the transparent pixels of the frames are counted; otherwise the result is
  ///   empty.
  // Not specialized: one copy serves all encoders, because generic calls occur only once per frame.
  @discardableResult
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  package func write(
    _ encoder: some AnimationEncoder, countsTransparency: Bool = false, to sink: Sink
  ) async throws -> TransparencyCount {
    var (encoder, transparency) = (encoder, TransparencyCount())
    try await put(try encoder.begin(), sink)
    let packing = encoder.packing
    var last: Task<Bitmap, any Error>?
    try await OrderedWork(workers: workers).run(
      over: 0..<drawing.timeline.count,
      prepare: { frame in
        let previous = last
        let current = try draw(frame)
        last = current
        return (frame, previous, current)
      },
      work: { (frame, previous, current) in
        let before = try await previous?.value
        let picture = try await current.value
        if let before, before.width != picture.width || before.height != picture.height {
          throw Self.otherSize(frame)
        }
        let piece = try packing(AnimationFrame(index: frame, picture: picture, previous: before))
        return (piece, countsTransparency ? TransparencyCount(picture) : TransparencyCount())
      },
      deliver: { _, packed in
        try await put(try encoder.append(packed.0), sink)
        transparency.add(packed.1)
        try step()
      })
    try await put(try encoder.finish(), sink)
    return transparency
  }

  /// The pictures of all frames, which have one size.
  func sequence() throws -> DisplaySequence {
    let sequence = try DisplaySequence(drawing.timeline) { time in
      try step()
      return try list(time)
    }
    let lists = sequence.lists
    if let frame = lists.firstIndex(where: { $0.size != lists.first?.size }) {
      throw Self.otherSize(frame)
    }
    return sequence
  }

  nonisolated private static func otherSize(_ frame: Int) -> RenderError {
    .size(
      "frame \(frame) has a different size from the first frame; set the width and height of the canvas"
    )
  }

  /// Returns the color histogram of all frames.
  func histogram(matte: SIMD3<UInt8>) async throws -> ColorHistogram {
    var result = ColorHistogram()
    try await OrderedWork(workers: workers).run(
      over: 0..<drawing.timeline.count, prepare: draw,
      work: { picture in
        var histogram = ColorHistogram()
        histogram.add(try await picture.value, matte: matte)
        return histogram
      },
      deliver: { _, histogram in
        result.add(histogram)
        try step()
      })
    return result
  }

  /// The size of the first frame in pixels.
  func size() async throws -> (width: Int, height: Int) {
    let picture = try await draw(0).value
    return (picture.width, picture.height)
  }

  private func draw(_ frame: Int) throws -> Task<Bitmap, any Error> {
    if let picture { return Task.detached { try picture(frame) } }
    let lists = try drawing.times(ofFrame: frame).map(list)
    let drawing = drawing
    return Task.detached { try drawing.bitmap(of: lists) }
  }

  private func put(_ bytes: [UInt8], _ sink: Sink) async throws {
    if !bytes.isEmpty { try await sink(bytes) }
  }
}
