import ArgumentParser
import DocumentModel
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// `farm`: frames and batches on many machines.
struct Farm: Verb {
  static let configuration = CommandConfiguration(
    commandName: "farm", abstract: "Draw frames and batches on many machines.",
    discussion: """
      plan writes down what is drawn and in which chunks; submit hands the chunks to Slurm, Open Job Description or \
      another engine; collect checks every picture's digest, sends again what is missing, and ends in the bytes that \
      one process would have written. See Docs/Farm.md.
      """,
    subcommands: [
      FarmPlanVerb.self, FarmSubmitVerb.self, FarmStatusVerb.self, FarmCollectVerb.self,
      FarmCancelVerb.self, FarmWorkVerb.self,
    ])

  static let examples = """
    # A film on Slurm, from a folder that all nodes have
    shapeshift farm plan film.farm --film film.mp4 -- frames card.json -o out/ --duration 60
    shapeshift farm submit film.farm --dry-run
    shapeshift farm submit film.farm
    shapeshift farm status film.farm
    shapeshift farm collect film.farm
    # A card for each of many rows, by Open Job Description
    shapeshift farm plan cards.farm --engine openjd -- batch card.json --data people.csv -o 'out/{name:slug}.png'
    """

  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    throw Failure(
      .usage, "farm needs a verb of its own, such as plan", help: "see 'shapeshift farm --help'")
  }
}

/// Which plan.
struct FarmPlaceOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The folder of the plan.", valueName: "plan"))
  var plan: String
}

/// `farm submit`: hands chunks to the engine.
struct FarmSubmitVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "submit", abstract: "Hand all chunks that are not drawn yet to the engine.",
    discussion: """
      Nothing is sent before all paths were looked at: those that nodes do not share are an error. Chunks that the \
      engine has already, or that are drawn, are not sent again.
      """)
  static let examples = """
    shapeshift farm submit film.farm --dry-run
    shapeshift farm submit film.farm
    """

  @OptionGroup var place: FarmPlaceOptions
  @Flag(help: "Show what would be sent, and send nothing.") var dryRun = false
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
          ? "all chunks are drawn; nothing is sent"
          : "the engine has all chunks already; nothing is sent")
      return
    }
    try site.submit(chunks, done: books.entries.count)
    if let instruction = site.engine.instruction {
      console.say("now run: \(instruction)")
    } else {
      let count = chunks.count == 1 ? "1 chunk" : "\(chunks.count) chunks"
      console.say("sent \(count) to \(site.plan.engine.rawValue)")
    }
  }
}

/// `farm cancel`: takes back all chunks.
struct FarmCancelVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "cancel",
    abstract: "Take back all chunks from the engine; what is drawn stays, and can be gone on with.")
  static let examples = "shapeshift farm cancel film.farm"

  @OptionGroup var place: FarmPlaceOptions
  @OptionGroup var messages: MessageOptions

  @MainActor
  func run(_ console: Console) throws {
    let folder = FarmFolder(place.plan)
    try folder.plan().engine(in: folder).cancel()
  }
}
