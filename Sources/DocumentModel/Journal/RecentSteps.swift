/// Steps that were read or written lately, so that they need not be read again.
struct RecentSteps {
  private var steps: [Int: StoreTransaction] = [:]
  private var size = 0

  /// How many bytes of lines are kept; the memory is some times as much.
  private static let limit = 1 << 17

  subscript(id: Int) -> StoreTransaction? { steps[id] }

  /// Keeps a step, in the place of an earlier form of it.
  ///
  /// - Parameter size: The length of its line, in bytes.
  mutating func keep(_ step: StoreTransaction, size: Int) {
    self.size += size
    if self.size > Self.limit { (steps, self.size) = ([:], size) }
    steps[step.id] = step
  }
}
