import Foundation
import IntegerConversion

extension SVGStyle {
  /// Applies the properties of fonts, before lengths that are relative to the font size.
  mutating func applyFont(
    _ values: [String: String], _ viewport: CGSize, _ rootFontSize: Double,
    _ heard: (String) -> Void, _ flaw: (String, String) -> Void
  ) {
    func value(_ name: String) -> String? {
      heard(name)
      return values[name]?.trimmed
    }
    if let text = value("font-size"), text != "inherit" {
      if let size = Self.fontSize(text, parent: fontSize, viewport, rootFontSize) {
        fontSize = size
      } else {
        flaw("font-size", text)
      }
    }
    if let text = value("font-family"), text != "inherit" {
      families = Self.families(text)
    }
    if let text = value("font-weight"), text != "inherit" {
      if let weight = Self.weight(text, parent: fontWeight) {
        fontWeight = weight
      } else {
        flaw("font-weight", text)
      }
    }
    if let text = value("font-style"), text != "inherit" {
      isItalic = text.hasPrefix("italic") || text.hasPrefix("oblique")
    }
    if let text = value("font-variant"), text != "inherit" {
      isSmallCaps = text.contains("small-caps")
    }
  }

  mutating func applyText(_ read: (String, (String) -> Bool) -> Void) {
    var style = self
    read("text-anchor") { text in
      let anchors: [String: Anchor] = ["start": .start, "middle": .middle, "end": .end]
      return anchors[text].map { style.anchor = $0 } != nil
    }
    read("direction") { text in
      style.isRightToLeft = text == "rtl"
      return text == "rtl" || text == "ltr"
    }
    read("writing-mode") { text in
      style.isVertical = text.hasPrefix("tb") || text.hasPrefix("vertical")
      return true
    }
    read("letter-spacing") { text in
      if text == "normal" {
        style.letterSpacing = SVGLength(0)
        return true
      }
      return SVGLength(text).map { style.letterSpacing = $0 } != nil
    }
    read("word-spacing") { text in
      if text == "normal" {
        style.wordSpacing = SVGLength(0)
        return true
      }
      return SVGLength(text).map { style.wordSpacing = $0 } != nil
    }
    read("dominant-baseline") { text in
      style.dominantBaseline = text
      return true
    }
    read("xml:space") { text in
      style.keepsSpaces = text == "preserve"
      return true
    }
    read("white-space") { text in
      style.keepsSpaces = text == "pre" || text == "break-spaces" || text == "pre-wrap"
      return true
    }
    read("xml:lang") { text in
      style.language = text
      return true
    }
    self = style
  }

  /// The size in user units.
  ///
  /// Source: CSS Fonts 3, section 3.5: a step of the words is a factor of 1.2 around 12.
  private static func fontSize(
    _ text: String, parent: Double, _ viewport: CGSize, _ root: Double
  ) -> Double? {
    let steps = [
      "xx-small": -3, "x-small": -2, "small": -1, "medium": 0, "large": 1, "x-large": 2,
      "xx-large": 3,
    ]
    if let step = steps[text] { return 12 * pow(1.2, Double(step)) }
    if text == "larger" { return parent * 1.2 }
    if text == "smaller" { return parent / 1.2 }
    guard let length = SVGLength(text), length.value >= 0 else { return nil }
    if length.unit == .percent { return parent * length.value / 100 }
    return length.value(
      .diagonal,
      in: SVGLength.Context(viewport: viewport, fontSize: parent, rootFontSize: root))
  }

  private static func weight(_ text: String, parent: Int) -> Int? {
    switch text {
    case "normal": return 400
    case "bold": return 700
    // Source: CSS Fonts 4, section 2.2.1.
    case "bolder": return parent < 350 ? 400 : parent < 550 ? 700 : 900
    case "lighter": return parent < 550 ? 100 : parent < 750 ? 400 : 700
    default:
      guard let number = text.onlyNumber, (1...1000).contains(number) else { return nil }
      return Int(clamping: number)
    }
  }

  private static func families(_ text: String) -> [String] {
    StyleSheet.split(text, at: UInt8(ascii: ",")).map { part in
      let name = part.trimmed
      guard name.count >= 2, let quote = name.first, quote == "'" || quote == "\"" else {
        return name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      return String(name.dropFirst().dropLast())
    }.filter { !$0.isEmpty }
  }
}
