import DocumentModel
import Foundation
import ShapeShift

/// Imported views as a document.
enum ImportedDocument {
  /// The document's text in its canonical form.
  static func text(_ views: [ImportedView], size: CGSize) -> String {
    let root: JSONObject = [
      "view": "ZStack", "alignment": "topLeading",
      "children": .array(views.map { .object(node($0)) }),
      "modifiers": [
        [
          "frame": [
            "width": number(size.width), "height": number(size.height), "alignment": "topLeading",
          ]
        ]
      ],
    ]
    let canvas: JSONValue = ["width": number(size.width), "height": number(size.height)]
    return JSONWriter.canonical(["shapeshift": 1, "canvas": canvas, "view": .object(root)])
  }

  private static func node(_ view: ImportedView) -> JSONObject {
    var node: JSONObject = [:]
    switch view.content {
    case .path(let path):
      node["view"] = "Path"
      node["d"] = .string(MorphText.data(path))
    case .rectangle: node["view"] = "Rectangle"
    case .roundedRectangle(_, let corner):
      node["view"] = "RoundedRectangle"
      node["cornerSize"] = sides(corner)
      node["style"] = "circular"
    case .ellipse(let rect): node["view"] = rect.width == rect.height ? "Circle" : "Ellipse"
    case .group(let children):
      node["view"] = "ZStack"
      node["alignment"] = "topLeading"
      node["children"] = .array(children.map { .object(self.node($0)) })
    }
    if let id = view.id { node["id"] = .string(id) }
    let modifiers = modifiers(of: view)
    if !modifiers.isEmpty { node["modifiers"] = .array(modifiers) }
    return node
  }

  private static func modifiers(of view: ImportedView) -> [JSONValue] {
    var modifiers: [JSONValue] = []
    if let fill = view.fill {
      modifiers.append([
        "fill": view.isEvenOdd ? ["style": style(fill), "eoFill": true] : style(fill)
      ])
    }
    if let stroke = view.stroke {
      modifiers.append(["stroke": .object(line(stroke.line, stroke.style))])
    }
    if let frame = view.frame {
      modifiers.append(["frame": sides(frame.size)])
      if frame.origin != .zero {
        modifiers.append(["offset": ["x": number(frame.minX), "y": number(frame.minY)]])
      }
    }
    if let clip = view.clip {
      let shape: JSONValue = ["view": "Path", "d": .string(MorphText.data(clip.path))]
      modifiers.append([
        "clipShape": clip.style.isEOFilled ? ["shape": shape, "eoFill": true] : ["shape": shape]
      ])
    }
    if view.isIsolated || (view.opacity < 1 && isGroup(view)) {
      modifiers.append(["compositingGroup": true])
    }
    if view.opacity < 1 { modifiers.append(["opacity": number(view.opacity)]) }
    if view.blendMode != .normal {
      modifiers.append(["blendMode": .string(view.blendMode.rawValue)])
    }
    return modifiers
  }

  private static func isGroup(_ view: ImportedView) -> Bool {
    if case .group = view.content { true } else { false }
  }

  private static func line(_ line: StrokeStyle, _ style: ImportedView.Style) -> JSONObject {
    var object: JSONObject = ["style": self.style(style), "lineWidth": number(line.lineWidth)]
    if line.lineCap != .butt { object["lineCap"] = .string("\(line.lineCap)") }
    if line.lineJoin != .miter { object["lineJoin"] = .string("\(line.lineJoin)") }
    if line.lineJoin == .miter { object["miterLimit"] = number(line.miterLimit) }
    if !line.dash.isEmpty { object["dash"] = .array(line.dash.map { number($0) }) }
    if line.dashPhase != 0 { object["dashPhase"] = number(line.dashPhase) }
    return object
  }

  private static func style(_ style: ImportedView.Style) -> JSONValue {
    switch style {
    case .color(let color): return .string(color.description)
    case .linear(let stops, let start, let end):
      return [
        "linearGradient": [
          "stops": .array(stops.map(stop)), "startPoint": point(start), "endPoint": point(end),
        ]
      ]
    case .radial(let stops, let center, let from, let to):
      return [
        "radialGradient": [
          "stops": .array(stops.map(stop)), "center": point(center), "startRadius": number(from),
          "endRadius": number(to),
        ]
      ]
    }
  }

  private static func stop(_ stop: GradientPaint.Stop) -> JSONValue {
    ["color": .string(stop.color.description), "location": number(stop.location)]
  }

  private static func point(_ point: CGPoint) -> JSONValue {
    ["x": number(point.x), "y": number(point.y)]
  }

  private static func sides(_ size: CGSize) -> JSONValue {
    ["width": number(size.width), "height": number(size.height)]
  }

  private static func number(_ value: CGFloat) -> JSONValue { .number(JSONNumber(Double(value))) }
}
