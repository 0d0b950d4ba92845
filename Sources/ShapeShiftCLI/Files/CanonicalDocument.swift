import DocumentModel
import DocumentViews

/// The canonical form of a document, as `fmt` writes it.
struct CanonicalDocument {
  let value: JSONValue
  /// What stood between the values of the file.
  private var comments: JSONComments?

  /// Strict JSON, but for comments.
  var text: String { JSONWriter.canonical(value, comments: comments) }

  /// - Parameter keepsComments: Whether they are written again where they stood.
  init(_ root: JSONNode, keepsComments: Bool) {
    self.init(root.value)
    if keepsComments { comments = JSONComments(of: root) }
  }

  /// A plain model is given all its keys, in the order in which they are documented.
  init(_ value: JSONValue) {
    guard let object = value.object, object["shapeshift"] == nil, object["$ref"] == nil else {
      self.value = value
      return
    }
    self.value = .object(Self.completed(object, by: ShapeShifterModel().members))
  }

  /// The members of `object`, with the defaults where there is none; keys without a default go last.
  private static func completed(_ object: JSONObject, by defaults: JSONObject) -> JSONObject {
    var result = JSONObject()
    for member in defaults.members {
      guard let value = object[member.key] else {
        result[member.key] = member.value
        continue
      }
      // Missing members of a color have the defaults of all colors, not those of this color.
      let isColor = member.value.object != nil
      result[member.key] =
        if isColor, let color = value.object, color["$ref"] == nil {
          .object(completed(color, by: HSL().members))
        } else {
          value
        }
    }
    for member in object.members where result[member.key] == nil {
      result[member.key] = member.value
    }
    return result
  }
}

extension ShapeShifterModel {
  /// The model as a document has it.
  fileprivate var members: JSONObject {
    [
      "kind": .string(kind.rawValue), "fill": .object(fill.members),
      "outline": .object(outline.members), "outlineWidth": .number(JSONNumber(outlineWidth)),
    ]
  }
}

extension HSL {
  /// The members of the color in a document.
  fileprivate var members: JSONObject {
    [
      "hue": .number(JSONNumber(hue)), "saturation": .number(JSONNumber(saturation)),
      "brightness": .number(JSONNumber(brightness)), "opacity": .number(JSONNumber(opacity)),
    ]
  }
}
