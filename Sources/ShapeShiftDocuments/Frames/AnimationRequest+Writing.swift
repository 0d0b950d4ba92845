import DocumentModel
package import DocumentViews
import Foundation
import ImageCoding
import ShapeShift
import VectorGraphics

extension AnimationRequest {
  /// The result of writing an animated file.
  public struct Result: Sendable, Equatable {
    /// The files: one, and for a sprite sheet the picture beside it.
    public var paths: [String]
    /// The warnings about the images, one sentence each.
    public var warnings: [String]
  }

  /// Draws the frames and writes the file atomically.
  ///
  /// Without an ``output`` the file is `Output/<name>.gif`. If the task is canceled, an error of the kind
  /// `interrupted` is thrown, and nothing is written.
  ///
  /// - Parameters:
  ///   - workers: The number of frames drawn at a time.
  ///   - vocabulary: Additional views and functions of the program.
  ///   - observe: Receives the progress.
  /// - Throws: `RequestError`.
  @MainActor
  public func write(
    workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    with vocabulary: DocumentVocabulary = DocumentVocabulary(),
    _ observe: @escaping RunEvent.Observer = { _ in }
  ) async throws(RequestError) -> Result {
    let target = try target()
    let warnings = try await write(
      to: target, workers: workers, SceneCache(.documents(vocabulary)), observe)
    return Result(paths: target.paths, warnings: warnings)
  }

  /// Returns the destination of the file.
  package func target() throws(RequestError) -> AnimationTarget {
    var inputs = [InputFile(document.path)]
    if case .file(let path)? = document.data { inputs.append(InputFile(path)) }
    return try AnimationTarget(path: output, format: format, inputs: inputs)
  }

  /// Draws a scene into a file, after checking the request.
  ///
  /// - Parameters:
  ///   - read: Creates the scene, or `nil` for that of the document.
  ///   - stream: Receives the bytes that are not written to a file.
  /// - Returns: The warnings about the images, one sentence each.
  @MainActor
  package func write(
    to target: AnimationTarget, workers: Int, _ cache: SceneCache,
    read: (() throws(RequestError) -> SceneDocument)? = nil,
    stream: @escaping @MainActor ([UInt8]) throws -> Void = { _ in },
    _ observe: @escaping RunEvent.Observer
  ) async throws(RequestError) -> [String] {
    let options = try file.options(for: target.format, picture)
    let scene = if let read { try read() } else { try cache.scene(document).scene }
    if !scene.warnings.isEmpty { observe(.diagnostics(scene.warnings)) }
    let stage = try Stage(scene, layout, limits: document.limits, cache)
    let highest = target.format == .gif ? FrameRate(GIFEncoder.maximumRate) : nil
    let times = try timeline.timeline(of: scene, on: stage, upTo: highest)
    let slowed = Self.remark(on: scene.timeline.rate, times.rate, asked: timeline.rate)
    guard ![.svg, .lottie].contains(target.format) || timeline.shutter == nil else {
      let name = target.format == .svg ? "SVG" : "Lottie"
      throw RequestError(
        .usage, "--shutter cannot be used with \(name), which is not rendered as pixels",
        help: "remove --shutter, or write another format")
    }
    guard target.format != .lottie || target.isArchive || file.plays == nil else {
      throw RequestError(
        .usage, "--plays has no effect on Lottie in JSON, where the player decides",
        help: "write a .lottie file with -o NAME.lottie")
    }
    if target.isDefault { try OutputFile.makeFolder(OutputFile.defaultFolder) }
    let drawing = FrameDrawing(
      times,
      options: try picture.renderOptions(
        scale: layout.scale, documentBackground: stage.ground, of: scene),
      shutter: timeline.shutter)
    let hasOwnGround = picture.replacesBackground
    let run = AnimationRun(
      list: { hasOwnGround ? try stage.displayList(at: $0) : try stage.pictureOnGround(at: $0) },
      warnings: { stage.warnings }, drawing: drawing,
      options: options, target: target, matteOption: "--matte", workers: workers, stream: stream)
    do {
      return slowed + (try await run.write(observe))
    } catch {
      throw RequestError(any: error)
    }
  }

  /// Reports that a file has fewer frames per second than its scene, unless that was requested.
  private static func remark(
    on own: FrameRate?, _ rate: FrameRate, asked: FrameRate?
  ) -> [String] {
    guard asked == nil, let own, own.value > rate.value else { return [] }
    return ["the scene has \(own) frames per second; a GIF is limited to \(rate)"]
  }
}
