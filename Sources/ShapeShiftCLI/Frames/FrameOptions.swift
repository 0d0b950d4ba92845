public import ArgumentParser
import Foundation
import ShapeShift
import ShapeShiftDocuments
public import VectorGraphics

extension FrameTimeline.End: ExpressibleByArgument {}

/// Which times of a scene are shown.
struct TimelineOptions: WordTaking {
  @Option(
    help: ArgumentHelp(
      "Frames per second: 30, 12.5 or 24000/1001. (default: the document's, else 30)",
      valueName: "rate"),
    transform: { try FrameRate(argument: $0) })
  var fps: FrameRate?

  @Option(
    help: ArgumentHelp(
      "Duration in seconds, instead of the document's.", valueName: "seconds"),
    transform: { try SceneTime(argument: $0) })
  var duration: SceneTime?

  @Option(
    help: ArgumentHelp(
      "Last frame: at the end time (inclusive), one frame before it (exclusive), or one frame before it because the end looks like the first frame (loop).",
      valueName: "how"))
  var end: FrameTimeline.End?

  @Option(help: ArgumentHelp("Maximum frames per sequence.", valueName: "n"))
  var maxFrames = TimelineSettings().maximumFrames

  mutating func take(_ words: inout CommandWords) throws {
    fps = try words.value("--fps", FrameRate.init(argument:))
    duration = try words.value("--duration", SceneTime.init(argument:))
    end = try words.value("--end")
    maxFrames = try words.value("--max-frames") ?? TimelineSettings().maximumFrames
  }

  func validate() throws {
    let largest = TimelineSettings.largestCount
    guard 1...largest ~= maxFrames else {
      throw ValidationError("--max-frames is \(maxFrames); expected 1 to \(largest)")
    }
  }

  /// What the options say.
  func settings(_ exposure: ShutterOptions) -> TimelineSettings {
    var settings = TimelineSettings()
    settings.rate = fps
    settings.duration = duration?.seconds
    settings.end = end
    settings.maximumFrames = maxFrames
    settings.shutter = exposure.resolved
    return settings
  }
}

extension FrameRate {
  /// Reads the value of an option.
  init(argument: String) throws(ValidationError) {
    guard let rate = FrameRate(argument) else {
      throw ValidationError("expected frames per second such as 30, 12.5 or 24000/1001")
    }
    self = rate
  }
}

/// How much is done at a time, and how it is told.
struct WorkOptions: WordTaking {
  @Option(
    help: ArgumentHelp("Images rendered in parallel. (default: one per core)", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Progress output on standard error.", valueName: "how"))
  var progress = ProgressMode.auto

  func validate() throws {
    guard let jobs, !(1...1024 ~= jobs) else { return }
    throw ValidationError("--jobs is \(jobs); expected 1 to 1024")
  }

  mutating func take(_ words: inout CommandWords) throws {
    jobs = try words.value("--jobs")
    progress = try words.value("--progress") ?? .auto
  }

  /// The number of workers.
  var workers: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}

/// Which part of the work this process does.
struct ShardOptions: WordTaking {
  @Option(
    help: ArgumentHelp(
      "Render only part i of n, counted from 0; auto reads the scheduler's environment.",
      valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp("Number of parts, if --shard auto cannot determine it.", valueName: "n"))
  var shards: Int?

  mutating func take(_ words: inout CommandWords) throws {
    shard = try words.text("--shard")
    shards = try words.value("--shards")
  }

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

extension StageOptions {
  /// Refuses what is for a single picture only.
  ///
  /// - Throws: `usage` when a time is given.
  func checkSequence() throws(Failure) {
    guard time.seconds == 0 else {
      throw Failure(
        .usage, "--time applies only to a single image", help: "select frames with --frames")
    }
  }
}
