import DocumentModel
import VectorGeometry
import VectorGraphics
import ViewTree

/// Values between two others, as tracks of a timeline take them.
///
/// Numbers are mixed, arrays and objects part by part, colors in linear RGB as SwiftUI animates
/// them, or in the space of the track, path data of the same commands number by number; anything else
/// stays until the next keyframe.
struct KeyframeValues: Sendable {
  /// The document's colors.
  let colors: [String: Color]

  /// The value between two, at 0 the first and at 1 the second; beyond where the curve overshoots.
  func mixed(
    _ from: JSONNode, _ to: JSONNode, by fraction: Double, in space: ColorInterpolation
  ) -> JSONNode {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    let value = mixed(from.value, to.value, fraction, space)
    return JSONNode(value, source: to.source, range: to.range)
  }

  private func mixed(
    _ from: JSONValue, _ to: JSONValue, _ fraction: Double, _ space: ColorInterpolation
  ) -> JSONValue {
    switch (from, to) {
    case (.number(let from), .number(let to)):
      return .number(JSONNumber(from.value + (to.value - from.value) * fraction))
    case (.array(let from), .array(let to)) where from.count == to.count:
      return .array(zip(from, to).map { mixed($0, $1, fraction, space) })
    case (.object(let first), .object(let second)) where first.keys == second.keys:
      var object = JSONObject()
      for member in second.members {
        let old = first[member.key] ?? member.value
        object[member.key] = mixed(old, member.value, fraction, space)
      }
      return .object(object)
    default:
      if let start = color(from), let end = color(to) {
        return json {
          start.resolved(in: $0).mixed(with: end.resolved(in: $0), by: fraction, in: space)
        }
      }
      return path(from, to, fraction) ?? from
    }
  }

  private func path(_ from: JSONValue, _ to: JSONValue, _ fraction: Double) -> JSONValue? {
    guard let start = from.string, let end = to.string, let first = try? PathCommands(svg: start),
      let second = try? PathCommands(svg: end)
    else { return nil }
    return first.mixed(with: second, by: fraction).map { .string($0.text) }
  }

  private func color(_ value: JSONValue) -> Color? {
    let node = JSONNode(value, source: SourceText(name: "keyframe", bytes: []), range: 0..<0)
    guard node.string != nil || node.members != nil else { return nil }
    let decoder = DocumentDecoder()
    decoder.colors = colors
    return ValueType<Color>.color.decode(node, decoder)
  }

  /// A color as JSON, as a pair if it is not the same in both color schemes.
  private func json(of color: (ColorContext) -> Color.Resolved) -> JSONValue {
    let light = color(ColorContext(colorScheme: .light))
    let dark = color(ColorContext(colorScheme: .dark))
    return light == dark ? json(of: light) : ["light": json(of: light), "dark": json(of: dark)]
  }

  private func json(of color: Color.Resolved) -> JSONValue {
    func unit(_ component: Float) -> JSONValue {
      .number(JSONNumber(min(max(Double(component), 0), 1)))
    }
    return [
      "red": unit(color.red), "green": unit(color.green), "blue": unit(color.blue),
      "opacity": unit(color.opacity),
    ]
  }
}
