import Foundation
import ShapeShift
import ShapeShiftDocuments

/// The parallelism of a run, and its progress output.
struct WorkOptions: Sendable {
  var jobs: Int?
  var progress = ProgressMode.auto

  static let keys: [SettingKey<WorkOptions>] = [
    SettingKey(
      "jobs", \.jobs, .integer(1...1024), "n",
      help: "Images rendered in parallel. (default: one per core)"),
    SettingKey(
      "progress", \.progress, .choice, "how", help: "Progress output on standard error."),
  ]

  /// The number of workers.
  var workers: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}

/// The part of the work that this process does.
struct ShardOptions: Sendable {
  var shard: String?
  var shards: Int?

  static let keys: [SettingKey<ShardOptions>] = [
    SettingKey(
      "shard", \.shard, .text, "i/n",
      help: "Render only part i of n, counted from 0; auto reads the scheduler's environment."),
    SettingKey(
      "shards", \.shards, .integer(1...1_000_000), "n",
      help: "Number of parts, if --shard auto cannot determine it."),
  ]

  /// The part, of everything if none is named.
  ///
  /// - Throws: `usage` when it can't be told.
  func resolved() throws(Failure) -> FrameShard {
    guard shard == "auto" || shards == nil else {
      throw Failure(
        .usage, "--shards has no effect without --shard auto",
        help: "write --shard i/n for part i of n, or remove --shards")
    }
    guard let shard else { return .whole }
    guard shard == "auto" else {
      guard let part = FrameShard(shard) else {
        throw Failure(
          .usage, "--shard is \"\(shard)\"; expected i/n with i from 0 to n - 1, or auto")
      }
      return part
    }
    do throws(FrameShard.Problem) {
      return try FrameShard(environment: ProcessInfo.processInfo.environment, count: shards)
    } catch {
      throw Failure(
        .usage, "--shard auto: \(error)",
        help: error.isMissingCount ? "specify it with --shards" : nil)
    }
  }
}

extension FrameShard.Problem {
  fileprivate var isMissingCount: Bool {
    guard case .noCount = self else { return false }
    return true
  }
}
