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

  /// Verifies the history: reports damaged lines, and steps that cannot be done or undone, or whose result
  /// differs from the recorded one.
  ///
  /// - Returns: The number of verified steps, and a sentence for each problem.
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

  /// Drops the steps that are not on the path to the current step or after it, and all but the last steps of that path.
  ///
  /// - Parameter count: The number of previous steps to keep.
  /// - Returns: The numbers of the dropped steps.
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
