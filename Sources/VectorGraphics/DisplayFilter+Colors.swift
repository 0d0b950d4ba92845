import Foundation
package import VectorGeometry

// Source: SwiftUI's color effects, measured: matrices on gamma-encoded sRGB with the luminance
// of ITU-R BT.709.

extension DisplayFilter {
  /// What red, green and blue add to luminance.
  ///
  /// Source: Recommendation ITU-R BT.709-6, item 3.2, rounded to four places.
  package static let luminance: (red: Double, green: Double, blue: Double) =
    (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Adds `amount` to each color component.
  package static func brightness(_ amount: Double) -> DisplayFilter {
    matrix([1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount])
  }

  /// Moves each color component away from the middle by the factor `amount`; below 0 it inverts.
  package static func contrast(_ amount: Double) -> DisplayFilter {
    let shift = (1 - amount) / 2
    return matrix(
      [amount, 0, 0, 0, shift], [0, amount, 0, 0, shift], [0, 0, amount, 0, shift])
  }

  /// Moves each color component away from the luminance by the factor `amount`, at least 0.
  package static func saturation(_ amount: Double) -> DisplayFilter {
    let amount = max(amount, 0)
    let (r, g, b) = luminance
    func row(_ own: Int) -> [Double] {
      [r, g, b].enumerated().map { $1 * (1 - amount) + ($0 == own ? amount : 0) } + [0, 0]
    }
    return matrix(row(0), row(1), row(2))
  }

  /// Mixes in the luminance: 0 changes nothing, 1 leaves shades of gray.
  package static func grayscale(_ amount: Double) -> DisplayFilter {
    saturation(1 - max(amount, 0))
  }

  /// Turns hues.
  ///
  /// Source: W3C Filter Effects 1, section 9.6, `hueRotate`, with the luminance of this file.
  package static func hueRotation(_ angle: Angle) -> DisplayFilter {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let (r, g, b) = luminance
    func mix(_ keep: Double, _ cosine: Double, _ sine: Double) -> Double {
      keep + c * cosine + s * sine
    }
    return matrix(
      [mix(r, 1 - r, -r), mix(g, -g, -g), mix(b, -b, 1 - b), 0, 0],
      [mix(r, -r, 0.143), mix(g, 1 - g, 0.140), mix(b, -b, -0.283), 0, 0],
      [mix(r, -r, r - 1), mix(g, -g, g), mix(b, 1 - b, b), 0, 0])
  }

  /// The complement of each color component.
  package static let colorInvert = matrix([-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1])

  /// Multiplies each component, the alpha too, by that of a color.
  package static func colorMultiply(_ color: Color.Resolved) -> DisplayFilter {
    matrix(
      [Double(color.red), 0, 0, 0, 0], [0, Double(color.green), 0, 0, 0],
      [0, 0, Double(color.blue), 0, 0], alpha: [0, 0, 0, Double(color.opacity), 0])
  }

  private static func matrix(
    _ red: [Double], _ green: [Double], _ blue: [Double], alpha: [Double] = [0, 0, 0, 1, 0]
  ) -> DisplayFilter {
    .colorMatrix(red + green + blue + alpha)
  }

  /// Whether the filter leaves every picture as it is.
  package var isIdentity: Bool {
    switch self {
    case .blur(let radius, _): radius == 0
    case .shadow(let color, _, _), .innerShadow(let color, _, _): color.opacity <= 0
    case .colorMatrix(let entries): entries == Self.identity
    case .luminanceToAlpha, .alphaThreshold, .graph: false
    }
  }

  private static let identity: [Double] = (0..<20).map { $0 % 6 == 0 ? 1 : 0 }
}
