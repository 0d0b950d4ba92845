import VectorGraphics

extension SymbolTable {
  /// The colours of a symbol that has some of its own, by level; nil for the others.
  ///
  /// Clouds are white, the sun, stars and lightning yellow, rain cyan, hearts red and leaves green, as Apple's are.
  static func colors(of name: String) -> [Color]? {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let colors = ownColors[base] { return colors }
    return base.hasPrefix("sun.") ? [.yellow, .yellow] : nil
  }

  private static let ownColors: [String: [Color]] = [
    "cloud": [.white], "cloud.rain": [.white, .cyan], "cloud.drizzle": [.white, .cyan],
    "cloud.heavyrain": [.white, .cyan], "cloud.bolt": [.white, .yellow],
    "cloud.sun": [.white, .yellow], "cloud.sun.rain": [.white, .yellow, .cyan],
    "cloud.sun.bolt": [.white, .yellow, .yellow], "bolt": [.yellow], "heart": [.red],
    "star": [.yellow], "leaf": [.green],
  ]
}
