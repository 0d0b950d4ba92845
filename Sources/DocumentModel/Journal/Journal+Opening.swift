extension Journal {
  /// What a journal says of the present.
  struct Opening {
    var value = JSONValue.null
    var head = 0
    /// The steps that redo goes, the next one last.
    var redo: [Int] = []
    /// Whether there are bytes behind the last sound line.
    var isTorn = false
  }

  /// Reads a file from its last checkpoint on; nil where there is neither one nor a header.
  ///
  /// - Throws: `newer` or `failed`.
  static func open(_ file: JournalFile) throws(StoreError) -> (Journal, Opening)? {
    let size: Int
    do throws(StoreFileError) {
      size = try file.size()
    } catch {
      throw .failed(file.path, code: error.code)
    }
    guard let start = try JournalStart.find(in: file, before: size) else { return nil }
    let journal = Journal(file, start: start)
    var opening = Opening()
    for (line, place) in JournalLines(try journal.bytes(start..<size), offset: start) {
      guard let record = line.flatMap({ JournalRecord($0) }),
        try opening.follow(record, in: journal)
      else {
        opening.isTorn = true
        break
      }
      journal.note(record, at: place)
    }
    return (journal, opening)
  }
}

extension Journal.Opening {
  /// Goes along with a record; false where it does not fit.
  fileprivate mutating func follow(_ record: JournalRecord, in journal: Journal)
    throws(StoreError) -> Bool
  {
    switch record {
    case .header(let version, let state):
      guard version <= JournalRecord.version else {
        throw .newer(journal.file.path, version: version)
      }
      value = state
    case .checkpoint(let head, _, let redo, let state, _):
      (self.head, self.redo, value) = (head, redo, state)
    case .step(let step): return follow(step, in: journal)
    case .head(let id, let told, _): return move(to: id, told, in: journal)
    case .label, .behind: break
    }
    return true
  }

  private mutating func follow(_ step: StoreTransaction, in journal: Journal) -> Bool {
    // A line with the number of the last one is that step with more of its gesture.
    let isMore = step.id == head && step.id == journal.known.next - 1
    guard isMore || (step.parent == head && step.id == journal.known.next) else { return false }
    do {
      let base = isMore ? try journal.step(head).inverse.applied(to: value).value : value
      value = try step.forward.applied(to: base).value
    } catch {
      return false
    }
    (head, redo) = (step.id, [])
    return true
  }

  private mutating func move(to id: Int, _ told: [Int]?, in journal: Journal) -> Bool {
    guard let new = try? value.moved(from: head, to: id, by: journal.step) else { return false }
    if let told {
      redo = told
    } else if redo.last == id {
      redo.removeLast()
    } else {
      redo.append(head)
    }
    (head, value) = (id, new)
    return true
  }
}

extension JSONValue {
  /// The document at another step than the one that this is.
  ///
  /// - Parameter step: Tells a step by its number.
  func moved(from head: Int, to id: Int, by step: (Int) throws -> StoreTransaction) throws
    -> JSONValue
  {
    var (here, there) = (head, id)
    var value = self
    var down: [JSONPatch] = []
    while here != there {
      if here > there {
        let last = try step(here)
        value = try last.inverse.applied(to: value).value
        here = last.parent
      } else {
        let next = try step(there)
        down.append(next.forward)
        there = next.parent
      }
    }
    for patch in down.reversed() { value = try patch.applied(to: value).value }
    return value
  }
}
