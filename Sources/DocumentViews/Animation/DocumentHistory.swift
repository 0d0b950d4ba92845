import DocumentModel
import ViewAnimation

/// The states that a script leads a document through, and what its steps show.
///
/// Undo and redo go as in ``DocumentStore``; its journal, digests and patches are of no use here, where every state
/// is at hand, and would read the whole document for each step.
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

  /// The states that led to the present one, the start first.
  private var past: [Entry] = []
  private var present: Entry
  /// The states that were taken back, the next one last.
  private var undone: [Entry] = []

  /// - Parameter document: The start; its script is left out, for each state would carry and read it.
  init(_ document: JSONNode) {
    present = Entry(document: document.withoutMember("script"), animation: nil)
  }

  /// The present state, without a script.
  var document: JSONNode { present.document }

  /// Makes a step; answers how it shows.
  mutating func apply(_ step: ScriptStep) throws(Diagnostic) -> Animation? {
    switch step.change {
    case .set(let changes):
      var document = document
      for change in changes { document = try Self.setting(change, in: document) }
      let animation = step.transition.animation(else: nil)
      add(Entry(document: document, animation: animation))
      return animation
    case .undo(let count):
      let own = present.animation
      try Self.go(count, "undo", step, from: &past, by: &present, to: &undone)
      return step.transition.animation(else: own ?? Self.undoAnimation)
    case .redo(let count):
      try Self.go(count, "redo", step, from: &undone, by: &present, to: &past)
      return step.transition.animation(else: present.animation ?? Self.undoAnimation)
    }
  }

  private mutating func add(_ entry: Entry) {
    // There is nothing to undo in what changes nothing.
    guard !entry.document.value.isIdentical(to: document.value) else { return }
    past.append(present)
    present = entry
    undone = []
  }

  private static func go(
    _ count: Int, _ verb: String, _ step: ScriptStep, from source: inout [Entry],
    by present: inout Entry, to target: inout [Entry]
  ) throws(Diagnostic) {
    for done in 0..<count {
      guard let next = source.popLast() else {
        throw Diagnostic(
          .invalidScript, "there are \(done) changes to \(verb) here, not \(count)", at: step.span)
      }
      target.append(present)
      present = next
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

extension JSONNode {
  /// The object without its members of a key; another value as it is.
  fileprivate func withoutMember(_ key: String) -> JSONNode {
    guard let members else { return self }
    return JSONNode(.object(members.filter { $0.key != key }), source: source, range: range)
  }
}
