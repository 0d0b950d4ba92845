import DocumentModel
import ViewAnimation
import ViewTree

/// What a button of a document does.
struct DocumentAction: Sendable {
  /// One thing that it does.
  enum Step: Sendable {
    case change(ScriptStep)
    /// What is presented around goes.
    case dismiss
  }

  let steps: [Step]

  @MainActor
  func run(_ player: DocumentPlayer?, _ dismiss: DismissAction) {
    for step in steps {
      switch step {
      case .dismiss: dismiss()
      case .change(let change):
        // Like an undo manager without steps, a button has nothing to take back then.
        switch change.change {
        case .undo where player?.canUndo != true, .redo where player?.canRedo != true: continue
        case .set, .undo, .redo: player?.run(change)
        case .input: continue
        }
      }
    }
  }
}

/// A view that does something of a document, once it is told to.
struct ActingView<Content: View>: View {
  @Environment(\.documentPlayer) private var player
  @Environment(\.dismiss) private var dismiss
  let action: DocumentAction
  let make: @MainActor (@escaping @MainActor () -> Void) -> Content

  var body: some View {
    let (action, player, dismiss) = (action, player, dismiss)
    make { action.run(player, dismiss) }
  }
}

/// The keys of a step of an action.
enum ActionForm {
  static let step = ObjectForm<DocumentAction.Step>(
    optional(
      "set", .actionChanges,
      "New values by path; expressions can use the variables of the button."),
    optional("undo", .positiveCount, "The number of changes to undo, if possible."),
    optional("redo", .positiveCount, "The number of undone changes to redo."),
    optional("dismiss", .bool, "Whether to dismiss the enclosing presentation."),
    optional(
      "animation", .animationOrNone,
      "The animation; absent: none for a set, and the animation of the change, or a spring, for an undo or redo."
    ),
    defaulted(
      "registersUndo", .bool, true, "Whether a set can be undone; if not, undo keeps the set value."
    ),
    optional("name", .string, "The name of the change.")
  ) {
    (set, undo, redo, dismiss, animation, registersUndo, _) throws(ArgumentProblem)
      -> DocumentAction.Step in
    var given: [ScriptStep.Change] = []
    if let set { given.append(.set(set.changes)) }
    if let undo { given.append(.undo(undo)) }
    if let redo { given.append(.redo(redo)) }
    guard given.count + (dismiss == true ? 1 : 0) == 1 else {
      throw ArgumentProblem(
        code: given.isEmpty ? .missingKey : .conflictingKeys,
        message:
          "an action step needs exactly one of the keys \"set\", \"undo\", \"redo\" and \"dismiss\""
      )
    }
    guard let change = given.first else { return .dismiss }
    return .change(
      ScriptStep(
        time: 0, change: change, transition: animation.map { .given($0) } ?? .usual,
        registersUndo: registersUndo))
  }
}

extension ValueType where Value == DocumentAction {
  /// What a button does: a step, or several one after the other.
  static let action = ValueType(
    "a step of an action, or an array of them",
    schema: [
      "anyOf": [ActionForm.step.schema, ["type": "array", "items": ActionForm.step.schema]]
    ],
    examples: [["undo": 1], [["dismiss": true]]], takesExpressions: false,
    matches: .object || .array
  ) { node, decoder in
    guard let elements = node.elements else {
      return step(node, decoder).map { DocumentAction(steps: [$0]) }
    }
    let steps = elements.enumerated().map { index, element in
      decoder.at(index) { step(element, decoder) }
    }
    let known = steps.compactMap(\.self)
    return known.count == steps.count ? DocumentAction(steps: known) : nil
  }

  private static func step(_ node: JSONNode, _ decoder: DocumentDecoder) -> DocumentAction.Step? {
    guard let members = node.members else {
      decoder.reportType("a step of an action", node)
      return nil
    }
    decoder.isLive = true
    return ActionForm.step.read(
      ArgumentList(
        owner: .described("a step of an action"), span: node.span,
        members: members, besides: .free),
      decoder)
  }
}

extension ValueType where Value == ScriptChanges {
  /// New values by their places, which are computed when the view is made.
  static let actionChanges = places { members, decoder in
    var changes: [(path: String, span: SourceSpan, value: JSONNode)] = []
    var areKnown = true
    for member in members {
      let value = decoder.at(member.key) { decoder.resolved(member.value) }
      guard let value, let path = decoder.actionPlace(member) else {
        areKnown = false
        continue
      }
      let node = JSONNode(value, source: member.value.source, range: member.value.range)
      changes.append((path: path, span: member.keySpan, value: node))
    }
    return areKnown ? ScriptChanges(changes: changes) : nil
  }
}

extension DocumentDecoder {
  /// Where a step of an action sets a value, as a pointer; nil after a report, or while it is not known.
  fileprivate func actionPlace(_ member: JSONNode.Member) -> String? {
    do throws(Diagnostic) {
      let written = try JSONPointer(path: member.key)
      if isChecking { return nil }
      guard let pointer = resolvedPlace(written), let first = pointer.tokens.first,
        !DocumentHistory.fixedKeys.contains(first)
      else {
        throw Diagnostic(
          .invalidScript, "an action cannot change \(Diagnostic.quoted(member.key))",
          help: "set values that the views use, for example \"/model/hue\"")
      }
      return pointer.description
    } catch {
      at(member.key) { report(error.code, error.message, at: member.keySpan, help: error.help) }
      return nil
    }
  }
}
