/// Where the document is from line to line, by which the loss of a line is noticed.
///
/// A step may get more of its gesture by further lines. Whatever comes after the last of them tells the digest
/// of the state that it left or was made on: if the last line that can be read tells another one, some are lost.
struct JournalTrail {
  private var head: Int?
  /// The digests of states, as the last lines tell that could be read.
  private var digests: [Int: String] = [:]

  /// Goes along with a record.
  ///
  /// - Returns: A step that may not be known as it was in the end.
  mutating func follow(_ record: JournalRecord) -> Int? {
    switch record {
    case .step(let step):
      let outdated = step.id == head ? nil : self.outdated(at: step.parent, step.base)
      go(to: step.id, step.digest)
      return outdated
    case .head(let id, _, _, let left):
      let outdated = left == nil ? nil : self.outdated(at: head, left)
      head = id
      return outdated
    case .checkpoint(let id, _, _, let state, _):
      let digest = StateDigest.of(state)
      let outdated = self.outdated(at: id, digest)
      go(to: id, digest)
      return outdated
    case .header(_, let state, _):
      go(to: 0, StateDigest.of(state))
      return nil
    case .label, .behind: return nil
    }
  }

  private mutating func go(to id: Int, _ digest: String) {
    head = id
    digests[id] = digest
  }

  /// The step where the document was before, if it was elsewhere than a line tells, or otherwise.
  private func outdated(at told: Int?, _ digest: String?) -> Int? {
    guard let head else { return nil }
    if head != told { return head }
    guard let digest, let known = digests[head], known != digest else { return nil }
    return head
  }
}
