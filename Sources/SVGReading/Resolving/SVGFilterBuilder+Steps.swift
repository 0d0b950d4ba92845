import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

extension SVGFilterBuilder {
  /// What the step of an element does; nil for what is not supported.
  ///
  /// Source: Filter Effects 1, section 9.
  func kind(of index: Int, _ style: SVGStyle, _ isLinear: Bool) -> FilterGraph.Kind? {
    let node = resolver.element(index)
    switch node.name {
    case "feGaussianBlur": return blur(index)
    case "feOffset":
      return .offset(
        CGSize(
          width: number("dx", of: index, 0) * unitWidth,
          height: number("dy", of: index, 0) * unitHeight))
    case "feFlood":
      var inner = scope
      inner.style = style
      return .flood(
        resolver.color("flood-color", opacity: "flood-opacity", of: index, inner))
    case "feMerge", "feDropShadow": return .merge
    case "feBlend":
      let name = node["mode"]?.trimmed ?? "normal"
      return .blend(BlendMode(css: name) ?? .normal)
    case "feComposite": return .composite(composition(index))
    case "feColorMatrix": return .colorMatrix(matrix(index))
    case "feComponentTransfer": return transfer(index)
    case "feMorphology": return morphology(index)
    case "feTile": return .tile
    case "feImage": return picture(index)
    case "feTurbulence": return turbulence(index)
    case "feConvolveMatrix": return convolution(index)
    case "feDisplacementMap":
      let average = (unitWidth * unitWidth + unitHeight * unitHeight) / 2
      return .displacement(
        scale: number("scale", of: index, 0) * average.squareRoot(),
        x: FilterChannel(rawValue: node["xChannelSelector"] ?? "") ?? .alpha,
        y: FilterChannel(rawValue: node["yChannelSelector"] ?? "") ?? .alpha)
    case "feDiffuseLighting", "feSpecularLighting": return lighting(index, style)
    default: return nil
    }
  }

  private func blur(_ index: Int) -> FilterGraph.Kind {
    let (x, y) = pair("stdDeviation", of: index, 0)
    guard x >= 0, y >= 0 else { return .blur(x: 0, y: 0) }
    return .blur(x: x * unitWidth, y: y * unitHeight)
  }

  private func composition(_ index: Int) -> FilterGraph.Composition {
    switch resolver.element(index)["operator"]?.trimmed {
    case "in": return .in
    case "out": return .out
    case "atop": return .atop
    case "xor": return .xor
    case "lighter": return .lighter
    case "arithmetic":
      return .arithmetic(
        number("k1", of: index, 0), number("k2", of: index, 0), number("k3", of: index, 0),
        number("k4", of: index, 0))
    default: return .over
    }
  }

  private func matrix(_ index: Int) -> [Double] {
    let identity = (0..<20).map { $0 % 6 == 0 ? 1.0 : 0.0 }
    let values = resolver.element(index)["values"]?.onlyNumbers
    switch resolver.element(index)["type"]?.trimmed ?? "matrix" {
    case "matrix":
      guard let values, values.count == 20 else { return identity }
      return values
    case "saturate":
      guard let amount = values?.first ?? (values == nil ? 1 : nil), amount >= 0 else {
        return identity
      }
      return Self.saturation(amount)
    case "hueRotate":
      return Self.hueRotation((values?.first ?? 0) * .pi / 180)
    case "luminanceToAlpha":
      return [Double](repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0]
    default: return identity
    }
  }

  /// Source: Filter Effects 1, section 9.6, with its three places.
  private static func saturation(_ s: Double) -> [Double] {
    [
      0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0, 0, 0, 0, 1, 0,
    ]
  }

  private static func hueRotation(_ angle: Double) -> [Double] {
    let (c, s) = (cos(angle), sin(angle))
    return [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
      0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
      0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
      0.072 + c * 0.928 + s * 0.072, 0, 0, 0, 0, 0, 1, 0,
    ]
  }

