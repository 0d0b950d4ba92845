import Foundation
import VectorGeometry
import VectorGraphics

/// What an outline is painted with, as written.
enum SVGPaintValue: Sendable, Equatable {
  case none
  case color(Color.Resolved)
  case current
  /// What the element around has: that of a marker's path or of a `use`.
  case contextFill
  case contextStroke
  /// An element by its id, and what stands in for it; nil for nothing.
  indirect case reference(String, fallback: SVGPaintValue?)

  /// Reads a value; nil for what is none.
  ///
  /// Source: SVG 2, section 13.2.
  init?(_ text: String) {
    let text = text.trimmed
    switch text {
    case "none": self = .none
    case "context-fill": self = .contextFill
    case "context-stroke": self = .contextStroke
    default:
      if let (id, rest) = SVGReference.function(text) {
        let fallback = rest.trimmed.isEmpty ? nil : SVGPaintValue(rest)
        self = .reference(id, fallback: fallback)
        return
      }
      // An ICC color has an sRGB color before it.
      let plain = text.range(of: "icc-color").map { String(text[..<$0.lowerBound]) } ?? text
      switch SVGColor.read(plain) {
      case .color(let color): self = .color(color)
      case .current: self = .current
      case nil: return nil
      }
    }
  }
}

/// References to elements.
enum SVGReference {
  /// The id in `url(#id)`, and what comes behind it.
  static func function(_ text: String) -> (id: String, rest: String)? {
    var scanner = TextScanner(text.trimmed)
    guard scanner.skip(word: "url("), let body = scanner.text(upTo: ")") else { return nil }
    var link = body.trimmed
    if link.count >= 2, let quote = link.first, quote == "\"" || quote == "'" {
      link = String(link.dropFirst().dropLast()).trimmed
    }
    guard link.hasPrefix("#") else { return (link, scanner.rest) }
    return (String(link.dropFirst()), scanner.rest)
  }

  /// The id of a link within the file.
  static func local(_ text: String?) -> String? {
    guard let link = text?.trimmed, link.hasPrefix("#"), link.count > 1 else { return nil }
    let id = String(link.dropFirst())
    return id.removingPercentEncoding ?? id
  }
}

/// The inherited properties of an element, read.
struct SVGStyle: Sendable {
  enum Layer: Sendable {
    case fill, stroke, markers
  }

  enum Anchor: Sendable {
    case start, middle, end
  }

  var color = Color.Resolved.black
  var fill = SVGPaintValue.color(.black)
  var stroke = SVGPaintValue.none
  var contextFill = SVGPaintValue.none
  var contextStroke = SVGPaintValue.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isEvenOdd = false
  var isClipEvenOdd = false
  var strokeWidth = SVGLength(1)
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(0)
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit = 4.0
  var markerStart: String?
  var markerMiddle: String?
  var markerEnd: String?
  var order: [Layer] = [.fill, .stroke, .markers]
  var isVisible = true
  var isAntialiased = true
  var isPixelated = false
  var isFilterLinear = true

  var families: [String] = []
  /// As librsvg and resvg have it; browsers begin with 16.
  var fontSize = 12.0
  var fontWeight = 400
  var isItalic = false
  var isSmallCaps = false
  var anchor = Anchor.start
  var isRightToLeft = false
  var isVertical = false
  var letterSpacing = SVGLength(0)
  var wordSpacing = SVGLength(0)
  var keepsSpaces = false
  var dominantBaseline = "auto"
  var language = "en"
}

extension SVGStyle {
  /// Applies the properties of an element.
  ///
  /// - Parameters:
  ///   - read: Called with the name of each property that is looked up.
  ///   - flaw: Called with the name and the value of an invalid property.
  mutating func apply(
    _ values: [String: String], viewport: CGSize, rootFontSize: Double,
    parent: SVGStyle, read heard: (String) -> Void, flaw: (String, String) -> Void
  ) {
    applyFont(values, viewport, rootFontSize, heard, flaw)
    func read(_ name: String, _ take: (String) -> Bool) {
      SVGProperty.check(name)
      heard(name)
      guard let value = values[name] else { return }
      let text = value.trimmed
      if text == "inherit" || text == "unset" { return }
      if !take(text) { flaw(name, value) }
    }
    var style = self
    read("color") { text in
      switch SVGColor.read(text) {
      case .color(let color): style.color = color
      case .current: break
      case nil: return false
      }
      return true
    }
    read("fill") { SVGPaintValue($0).map { style.fill = $0 } != nil }
    read("stroke") { SVGPaintValue($0).map { style.stroke = $0 } != nil }
    read("fill-opacity") { Self.opacity($0).map { style.fillOpacity = $0 } != nil }
    read("stroke-opacity") { Self.opacity($0).map { style.strokeOpacity = $0 } != nil }
    read("fill-rule") { Self.rule($0).map { style.isEvenOdd = $0 } != nil }
    read("clip-rule") { Self.rule($0).map { style.isClipEvenOdd = $0 } != nil }
    read("visibility") { text in
      guard ["visible", "hidden", "collapse"].contains(text) else { return false }
      style.isVisible = text == "visible"
      return true
    }
    self = style
    applyStroke(read)
    applyRendering(read)
    applyText(read)
  }

