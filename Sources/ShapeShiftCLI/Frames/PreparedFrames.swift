import ShapeShift

/// A scene that is ready to be drawn as frames, and which of them are wanted.
@MainActor
struct PreparedFrames {
  let target: FrameTarget
  let stage: Stage
  let drawing: FrameDrawing
  let head: FrameManifest.Head
  /// The numbers of the frames of all parts together.
  let frames: [Int]

  /// The frames of a part.
  func frames(of part: FrameShard) -> [Int] { Array(frames[part.range(of: frames.count)]) }
}