  private func transfer(_ index: Int) -> FilterGraph.Kind {
    func function(_ name: String) -> FilterGraph.Transfer {
      let children = resolver.document.childElements(of: index)
      // Source: of several functions of a component the last one counts.
      guard let child = children.last(where: { resolver.element($0).name == name }) else {
        return .identity
      }
      let table = resolver.element(child)["tableValues"]?.numbers ?? []
      switch resolver.element(child)["type"]?.trimmed {
      case "table": return table.isEmpty ? .identity : .table(table)
      case "discrete": return table.isEmpty ? .identity : .discrete(table)
      case "linear":
        return .linear(
          slope: number("slope", of: child, 1), intercept: number("intercept", of: child, 0))
      case "gamma":
        return .gamma(
          amplitude: number("amplitude", of: child, 1), exponent: number("exponent", of: child, 1),
          offset: number("offset", of: child, 0))
      default: return .identity
      }
    }
    return .transfer(
      red: function("feFuncR"), green: function("feFuncG"), blue: function("feFuncB"),
      alpha: function("feFuncA"))
  }

  /// Source: Filter Effects 1, section 9.14: a radius of 0 switches the step off; browsers take one beside
  /// another for 1.
  private func morphology(_ index: Int) -> FilterGraph.Kind {
    let (x, y) = pair("radius", of: index, 0)
    let dilates = resolver.element(index)["operator"]?.trimmed == "dilate"
    guard x >= 0, y >= 0, x > 0 || y > 0 else { return .offset(.zero) }
    return .morphology(
      dilates: dilates, x: (x > 0 ? x : 1) * unitWidth, y: (y > 0 ? y : 1) * unitHeight)
  }

  private func turbulence(_ index: Int) -> FilterGraph.Kind {
    let node = resolver.element(index)
    let (x, y) = pair("baseFrequency", of: index, 0)
    guard x >= 0, y >= 0 else { return .flood(.clear) }
    let octaves = number("numOctaves", of: index, 1)
    let seed = number("seed", of: index, 0)
    let largestSeed = 2_000_000_000
    return .turbulence(
      FilterNoise(
        frequency: CGSize(width: x, height: y), octaves: Int(clamping: octaves, to: 0...16),
        seed: Int(clamping: seed.rounded(.toNearestOrAwayFromZero), to: -largestSeed...largestSeed),
        stitches: node["stitchTiles"]?.trimmed == "stitch",
        isFractal: node["type"]?.trimmed == "fractalNoise"))
  }

  private func convolution(_ index: Int) -> FilterGraph.Kind? {
    let node = resolver.element(index)
    let order = pair("order", of: index, 3)
    let (columns, rows) = (Int(clamping: min(order.0, 100)), Int(clamping: min(order.1, 100)))
    guard columns > 0, rows > 0, Double(columns) == order.0, Double(rows) == order.1,
      let matrix = node["kernelMatrix"]?.onlyNumbers, matrix.count == columns * rows
    else { return .flood(.clear) }
    var divisor = number("divisor", of: index, 0)
    if divisor == 0 { divisor = matrix.reduce(0, +) }
    if divisor == 0 { divisor = 1 }
    let targetX = number("targetX", of: index, Double(columns / 2))
    let targetY = number("targetY", of: index, Double(rows / 2))
    guard (0..<Double(columns)).contains(targetX), (0..<Double(rows)).contains(targetY) else {
      return .flood(.clear)
    }
    return .convolution(
      FilterConvolution(
        columns: columns, rows: rows, matrix: matrix, divisor: divisor,
        bias: number("bias", of: index, 0), targetX: Int(clamping: targetX),
        targetY: Int(clamping: targetY),
        edge: FilterConvolution.Edge(rawValue: node["edgeMode"] ?? "") ?? .duplicate,
        preservesAlpha: node["preserveAlpha"]?.trimmed == "true"))
  }

