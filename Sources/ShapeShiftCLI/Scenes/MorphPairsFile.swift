import DocumentModel
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// A file of pairs: `{"pairs": [{"id", "from", "to", "fillRule", "strokeOnly"}]}`.
struct MorphPairsFile: Decodable {
  struct Pair: Decodable {
    let id: String
    let from: String
    let to: String
    let fillRule: String?
    let strokeOnly: Bool?
  }

  let pairs: [Pair]

  init(reading path: String, _ limits: DocumentLimits) throws(Failure) {
    let source = try InputFile(path).source(limits: limits)
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(source.bytes))
    } catch {
      throw Failure(
        .badDocument, "\(path) is not a valid file of pairs",
        help: "expected {\"pairs\": [{\"id\": \"a-b\", \"from\": \"M0,0 ...\", \"to\": \"M...\"}]}")
    }
    guard !pairs.isEmpty else { throw Failure(.badDocument, "\(path) contains no pairs") }
  }
}
