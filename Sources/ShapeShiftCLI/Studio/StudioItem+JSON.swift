import DocumentModel
import Foundation

extension StudioItem {
  /// What pages are told of it.
  func json(isReadOnly: Bool) -> JSONValue {
    var object: JSONObject = [
      "id": .string(id), "kind": .string(kind.rawValue), "name": .string(name),
      "group": .string(group), "file": .string(path), "line": .studio(line),
      "width": .studio(size.map { Double($0.width) }),
      "height": .studio(size.map { Double($0.height) }),
      "revision": .studio(revision), "state": failure == nil ? "ready" : "failed",
      "hasPicture": .bool(content != nil),
    ]
    object["diagnostics"] = .array(
      (failure?.studioProblems ?? []) + warnings.map(\.studioJSON))
    object["canEdit"] = .bool(isDocument && !isReadOnly)
    object["hasHistory"] = .bool(isDocument && history.isThere)
    object["step"] = isDocument ? .studio(history.head) : .null
    object["canUndo"] = .bool(history.canUndo && !isReadOnly)
    object["canRedo"] = .bool(history.canRedo && !isReadOnly)
    return .object(object)
  }
}
