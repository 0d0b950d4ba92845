/// All that a journal says, read from its first line to its last.
package struct JournalSurvey: Sendable {
  /// The steps in the order of their numbers.
  package private(set) var steps: [StoreStep] = []
  /// The names given to steps, in the order in which they were given.
  package private(set) var labels: [(name: String, id: Int)] = []
  /// Where the document was, and when it came there.
  package private(set) var visits: [(time: Double, id: Int)] = []
  /// The step to which redo goes from a step.
  package private(set) var lastChild: [Int: Int] = [:]
  /// What is wrong: one sentence each.
  package private(set) var problems: [String] = []
  package private(set) var size = 0
  private var positions: [Int: Int] = [:]

  /// Reads a history; nothing at all of one that is not there.
  init(of path: String) throws(StoreError) {
    let bytes = try JournalText.bytes(of: path)
    size = bytes.count
    for (number, (line, place)) in JournalLines(bytes, offset: 0).enumerated() {
      // A writer that was killed, or one that is at work, leaves a line without its end.
      guard let line else { continue }
      guard let record = JournalRecord(line) else {
        problems.append("line \(number + 1), at byte \(place.lowerBound), is damaged")
        continue
      }
      follow(record)
    }
  }

  /// A step by its number.
  package func step(_ id: Int) -> StoreStep? { positions[id].map { steps[$0] } }

  /// The steps from one on, as redo would go; the next one last.
  package func redoPath(from id: Int) -> [Int] {
    var path: [Int] = []
    var id = id
    while let next = lastChild[id] {
      path.append(next)
      id = next
    }
    return path.reversed()
  }

  /// Where the document was at a time; 0 before all steps.
  package func visit(at time: Double) -> Int { visits.last { $0.time <= time }?.id ?? 0 }

  private mutating func follow(_ record: JournalRecord) {
    switch record {
    case .header, .checkpoint, .behind: break
    case .step(let step):
      let entry = StoreStep(
        id: step.id, parent: step.parent, name: step.name, origin: step.origin, time: step.time,
        gesture: step.gesture, places: step.forward.pointers)
      if let position = positions[step.id] {
        steps[position] = entry
      } else {
        positions[step.id] = steps.count
        steps.append(entry)
      }
      lastChild[step.parent] = step.id
      visits.append((step.time, step.id))
    case .head(let id, _, let time, _):
      if let parent = step(id)?.parent { lastChild[parent] = id }
      visits.append((time, id))
    case .label(let name, let id):
      labels.removeAll { $0.name == name }
      labels.append((name, id))
    }
  }
}
