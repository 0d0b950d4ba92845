import Foundation
import Testing
import VectorGeometry
import VectorGraphics

/// Color effects measured on SwiftUI.
@Suite struct ColorEffectTests {
  /// A case with the matrix, of which three rows of four entries are given, and two colors.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var matrix: [[Double]]
    var expected: [[Double]]
    var tolerance: Double

    var testDescription: String { id }

    static func all() throws -> [Case] {
      let url = try #require(
        Bundle.module.url(
          forResource: "color_effect_cases", withExtension: "json", subdirectory: "Resources"))
      return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
    }
  }

  private func matrix(of filter: DisplayFilter?) throws -> [Double] {
    let matrix: [Double]? = if case .colorMatrix(let matrix) = filter { matrix } else { nil }
    return try #require(matrix)
  }

  private func filter(_ id: String) -> DisplayFilter? {
    switch id {
    case "coloreffect.brightness.25": .brightness(0.25)
    case "coloreffect.grayscale.1": .grayscale(1)
    case "coloreffect.grayscale.0_5": .grayscale(0.5)
    case "coloreffect.colorInvert": .colorInvert
    case "coloreffect.colorMultiply":
      .colorMultiply(
        Color.Resolved(
          colorSpace: .sRGBLinear, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8))
    default: nil
    }
  }

  @Test(arguments: try Case.all())
  func `Matrices agree with SwiftUI's`(_ item: Case) throws {
    let matrix = try matrix(of: filter(item.id))
    for (row, expected) in item.matrix.enumerated() {
      // The last of the four is the constant; alpha affects no color.
      let given = Array(matrix[(row * 5)..<(row * 5 + 3)]) + [matrix[row * 5 + 4]]
      expectNear(given, expected, within: 1e-6)
      #expect(matrix[row * 5 + 3] == 0)
    }
  }

  @Test(arguments: try Case.all())
  func `Colors agree with SwiftUI's`(_ item: Case) throws {
    let matrix = try matrix(of: filter(item.id))
    for (color, expected) in zip([[0.8, 0.4, 0.2], [0.1, 0.6, 0.9]], item.expected) {
      let result = (0..<3).map { row in
        let sum = (0..<3).reduce(matrix[row * 5 + 4]) { $0 + matrix[row * 5 + $1] * color[$1] }
        return min(max(sum, 0), 1)
      }
      expectNear(result, expected, within: item.tolerance)
    }
  }

  @Test func `Multiplying by a color multiplies the alpha`() throws {
    let color = Color.Resolved(red: 1, green: 0.5, blue: 0.25, opacity: 0.5)
    let matrix = try matrix(of: .colorMultiply(color))
    #expect(matrix[18] == 0.5)
    #expect(DisplayFilter.colorMultiply(Color.Resolved(red: 1, green: 1, blue: 1)).isIdentity)
  }
}
