/// Warnings of many images: each is reported once, then counted.
@MainActor
final class RepeatedWarnings {
  private var counts: [String: Int] = [:]
  private var order: [String] = []

  /// Returns whether a warning has not been reported yet.
  func isNew(_ warning: String) -> Bool {
    guard let count = counts[warning] else {
      counts[warning] = 0
      order.append(warning)
      return true
    }
    counts[warning] = count + 1
    return false
  }

  /// Returns the repeated warnings, one sentence each.
  func summary(unit: String) -> [String] {
    order.compactMap { warning in
      guard let count = counts[warning], count > 0 else { return nil }
      return "\(count) more \(unit)\(count == 1 ? "" : "s"): \(warning)"
    }
  }
}
