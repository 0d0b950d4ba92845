extension String {
  /// The text as one line that does nothing to a terminal: control characters as `\u{1b}`.
  ///
  /// Marks that turn the direction of what follows count as such: they would let a name look like another.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may act upon the scalar instead of showing it, or it turns the text around it.
  ///
  /// Source: Unicode 15.1, general categories Cc, Zl and Zp, and the bidirectional controls of UAX #9.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
