import Foundation

/// Reads the inline part of Markdown: emphasis, strong emphasis, strikethrough, code, links and escapes.
///
/// White space stays as it is. Source: CommonMark 0.31, sections 2.4 and 6.1 to 6.5; strikethrough as GitHub Flavored
/// Markdown has it, section 6.5.
struct MarkdownParser {
  /// A character, or a value that is put into the text.
  enum Atom: Equatable {
    case character(Character)
    case value(Int)

    var character: Character? {
      guard case .character(let character) = self else { return nil }
      return character
    }
  }

  /// A stretch of the text, or signs that may begin or end emphasis.
  private struct Piece {
    var atoms: [Atom]
    var style = MarkdownStyle()
    var mark: Character?
    var opens = false
    var closes = false
  }

  private let atoms: [Atom]
  private var pieces: [Piece] = []

  private init(_ atoms: [Atom]) { self.atoms = atoms }

  /// The text in stretches of one style.
  static func runs(of atoms: [Atom]) -> [MarkdownRun] {
    var parser = MarkdownParser(atoms)
    parser.split()
    parser.pairMarks()
    return parser.runs
  }

  /// The text in stretches of one style.
  static func runs(of text: String) -> [MarkdownRun] { runs(of: text.map(Atom.character)) }

  // MARK: Pieces

  private mutating func split() {
    var index = 0
    while index < atoms.count {
      let next = character(at: index).flatMap { special($0, at: index) }
      if let next {
        index = next
      } else {
        append(atoms[index])
        index += 1
      }
    }
  }

  /// Takes what a sign begins; where it ends, or nil for a sign that stands for itself.
  private mutating func special(_ character: Character, at index: Int) -> Int? {
    switch character {
    case "\\": return escaped(at: index)
    case "`": return code(at: index)
    case "[": return link(at: index)
    case "^": return annotated(at: index)
    case "*", "_", "~": return marks(character, at: index)
    default: return nil
    }
  }

  private mutating func escaped(at index: Int) -> Int? {
    guard let next = character(at: index + 1), next.isASCII, next.isMarkdownPunctuation else {
      return nil
    }
    append(.character(next))
    return index + 2
  }

  private mutating func code(at index: Int) -> Int? {
    let length = count(of: "`", at: index)
    var end = index + length
    while end < atoms.count {
      let run = count(of: "`", at: end)
      if run == length {
        var style = MarkdownStyle()
        style.isCode = true
        pieces.append(Piece(atoms: Array(atoms[index + length..<end]), style: style))
        return end + length
      }
      end += max(run, 1)
    }
    // Signs without an end stand for themselves.
    for _ in 0..<length { append(.character("`")) }
    return index + length
  }

  private mutating func link(at index: Int) -> Int? {
    bracketed(at: index) { style, target in
      style.link = target.split(separator: " ").first.map(String.init) ?? ""
    }
  }

  /// Words with attributes, `^[2 stars](inflect: true)`, of which the one that makes words follow a number counts.
  ///
  /// Source: Apple, `AttributedString`, automatic grammar agreement.
  private mutating func annotated(at index: Int) -> Int? {
    guard character(at: index + 1) == "[" else { return nil }
    return bracketed(at: index + 1) { style, attributes in
      if attributes.filter({ !$0.isWhitespace }).contains("inflect:true") {
        style.agreement = index
      }
    }
  }

  /// What stands in brackets, in the style of what stands in the parentheses after them; nil without those.
  private mutating func bracketed(
    at index: Int, _ change: (inout MarkdownStyle, String) -> Void
  ) -> Int? {
    guard let close = end(of: "[", "]", at: index), character(at: close + 1) == "(",
      let end = end(of: "(", ")", at: close + 1)
    else { return nil }
    let target = String(atoms[close + 2..<end].compactMap(\.character))
    for run in MarkdownParser.runs(of: Array(atoms[index + 1..<close])) {
      var style = run.style
      change(&style, target)
      pieces.append(Piece(atoms: run.atoms, style: style))
    }
    return end + 1
  }

