import DocumentModel
import FileStorage
import ShapeShiftDocuments

/// `undo`: one step back.
struct Undo: Verb {
  static let name = "undo"
  static let abstract = "Undo steps."
  static let discussion =
    "No steps are lost: redo applies them again, and history tree lists all branches."

  static let examples = """
    # Undo the last step
    shapeshift undo model.json
    # Undo the last three steps
    shapeshift undo model.json --count 3
    """

  static let options: [OptionSection<Undo>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \Undo.history),
    OptionSection(StepCount.keys, at: \.steps),
  ]

  private var history = HistoryOptions()
  private var steps = StepCount()

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    try steps.run(store, console, "undid", "undo", isJSON: history.json) { try store.undo($0) }
  }
}

/// `redo`: one step forward.
struct Redo: Verb {
  static let name = "redo"
  static let abstract = "Redo undone steps."

  static let examples = """
    # Redo the last undone step
    shapeshift redo model.json
    # Redo up to ten steps
    shapeshift redo model.json --count 10
    """

  static let options: [OptionSection<Redo>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \Redo.history),
    OptionSection(StepCount.keys, at: \.steps),
  ]

  private var history = HistoryOptions()
  private var steps = StepCount()

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    try steps.run(store, console, "redid", "redo", isJSON: history.json) { try store.redo($0) }
  }
}

/// How many steps, and the way there.
struct StepCount: Sendable {
  private var count = 1

  static let keys = [
    SettingKey(
      "count", \StepCount.count, .integer(1...1_000_000_000), "n", help: "Number of steps.")
  ]

  /// Goes as many steps as there are, up to the count: all of these or none.
  func run(
    _ store: DocumentStore, _ console: Console, _ done: String, _ verb: String, isJSON: Bool,
    _ body: (Int) throws -> [StoreTransaction]
  ) throws {
    let steps = try body(count)
    if isJSON {
      let object: JSONObject = [
        "steps": .array(steps.map { .number(JSONNumber($0.id)) }),
        "head": .number(JSONNumber(store.head)), "canUndo": .bool(store.canUndo),
        "canRedo": .bool(store.canRedo),
      ]
      try console.write(JSONText.line(.object(object)))
    } else {
      for step in steps { console.say("\(done) step \(step.id): \(step.name.printable)") }
    }
    guard !steps.isEmpty else { throw Failure(.problems, "nothing to \(verb)") }
  }
}
