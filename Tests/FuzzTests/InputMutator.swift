import TestSupport

/// Damages inputs of a corpus, the same way in every run.
struct InputMutator {
  private let corpus: [[UInt8]]
  private let words: [[UInt8]]
  private let longest: Int
  private var numbers: SeededGenerator

  init(_ target: FuzzTarget, corpus: [[UInt8]], seed: UInt64) {
    self.corpus = corpus.isEmpty ? [[]] : corpus
    words = target.words.map { Array($0.utf8) } + [[0], [0xFF], [10], [0x80]]
    longest = target.longest
    numbers = SeededGenerator(seed: seed)
  }

  /// An input with one to six damages.
  mutating func next() -> [UInt8] {
    var input = some(corpus)
    for _ in 0..<numbers.integer(in: 1...6) { damage(&input) }
    return Array(input.prefix(longest))
  }

  private mutating func damage(_ input: inout [UInt8]) {
    let start = numbers.integer(in: 0...input.count)
    let end = min(input.count, start + numbers.integer(in: 0...24))
    switch numbers.integer(in: 0...6) {
    case 0: input.insert(contentsOf: some(words), at: start)
    case 1: input.removeSubrange(start..<end)
    case 2: input.insert(contentsOf: input[start..<end], at: numbers.integer(in: 0...input.count))
    case 3: splice(&input, at: start)
    case 4: input.replaceSubrange(start..<end, with: some(words))
    case 5 where start < end: input[start] ^= 1 << UInt8(numbers.integer(in: 0...7))
    default:
      guard start < end else { return }
      input[start] = UInt8(numbers.integer(in: 0...255))
    }
  }

  /// Goes on with another input's end.
  private mutating func splice(_ input: inout [UInt8], at start: Int) {
    let other = some(corpus)
    input = Array(input[..<start] + other[numbers.integer(in: 0...other.count)...])
  }

  private mutating func some(_ choices: [[UInt8]]) -> [UInt8] {
    choices[numbers.integer(in: 0...choices.count - 1)]
  }
}
