import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct ColorResolvedTests {
  @Test(arguments: [
    ("#F00", "#FF0000FF"), ("#f08c", "#FF0088CC"), ("#123456", "#123456FF"),
    ("#89ABCDEF", "#89ABCDEF"),
  ])
  func `Hexadecimal text is read`(hex: String, expected: String) throws {
    #expect(try #require(Color.Resolved(hex: hex)).description == expected)
  }

  @Test(arguments: [
    "", "#", "F00", "#12", "#12345", "#1234567", "#GGG", "#1 2", "#+12", "##123", "#١٢٣",
  ])
  func `Other text is refused`(hex: String) {
    #expect(Color.Resolved(hex: hex) == nil)
  }

  // #BC = 188 is the byte of half the light: 1.055 * 0.5^(1/2.4) - 0.055 = 0.7354.
  @Test func `Half the light is 0.7354 encoded`() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    color.linearRed = 0.5
    color.linearGreen = -0.5
    color.linearBlue = 0.002
    #expect(abs(color.red - 0.735_357) < 1e-5)
    #expect(abs(color.green + 0.735_357) < 1e-5)
    #expect(abs(color.blue - 0.025_84) < 1e-6)
    #expect(abs(color.linearRed - 0.5) < 1e-6)
  }

  // sRGB of Display P3's pure red, from the CSS Color 4 matrices: (1.0930, -0.2267, -0.1501).
  @Test func `Colours outside the gamut are kept until they become bytes`() {
    let color = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect(abs(color.red - 1.0930) < 1e-4)
    #expect(abs(color.green + 0.2267) < 1e-4)
    #expect(abs(color.blue + 0.1501) < 1e-4)
    #expect(color.description == "#FF0000FF")
    #expect(color.clamped == Color.Resolved(red: 1, green: 0, blue: 0))
  }

  @Test func `Animation sees linear light and opacity times 128`() {
    var color = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let data = color.animatableData
    #expect(data.first == 128 && data.second.first == 0 && data.second.second.first == 0)
    #expect(data.second.second.second == 64)
    color.animatableData = data.scaled(by: 0.5)
    #expect(abs(color.red - 0.735_357) < 1e-5)
    #expect(color.opacity == 0.25)
  }

  @Test func `A colour survives coding as an array`() throws {
    let color = Color.Resolved(red: 0.25, green: 0.5, blue: 1, opacity: 0.75)
    let data = try JSONEncoder().encode(color)
    #expect(String(decoding: data, as: UTF8.self) == "[0.25,0.5,1,0.75]")
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  // Python: colorsys.rgb_to_hsv.
  static let hues: [(rgb: [Double], hsb: [Double])] = [
    (rgb: [1, 0, 0], hsb: [0, 1, 1]),
    (rgb: [0, 1, 0], hsb: [0.333_333_3, 1, 1]),
    (rgb: [0, 0, 1], hsb: [0.666_666_7, 1, 1]),
    (rgb: [1, 0, 0.5], hsb: [0.916_666_7, 1, 1]),
    (rgb: [0.5, 0.5, 0.5], hsb: [0, 0, 0.5]),
    (rgb: [0, 0, 0], hsb: [0, 0, 0]),
    (rgb: [0.2, 0.4, 0.3], hsb: [0.416_666_7, 0.5, 0.4]),
  ]

  @Test(arguments: hues)
  func `Hue, saturation and brightness of a colour`(rgb: [Double], hsb: [Double]) {
    let color = Color.Resolved(.sRGB, red: rgb[0], green: rgb[1], blue: rgb[2], opacity: 1)
    let found = color.hsb
    expectNear([found.hue, found.saturation, found.brightness], hsb, within: 1e-6)
  }

  @Test func `Hue wraps and comes back`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let hsb = Color.HSB(
        hue: .random(in: 0..<1, using: &generator),
        saturation: .random(in: 0.1...1, using: &generator),
        brightness: .random(in: 0.1...1, using: &generator))
      let color = Color.Resolved(hsb)
      var turned = hsb
      turned.hue -= 2
      expectNear(components(Color.Resolved(turned)), components(color), within: 1e-6)
      let back = color.hsb
      let distance = abs(back.hue - hsb.hue)
      #expect(min(distance, 1 - distance) < 1e-4)
      expectNear(
        [back.saturation, back.brightness], [hsb.saturation, hsb.brightness], within: 1e-5)
    }
  }

  @Test func `Pixels are premultiplied and come back straight`() {
    #expect(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5).pixel == 0x8080_4000)
    #expect(Color.Resolved(red: 2, green: -1, blue: 1).pixel == 0xFFFF_00FF)
    #expect(Color.Resolved.clear.pixel == 0)
    let color = Color.Resolved(pixel: 0x8040_8000)
    #expect(color == Color.Resolved(red: 0.5, green: 1, blue: 0, opacity: 128 / 255))
    #expect(Color.Resolved(pixel: 0) == .clear)
  }

  private func components(_ color: Color.Resolved) -> [Double] {
    [Double(color.red), Double(color.green), Double(color.blue)]
  }
}