  private typealias Reading = (String, (String) -> Bool) -> Void

  private mutating func applyStroke(_ read: Reading) {
    var style = self
    read("stroke-width") { SVGLength($0).map { style.strokeWidth = $0 } != nil }
    read("stroke-dashoffset") { SVGLength($0).map { style.dashOffset = $0 } != nil }
    read("stroke-dasharray") { text in
      guard text != "none" else {
        style.dashes = []
        return true
      }
      guard let list = SVGLength.list(text), !list.contains(where: { $0.value < 0 }) else {
        style.dashes = []
        return false
      }
      style.dashes = list
      return true
    }
    read("stroke-linecap") { text in
      let caps: [String: CGLineCap] = ["butt": .butt, "round": .round, "square": .square]
      return caps[text].map { style.cap = $0 } != nil
    }
    read("stroke-linejoin") { text in
      let joins: [String: CGLineJoin] = [
        "miter": .miter, "round": .round, "bevel": .bevel, "miter-clip": .miter, "arcs": .miter,
      ]
      guard let join = joins[text] else { return false }
      style.join = join
      return text != "miter-clip" && text != "arcs"
    }
    read("stroke-miterlimit") { text in
      guard let limit = text.onlyNumber, limit >= 1 else {
        style.miterLimit = text.onlyNumber == nil ? style.miterLimit : 1
        return false
      }
      style.miterLimit = limit
      return true
    }
    func marker(_ text: String) -> String?? {
      if text == "none" { return .some(nil) }
      return SVGReference.function(text).map { .some($0.id) } ?? nil
    }
    read("marker-start") { marker($0).map { style.markerStart = $0 } != nil }
    read("marker-mid") { marker($0).map { style.markerMiddle = $0 } != nil }
    read("marker-end") { marker($0).map { style.markerEnd = $0 } != nil }
    self = style
  }

  private mutating func applyRendering(_ read: Reading) {
    var style = self
    read("paint-order") { Self.order($0).map { style.order = $0 } != nil }
    read("shape-rendering") { text in
      style.isAntialiased = text != "optimizeSpeed" && text != "crispEdges"
      return ["auto", "optimizeSpeed", "crispEdges", "geometricPrecision"].contains(text)
    }
    read("image-rendering") { text in
      style.isPixelated = ["optimizeSpeed", "pixelated", "crisp-edges"].contains(text)
      return true
    }
    read("color-interpolation-filters") { text in
      style.isFilterLinear = text.lowercased() != "srgb"
      return ["auto", "sRGB", "linearRGB"].contains(text)
    }
    self = style
  }

  /// A share of 1, as a number or in percent, brought into 0...1.
  static func opacity(_ text: String) -> Double? {
    guard let length = SVGLength(text), length.unit == .none || length.unit == .percent else {
      return nil
    }
    let value = length.unit == .percent ? length.value / 100 : length.value
    return min(max(value, 0), 1)
  }

  private static func rule(_ text: String) -> Bool? {
    switch text {
    case "nonzero": false
    case "evenodd": true
    default: nil
    }
  }

  /// Source: SVG 2, section 13.8: what is not named comes behind, in its usual order.
  private static func order(_ text: String) -> [Layer]? {
    if text == "normal" { return [.fill, .stroke, .markers] }
    let names: [Substring: Layer] = ["fill": .fill, "stroke": .stroke, "markers": .markers]
    var order: [Layer] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let layer = names[word], !order.contains(layer) else { return nil }
      order.append(layer)
    }
    guard !order.isEmpty else { return nil }
    for layer in [Layer.fill, .stroke, .markers] where !order.contains(layer) {
      order.append(layer)
    }
    return order
  }
}
