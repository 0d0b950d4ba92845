import DocumentModel
import Foundation
import InputModel
import VectorGeometry
import ViewAnimation
import ViewTree

/// The keys of a step of a script.
enum ScriptForm {
  static let step = ObjectForm<ScriptStep>(
    required("at", .nonnegative, "The time in seconds."),
    optional(
      "set", .changes, "New values by path, `\"/model/fill/hue\"` or `\"fill.hue\"`."),
    optional("undo", .positiveCount, "The number of changes to undo."),
    optional("redo", .positiveCount, "The number of undone changes to redo."),
    optional("tap", .stepTarget, "The view to tap."),
    optional("drag", .stepDrag, "The drag: its start and its end."),
    optional("type", .string, "The text to type, one character at a time."),
    optional("press", .stepKey, "The key to press."),
    optional("scroll", .stepScroll, "The scroll: a view and a distance, or a view to scroll to."),
    optional("focus", .focusTarget, "The id of the view to focus; null removes the focus."),
    optional("dismiss", .bool, "Whether to dismiss the frontmost presentation."),
    optional("back", .bool, "Whether to go back from the frontmost page."),
    optional(
      "environment", .surroundings, "Changes to the environment and size of the scene."),
    optional(
      "expect", .expectation, "The expected state of a view; a different state is an error."),
    optional("holding", .nonnegative, "The duration of a tap's press, in seconds."),
    optional("during", .positive, "The duration of a drag, in seconds; absent: 0.3."),
    optional("curve", .unitCurve, "The timing curve of a drag; absent: linear."),
    optional("into", .stepTarget, "The field to tap before typing."),
    optional(
      "animation", .animationOrNone,
      "The animation; absent: none for a set, and the animation of the change, or a spring, for an undo or redo."
    ),
    optional("name", .string, "The name of the change.")
  ) {
    (
      time, set, undo, redo, tap, drag, type, press, scroll, focus, dismiss, back, environment,
      expect, holding, during, curve, into, animation, _
    ) throws(ArgumentProblem) -> ScriptStep in
    var details = StepDetails()
    details.need(holding, "holding", of: "tap", tap)
    details.need(during, "during", of: "drag", drag)
    details.need(curve, "curve", of: "drag", drag)
    details.need(into, "into", of: "type", type)
    var given: [ScriptStep.Change] = []
    if let set { given.append(.set(set.changes)) }
    if let undo { given.append(.undo(undo)) }
    if let redo { given.append(.redo(redo)) }
    if let tap { given.append(.input(.tap(tap, holding: holding ?? 0))) }
    if let drag {
      given.append(.input(.drag(drag, during: during ?? 0.3, curve: curve ?? .linear)))
    }
    if let type { given.append(.input(.type(type, into: into))) }
    if let press { given.append(.input(.press(press))) }
    if let scroll { given.append(.input(.scroll(scroll))) }
    if let focus { given.append(.input(.focus(focus.identifier))) }
    if dismiss == true { given.append(.input(.dismiss)) }
    if back == true { given.append(.input(.back)) }
    if let environment { given.append(.input(.surroundings(environment))) }
    if let expect { given.append(.input(.expect(expect))) }
    guard let change = given.first, given.count == 1 else {
      throw ArgumentProblem(
        code: given.isEmpty ? .missingKey : .conflictingKeys,
        message: "a script step needs exactly one of the keys \(verbs)")
    }
    if animation != nil, case .input = change {
      details.problem = "\"animation\" requires \"set\", \"undo\" or \"redo\""
    }
    if let problem = details.problem {
      throw ArgumentProblem(code: .conflictingKeys, message: problem)
    }
    return ScriptStep(
      time: time, change: change, transition: animation.map { .given($0) } ?? .usual)
  }

  /// What a step does, by its key.
  private static let verbs =
    "\"set\", \"undo\", \"redo\", \"tap\", \"drag\", \"type\", \"press\", \"scroll\", \"focus\", "
    + "\"dismiss\", \"back\", \"environment\" and \"expect\", or \"input\""

  /// A recorded session in place of a step.
  static let recorded = ObjectForm<ScriptStep>(
    required("input", .session, "A file of recorded events, relative to the document's folder."),
    defaulted("at", .nonnegative, 0, "The start time, in seconds.")
  ) { log, start in
    ScriptStep(
      time: start + (log.entries.first?.time.seconds ?? 0),
      change: .input(.recorded(log.shifted(by: start))), transition: .usual)
  }
}

/// Keys that say more of what a step does.
private struct StepDetails {
  var problem: String?

  mutating func need<Detail, Verb>(
    _ detail: Detail?, _ key: String, of verb: String, _ value: Verb?
  ) {
    guard detail != nil, value == nil else { return }
    problem = "\"\(key)\" requires \"\(verb)\""
  }
}

extension InputLog {
  /// The log with all events later by some seconds.
  fileprivate func shifted(by seconds: Double) -> InputLog {
    let shift = InputTime(seconds: seconds).microseconds
    var log = InputLog(header: header)
    for var entry in entries {
      entry.time.microseconds += shift
      log.append(entry)
    }
    return log
  }
}

/// The new values of a step.
struct ScriptChanges: Sendable {
  let changes: [(path: String, span: SourceSpan, value: JSONNode)]
}

extension ValueType where Value == ScriptChanges {
  /// New values by their places.
  static let changes = places { members, _ in
    ScriptChanges(changes: members.map { (path: $0.key, span: $0.keySpan, value: $0.value) })
  }

  /// New values by their places, which a function reads.
  static func places(
    _ read: @escaping @Sendable (JSONNode.Members, DocumentDecoder) -> ScriptChanges?
  ) -> ValueType {
    let expected = "an object of values by path"
    return ValueType(
      expected, schema: ["type": "object", "minProperties": 1],
      examples: [["/model/fill/hue": 0.33]], takesExpressions: false, matches: .object
    ) { node, decoder in
      guard let members = node.members, !members.isEmpty else {
        decoder.reportType(expected, node)
        return nil
      }
      return read(members, decoder)
    }
  }
}
