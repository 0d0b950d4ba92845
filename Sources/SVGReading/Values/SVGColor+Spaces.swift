import Foundation
import VectorGraphics

/// CSS colors that are not written in red, green and blue; colors outside sRGB are clipped to it.
extension SVGColor {
  /// A color by whiteness and blackness, by lightness and two axes, or by lightness, chroma and hue.
  ///
  /// Source: CSS Color 4, sections 8 to 10; the percentages of the table in each.
  static func wide(_ name: String, _ parts: [Argument], _ alpha: Double) -> Color.Resolved? {
    switch name {
    case "hwb":
      return hwb(parts[0].number, parts[1].share(of: 1), parts[2].share(of: 1), alpha)
    case "lab":
      return lab(
        parts[0].share(of: 100), parts[1].share(of: 125), parts[2].share(of: 125), alpha)
    case "lch":
      let (a, b) = axes(parts[1].share(of: 150), parts[2].number)
      return lab(parts[0].share(of: 100), a, b, alpha)
    case "oklab":
      return oklab(parts[0].share(of: 1), parts[1].share(of: 0.4), parts[2].share(of: 0.4), alpha)
    case "oklch":
      let (a, b) = axes(parts[1].share(of: 0.4), parts[2].number)
      return oklab(parts[0].share(of: 1), a, b, alpha)
    default: return nil
    }
  }

  /// A color of a named space, `display-p3 1 0 0 / 0.5`.
  ///
  /// Source: CSS Color 4, section 10.1.
  static func space(_ body: String) -> Color.Resolved? {
    let words = body.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2, let parts = arguments(words[1]), 3...4 ~= parts.count else {
      return nil
    }
    let spaces: [String: Color.RGBColorSpace] = [
      "srgb": .sRGB, "srgb-linear": .sRGBLinear, "display-p3": .displayP3,
    ]
    guard let space = spaces[words[0].lowercased()] else { return nil }
    let values = parts.map { $0.share(of: 1) }
    return clipped(
      Color.Resolved(
        colorSpace: space, red: Float(values[0]), green: Float(values[1]), blue: Float(values[2]),
        opacity: Float(min(max(values.count == 4 ? values[3] : 1, 0), 1))))
  }

  private static func clipped(_ color: Color.Resolved) -> Color.Resolved {
    rgb(
      Double(color.red) * 255, Double(color.green) * 255, Double(color.blue) * 255,
      Double(color.opacity))
  }

  private static func axes(_ chroma: Double, _ degrees: Double) -> (a: Double, b: Double) {
    let angle = degrees * .pi / 180
    return (max(chroma, 0) * cos(angle), max(chroma, 0) * sin(angle))
  }

  /// Source: CSS Color 4, section 8.1.
  private static func hwb(
    _ hue: Double, _ white: Double, _ black: Double, _ alpha: Double
  ) -> Color.Resolved {
    guard white + black < 1 else {
      let gray = white / (white + black) * 255
      return rgb(gray, gray, gray, alpha)
    }
    let pure = hsl(hue, 1, 0.5, alpha)
    func mixed(_ value: Float) -> Double { (Double(value) * (1 - white - black) + white) * 255 }
    return rgb(mixed(pure.red), mixed(pure.green), mixed(pure.blue), alpha)
  }

  private static func oklab(
    _ lightness: Double, _ a: Double, _ b: Double, _ alpha: Double
  ) -> Color.Resolved {
    let lab = Color.OKLab(lightness: min(max(lightness, 0), 1), a: a, b: b)
    return clipped(Color.Resolved(linear: lab.linear, opacity: alpha))
  }

  /// Source: CSS Color 4, section 18, "Sample code for Color Conversions": Lab of D50, Bradford's adaptation to D65.
  private static func lab(
    _ lightness: Double, _ a: Double, _ b: Double, _ alpha: Double
  ) -> Color.Resolved {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (min(max(lightness, 0), 100) + 16) / 116
    func cubed(_ f: Double) -> Double {
      f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa
    }
    let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    let xyz = SIMD3(cubed(a / 500 + y), cubed(y), cubed(y - b / 200)) * white
    let adapted = product(
      xyz, SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
      SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
      SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124))
    let linear = product(
      adapted, SIMD3(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
      SIMD3(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
      SIMD3(705.0 / 12673, -2585.0 / 12673, 705.0 / 667))
    return clipped(Color.Resolved(linear: linear, opacity: alpha))
  }

  private static func product(
    _ vector: SIMD3<Double>, _ first: SIMD3<Double>, _ second: SIMD3<Double>,
    _ third: SIMD3<Double>
  ) -> SIMD3<Double> {
    SIMD3((vector * first).sum(), (vector * second).sum(), (vector * third).sum())
  }
}