  private mutating func marks(_ mark: Character, at index: Int) -> Int {
    let length = count(of: mark, at: index)
    let (before, after) = (side(at: index - 1), side(at: index + length))
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    let isWord = mark == "_"
    let canBeStrike = mark != "~" || length <= 2
    pieces.append(
      Piece(
        atoms: Array(atoms[index..<index + length]), mark: mark,
        opens: canBeStrike && isLeft && (!isWord || !isRight || before == .punctuation),
        closes: canBeStrike && isRight && (!isWord || !isLeft || after == .punctuation)))
    return index + length
  }

  // MARK: Emphasis

  /// Joins signs that end emphasis with the nearest ones that begin it.
  private mutating func pairMarks() {
    for closer in pieces.indices {
      while pieces[closer].closes, !pieces[closer].atoms.isEmpty,
        let opener = opener(for: closer)
      {
        pair(opener, closer)
      }
    }
  }

  private func opener(for closer: Int) -> Int? {
    let piece = pieces[closer]
    return pieces[..<closer].lastIndex { other in
      guard other.mark == piece.mark, other.opens, !other.atoms.isEmpty else { return false }
      if piece.mark == "~" { return other.atoms.count == piece.atoms.count }
      // The rule of three: signs that may do both pair only where their sum is no multiple of three.
      let isUneven = (other.atoms.count + piece.atoms.count) % 3 == 0
      let isMultiple = other.atoms.count % 3 == 0 && piece.atoms.count % 3 == 0
      return !(other.closes || piece.opens) || !isUneven || isMultiple
    }
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let isStrike = pieces[closer].mark == "~"
    let isStrong = !isStrike && min(pieces[opener].atoms.count, pieces[closer].atoms.count) >= 2
    let used = isStrike ? pieces[closer].atoms.count : isStrong ? 2 : 1
    for index in opener + 1..<closer {
      if isStrike {
        pieces[index].style.isStruck = true
      } else if isStrong {
        pieces[index].style.isStrong = true
      } else {
        pieces[index].style.isEmphasized = true
      }
      pieces[index].opens = false
      pieces[index].closes = false
    }
    pieces[opener].atoms.removeLast(used)
    pieces[closer].atoms.removeFirst(used)
  }

  private var runs: [MarkdownRun] {
    var runs: [MarkdownRun] = []
    for piece in pieces {
      for atom in piece.atoms {
        switch atom {
        case .value(let number):
          runs.append(MarkdownRun(content: .value(number), style: piece.style))
        case .character(let character):
          if let last = runs.last, last.style == piece.style, case .text(let text) = last.content {
            runs[runs.count - 1].content = .text(text + String(character))
          } else {
            runs.append(MarkdownRun(content: .text(String(character)), style: piece.style))
          }
        }
      }
    }
    return runs
  }

  // MARK: Characters

  /// What stands beside signs.
  private enum Side {
    case space
    case punctuation
    case letter
  }

  private func side(at index: Int) -> Side {
    guard atoms.indices.contains(index) else { return .space }
    guard let character = atoms[index].character else { return .letter }
    return character.isWhitespace
      ? .space : character.isMarkdownPunctuation ? .punctuation : .letter
  }

  private func character(at index: Int) -> Character? {
    atoms.indices.contains(index) ? atoms[index].character : nil
  }

  private func count(of character: Character, at index: Int) -> Int {
    atoms[index...].prefix { $0 == .character(character) }.count
  }

  /// Where the bracket at `index` closes, those inside and escaped ones left out.
  private func end(of open: Character, _ close: Character, at index: Int) -> Int? {
    var depth = 0
    var index = index
    while index < atoms.count {
      switch character(at: index) {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func append(_ atom: Atom) {
    if let last = pieces.last, last.mark == nil, last.style == MarkdownStyle() {
      pieces[pieces.count - 1].atoms.append(atom)
    } else {
      pieces.append(Piece(atoms: [atom]))
    }
  }
}

extension MarkdownRun {
  fileprivate var atoms: [MarkdownParser.Atom] {
    switch content {
    case .text(let text): text.map(MarkdownParser.Atom.character)
    case .value(let number): [.value(number)]
    }
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
