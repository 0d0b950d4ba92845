public import Foundation
import SVGBackend
public import VectorGraphics
import ViewTree

extension ImageRenderer {
  /// The pictures of a timeline, resolved down to shapes and glyphs.
  ///
  /// - Throws: `RenderError`.
  public func displaySequence(
    _ timeline: FrameTimeline
  ) throws(RenderError) -> DisplaySequence {
    try DisplaySequence(timeline) { (time) throws(RenderError) in try displayList(at: time) }
  }

  /// A timeline as one file that moves; frames are drawn and packed on all cores.
  ///
  /// - Parameters:
  ///   - format: Anything but a sprite sheet, which is two files, and what ffmpeg writes; Lottie is JSON.
  ///   - timeline: Which moments are shown.
  ///   - shutter: How long each picture is exposed; nil for a moment.
  /// - Throws: `RenderError`; `unsupported` for a format that is not one file of ours.
  public func data(
    _ format: AnimatedFormat, timeline: FrameTimeline, shutter: Shutter? = nil
  ) async throws -> Data {
    let drawing = FrameDrawing(timeline, options: options, shutter: shutter)
    let writing = AnimationWriting(
      drawing, workers: ProcessInfo.processInfo.activeProcessorCount,
      list: { try self.displayList(at: $0) }, step: {})
    switch format {
    case .png, .gif, .webp, .y4m:
      var data = Data()
      try await writing.write(format, AnimationOptions()) { data.append(contentsOf: $0) }
      return data
    case .svg:
      guard shutter == nil else {
        throw RenderError.unsupported(
          "an exposure cannot be used with animated SVG, which is not rendered as pixels")
      }
      return Data(try await writing.svg(AnimationOptions()).bytes)
    case .lottie:
      guard shutter == nil else {
        throw RenderError.unsupported(
          "an exposure cannot be used with Lottie, which is not rendered as pixels")
      }
      return Data(try await writing.lottie(AnimationOptions(), isArchive: false).bytes)
    case .mp4, .webm, .json:
      throw RenderError.unsupported(
        "ImageRenderer cannot write \(format.rawValue); use the command animate")
    }
  }
}
