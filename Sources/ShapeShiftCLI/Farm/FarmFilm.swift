import FileStorage
import ImageCoding
import ShapeShift
import ShapeShiftDocuments
import VectorGraphics

/// The film that is made of frames which are there.
@MainActor
struct FarmFilm {
  private let frames: FarmFrames
  private let target: AnimationTarget
  private let console: Console
  private let work: WorkOptions

  /// Nil when the plan asks for none.
  ///
  /// - Throws: `usage` when it can't be made of these frames.
  init?(_ site: FarmSite, _ console: Console, _ work: WorkOptions) throws(Failure) {
    guard let film = site.plan.film else { return nil }
    try self.init(film, of: site.job, console, work)
  }

  init(
    _ film: String, of job: any FarmJob, _ console: Console, _ work: WorkOptions
  ) throws(Failure) {
    guard let frames = job as? FarmFrames, frames.isWholeFilm else {
      throw Failure(
        .usage, "--film requires all frames of a sequence as PNG files",
        help: "use the command frames without --frames, with an output such as out/frame_%04d.png")
    }
    self.frames = frames
    (self.console, self.work) = (console, work)
    target = try AnimationTarget(
      path: film, format: nil, inputs: frames.inputs.map { InputFile($0) })
    guard ![.svg, .lottie].contains(target.format), film != "-" else {
      throw Failure(
        .usage, "\(film) can't be written by --film",
        help: "expected .mp4, .webm, .gif, .png, .webp, .y4m or .json")
    }
  }

  /// Writes it.
  func write() async throws {
    let (folder, files) = (FrameFolder(frames.folder), frames.files)
    let run = AnimationRun(
      list: { _ in throw Failure(.internalError, "a film of files does not render views") },
      picture: { frame in try PNGDecoder().decode(try folder.bytes(of: files[frame])) },
      drawing: frames.drawing, options: AnimationOptions(), target: target,
      matteOption: "--background", workers: work.workers,
      stream: { try console.write($0) })
    let telling = RunTelling(console, work.progress, unit: "frames")
    defer { telling.finish() }
    for warning in try await run.write(telling.hear) { console.warn(warning) }
    telling.finish()
    if let path = target.path { console.say("wrote \(path)") }
  }
}
