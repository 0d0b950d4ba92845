import Foundation

/// A number with a unit.
struct SVGLength: Sendable, Equatable {
  enum Unit: String, Sendable {
    case none = ""
    case px, pt, pc, mm, cm, em, ex, ch, rem, vw, vh, vmin, vmax
    case inch = "in"
    case q
    case percent = "%"
  }

  var value: Double
  var unit: Unit

  init(_ value: Double, _ unit: Unit = .none) {
    self.value = value
    self.unit = unit
  }

  /// Reads a whole value; nil for what is none.
  init?(_ text: some StringProtocol) {
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard let length = SVGLength(&scanner) else { return nil }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { return nil }
    self = length
  }

  /// Reads what comes next; nil for what is none.
  init?(_ scanner: inout TextScanner) {
    guard let number = scanner.number() else { return nil }
    value = number
    if scanner.skip("%") {
      unit = .percent
      return
    }
    guard let name = scanner.unitName() else {
      unit = .none
      return
    }
    guard let known = Unit(rawValue: name) else { return nil }
    unit = known
  }

  /// Lengths with blanks or commas between; nil if something is none.
  static func list(_ text: some StringProtocol) -> [SVGLength]? {
    var scanner = TextScanner(text)
    var result: [SVGLength] = []
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      guard let length = SVGLength(&scanner) else { return nil }
      result.append(length)
      scanner.skipSeparator()
    }
    return result
  }

  /// What lengths are measured by.
  struct Context: Sendable {
    /// What percentages are of.
    enum Side: Sendable {
      case width, height, diagonal
    }

    var viewport: CGSize
    var fontSize: Double
    var rootFontSize = 16.0

    func percentage(_ side: Side) -> Double {
      switch side {
      case .width: viewport.width
      case .height: viewport.height
      // Source: SVG 2, section 8.9.
      case .diagonal:
        ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
      }
    }
  }

  /// The length in user units.
  ///
  /// Source: CSS Values 4, section 6: 96 px are an inch. An `ex` and a `ch` count as half an `em`.
  func value(_ side: Context.Side, in context: Context) -> Double {
    switch unit {
    case .none, .px: value
    case .pt: value * 96 / 72
    case .pc: value * 16
    case .mm: value * 96 / 25.4
    case .cm: value * 96 / 2.54
    case .inch: value * 96
    case .q: value * 96 / 101.6
    case .em: value * context.fontSize
    case .ex, .ch: value * context.fontSize / 2
    case .rem: value * context.rootFontSize
    case .percent: value / 100 * context.percentage(side)
    case .vw: value / 100 * context.viewport.width
    case .vh: value / 100 * context.viewport.height
    case .vmin: value / 100 * min(context.viewport.width, context.viewport.height)
    case .vmax: value / 100 * max(context.viewport.width, context.viewport.height)
    }
  }
}

extension TextScanner {
  /// Reads letters, made small; nil for none.
  mutating func unitName() -> String? {
    var letters: [UInt8] = []
    while let byte = peek, byte.isLetter {
      letters.append(byte.lowered)
      advance()
    }
    return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
  }
}
