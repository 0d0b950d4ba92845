import Testing

/// A reader of bytes that anyone may have written: it must end, with a value or an error, whatever they are.
struct FuzzTarget: Sendable {
  /// What a target found: a law that does not hold.
  ///
  /// Traps and memory errors end the process instead.
  struct Finding: Error, CustomStringConvertible {
    let description: String
  }

  /// The name of the target, and of the folder with its corpus.
  let name: String
  /// What mutations put in: words of the grammar.
  var words: [String] = []
  /// The most bytes of an input: short inputs run faster, and reach as much.
  var longest = 512
  /// How many mutations the short run of the tests tries.
  var shortRuns = 400
  /// Whether the target calls ``accept()`` for each input that its first reader accepts.
  var countsAccepted = false
  /// Reads the bytes; throws what it finds.
  let check: @MainActor @Sendable ([UInt8]) throws -> Void

  /// All targets: pictures, languages, files of the command and of applications, events, and what is drawn.
  static let all =
    pictures + vectors + languages + macros + files + assets + sessions + farms + drawings

  /// The number of inputs so far whose laws were checked because they could be read.
  @MainActor private(set) static var acceptedCount = 0

  /// Counts an input whose laws are checked from here on.
  @MainActor static func accept() { acceptedCount += 1 }

  /// Throws a finding unless a law holds.
  static func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) throws {
    guard !holds else { return }
    throw Finding(description: sentence())
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }
}
