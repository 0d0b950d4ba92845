import Foundation
import VectorGeometry
import VectorGraphics

extension SVGWriter {
  /// The id of a filter that applies `filters` in their order, drawn no farther than `region`.
  mutating func define(_ filters: [DisplayFilter], _ region: CGRect) -> String {
    var attributes = SVGBuffer()
    attributes.attribute("filterUnits", "userSpaceOnUse")
    attributes.appendRegion(region)
    // The default is linear light; the display list means gamma-encoded sRGB.
    attributes.attribute("color-interpolation-filters", "sRGB")
    var content = SVGBuffer()
    // The name of the result so far; nil for the group as it came.
    var input: String?
    for (index, filter) in filters.enumerated() {
      let isLast = index == filters.count - 1
      let result = isLast ? nil : "r\(index + 1)"
      content.append(filter, input: input, result: result, index: index, decimals: decimals)
      input = result
    }
    if tint != .none, filters.contains(where: \.readsColors) {
      content.append(tint.matrix)
    }
    return define("filter", kind: "f", attributes: attributes, content: content)
  }

  /// Where filters draw, in the group's coordinates; null for nothing.
  ///
  /// A color matrix may paint the whole plane, of which only the picture is visible.
  func filterRegion(_ filters: [DisplayFilter], _ items: [DisplayItem]) -> CGRect {
    var effects = DisplayGroup.Effects()
    effects.filters = filters
    let region = DisplayGroup(effects: effects, items: items).paintedBounds
    guard region.width >= 1e9 else { return region }
    return bounds.applying(coordinates.inverted()).union(items.paintedBounds)
  }

  /// Returns the id of a filter that gives a picture the current tint; `nil` without a tint.
  mutating func tintFilter() -> String? {
    guard tint != .none else { return nil }
    var attributes = SVGBuffer()
    attributes.append(" x=\"0\" y=\"0\" width=\"1\" height=\"1\"")
    attributes.attribute("color-interpolation-filters", "sRGB")
    var content = SVGBuffer()
    content.append(tint.matrix)
    return define("filter", kind: "f", attributes: attributes, content: content)
  }
}

extension SVGWriter.Tint {
  /// The filter step that gives every color the tint and keeps the alpha.
  var matrix: String {
    let row = self == .white ? "0 0 0 0 1 " : "0 0 0 0 0 "
    return "<feColorMatrix values=\"\(row)\(row)\(row)0 0 0 1 0\"/>"
  }
}

extension DisplayFilter {
  /// Whether the alpha that comes out depends on the colors that go in.
  var readsColors: Bool {
    switch self {
    case .blur, .shadow, .innerShadow, .alphaThreshold: false
    case .colorMatrix, .luminanceToAlpha, .graph: true
    }
  }
}

extension SVGBuffer {
  /// Appends the steps of one filter.
  fileprivate mutating func append(
    _ filter: DisplayFilter, input: String?, result: String?, index: Int, decimals: Int
  ) {
    switch filter {
    case .blur(let radius, let isOpaque):
      if isOpaque {
        appendOpaqueBlur(radius, input: input, result: result, decimals)
      } else {
        append("<feGaussianBlur")
        attribute("stdDeviation", max(radius, 0), decimals: decimals)
        end(result)
      }
    case .shadow(let color, let radius, let offset):
      appendShadow(color, radius, offset, input: input, result: result, "s\(index + 1)", decimals)
    case .innerShadow(let color, let radius, let offset):
      appendInnerShadow(
        color, radius, offset, input: input, result: result, "s\(index + 1)", decimals)
    // A graph is written by itself.
    case .graph: break
    case .luminanceToAlpha:
      append("<feColorMatrix")
      let luminance = DisplayFilter.luminance
      attribute(
        "values",
        [CGFloat](repeating: 0, count: 15)
          + [luminance.red, luminance.green, luminance.blue, 0, 0].map { CGFloat($0) },
        decimals: 5)
      append("/><feComposite operator=\"in\"")
      attribute("in2", input ?? "SourceGraphic")
      end(result)
    case .alphaThreshold(let least, let most, let color):
      appendAlphaThreshold(least, most, color, result)
    case .colorMatrix(let values):
      append("<feColorMatrix")
      attribute("values", values.map { CGFloat($0) }, decimals: 5)
      end(result)
    }
  }

