import IntegerConversion

/// What translucent pixels are laid on before they are compared, by the rules of pixelmatch 7.2.
struct TranslucencyGround: Sendable {
  /// Whether the ground changes from pixel to pixel; else it is white.
  let isCheckerboard: Bool

  /// The ground's red, green and blue, 0...255, under the pixel with a number.
  ///
  /// pixelmatch counts bytes, four a pixel; so its red is always the darker one.
  private func color(at index: Int) -> SIMD4<Double> {
    guard isCheckerboard else { return SIMD4(255, 255, 255, 0) }
    let position = index * 4
    func channel(_ divided: Double) -> Double { Double(48 + 159 * (Int(clamping: divided) % 2)) }
    return SIMD4(
      Double(48 + 159 * (position % 2)), channel(Double(position) / 1.618033988749895),
      channel(Double(position) / 2.618033988749895), 0)
  }

  /// The difference of two straight pixels on the ground: first minus second, red, green, blue.
  func difference(_ first: UInt32, _ second: UInt32, at index: Int) -> SIMD4<Double> {
    let (a, b) = (Self.channels(first), Self.channels(second))
    guard a.w < 255 || b.w < 255 else { return a - b }
    let ground = color(at: index)
    return (a * a.w - b * b.w - ground * (a.w - b.w)) / 255
  }

  /// A straight pixel on the ground: red, green, blue, 0...255.
  func blended(_ pixel: UInt32, at index: Int) -> SIMD4<Double> {
    let channels = Self.channels(pixel)
    guard channels.w < 255 else { return channels }
    return (channels * channels.w + color(at: index) * (255 - channels.w)) / 255
  }

  /// How much brighter the first pixel is, in the Y of YIQ, 0...255.
  func brightnessDelta(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    guard first != second else { return 0 }
    return Self.brightness(difference(first, second, at: index))
  }

  /// Y of YIQ.
  static func brightness(_ color: SIMD4<Double>) -> Double {
    color.x * 0.29889531 + color.y * 0.58662247 + color.z * 0.11448223
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255),
      Double(pixel >> 24))
  }
}
