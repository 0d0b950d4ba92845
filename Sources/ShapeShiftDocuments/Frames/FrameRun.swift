import DocumentViews
import FileStorage
import ShapeShift
import VectorGraphics

/// Draws frames of a scene into files, several at a time.
@MainActor
struct FrameRun {
  let prepared: PreparedFrames
  let ledger: FrameLedger
  let progress: ProgressCounter
  let workers: Int

  /// A frame's file as it was written.
  private struct Written: Sendable {
    var entry: FrameManifest.Entry
    var unsupported: [String]
  }

  /// Draws the frames, in order.
  ///
  /// If an error occurs or the run is interrupted, the finished frames are on disk and in the manifest before the
  /// error is thrown.
  ///
  /// - Returns: The warnings about the images, one sentence each.
  func run(_ frames: [Int]) async throws -> [String] {
    var warnings: [String] = []
    do {
      try await OrderedWork(workers: workers).run(
        over: frames, prepare: prepare, work: { job in try job() },
        deliver: { _, written in
          try ledger.record(written.entry)
          progress.step()
          for warning in written.unsupported where !warnings.contains(warning) {
            warnings.append(warning)
          }
        },
        // The file already has its final name: every file in the folder is in the manifest.
        salvage: { try? ledger.record($0.entry) })
    } catch {
      try? ledger.synchronize()
      throw error
    }
    try ledger.finish()
    return prepared.stage.warnings + warnings
  }

  /// Returns the remaining work for a frame off the main actor.
  private func prepare(_ frame: Int) throws -> @Sendable () throws -> Written {
    try Interruption.check()
    let (target, drawing) = (prepared.target, prepared.drawing)
    let lists = try prepared.lists(ofFrame: frame)
    let file = target.fileName(of: frame, in: drawing.timeline)
    return { () throws in
      let encoded = try drawing.encoded(lists, as: target.format)
      let entry = FrameManifest.Entry(
        frame: frame, file: file, bytes: encoded.bytes.count,
        sha256: SHA256.hexDigest(of: encoded.bytes))
      let output = OutputFile(
        path: "\(target.folder)/\(file)", isSynchronized: false, replacesLink: true)
      try output.write(encoded.bytes)
      return Written(entry: entry, unsupported: encoded.unsupported.map(\.description))
    }
  }
}
