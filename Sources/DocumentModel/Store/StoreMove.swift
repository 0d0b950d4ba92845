/// One way that a document goes from a step to another.
struct StoreMove {
  /// The step where it goes.
  let id: Int
  /// The steps that redo goes from there, the next one last.
  let redo: [Int]
  /// Whether `redo` does not follow from undo or redo.
  let isJump: Bool
  /// The digest of the state that it leaves.
  let left: String?
}
