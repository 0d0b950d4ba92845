import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// Lights a surface.
///
/// Source: Filter Effects 1, sections 9.9, 9.19 and 11.
struct FilterShader {
  private typealias Vector = SIMD3<Double>

  private let lighting: FilterLighting
  private let light: FilterLighting.Light
  private let color: Vector

  /// `matrix` maps the light's coordinates to pixels.
  init(_ lighting: FilterLighting, matrix: CGAffineTransform, isLinear: Bool) {
    self.lighting = lighting
    light = lighting.light.applying(matrix)
    func component(_ value: Float) -> Double {
      let byte = UInt8(clamping: (Double(value) * 255).rounded())
      return Double(isLinear ? LightTable.linear[Int(byte)] : byte) / 255
    }
    color = Vector(
      component(lighting.color.red), component(lighting.color.green),
      component(lighting.color.blue))
  }

  /// Fills a region of a picture with what the surface shows, which is the alpha of another.
  func fill(
    _ pixels: inout [UInt32], surface: [UInt32], width: Int, height: Int, region: PixelRect
  ) {
    guard region.width > 0, region.height > 0 else { return }
    let relief = Relief(alphas: surface, width: width, region: region)
    for y in region.minY..<region.maxY {
      for x in region.minX..<region.maxX {
        let z = lighting.surfaceScale * relief.height(x, y)
        let normal = relief.normal(x, y, scale: lighting.surfaceScale)
        pixels[y * width + x] = shade(Vector(Double(x), Double(y), z), normal)
      }
    }
  }

  private func shade(_ place: SIMD3<Double>, _ normal: SIMD3<Double>) -> UInt32 {
    let ray = self.ray(at: place)
    let colored = color * strength(of: ray)
    switch lighting.reflection {
    case .diffuse(let constant):
      let level = max(constant * (normal * ray).sum(), 0)
      return Self.pixel(colored * level, alpha: 1)
    case .specular(let constant, let exponent):
      let half = ray + SIMD3(0, 0, 1)
      let length = (half * half).sum().squareRoot()
      let cosine = length > 0 ? (normal * half).sum() / length : 0
      let level = cosine > 0 ? constant * pow(cosine, exponent) : 0
      let result = colored * level
      return Self.pixel(result, alpha: min(max(result.max(), 0), 1))
    }
  }

  private static func pixel(_ color: SIMD3<Double>, alpha: Double) -> UInt32 {
    let opacity = UInt32(clamping: (alpha * 255).rounded(), to: 0...255)
    func byte(_ value: Double) -> UInt32 {
      UInt32(clamping: (value * 255).rounded(), to: 0...opacity)
    }
    return opacity << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }

  /// The unit vector from a place to the light.
  private func ray(at place: SIMD3<Double>) -> SIMD3<Double> {
    switch light {
    case .distant(let azimuth, let elevation):
      return SIMD3(
        cos(azimuth) * cos(elevation), sin(azimuth) * cos(elevation), sin(elevation))
    case .point(let x, let y, let z), .spot(let x, let y, let z, _, _, _, _, _):
      return (SIMD3(x, y, z) - place).unit
    }
  }

  /// How much of the light a ray to it brings.
  private func strength(of ray: SIMD3<Double>) -> Double {
    guard case .spot(let x, let y, let z, let atX, let atY, let atZ, let exponent, let cone) = light
    else { return 1 }
    let axis = (SIMD3(atX, atY, atZ) - SIMD3(x, y, z)).unit
    let cosine = -(ray * axis).sum()
    guard cosine > 0 else { return 0 }
    if let cone, cosine < cos(cone) { return 0 }
    return pow(cosine, exponent)
  }
}

extension SIMD3<Double> {
  fileprivate var unit: SIMD3<Double> {
    let length = (self * self).sum().squareRoot()
    return length > 0 ? self / length : self
  }
}

extension FilterLighting.Light {
  /// The light in pixels; heights are scaled as lengths are on average.
  fileprivate func applying(_ matrix: CGAffineTransform) -> FilterLighting.Light {
    let scales = matrix.axisScales
    let depth = ((scales.x * scales.x + scales.y * scales.y) / 2).squareRoot()
    func mapped(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(matrix) }
    switch self {
    case .distant: return self
    case .point(let x, let y, let z):
      let place = mapped(x, y)
      return .point(x: Double(place.x), y: Double(place.y), z: z * Double(depth))
    case .spot(let x, let y, let z, let atX, let atY, let atZ, let exponent, let cone):
      let (place, aim) = (mapped(x, y), mapped(atX, atY))
      return .spot(
        x: Double(place.x), y: Double(place.y), z: z * Double(depth), atX: Double(aim.x),
        atY: Double(aim.y), atZ: atZ * Double(depth), exponent: exponent, cone: cone)
    }
  }
}

