import ShapeShiftDocuments

/// The words of a Swift file, comments and texts included: enough to guess what it declares.
struct SwiftWords {
  private let words: [ArraySlice<UInt8>]

  init(ofFile path: String) throws(Failure) {
    words = try SwiftModule.contents(of: path).split { !$0.isOfName }
  }

  /// Returns whether the file contains a word.
  func contains(_ word: String) -> Bool { words.contains { $0.elementsEqual(word.utf8) } }

  /// The names that stand behind some words in their order: `static`, then `let` or `var`.
  func names(behind keywords: Set<String>...) -> Set<String> {
    let keywords = keywords.map { Set($0.map { Array($0.utf8) }) }
    guard words.count > keywords.count else { return [] }
    var names: Set<String> = []
    for index in keywords.count..<words.count {
      let start = index - keywords.count
      guard keywords.indices.allSatisfy({ keywords[$0].contains(Array(words[start + $0])) }) else {
        continue
      }
      names.insert(String(decoding: words[index], as: UTF8.self))
    }
    return names
  }
}

extension UInt8 {
  /// Whether it belongs to a name of Swift.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
