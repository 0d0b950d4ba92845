import ArgumentParser
import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments

/// `edit`: a step of a document's history.
struct Edit: Verb {
  static let configuration = CommandConfiguration(
    commandName: "edit", _superCommandName: ShapeShiftCommand.word,
    abstract: "Change values of a document, as a step that can be undone.",
    discussion: """
      The document is checked before anything is written. Its history is beside it, in a file \
      with the extension .history. With --stream, each line of standard input is a step: an object \
      with set or patch, and name, animation, undoAnimation or gesture, or with undo or redo and a \
      count; each line of the answer is written when the step is safe.
      """)

  static let examples = """
    # A swatch and a number, in one step
    shapeshift edit model.json fill=@orange outlineWidth=20
    # Undone later with a spring
    shapeshift edit model.json fill.hue=0.3 --name "Fill Hue" --undo-animation spring
    # One step for a whole drag
    shapeshift edit model.json outlineWidth=21 --gesture drag-1
    # What would change?
    shapeshift edit model.json kind=square --dry-run
    # Many steps by one process
    echo '{"set": {"/fill/hue": 0.3}}' | shapeshift edit model.json --stream
    """

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions

  @Argument(
    help: ArgumentHelp(
      "What to set, such as fill.hue=0.5, /fill/hue=0.5 or fill=@orange.", valueName: "path=value"))
  var changes: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "The same, as other verbs take it; may be repeated.", valueName: "path=value"))
  var set: [String] = []

  @Option(help: ArgumentHelp("What the step does, for lists and menus.", valueName: "text"))
  var name: String?

  @Option(
    help: ArgumentHelp("How the step moves: spring, easeInOut, … or JSON.", valueName: "animation"),
    transform: { try StepAnimation(argument: $0) })
  var animation: StepAnimation?

  @Option(
    help: ArgumentHelp("How undoing it moves; as the step, unless given.", valueName: "animation"),
    transform: { try StepAnimation(argument: $0) })
  var undoAnimation: StepAnimation?

  @Option(help: ArgumentHelp("Edits of one gesture are one step.", valueName: "id"))
  var gesture: String?

  @Flag(help: "Write nothing; show what would change.")
  var dryRun = false

  @Flag(help: "Read steps from standard input, one JSON object a line.")
  var stream = false

  @Flag(help: "Drop comments.")
  var stripComments = false

  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    guard stream || !assignments.isEmpty else {
      throw ValidationError("nothing to change; expected path=value")
    }
    guard !stream || (assignments.isEmpty && !dryRun) else {
      throw ValidationError("--stream takes its changes from standard input")
    }
  }

  private var assignments: [String] { changes + set }

  func run(_ console: Console) throws {
    let limits = limitOptions.limits
    let store =
      dryRun
      ? try history.look(console, limits: limits)
      : try history.open(console, limits: limits, stripsComments: stripComments)
    let check = SceneCheck(InputFile(history.document), limits)
    let present = store.outside ?? store.value
    store.validate = check.validation(of: present, console)
    if stream { return try StepStream(store, console, limits).run() }
    let new = try present.edited(by: try overrides())
    let patch = JSONPatch(from: present, to: new)
    guard !dryRun else {
      try store.validate?(new)
      return try show(patch, step: nil, console)
    }
    let edit = StoreEdit(
      name: try name ?? Self.name(of: overrides()), origin: "cli", animation: animation?.value,
      undoAnimation: undoAnimation?.value, gesture: gesture)
    let id = try store.apply(patch, as: edit)
    try show(patch, step: try id.map { try store.step($0) }, console)
  }

  private func overrides() throws(Failure) -> [DocumentChange] {
    try assignments.map { (text) throws(Failure) in
      guard let equals = text.firstIndex(of: "=") else {
        throw Failure(.usage, "\(text) has no \"=\"; expected a path, = and a value")
      }
      return DocumentChange(
        String(text[..<equals]), text: String(text[text.index(after: equals)...]))
    }
  }

  private static func name(of overrides: [DocumentChange]) -> String {
    overrides.count == 1 ? "Set \(overrides[0].path)" : "Change \(overrides.count) values"
  }

  private func show(_ patch: JSONPatch, step: StoreTransaction?, _ console: Console) throws {
    guard history.json else {
      if dryRun {
        for operation in patch.json.array ?? [] {
          try console.write(JSONText.line(operation))
        }
      } else if let step {
        console.say("step \(step.id): \(step.name.printable)")
      } else {
        console.say("nothing changed")
      }
      return
    }
    var object: JSONObject = [
      "step": step.map { .number(JSONNumber($0.id)) } ?? .null, "ops": patch.json,
    ]
    if let step { object["name"] = .string(step.name) }
    try console.write(JSONText.line(.object(object)))
  }
}
