/// A selector of CSS.
///
/// Source: Selectors 3: types, classes, ids, attributes, `:first-child`, and the four combinators.
struct StyleSelector: Sendable, Equatable {
  /// How an element stands to the one that the part before finds.
  enum Combinator: Sendable {
    case descendant, child, next, later
  }

  /// How an attribute is compared.
  enum Comparison: Sendable {
    case exists, equals, word, prefixOrDash, prefix, suffix, contains
  }

  /// One condition.
  enum Test: Sendable, Equatable {
    case type(String)
    case id(String)
    case className(String)
    case attribute(String, Comparison, String)
    case firstChild
  }

  /// Conditions on one element.
  struct Compound: Sendable, Equatable {
    var tests: [Test] = []
    /// How it stands to the compound before; nothing for the first.
    var combinator = Combinator.descendant
  }

  private(set) var compounds: [Compound] = []

  /// Reads one selector; nil for what is not supported.
  init?(_ text: String) {
    var scanner = TextScanner(text.trimmed)
    var combinator = Combinator.descendant
    while !scanner.isAtEnd {
      guard var compound = Self.compound(&scanner) else { return nil }
      compound.combinator = combinator
      compounds.append(compound)
      let isApart = scanner.peek?.isBlank == true
      scanner.skipBlanks()
      guard let byte = scanner.peek else { break }
      switch byte {
      case UInt8(ascii: ">"): combinator = .child
      case UInt8(ascii: "+"): combinator = .next
      case UInt8(ascii: "~"): combinator = .later
      default:
        guard isApart else { return nil }
        combinator = .descendant
        continue
      }
      scanner.advance()
      scanner.skipBlanks()
      if scanner.isAtEnd { return nil }
    }
    guard !compounds.isEmpty else { return nil }
  }

  private static func compound(_ scanner: inout TextScanner) -> Compound? {
    var compound = Compound()
    var hasAny = scanner.skip("*")
    if !hasAny, let type = scanner.name() { compound.tests.append(.type(type)) }
    while let byte = scanner.peek {
      switch byte {
      case UInt8(ascii: "#"):
        scanner.advance()
        guard let name = scanner.name() else { return nil }
        compound.tests.append(.id(name))
      case UInt8(ascii: "."):
        scanner.advance()
        guard let name = scanner.name() else { return nil }
        compound.tests.append(.className(name))
      case UInt8(ascii: "["):
        scanner.advance()
        guard let body = scanner.text(upTo: "]"), let test = attribute(body) else { return nil }
        compound.tests.append(test)
      case UInt8(ascii: ":"):
        scanner.advance()
        guard scanner.name()?.lowercased() == "first-child" else { return nil }
        compound.tests.append(.firstChild)
      default: return hasAny || !compound.tests.isEmpty ? compound : nil
      }
      hasAny = true
    }
    return hasAny || !compound.tests.isEmpty ? compound : nil
  }

  private static func attribute(_ body: String) -> Test? {
    var scanner = TextScanner(body.trimmed)
    guard let name = scanner.name() else { return nil }
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { return .attribute(name, .exists, "") }
    let comparisons: [(String, Comparison)] = [
      ("=", .equals), ("~=", .word), ("|=", .prefixOrDash), ("^=", .prefix), ("$=", .suffix),
      ("*=", .contains),
    ]
    guard let comparison = comparisons.first(where: { scanner.skip(word: $0.0) }) else {
      return nil
    }
    var value = scanner.rest.trimmed
    if value.count >= 2, let quote = value.first, quote == "\"" || quote == "'",
      value.last == quote
    {
      value = String(value.dropFirst().dropLast())
    }
    return .attribute(name, comparison.1, value)
  }

  /// Ids, then classes and attributes, then types.
  ///
  /// Source: Selectors 3, section 9.
  var specificity: Int {
    compounds.flatMap(\.tests).reduce(0) { sum, test in
      switch test {
      case .id: sum + 1_000_000
      case .className, .attribute, .firstChild: sum + 1_000
      case .type: sum + 1
      }
    }
  }

  /// Whether the selector finds an element.
  func matches(_ index: Int, in document: MarkupDocument) -> Bool {
    var steps = 0
    return matches(index, compounds.count - 1, document, &steps)
  }

  /// Nothing that is written by hand takes more steps to find out for an element.
  private static let mostSteps = 10_000

  private func matches(
    _ index: Int, _ last: Int, _ document: MarkupDocument, _ steps: inout Int
  ) -> Bool {
    steps += 1
    guard steps < Self.mostSteps else { return false }
    let compound = compounds[last]
    guard compound.tests.allSatisfy({ $0.holds(for: index, in: document) }) else { return false }
    guard last > 0 else { return true }
    let element = document.elements[index]
    switch compound.combinator {
    case .child: return element.parent.map { matches($0, last - 1, document, &steps) } ?? false
    case .descendant:
      var next = element.parent
      while let parent = next {
        if matches(parent, last - 1, document, &steps) { return true }
        next = document.elements[parent].parent
      }
      return false
    case .next:
      return element.elder.map { matches($0, last - 1, document, &steps) } ?? false
    case .later:
      var next = element.elder
      while let elder = next {
        if matches(elder, last - 1, document, &steps) { return true }
        next = document.elements[elder].elder
      }
      return false
    }
  }
}

extension StyleSelector.Test {
  fileprivate func holds(for index: Int, in document: MarkupDocument) -> Bool {
    let element = document.elements[index]
    switch self {
    case .type(let name): return element.name == name
    case .id(let id): return element["id"] == id
    case .className(let name):
      return (element["class"] ?? "").split(whereSeparator: \.isWhitespace).contains { $0 == name }
    case .firstChild: return element.elder == nil && element.parent != nil
    case .attribute(let name, let comparison, let value):
      guard let own = element[name] else { return false }
      switch comparison {
      case .exists: return true
      case .equals: return own == value
      case .word: return own.split(whereSeparator: \.isWhitespace).contains { $0 == value }
      case .prefixOrDash: return own == value || own.hasPrefix(value + "-")
      case .prefix: return !value.isEmpty && own.hasPrefix(value)
      case .suffix: return !value.isEmpty && own.hasSuffix(value)
      case .contains: return !value.isEmpty && own.contains(value)
      }
    }
  }
}
