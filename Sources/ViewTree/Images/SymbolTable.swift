import Foundation
import IntegerConversion
import VectorGeometry

/// The drawings and sizes of symbols by name.
enum SymbolTable {
  /// The symbol drawn in place of an unknown one.
  static let missing = "questionmark.square.dashed"

  /// The symbols without the forms that are made of them.
  static let names: [String] = definitions.keys.filter { !isPart($0) }.sorted()

  /// Whether a name is that of a part of symbols, which is no symbol itself.
  static func isPart(_ name: String) -> Bool {
    name.hasPrefix("letter.") || name.hasPrefix("part.")
  }

  private static let definitions: [String: String] = {
    var found: [String: String] = [:]
    let tables = [
      shapes, marks, arrows, media, nature, objects, weather, people, everyday, things, layouts,
      turns, pages, devices, furniture, exercise, transport, signs,
    ]
    for table in tables {
      for line in table.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":") else { continue }
        found[String(line[..<colon])] = line[line.index(after: colon)...]
          .trimmingCharacters(in: .whitespaces)
      }
    }
    return found
  }()

  /// A number of two digits.
  static func numberParts(_ name: String) -> [SymbolPart]? {
    guard name.count == 2, let first = parts(String(name.prefix(1))),
      let second = parts(String(name.suffix(1))), Int(name) != nil
    else { return nil }
    func moved(_ parts: [SymbolPart], by x: CGFloat) -> [SymbolPart] {
      parts.map { $0.applying(CGAffineTransform(translationX: x, y: 0)) }
    }
    return moved(first, by: -5.6) + moved(second, by: 5.6)
  }

  static func parts(_ name: String) -> [SymbolPart]? {
    guard let text = definitions[name] else { return nil }
    guard let alias = alias(text) else {
      return text.split(separator: "|").compactMap { SymbolPart(String($0)) }
    }
    guard let parts = parts(alias.original) else { return nil }
    let center = CGPoint(x: 12, y: 12)
    let change: CGAffineTransform
    switch alias.change {
    case "@h": change = CGAffineTransform(scaleX: -1, y: 1).about(center)
    case "@v": change = CGAffineTransform(scaleX: 1, y: -1).about(center)
    case "@r90": change = CGAffineTransform(rotationAngle: .pi / 2).about(center)
    case "@r180": change = CGAffineTransform(rotationAngle: .pi).about(center)
    default: change = .identity
    }
    return parts.map { $0.applying(change) }
  }

  /// The symbol that a line of the table is made of; nil for a line of parts.
  private static func alias(_ text: String) -> (change: Substring, original: String)? {
    let words = text.split(separator: " ")
    guard text.hasPrefix("@"), words.count == 2 else { return nil }
    return (words[0], String(words[1]))
  }

  /// The measured size of a symbol, or of the one that it is made of; nil if neither was measured.
  static func size(of name: String) -> CGSize? {
    if let size = sizes[name] { return size }
    guard let alias = definitions[name].flatMap(alias), let size = size(of: alias.original)
    else { return nil }
    return alias.change == "@r90" ? CGSize(width: size.height, height: size.width) : size
  }
}

/// A part of a symbol.
struct SymbolPart: Sendable {
  /// What a part is in the symbol and in its filled form.
  enum Kind: Character, Sendable {
    case body = "b"
    case cutLine = "d"
    case cutDot = "k"
    case hole = "h"
    case line = "s"
    case dot = "f"
  }

  let kind: Kind
  let level: Int
  var path: Path

  /// A part of the table's text; nil for text that is none.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let first = words[0].first, let kind = Kind(rawValue: first),
      let path = Self.path(words[1])
    else { return nil }
    self.kind = kind
    self.path = path
    level = Int(words[0].dropFirst()) ?? 0
  }

  private static func path(_ text: String) -> Path? {
    func numbers() -> [CGFloat] {
      text.dropFirst().split(separator: ",").compactMap { Double($0).map { CGFloat($0) } }
    }
    switch text.first {
    case "O":
      let n = numbers()
      guard n.count == 3 else { return nil }
      return Path(
        ellipseIn: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "R":
      let n = numbers()
      guard n.count == 5 else { return nil }
      return Path(
        roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4],
        style: .circular)
    default: return try? Path(svg: text)
    }
  }

  func applying(_ transform: CGAffineTransform) -> SymbolPart {
    var copy = self
    copy.path = path.applying(transform)
    return copy
  }
}

/// A symbol in a form.
struct SymbolDrawing: Sendable {
  var parts: [SymbolPart]
  /// The size of the frame at the regular weight, in sizes of the font; `nil` if it was not measured.
  var size: CGSize?
  /// The parts of the shape around the symbol; nil without a shape.
  var enclosure: [SymbolPart]?
  /// The room for the symbol in the shape.
  var room = SymbolRoom()
  var isFilled = false
  var isSlashed = false
  /// The parts of the sign at a corner; nil without a sign, no parts for a dot.
  var badge: [SymbolPart]?

  /// The parts that the measured size applies to.
  var outline: [SymbolPart] { enclosure ?? parts }

  /// The rectangle around the lines and areas, in units.
  func box(lineWidth: CGFloat) -> CGRect {
    var box = outline.box(lineWidth: lineWidth)
    if badge != nil { box = box.union(CGRect(x: 14, y: 14, width: 9, height: 9)) }
    if isSlashed {
      let slash = CGRect(x: 3.4, y: 3.4, width: 17.2, height: 17.2)
      box = box.union(slash.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
    }
    return box
  }
}

extension [SymbolPart] {
  /// The rectangle around the parts, with lines of a width, in units.
  func box(lineWidth: CGFloat) -> CGRect {
    reduce(.null) { box, part in
      let isArea = part.kind == .dot || part.kind == .cutDot
      let rect = part.path.boundingRect
      return box.union(isArea ? rect : rect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
    }
  }
}
