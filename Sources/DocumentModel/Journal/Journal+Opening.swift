import FileStorage

extension Journal {
  /// What a journal says of the present.
  struct Opening {
    var value = JSONValue.null
    var text = RecordedText.canonical
    var head = 0
    /// The steps that redo goes, the next one last.
    var redo: [Int] = []
    /// What stands behind the last line that counts.
    var rest = Rest.nothing
    /// How many lines before that could not be followed.
    var damagedLines = 0
  }

  /// What may stand behind the last line of a journal that counts.
  enum Rest {
    case nothing
    /// A line without its end, or zeros: what a writer that was killed, or a loss of power, leaves.
    case unfinished
    /// Something that was acknowledged once, it may be.
    case damaged
  }

  /// Reads a file from its last checkpoint on; nil where nothing in it can be proven.
  ///
  /// A state is proven by the digest that its step tells. Where that does not fit, each line is tried by
  /// itself, and then the same from the checkpoint before.
  ///
  /// - Throws: `newer` or `failed`.
  static func open(_ file: JournalFile) throws(StoreError) -> (Journal, Opening)? {
    let size: Int
    do throws(SystemError) {
      size = try file.size()
    } catch {
      throw .failed(file.path, error)
    }
    var end = size
    while let start = try JournalStart.find(in: file, before: end) {
      for isThorough in [false, true] {
        let journal = Journal(file, start: start)
        let opening = try Opening(journal, start..<size, isThorough: isThorough)
        if try opening.isProven(in: journal) { return (journal, opening) }
      }
      end = start
    }
    return nil
  }
}

extension Journal {
  /// Reads a file of which the present state is known: where damage hides the way to a step, the document that
  /// it made still proves it, and all that is before.
  ///
  /// - Returns: Nil where the document is not that of the last step that the lines tell.
  static func open(_ file: JournalFile, holding present: JSONValue) throws(StoreError) -> (
    Journal, Opening
  )? {
    let journal = Journal(file, start: 0)
    var opening = Opening()
    (opening.value, opening.text) = (present, .unknown)
    do throws(SystemError) {
      let bytes = try file.read(try file.size(), at: 0)
      for (line, place) in JournalLines(bytes, offset: 0) {
        guard let record = line.flatMap({ JournalRecord($0) }) else {
          opening.damagedLines += 1
          continue
        }
        journal.note(record, at: place)
        opening.go(along: record)
      }
    } catch {
      throw .failed(file.path, error)
    }
    guard opening.head != 0, opening.fits(opening.head, in: journal) else { return nil }
    return (journal, opening)
  }
}

extension Journal.Opening {
  /// Goes where a record says, without a state.
  fileprivate mutating func go(along record: JournalRecord) {
    switch record {
    case .step(let step): (head, redo) = (step.id, [])
    case .head(let id, let told, _, _): go(to: id, told)
    case .checkpoint(let id, _, let told, _, _): (head, redo) = (id, told)
    case .header, .label, .behind: break
    }
  }

  /// Goes to a step; undo and redo say by themselves what redo does then.
  private mutating func go(to id: Int, _ told: [Int]?) {
    if let told {
      redo = told
    } else if redo.last == id {
      redo.removeLast()
    } else {
      redo.append(head)
    }
    head = id
  }

  /// Follows the lines of a part of a journal.
  ///
  /// - Parameter isThorough: Whether each state is held against the digest that its line tells.
  fileprivate init(_ journal: Journal, _ range: Range<Int>, isThorough: Bool) throws(StoreError) {
    self.init()
    var waiting = 0
    for (line, place) in JournalLines(try journal.bytes(range), offset: range.lowerBound) {
      guard let line, let record = JournalRecord(line),
        try follow(record, in: journal, isThorough: isThorough)
      else {
        waiting += line == nil || line?.allSatisfy { $0 == 0 } == true ? 0 : 1
        rest = waiting > 0 ? .damaged : .unfinished
        continue
      }
      journal.note(record, at: place)
      damagedLines += waiting
      (waiting, rest) = (0, .nothing)
    }
  }