  private func lighting(_ index: Int, _ style: SVGStyle) -> FilterGraph.Kind? {
    let sources: Set = ["feDistantLight", "fePointLight", "feSpotLight"]
    let children = resolver.document.childElements(of: index)
    guard let child = children.first(where: { sources.contains(resolver.element($0).name) }) else {
      return .flood(.clear)
    }
    var inner = scope
    inner.style = style
    let color = resolver.color(
      "lighting-color", opacity: "", of: index, inner, fallback: .white)
    let reflection: FilterLighting.Reflection
    if resolver.element(index).name == "feDiffuseLighting" {
      reflection = .diffuse(constant: number("diffuseConstant", of: index, 1))
    } else {
      let exponent = number("specularExponent", of: index, 1)
      guard (1...128).contains(exponent) else { return .flood(.clear) }
      reflection = .specular(
        constant: number("specularConstant", of: index, 1), exponent: exponent)
    }
    return .lighting(
      FilterLighting(
        light: light(child), reflection: reflection,
        surfaceScale: number("surfaceScale", of: index, 1), color: color))
  }

  private func light(_ index: Int) -> FilterLighting.Light {
    func x(_ name: String) -> Double {
      number(name, of: index, 0) * unitWidth + (isUnit ? box.minX : 0)
    }
    func y(_ name: String) -> Double {
      number(name, of: index, 0) * unitHeight + (isUnit ? box.minY : 0)
    }
    func radians(_ name: String) -> Double { number(name, of: index, 0) * .pi / 180 }
    let z = number("z", of: index, 0)
    switch resolver.element(index).name {
    case "feDistantLight":
      return .distant(azimuth: radians("azimuth"), elevation: radians("elevation"))
    case "fePointLight": return .point(x: x("x"), y: y("y"), z: z)
    default:
      let exponent = number("specularExponent", of: index, 1)
      let hasCone = resolver.element(index)["limitingConeAngle"]?.onlyNumber != nil
      return .spot(
        x: x("x"), y: y("y"), z: z, atX: x("pointsAtX"), atY: y("pointsAtY"),
        atZ: number("pointsAtZ", of: index, 0), exponent: exponent > 0 ? exponent : 1,
        cone: hasCone ? abs(radians("limitingConeAngle")) : nil)
    }
  }

  /// A picture among the steps: a file, or an element as it stands.
  private func picture(_ index: Int) -> FilterGraph.Kind? {
    guard let link = resolver.href(of: index) else { return .flood(.clear) }
    if SVGReference.local(link) != nil {
      guard let target = resolver.target(of: index), !resolver.active.contains(target) else {
        resolver.note(.badReference, "element \"\(link)\" not found", at: index)
        return .flood(.clear)
      }
      var inner = use
      inner.style = SVGStyle()
      let drawing = resolver.resolving(target) { resolver.draw(target, inner) }
      return .picture(drawing.items)
    }
    var frame = use
    frame.style = SVGStyle()
    return resolver.image(index, frame, in: pictureFrame(index)).map { .picture($0.items) }
      ?? .flood(.clear)
  }

  private func pictureFrame(_ index: Int) -> CGRect {
    func side(_ name: String, _ side: SVGLength.Context.Side, _ fallback: Double) -> Double {
      guard let text = resolver.element(index)[name], let length = SVGLength(text) else {
        return fallback
      }
      let lengths = use.lengths(resolver.rootFontSize)
      guard isUnit else { return length.value(side, in: lengths) }
      let share = length.unit == .percent ? length.value / 100 : length.value
      switch name {
      case "x": return box.minX + share * box.width
      case "y": return box.minY + share * box.height
      case "width": return share * box.width
      default: return share * box.height
      }
    }
    return CGRect(
      x: side("x", .width, region.minX), y: side("y", .height, region.minY),
      width: side("width", .width, region.width), height: side("height", .height, region.height))
  }
}
