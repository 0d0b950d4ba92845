import Testing
import VectorGraphics

@Suite struct ColorTests {
  @Test(arguments: try ConformanceCase.load("color_cases", area: "color.space"))
  func `A colour of any space becomes the measured sRGB bytes`(_ test: ConformanceCase) throws {
    let space: Color.RGBColorSpace =
      if test.id.contains("displayP3") {
        .displayP3
      } else if test.id.contains("Linear") {
        .sRGBLinear
      } else {
        .sRGB
      }
    let input = test.inputNumbers
    let color = Color(
      space, red: input[0], green: input[1], blue: input[2], opacity: input[3])
    expectNear(bytes(color.resolved()), test.expectedNumbers, within: test.tolerance)
  }

  @Test(arguments: try ConformanceCase.load("color_cases", area: "color.hsb"))
  func `Hue, saturation and brightness follow the hexcone`(_ test: ConformanceCase) throws {
    let input = test.inputNumbers
    let color = Color(hue: input[0], saturation: input[1], brightness: input[2]).resolved()
    let components = [Double(color.red), Double(color.green), Double(color.blue)]
    expectNear(components, test.expectedNumbers, within: test.tolerance)
  }

  @Test(arguments: try ConformanceCase.load("color_cases", area: "color.system"))
  func `System colours are those of iOS 13 to 18`(_ test: ConformanceCase) throws {
    let name = String(test.id.split(separator: ".")[2])
    let color = Color(provider: .system(try #require(Color.System(rawValue: name))))
    let light = bytes(color.resolved(in: ColorContext(colorScheme: .light))).prefix(3)
    let dark = bytes(color.resolved(in: ColorContext(colorScheme: .dark))).prefix(3)
    expectNear(Array(light + dark), test.expectedNumbers, within: test.tolerance)
    #expect(color.description == name)
  }

  @Test(arguments: try ConformanceCase.load("color_cases", area: "color.opacity"))
  func `Opacity multiplies`(_ test: ConformanceCase) throws {
    let once = Color.red.opacity(0.334)
    expectNear([Double(once.resolved().opacity)], test.expectedNumbers, within: test.tolerance)
    #expect(abs(once.opacity(0.5).resolved().opacity - 0.167) < 1e-6)
  }

  @Test(arguments: try ConformanceCase.load("color_cases", area: "color.style"))
  func `Hierarchical levels thin a custom colour`(_ test: ConformanceCase) throws {
    let opacities = (0..<4).map { Double(Color.red.hierarchical(level: $0).resolved().opacity) }
    expectNear(opacities, test.expectedNumbers, within: test.tolerance)
  }

  // The bytes of UIKit's label colours, light and dark.
  @Test(arguments: [
    (0, "#000000FF", "#FFFFFFFF"), (1, "#3C3C4399", "#EBEBF599"), (2, "#3C3C434D", "#EBEBF54D"),
    (3, "#3C3C432E", "#EBEBF529"), (4, "#3C3C432E", "#EBEBF529"),
  ])
  func `Levels of the primary colour are the label colours`(level: Int, light: String, dark: String)
  {
    let color = Color.primary.hierarchical(level: level)
    #expect(color.resolved(in: ColorContext(colorScheme: .light)).description == light)
    #expect(color.resolved(in: ColorContext(colorScheme: .dark)).description == dark)
  }

  @Test func `The accent is blue unless the surroundings have another`() {
    let dark = ColorContext(colorScheme: .dark)
    #expect(Color.accentColor.resolved(in: dark) == Color.blue.resolved(in: dark))
    let green = ColorContext(colorScheme: .light, accent: .green)
    #expect(Color.accentColor.opacity(0.5).resolved(in: green).description == "#34C75980")
  }

  @Test func `An accent that asks for the accent ends at blue`() {
    let context = ColorContext(accent: Color.accentColor.opacity(0.5))
    #expect(Color.accentColor.resolved(in: context).description == "#007AFF80")
  }

  @Test(arguments: [
    (Color.red, "red"), (.white, "white"), (.clear, "clear"), (.primary, "primary"),
    (Color(red: 1, green: 0, blue: 0), "#FF0000FF"), (Color(white: 0.2), "#333333FF"),
    (Color.red.opacity(0.5), "50% red"), (Color.accentColor, "accentColor"),
    (Color.red.mix(with: .blue, by: 0.25), "mix(red, blue, 25%, perceptual)"),
  ])
  func `A colour says what it is`(color: Color, text: String) {
    #expect(color.description == text)
  }

  @Test func `Colours are equal when they are made alike`() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    #expect(Color.red != Color.red.opacity(1))
    #expect(Set([Color.red, .red, .blue]).count == 2)
  }

  @Test func `Opacity outside 0 to 1 is clamped only at the end`() {
    #expect(Color.red.opacity(3).resolved().opacity == 1)
    #expect(Color.red.opacity(-1).resolved().opacity == 0)
    #expect(Color.red.opacity(2).opacity(0.25).resolved().opacity == 0.5)
    #expect(Color.red.opacity(.nan).resolved().opacity == 0)
  }

  @Test func `What is no number counts as 0`() {
    let color = Color(red: .nan, green: .infinity, blue: 0.5).resolved()
    #expect(color == Color.Resolved(red: 0, green: 0, blue: 0.5))
  }

  @Test func `Mixing follows the surroundings`() {
    let mixed = Color.black.mix(with: .white, by: 0.5, in: .device)
    #expect(mixed.resolved().red == 0.5)
    let primary = Color.primary.mix(with: .primary, by: 0.3, in: .device)
    #expect(primary.resolved(in: ColorContext(colorScheme: .dark)) == .white)
  }

  private func bytes(_ color: Color.Resolved) -> [Double] {
    let bytes = color.bytes
    return (0..<4).map { Double(bytes[$0]) }
  }
}
