import ImageCoding
import VectorGraphics

/// Writes raw frames for another program: four bytes per pixel, blue, green, red and alpha, not premultiplied.
struct RawVideoEncoder: AnimationEncoder {
  private let matte: SIMD3<UInt8>?

  /// - Parameter matte: The background color for transparent pixels, or `nil` to keep alpha.
  init(matte: SIMD3<UInt8>?) { self.matte = matte }

  var packing: @Sendable (AnimationFrame) throws -> [UInt8] {
    let matte = matte
    return { frame in
      let picture = matte.map { frame.picture.flattened(on: $0) } ?? frame.picture
      var bytes: [UInt8] = []
      bytes.reserveCapacity(picture.pixels.count * 4)
      for pixel in picture.pixels {
        let color = Bitmap.straight(pixel)
        bytes.append(color.z)
        bytes.append(color.y)
        bytes.append(color.x)
        bytes.append(color.w)
      }
      return bytes
    }
  }

  mutating func begin() -> [UInt8] { [] }
  mutating func append(_ piece: [UInt8]) -> [UInt8] { piece }
  mutating func finish() -> [UInt8] { [] }
}