  /// Whether the state is the one that its step made.
  fileprivate func isProven(in journal: Journal) throws(StoreError) -> Bool {
    // Nothing was done yet, and nothing says otherwise.
    if head == 0, damagedLines == 0, rest != .damaged { return true }
    return fits(head, in: journal)
  }

  /// Whether the state has the digest that a step tells.
  fileprivate func fits(_ id: Int, in journal: Journal) -> Bool {
    guard let digest = try? id == 0 ? journal.startDigest() : journal.step(id).digest else {
      return false
    }
    return StateDigest.of(value) == digest
  }

  /// Goes along with a record; false where it does not fit, and nothing has changed.
  private mutating func follow(
    _ record: JournalRecord, in journal: Journal, isThorough: Bool
  ) throws(StoreError) -> Bool {
    let before = self
    switch record {
    case .header(let version, let state, let source):
      guard version <= JournalRecord.version else {
        throw .newer(journal.file.path, version: version)
      }
      (value, text) = (state, RecordedText(source: source))
    case .checkpoint(let head, _, let redo, let state, let source):
      (self.head, self.redo, value, text) = (head, redo, state, RecordedText(source: source))
      // The first one has nothing to be held against but the steps that follow.
      guard !isThorough || journal.isEmpty || fits(head, in: journal) else {
        self = before
        return false
      }
    case .step(let step):
      guard follow(step, in: journal), !isThorough || StateDigest.of(value) == step.digest else {
        self = before
        return false
      }
    case .head(let id, let told, _, _): return move(to: id, told, in: journal)
    case .label, .behind: break
    }
    return true
  }

  private mutating func follow(_ step: StoreTransaction, in journal: Journal) -> Bool {
    // A line with the number of the last one is that step with more of its gesture.
    let isMore = step.id == head && step.id == journal.known.next - 1
    guard isMore || step.id >= journal.known.next else { return false }
    do {
      // A line that told of an undo may be lost: the step knows where it was made.
      var text = text
      let base = try value.moved(
        from: head, to: step.parent, by: journal.step,
        along: { text.go(over: $0, isUndone: $1, from: $2) })
      value = try step.forward.applied(to: base).value
      text.go(over: step, isUndone: false, from: base)
      self.text = text
    } catch {
      return false
    }
    (head, redo) = (step.id, [])
    return true
  }

  private mutating func move(to id: Int, _ told: [Int]?, in journal: Journal) -> Bool {
    var text = text
    guard
      let new = try? value.moved(
        from: head, to: id, by: journal.step,
        along: { text.go(over: $0, isUndone: $1, from: $2) })
    else { return false }
    go(to: id, told)
    (value, self.text) = (new, text)
    return true
  }
}

extension JSONValue {
  /// The document at another step than the one that this is.
  ///
  /// - Parameters:
  ///   - step: Tells a step by its number.
  ///   - isProven: Whether each state on the way must have the digest that its step tells. A step that tells
  ///     the digest of a state belongs to it, and so its inverse makes the state before.
  ///   - along: Is told each step on the way, whether it is undone, and the value before that.
  /// - Throws: A `StoreError` where a state is not what its step tells.
  func moved(
    from head: Int, to id: Int, isProven: Bool = false,
    by step: (Int) throws -> StoreTransaction,
    along: (StoreTransaction, Bool, JSONValue) -> Void = { _, _, _ in }
  ) throws -> JSONValue {
    var (here, there) = (head, id)
    var value = self
    var down: [StoreTransaction] = []
    func check(_ step: StoreTransaction) throws {
      guard !isProven || StateDigest.of(value) == step.digest else {
        throw StoreError.damaged(
          "the history", "step \(step.id) does not reproduce its recorded state")
      }
    }
    while here != there {
      if here > there {
        let last = try step(here)
        try check(last)
        along(last, true, value)
        value = try last.inverse.applied(to: value).value
        here = last.parent
      } else {
        let next = try step(there)
        down.append(next)
        there = next.parent
      }
    }
    for step in down.reversed() {
      along(step, false, value)
      value = try step.forward.applied(to: value).value
      try check(step)
    }
    return value
  }
}
