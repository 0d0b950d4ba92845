import Foundation
import VectorGeometry

/// The room for a symbol in a shape, in units.
struct SymbolRoom: Sendable {
  var center = CGPoint(x: 12, y: 12)
  var side: CGFloat = 10.6

  /// A room about the middle of the square.
  init() {}

  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) {
    center = CGPoint(x: x, y: y)
    self.side = side
  }
}

extension SymbolTable {
  /// The shapes around symbols, with the room in each.
  private static let enclosures: [String: SymbolRoom] = [
    "circle": SymbolRoom(), "square": SymbolRoom(), "hexagon": SymbolRoom(),
    "octagon": SymbolRoom(), "shield": SymbolRoom(), "seal": SymbolRoom(),
    "rectangle": SymbolRoom(), "app": SymbolRoom(), "capsule": SymbolRoom(),
    "bubble": SymbolRoom(12, 11.2, 10), "message": SymbolRoom(12, 11.2, 10),
    "triangle": SymbolRoom(12, 14, 8), "diamond": SymbolRoom(12, 12, 8),
    "circle.dashed": SymbolRoom(), "square.dashed": SymbolRoom(), "app.dashed": SymbolRoom(),
    "viewfinder": SymbolRoom(12, 12, 11), "rectangle.portrait": SymbolRoom(12, 12, 9),
    "icloud": SymbolRoom(12.2, 13.8, 8), "cloud": SymbolRoom(12.2, 13.8, 8),
    "folder": SymbolRoom(12, 15, 6), "doc": SymbolRoom(12, 14.4, 8), "bin": SymbolRoom(12, 14, 7),
    "tv": SymbolRoom(12, 10.7, 7.4), "video": SymbolRoom(8.5, 12, 7.4),
    "camera": SymbolRoom(12, 13.2, 8), "heart": SymbolRoom(12, 11.2, 8.6),
    "iphone": SymbolRoom(12, 12.8, 7), "ipad": SymbolRoom(12, 10.8, 8),
    "applewatch": SymbolRoom(12, 12, 7), "laptopcomputer": SymbolRoom(12, 10.3, 6.6),
    "display": SymbolRoom(12, 10.3, 8), "desktopcomputer": SymbolRoom(12, 8.4, 6),
    "lock": SymbolRoom(12, 15.9, 6), "magnifyingglass": SymbolRoom(10.2, 10.2, 7.4),
  ]

  /// The signs at a corner of a symbol, by the ends of names, and the symbols that draw them.
  private static let badges: [(suffix: String, mark: String)] =
    [
      "plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark", "play",
      "arrow.down", "arrow.up", "arrow.right", "arrow.left", "clock", "ellipsis", "gearshape",
      "star", "heart", "key", "bolt", "lock", "mic", "waveform", "icloud",
    ].map { (".badge.\($0)", $0) } + [
      (".badge.person.crop", "person"), (".badge.shield.checkmark", "part.shield.checkmark"),
      (".trianglebadge.exclamationmark", "part.triangle.exclamationmark"),
    ]

  /// Words of names, and the words that they equal in left-to-right text.
  private static let synonyms: [Substring: Substring] = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    "leadinghalf": "lefthalf", "trailinghalf": "righthalf", "trianglehead": "triangle",
    "document": "doc",
  ]

  /// Returns the drawing of a name from the table, or one composed of the table's, or nil.
  static func drawing(_ name: String) -> SymbolDrawing? {
    guard !isPart(name) else { return nil }
    if let parts = parts(name) { return SymbolDrawing(parts: parts, size: size(of: name)) }
    return form(name) ?? enclosed(name) ?? synonym(name)
  }

  /// Returns a symbol that is filled, crossed out or has a badge.
  private static func form(_ name: String) -> SymbolDrawing? {
    if let rest = name.droppingSuffix(".fill"), var drawing = drawing(rest) {
      drawing.isFilled = true
      return drawing
    }
    if let rest = name.droppingSuffix(".slash"), var drawing = drawing(rest), !drawing.isSlashed {
      drawing.isSlashed = true
      return drawing
    }
    for badge in badges {
      guard let rest = name.droppingSuffix(badge.suffix) else { continue }
      guard var drawing = drawing(rest), let mark = parts(badge.mark) else { return nil }
      drawing.badge = mark
      return drawing
    }
    guard let rest = name.droppingSuffix(".badge"), var drawing = drawing(rest) else { return nil }
    drawing.badge = []
    return drawing
  }

  /// Returns a symbol, a letter or a number in a shape.
  private static func enclosed(_ name: String) -> SymbolDrawing? {
    for dot in name.indices where name[dot] == "." {
      let (inner, outer) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      guard let room = enclosures[outer], let shape = parts("part." + outer) ?? parts(outer)
      else { continue }
      // Letters and numbers of two digits are symbols in shapes only.
      let letter = inner.count == 1 ? parts("letter." + inner) : nil
      guard
        var drawing = (numberParts(inner) ?? letter).map({ SymbolDrawing(parts: $0) })
          ?? drawing(inner),
        drawing.enclosure == nil
      else { return nil }
      drawing.enclosure = shape
      drawing.room = room
      drawing.size = size(of: outer)
      return drawing
    }
    return nil
  }

  /// Returns the symbol of the name with its words replaced by their synonyms.
  private static func synonym(_ name: String) -> SymbolDrawing? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map {
      synonyms[$0] ?? $0
    }
    var other = words.joined(separator: ".")
    if other.hasSuffix("half.fill") { other += "ed" }
    if other.contains(".fill.on.") {
      other =
        (other.droppingSuffix(".fill") ?? other).replacing(".fill.on.", with: ".on.") + ".fill"
    }
    return other == name ? nil : drawing(other)
  }
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
