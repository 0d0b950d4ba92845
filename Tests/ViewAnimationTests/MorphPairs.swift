import Foundation
import Testing
import VectorGeometry
import ViewAnimation

/// The pairs of `morph_pairs.json`.
struct MorphPairs: Decodable {
  struct Pair: Decodable, CustomTestStringConvertible {
    let id: String
    let from: String
    let to: String
    let fillRule: String?
    let strokeOnly: Bool?
    let expect: Expectation?

    var testDescription: String { id }

    var options: MorphPlan.Options {
      MorphPlan.Options(
        fillStyle: FillStyle(eoFill: fillRule == "evenodd"), isStroked: strokeOnly ?? false)
    }

    func plan() throws -> MorphPlan {
      MorphPlan(from: try Path(svg: from), to: try Path(svg: to), options: options)
    }
  }

  struct Expectation: Decodable {
    let zeroMotion: Bool?
    let translation: [Double]?
    let scaledCopyOf: String?
    let factor: Double?
  }

  let pairs: [Pair]

  static let all: [Pair] = {
    guard
      let url = Bundle.module.url(
        forResource: "morph_pairs", withExtension: "json", subdirectory: "Resources"),
      let data = try? Data(contentsOf: url),
      let read = try? JSONDecoder().decode(MorphPairs.self, from: data)
    else { return [] }
    return read.pairs
  }()

  static func named(_ id: String) throws -> Pair {
    try #require(all.first { $0.id == id })
  }
}