/// A surface whose height is an alpha, 0...1.
private struct Relief {
  let alphas: [UInt32]
  let width: Int
  let region: PixelRect

  func height(_ x: Int, _ y: Int) -> Double { Double(alphas[y * width + x] >> 24) / 255 }

  /// The unit normal, by a Sobel operator that leaves out what is beyond the region.
  func normal(_ x: Int, _ y: Int, scale: Double) -> SIMD3<Double> {
    let columns = max(x - 1, region.minX)...min(x + 1, region.maxX - 1)
    let rows = max(y - 1, region.minY)...min(y + 1, region.maxY - 1)
    func weight(_ distance: Int) -> Double { distance == 0 ? 2 : 1 }
    var (sumX, weightX, sumY, weightY) = (0.0, 0.0, 0.0, 0.0)
    for row in rows {
      let factor = weight(row - y)
      let spread = Double(columns.upperBound - columns.lowerBound)
      guard spread > 0 else { continue }
      sumX += factor * (height(columns.upperBound, row) - height(columns.lowerBound, row)) / spread
      weightX += factor
    }
    for column in columns {
      let factor = weight(column - x)
      let spread = Double(rows.upperBound - rows.lowerBound)
      guard spread > 0 else { continue }
      sumY += factor * (height(column, rows.upperBound) - height(column, rows.lowerBound)) / spread
      weightY += factor
    }
    // The operator's differences are over two pixels, undivided.
    let slopeX = weightX > 0 ? 2 * scale * sumX / weightX : 0
    let slopeY = weightY > 0 ? 2 * scale * sumY / weightY : 0
    return SIMD3(-slopeX, -slopeY, 1).unit
  }
}

extension FilterConvolution {
  /// What becomes of premultiplied pixels.
  ///
  /// Source: Filter Effects 1, section 9.8.
  func applied(to pixels: [UInt32], width: Int, height: Int) -> [UInt32] {
    guard matrix.count == columns * rows, columns > 0, rows > 0, divisor != 0 else { return pixels }
    var result: [UInt32] = []
    result.reserveCapacity(pixels.count)
    for y in 0..<height {
      let sums = sums(ofRow: y, pixels, width, height)
      for x in 0..<width { result.append(pixel(sums[x], own: pixels[y * width + x])) }
    }
    return result
  }

  /// Returns the weighted sums around the pixels of a row.
  private func sums(
    ofRow y: Int, _ pixels: [UInt32], _ width: Int, _ height: Int
  ) -> [SIMD4<Double>] {
    var sums = [SIMD4<Double>](repeating: .zero, count: width)
    for row in 0..<rows {
      guard let py = place(y - targetY + row, height) else { continue }
      let line = (0..<width + columns - 1).map { index -> SIMD4<Double> in
        place(index - targetX, width).map { components(pixels[py * width + $0]) } ?? .zero
      }
      for column in 0..<columns {
        let factor = matrix[(rows - row - 1) * columns + columns - column - 1]
        guard factor != 0 else { continue }
        for x in 0..<width { sums[x] += line[x + column] * factor }
      }
    }
    return sums
  }

  private func pixel(_ sums: SIMD4<Double>, own pixel: UInt32) -> UInt32 {
    let own = Double(pixel >> 24) / 255
    let alpha = preservesAlpha ? own : min(max(sums.w / divisor + bias, 0), 1)
    let opacity = UInt32(clamping: (alpha * 255).rounded(), to: 0...255)
    func byte(_ sum: Double) -> UInt32 {
      let value = sum / divisor + bias * (preservesAlpha ? 1 : alpha)
      let bounded = preservesAlpha ? min(max(value, 0), 1) * alpha : value
      return UInt32(clamping: (bounded * 255).rounded(), to: 0...opacity)
    }
    return opacity << 24 | byte(sums.x) << 16 | byte(sums.y) << 8 | byte(sums.z)
  }

  /// Red, green, blue and alpha, 0...1, straight where alpha is preserved.
  private func components(_ pixel: UInt32) -> SIMD4<Double> {
    let all = SIMD4(
      Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255),
      Double(pixel >> 24))
    guard preservesAlpha, all.w > 0 else { return all / 255 }
    return SIMD4(all.x / all.w, all.y / all.w, all.z / all.w, all.w / 255)
  }

  private func place(_ index: Int, _ count: Int) -> Int? {
    guard index < 0 || index >= count else { return index }
    switch edge {
    case .none: return nil
    case .duplicate: return min(max(index, 0), count - 1)
    case .wrap: return ((index % count) + count) % count
    }
  }
}
