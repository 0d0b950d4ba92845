import Foundation
import Testing
import VectorGraphics

@Suite struct ColorInterpolationTests {
  /// A case of mixing, with `null` for missing components.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Input: Decodable, Sendable {
      var space: ColorSpace?
      var hue: String?
      var a: [Double?]?
      var b: [Double?]?
      var alphaA: Double?
      var alphaB: Double?
      var srgbA: [Double]?
      var srgbB: [Double]?
      var shareOfB: Double?
      var t: [Double]?
      var hues: [Double]?
      var method: String?
    }

    enum ColorSpace: String, Decodable, Sendable { case hsl, oklch }

    enum Expected: Decodable, Sendable {
      case numbers([Double])
      case rows([[Double]])
      case lists([String: [Double]])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let numbers = try? container.decode([Double].self) {
          self = .numbers(numbers)
        } else if let rows = try? container.decode([[Double]].self) {
          self = .rows(rows)
        } else {
          self = .lists(try container.decode([String: [Double]].self))
        }
      }
    }

    var id: String
    var area: String
    var input: Input
    var expected: Expected
    var tolerance: Double

    var testDescription: String { id }

    static func load(_ areas: String...) throws -> [Case] {
      let url = try #require(
        Bundle.module.url(
          forResource: "color_turn_cases", withExtension: "json", subdirectory: "Resources"))
      let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
      return cases.filter { areas.contains($0.area) }
    }

    /// One of the two colours.
    func color(
      _ components: [Double?]?, _ srgb: [Double]?, _ opacity: Double?
    ) throws -> ColorCoordinates {
      let space = ColorInterpolation.Space(rawValue: try #require(input.space).rawValue)
      if let srgb {
        return Color.Resolved(.sRGB, red: srgb[0], green: srgb[1], blue: srgb[2], opacity: 1)
          .coordinates(in: try #require(space))
      }
      var components = try #require(components)
      // The file's percentages.
      if space == .hsl {
        for index in 1...2 { components[index] = components[index].map { $0 / 100 } }
      }
      return ColorCoordinates(try #require(space), components, opacity: opacity ?? 1)
    }
  }

  private struct UnknownCase: Error {}

  @Test(arguments: try Case.load("colour.mix.hsl", "colour.mix.oklch"))
  func `Hues turn as CSS says`(_ test: Case) throws {
    let input = test.input
    let first = try test.color(input.a, input.srgbA, input.alphaA)
    let second = try test.color(input.b, input.srgbB, input.alphaB)
    let hue = try #require(ColorInterpolation.Hue(rawValue: input.hue ?? "shorter"))
    switch test.expected {
    case .rows(let rows):
      for (share, row) in zip(try #require(input.t), rows) {
        let color = Color.Resolved(.mixed(first, second, by: share, hue: hue))
        expectNear(
          [color.encoded.x, color.encoded.y, color.encoded.z].map { $0 * 255 }, row,
          within: test.tolerance)
      }
    case .numbers(let numbers):
      let mixed = ColorCoordinates.mixed(
        first, second, by: try #require(input.shareOfB), hue: hue)
      guard first.space == .oklch else {
        let color = Color.Resolved(mixed)
        let found = [color.encoded.x, color.encoded.y, color.encoded.z, Double(color.opacity)]
        return expectNear(found, numbers, within: test.tolerance)
      }
      let turns = ((mixed[2] - numbers[2]) / 360).rounded()
      // A hue is an angle of 360 parts where the other components are of 1.
      expectNear(
        [mixed[0], mixed[1], mixed.opacity], [numbers[0], numbers[1], numbers[3]],
        within: test.tolerance)
      #expect(abs(mixed[2] - turns * 360 - numbers[2]) < test.tolerance * 360)
    case .lists: throw UnknownCase()
    }
  }

  @Test(arguments: try Case.load("colour.hue-fixup"))
  func `Hues of a list go on from one another`(_ test: Case) throws {
    let hues = try #require(test.input.hues)
    let lists: [String: [Double]]
    switch test.expected {
    case .lists(let all): lists = all
    case .numbers(let numbers): lists = [try #require(test.input.method): numbers]
    case .rows: throw UnknownCase()
    }
    for (name, expected) in lists {
      // "raw" is the way of a library, which CSS does not have.
      guard let way = ColorInterpolation.Hue(rawValue: name) else { continue }
      var found = [hues[0] - (hues[0] / 360).rounded(.down) * 360]
      for (former, next) in zip(hues, hues.dropFirst()) {
        found.append(found[found.count - 1] + way.turn(from: former, to: next))
      }
      expectNear(found, expected, within: test.tolerance)
    }
  }

  @Test(arguments: ColorInterpolation.Space.allCases)
  func `A colour comes back from every space`(space: ColorInterpolation.Space) {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let color = Color.Resolved(
        red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
        blue: .random(in: 0...1, using: &generator))
      let back = Color.Resolved(color.coordinates(in: space))
      let difference = back.encoded - color.encoded
      #expect(max(difference.max(), -difference.min()) < 2e-5, "\(space) \(color)")
    }
  }

  // HSB: red is 0°, blue 240°; the shorter way is over 300°, magenta, the longer over 120°, green.
  @Test func `Half-way from red to blue by its hue`() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    let short = red.mixed(with: blue, by: 0.5, in: ColorInterpolation(.hsb))
    let long = red.mixed(with: blue, by: 0.5, in: ColorInterpolation(.hsb, hue: .longer))
    #expect(short.bytes == SIMD4(255, 0, 255, 255))
    #expect(long.bytes == SIMD4(0, 255, 0, 255))
  }
}
