import Foundation
import IntegerConversion
import VectorGraphics

extension FilterPicture {
  /// Clears what is outside of the region.
  mutating func clearOutside(width: Int) {
    guard width > 0 else { return }
    let height = pixels.count / width
    guard region != PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) else { return }
    let columns = region.isEmpty ? 0..<0 : region.minX..<region.maxX
    for y in 0..<height {
      let isInside = y >= region.minY && y < region.maxY
      for x in 0..<width where !isInside || !columns.contains(x) { pixels[y * width + x] = 0 }
    }
  }

  /// The picture with components of the kind asked for.
  func converted(toLinear wanted: Bool) -> FilterPicture {
    guard wanted != isLinear else { return self }
    var copy = self
    let table = wanted ? LightTable.linear : LightTable.encoded
    copy.pixels = pixels.map { $0.mappedStraight { table[Int($0)] } }
    copy.isLinear = wanted
    return copy
  }
}

/// Components of 0...255 in linear light and gamma-encoded.
enum LightTable {
  /// Source: IEC 61966-2-1, sRGB's transfer function.
  static let linear: [UInt8] = (0..<256).map { value in
    let c = Double(value) / 255
    let light = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    return UInt8(clamping: (light * 255).rounded())
  }
  static let encoded: [UInt8] = (0..<256).map { value in
    let c = Double(value) / 255
    let code = c <= 0.003_130_8 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055
    return UInt8(clamping: (code * 255).rounded())
  }
}

extension UInt32 {
  /// The premultiplied pixel with its straight colors changed.
  func mappedStraight(_ change: (UInt8) -> UInt8) -> UInt32 {
    let alpha = self >> 24
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      let straight = Swift.min(((self >> shift & 255) * 255 + alpha / 2) / alpha, 255)
      let mapped = UInt32(change(UInt8(truncatingIfNeeded: straight)))
      return ((mapped * alpha + 127) / 255) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}

/// The functions of all components as tables.
struct FilterTables {
  private let red: [UInt8]
  private let green: [UInt8]
  private let blue: [UInt8]
  private let alpha: [UInt8]

  init(
    red: FilterGraph.Transfer, green: FilterGraph.Transfer, blue: FilterGraph.Transfer,
    alpha: FilterGraph.Transfer
  ) {
    self.red = red.table
    self.green = green.table
    self.blue = blue.table
    self.alpha = alpha.table
  }

  /// What becomes of a premultiplied pixel.
  func apply(to pixel: UInt32) -> UInt32 {
    let old = pixel >> 24
    func straight(_ shift: UInt32) -> Int {
      old > 0 ? Int(min(((pixel >> shift & 255) * 255 + old / 2) / old, 255)) : 0
    }
    let opacity = UInt32(alpha[Int(old)])
    func component(_ value: UInt8) -> UInt32 { (UInt32(value) * opacity + 127) / 255 }
    return opacity << 24 | component(red[straight(16)]) << 16
      | component(green[straight(8)]) << 8 | component(blue[straight(0)])
  }
}

extension FilterGraph.Transfer {
  /// Source: Filter Effects 1, section 9.7.
  fileprivate var table: [UInt8] {
    (0..<256).map { step in
      UInt8(clamping: (value(at: Double(step) / 255) * 255).rounded())
    }
  }

  private func value(at c: Double) -> Double {
    switch self {
    case .identity: return c
    case .table(let values):
      guard let last = values.last, values.count > 1 else { return values.first ?? c }
      let place = c * Double(values.count - 1)
      let index = Int(clamping: place)
      guard index < values.count - 1 else { return last }
      return values[index] + (place - Double(index)) * (values[index + 1] - values[index])
    case .discrete(let values):
      guard let last = values.last else { return c }
      let index = Int(clamping: c * Double(values.count))
      return index < values.count ? values[index] : last
    case .linear(let slope, let intercept): return slope * c + intercept
    case .gamma(let amplitude, let exponent, let offset):
      return amplitude * pow(c, exponent) + offset
    }
  }
}

/// The largest or least components around every pixel.
struct FilterMorphology {
  let dilates: Bool
  let x: Int
  let y: Int

  func apply(to pixels: [UInt32], width: Int, height: Int) -> [UInt32] {
    var result = pixels
    for row in 0..<height {
      let line = filtered((0..<width).map { result[row * width + $0] }, x)
      for column in 0..<width { result[row * width + column] = line[column] }
    }
    for column in 0..<width {
      let line = filtered((0..<height).map { result[$0 * width + column] }, y)
      for row in 0..<height { result[row * width + column] = line[row] }
    }
    return result
  }

  /// The extremes over a window around every pixel of a line; beyond the line all is clear.
  ///
  /// Source: M. van Herk, "A fast algorithm for local minimum and maximum filters", 1992.
  private func filtered(_ line: [UInt32], _ radius: Int) -> [UInt32] {
    guard radius > 0, !line.isEmpty else { return line }
    let window = 2 * radius + 1
    let blank = [UInt32](repeating: 0, count: radius)
    let padded = blank + line + blank
    var (forward, backward) = (padded, padded)
    for index in padded.indices where index % window != 0 {
      forward[index] = extreme(forward[index - 1], padded[index])
    }
    for index in padded.indices.dropLast().reversed() where (index + 1) % window != 0 {
      backward[index] = extreme(backward[index + 1], padded[index])
    }
    return line.indices.map { extreme(backward[$0], forward[$0 + window - 1]) }
  }

  private func extreme(_ first: UInt32, _ second: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [24, 16, 8, 0] {
      let (a, b) = (first >> shift & 255, second >> shift & 255)
      result |= (dilates ? max(a, b) : min(a, b)) << shift
    }
    return result
  }
}
