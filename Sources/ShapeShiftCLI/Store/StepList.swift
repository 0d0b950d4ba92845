import DocumentModel
import FileStorage
import Foundation

/// Steps as lines of text and as JSON.
struct StepList {
  let survey: JournalSurvey
  /// The step where the document is.
  let head: Int

  /// The steps that lead to one, the first one first, as far back as they can be read.
  func steps(to id: Int) -> [StoreStep] {
    var steps: [StoreStep] = []
    var id = id
    while let step = survey.step(id) {
      steps.append(step)
      id = step.parent
    }
    return steps.reversed()
  }

  /// A line for a step.
  func line(_ step: StoreStep, indent: String = "") -> String {
    let mark = step.id == head ? "*" : " "
    let number = String(step.id)
    let labels = labels(of: step.id).map { "  [\($0.printable)]" }.joined()
    let padding = String(repeating: " ", count: max(5 - number.count, 0))
    return
      "\(mark)\(padding)\(number)  \(Self.time(step.time))  \(indent)\(step.name.printable)\(labels)\n"
  }

  /// A line for the document before the first step.
  var baseLine: String {
    let labels = labels(of: 0).map { "  [\($0.printable)]" }.joined()
    return
      "\(head == 0 ? "*" : " ")    0  \(String(repeating: " ", count: 20))  (the start)\(labels)\n"
  }

  func json(_ step: StoreStep) -> JSONValue {
    var object: JSONObject = [
      "id": .number(JSONNumber(step.id)), "parent": .number(JSONNumber(step.parent)),
      "name": .string(step.name), "origin": .string(step.origin),
      "time": .number(JSONNumber(step.time)), "isHead": .bool(step.id == head),
      "places": .array(step.places.map { .string($0.description) }),
    ]
    if let gesture = step.gesture { object["gesture"] = .string(gesture) }
    object["labels"] = .array(labels(of: step.id).map { .string($0) })
    return .object(object)
  }

  private func labels(of id: Int) -> [String] {
    survey.labels.filter { $0.id == id }.map(\.name)
  }

  /// Seconds since 1970 as UTC.
  static func time(_ seconds: Double) -> String {
    let format = Date.ISO8601FormatStyle()
    return Date(timeIntervalSince1970: seconds).formatted(format)
  }
}
