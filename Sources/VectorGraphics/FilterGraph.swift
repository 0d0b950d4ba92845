package import Foundation

/// Steps that make pictures of pictures, of which the last one's is the result: SVG's `filter`, resolved.
///
/// Lengths and regions are in the coordinates of the items that are filtered.
/// Source: W3C, Filter Effects Module Level 1, https://www.w3.org/TR/filter-effects-1/.
package struct FilterGraph: Sendable, Equatable {
  /// A picture that a step reads.
  package enum Input: Sendable, Hashable {
    /// What is filtered.
    case source
    /// The alpha of what is filtered, in black.
    case sourceAlpha
    /// The result of an earlier step.
    case step(Int)
  }

  /// One step.
  package struct Step: Sendable, Equatable {
    package var kind: Kind
    package var inputs: [Input]
    /// Outside of it the step's picture is clear.
    package var region: CGRect
    /// Whether the step reckons in linear light; else in gamma-encoded sRGB.
    package var isLinear: Bool

    package init(_ kind: Kind, inputs: [Input], region: CGRect, isLinear: Bool) {
      self.kind = kind
      self.inputs = inputs
      self.region = region
      self.isLinear = isLinear
    }
  }

  /// How the second input meets the first, which comes over it.
  package enum Composition: Sendable, Hashable {
    case over, `in`, out, atop, xor, lighter
    /// `k1 * i1 * i2 + k2 * i1 + k3 * i2 + k4`, premultiplied.
    case arithmetic(Double, Double, Double, Double)
  }

  /// A function of one component, 0...1.
  package enum Transfer: Sendable, Hashable {
    case identity
    case table([Double])
    case discrete([Double])
    case linear(slope: Double, intercept: Double)
    case gamma(amplitude: Double, exponent: Double, offset: Double)
  }

  /// What a step does.
  package enum Kind: Sendable, Equatable {
    /// A Gaussian of two standard deviations.
    case blur(x: CGFloat, y: CGFloat)
    case offset(CGSize)
    case flood(Color.Resolved)
    /// All inputs, the first one lowest.
    case merge
    /// The first input on the second.
    case blend(BlendMode)
    case composite(Composition)
    /// As ``DisplayFilter/colorMatrix(_:)``.
    case colorMatrix([Double])
    case transfer(red: Transfer, green: Transfer, blue: Transfer, alpha: Transfer)
    /// The largest or the least component around every pixel.
    case morphology(dilates: Bool, x: CGFloat, y: CGFloat)
    /// The input's region, repeated.
    case tile
    /// Items in the coordinates of what is filtered.
    case picture([DisplayItem])
    case turbulence(FilterNoise)
    case convolution(FilterConvolution)
    /// The first input, moved by two components of the second, 0 none to 3 alpha.
    case displacement(scale: CGFloat, x: FilterChannel, y: FilterChannel)
    case lighting(FilterLighting)
  }

  /// Outside of it nothing is painted.
  package var region: CGRect
  package var steps: [Step]

  package init(region: CGRect, steps: [Step]) {
    self.region = region
    self.steps = steps
  }
}

/// A component of a picture.
package enum FilterChannel: String, Sendable, Hashable {
  case red = "R"
  case green = "G"
  case blue = "B"
  case alpha = "A"
}

/// Perlin's noise.
package struct FilterNoise: Sendable, Hashable {
  /// The waves a point of the first octave.
  package var frequency: CGSize
  package var octaves: Int
  package var seed: Int
  /// Whether the noise joins at the borders of its region.
  package var stitches: Bool
  /// Whether it is noise around a middle; else turbulence, which is its magnitude.
  package var isFractal: Bool

  package init(frequency: CGSize, octaves: Int, seed: Int, stitches: Bool, isFractal: Bool) {
    self.frequency = frequency
    self.octaves = octaves
    self.seed = seed
    self.stitches = stitches
    self.isFractal = isFractal
  }
}

/// A matrix over the neighbors of every pixel.
package struct FilterConvolution: Sendable, Hashable {
  /// What is beyond the edge of a picture.
  package enum Edge: String, Sendable {
    case duplicate, wrap, none
  }

  package var columns: Int
  package var rows: Int
  /// Row by row, as written: it is turned by half a turn over the pixels.
  package var matrix: [Double]
  package var divisor: Double
  package var bias: Double
  package var targetX: Int
  package var targetY: Int
  package var edge: Edge
  package var preservesAlpha: Bool

  package init(
    columns: Int, rows: Int, matrix: [Double], divisor: Double, bias: Double, targetX: Int,
    targetY: Int, edge: Edge, preservesAlpha: Bool
  ) {
    self.columns = columns
    self.rows = rows
    self.matrix = matrix
    self.divisor = divisor
    self.bias = bias
    self.targetX = targetX
    self.targetY = targetY
    self.edge = edge
    self.preservesAlpha = preservesAlpha
  }
}

/// Light on a surface whose height is the alpha.
package struct FilterLighting: Sendable, Hashable {
  /// Where light comes from; angles in radians.
  package enum Light: Sendable, Hashable {
    case distant(azimuth: Double, elevation: Double)
    case point(x: Double, y: Double, z: Double)
    /// `cone` is half the angle of the cone; nil for no limit.
    case spot(
      x: Double, y: Double, z: Double, atX: Double, atY: Double, atZ: Double, exponent: Double,
      cone: Double?)
  }

  /// What of the light is seen.
  package enum Reflection: Sendable, Hashable {
    case diffuse(constant: Double)
    case specular(constant: Double, exponent: Double)
  }

  package var light: Light
  package var reflection: Reflection
  package var surfaceScale: Double
  package var color: Color.Resolved

  package init(light: Light, reflection: Reflection, surfaceScale: Double, color: Color.Resolved) {
    self.light = light
    self.reflection = reflection
    self.surfaceScale = surfaceScale
    self.color = color
  }
}

extension FilterGraph {
  /// For each step the last step that reads its result, the step count for the last step, or `nil` if the step
  /// does not contribute to the result.
  package var lastUses: [Int?] {
    var uses = [Int?](repeating: nil, count: steps.count)
    for number in steps.indices.reversed() {
      if number == steps.count - 1 { uses[number] = steps.count }
      guard uses[number] != nil else { continue }
      for case .step(let input) in steps[number].inputs where (0..<number).contains(input) {
        uses[input] = uses[input] ?? number
      }
    }
    return uses
  }

  /// Whether all numbers are finite and steps read only earlier ones.
  package var isSound: Bool {
    region.isFiniteRect
      && steps.enumerated().allSatisfy { index, step in
        step.region.isFiniteRect
          && step.inputs.allSatisfy {
            if case .step(let number) = $0 { (0..<index).contains(number) } else { true }
          }
      }
  }
}

extension [DisplayFilter] {
  /// The first graph among the filters; nil without one.
  package var graph: FilterGraph? {
    for case .graph(let graph) in self { return graph }
    return nil
  }

  /// Whether filters may paint where nothing was painted.
  package var containsGraph: Bool { graph != nil }
}

extension CGRect {
  /// Whether the corners are finite numbers.
  fileprivate var isFiniteRect: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
