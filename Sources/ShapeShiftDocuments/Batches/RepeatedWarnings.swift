/// Warnings of many pictures: each is told once, then counted.
@MainActor
final class RepeatedWarnings {
  private var counts: [String: Int] = [:]
  private var order: [String] = []

  /// Whether a warning has not been told yet.
  func isNew(_ warning: String) -> Bool {
    guard let count = counts[warning] else {
      counts[warning] = 0
      order.append(warning)
      return true
    }
    counts[warning] = count + 1
    return false
  }

  /// What was told once and holds for more, a sentence each.
  func summary(unit: String) -> [String] {
    order.compactMap { warning in
      guard let count = counts[warning], count > 0 else { return nil }
      return "\(count) more \(unit)\(count == 1 ? "" : "s"): \(warning)"
    }
  }
}
