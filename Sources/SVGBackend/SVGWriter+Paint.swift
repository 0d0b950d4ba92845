import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

extension SVGWriter {
  /// The paint in its simplest form and in the present tint; nil if it leaves no trace.
  func visible(_ paint: Paint) -> Paint? {
    switch paint {
    case .image, .mesh, .pattern: return paint
    case .color(let color): return color.opacity > 0 ? .color(tinted(color)) : nil
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { stop in
        GradientPaint.Stop(color: tinted(stop.color), location: stop.location)
      }
      guard let first = gradient.stops.first, !Paint.gradient(gradient).isClear else { return nil }
      let isUniform = gradient.stops.allSatisfy { $0.color == first.color }
      return isUniform ? .color(first.color) : .gradient(gradient)
    }
  }

  /// Returns the gradient of an angular paint that is not a single color.
  func angular(_ paint: Paint) -> GradientPaint? {
    guard paint.isAngular, case .gradient(let gradient) = visible(paint) else { return nil }
    return gradient
  }

  func tinted(_ color: Color.Resolved) -> Color.Resolved {
    switch tint {
    case .none: color
    case .white: Color.Resolved(red: 1, green: 1, blue: 1, opacity: color.opacity)
    case .black: Color.Resolved(red: 0, green: 0, blue: 0, opacity: color.opacity)
    }
  }

  /// Appends `fill` or `stroke`; `paint` is a visible one, nil for none.
  mutating func appendPaint(
    _ name: String, _ paint: Paint?, _ origin: String?, to element: inout SVGBuffer
  ) throws(SVGError) {
    switch paint {
    case nil: element.attribute(name, "none")
    case .color(let color): appendColor(name, color, to: &element)
    case .image(let image) where image.pattern != nil:
      if let pattern = image.pattern { element.reference(name, try define(pattern)) }
    case .image(var image):
      image.image = try readable(image.image, origin)
      element.reference(name, pattern(image))
    case .pattern(let pattern): element.reference(name, try define(pattern))
    case .mesh(let mesh): try append(name, mesh, origin, to: &element)
    case .gradient(let gradient): try appendGradient(name, gradient, origin, to: &element)
    }
  }

  /// A grid of colors becomes a pattern of pixels; without a rasterizer the color in its middle.
  private mutating func append(
    _ name: String, _ mesh: MeshPaint, _ origin: String?, to element: inout SVGBuffer
  ) throws(SVGError) {
    let middle = mesh.colors.isEmpty ? mesh.background : mesh.colors[mesh.colors.count / 2]
    guard let effect = try stand(in: .meshGradient, origin) else {
      return appendColor(name, tinted(middle), to: &element)
    }
    let ground = FillItem(path: Path(mesh.rect), paint: .mesh(mesh))
    let items = [DisplayItem(.fill(ground))]
    guard let image = try rasterized(items[...], effect, in: mesh.rect) else {
      return element.attribute(name, "none")
    }
    element.reference(name, pattern(image))
  }

  private func appendColor(
    _ name: String, _ color: Color.Resolved, to element: inout SVGBuffer
  ) {
    let hex = color.hex
    if name != "fill" || hex != "#000" { element.attribute(name, hex) }
    element.attribute(name + "-opacity", Double(color.opacity), unless: 1, decimals: 3)
  }

  private mutating func appendGradient(
    _ name: String, _ gradient: GradientPaint, _ origin: String?, to element: inout SVGBuffer
  ) throws(SVGError) {
    let stops = gradient.unitStops()
    guard let last = stops.last else { return element.attribute(name, "none") }
    switch gradient.geometry {
    case .linear(let start, let end):
      element.reference(name, linear(start, end, stops, gradient))
    case .radial(let center, let startRadius, let endRadius)
    where gradient.focus != nil || gradient.spread != .pad:
      guard endRadius > 0 else { return appendColor(name, last.color, to: &element) }
      element.reference(name, focal(center, startRadius, endRadius, stops, gradient))
    case .radial(let center, let startRadius, let endRadius):
      let (radius, moved) = Self.fromCenter(stops, max(startRadius, 0), max(endRadius, 0))
      guard radius > 0 else { return appendColor(name, last.color, to: &element) }
      element.reference(name, radial(center, radius, moved, gradient.transform))
    case .angular:
      // Shapes and text with an angular gradient of several colors are written as sectors.
      appendColor(name, last.color, to: &element)
    }
  }

