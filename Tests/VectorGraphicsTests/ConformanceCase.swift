import Foundation
import Testing

/// One case of a file of measured or cited colour numbers.
struct ConformanceCase: Decodable, Sendable, CustomTestStringConvertible {
  enum Input: Decodable, Sendable {
    case numbers([Double])
    case object(MixInput)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let numbers = try? container.decode([Double].self) {
        self = .numbers(numbers)
      } else {
        self = .object(try container.decode(MixInput.self))
      }
    }
  }

  struct MixInput: Decodable, Sendable {
    var srgb: [Double]?
    var oklch: [Double]?
    var a: [Double]?
    var b: [Double]?
    var alphaA: Double?
    var alphaB: Double?
    var shareOfB: Double?
    var steps: Int?
  }

  enum Expected: Decodable, Sendable {
    case numbers([Double])
    case texts([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let numbers = try? container.decode([Double].self) {
        self = .numbers(numbers)
      } else {
        self = .texts(try container.decode([String].self))
      }
    }
  }

  var id: String
  var area: String
  var input: Input?
  var expected: Expected
  var tolerance: Double

  var testDescription: String { id }

  var inputNumbers: [Double] {
    guard case .numbers(let numbers) = input else { return [] }
    return numbers
  }

  var inputObject: MixInput? {
    guard case .object(let object) = input else { return nil }
    return object
  }

  var expectedNumbers: [Double] {
    guard case .numbers(let numbers) = expected else { return [] }
    return numbers
  }

  /// The cases of one area of a file among the test's resources.
  static func load(_ file: String, area: String) throws -> [ConformanceCase] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Resources"))
    let cases = try JSONDecoder().decode([ConformanceCase].self, from: Data(contentsOf: url))
    let chosen = cases.filter { $0.area == area }
    try #require(!chosen.isEmpty, "no case of area \(area)")
    return chosen
  }
}

/// Expects as many numbers as expected, each within the tolerance.
func expectNear(
  _ numbers: [Double], _ expected: [Double], within tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(numbers.count == expected.count, sourceLocation: sourceLocation)
  for (number, wanted) in zip(numbers, expected) {
    #expect(
      abs(number - wanted) <= tolerance, "\(numbers) for \(expected)",
      sourceLocation: sourceLocation)
  }
}
