import Foundation
import IntegerConversion
import VectorGeometry

/// What is known of symbols by their names.
enum SymbolTable {
  /// What stands in the place of a symbol that there is none of.
  static let missing = "questionmark.square.dashed"

  /// The symbols without the forms that are made of them.
  static let names: [String] = definitions.keys.filter { !$0.hasPrefix("letter.") }.sorted()

  private static let definitions: [String: String] = {
    var found: [String: String] = [:]
    let tables = [
      shapes, marks, arrows, media, nature, objects, weather, people, everyday, things,
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

  /// What a symbol may stand in.
  private static let enclosures: Set<String> = [
    "circle", "square", "triangle", "diamond", "hexagon", "octagon", "shield", "seal",
    "rectangle", "app", "capsule", "bubble",
  ]

  /// What may stand at a corner.
  private static let badges = [
    "plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark", "play", "arrow.down",
    "arrow.up", "arrow.right", "arrow.left", "clock",
  ]

  /// The drawing of a name: as it stands in the table, or composed of what does; nil if there is none.
  static func drawing(_ name: String) -> SymbolDrawing? {
    if let parts = parts(name) { return SymbolDrawing(parts: parts) }
    if let rest = name.droppingSuffix(".fill") {
      guard var drawing = drawing(rest) else { return nil }
      drawing.isFilled = true
      return drawing
    }
    if let rest = name.droppingSuffix(".slash") {
      guard var drawing = drawing(rest), !drawing.isSlashed else { return nil }
      drawing.isSlashed = true
      return drawing
    }
    for badge in badges {
      guard let rest = name.droppingSuffix(".badge.\(badge)") else { continue }
      guard var drawing = drawing(rest), let mark = parts(badge) else { return nil }
      drawing.badge = mark
      return drawing
    }
    if let rest = name.droppingSuffix(".badge") {
      guard var drawing = drawing(rest) else { return nil }
      drawing.badge = []
      return drawing
    }
    return enclosed(name)
  }

  private static func enclosed(_ name: String) -> SymbolDrawing? {
    guard let dot = name.lastIndex(of: "."),
      enclosures.contains(String(name[name.index(after: dot)...])),
      let shape = parts(String(name[name.index(after: dot)...]))
    else { return nil }
    let inner = String(name[..<dot])
    if let number = numberParts(inner) {
      return SymbolDrawing(
        parts: number, enclosure: shape, shapeName: String(name[name.index(after: dot)...]))
    }
    // Letters stand in shapes alone.
    let letter = inner.count == 1 ? parts("letter." + inner) : nil
    guard var drawing = letter.map({ SymbolDrawing(parts: $0) }) ?? drawing(inner),
      drawing.enclosure == nil
    else { return nil }
    drawing.enclosure = shape
    drawing.shapeName = String(name[name.index(after: dot)...])
    return drawing
  }

  /// A number of two digits.
  private static func numberParts(_ name: String) -> [SymbolPart]? {
    guard name.count == 2, let first = parts(String(name.prefix(1))),
      let second = parts(String(name.suffix(1))), Int(name) != nil
    else { return nil }
    func moved(_ parts: [SymbolPart], by x: CGFloat) -> [SymbolPart] {
      parts.map { $0.applying(CGAffineTransform(translationX: x, y: 0)) }
    }
    return moved(first, by: -5.6) + moved(second, by: 5.6)
  }

  private static func parts(_ name: String) -> [SymbolPart]? {
    guard let text = definitions[name] else { return nil }
    guard text.hasPrefix("@") else {
      return text.split(separator: "|").compactMap { SymbolPart(String($0)) }
    }
    let words = text.split(separator: " ")
    guard words.count == 2, let parts = parts(String(words[1])) else { return nil }
    let center = CGPoint(x: 12, y: 12)
    let change: CGAffineTransform
    switch words[0] {
    case "@h": change = CGAffineTransform(scaleX: -1, y: 1).about(center)
    case "@v": change = CGAffineTransform(scaleX: 1, y: -1).about(center)
    case "@r90": change = CGAffineTransform(rotationAngle: .pi / 2).about(center)
    case "@r180": change = CGAffineTransform(rotationAngle: .pi).about(center)
    default: change = .identity
    }
    return parts.map { $0.applying(change) }
  }
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
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
  /// What it stands in; nil for nothing.
  var enclosure: [SymbolPart]?
  var shapeName = ""
  var isFilled = false
  var isSlashed = false
  /// What stands at its corner; nil for nothing, no parts for a dot.
  var badge: [SymbolPart]?

  /// The rectangle around what is drawn, at the regular weight.
  var box: CGRect {
    let half: CGFloat = 0.875
    func bounds(_ parts: [SymbolPart]) -> CGRect {
      parts.reduce(.null) { box, part in
        let isThin = part.kind == .dot || part.kind == .cutDot
        let rect = part.path.boundingRect
        return box.union(isThin ? rect : rect.insetBy(dx: -half, dy: -half))
      }
    }
    var box = bounds(enclosure ?? parts)
    if badge != nil { box = box.union(CGRect(x: 14, y: 14, width: 9, height: 9)) }
    if isSlashed { box = box.union(CGRect(x: 2.4, y: 2.4, width: 19.2, height: 19.2)) }
    return box
  }
}
