import DocumentModel
import FileStorage
import IntegerConversion
import ShapeShiftDocuments

/// `history`: the steps of a document.
struct History: VerbGroup {
  static let name = "history"
  static let abstract = "List, label, restore and compact the history."
  static let discussion = """
    A step is specified by its number, by -3 for three steps back, by 5m for five minutes ago \
    (s, m, h, d), or by a label. Only compact removes steps.
    """

  static let parts: [any Verb.Type] = [
    HistoryList.self, HistoryTree.self, HistoryShow.self, HistoryCheckout.self,
    HistoryLabel.self, HistoryRender.self, HistoryFilm.self, HistoryVerify.self,
    HistoryCompact.self, HistoryRestore.self,
  ]

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
}

/// `history list`: the steps to here.
struct HistoryList: Verb {
  static let name = "history list"
  static let abstract = "List the steps to the current one, and the steps to redo."
  static let examples = "shapeshift history list model.json"

  static let options: [OptionSection<HistoryList>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \HistoryList.history)
  ]

  private var history = HistoryOptions()

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
  static let name = "history tree"
  static let abstract = "List all steps as a tree."
  static let examples = "shapeshift history tree model.json"

  static let options: [OptionSection<HistoryTree>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \HistoryTree.history)
  ]

  private var history = HistoryOptions()

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
  static let name = "history show"
  static let abstract = "Show what a step changed."
  static let examples = "shapeshift history show model.json 12 --json"

  static let options: [OptionSection<HistoryShow>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \HistoryShow.history),
    OptionSection([.step(\.step, isRequired: false)]),
  ]

  private var history = HistoryOptions()
  private var step = "head"

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
  static let name = "history checkout"
  static let abstract = "Go to a step."
  static let discussion = "Later steps are kept; redo follows the most recently used branch."
  static let examples = """
    shapeshift history checkout model.json 12
    shapeshift history checkout model.json -3
    """

  static let options: [OptionSection<HistoryCheckout>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \HistoryCheckout.history),
    OptionSection([.step(\.step)]),
  ]

  private var history = HistoryOptions()
  private var step = ""

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
  static let name = "history label"
  static let abstract = "Label a step; an existing label is moved."
  static let examples = "shapeshift history label model.json blue --at -2"

  static let options: [OptionSection<HistoryLabel>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \HistoryLabel.history),
    OptionSection([
      SettingKey("label", \HistoryLabel.label, .label, "label", help: "Label of the step.")
        .operand(),
      SettingKey("at", \.at, .text, "step", help: StepName.help),
    ]),
  ]

  private var history = HistoryOptions()
  private var label = ""
  private var at = "head"

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    let id = try StepName(at).resolve(in: store, now: HistoryOptions.now)
    try store.label(label, id)
    guard history.json else { return console.say("step \(id) is \(label.printable)") }
    try console.write(
      JSONText.line(.object(["step": .number(JSONNumber(id)), "label": .string(label)])))
  }
}

/// `history restore`: the document, from its history.
struct HistoryRestore: Verb {
  static let name = "history restore"
  static let abstract = "Restore a document that is missing or can't be read."
  static let discussion = """
    Writes the document at its last step. An unreadable file is kept beside it with the \
    extension .broken. If the document can be read and matches a step, nothing changes.
    """
  static let examples = "shapeshift history restore model.json"

  static let options: [OptionSection<HistoryRestore>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \HistoryRestore.history)
  ]

  private var history = HistoryOptions()

  func run(_ console: Console) throws {
    let store = try history.open(console, for: .moving)
    try store.restore()
    guard history.json else { return console.say("the document is at step \(store.head)") }
    try console.write("{\"head\":\(store.head)}\n")
  }
}

/// `history render`: a picture of what was.
struct HistoryRender: Verb {
  static let name = "history render"
  static let abstract = "Render the document at a step; see render --at."
  static let examples = "shapeshift history render model.json --at -3 -o before.png"

  static let options: [OptionSection<HistoryRender>] = Render.options.map {
    $0.at(\HistoryRender.render)
  }

  private var render = Render()

  var fileName: String? { render.fileName }

  func check(_ given: GivenOptions) throws(Failure) { try render.check(given) }

  func run(_ console: Console) throws { try render.run(console) }
}

/// `history verify`: whether all is sound.
struct HistoryVerify: Verb {
  static let name = "history verify"
  static let abstract = "Redo and undo every step, and report damage."
  static let discussion = "Exits with 1 if there are problems. Changes nothing."
  static let examples = "shapeshift history verify model.json"

  static let options: [OptionSection<HistoryVerify>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \HistoryVerify.history)
  ]

  private var history = HistoryOptions()

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
  static let name = "history compact"
  static let abstract = "Permanently remove other branches and old steps."
  static let discussion = """
    Keeps the last steps up to the current one, the steps to redo, and their labels. Steps keep \
    their numbers.
    """
  static let examples = "shapeshift history compact model.json --keep 100"

  static let options: [OptionSection<HistoryCompact>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \HistoryCompact.history),
    OptionSection([
      SettingKey(
        "keep", \HistoryCompact.keep, .integer(0...1_000_000_000), "n",
        help: "Number of steps to keep before the current one.")
    ]),
  ]

  private var history = HistoryOptions()
  private var keep = 1000

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

extension SettingKey {
  /// A step as an operand.
  fileprivate static func step(
    _ path: any WritableKeyPath<Settings, String> & Sendable, isRequired: Bool = true
  ) -> SettingKey {
    SettingKey("step", path, .text, "step", help: StepName.help).operand(isRequired: isRequired)
      .acceptingNegativeNumbers()
  }
}

extension OptionValue<String> {
  /// A label that is not read as a step or a time.
  fileprivate static var label: OptionValue {
    parsed(
      { (text) throws(OptionProblem) in
        guard Int(text) == nil, StepName.seconds(text) == nil, !text.isEmpty,
          text.wholeMatch(of: /head(-[0-9]+)?/) == nil
        else {
          throw OptionProblem(
            "\"\(text)\" cannot be a label, because it would be read as a step or a time", .nothing)
        }
        return text
      }, { $0 })
  }
}
