import Foundation
import ShapeShift
import VectorGraphics

extension SequenceTrial {
  /// Writes a sequence as one file that moves, or as PNG files, in one worker; prints CPU milliseconds and
  /// bytes a frame, for comparisons with other programs.
  static func printFilm(_ name: String, as format: String, frames: Int) async throws {
    let scenes = try name == "h" ? dashboard(frames) : star(frames)
    let drawing = FrameDrawing(
      FrameTimeline(duration: Double(frames) / 60, end: .exclusive),
      options: RenderOptions(background: scenes[0].background))
    var bytes = 0
    let start = cpuTime()
    if let animated = AnimatedFormat(rawValue: format), format != "frames" {
      let writing = AnimationWriting(
        drawing, workers: 1,
        list: { time in scenes[min(Int((time * 60).rounded()), frames - 1)].list }, step: {})
      try await writing.write(animated, AnimationOptions()) { bytes += $0.count }
    } else {
      for scene in scenes { bytes += try drawing.encoded([scene.list], as: .png).bytes.count }
    }
    let time = cpuTime() - start
    print(time / Double(frames), bytes / frames)
  }
}
