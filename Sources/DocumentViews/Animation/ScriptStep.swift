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
    /// A view is used.
    case input(InputStep)
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
  /// Whether the step can be taken back.
  var registersUndo = true
  /// Where the step stands.
  var span: SourceSpan?
}
