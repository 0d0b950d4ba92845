import IntegerConversion

/// What a format says after `%`: `%`, `1$@`, `lld`, `.2f` or `#@name@`.
package struct FormatToken: Sendable, Hashable {
  /// Which of the values, from 1 on; nil for the next one.
  package var position: Int?
  /// The name of a substitution.
  package var name: String?
  /// How the value is written, without the position: `%lld`, `%@`.
  package var specifier = ""
  /// How many characters it has, with the first `%`.
  package var length = 0

  /// Whether it is no sign of per cent.
  package var isValue: Bool { specifier != "%%" }

  /// Reads what a text begins with; nil if that is no format.
  package init?(_ text: Substring) {
    var rest = text.dropFirst()
    guard text.first == "%", !rest.isEmpty else { return nil }
    func end() -> Int { text.distance(from: text.startIndex, to: rest.startIndex) }
    if rest.first == "%" {
      (specifier, length) = ("%%", 2)
      return
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), 1...100 ~= number else { return nil }
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let found = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" }
      rest = rest.dropFirst(2 + found.count)
      guard rest.first == "@", !found.isEmpty else { return nil }
      rest = rest.dropFirst()
      (name, specifier, length) = (String(found), "#@", end())
      return
    }
    let flags = rest.prefix { "-+ #0123456789.'".contains($0) }
    rest = rest.dropFirst(flags.count)
    let size = rest.prefix { "hlqLztj".contains($0) }
    rest = rest.dropFirst(size.count)
    guard flags.count <= 12, size.count <= 2, let kind = rest.first,
      "@diouxXeEfFgGaAcCsSp".contains(kind)
    else { return nil }
    rest = rest.dropFirst()
    specifier = "%\(flags)\(size)\(kind)"
    length = end()
  }
}
