import ArgumentParser
import DocumentModel
import FileStorage
import IntegerConversion
import ShapeShiftDocuments

/// `history`: the steps of a document.
struct History: Verb {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List, label, restore and compact the history.",
    discussion: """
      A step is specified by its number, by -3 for three steps back, by 5m for five minutes ago \
      (s, m, h, d), or by a label. Only compact removes steps.
      """,
    subcommands: [
      HistoryList.self, HistoryTree.self, HistoryShow.self, HistoryCheckout.self,
      HistoryLabel.self, HistoryRender.self, HistoryFilm.self, HistoryVerify.self,
      HistoryCompact.self, HistoryRestore.self,
    ])

  static let examples = """
    # List the steps to the current one, and those to redo
    shapeshift history list model.json
    # List all branches
    shapeshift history tree model.json
    # Show what step 12 changed
    shapeshift history show model.json 12
    # Go back three steps
    shapeshift history checkout model.json -3
    shapeshift history label model.json blue
    # Render an earlier step without changing the document
    shapeshift history render model.json --at blue -o blue.png
    shapeshift render model.json --at 5m -o before.png
    # Render the whole history as an animation
    shapeshift history film model.json -o film.gif
    # Verify the history
    shapeshift history verify model.json
    # Remove other branches and all but the last 100 steps
    shapeshift history compact model.json --keep 100
    """

  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    throw Failure(
      .usage, "history requires a subcommand, for example list",
      help: "see 'shapeshift history --help'")
  }
}

extension History {
  /// Arguments in which no step looks like an option: `-3` as `head-3`, where a step stands by itself.
  static func withPlainSteps(_ arguments: [String]) -> [String] {
    guard arguments.first == word, arguments.count > 2, !arguments.contains("--"),
      [HistoryShow.word, HistoryCheckout.word].contains(arguments[1])
    else { return arguments }
    return arguments.map { $0.wholeMatch(of: /-[0-9]+/) == nil ? $0 : "head\($0)" }
  }
}

/// `history list`: the steps to here.
struct HistoryList: Verb {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the steps to the current one, and the steps to redo.")
  static let examples = "shapeshift history list model.json"

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let store = try history.look(console)
    let list = StepList(survey: try store.survey(), head: store.head)
    let steps = list.steps(to: store.head) + store.redoPath.reversed().compactMap(list.survey.step)
    guard history.json else {
      try console.write(list.baseLine + steps.map { list.line($0) }.joined())
      return
    }
    try console.write(JSONText.page(.array(steps.map { list.json($0) })))
  }
}

/// `history tree`: all steps.
struct HistoryTree: Verb {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "List all steps as a tree.")
  static let examples = "shapeshift history tree model.json"

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let store = try history.look(console)
    let list = StepList(survey: try store.survey(), head: store.head)
    guard history.json else {
      try console.write(list.baseLine + Self.lines(list).joined())
      return
    }
    try console.write(JSONText.page(.array(list.survey.steps.map { list.json($0) })))
  }

  /// A line for each step; a branch stands to the right of the step that it leaves.
  private static func lines(_ list: StepList) -> [String] {
    let children = Dictionary(grouping: list.survey.steps, by: \.parent)
    var lines: [String] = []
    // Not by recursion: a history may be long.
    var waiting = (children[0] ?? []).reversed().map { ($0, 0) }
    if waiting.count > 1 { waiting = waiting.map { ($0.0, 1) } }
    while let (step, depth) = waiting.popLast() {
      lines.append(list.line(step, indent: String(repeating: "| ", count: depth)))
      let next = children[step.id] ?? []
      for child in next.reversed() { waiting.append((child, depth + (next.count > 1 ? 1 : 0))) }
    }
    return lines
  }
}

/// `history show`: one step.
struct HistoryShow: Verb {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what a step changed.")
  static let examples = "shapeshift history show model.json 12 --json"

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @Argument(help: ArgumentHelp(StepName.help, valueName: "step"))
  var step = "head"
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let store = try history.look(console)
    let id = try StepName(step).resolve(in: store, now: HistoryOptions.now)
    guard id != 0 else { throw Failure(.usage, "step 0 is the start, which changed nothing") }
    let found = try store.step(id)
    guard !history.json else {
      return try console.write(JSONText.page(.object(found.members)))
    }
    try console.write(
      "step \(id): \(found.name.printable)\non step \(found.parent), by \(found.origin.printable), "
        + "\(StepList.time(found.time))\n")
    for (key, value) in [("animation", found.animation), ("undo", found.undoAnimation)] {
      if let value { try console.write("\(key): \(JSONText.line(value))") }
    }
    for operation in found.forward.json.array ?? [] {
      try console.write(JSONText.line(operation))
    }
  }
}

