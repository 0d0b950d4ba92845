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
    commandName: "plan", abstract: "Write down what is drawn, in which chunks, and by what.",
    discussion: """
      Behind -- stands the verb, frames or batch, as for one machine. A task costs an engine a second or more whatever \
      it does: chunks should take ten. Without --chunk-size, a few frames are drawn to find out how many those are; \
      a batch has 250 lines a chunk.
      """)
  static let examples = """
    shapeshift farm plan film.farm -- frames card.json -o out/ --duration 60
    # Four cores a task, in a partition; a film at the end
    shapeshift farm plan film.farm --cores 4 --engine-option=--partition=render --film film.mp4 \
    -- frames card.json -o out/ --duration 60
    # Results go to object storage, so that nodes share nothing but the plan and the document
    shapeshift farm plan film.farm --after-shard 'rclone copy --files-from - . store:film' \
    --before-collect 'rclone copy store:film .' -- frames card.json -o /scratch/film/ --duration 60
    """

  @Argument(help: ArgumentHelp("The folder of the plan, which is made.", valueName: "plan"))
  var folder: String
  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The verb, frames or batch, and its options, behind --.", valueName: "verb"))
  var words: [String]

  @Option(help: ArgumentHelp("Who hands out chunks.", valueName: "name"))
  var engine = FarmEngineKind.slurm
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An option for the engine's program, such as --partition=render; may be repeated.",
      valueName: "option"))
  var engineOption: [String] = []
  @Option(help: ArgumentHelp("Frames or lines of a chunk.", valueName: "n"))
  var chunkSize: Int?
  @Option(help: ArgumentHelp("Cores of a task: pictures it draws at a time.", valueName: "n"))
  var cores = 1
  @Option(
    help: ArgumentHelp(
      "The command's path on nodes. (default: that of this one)", valueName: "path"))
  var command: String?
  @Option(
    help: ArgumentHelp(
      "A folder that nodes do share, though it does not look so; may be repeated.",
      valueName: "folder"))
  var shared: [String] = []
  @Option(help: ArgumentHelp("The film that collect makes of the frames.", valueName: "file"))
  var film: String?
  @Option(
    help: ArgumentHelp(
      "A shell's command that a node runs after each chunk, to take its files elsewhere.",
      valueName: "command"))
  var afterShard: String?
  @Option(
    help: ArgumentHelp(
      "A shell's command that collect runs before it looks, to bring files here.",
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
        help: "make them larger with --chunk-size")
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
        .cannotCreate, "\(folder.path) holds another plan", help: "choose another folder")
    }
    for path in [folder.path, plan.directory, plan.command] + plan.arguments
    where !path.isTextName {
      throw Failure(
        .usage, "'\(path)' is not UTF-8, and the files of a plan cannot hold it",
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
          .temporary, "the command's own path is unknown", help: "say it with --command")
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
