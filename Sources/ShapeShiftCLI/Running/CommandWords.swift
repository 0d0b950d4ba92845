import ArgumentParser

/// The words of a command line behind its verb, from which the verb takes its own.
///
/// The argument parser reflects on every option of a verb and asks its type for conformances, whether the option is
/// given or not; that takes longer than many pictures. A verb that takes its words itself need not ask. It takes
/// plain ones alone: what is out of the ordinary, and all that is wrong, is `Unusual`, and left to the argument parser,
/// which also has the words for it.
struct CommandWords {
  /// The argument parser is to read the words.
  struct Unusual: Error {}

  /// The words that nobody has taken.
  private var words: [String]

  init(_ words: [String]) { self.words = words }

  /// The text of an option that takes one.
  ///
  /// - Parameter acceptsSteps: Whether the text may be a minus with a digit: all other texts that look like options
  ///   are unusual.
  mutating func text(
    _ name: String, or short: String? = nil, acceptsSteps: Bool = false
  ) throws(Unusual) -> String? {
    for (index, word) in words.enumerated() {
      if word == name || word == short {
        guard index + 1 < words.count else { throw Unusual() }
        let text = words[index + 1]
        let isStep = acceptsSteps && text.dropFirst().first?.isNumber ?? false
        guard !text.hasPrefix("-") || text == "-" || isStep else { throw Unusual() }
        words.removeSubrange(index...(index + 1))
        return text
      }
      if word.hasPrefix(name), word.dropFirst(name.count).first == "=" {
        guard word.count > name.count + 1 else { throw Unusual() }
        words.remove(at: index)
        return String(word.dropFirst(name.count + 1))
      }
    }
    return nil
  }

  /// The texts of an option that may be repeated, in their order.
  mutating func texts(_ name: String) throws(Unusual) -> [String] {
    var texts: [String] = []
    while let text = try text(name) { texts.append(text) }
    return texts
  }

  /// The value of an option.
  mutating func value<Value: ExpressibleByArgument>(_ name: String) throws(Unusual) -> Value? {
    guard let text = try text(name) else { return nil }
    guard let value = Value(argument: text) else { throw Unusual() }
    return value
  }

  /// The value of an option that is read by a function.
  mutating func value<Value>(
    _ name: String, _ read: (String) throws(ValidationError) -> Value
  ) throws(Unusual) -> Value? {
    guard let text = try text(name) else { return nil }
    do throws(ValidationError) {
      return try read(text)
    } catch {
      throw Unusual()
    }
  }

  /// Whether a flag is there.
  mutating func flag(_ name: String) -> Bool {
    guard let index = words.firstIndex(of: name) else { return false }
    words.remove(at: index)
    return true
  }

  /// Which flag of a few is there; one at most may be.
  mutating func flag<Flag: EnumerableFlag & RawRepresentable<String>>(
    of type: Flag.Type
  ) throws(Unusual) -> Flag? {
    var found: Flag?
    for candidate in Flag.allCases where flag(Self.name(of: candidate.rawValue)) {
      guard found == nil else { throw Unusual() }
      found = candidate
    }
    return found
  }

  /// The name of a flag or an option by that of its variable, as the argument parser makes it.
  private static func name(of variable: String) -> String {
    "--" + variable.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }

  /// The first word that belongs to no option, once all options are taken.
  mutating func operand() throws(Unusual) -> String {
    guard let word = words.first, Self.isPlain(word) else { throw Unusual() }
    words.removeFirst()
    return word
  }

  /// All words that belong to no option, one at least, once all options are taken.
  mutating func operands() throws(Unusual) -> [String] {
    guard !words.isEmpty, words.allSatisfy(Self.isPlain) else { throw Unusual() }
    defer { words = [] }
    return words
  }

  /// Has all words be taken.
  func end() throws(Unusual) {
    guard words.isEmpty else { throw Unusual() }
  }

  private static func isPlain(_ word: String) -> Bool { !word.hasPrefix("-") || word == "-" }
}

/// Options that take their words themselves: each its own, or else its default.
protocol WordTaking: ParsableArguments {
  /// Takes the options' words. Those without a word get the values that their declarations say.
  mutating func take(_ words: inout CommandWords) throws
}

extension WordTaking {
  /// The options that words say.
  init(_ words: inout CommandWords) throws {
    self.init()
    try take(&words)
    try validate()
  }
}

extension Verb where Self: WordTaking {
  /// The verb, if its words are plain ones.
  static func plain(_ words: [String]) -> Self? {
    var words = CommandWords(words)
    guard let verb = try? Self(&words), (try? words.end()) != nil else { return nil }
    return verb
  }
}
