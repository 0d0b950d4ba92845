import Foundation
import Testing

#if !FUZZING
/// The short form of `make fuzz`: every input of the corpora, among them those of all findings, and some
/// mutations of them.
@MainActor
@Suite struct FuzzTests {
  private static func corpus(_ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = try #require(Bundle.module.resourceURL)
      .appendingPathComponent("Corpora/\(target.name)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))))
    }
  }

  @Test(arguments: FuzzTarget.all)
  func `Every input of the corpus ends in a value or an error`(_ target: FuzzTarget) throws {
    let corpus = try Self.corpus(target)
    #expect(!corpus.isEmpty)
    let acceptedBefore = FuzzTarget.acceptedCount
    for input in corpus {
      #expect(throws: Never.self, "\(target.name)/\(input.name)") {
        try target.check(input.bytes)
      }
    }
    // A corpus that no reader accepts would check no law.
    if target.countsAccepted { #expect(FuzzTarget.acceptedCount > acceptedBefore) }
  }

  @Test(arguments: FuzzTarget.all)
  func `Mutations end in a value or an error`(_ target: FuzzTarget) throws {
    let corpus = try Self.corpus(target).map(\.bytes)
    var mutator = InputMutator(target, corpus: corpus, seed: 19)
    for run in 0..<target.shortRuns {
      let input = mutator.next()
      #expect(throws: Never.self, "run \(run): \(Data(input).base64EncodedString())") {
        try target.check(input)
      }
    }
  }
}
#endif
