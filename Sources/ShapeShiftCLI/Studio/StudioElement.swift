import DocumentModel
import Foundation
import ShapeShift

extension AccessibilityElement {
  /// What pages are told of it.
  var studioJSON: JSONValue {
    [
      "id": .string(path), "role": .studio(role?.rawValue), "name": .string(name),
      "value": .studio(isSecret ? nil : value), "hint": .studio(hint),
      "identifier": .studio(identifier ?? id), "isEnabled": .bool(isEnabled),
      "isFocused": .bool(isFocused), "traits": .array(traits.names.map { .string($0) }),
      "frame": .studio(frame), "visible": .studio(visibleFrame),
      "actions": .array(actions.map { .string($0.name) }),
      "children": .array(children.map(\.studioJSON)),
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
        .number(JSONNumber((Double($0) * 10000).rounded() / 10000))
      })
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
