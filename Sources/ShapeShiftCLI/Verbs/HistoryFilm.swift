import ArgumentParser
import DocumentModel
import DocumentViews
import ShapeShiftDocuments

/// `history film`: all that happened, in motion.
struct HistoryFilm: Verb {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Render the history of a document as an animation.",
    discussion: """
      Plays steps, gesture updates, undo, redo and jumps in their recorded order, with the \
      animations of their steps. Undo and redo of a step without an animation use a spring. Waits \
      longer than --pause are shortened to it. Without -o, the file is Output/<name>.gif.
      """)

  static let examples = """
    # Render the whole history
    shapeshift history film model.json -o film.gif
    # Render the last three steps at half speed
    shapeshift history film model.json --from -3 --speed 0.5 -o film.mp4
    # Render from one label to another, with at least one second per step
    shapeshift history film model.json --from draft --to final --least 1 -o film.svg
    """

  @OptionGroup var animate: Animate

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("First step. (default: the start of the history)", valueName: "step"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Last step. (default: the current step)", valueName: "step"))
  var to: String?

  @Option(
    help: ArgumentHelp("Maximum time between two steps, in seconds.", valueName: "seconds"),
    transform: { try SceneTime(argument: $0) })
  var pause = SceneTime(seconds: 1)

  @Option(
    help: ArgumentHelp(
      "Minimum time between two steps, in seconds; does not apply within a gesture.",
      valueName: "seconds"),
    transform: { try SceneTime(argument: $0) })
  var least = SceneTime(seconds: 0)

  @Option(
    help: ArgumentHelp("Playback speed; 2 is twice as fast as recorded.", valueName: "x"),
    transform: { try PositiveNumber(argument: $0) })
  var speed = PositiveNumber(1)

  var messages: MessageOptions { animate.messages }

  func validate() throws {
    guard animate.document.at == nil else {
      throw ValidationError("film does not accept --at; expected --from and --to")
    }
    guard !animate.document.code.noCode else {
      throw ValidationError("--no-code applies only to Swift source; film renders a document")
    }
    guard least.seconds <= pause.seconds else {
      throw ValidationError("--least is more than --pause")
    }
  }

  func run(_ console: Console) async throws {
    let limits = animate.limitOptions.limits
    let name = animate.document.document
    let store = try HistoryOptions.open(name, console, limits, for: .looking)
    let moments = timed(try selected(store))
    let reader = try animate.document.input(limits: limits).reader()
    try await animate.draw(console) { () throws(Failure) in
      do throws(DocumentErrors) {
        return try reader.film(moments, of: name, rest: pause.seconds)
      } catch {
        throw Failure(error.diagnostics)
      }
    }
  }

  /// The moments from one step to another: from the first at the one to the last at the other.
  private func selected(_ store: DocumentStore) throws -> [StoreMoment] {
    let moments = try store.moments()
    guard !moments.isEmpty else {
      throw Failure(
        .noInput, "\(animate.document.document) has no history",
        help: "create one with 'shapeshift edit'")
    }
    let first = try index(from, in: store) { id in moments.firstIndex { $0.head == id } } ?? 0
    let last =
      try index(to, in: store) { id in moments.lastIndex { $0.head == id } } ?? moments.count - 1
    guard first <= last else {
      throw Failure(.usage, "the step of --from is later than the step of --to")
    }
    return Array(moments[first...last])
  }

  private func index(
    _ name: String?, in store: DocumentStore, _ find: (Int) -> Int?
  ) throws -> Int? {
    guard let name else { return nil }
    let id = try StepName(name).resolve(in: store, now: HistoryOptions.now)
    guard let index = find(id) else {
      throw Failure(.usage, "step \(id) has no timestamp")
    }
    return index
  }

  /// The moments at their times of the film; the first state is shown for a pause.
  private func timed(_ moments: [StoreMoment]) -> [SceneReader.FilmMoment] {
    var (time, former) = (0.0, Double?.none)
    return moments.enumerated().map { index, moment in
      if index > 0 {
        let gap = former.flatMap { former in moment.time.map { $0 - former } } ?? .infinity
        let shortest = moment.kind == .amend ? 0 : least.seconds
        time += min(max(gap / speed.value, shortest), pause.seconds)
      }
      former = moment.time
      return SceneReader.FilmMoment(time: time, moment: moment)
    }
  }
}
