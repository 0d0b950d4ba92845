import CairoBackend
import Foundation
import Testing
import VectorGeometry
import VectorGraphics

// Source: W3C Compositing and Blending Level 1, https://www.w3.org/TR/compositing-1/
@Suite struct BlendModeTests {
  private static let backdrop = (0.8, 0.4, 0.1)
  private static let source = (0.3, 0.6, 0.9)

  /// The separable modes' functions B(cb, cs), section 10.1.
  private static func separable(_ mode: BlendMode) -> ((Double, Double) -> Double)? {
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .normal: return { _, s in s }
    case .multiply: return { b, s in b * s }
    case .screen: return { b, s in b + s - b * s }
    case .overlay: return { b, s in hardLight(s, b) }
    case .darken: return { b, s in min(b, s) }
    case .lighten: return { b, s in max(b, s) }
    case .colorDodge: return { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }
    case .colorBurn: return { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }
    case .hardLight: return { b, s in hardLight(b, s) }
    // Apple's, which differs from W3C's above s = 0.5.
    case .softLight: return { b, s in (1 - 2 * s) * b * b + 2 * s * b }
    case .difference: return { b, s in abs(b - s) }
    case .exclusion: return { b, s in b + s - 2 * b * s }
    case .plusLighter: return { b, s in min(1, b + s) }
    case .plusDarker: return { b, s in max(0, b + s - 1) }
    case .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut:
      return nil
    }
  }

  private func color(_ c: (Double, Double, Double), opacity: Float = 1) -> Color.Resolved {
    Color.Resolved(red: Float(c.0), green: Float(c.1), blue: Float(c.2), opacity: opacity)
  }

  private func blend(
    _ mode: BlendMode, source: Color.Resolved, backdrop: Color.Resolved
  ) throws -> (red: Int, green: Int, blue: Int, alpha: Int) {
    let picture = try draw(
      1, 1,
      [
        .fill(.rect(0, 0, 1, 1), backdrop),
        .group([.fill(.rect(0, 0, 1, 1), source)]) { $0.blendMode = mode },
      ])
    return picture.components(0, 0)
  }

  @Test(arguments: BlendMode.allCases.filter { separable($0) != nil })
  func opaqueColoursFollowTheFormula(mode: BlendMode) throws {
    let function = try #require(Self.separable(mode))
    let pixel = try blend(mode, source: color(Self.source), backdrop: color(Self.backdrop))
    let (b, s) = (Self.backdrop, Self.source)
    // Inputs and results are rounded to bytes; dodge and burn divide by down to 0.1.
    #expect(isNear(pixel.red, Int((function(b.0, s.0) * 255).rounded()), within: 2))
    #expect(isNear(pixel.green, Int((function(b.1, s.1) * 255).rounded()), within: 2))
    #expect(isNear(pixel.blue, Int((function(b.2, s.2) * 255).rounded()), within: 3))
    #expect(pixel.alpha == 255)
  }

  @Test(arguments: [BlendMode.multiply, .screen, .difference, .hardLight, .softLight])
  func clearColoursFollowTheGeneralFormula(mode: BlendMode) throws {
    let function = try #require(Self.separable(mode))
    let (sourceAlpha, backdropAlpha) = (0.6, 0.5)
    let pixel = try blend(
      mode, source: color(Self.source, opacity: Float(sourceAlpha)),
      backdrop: color(Self.backdrop, opacity: Float(backdropAlpha)))
    // co = cs as (1 - ab) + cb ab (1 - as) + as ab B(cb, cs), premultiplied.
    func expected(_ b: Double, _ s: Double) -> Int {
      let sum = s * sourceAlpha * (1 - backdropAlpha) + b * backdropAlpha * (1 - sourceAlpha)
      return Int(((sum + sourceAlpha * backdropAlpha * function(b, s)) * 255).rounded())
    }
    #expect(isNear(pixel.red, expected(Self.backdrop.0, Self.source.0), within: 2))
    #expect(isNear(pixel.green, expected(Self.backdrop.1, Self.source.1), within: 2))
    #expect(isNear(pixel.alpha, Int(((0.6 + 0.5 - 0.3) * 255).rounded()), within: 1))
  }

  @Test(arguments: [
    // Lum = 0.3 r + 0.59 g + 0.11 b, section 10.2. Backdrop (0.8, 0.4, 0.1): 0.487; source
    // (0.3, 0.6, 0.9): 0.543. luminosity: backdrop + 0.056; color: source - 0.056.
    (BlendMode.luminosity, (0.856, 0.456, 0.156)),
    (BlendMode.color, (0.244, 0.544, 0.844)),
    // SetSat of the source to 0.7: (0, 0.35, 0.7), Lum 0.2835; + 0.2035: (0.2035, 0.5535, 0.9035).
    (BlendMode.hue, (0.2035, 0.5535, 0.9035)),
    // SetSat of the backdrop to 0.6: (0.6, 0.2571, 0), Lum 0.3317; + 0.1553.
    (BlendMode.saturation, (0.7553, 0.4124, 0.1553)),
  ])
  func modesOfTheWholeColour(mode: BlendMode, expected: (Double, Double, Double)) throws {
    let pixel = try blend(mode, source: color(Self.source), backdrop: color(Self.backdrop))
    #expect(isNear(pixel.red, Int((expected.0 * 255).rounded()), within: 2))
    #expect(isNear(pixel.green, Int((expected.1 * 255).rounded()), within: 2))
    #expect(isNear(pixel.blue, Int((expected.2 * 255).rounded()), within: 2))
  }

  @Test func porterDuffModes() throws {
    let half = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let blue = Color.Resolved.blue.multiplyingOpacity(by: 0.5)
    // Atop: as ab + ab (1 - as) = ab; half of the blue replaced.
    let atop = try blend(.sourceAtop, source: half, backdrop: blue)
    #expect(isNear(atop.red, 64) && isNear(atop.blue, 64) && isNear(atop.alpha, 128))
    // Under: the blue stays whole, red fills what it leaves.
    let under = try blend(.destinationOver, source: half, backdrop: blue)
    #expect(isNear(under.red, 64) && isNear(under.blue, 128) && isNear(under.alpha, 191))
    // Out: half of the blue is gone.
    let out = try blend(.destinationOut, source: half, backdrop: blue)
    #expect(out.red == 0 && isNear(out.blue, 64) && isNear(out.alpha, 64))
  }

  @Test func plusDarkerAddsWhatIsMissingToWhite() throws {
    // as = ab = 0.5, cs = red 0.5, cb = blue 0.5: a = 1; red 1 - 0 - 0.5, green 1 - 0.5 - 0.5.
    let pixel = try blend(
      .plusDarker, source: Color.Resolved.red.multiplyingOpacity(by: 0.5),
      backdrop: Color.Resolved.blue.multiplyingOpacity(by: 0.5))
    #expect(pixel.alpha == 255)
    #expect(isNear(pixel.red, 127) && isNear(pixel.blue, 127))
    #expect(pixel.green <= 1)
  }

  @Test func plusDarkerLeavesTheRestOfThePictureAlone() throws {
    let items: [DisplayItem] = [
      .fill(.rect(0, 0, 4, 4), .bytes(100, 150, 200)),
      .group([
        .group([.fill(.rect(1, 1, 3, 3), .bytes(255, 128, 255))]) { $0.blendMode = .plusDarker }
      ]) { $0.clip = DisplayClip(path: .rect(0, 0, 2, 2)) },
    ]
    let picture = try draw(4, 4, items)
    for y in 0..<4 {
      for x in 0..<4 {
        // Green: 150 + 128 - 255 = 23, in the one pixel that the clip and the square share.
        #expect(picture[x, y] == (x == 1 && y == 1 ? 0xff64_17c8 : 0xff64_96c8), "\(x), \(y)")
      }
    }
  }

  @Test func anIsolatedGroupKeepsItsBlendingToItself() throws {
    let blend = DisplayItem.group([.fill(.rect(0, 0, 1, 1), .blue)]) { $0.blendMode = .multiply }
    let ground = DisplayItem.fill(.rect(0, 0, 1, 1), .red)
    #expect(try draw(1, 1, [ground, .group([blend])])[0, 0] == 0xff00_0000)
    let isolated = DisplayItem.group([blend]) { $0.isIsolated = true }
    #expect(try draw(1, 1, [ground, isolated])[0, 0] == 0xff00_00ff)
  }
}
