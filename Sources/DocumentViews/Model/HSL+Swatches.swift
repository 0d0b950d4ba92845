extension ShapeShifterModel.HSL {
  /// The colors of the swatch picker, in order.
  public static let swatches: [HSL] = namedSwatches.map(\.color)

  /// The names of ``swatches``, in the same order.
  public static let swatchNames: [String] = namedSwatches.map(\.name)

  /// The swatch of a name, such as `orange`.
  public static func swatch(named name: String) -> HSL? {
    namedSwatches.first { $0.name == name }?.color
  }

  private static let namedSwatches: [(name: String, color: HSL)] = [
    ("black", HSL(saturation: 0, brightness: 0)),
    ("red", HSL(hue: 0)),
    ("green", HSL(hue: 0.33)),
    ("blue", HSL(hue: 0.66)),
    ("cyan", HSL(hue: 0.50)),
    ("yellow", HSL(hue: 0.16)),
    ("magenta", HSL(hue: 0.83)),
    ("orange", HSL(hue: 0.08)),
    ("purple", HSL(hue: 0.83, brightness: 0.5)),
    ("brown", HSL(hue: 0.08, saturation: 0.66, brightness: 0.6)),
    ("white", HSL(saturation: 0)),
  ]
}
