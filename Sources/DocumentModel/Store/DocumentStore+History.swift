extension DocumentStore {
  /// All that the history on disk says; empty for a store in memory.
  package func survey() throws(StoreError) -> JournalSurvey {
    guard case .file(let file) = steps else { return try JournalSurvey(of: "") }
    return try JournalSurvey(of: file.historyPath)
  }

  /// Gives a step a name, by which it is found from then on.
  public func label(_ name: String, _ id: Int) throws {
    if id != 0 { _ = try steps.step(id) }
    guard case .file(let file) = steps else { return }
    try file.addLabel(name, to: id, of: value)
  }

  /// What is wrong with the history: damaged lines, steps that can't be done or undone, or whose result is
  /// not what it was.
  ///
  /// - Returns: The number of steps looked at, and a sentence for each problem.
  public func verify() throws -> (steps: Int, problems: [String]) {
    let survey = try survey()
    var problems = survey.problems
    // Sound steps can be reached from any other one: here is where the walk begins.
    var (here, state) = (head, value)
    for step in survey.steps.reversed() {
      do {
        state = try state.moved(from: here, to: step.id, by: steps.step)
        here = step.id
        let whole = try steps.step(step.id)
        if StateDigest.of(state) != whole.digest {
          problems.append("step \(step.id) does not reproduce its recorded document")
        }
      } catch {
        problems.append("step \(step.id) can't be reached")
      }
    }
    return (survey.steps.count, problems)
  }

  /// Drops what is not on the way to the present or from there on, and all but the last steps of that.
  ///
  /// - Parameter count: How many steps back are kept.
  /// - Returns: The numbers of the steps that were dropped.
  public func compact(keeping count: Int) throws -> [Int] {
    guard case .file(let file) = steps else { return [] }
    try takeInChanges()
    let survey = try survey()
    let line = try line(to: head)
    let first = line.dropLast(count).last?.id ?? 0
    var kept = Array(line.suffix(count))
    kept += try redoPath.reversed().map { try steps.step($0) }
    // What was before the oldest step that is kept is the document before the first now.
    if !kept.isEmpty { kept[0].parent = 0 }
    let ids = Set(kept.map(\.id))
    let labels = survey.labels.filter { ids.contains($0.id) || $0.id == first }
      .map { ($0.name, $0.id == first ? 0 : $0.id) }
    let here = head == first ? 0 : head
    try file.rewrite(
      from: (first, try value(at: first)), kept, head: here, labels: labels, present: present)
    head = here
    isOpenForMore = false
    return survey.steps.map(\.id).filter { !ids.contains($0) }
  }
}
