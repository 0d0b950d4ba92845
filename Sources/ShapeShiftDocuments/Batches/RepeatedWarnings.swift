/// Warnings of many images: each is reported once, then counted.
@MainActor
final class RepeatedWarnings {
  private var counts: [String: Int] = [:]
  private var order: [SceneWarning] = []

  /// Returns whether no warning with the same topic has been reported yet.
  func isNew(_ warning: SceneWarning) -> Bool {
    guard let count = counts[warning.topic] else {
      counts[warning.topic] = 0
      order.append(warning)
      return true
    }
    counts[warning.topic] = count + 1
    return false
  }

  /// Returns the repeated warnings, one sentence each.
  func summary(unit: String) -> [String] {
    order.compactMap { warning in
      guard let count = counts[warning.topic], count > 0 else { return nil }
      return "\(count) more \(unit)\(count == 1 ? "" : "s"): \(warning.text)"
    }
  }
}
