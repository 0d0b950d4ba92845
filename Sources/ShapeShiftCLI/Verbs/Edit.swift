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
    abstract: "Edit values of a document as one undoable step.",
    discussion: """
      Checks the document before writing anything. Comments, order, white space and the spelling of \
      other values stay as they are, and undo restores every byte. The history is stored beside the document, in a \
      file with the extension .history. With --stream, each line of standard input is one step: an \
      object with set or patch, and optionally name, animation, undoAnimation or gesture; or an \
      object with undo or redo and a count. Each line of output is written once its step is stored \
      safely.
      """)

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

  @OptionGroup(title: "DOCUMENT") var history: HistoryOptions

  @Argument(
    help: ArgumentHelp(
      "Values to set, for example fill.hue=0.5, /fill/hue=0.5 or fill=@orange.",
      valueName: "path=value"))
  var changes: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Set a value, as in other commands; can be repeated.", valueName: "path=value"))
  var set: [String] = []

  @Option(help: ArgumentHelp("Name of the step in lists and menus.", valueName: "text"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Animation of the step: spring, easeInOut, … or JSON.", valueName: "animation"),
    transform: { try StepAnimation(argument: $0) })
  var animation: StepAnimation?

  @Option(
    help: ArgumentHelp(
      "Animation of undo. (default: the step's animation)", valueName: "animation"),
    transform: { try StepAnimation(argument: $0) })
  var undoAnimation: StepAnimation?

  @Option(
    help: ArgumentHelp("Combine edits with the same gesture name into one step.", valueName: "id"))
  var gesture: String?

  @Flag(help: "Print what would change without writing it.")
  var dryRun = false

  @Flag(help: "Read steps from standard input, one JSON object per line.")
  var stream = false

  @OptionGroup(visibility: .hidden) var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func validate() throws {
    guard stream || !assignments.isEmpty else {
      throw ValidationError("nothing to change; expected path=value")
    }
    guard !stream || (assignments.isEmpty && !dryRun) else {
      throw ValidationError(
        "--stream reads changes from standard input and cannot be combined with other changes")
    }
  }

  private var assignments: [String] { changes + set }

  func run(_ console: Console) throws {
    let limits = limitOptions.limits
    let store =
      dryRun
      ? try history.look(console, limits: limits)
      : try history.open(console, limits: limits)
    let check = SceneCheck(InputFile(history.document), limits)
    let present = store.outside ?? store.value
    store.validate = check.validation(of: present, console)
    if stream { return try StepStream(store, console, limits).run() }
    let new = try DocumentEditing.edited(present, by: try overrides())
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
        throw Failure(
          .usage, "missing \"=\" in \(text); expected path=value", help: "write \(text)=VALUE")
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
