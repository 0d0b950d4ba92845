import ShapeShift
import ShapeShiftDocuments

/// When collecting waits, when it sends again, and when it gives up.
@MainActor
struct FarmPatience {
  /// Rounds without progress that are borne.
  let rounds: Int
  private var fruitless = 0
  private var doneBefore: Int?
  /// Chunks that nobody was at in the look before, and in how many looks in a row somebody rested.
  private var restingBefore: Set<Int> = []
  private var looks = 0
  private var refusals = 0
  private var reasons: Set<String> = []

  /// How often in a row the engine may fail to answer.
  private static let bearable = 100

  init(rounds: Int) { self.rounds = rounds }

  /// The lacking chunks that nobody is at.
  ///
  /// Those whose tasks end just now have their manifests a moment later: a chunk rests when it did so in two looks.
  ///
  /// - Parameter waits: Whether there is another look.
  mutating func idle(
    _ lacking: [Int], _ site: FarmSite, _ console: Console, waits: Bool
  ) throws(Failure) -> [Int] {
    let tasks: [Int: FarmTask]
    do throws(Failure) {
      tasks = try site.engine.tasks()
      refusals = 0
    } catch {
      guard waits else { throw error }
      try note(error, console)
      (restingBefore, looks) = ([], 0)
      return []
    }
    for reason in Set(lacking.compactMap { tasks[$0]?.reason }).sorted()
    where reasons.insert(reason).inserted {
      console.warn("chunks are waiting: \(reason)")
    }
    let resting = lacking.filter { tasks[$0] == nil && !site.folder.isLocked(chunk: $0) }
    guard waits, !site.submissions.isEmpty else { return resting }
    looks = !resting.isEmpty && restingBefore.isSubset(of: resting) ? looks + 1 : 0
    restingBefore = Set(resting)
    // All of a round together, as chunks sent one by one would be a job each; but not for ever.
    let isDue = resting.count == lacking.count ? looks >= 2 : looks >= Self.patientLooks
    guard isDue else { return [] }
    (restingBefore, looks) = ([], 0)
    return resting
  }

  /// In how many looks chunks rest before they are sent while others are still being drawn.
  private static let patientLooks = 15

  /// Bears that the engine does not answer, for a while; says so once.
  mutating func note(_ failure: Failure, _ console: Console) throws(Failure) {
    refusals += 1
    guard refusals < Self.bearable else { throw failure }
    if refusals == 1 { console.warn("\(failure.sentence); retrying") }
  }

  /// Gives up when rounds have brought nothing.
  mutating func check(_ idle: [Int], _ collection: FarmCollection) throws(Failure) {
    let done = collection.good.count
    fruitless = doneBefore == done ? fruitless + 1 : 0
    doneBefore = done
    guard fruitless >= rounds else { return }
    let causes = Set(idle.compactMap(collection.cause)).sorted().prefix(5)
    throw Failure(
      .problems,
      "no progress in \(fruitless) rounds: "
        + (causes.isEmpty
          ? "no node has reported on any chunk" : causes.joined(separator: "; ")),
      help: causes.isEmpty
        ? "read the logs in \(collection.site.folder.logs), and check that nodes can access the command and the plan's folder"
        : "fix the cause, then run 'shapeshift farm collect' again")
  }
}
