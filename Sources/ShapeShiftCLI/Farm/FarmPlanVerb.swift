import DocumentModel
import FileStorage
import Foundation
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments

/// `farm plan`: what is drawn, and in which chunks.
struct FarmPlanVerb: Verb {
  static let name = "farm plan"
  static let abstract = "Create a plan that divides the work into chunks."
  static let discussion = """
    After -- comes the command, frames or batch, as for one machine. Starting a task costs the \
    engine a second or more, so a chunk should take about ten seconds. Without --chunk-size, a \
    few frames are rendered to choose the number of frames per chunk; a batch has 250 lines per \
    chunk.
    """
  static let examples = """
    shapeshift farm plan film.farm -- frames card.json -o out/ --duration 60
    # Four cores per task, in a partition, with a film at the end
    shapeshift farm plan film.farm --cores 4 --engine-option=--partition=render --film film.mp4 \
    -- frames card.json -o out/ --duration 60
    # Copy results to object storage, so that nodes share only the plan and the document
    shapeshift farm plan film.farm --after-shard 'rclone copy --files-from - . store:film' \
    --before-collect 'rclone copy store:film .' -- frames card.json -o /scratch/film/ --duration 60
    """

  static let options: [OptionSection<FarmPlanVerb>] = [
    OptionSection([
      SettingKey(
        "plan", \FarmPlanVerb.folder, .text, "plan",
        help: "Folder of the plan, created if missing."
      ).operand().completed(by: .folders),
      SettingKey(
        "words", \.words, .texts, "verb",
        help: "Command to run, frames or batch, with its options, after --."
      ).operand(.afterTerminator),
      SettingKey(
        "engine", \.engine, .choice, "name", help: "Engine that schedules chunks."),
      SettingKey(
        "engineOption", \.engineOption, .texts, "option",
        help:
          "Option for the engine's program, for example --partition=render; can be repeated."
      ).takingAnyWord(),
      SettingKey(
        "chunkSize", \.chunkSize, .integer(1...10_000_000), "n", help: "Frames or lines per chunk."),
      SettingKey(
        "cores", \.cores, .integer(1...1024), "n",
        help: "Cores per task: the number of images it renders in parallel."),
      SettingKey(
        "command", \.command, .text, "path",
        help: "Path of shapeshift on the nodes. (default: the path of this command)"
      ).completed(),
      SettingKey(
        "shared", \.shared, .texts, "folder",
        help: "Folder to treat as shared by the nodes; can be repeated."
      ).completed(by: .folders),
      SettingKey(
        "film", \.film, .text, "file", help: "Animation file that collect creates from the frames."
      ).completed(),
      SettingKey(
        "afterShard", \.afterShard, .text, "command",
        help: "Shell command that a node runs after each chunk, for example to upload its files."),
      SettingKey(
        "beforeCollect", \.beforeCollect, .text, "command",
        help: "Shell command that collect runs before each check, for example to download files."),
    ])
  ]

  private var folder = ""
  private var words: [String] = []
  private var engine = FarmEngineKind.slurm
  private var engineOption: [String] = []
  private var chunkSize: Int?
  private var cores = 1
  private var command: String?
  private var shared: [String] = []
  private var film: String?
  private var afterShard: String?
  private var beforeCollect: String?

  @MainActor
  func run(_ console: Console) async throws {
    let folder = FarmFolder(folder)
    var plan = FarmPlan(
      directory: FileManager.default.currentDirectoryPath, arguments: words,
      identity: FarmIdentity(document: "", fonts: ""), count: 1, chunks: 1, engine: engine,
      engineOptions: engineOption, cores: cores, command: try ownPath,
      shared: shared.map { FileSystem.resolved($0) ?? $0 }, film: film, afterShard: afterShard,
      beforeCollect: beforeCollect)
    let job = try FarmFolder.job(plan, console)
    (plan.identity, plan.count) = (job.identity, job.count)
    let size = try chunkSize ?? job.usualChunkSize()
    plan.chunks = (job.count + size - 1) / size
    guard plan.chunks <= 1_000_000 else {
      throw Failure(
        .usage, "\(plan.chunks) chunks are too many; at most 1000000 are allowed",
        help: "use larger chunks with --chunk-size")
    }
    if let film { _ = try FarmFilm(film, of: job, console, WorkOptions()) }
    try write(plan, job, folder, console)
  }

  @MainActor
  private func write(
    _ plan: FarmPlan, _ job: any FarmJob, _ folder: FarmFolder, _ console: Console
  ) throws {
    if FileSystem.exists(folder.planPath), try folder.plan() != plan {
      throw Failure(
        .cannotCreate, "\(folder.path) contains another plan", help: "choose another folder")
    }
    for path in [folder.path, plan.directory, plan.command] + plan.arguments
    where !path.isTextName {
      throw Failure(
        .usage, "'\(path)' is not UTF-8 and cannot be stored in a plan",
        help: "rename the file or folder")
    }
    // Nothing is made where nothing could be sent.
    try FarmSite(FarmFolder(Self.rooted(folder.path)), plan, job).checkPaths()
    try folder.make()
    let site = FarmSite(FarmFolder(folder.path), plan, job)
    for file in site.engine.files(for: Array(0..<plan.chunks)) {
      try site.folder.write(file.text, to: file.name)
    }
    try site.folder.write(plan.text, to: "plan.json")
    let chunks = plan.chunks == 1 ? "1 chunk" : "\(plan.chunks) chunks"
    console.say("\(plan.count) \(job.unit) in \(chunks)")
    console.say("next: shapeshift farm submit \(self.folder.shellWord)")
  }

  /// A path from the root.
  private static func rooted(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  private var ownPath: String {
    get throws(Failure) {
      if let command { return command }
      guard let path = FileSystem.resolved("/proc/self/exe") else {
        throw Failure(
          .temporary, "the path of the shapeshift command is unknown",
          help: "specify it with --command")
      }
      return path
    }
  }
}

extension FarmJob {
  /// How many pictures take about ten seconds.
  func usualChunkSize() throws -> Int {
    guard let frames = self as? FarmFrames else { return 250 }
    return Int(clamping: 10 / (try frames.secondsAFrame()), to: 1...10_000)
  }
}
