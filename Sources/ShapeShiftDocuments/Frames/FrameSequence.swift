public import DocumentViews
import Foundation
public import VectorGraphics

/// Draws the frames of a request into a folder, with a manifest of their digests beside them.
///
///     var request = FrameRequest("card.json", output: "frames/f_%04d.png")
///     request.timeline.rate = FrameRate(60)
///     let result = try await FrameSequence(request).run { event in
///       if case .progress(let progress) = event { print(progress.fraction) }
///     }
///
/// Frames have the same bytes in every process, order and shard. If its task is canceled, a run ends
/// with an error of the kind `interrupted`; the finished frames are on disk and in the manifest, and a resumed
/// run draws the rest.
public struct FrameSequence: Sendable {
  /// The frames to draw.
  public var request: FrameRequest
  /// The number of frames drawn at a time.
  public var workers = ProcessInfo.processInfo.activeProcessorCount
  /// The part that this run draws.
  public var shard = FrameShard.whole
  /// Whether frames are kept that an earlier run of the same request has finished.
  public var resumes = false
  /// Views and functions that the program adds to documents.
  public var vocabulary = DocumentVocabulary()

  /// The result of a run.
  public struct Result: Sendable, Equatable {
    /// The folder of the frames.
    public var folder: String
    /// The number of existing frames of this shard.
    public var count: Int
    /// The number of frames that existed before.
    public var kept: Int
    /// The warnings about the images, one sentence each.
    public var warnings: [String]
  }

  /// Creates a sequence for a request.
  public init(_ request: FrameRequest) { self.request = request }

  /// Draws, and tells how far it has come.
  ///
  /// - Throws: `RequestError`.
  @MainActor
  public func run(
    _ observe: @escaping RunEvent.Observer = { _ in }
  ) async throws(RequestError) -> Result {
    try await run(SceneCache(.documents(vocabulary)), observe)
  }

  @MainActor
  package func run(
    _ cache: SceneCache, _ observe: @escaping RunEvent.Observer
  ) async throws(RequestError) -> Result {
    let prepared = try PreparedFrames(request, cache)
    if !prepared.diagnostics.isEmpty { observe(.diagnostics(prepared.diagnostics)) }
    return try await draw(prepared, observe)
  }

  /// Draws the part of a prepared sequence.
  @MainActor
  package func draw(
    _ prepared: PreparedFrames, _ observe: @escaping RunEvent.Observer
  ) async throws(RequestError) -> Result {
    let frames = Array(prepared.frames[shard.range(of: prepared.frames.count)])
    let target = prepared.target
    try target.makeFolder(isDefault: request.output == nil)
    FrameFolder(target.folder).removeAbandonedFiles()
    let ledger = FrameLedger(folder: target.folder, shard: shard, head: prepared.head)
    let kept = try ledger.begin(resuming: resumes, among: frames)
    let run = FrameRun(
      prepared: prepared, ledger: ledger,
      progress: ProgressCounter(total: frames.count, kept: kept.count, observe), workers: workers)
    let warnings: [String]
    do {
      warnings = try await run.run(frames.filter { !kept.contains($0) })
    } catch {
      throw Self.failure(error, ledger.syncedCount, of: frames.count)
    }
    return Result(
      folder: target.folder, count: frames.count, kept: kept.count, warnings: warnings)
  }

  /// Returns an error that explains how to resume after an interruption.
  private static func failure(_ error: any Error, _ done: Int, of count: Int) -> RequestError {
    let error = RequestError(any: error)
    guard error.kind == .interrupted else { return error }
    return RequestError(
      .interrupted, "interrupted with \(done) of \(count) frames rendered",
      help: "run the same command with --resume to render the rest")
  }
}
