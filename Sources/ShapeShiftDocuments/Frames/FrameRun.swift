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

  /// Draws the frames, in their order.
  ///
  /// Whatever goes wrong, and when it is asked to end, what was drawn is on the disk and in the manifest before the
  /// error is thrown.
  ///
  /// - Returns: What is odd about the pictures, one sentence each.
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
        // Its file has its name already: what stands in the folder stands in the manifest.
        salvage: { try? ledger.record($0.entry) })
    } catch {
      try? ledger.synchronize()
      throw error
    }
    try ledger.finish()
    return prepared.stage.warnings + warnings
  }

  /// What remains to be done off the main actor for a frame.
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
