import Foundation
import Testing
import VectorGraphics

@Suite struct ColorMixingTests {
  @Test(arguments: try ConformanceCase.load("color_mix_cases", area: "colour.convert"))
  func `OKLab agrees with others' conversions`(_ test: ConformanceCase) throws {
    let input = try #require(test.inputObject)
    if let srgb = input.srgb {
      let lab = Color.Resolved(.sRGB, red: srgb[0], green: srgb[1], blue: srgb[2], opacity: 1).oklab
      expectNear([lab.lightness, lab.a, lab.b], test.expectedNumbers, within: test.tolerance)
    } else {
      let lch = try #require(input.oklch)
      let hue = lch[2] * .pi / 180
      let lab = Color.OKLab(lightness: lch[0], a: lch[1] * cos(hue), b: lch[1] * sin(hue))
      let color = Color.Resolved(lab)
      let components = [Double(color.red), Double(color.green), Double(color.blue)]
      expectNear(components, test.expectedNumbers, within: test.tolerance)
    }
  }

  @Test(arguments: try ConformanceCase.load("color_mix_cases", area: "colour.mix.oklab"))
  func `A clear colour lends its opacity only`(_ test: ConformanceCase) throws {
    let input = try #require(test.inputObject)
    let (a, b) = (try #require(input.a), try #require(input.b))
    let first = Color.Resolved(
      Color.OKLab(lightness: a[0], a: a[1], b: a[2]), opacity: try #require(input.alphaA))
    let second = Color.Resolved(
      Color.OKLab(lightness: b[0], a: b[1], b: b[2]), opacity: try #require(input.alphaB))
    let mixed = first.mixed(with: second, by: try #require(input.shareOfB), in: .perceptual)
    let lab = mixed.oklab
    let found = [lab.lightness, lab.a, lab.b, Double(mixed.opacity)]
    expectNear(found, test.expectedNumbers, within: test.tolerance)
  }

  @Test(arguments: try ConformanceCase.load("color_mix_cases", area: "colour.mix.srgb"))
  func `Device mixing is linear in encoded sRGB`(_ test: ConformanceCase) throws {
    guard case .texts(let texts) = test.expected else { return #expect(Bool(false)) }
    for (step, text) in texts.enumerated() {
      let share = Double(step) / Double(texts.count - 1)
      let mixed = Color.Resolved.white.mixed(with: .black, by: share, in: .device)
      let wanted = try #require(Color.Resolved(hex: text))
      // The file allows 1 where the byte is a half.
      #expect(abs(Int(mixed.bytes.x) - Int(wanted.bytes.x)) <= 1)
    }
  }

  @Test func `OKLab and back is the same colour`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let color = Color.Resolved(
        red: .random(in: -0.2...1.2, using: &generator),
        green: .random(in: -0.2...1.2, using: &generator),
        blue: .random(in: -0.2...1.2, using: &generator))
      let back = Color.Resolved(color.oklab)
      let difference = back.encoded - color.encoded
      #expect(max(difference.max(), -difference.min()) < 2e-5)
    }
  }

  // Premultiplied by hand: (1 * 0.5 * 0.5 + 0 * 1 * 0.5) / 0.75 = 1/3 red, 2/3 blue.
  @Test func `Components are weighted by their opacity`() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    let mixed = red.mixed(with: blue, by: 0.5, in: .device)
    #expect(abs(mixed.red - 1 / 3) < 1e-6 && abs(mixed.blue - 2 / 3) < 1e-6)
    #expect(mixed.opacity == 0.75)
  }

  // OKLab's middle of black and white is L = 0.5: linear 0.125, encoded 0.3886, byte 99.
  @Test func `The perceptual middle of black and white is 99`() {
    let mixed = Color.Resolved.black.mixed(with: .white, by: 0.5, in: .perceptual)
    #expect(mixed.bytes == SIMD4(99, 99, 99, 255))
  }

  @Test(arguments: [GradientPaint.Interpolation.device, .perceptual])
  func `Shares of 0 and 1 give the colours themselves`(space: GradientPaint.Interpolation) {
    let first = Color.Resolved(red: 1.09, green: -0.2, blue: 0.3, opacity: 0)
    let second = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    #expect(first.mixed(with: second, by: 0, in: space) == first)
    #expect(first.mixed(with: second, by: 1, in: space) == second)
    #expect(first.mixed(with: second, by: -3, in: space) == first)
    #expect(first.mixed(with: second, by: 7, in: space) == second)
    #expect(first.mixed(with: second, by: .nan, in: space) == first)
  }
}
