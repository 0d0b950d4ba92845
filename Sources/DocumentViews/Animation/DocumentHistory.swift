import DocumentModel
import ViewAnimation

/// The states that a script leads a document through: a line of changes that can be taken back.
struct DocumentHistory {
  /// A state, and the animation of the change that led to it.
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

  private var entries: [Entry]
  private var position = 0

  init(_ document: JSONNode) { entries = [Entry(document: document, animation: nil)] }

  /// The present state.
  var document: JSONNode { entries[position].document }

  /// Makes a step; answers how it shows.
  mutating func apply(_ step: ScriptStep) throws(Diagnostic) -> Animation? {
    switch step.change {
    case .set(let changes):
      var document = document
      for change in changes { document = try Self.setting(change, in: document) }
      let animation = step.transition.animation(else: nil)
      entries.removeSubrange((position + 1)...)
      entries.append(Entry(document: document, animation: animation))
      position += 1
      return animation
    case .undo(let count):
      guard count <= position else {
        throw Diagnostic(
          .invalidScript, "there are \(position) changes to undo here, not \(count)", at: step.span)
      }
      let own = entries[position].animation
      position -= count
      return step.transition.animation(else: own ?? Self.undoAnimation)
    case .redo(let count):
      let left = entries.count - 1 - position
      guard count <= left else {
        throw Diagnostic(
          .invalidScript, "there are \(left) changes to redo here, not \(count)", at: step.span)
      }
      position += count
      return step.transition.animation(else: entries[position].animation ?? Self.undoAnimation)
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
