import DocumentModel
import DocumentViews
import ShapeShiftDocuments

/// `history film`: all that happened, in motion.
struct HistoryFilm: Verb {
  static let name = "history film"
  static let abstract = "Render the history of a document as an animation."
  static let discussion = """
    Plays steps, gesture updates, undo, redo and jumps in their recorded order, with the \
    animations of their steps. Undo and redo of a step without an animation use a spring. Waits \
    longer than --pause are shortened to it. Without -o, the file is Output/<name>.gif.
    """

  static let examples = """
    # Render the whole history
    shapeshift history film model.json -o film.gif
    # Render the last three steps at half speed
    shapeshift history film model.json --from -3 --speed 0.5 -o film.mp4
    # Render from one label to another, with at least one second per step
    shapeshift history film model.json --from draft --to final --least 1 -o film.svg
    """

  static let options: [OptionSection<HistoryFilm>] =
    Animate.options.map { $0.at(\HistoryFilm.animate) } + [
      OptionSection([
        SettingKey(
          "from", \.from, .text, "step", help: "First step. (default: the start of the history)"),
        SettingKey("to", \.to, .text, "step", help: "Last step. (default: the current step)"),
        SettingKey(
          "pause", \.pause, .seconds, "seconds",
          help: "Maximum time between two steps, in seconds."),
        SettingKey(
          "least", \.least, .seconds, "seconds",
          help: "Minimum time between two steps, in seconds; does not apply within a gesture."),
        SettingKey(
          "speed", \.speed, .positive, "x",
          help: "Playback speed; 2 is twice as fast as recorded."),
      ])
    ]

  private var animate = Animate()
  private var from: String?
  private var to: String?
  private var pause = 1.0
  private var least = 0.0
  private var speed = 1.0

  var fileName: String? { animate.fileName }

  func check(_ given: GivenOptions) throws(Failure) {
    try animate.check(given)
    guard animate.request.document.step == nil else {
      throw Failure(.usage, "film does not accept --at; expected --from and --to")
    }
    guard animate.request.document.runsCode else {
      throw Failure(.usage, "--no-code applies only to Swift source; film renders a document")
    }
    guard least <= pause else { throw Failure(.usage, "--least is more than --pause") }
  }

  func run(_ console: Console) async throws {
    let document = animate.request.document
    let store = try HistoryOptions.open(
      document.path, console, document.limits, for: .looking)
    let moments = timed(try selected(store))
    let reader = try document.reader()
    try await animate.draw(console) { () throws(Failure) in
      do throws(DocumentErrors) {
        return try reader.film(moments, of: document.path, rest: pause)
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
        .noInput, "\(animate.request.document.path) has no history",
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
        let shortest = moment.kind == .amend ? 0 : least
        time += min(max(gap / speed, shortest), pause)
      }
      former = moment.time
      return SceneReader.FilmMoment(time: time, moment: moment)
    }
  }
}
