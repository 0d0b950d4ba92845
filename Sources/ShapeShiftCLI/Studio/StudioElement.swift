import DocumentModel
import Foundation
import ShapeShift

/// What a scene tells those who do not see it, as pages are told it.
@MainActor
struct StudioElements {
  private(set) var json: JSONValue = []
  /// How often a path was met: views of one list have the same one.
  private var counts: [String: Int] = [:]

  init(_ tree: AccessibilityTree) { json = .array(tree.elements.map { element($0) }) }

  private mutating func element(_ element: AccessibilityElement) -> JSONValue {
    let count = counts[element.path, default: 0]
    counts[element.path] = count + 1
    var object = element.members
    object["id"] = .string(count == 0 ? element.path : "\(element.path)#\(count)")
    object["children"] = .array(element.children.map { self.element($0) })
    return .object(object)
  }
}

extension AccessibilityElement {
  fileprivate var members: JSONObject {
    [
      "id": .string(path), "role": .studio(role?.rawValue), "name": .string(name),
      "value": .studio(isSecret ? nil : value), "hint": .studio(hint),
      "identifier": .studio(identifier),
      "isEnabled": .bool(isEnabled),
      "isFocused": .bool(isFocused), "traits": .array(traits.names.map { .string($0) }),
      "frame": .studio(frame), "visible": .studio(visibleFrame),
      "actions": .array(actions.map { .string($0.name) }),
    ]
  }
}

extension AccessibilityTraits {
  fileprivate var names: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"),
      (.isLink, "isLink"), (.isImage, "isImage"), (.isStaticText, "isStaticText"),
      (.isSummaryElement, "isSummaryElement"), (.updatesFrequently, "updatesFrequently"),
      (.isModal, "isModal"), (.isToggle, "isToggle"),
      (.allowsDirectInteraction, "allowsDirectInteraction"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension JSONValue {
  /// x, y, width and height to a ten-thousandth of a point; null for what is nowhere.
  static func studio(_ frame: CGRect) -> JSONValue {
    guard !frame.isNull, frame.isFinite else { return .null }
    return .array(
      [frame.minX, frame.minY, frame.width, frame.height].map {
        .number(JSONNumber(Double($0), roundedTo: 10_000))
      })
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