/// `history checkout`: to any step.
struct HistoryCheckout: Verb {
  static let configuration = CommandConfiguration(
    commandName: "checkout", abstract: "Go to a step.",
    discussion: "Later steps are kept; redo follows the most recently used branch.")
  static let examples = """
    shapeshift history checkout model.json 12
    shapeshift history checkout model.json -3
    """

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @Argument(help: ArgumentHelp(StepName.help, valueName: "step"))
  var step: String
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    let id = try StepName(step).resolve(in: store, now: HistoryOptions.now)
    try store.checkout(id, redo: try store.survey().redoPath(from: id))
    guard history.json else { return console.say("the document is at step \(id)") }
    try console.write("{\"head\":\(id)}\n")
  }
}

/// `history label`: a name for a step.
struct HistoryLabel: Verb {
  static let configuration = CommandConfiguration(
    commandName: "label", abstract: "Label a step; an existing label is moved.")
  static let examples = "shapeshift history label model.json blue --at -2"

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @Argument(help: ArgumentHelp("Label of the step.", valueName: "label"))
  var name: String
  @Option(parsing: .unconditional, help: ArgumentHelp(StepName.help, valueName: "step"))
  var at = "head"
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    guard Int(name) == nil, StepName.seconds(name) == nil, !name.isEmpty,
      name.wholeMatch(of: /head(-[0-9]+)?/) == nil
    else {
      throw ValidationError(
        "\"\(name)\" cannot be a label, because it would be read as a step or a time")
    }
  }

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    let id = try StepName(at).resolve(in: store, now: HistoryOptions.now)
    try store.label(name, id)
    guard history.json else { return console.say("step \(id) is \(name.printable)") }
    try console.write(
      JSONText.line(.object(["step": .number(JSONNumber(id)), "label": .string(name)])))
  }
}

/// `history restore`: the document, from its history.
struct HistoryRestore: Verb {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Restore a document that is missing or can't be read.",
    discussion: """
      Writes the document at its last step. An unreadable file is kept beside it with the \
      extension .broken. If the document can be read and matches a step, nothing changes.
      """)
  static let examples = "shapeshift history restore model.json"

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    try store.restore()
    guard history.json else { return console.say("the document is at step \(store.head)") }
    try console.write("{\"head\":\(store.head)}\n")
  }
}

/// `history render`: a picture of what was.
struct HistoryRender: Verb {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Render the document at a step; see render --at.")
  static let examples = "shapeshift history render model.json --at -3 -o before.png"

  @OptionGroup var render: Render

  var messages: MessageOptions { render.messages }

  func run(_ console: Console) throws { try render.run(console) }
}

/// `history verify`: whether all is sound.
struct HistoryVerify: Verb {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Redo and undo every step, and report damage.",
    discussion: "Exits with 1 if there are problems. Changes nothing.")
  static let examples = "shapeshift history verify model.json"

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let (steps, problems) = try history.look(console).verify()
    if history.json {
      let object: JSONObject = [
        "steps": .number(JSONNumber(steps)), "ok": .bool(problems.isEmpty),
        "problems": .array(problems.map { .string($0) }),
      ]
      try console.write(JSONText.line(.object(object)))
    } else {
      for problem in problems { try console.write(problem.printable + "\n") }
      console.say(
        "\(steps) steps, \(problems.isEmpty ? "no problems" : "\(problems.count) problems")")
    }
    guard problems.isEmpty else { throw Failure(.problems) }
  }
}

/// `history compact`: a shorter history.
struct HistoryCompact: Verb {
  static let configuration = CommandConfiguration(
    commandName: "compact",
    abstract: "Permanently remove other branches and old steps.",
    discussion: """
      Keeps the last steps up to the current one, the steps to redo, and their labels. Steps keep \
      their numbers.
      """)
  static let examples = "shapeshift history compact model.json --keep 100"

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @Option(help: ArgumentHelp("Number of steps to keep before the current one.", valueName: "n"))
  var keep = 1000
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    guard keep >= 0 else { throw ValidationError("--keep is \(keep); expected 0 or more") }
  }

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    let before = try store.survey().size
    let dropped = try store.compact(keeping: keep)
    let after = try store.survey().size
    guard history.json else {
      return console.say("removed \(dropped.count) steps: \(before) bytes reduced to \(after)")
    }
    let object: JSONObject = [
      "dropped": .array(dropped.map { .number(JSONNumber($0)) }),
      "before": .number(JSONNumber(before)), "after": .number(JSONNumber(after)),
    ]
    try console.write(JSONText.line(.object(object)))
  }
}
