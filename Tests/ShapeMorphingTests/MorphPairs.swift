import Foundation
import ShapeMorphing
import Synchronization
import Testing
import VectorGeometry

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

    /// The plan, made anew.
    func freshPlan() throws -> MorphPlan {
      MorphPlan(from: try Path(svg: from), to: try Path(svg: to), options: options)
    }

    /// The plan, made once for all tests: that is most of their time.
    func plan() throws -> MorphPlan {
      if let plan = MorphPairs.plans.withLock({ $0[id] }) { return plan }
      let plan = try freshPlan()
      MorphPairs.plans.withLock { $0[id] = plan }
      return plan
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

  private static let plans = Mutex<[String: MorphPlan]>([:])

  static func named(_ id: String) throws -> Pair {
    try #require(all.first { $0.id == id })
  }
}
