import Foundation

extension Report {
  /// The rows of the document store.
  var storeTable: String {
    guard let store else { return "" }
    func number(_ value: Double) -> String { String(format: "%.1f", value) }
    let rows = [
      ["an edit that the disk holds", number(store.edit), number(store.editRatio)],
      ["the same bytes with plain write and fdatasync", number(store.plain), "1"],
      [
        "an edit without synchronizing, as in a drag", number(store.tick),
        number(store.tick / store.plain),
      ],
      ["opening 1,000 steps", number(store.openShort), "1"],
      ["opening \(store.steps) steps", number(store.openLong), number(store.openRatio)],
    ]
    let lines = rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    return """
      ## The document store

      Microseconds of wall time, medians. The memory grows by \(store.memory) KiB from 1,000 steps to
      \(store.steps).

      | what | µs | ratio |
      |---|---|---|
      \(lines)

      """
  }
}
