import DocumentModel
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// `farm`: frames and batches on many machines.
struct Farm: VerbGroup {
  static let name = "farm"
  static let abstract = "Distribute frames or batches over a cluster."
  static let discussion = """
    plan creates a plan that divides the work into chunks. submit passes the chunks to Slurm, \
    Open Job Description or another engine. collect checks the digest of every image, submits \
    missing chunks again, and finishes with the same bytes that one process would have written. \
    See Docs/Farm.md.
    """

  static let parts: [any Verb.Type] = [
    FarmPlanVerb.self, FarmSubmitVerb.self, FarmStatusVerb.self, FarmCollectVerb.self,
    FarmCancelVerb.self, FarmWorkVerb.self,
  ]

  static let examples = """
    # Render a film on Slurm, in a folder shared by all nodes
    shapeshift farm plan film.farm --film film.mp4 -- frames card.json -o out/ --duration 60
    shapeshift farm submit film.farm --dry-run
    shapeshift farm submit film.farm
    shapeshift farm status film.farm
    shapeshift farm collect film.farm
    # Render a card per row with Open Job Description
    shapeshift farm plan cards.farm --engine openjd -- batch card.json --data people.csv -o 'out/{name:slug}.png'
    """
}

extension SettingKey {
  /// The folder of a plan, as an operand.
  static func plan(_ path: any WritableKeyPath<Settings, String> & Sendable) -> SettingKey {
    SettingKey("plan", path, .text, "plan", help: "Folder of the plan.").operand()
      .completed(by: .folders)
  }
}

/// `farm submit`: hands chunks to the engine.
struct FarmSubmitVerb: Verb {
  static let name = "farm submit"
  static let abstract = "Submit all unfinished chunks to the engine."
  static let discussion = """
    Paths that the nodes do not share are an error, reported before anything is submitted. \
    Chunks that are finished, or that the engine already has, are not submitted again.
    """
  static let examples = """
    shapeshift farm submit film.farm --dry-run
    shapeshift farm submit film.farm
    """

  static let options: [OptionSection<FarmSubmitVerb>] = [
    OptionSection([
      .plan(\FarmSubmitVerb.plan),
      SettingKey(
        "dryRun", \.dryRun, .flag(), help: "Print what would be submitted without submitting it."),
    ])
  ]

  private var plan = ""
  private var dryRun = false

  @MainActor
  func run(_ console: Console) throws {
    let site = try FarmSite(plan, console)
    try site.checkInputs()
    try site.checkPaths()
    let books = try site.job.books()
    let tasks = dryRun ? [:] : try site.engine.tasks()
    let undrawn = (0..<site.plan.chunks).filter { chunk in
      site.plan.range(of: chunk).contains { books.entries[$0] == nil }
    }
    let chunks = undrawn.filter { tasks[$0] == nil }
    guard !dryRun else { return try console.write(site.preview(chunks)) }
    guard !chunks.isEmpty else {
      console.say(
        undrawn.isEmpty
          ? "all chunks are finished; nothing to submit"
          : "the engine already has all unfinished chunks; nothing to submit")
      return
    }
    try site.submit(chunks, done: books.entries.count)
    if let instruction = site.engine.instruction {
      console.say("now run: \(instruction)")
    } else {
      let count = chunks.count == 1 ? "1 chunk" : "\(chunks.count) chunks"
      console.say("submitted \(count) to \(site.plan.engine.rawValue)")
    }
  }
}

/// `farm cancel`: takes back all chunks.
struct FarmCancelVerb: Verb {
  static let name = "farm cancel"
  static let abstract = "Cancel all chunks in the engine; finished files are kept."
  static let examples = "shapeshift farm cancel film.farm"

  static let options: [OptionSection<FarmCancelVerb>] = [
    OptionSection([.plan(\FarmCancelVerb.plan)])
  ]

  private var plan = ""

  @MainActor
  func run(_ console: Console) throws {
    let folder = FarmFolder(plan)
    try folder.plan().engine(in: folder).cancel()
  }
}
