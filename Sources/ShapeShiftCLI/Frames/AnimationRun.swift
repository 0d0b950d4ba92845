import FileStorage
import Foundation
import ImageCoding
import ShapeShift

/// Writes a scene in motion to its file.
@MainActor
struct AnimationRun {
  /// The picture of a time, in seconds.
  let list: @MainActor (Double) throws -> DisplayList
  /// What is odd about the pictures, once they are drawn.
  var warnings: @MainActor () -> [String] = { [] }
  let drawing: FrameDrawing
  let options: AnimationOptions
  let target: AnimationTarget
  let work: WorkOptions

  /// Writes the file: whole, or not at all.
  ///
  /// - Returns: What is odd about the pictures, one sentence each.
  func write(_ console: Console) async throws -> [String] {
    let progress = ProgressReport(
      work.progress,
      total: drawing.timeline.count * AnimationWriting.passes(target.format, options),
      unit: "frames")
    defer { progress.finish() }
    let writing = AnimationWriting(
      drawing, workers: work.workers, list: list,
      step: {
        guard !Signals.isInterrupted else { throw Failure(.interrupted) }
        progress.step()
      })
    let encoded: DisplayList.Encoded
    switch target.format {
    case .svg: encoded = try await writing.svg(options)
    case .lottie: encoded = try await writing.lottie(options, isArchive: target.isArchive)
    case .png, .gif, .webp, .mp4, .webm, .y4m, .json:
      try await write(writing, console)
      return warnings()
    }
    if let path = target.path {
      try output(path).write(encoded.bytes)
    } else {
      try console.write(encoded.bytes)
    }
    return warnings() + encoded.unsupported.map(\.description)
  }

  private func write(_ writing: AnimationWriting, _ console: Console) async throws {
    guard let path = target.path else {
      return try await writing.write(target.format, options) { try console.write($0) }
    }
    let output = output(path)
    switch target.format {
    case .mp4, .webm:
      try await output.replace { file in
        try await writing.writeVideo(target.format, options, to: file.path)
      }
    case .json:
      try await writeSprites(writing, path)
    case .png, .gif, .webp, .y4m, .svg, .lottie:
      try await output.replace { file in
        try await writing.write(target.format, options) { try file.write($0) }
      }
    }
  }

  private func writeSprites(_ writing: AnimationWriting, _ path: String) async throws {
    let url = URL(fileURLWithPath: path).deletingPathExtension()
    let (picture, sheet) = try await writing.spriteSheet(options)
    let image = url.appendingPathExtension("png")
    let atlas = SpriteAtlas(
      sheet: sheet, image: image.lastPathComponent, stem: url.lastPathComponent,
      scale: drawing.options.scale, rate: drawing.timeline.rate, kind: options.atlas)
    try output(image.relativePath).write(picture)
    try output(path).write(Array(atlas.text.utf8))
  }

  private func output(_ path: String) -> OutputFile {
    OutputFile(path: path, replacesLink: target.replacesLink)
  }
}
