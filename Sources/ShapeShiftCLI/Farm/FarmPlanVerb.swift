import ArgumentParser
import DocumentModel
import FileStorage
import Foundation
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments

/// `farm plan`: what is drawn, and in which chunks.
struct FarmPlanVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Create a plan that divides the work into chunks.",
    discussion: """
      After -- comes the command, frames or batch, as for one machine. Starting a task costs the \
      engine a second or more, so a chunk should take about ten seconds. Without --chunk-size, a \
      few frames are rendered to choose the number of frames per chunk; a batch has 250 lines per \
      chunk.
      """)
  static let examples = """
    shapeshift farm plan film.farm -- frames card.json -o out/ --duration 60
    # Four cores per task, in a partition, with a film at the end
    shapeshift farm plan film.farm --cores 4 --engine-option=--partition=render --film film.mp4 \
    -- frames card.json -o out/ --duration 60
    # Copy results to object storage, so that nodes share only the plan and the document
    shapeshift farm plan film.farm --after-shard 'rclone copy --files-from - . store:film' \
    --before-collect 'rclone copy store:film .' -- frames card.json -o /scratch/film/ --duration 60
    """

  @Argument(help: ArgumentHelp("Folder of the plan, created if missing.", valueName: "plan"))
  var folder: String
  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "Command to run, frames or batch, with its options, after --.", valueName: "verb"))
  var words: [String]

  @Option(help: ArgumentHelp("Engine that schedules chunks.", valueName: "name"))
  var engine = FarmEngineKind.slurm
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Option for the engine's program, for example --partition=render; can be repeated.",
      valueName: "option"))
  var engineOption: [String] = []
  @Option(help: ArgumentHelp("Frames or lines per chunk.", valueName: "n"))
  var chunkSize: Int?
  @Option(
    help: ArgumentHelp(
      "Cores per task: the number of images it renders in parallel.", valueName: "n"))
  var cores = 1
  @Option(
    help: ArgumentHelp(
      "Path of shapeshift on the nodes. (default: the path of this command)", valueName: "path"))
  var command: String?
  @Option(
    help: ArgumentHelp(
      "Folder to treat as shared by the nodes; can be repeated.",
      valueName: "folder"))
  var shared: [String] = []
  @Option(
    help: ArgumentHelp("Animation file that collect creates from the frames.", valueName: "file"))
  var film: String?
  @Option(
    help: ArgumentHelp(
      "Shell command that a node runs after each chunk, for example to upload its files.",
      valueName: "command"))
  var afterShard: String?
  @Option(
    help: ArgumentHelp(
      "Shell command that collect runs before each check, for example to download files.",
      valueName: "command"))
  var beforeCollect: String?
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if let chunkSize, !(1...10_000_000 ~= chunkSize) {
      throw ValidationError("--chunk-size is \(chunkSize); expected 1 to 10000000")
    }
    guard 1...1024 ~= cores else {
      throw ValidationError("--cores is \(cores); expected 1 to 1024")
    }
  }

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
    if let film { _ = try FarmFilm(film, of: job, console, try WorkOptions.parse([])) }
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
