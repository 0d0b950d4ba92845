import ArgumentParser
import DocumentModel
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// `farm`: frames and batches on many machines.
struct Farm: Verb {
  static let configuration = CommandConfiguration(
    commandName: "farm", abstract: "Distribute frames or batches over a cluster.",
    discussion: """
      plan creates a plan that divides the work into chunks. submit passes the chunks to Slurm, \
      Open Job Description or another engine. collect checks the digest of every image, submits \
      missing chunks again, and finishes with the same bytes that one process would have written. \
      See Docs/Farm.md.
      """,
    subcommands: [
      FarmPlanVerb.self, FarmSubmitVerb.self, FarmStatusVerb.self, FarmCollectVerb.self,
      FarmCancelVerb.self, FarmWorkVerb.self,
    ])

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

  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    throw Failure(
      .usage, "farm requires a subcommand, for example plan", help: "see 'shapeshift farm --help'")
  }
}

/// Which plan.
struct FarmPlaceOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Folder of the plan.", valueName: "plan"))
  var plan: String
}

/// `farm submit`: hands chunks to the engine.
struct FarmSubmitVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "submit", abstract: "Submit all unfinished chunks to the engine.",
    discussion: """
      Paths that the nodes do not share are an error, reported before anything is submitted. \
      Chunks that are finished, or that the engine already has, are not submitted again.
      """)
  static let examples = """
    shapeshift farm submit film.farm --dry-run
    shapeshift farm submit film.farm
    """

  @OptionGroup var place: FarmPlaceOptions
  @Flag(help: "Print what would be submitted without submitting it.") var dryRun = false
  @OptionGroup var messages: MessageOptions

  @MainActor
  func run(_ console: Console) throws {
    let site = try FarmSite(place.plan, console)
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
  static let configuration = CommandConfiguration(
    commandName: "cancel",
    abstract: "Cancel all chunks in the engine; finished files are kept.")
  static let examples = "shapeshift farm cancel film.farm"

  @OptionGroup var place: FarmPlaceOptions
  @OptionGroup var messages: MessageOptions

  @MainActor
  func run(_ console: Console) throws {
    let folder = FarmFolder(place.plan)
    try folder.plan().engine(in: folder).cancel()
  }
}
