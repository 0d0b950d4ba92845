import DocumentModel
import ViewAnimation

/// The states that a script leads a document through: a store, and what its steps show.
struct DocumentHistory {
  /// A state with its places in the source, and the animation of the step that led to it.
  private struct Entry {
    let document: JSONNode
    let animation: Animation?
  }

  /// How undo and redo show where their change has no animation of its own.
  ///
  /// Source: the seed, which undoes under `.spring(blendDuration: 2.5)`.
  static let undoAnimation = Animation.spring(blendDuration: 2.5)

  /// The keys whose values are taken once, at the start.
  static let fixedKeys = ["shapeshift", "canvas", "fonts", "timeline", "script", "$schema"]

  private let store: DocumentStore
  /// By the numbers of the store's steps.
  private var entries: [Int: Entry]

  init(_ document: JSONNode) {
    store = DocumentStore(document.value, clock: { 0 })
    // Each step of a script is an act of its own.
    store.coalescingInterval = 0
    entries = [0: Entry(document: document, animation: nil)]
  }

  /// The present state.
  var document: JSONNode { present.document }

  private var present: Entry {
    guard let entry = entries[store.head] else { preconditionFailure("a step without a state") }
    return entry
  }

  /// Makes a step; answers how it shows.
  mutating func apply(_ step: ScriptStep) throws(Diagnostic) -> Animation? {
    switch step.change {
    case .set(let changes):
      var document = document
      for change in changes { document = try Self.setting(change, in: document) }
      let animation = step.transition.animation(else: nil)
      // Nil if it changes nothing: there is nothing to undo then.
      if let id = try record(document.value, step) {
        entries[id] = Entry(document: document, animation: animation)
      }
      return animation
    case .undo(let count):
      let own = present.animation
      try go(count, "undo", step) { try store.undo() != nil }
      return step.transition.animation(else: own ?? Self.undoAnimation)
    case .redo(let count):
      try go(count, "redo", step) { try store.redo() != nil }
      return step.transition.animation(else: present.animation ?? Self.undoAnimation)
    }
  }

  /// The number of the step that makes the document this one.
  private func record(_ value: JSONValue, _ step: ScriptStep) throws(Diagnostic) -> Int? {
    do {
      return try store.apply(JSONPatch(from: store.value, to: value))
    } catch {
      throw error as? Diagnostic
        ?? Diagnostic(.invalidScript, "the step can't be made: \(error)", at: step.span)
    }
  }

  private func go(
    _ count: Int, _ verb: String, _ step: ScriptStep, _ move: () throws -> Bool
  ) throws(Diagnostic) {
    for done in 0..<count where (try? move()) != true {
      throw Diagnostic(
        .invalidScript, "there are \(done) changes to \(verb) here, not \(count)", at: step.span)
    }
  }

  private static func setting(
    _ change: (path: String, span: SourceSpan, value: JSONNode), in document: JSONNode
  ) throws(Diagnostic) -> JSONNode {
    do throws(Diagnostic) {
      let pointer = OverrideList.place(of: try JSONPointer(path: change.path), in: document)
      guard let first = pointer.tokens.first, !fixedKeys.contains(first) else {
        let name = pointer.tokens.first.map(Diagnostic.quoted) ?? "the whole document"
        throw Diagnostic(.invalidScript, "a script cannot change \(name)")
      }
      return try OverrideList.setting(change.value, at: pointer, in: document, change.span.source)
    } catch {
      var problem = error
      problem.span = change.span
      throw problem
    }
  }
}

extension ScriptStep.Transition {
  fileprivate func animation(else usual: Animation?) -> Animation? {
    switch self {
    case .usual: usual
    case .given(let animation): animation
    }
  }
}