  private mutating func linear(
    _ start: CGPoint, _ end: CGPoint, _ stops: [GradientPaint.Stop], _ gradient: GradientPaint
  ) -> String {
    var attributes = SVGBuffer()
    attributes.attribute("gradientUnits", "userSpaceOnUse")
    attributes.attribute("x1", start.x, unless: 0, decimals: decimals)
    attributes.attribute("y1", start.y, unless: 0, decimals: decimals)
    // The default of x2 is 100%.
    attributes.attribute("x2", end.x, decimals: decimals)
    attributes.attribute("y2", end.y, unless: 0, decimals: decimals)
    if gradient.spread != .pad { attributes.attribute("spreadMethod", gradient.spread.rawValue) }
    return defineGradient("linearGradient", attributes, stops, gradient.transform)
  }

  /// A gradient between two circles, or one that goes on beyond its end.
  private mutating func focal(
    _ center: CGPoint, _ startRadius: CGFloat, _ radius: CGFloat, _ stops: [GradientPaint.Stop],
    _ gradient: GradientPaint
  ) -> String {
    var attributes = circle(center, radius)
    if let focus = gradient.focus {
      attributes.attribute("fx", focus.x, decimals: decimals)
      attributes.attribute("fy", focus.y, decimals: decimals)
    }
    attributes.attribute("fr", startRadius, unless: 0, decimals: decimals)
    if gradient.spread != .pad { attributes.attribute("spreadMethod", gradient.spread.rawValue) }
    return defineGradient("radialGradient", attributes, stops, gradient.transform)
  }

  private mutating func radial(
    _ center: CGPoint, _ radius: CGFloat, _ stops: [GradientPaint.Stop],
    _ transform: CGAffineTransform
  ) -> String {
    defineGradient("radialGradient", circle(center, radius), stops, transform)
  }

  /// What gradients of two circles say of the outer one.
  private func circle(_ center: CGPoint, _ radius: CGFloat) -> SVGBuffer {
    var attributes = SVGBuffer()
    attributes.attribute("gradientUnits", "userSpaceOnUse")
    attributes.attribute("cx", center.x, decimals: decimals)
    attributes.attribute("cy", center.y, decimals: decimals)
    attributes.attribute("r", radius, decimals: decimals)
    return attributes
  }

  private mutating func defineGradient(
    _ element: String, _ geometry: SVGBuffer, _ stops: [GradientPaint.Stop],
    _ transform: CGAffineTransform
  ) -> String {
    var attributes = geometry
    if let value = SVGTransform.value(transform, decimals: decimals) {
      attributes.append(" gradientTransform=\"")
      attributes.append(value)
      attributes.append("\"")
    }
    var content = SVGBuffer()
    for stop in stops {
      content.append("<stop")
      // Five decimals keep an edge on a gradient of 1,000 points within 1/100 point. SVG 1.1 requires the attribute.
      content.attribute("offset", stop.location, decimals: 5)
      let hex = stop.color.hex
      if hex != "#000" { content.attribute("stop-color", hex) }
      content.attribute("stop-opacity", Double(stop.color.opacity), unless: 1, decimals: 3)
      content.append("/>")
    }
    return define(element, kind: "g", attributes: attributes, content: content)
  }

  /// Returns stops measured from the center instead of the start radius, which SVG 1.1 does not have.
  private static func fromCenter(
    _ stops: [GradientPaint.Stop], _ start: CGFloat, _ end: CGFloat
  ) -> (radius: CGFloat, stops: [GradientPaint.Stop]) {
    let radius = max(start, end)
    guard radius > 0, start > 0 else { return (radius, stops) }
    let moved = stops.map { stop in
      GradientPaint.Stop(
        color: stop.color, location: (start + (end - start) * stop.location) / radius)
    }
    if start == end { return (radius, [moved.first, moved.last].compactMap(\.self)) }
    return (radius, start < end ? moved : moved.reversed())
  }
}

extension Color.Resolved {
  /// The shortest hexadecimal form of the color without its opacity.
  var hex: String {
    let (r, g, b) = (Self.byte(red), Self.byte(green), Self.byte(blue))
    let isShort = r % 17 == 0 && g % 17 == 0 && b % 17 == 0
    let value = isShort ? (r * 256 + g * 16 + b) / 17 : r << 16 | g << 8 | b
    var text = "#"
    for place in (0..<(isShort ? 3 : 6)).reversed() {
      let digit = UInt8(value >> (4 * place) & 15)
      text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 48 + digit : 87 + digit))
    }
    return text
  }
  private static func byte(_ component: Float) -> Int {
    Int(clamping: (component * 255).rounded(), to: 0...255)
  }
}
