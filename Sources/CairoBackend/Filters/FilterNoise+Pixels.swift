import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

extension FilterGraphRunner {
  /// Fills a picture with noise.
  func fill(_ picture: inout FilterPicture, _ noise: FilterNoise, _ region: CGRect) {
    guard matrix.isDrawable else { return }
    let generator = NoiseGenerator(noise, region: region)
    let toUser = matrix.inverted()
    for y in picture.region.minY..<picture.region.maxY {
      for x in picture.region.minX..<picture.region.maxX {
        let point = CGPoint(x: x, y: y).applying(toUser)
        picture.pixels[y * width + x] = generator.pixel(at: point)
      }
    }
  }

  /// The pixels of a picture, each taken from where two components of a map say.
  ///
  /// Source: Filter Effects 1, section 9.11; the map's colors are straight.
  func displaced(
    _ pixels: [UInt32], by map: [UInt32], _ scale: CGFloat, _ xChannel: FilterChannel,
    _ yChannel: FilterChannel
  ) -> [UInt32] {
    let scales = matrix.axisScales
    var result = [UInt32](repeating: 0, count: pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = map[y * width + x]
        let column = CGFloat(x) + scale * scales.x * (xChannel.value(pixel) - 0.5)
        let row = CGFloat(y) + scale * scales.y * (yChannel.value(pixel) - 0.5)
        guard column >= 0, row >= 0, column < CGFloat(width), row < CGFloat(height) else {
          continue
        }
        result[y * width + x] = pixels[Int(clamping: row) * width + Int(clamping: column)]
      }
    }
    return result
  }
}

extension FilterChannel {
  /// The component of a premultiplied pixel, straight, 0...1.
  fileprivate func value(_ pixel: UInt32) -> CGFloat {
    let alpha = pixel >> 24
    func straight(_ shift: UInt32) -> CGFloat {
      alpha > 0 ? min(CGFloat(pixel >> shift & 255) / CGFloat(alpha), 1) : 0
    }
    switch self {
    case .red: return straight(16)
    case .green: return straight(8)
    case .blue: return straight(0)
    case .alpha: return CGFloat(alpha) / 255
    }
  }
}

/// Source: Filter Effects 1, section 9.21, whose reference code says each constant below.
private struct NoiseGenerator {
  private static let size = 0x100
  private static let shift = 4096

  private let noise: FilterNoise
  private var lattice: [Int]
  private var gradients: [[SIMD2<Double>]]
  private var frequency: SIMD2<Double>
  private var wrap: (width: Int, height: Int, x: Int, y: Int)?

  init(_ noise: FilterNoise, region: CGRect) {
    self.noise = noise
    var random = NoiseRandom(seed: noise.seed)
    let (size, total) = (Self.size, 2 * Self.size + 2)
    var lattice = [Int](repeating: 0, count: total)
    var gradients = [[SIMD2<Double>]](
      repeating: [SIMD2<Double>](repeating: .zero, count: total), count: 4)
    for channel in 0..<4 {
      for index in 0..<size {
        lattice[index] = index
        let x = Double(random.next() % (2 * size) - size) / Double(size)
        let y = Double(random.next() % (2 * size) - size) / Double(size)
        let length = (x * x + y * y).squareRoot()
        gradients[channel][index] = length > 0 ? SIMD2(x / length, y / length) : SIMD2(0, 0)
      }
    }
    for index in (1..<size).reversed() { lattice.swapAt(index, random.next() % size) }
    for index in 0..<(size + 2) {
      lattice[size + index] = lattice[index]
      for channel in 0..<4 { gradients[channel][size + index] = gradients[channel][index] }
    }
    self.lattice = lattice
    self.gradients = gradients
    frequency = SIMD2(Double(noise.frequency.width), Double(noise.frequency.height))
    if noise.stitches { stitch(region) }
  }

