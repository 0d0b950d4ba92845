import ArgumentParser
import DocumentModel
import FileStorage
import ShapeShiftDocuments

/// `undo`: one step back.
struct Undo: Verb {
  static let configuration = CommandConfiguration(
    commandName: "undo", _superCommandName: ShapeShiftCommand.word,
    abstract: "Undo steps.",
    discussion: "No steps are lost: redo applies them again, and history tree lists all branches.")

  static let examples = """
    # Undo the last step
    shapeshift undo model.json
    # Undo the last three steps
    shapeshift undo model.json --count 3
    """

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @OptionGroup var steps: StepCount
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    try steps.run(store, console, "undid", "undo", isJSON: history.json) { try store.undo($0) }
  }
}

/// `redo`: one step forward.
struct Redo: Verb {
  static let configuration = CommandConfiguration(
    commandName: "redo", _superCommandName: ShapeShiftCommand.word,
    abstract: "Redo undone steps.")

  static let examples = """
    # Redo the last undone step
    shapeshift redo model.json
    # Redo up to ten steps
    shapeshift redo model.json --count 10
    """

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @OptionGroup var steps: StepCount
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    try steps.run(store, console, "redid", "redo", isJSON: history.json) { try store.redo($0) }
  }
}

/// How many steps, and the way there.
struct StepCount: ParsableArguments {
  @Option(help: ArgumentHelp("Number of steps.", valueName: "n"))
  var count = 1

  func validate() throws {
    guard count > 0 else { throw ValidationError("--count is \(count); expected 1 or more") }
  }

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
