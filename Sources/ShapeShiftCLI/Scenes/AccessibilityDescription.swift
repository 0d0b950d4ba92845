import DocumentModel
import Foundation
import ShapeShift

extension AccessibilityElement {
  /// `{"role", "name", "value", "hint", "identifier", "id", "enabled", "frame", "visible", "actions", "path",
  /// "children"}`.
  var json: JSONValue {
    [
      "role": role.map { .string($0.rawValue) } ?? .null, "name": .string(name),
      "value": Self.text(value), "hint": Self.text(hint), "identifier": Self.text(identifier),
      "id": Self.text(id), "enabled": .bool(isEnabled), "frame": Self.numbers(frame),
      "visible": Self.numbers(visibleFrame),
      "actions": .array(actions.map { .string($0.name) }), "path": .string(path),
      "children": .array(children.map(\.json)),
    ]
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// x, y, width and height; null for what is nowhere.
  private static func numbers(_ frame: CGRect) -> JSONValue {
    guard !frame.isNull else { return .null }
    return .array(
      [frame.minX, frame.minY, frame.width, frame.height].map { value in
        value.isFinite ? .number(JSONNumber(Double(value), roundedTo: 10_000)) : .null
      })
  }
}

/// The steps in the life of views, as they happen.
@MainActor
final class LifeTrace {
  private var steps: [ViewLifeStep] = []

  func add(_ step: ViewLifeStep) { steps.append(step) }

  /// A line for each step: its time, what happens, the view, and the ids of the rows around it.
  var text: String {
    steps.map { step in
      let kind = step.kind.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
      let row = step.ids.isEmpty ? "" : "  [\(step.ids.joined(separator: " "))]"
      return "\(String(format: "%.3f", step.time))  \(kind)  \(step.view)\(row)\n"
    }.joined()
  }

  /// `[{"time", "what", "view", "row"}]`.
  var json: JSONValue {
    .array(
      steps.map { step in
        [
          "time": .number(JSONNumber(step.time)), "what": .string(step.kind.rawValue),
          "view": .string(step.view), "row": .array(step.ids.map { .string($0) }),
        ]
      })
  }
}
