import Foundation
import Glibc
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
    guard target.format == .svg else {
      try await write(writing, console)
      return warnings()
    }
    let encoded = try await writing.svg(options)
    if let path = target.path {
      try OutputFile(path: path).write(encoded.bytes)
    } else {
      try console.write(encoded.bytes)
    }
    return warnings() + encoded.unsupported.map(\.description)
  }

  private func write(_ writing: AnimationWriting, _ console: Console) async throws {
    guard let path = target.path else {
      return try await writing.write(target.format, options) { try console.write($0) }
    }
    let output = OutputFile(path: path)
    switch target.format {
    case .mp4, .webm:
      try await output.replace { temporary in
        try await writing.writeVideo(target.format, options, to: temporary)
      }
    case .json:
      try await writeSprites(writing, path)
    case .png, .gif, .webp, .y4m, .svg:
      try await output.stream { sink in
        try await writing.write(target.format, options) { try sink($0) }
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
    try OutputFile(path: image.relativePath).write(picture)
    try OutputFile(path: path).write(Array(atlas.text.utf8))
  }
}

extension OutputFile {
  /// Replaces the file by the bytes that `body` gives, in order.
  @MainActor
  func stream(
    _ body: @MainActor (_ sink: @MainActor ([UInt8]) throws -> Void) async throws -> Void
  ) async throws {
    try await replace { temporary in
      let file = OpenFile(try FileDescriptor(temporary, flags: O_WRONLY))
      try await body { bytes in try file.descriptor.write(bytes) }
    }
  }
}

/// A file that a closure holds on to.
private final class OpenFile {
  let descriptor: FileDescriptor

  init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
}
