import DocumentModel
import ImageCoding
import ShapeShift
import VectorGraphics

/// The JSON file of a sprite sheet, as TexturePacker writes it.
///
/// Source: CodeAndWeb, TexturePacker, the data formats "JSON (Hash)" and "JSON (Array)".
struct SpriteAtlas {
  let sheet: SpriteSheet
  let image: String
  /// The stem of the frames' names.
  let stem: String
  let scale: Double
  let rate: FrameRate
  let kind: AnimationOptions.Atlas

  /// The whole file.
  var text: String {
    JSONWriter.canonical(.object(["frames": frames, "meta": .object(meta)]))
  }

  private var frames: JSONValue {
    switch kind {
    case .array:
      return .array(
        (0..<sheet.count).map { frame in
          var object: JSONObject = ["filename": .string(name(frame))]
          object.merge(entry(frame))
          return .object(object)
        })
    case .hash:
      var object = JSONObject()
      for frame in 0..<sheet.count { object[name(frame)] = .object(entry(frame)) }
      return .object(object)
    }
  }

  private func name(_ frame: Int) -> String {
    let (number, last) = ("\(frame)", "\(sheet.count - 1)")
    let zeros = String(repeating: "0", count: max(4, last.count) - number.count)
    return "\(stem)_\(zeros)\(number).png"
  }

  private func entry(_ frame: Int) -> JSONObject {
    let rect = sheet.rect(ofFrame: frame)
    let size: JSONObject = ["w": number(rect.width), "h": number(rect.height)]
    var place: JSONObject = ["x": number(rect.x), "y": number(rect.y)]
    place.merge(size)
    var source: JSONObject = ["x": 0, "y": 0]
    source.merge(size)
    return [
      "frame": .object(place), "rotated": false, "trimmed": false,
      "spriteSourceSize": .object(source), "sourceSize": .object(size),
      "duration": number(rate.delay(ofFrame: frame, unitsPerSecond: 1000)),
    ]
  }

  private var meta: JSONObject {
    [
      "app": "shapeshift", "version": .string(PictureEnvironment.version), "image": .string(image),
      "format": "RGBA8888",
      "size": .object(["w": number(sheet.sheetWidth), "h": number(sheet.sheetHeight)]),
      "scale": .string(JSONNumber(scale).text),
    ]
  }

  private func number(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}
