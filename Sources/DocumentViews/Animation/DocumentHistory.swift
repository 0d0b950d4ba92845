import DocumentModel
import ViewAnimation

/// The states that a script leads a document through, and what its steps show.
///
/// Undo and redo go as in ``DocumentStore``; its journal, digests and patches are of no use here, where every state
/// is at hand, and would read the whole document for each step.
struct DocumentHistory {
  /// A state with its places in the source, and the animation of the step that led to it.
  private struct Entry {
    var document: JSONNode
    let animation: Animation?
    /// Tells states apart.
    let number: Int

    /// Sets a value, if there is room for it.
    mutating func set(_ node: JSONNode, at place: JSONPointer) {
      if let next = try? document.setting(node, at: place) { document = next }
    }
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
  /// How many states there have been.
  private var count = 1

  /// - Parameter document: The start; its script is left out, for each state would carry and read it.
  init(_ document: JSONNode) {
    present = Entry(document: document.withoutMember("script"), animation: nil, number: 0)
  }

  /// Tells the present state from all others.
  var moment: Int { present.number }
  /// Whether there is a change to take back.
  var canUndo: Bool { !past.isEmpty }
  /// Whether there is a change that was taken back.
  var canRedo: Bool { !undone.isEmpty }

  /// The present state, without a script.
  var document: JSONNode { present.document }

  /// Makes a step; answers how it shows.
  mutating func apply(_ step: ScriptStep) throws(Diagnostic) -> Animation? {
    switch step.change {
    case .set(let changes):
      var document = document
      for change in changes { document = try Self.setting(change, in: document) }
      let animation = step.transition.animation(else: nil)
      guard step.registersUndo else {
        for change in changes { try setEverywhere(change) }
        return animation
      }
      add(document, animation)
      return animation
    case .input: return nil
    case .undo(let count):
      let own = present.animation
      try Self.go(count, "undo", step, from: &past, by: &present, to: &undone)
      return step.transition.animation(else: own ?? Self.undoAnimation)
    case .redo(let count):
      try Self.go(count, "redo", step, from: &undone, by: &present, to: &past)
      return step.transition.animation(else: present.animation ?? Self.undoAnimation)
    }
  }

  /// Sets a value that a control writes; it shows at once.
  ///
  /// - Parameter isContinuing: Whether it belongs to the change before.
  mutating func write(
    _ value: JSONValue, at place: JSONPointer, continuing isContinuing: Bool
  ) throws(Diagnostic) {
    let (source, range) = document[place].map { ($0.source, $0.range) } ?? (document.source, 0..<0)
    let node = JSONNode(value, source: source, range: range)
    add(try document.setting(node, at: place), nil, continuing: isContinuing)
  }

  /// Sets a value that a control writes in all states, so that nothing takes it back.
  mutating func writeEverywhere(_ value: JSONValue, at place: JSONPointer) throws(Diagnostic) {
    if let old = document[place]?.value, old.isIdentical(to: value) { return }
    let node = JSONNode(value, source: document.source, range: 0..<0)
    let next = try document.setting(node, at: place)
    present = Entry(document: next, animation: present.animation, number: count)
    count += 1
    for index in past.indices { past[index].set(node, at: place) }
    for index in undone.indices { undone[index].set(node, at: place) }
  }

  private mutating func setEverywhere(
    _ change: (path: String, span: SourceSpan, value: JSONNode)
  ) throws(Diagnostic) {
    let place = OverrideList.place(of: try JSONPointer(path: change.path), in: document)
    try writeEverywhere(change.value.value, at: place)
  }

  private mutating func add(
    _ document: JSONNode, _ animation: Animation?, continuing isContinuing: Bool = false
  ) {
    // There is nothing to undo in what changes nothing.
    guard !document.value.isIdentical(to: self.document.value) else { return }
    if !isContinuing || past.isEmpty { past.append(present) }
    present = Entry(document: document, animation: animation, number: count)
    count += 1
    undone = []
  }

  private static func go(
    _ count: Int, _ verb: String, _ step: ScriptStep, from source: inout [Entry],
    by present: inout Entry, to target: inout [Entry]
  ) throws(Diagnostic) {
    for done in 0..<count {
      guard let next = source.popLast() else {
        throw Diagnostic(
          .invalidScript, "expected at most \(done) changes to \(verb), found \(count)",
          at: step.span)
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
        throw Diagnostic(
          .invalidScript, "a script cannot change \(name)",
          help: "set values that the views use, for example \"/model/hue\"")
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
    return JSONNode(members: members.filter { $0.key != key }, source: source, range: range)
  }
}
