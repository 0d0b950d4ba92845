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
      "set", .changes, "New values by their places, `\"/model/fill/hue\"` or `\"fill.hue\"`."),
    optional("undo", .positiveCount, "How many changes are taken back."),
    optional("redo", .positiveCount, "How many changes that were taken back are made again."),
    optional("tap", .stepTarget, "The view that is tapped."),
    optional("drag", .stepDrag, "What is dragged, and where to."),
    optional("type", .string, "Text that is typed, a character after the other."),
    optional("press", .stepKey, "The key that is pressed."),
    optional("scroll", .stepScroll, "What is scrolled."),
    optional("focus", .focusTarget, "The id of the view that gets the focus; null for none."),
    optional("dismiss", .bool, "Whether what is presented in front goes."),
    optional("back", .bool, "Whether the page in front goes."),
    optional(
      "environment", .surroundings, "What changes around the scene."),
    optional("expect", .expectation, "What a view must tell; else the document has an error."),
    optional("holding", .nonnegative, "How long the pointer of a tap is down, in seconds."),
    optional("during", .positive, "How long a drag takes, in seconds; absent: 0.3."),
    optional("curve", .unitCurve, "How a drag goes on its way; absent: evenly."),
    optional("into", .stepTarget, "The field that is tapped before text is typed."),
    optional(
      "animation", .animationOrNone,
      "How it shows; absent: a set at once, an undo or redo as its change, or with a spring."),
    optional("name", .string, "What the change is called.")
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
        message: "a step of a script has one of the keys \(verbs)")
    }
    if animation != nil, case .input = change {
      details.problem = "\"animation\" goes with \"set\", \"undo\" and \"redo\""
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
    required("input", .session, "A file of events, relative to the document's folder."),
    defaulted("at", .nonnegative, 0, "When it begins, in seconds.")
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
    problem = "\"\(key)\" goes with \"\(verb)\""
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
    let expected = "an object of values by their places"
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
