import DocumentModel
import FileStorage
import Foundation
import ImageCoding
package import ShapeShift
package import VectorGraphics

/// Writes a scene in motion to its file.
@MainActor
package struct AnimationRun {
  /// The picture of a time, in seconds.
  let list: @MainActor (Double) throws -> DisplayList
  /// Returns the warnings about the images, after they are drawn.
  let warnings: @MainActor () -> [String]
  /// The pixels of a frame that is there already; nil where frames are drawn.
  let picture: (@Sendable (Int) throws -> Bitmap)?
  let drawing: FrameDrawing
  let options: AnimationOptions
  let target: AnimationTarget
  /// The option that sets the matte or the background of the frames, for messages.
  let matteOption: String
  let workers: Int
  /// Receives the bytes that are not written to a file.
  let stream: @MainActor ([UInt8]) throws -> Void

  package init(
    list: @escaping @MainActor (Double) throws -> DisplayList,
    warnings: @escaping @MainActor () -> [String] = { [] },
    picture: (@Sendable (Int) throws -> Bitmap)? = nil, drawing: FrameDrawing,
    options: AnimationOptions, target: AnimationTarget, matteOption: String, workers: Int,
    stream: @escaping @MainActor ([UInt8]) throws -> Void
  ) {
    (self.list, self.warnings, self.picture) = (list, warnings, picture)
    self.drawing = drawing
    (self.options, self.target, self.workers) = (options, target, workers)
    self.matteOption = matteOption
    self.stream = stream
  }

  /// Writes the file atomically.
  ///
  /// - Returns: The warnings about the images, one sentence each.
  package func write(_ observe: @escaping RunEvent.Observer) async throws -> [String] {
    let progress = ProgressCounter(
      total: drawing.timeline.count * AnimationWriting.passes(target.format, options), observe)
    let writing = AnimationWriting(
      drawing, workers: workers, list: list, picture: picture,
      step: {
        try Interruption.check()
        progress.step()
      })
    let encoded: DisplayList.Encoded
    switch target.format {
    case .svg: encoded = try await writing.svg(options)
    case .lottie: encoded = try await writing.lottie(options, isArchive: target.isArchive)
    case .png, .gif, .webp, .mp4, .webm, .y4m, .json:
      let transparency = try await write(writing)
      return warnings() + [warning(about: transparency)].compactMap(\.self)
    }
    if let path = target.path {
      try output(path).write(encoded.bytes)
    } else {
      try stream(encoded.bytes)
    }
    return warnings() + encoded.unsupported.map(\.description)
  }

  private func write(_ writing: AnimationWriting) async throws -> TransparencyCount {
    var transparency = TransparencyCount()
    guard let path = target.path else {
      return try await writing.write(target.format, options) { try stream($0) }
    }
    let output = output(path)
    switch target.format {
    case .mp4, .webm:
      try await output.replace { file in
        transparency = try await writing.writeVideo(target.format, options, to: file.path)
      }
    case .json:
      try await writeSprites(writing, path)
    case .png, .gif, .webp, .y4m, .svg, .lottie:
      try await output.replace { file in
        transparency = try await writing.write(target.format, options) { try file.write($0) }
      }
    }
    return transparency
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
