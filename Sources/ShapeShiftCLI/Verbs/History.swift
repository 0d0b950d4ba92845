import ArgumentParser
import DocumentModel
import FileStorage
import IntegerConversion
import ShapeShiftDocuments

/// `history`: the steps of a document.
struct History: Verb {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Look at the steps of a document, and go to any of them.",
    discussion: """
      A step is said by its number, -3 for three steps back, 5m for five minutes ago (s, m, h, d), or \
      a label. Nothing is ever lost but by compact.
      """,
    subcommands: [
      HistoryList.self, HistoryTree.self, HistoryShow.self, HistoryCheckout.self,
      HistoryLabel.self, HistoryRender.self, HistoryFilm.self, HistoryVerify.self,
      HistoryCompact.self, HistoryRestore.self,
    ])

  static let examples = """
    # The way to here, and what redo would do
    shapeshift history list model.json
    # All branches
    shapeshift history tree model.json
    # What step 12 changed
    shapeshift history show model.json 12
    # Back to three steps before
    shapeshift history checkout model.json -3
    shapeshift history label model.json blue
    # A picture of what was, with nothing changed
    shapeshift history render model.json --at blue -o blue.png
    shapeshift render model.json --at 5m -o before.png
    # All that happened, as it moved
    shapeshift history film model.json -o film.gif
    # Is all of it sound?
    shapeshift history verify model.json
    # Drop other branches and all but the last 100 steps
    shapeshift history compact model.json --keep 100
    """

  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    throw Failure(
      .usage, "history needs a verb of its own, such as list",
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
    commandName: "list", abstract: "List the steps that lead to here, and those that redo does.")
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
    commandName: "tree", abstract: "List all steps, each beneath the one it was made on.")
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
    commandName: "checkout", abstract: "Make the document what it was at a step.",
    discussion: "Later steps stay where they are; redo goes the way that was gone last.")
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
    commandName: "label", abstract: "Give a step a name; a name given twice moves.")
  static let examples = "shapeshift history label model.json blue --at -2"

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @Argument(help: ArgumentHelp("The name.", valueName: "label"))
  var name: String
  @Option(parsing: .unconditional, help: ArgumentHelp(StepName.help, valueName: "step"))
  var at = "head"
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    guard Int(name) == nil, StepName.seconds(name) == nil, !name.isEmpty,
      name.wholeMatch(of: /head(-[0-9]+)?/) == nil
    else {
      throw ValidationError("\"\(name)\" would be taken for a step or a time, not for a label")
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
    commandName: "restore", abstract: "Bring back a document that is lost or can't be read.",
    discussion: """
      It is written as it is at the last step. What can't be read is kept beside it as .broken; a \
      document that can be read is a step of its own, and nothing is done.
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
    commandName: "render", abstract: "Draw the document as it was at a step; see render --at.")
  static let examples = "shapeshift history render model.json --at -3 -o before.png"

  @OptionGroup var render: Render

  var messages: MessageOptions { render.messages }

  func run(_ console: Console) throws { try render.run(console) }
}

/// `history verify`: whether all is sound.
struct HistoryVerify: Verb {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Do and undo every step, and say what is damaged.",
    discussion: "Exits with 1 when there are problems. Nothing is changed.")
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
        "\(steps) steps, \(problems.isEmpty ? "all sound" : "\(problems.count) problems")")
    }
    guard problems.isEmpty else { throw Failure(.problems) }
  }
}

/// `history compact`: a shorter history.
struct HistoryCompact: Verb {
  static let configuration = CommandConfiguration(
    commandName: "compact",
    abstract: "Drop other branches and old steps for good.",
    discussion: """
      Kept are the last steps that lead to here, those that redo does, and their labels. Steps keep \
      their numbers.
      """)
  static let examples = "shapeshift history compact model.json --keep 100"

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions
  @Option(help: ArgumentHelp("How many steps back are kept.", valueName: "n"))
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
      return console.say("dropped \(dropped.count) steps: \(before) bytes became \(after)")
    }
    let object: JSONObject = [
      "dropped": .array(dropped.map { .number(JSONNumber($0)) }),
      "before": .number(JSONNumber(before)), "after": .number(JSONNumber(after)),
    ]
    try console.write(JSONText.line(.object(object)))
  }
}
