import Foundation
import VectorGeometry
import VectorGraphics

extension DisplayGroup {
  /// Groups in groups of one filter each that look the same.
  var withSingleFilters: DisplayGroup {
    var outer = effects
    var items = items
    for filter in effects.filters {
      var single = Effects()
      single.filters = [filter]
      items = [DisplayItem(.group(DisplayGroup(effects: single, items: items)))]
    }
    outer.filters = []
    return DisplayGroup(effects: outer, items: items)
  }
}

extension SVGWriter {
  /// The id of a pattern, whose tile stays shapes.
  mutating func define(_ pattern: PatternPaint) throws(SVGError) -> String {
    var attributes = SVGBuffer()
    attributes.attribute("patternUnits", "userSpaceOnUse")
    attributes.attribute("x", pattern.tile.minX, unless: 0, decimals: decimals)
    attributes.attribute("y", pattern.tile.minY, unless: 0, decimals: decimals)
    attributes.attribute("width", pattern.tile.width, decimals: decimals)
    attributes.attribute("height", pattern.tile.height, decimals: decimals)
    // The contents' coordinates start at the tile's corner only with a view box.
    attributes.attribute(
      "viewBox",
      [pattern.tile.minX, pattern.tile.minY, pattern.tile.width, pattern.tile.height],
      decimals: decimals)
    if let value = SVGTransform.value(pattern.transform, decimals: decimals) {
      attributes.append(" patternTransform=\"")
      attributes.append(value)
      attributes.append("\"")
    }
    let content = try captured { writer throws(SVGError) in
      try writer.writeLayer(pattern.items)
    }
    return define("pattern", kind: "p", attributes: attributes, content: content)
  }

  /// The id of a filter of steps.
  mutating func define(_ graph: FilterGraph) throws(SVGError) -> String {
    var attributes = SVGBuffer()
    attributes.attribute("filterUnits", "userSpaceOnUse")
    attributes.appendExact(graph.region, decimals)
    var content = SVGBuffer()
    for (index, step) in graph.steps.enumerated() {
      content.append("\n")
      content.append(try markup(of: step, index))
    }
    if tint != .none { content.append(tint.matrix) }
    return define("filter", kind: "f", attributes: attributes, content: content)
  }

  private mutating func markup(
    of step: FilterGraph.Step, _ index: Int
  ) throws(SVGError) -> SVGBuffer {
    var head = SVGBuffer()
    head.appendExact(step.region, decimals)
    head.attribute("color-interpolation-filters", step.isLinear ? "linearRGB" : "sRGB")
    if case .merge = step.kind {
    } else {
      for (number, input) in step.inputs.prefix(2).enumerated() {
        head.attribute(number == 0 ? "in" : "in2", input.name)
      }
    }
    head.attribute("result", "s\(index)")
    if case .picture(let items) = step.kind { return try image(items, step.region, head) }
    var out = SVGBuffer()
    out.append(step.kind, head, step.inputs, decimals)
    return out
  }

  /// A picture among the steps: pixels, for not every viewer takes elements there.
  private mutating func image(
    _ items: [DisplayItem], _ region: CGRect, _ head: SVGBuffer
  ) throws(SVGError) -> SVGBuffer {
    var out = SVGBuffer()
    out.append("<feImage")
    out.append(head)
    if let effect = try stand(in: .filter, nil),
      let picture = try rasterized(items[...], effect, in: region)
    {
      out.append(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
      out.append(contentsOf: Data(picture.image.bytes).base64EncodedData())
      out.append("\"")
    }
    out.append("/>")
    return out
  }
}

extension FilterGraph.Input {
  fileprivate var name: String {
    switch self {
    case .source: "SourceGraphic"
    case .sourceAlpha: "SourceAlpha"
    case .step(let index): "s\(index)"
    }
  }
}

extension SVGBuffer {
  fileprivate mutating func appendExact(_ region: CGRect, _ decimals: Int) {
    attribute("x", region.minX, decimals: decimals)
    attribute("y", region.minY, decimals: decimals)
    attribute("width", region.width, decimals: decimals)
    attribute("height", region.height, decimals: decimals)
  }

  /// Appends a step's element; `head` is what all of them have.
  fileprivate mutating func append(
    _ kind: FilterGraph.Kind, _ head: SVGBuffer, _ inputs: [FilterGraph.Input], _ decimals: Int
  ) {
    append("<\(kind.elementName)")
    append(head)
    switch kind {
    case .blur(let x, let y): attribute("stdDeviation", [x, y], decimals: decimals)
    case .offset(let size):
      attribute("dx", size.width, decimals: decimals)
      attribute("dy", size.height, decimals: decimals)
    case .flood(let color):
      attribute("flood-color", color.hex)
      attribute("flood-opacity", Double(color.opacity), unless: 1, decimals: 3)
    case .blend(let mode): attribute("mode", mode.cssName ?? "normal")
    case .composite(let rule): append(rule)
    case .colorMatrix(let matrix): attribute("values", matrix.map { CGFloat($0) }, decimals: 5)
    case .morphology(let dilates, let x, let y):
      attribute("operator", dilates ? "dilate" : "erode")
      attribute("radius", [x, y], decimals: decimals)
    case .turbulence(let noise): append(noise)
    case .convolution(let convolution): append(convolution)
    case .displacement(let scale, let x, let y):
      attribute("scale", scale, decimals: decimals)
      attribute("xChannelSelector", x.rawValue)
      attribute("yChannelSelector", y.rawValue)
    case .lighting(let lighting): return append(lighting, kind.elementName)
    case .merge:
      append(">")
      for input in inputs { append("<feMergeNode in=\"\(input.name)\"/>") }
      return append("</feMerge>")
    case .transfer(let red, let green, let blue, let alpha):
      append(">")
      for (letter, function) in zip(["R", "G", "B", "A"], [red, green, blue, alpha]) {
        append(function, letter)
      }
      return append("</feComponentTransfer>")
    case .tile, .picture: break
    }
    append("/>")
  }