  /// Fits the frequencies to the region, so that its borders join.
  private mutating func stitch(_ region: CGRect) {
    func fitted(_ frequency: Double, _ length: Double) -> Double {
      guard frequency != 0, length > 0 else { return frequency }
      let low = (length * frequency).rounded(.down) / length
      let high = (length * frequency).rounded(.up) / length
      return low > 0 && frequency / low < high / frequency ? low : high
    }
    frequency = SIMD2(
      fitted(frequency.x, Double(region.width)), fitted(frequency.y, Double(region.height)))
    let most = 1_000_000_000
    let width = Int(clamping: region.width * frequency.x + 0.5, to: 0...most)
    let height = Int(clamping: region.height * frequency.y + 0.5, to: 0...most)
    func start(_ place: Double) -> Int {
      Int(clamping: place + Double(Self.shift), to: -most...most)
    }
    wrap = (
      width: width, height: height, x: start(region.minX * frequency.x) + width,
      y: start(region.minY * frequency.y) + height
    )
  }

  /// The premultiplied pixel at a point.
  func pixel(at point: CGPoint) -> UInt32 {
    let values = (0..<4).map { channel -> Double in
      let sum = turbulence(channel, SIMD2(Double(point.x), Double(point.y)))
      return min(max(noise.isFractal ? (sum + 1) / 2 : sum, 0), 1)
    }
    let alpha = UInt32(clamping: (values[3] * 255).rounded(), to: 0...255)
    func component(_ value: Double) -> UInt32 {
      UInt32(clamping: (value * 255).rounded(), to: 0...255) * alpha / 255
    }
    return alpha << 24 | component(values[0]) << 16 | component(values[1]) << 8
      | component(values[2])
  }

  private func turbulence(_ channel: Int, _ point: SIMD2<Double>) -> Double {
    var (vector, ratio, sum, wrap) = (point * frequency, 1.0, 0.0, wrap)
    for _ in 0..<max(noise.octaves, 0) {
      let value = smooth(channel, vector, wrap)
      sum += (noise.isFractal ? value : abs(value)) / ratio
      vector *= 2
      ratio *= 2
      if let old = wrap {
        wrap = (
          width: old.width * 2, height: old.height * 2, x: 2 * old.x - Self.shift,
          y: 2 * old.y - Self.shift
        )
      }
    }
    return sum
  }

  private func smooth(
    _ channel: Int, _ vector: SIMD2<Double>, _ wrap: (width: Int, height: Int, x: Int, y: Int)?
  ) -> Double {
    let moved = vector + Double(Self.shift)
    guard abs(moved.x) < 1e15, abs(moved.y) < 1e15 else { return 0 }
    var (left, top) = (Int(clamping: moved.x), Int(clamping: moved.y))
    var (right, bottom) = (left + 1, top + 1)
    let (rx0, ry0) = (moved.x - Double(left), moved.y - Double(top))
    let (rx1, ry1) = (rx0 - 1, ry0 - 1)
    if let wrap {
      if left >= wrap.x { left -= wrap.width }
      if right >= wrap.x { right -= wrap.width }
      if top >= wrap.y { top -= wrap.height }
      if bottom >= wrap.y { bottom -= wrap.height }
    }
    let mask = Self.size - 1
    (left, right, top, bottom) = (left & mask, right & mask, top & mask, bottom & mask)
    let (i, j) = (lattice[left], lattice[right])
    let table = gradients[channel]
    func dot(_ index: Int, _ x: Double, _ y: Double) -> Double {
      x * table[index].x + y * table[index].y
    }
    let (sx, sy) = (rx0 * rx0 * (3 - 2 * rx0), ry0 * ry0 * (3 - 2 * ry0))
    let (b00, b10) = (lattice[i + top], lattice[j + top])
    let (b01, b11) = (lattice[i + bottom], lattice[j + bottom])
    let u = dot(b00, rx0, ry0)
    let upper = u + sx * (dot(b10, rx1, ry0) - u)
    let v = dot(b01, rx0, ry1)
    let lower = v + sx * (dot(b11, rx1, ry1) - v)
    return upper + sy * (lower - upper)
  }
}

/// Park and Miller's minimal generator, by Schrage's method.
private struct NoiseRandom {
  private var state: Int

  init(seed: Int) {
    var start = seed
    if start <= 0 { start = -(start % 2_147_483_646) + 1 }
    state = min(start, 2_147_483_646)
  }

  mutating func next() -> Int {
    var result = 16_807 * (state % 127_773) - 2_836 * (state / 127_773)
    if result <= 0 { result += 2_147_483_647 }
    state = result
    return result
  }
}
