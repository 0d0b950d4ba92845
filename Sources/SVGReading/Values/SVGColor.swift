import Foundation
import IntegerConversion
import VectorGraphics

/// Reads CSS colors.
enum SVGColor {
  /// A color, or the current color.
  enum Value: Sendable, Equatable {
    case color(Color.Resolved)
    case current
  }

  /// Reads a whole value; nil for what is none.
  static func read(_ text: String) -> Value? {
    var scanner = TextScanner(text.trimmed)
    guard let value = read(&scanner), scanner.isAtEnd else { return nil }
    return value
  }

  /// Reads what comes next.
  ///
  /// Source: CSS Color 4, sections 5 to 7 and 6.1.
  static func read(_ scanner: inout TextScanner) -> Value? {
    if scanner.skip("#") { return hex(scanner.name() ?? "").map { .color($0) } }
    guard let name = scanner.name()?.lowercased() else { return nil }
    if scanner.peek == UInt8(ascii: "(") {
      scanner.advance()
      guard let body = scanner.text(upTo: ")") else { return nil }
      return function(name, body).map { .color($0) }
    }
    if name == "currentcolor" { return .current }
    if name == "transparent" { return .color(.clear) }
    return named(name).map { .color($0) }
  }

  /// The color of a lowercase name.
  static func named(_ name: String) -> Color.Resolved? {
    names[name].map { rgb(Double($0 >> 16 & 255), Double($0 >> 8 & 255), Double($0 & 255), 1) }
  }

  private static func hex(_ digits: String) -> Color.Resolved? {
    let values = digits.utf8.compactMap { Int(String(UnicodeScalar($0)), radix: 16) }
    guard values.count == digits.utf8.count else { return nil }
    switch values.count {
    case 3, 4:
      let wide = values.map { Double($0 * 17) }
      return rgb(wide[0], wide[1], wide[2], wide.count == 4 ? wide[3] / 255 : 1)
    case 6, 8:
      let wide = stride(from: 0, to: values.count, by: 2).map {
        Double(values[$0] * 16 + values[$0 + 1])
      }
      return rgb(wide[0], wide[1], wide[2], wide.count == 4 ? wide[3] / 255 : 1)
    default: return nil
    }
  }

  static func rgb(_ r: Double, _ g: Double, _ b: Double, _ a: Double) -> Color.Resolved {
    func unit(_ value: Double) -> Float { Float(min(max(value, 0), 255).rounded() / 255) }
    return Color.Resolved(
      red: unit(r), green: unit(g), blue: unit(b), opacity: Float(min(max(a, 0), 1)))
  }

  private static func function(_ name: String, _ body: String) -> Color.Resolved? {
    if name == "color" { return space(body) }
    guard let parts = arguments(body), parts.count == 3 || parts.count == 4 else { return nil }
    let alpha = parts.count == 4 ? parts[3].share(of: 1) : 1
    switch name {
    case "rgb", "rgba":
      let levels = parts.prefix(3).map { $0.isPercent ? $0.number * 255 / 100 : $0.number }
      return rgb(levels[0], levels[1], levels[2], alpha)
    case "hsl", "hsla":
      return hsl(parts[0].number, parts[1].number / 100, parts[2].number / 100, alpha)
    default: return wide(name, parts, alpha)
    }
  }

  /// A number of a function, as it is or as a percentage.
  struct Argument {
    var number: Double
    var isPercent: Bool

    /// The number, of which a hundred percent is `whole`.
    func share(of whole: Double) -> Double { isPercent ? number / 100 * whole : number }
  }

  static func arguments(_ body: String) -> [Argument]? {
    var scanner = TextScanner(body)
    var parts: [Argument] = []
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      // Section 4.4: a missing component is zero.
      guard var number = scanner.skip(word: "none") ? 0 : scanner.number() else { return nil }
      let isPercent = scanner.skip("%")
      switch scanner.unitName() {
      case nil, "deg": break
      case "rad": number *= 180 / .pi
      case "grad": number *= 0.9
      case "turn": number *= 360
      default: return nil
      }
      parts.append(Argument(number: number, isPercent: isPercent))
      scanner.skipSeparator()
      if scanner.skip("/") { scanner.skipBlanks() }
    }
    return parts
  }

  /// Source: CSS Color 4, section 7.1.
  static func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double, _ alpha: Double
  ) -> Color.Resolved {
    let (s, l) = (min(max(saturation, 0), 1), min(max(lightness, 0), 1))
    func component(_ n: Double) -> Double {
      let turn = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = turn < 0 ? turn + 12 : turn
      return l - s * min(l, 1 - l) * max(-1, min(k - 3, 9 - k, 1))
    }
    return rgb(component(0) * 255, component(8) * 255, component(4) * 255, alpha)
  }
}
