import DocumentModel
import ViewAnimation

/// Something that happens to a document at a time.
struct ScriptStep: Sendable {
  /// What happens.
  enum Change: Sendable {
    /// Places, as pointers or dotted paths, and their new values.
    case set([(path: String, span: SourceSpan, value: JSONNode)])
    /// A number of changes is taken back.
    case undo(Int)
    /// A number of changes that were taken back is made again.
    case redo(Int)
  }

  /// Which animation shows a change.
  enum Transition: Sendable {
    /// For a set none; for undo and redo that of the change, else the seed's.
    case usual
    /// The given one, or none.
    case given(Animation?)
  }

  /// Seconds from the start.
  let time: Double
  let change: Change
  let transition: Transition
  /// Where the step stands.
  var span: SourceSpan?
}

/// The keys of a step of a script.
enum ScriptForm {
  static let step = ObjectForm<ScriptStep>(
    required("at", .nonnegative, "The time in seconds."),
    optional(
      "set", .changes, "New values by their places, `\"/model/fill/hue\"` or `\"fill.hue\"`."),
    optional("undo", .positiveCount, "How many changes are taken back."),
    optional("redo", .positiveCount, "How many changes that were taken back are made again."),
    optional(
      "animation", .animationOrNone,
      "How it shows; absent: a set at once, an undo or redo as its change, or with a spring."),
    optional("name", .string, "What the change is called.")
  ) { (time, set, undo, redo, animation, _) throws(ArgumentProblem) -> ScriptStep in
    let changes: [ScriptStep.Change?] = [
      set.map { .set($0.changes) }, undo.map { .undo($0) }, redo.map { .redo($0) },
    ]
    let given = changes.compactMap(\.self)
    guard let change = given.first, given.count == 1 else {
      throw ArgumentProblem(
        code: given.isEmpty ? .missingKey : .conflictingKeys,
        message: "a step of a script has one of the keys \"set\", \"undo\" and \"redo\"")
    }
    return ScriptStep(
      time: time, change: change, transition: animation.map { .given($0) } ?? .usual)
  }
}

/// The new values of a step.
struct ScriptChanges: Sendable {
  let changes: [(path: String, span: SourceSpan, value: JSONNode)]
}

extension ValueType where Value == ScriptChanges {
  /// New values by their places.
  static let changes = ValueType(
    "an object of values by their places", schema: ["type": "object", "minProperties": 1],
    examples: [["/model/fill/hue": 0.33]], takesExpressions: false, matches: .object
  ) { node, decoder in
    guard let members = node.members, !members.isEmpty else {
      decoder.reportType("an object of values by their places", node)
      return nil
    }
    return ScriptChanges(
      changes: members.map { (path: $0.key, span: $0.keySpan, value: $0.value) })
  }
}
