package import DocumentModel
import IntegerConversion

/// A name of a step: its number, a number of steps back, an age, or its label.
package struct StepName {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The accepted forms, for help pages.
  package static let help =
    "Step: its number, -3 for three steps back, 5m for five minutes ago, or a label."

  /// The number of the step in a history.
  package func resolve(in store: DocumentStore, now: Double = DocumentStore.now) throws -> Int {
    if text == "head" { return store.head }
    if let count = Self.count(after: "head-", in: text) ?? Self.count(after: "-", in: text) {
      return try back(count, in: store)
    }
    if let number = Int(text) { return try existing(number, in: store) }
    let survey = try store.survey()
    if let label = survey.labels.last(where: { $0.name == text }) { return label.id }
    if let seconds = Self.seconds(text) { return survey.visit(at: now - seconds) }
    let names = survey.labels.map(\.name)
    let help =
      Double(text) == nil
      ? "a step is a number, -3, 5m or a label; list the steps with 'shapeshift history list DOC'"
      : "a step is a whole number; set the time of a scene with --time"
    throw RequestError(
      .usage, "unknown step \(Diagnostic.quoted(text))",
      help: Suggestion.help(for: text, among: names) ?? help)
  }

  /// Returns the unsigned whole number after a prefix, or `nil` for any other text.
  private static func count(after prefix: String, in text: String) -> UInt? {
    guard text.hasPrefix(prefix), text.dropFirst(prefix.count).first?.isNumber == true else {
      return nil
    }
    return UInt(text.dropFirst(prefix.count))
  }

  private func existing(_ number: Int, in store: DocumentStore) throws -> Int {
    if number != 0 { _ = try store.step(number) }
    return number
  }

  private func back(_ count: UInt, in store: DocumentStore) throws -> Int {
    var id = store.head
    for done in 0..<count {
      guard id != 0 else {
        let words = done == 1 ? "is 1 step" : "are \(done) steps"
        throw RequestError(
          .usage, "-\(count) is too far back: there \(words) before the current one",
          help: done == 0 ? "omit the step" : "use -\(done) or less")
      }
      id = try store.step(id).parent
    }
    return id
  }

  /// The seconds of `90s`, `5m`, `2h` or `1d`.
  package static func seconds(_ text: String) -> Double? {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    guard let unit = text.last.flatMap({ units[$0] }), let count = Double(text.dropLast()),
      count.isFinite, count >= 0
    else { return nil }
    return count * unit
  }
}