  /// A blur whose colors are spread over the group's own alpha: its edges stay.
  private mutating func appendOpaqueBlur(
    _ radius: CGFloat, input: String?, result: String?, _ decimals: Int
  ) {
    append("<feGaussianBlur")
    attribute("stdDeviation", max(radius, 0), decimals: decimals)
    append("/><feComponentTransfer><feFuncA type=\"linear\" slope=\"0\" intercept=\"1\"/>")
    append("</feComponentTransfer><feComposite operator=\"in\"")
    attribute("in2", input ?? "SourceGraphic")
    end(result)
  }

  /// A shadow in steps of SVG 1.1: `feDropShadow` is younger than many viewers.
  private mutating func appendShadow(
    _ color: Color.Resolved, _ radius: CGFloat, _ offset: CGSize, input: String?,
    result: String?, _ name: String, _ decimals: Int
  ) {
    appendShadowSteps(color, radius, offset, input: input, name, decimals)
    attribute("operator", "in")
    append("/><feMerge")
    if let result { attribute("result", result) }
    append("><feMergeNode/><feMergeNode")
    attribute("in", input ?? "SourceGraphic")
    append("/></feMerge>")
  }

  /// Appends a shadow inside the picture: of a plane of one color from which the picture's alpha is subtracted.
  private mutating func appendInnerShadow(
    _ color: Color.Resolved, _ radius: CGFloat, _ offset: CGSize, input: String?,
    result: String?, _ name: String, _ decimals: Int
  ) {
    appendShadowSteps(color, radius, offset, input: input, name, decimals)
    append(" operator=\"out\"/><feComposite operator=\"atop\"")
    attribute("in2", input ?? "SourceGraphic")
    end(result)
  }

  /// Appends the blurred and moved alpha under a name, a plane of one color, and the beginning of the step that joins
  /// both.
  private mutating func appendShadowSteps(
    _ color: Color.Resolved, _ radius: CGFloat, _ offset: CGSize, input: String?, _ name: String,
    _ decimals: Int
  ) {
    // A deviation of 0 switches the step off in SVG 1.1.
    if radius > 0 {
      append("<feGaussianBlur")
      if let input { attribute("in", input) }
      attribute("stdDeviation", radius, decimals: decimals)
      append("/>")
    }
    append("<feOffset")
    if radius <= 0, let input { attribute("in", input) }
    attribute("dx", offset.width, unless: 0, decimals: decimals)
    attribute("dy", offset.height, unless: 0, decimals: decimals)
    attribute("result", name)
    append("/>")
    appendFlood(color)
    append("<feComposite")
    attribute("in2", name)
  }

  /// Appends a plane of one color.
  private mutating func appendFlood(_ color: Color.Resolved) {
    append("<feFlood")
    let hex = color.hex
    if hex != "#000" { attribute("flood-color", hex) }
    attribute("flood-opacity", Double(color.opacity), unless: 1, decimals: 3)
    append("/>")
  }

  /// Appends a plane of one color where the alpha is in a range, by a step function.
  ///
  /// Source: Filter Effects 1, 9.7: with n values, C in [k/n, (k+1)/n) becomes the k-th, and 1 the last.
  private mutating func appendAlphaThreshold(
    _ least: Double, _ most: Double, _ color: Color.Resolved, _ result: String?
  ) {
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-9 }
    // With 256 values each of the 256 alphas of a byte has its own.
    let count = (1...20).first { isWhole(least * Double($0)) && most >= 1 } ?? 256
    let values = (0..<count).map { index in
      let alpha = count == 256 ? Double(index) / 255 : Double(index) / Double(count)
      return alpha >= least - 1e-9 && alpha <= most + 1e-9 ? "1" : "0"
    }
    append("<feComponentTransfer result=\"t\"><feFuncA type=\"discrete\" tableValues=\"")
    append(values.joined(separator: " "))
    append("\"/></feComponentTransfer>")
    appendFlood(color)
    append("<feComposite in2=\"t\" operator=\"in\"")
    end(result)
  }

  private mutating func end(_ result: String?) {
    if let result { attribute("result", result) }
    append("/>")
  }
}
