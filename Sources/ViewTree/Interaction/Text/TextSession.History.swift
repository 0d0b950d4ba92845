extension TextSession {
  /// What a text was before each of the edits that can be taken back.
  struct History: Hashable, Sendable {
    /// How many edits can be taken back.
    static let limit = 100

    /// What kind of edit follows; edits of one kind in a row are taken back together.
    enum Kind: Hashable, Sendable {
      case typing
      case deletion
      case composition
      case paste
    }

    struct State: Hashable, Sendable {
      let text: String
      let selection: Selection
    }

    private var past: [State] = []
    private var future: [State] = []
    /// The kind of the last edit, or `nil` if the next edit starts a new step.
    private var open: Kind?

    /// Keeps what there is before an edit, unless that goes on with the last one.
    mutating func note(_ state: State, before kind: Kind) {
      future = []
      defer { open = kind == .typing || kind == .deletion ? kind : nil }
      guard open != kind || !state.selection.isEmpty else { return }
      past.append(state)
      if past.count > Self.limit { past.removeFirst() }
    }

    /// Ends the current step of edits.
    mutating func close() { open = nil }

    /// What there was before the last edit, nil if there was none.
    mutating func undo(from state: State) -> State? {
      open = nil
      guard let last = past.popLast() else { return nil }
      future.append(state)
      return last
    }

    /// What there was before the last edit was taken back.
    mutating func redo(from state: State) -> State? {
      open = nil
      guard let next = future.popLast() else { return nil }
      past.append(state)
      return next
    }
  }
}
