import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShiftDocuments

/// `edit`: a step of a document's history.
struct Edit: Verb {
  static let name = "edit"
  static let abstract = "Edit values of a document as one undoable step."
  static let discussion = """
    Checks the document before writing anything. Comments, order, white space and the spelling of \
    other values stay as they are, and undo restores every byte. The history is stored beside the document, in a \
    file with the extension .history. With --stream, each line of standard input is one step: an \
    object with set or patch, and optionally name, animation, undoAnimation or gesture; or an \
    object with undo or redo and a count. Each line of output is written once its step is stored \
    safely.
    """

  static let examples = """
    # Set a swatch and a number in one step
    shapeshift edit model.json fill=@orange outlineWidth=20
    # Animate a later undo with a spring
    shapeshift edit model.json fill.hue=0.3 --name "Fill Hue" --undo-animation spring
    # Combine the edits of a drag into one step
    shapeshift edit model.json outlineWidth=21 --gesture drag-1
    # Preview the change
    shapeshift edit model.json kind=square --dry-run
    # Make many steps in one process
    echo '{"set": {"/fill/hue": 0.3}}' | shapeshift edit model.json --stream
    """

  static let options: [OptionSection<Edit>] = [
    OptionSection("DOCUMENT", HistoryOptions.keys, at: \Edit.history),
    OptionSection([
      SettingKey(
        "changes", \Edit.changes, .changes, "path=value",
        help: "Values to set, for example fill.hue=0.5, /fill/hue=0.5 or fill=@orange."
      ).operand(isRequired: false),
      SettingKey(
        "set", \.set, .changes, "path=value",
        help: "Set a value, as in other commands; can be repeated."),
      SettingKey("name", \.stepName, .text, "text", help: "Name of the step in lists and menus."),
      SettingKey(
        "animation", \.animation, .animation, "animation",
        help: "Animation of the step: spring, easeInOut, … or JSON."),
      SettingKey(
        "undoAnimation", \.undoAnimation, .animation, "animation",
        help: "Animation of undo. (default: the step's animation)"),
      SettingKey(
        "gesture", \.gesture, .text, "id",
        help: "Combine edits with the same gesture name into one step."),
      SettingKey(
        "dryRun", \.dryRun, .flag(), help: "Print what would change without writing it."),
      SettingKey(
        "stream", \.stream, .flag(),
        help: "Read steps from standard input, one JSON object per line."),
    ]),
    .limits(at: \.limits),
  ]

  private var history = HistoryOptions()
  private var changes: [DocumentChange] = []
  private var set: [DocumentChange] = []
  private var stepName: String?
  private var animation: StepAnimation?
  private var undoAnimation: StepAnimation?
  private var gesture: String?
  private var dryRun = false
  private var stream = false
  private var limits = DocumentLimits()

  func check(_ given: GivenOptions) throws(Failure) {
    guard stream || !assignments.isEmpty else {
      throw Failure(.usage, "nothing to change; expected path=value")
    }
    guard !stream || (assignments.isEmpty && !dryRun) else {
      throw Failure(
        .usage,
        "--stream reads changes from standard input and cannot be combined with other changes")
    }
    guard stream else { return }
    try given.refuse(
      StreamedStep.editKeys, "with --stream",
      help: "write it in each step, for example {\"set\": {\"/fill/hue\": 0.3}, \"name\": \"Hue\"}")
  }

  private var assignments: [DocumentChange] { changes + set }

  func run(_ console: Console) throws {
    let store =
      dryRun
      ? try history.look(console, limits: limits)
      : try history.open(console, limits: limits)
    let check = SceneCheck(InputFile(history.document), limits)
    let present = store.outside ?? store.value
    store.validate = check.validation(of: present, console)
    if stream { return try StepStream(store, console, limits).run() }
    let new = try DocumentEditing.edited(present, by: assignments)
    let patch = JSONPatch(from: present, to: new)
    guard !dryRun else {
      try store.validate?(new)
      return try show(patch, step: nil, console)
    }
    let edit = StoreEdit(
      name: stepName ?? Self.name(of: assignments), origin: "cli", animation: animation?.value,
      undoAnimation: undoAnimation?.value, gesture: gesture)
    let id = try store.apply(patch, as: edit)
    try show(patch, step: try id.map { try store.step($0) }, console)
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