  private mutating func append(_ rule: FilterGraph.Composition) {
    switch rule {
    case .over: break
    case .in: attribute("operator", "in")
    case .out: attribute("operator", "out")
    case .atop: attribute("operator", "atop")
    case .xor: attribute("operator", "xor")
    case .lighter: attribute("operator", "lighter")
    case .arithmetic(let k1, let k2, let k3, let k4):
      attribute("operator", "arithmetic")
      for (name, value) in [("k1", k1), ("k2", k2), ("k3", k3), ("k4", k4)] {
        attribute(name, value, unless: 0, decimals: 5)
      }
    }
  }

  private mutating func append(_ function: FilterGraph.Transfer, _ letter: String) {
    append("<feFunc\(letter)")
    switch function {
    case .identity: attribute("type", "identity")
    case .table(let values):
      attribute("type", "table")
      attribute("tableValues", values.map { CGFloat($0) }, decimals: 5)
    case .discrete(let values):
      attribute("type", "discrete")
      attribute("tableValues", values.map { CGFloat($0) }, decimals: 5)
    case .linear(let slope, let intercept):
      attribute("type", "linear")
      attribute("slope", slope, decimals: 5)
      attribute("intercept", intercept, decimals: 5)
    case .gamma(let amplitude, let exponent, let offset):
      attribute("type", "gamma")
      attribute("amplitude", amplitude, decimals: 5)
      attribute("exponent", exponent, decimals: 5)
      attribute("offset", offset, decimals: 5)
    }
    append("/>")
  }

  private mutating func append(_ noise: FilterNoise) {
    attribute("baseFrequency", [noise.frequency.width, noise.frequency.height], decimals: 6)
    attribute("numOctaves", "\(noise.octaves)")
    attribute("seed", "\(noise.seed)")
    if noise.stitches { attribute("stitchTiles", "stitch") }
    if noise.isFractal { attribute("type", "fractalNoise") }
  }

  private mutating func append(_ convolution: FilterConvolution) {
    attribute("order", "\(convolution.columns) \(convolution.rows)")
    attribute("kernelMatrix", convolution.matrix.map { CGFloat($0) }, decimals: 6)
    attribute("divisor", convolution.divisor, decimals: 6)
    attribute("bias", convolution.bias, unless: 0, decimals: 5)
    attribute("targetX", "\(convolution.targetX)")
    attribute("targetY", "\(convolution.targetY)")
    attribute("edgeMode", convolution.edge.rawValue)
    if convolution.preservesAlpha { attribute("preserveAlpha", "true") }
  }

  private mutating func append(_ lighting: FilterLighting, _ element: String) {
    attribute("surfaceScale", lighting.surfaceScale, decimals: 5)
    attribute("lighting-color", lighting.color.hex)
    switch lighting.reflection {
    case .diffuse(let constant): attribute("diffuseConstant", constant, decimals: 5)
    case .specular(let constant, let exponent):
      attribute("specularConstant", constant, decimals: 5)
      attribute("specularExponent", exponent, decimals: 5)
    }
    append(">")
    append(lighting.light)
    append("</\(element)>")
  }

  private mutating func append(_ light: FilterLighting.Light) {
    func degrees(_ angle: Double) -> Double { angle * 180 / .pi }
    switch light {
    case .distant(let azimuth, let elevation):
      append("<feDistantLight")
      attribute("azimuth", degrees(azimuth), decimals: 5)
      attribute("elevation", degrees(elevation), decimals: 5)
    case .point(let x, let y, let z):
      append("<fePointLight")
      for (name, value) in [("x", x), ("y", y), ("z", z)] {
        attribute(name, value, decimals: 5)
      }
    case .spot(let x, let y, let z, let atX, let atY, let atZ, let exponent, let cone):
      append("<feSpotLight")
      let numbers = [
        ("x", x), ("y", y), ("z", z), ("pointsAtX", atX), ("pointsAtY", atY), ("pointsAtZ", atZ),
        ("specularExponent", exponent),
      ]
      for (name, value) in numbers { attribute(name, value, decimals: 5) }
      if let cone { attribute("limitingConeAngle", degrees(cone), decimals: 5) }
    }
    append("/>")
  }
}

extension FilterGraph.Kind {
  fileprivate var elementName: String {
    switch self {
    case .blur: "feGaussianBlur"
    case .offset: "feOffset"
    case .flood: "feFlood"
    case .merge: "feMerge"
    case .blend: "feBlend"
    case .composite: "feComposite"
    case .colorMatrix: "feColorMatrix"
    case .transfer: "feComponentTransfer"
    case .morphology: "feMorphology"
    case .tile: "feTile"
    case .picture: "feImage"
    case .turbulence: "feTurbulence"
    case .convolution: "feConvolveMatrix"
    case .displacement: "feDisplacementMap"
    case .lighting(let lighting):
      switch lighting.reflection {
      case .diffuse: "feDiffuseLighting"
      case .specular: "feSpecularLighting"
      }
    }
  }
}
