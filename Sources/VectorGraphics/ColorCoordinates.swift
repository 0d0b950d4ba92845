import Foundation

/// A color by its components in a space; a component may be missing, as the hue of a gray is.
package struct ColorCoordinates: Hashable, Sendable {
  package var space: ColorInterpolation.Space
  /// In the order of the space's name; hues in degrees, the others 0...1.
  package var components: [Double?]
  package var opacity: Double

  package init(_ space: ColorInterpolation.Space, _ components: [Double?], opacity: Double) {
    precondition(components.count == 3, "\(components.count) components of a color")
    self.space = space
    self.components = components
    self.opacity = opacity
  }

  /// Returns two colors prepared for mixing.
  ///
  /// A missing component is that of the other color. The hue of the second color is the first hue plus the turn between
  /// both.
  package static func matched(
    _ first: ColorCoordinates, _ second: ColorCoordinates, hue: ColorInterpolation.Hue
  ) -> (ColorCoordinates, ColorCoordinates) {
    var (first, second) = (first, second)
    for index in 0..<3 {
      let (one, other) = (first.components[index], second.components[index])
      first.components[index] = one ?? other ?? 0
      second.components[index] = other ?? one ?? 0
    }
    if let index = first.space.hueIndex {
      let start = first[index]
      second.components[index] = start + hue.turn(from: start, to: second[index])
    }
    return (first, second)
  }

  /// A component; 0 for one that is missing.
  package subscript(index: Int) -> Double { components[index] ?? 0 }

  /// The color between two: components but for the hue are premultiplied, so a clear color lends none.
  package static func mixed(
    _ first: ColorCoordinates, _ second: ColorCoordinates, by fraction: Double,
    hue: ColorInterpolation.Hue
  ) -> ColorCoordinates {
    let (first, second) = matched(first, second, hue: hue)
    let numbers = zip(first.weighted, second.weighted).map { $0 + ($1 - $0) * fraction }
    return ColorCoordinates(first.space, weighted: numbers)
  }

  /// Whether components are multiplied by the opacity on their way.
  private static func isPremultiplied(_ index: Int, in space: ColorInterpolation.Space) -> Bool {
    space != .linear && index != space.hueIndex
  }

  /// The components and the opacity, as they are mixed.
  package var weighted: [Double] {
    (0..<3).map { Self.isPremultiplied($0, in: space) ? self[$0] * opacity : self[$0] } + [opacity]
  }

  /// Creates a color from mixed ``weighted`` numbers; a clear color keeps only its hue.
  package init(_ space: ColorInterpolation.Space, weighted numbers: [Double]) {
    let opacity = numbers[3]
    let components = (0..<3).map { index -> Double in
      guard Self.isPremultiplied(index, in: space) else { return numbers[index] }
      return opacity > 0 ? numbers[index] / opacity : 0
    }
    self.init(space, components, opacity: opacity)
  }
}

extension Color.Resolved {
  /// The color's components in a space; the hue of a gray is missing.
  package func coordinates(in space: ColorInterpolation.Space) -> ColorCoordinates {
    ColorCoordinates(space, components(in: space), opacity: Double(opacity))
  }

  private func components(in space: ColorInterpolation.Space) -> [Double?] {
    switch space {
    case .linear: return [linear.x, linear.y, linear.z]
    case .device: return [encoded.x, encoded.y, encoded.z]
    case .perceptual: return [oklab.lightness, oklab.a, oklab.b]
    case .oklch:
      let lab = oklab
      let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
      // Source: CSS Color 4, section 12.2: below 4e-6 the hue is powerless. Colors of 32 bits a component
      // come within 1e-5 of gray.
      let hue = chroma < 1e-5 ? nil : atan2(lab.b, lab.a) * 180 / .pi
      return [lab.lightness, chroma, hue]
    case .hsl:
      let (top, low) = (encoded.max(), encoded.min())
      let (chroma, lightness) = (top - low, (top + low) / 2)
      let room = 1 - abs(2 * lightness - 1)
      let isGray = chroma < 1e-7 || room <= 0
      return [isGray ? nil : hsb.hue * 360, isGray ? 0 : chroma / room, lightness]
    case .hsb:
      let hsb = hsb
      return [hsb.saturation > 0 ? hsb.hue * 360 : nil, hsb.saturation, hsb.brightness]
    }
  }

  /// The color of some components.
  package init(_ coordinates: ColorCoordinates) {
    let (x, y, z) = (coordinates[0], coordinates[1], coordinates[2])
    let opacity = coordinates.opacity
    switch coordinates.space {
    case .linear: self.init(linear: SIMD3(x, y, z), opacity: opacity)
    case .device: self.init(encoded: SIMD3(x, y, z), opacity: opacity)
    case .perceptual: self.init(Color.OKLab(lightness: x, a: y, b: z), opacity: opacity)
    case .oklch:
      let hue = z * .pi / 180
      self.init(Color.OKLab(lightness: x, a: y * cos(hue), b: y * sin(hue)), opacity: opacity)
    case .hsl:
      let chroma = y * (1 - abs(2 * z - 1))
      let top = z + chroma / 2
      let saturation = top > 0 ? chroma / top : 0
      self.init(
        Color.HSB(hue: x / 360, saturation: saturation, brightness: top), opacity: opacity)
    case .hsb:
      self.init(Color.HSB(hue: x / 360, saturation: y, brightness: z), opacity: opacity)
    }
  }

  /// The color between this and another; at 0 and 1 these themselves.
  package func mixed(
    with other: Color.Resolved, by fraction: Double, in interpolation: ColorInterpolation
  ) -> Color.Resolved {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    return Color.Resolved(
      .mixed(
        coordinates(in: interpolation.space), other.coordinates(in: interpolation.space),
        by: fraction, hue: interpolation.hue))
  }
}
