import IntegerConversion
import VectorGraphics

/// Writes uncompressed video as programs pass it to each other: YUV4MPEG2, 4:4:4, BT.709, limited range.
///
/// Source: mjpegtools, yuv4mpeg(5); the matrix: ITU-R BT.709-6, section 3.
package struct Y4MEncoder: AnimationEncoder {
  private let format: AnimationFormat
  private let matte: SIMD3<UInt8>

  /// What is clear stands on the matte: video has no alpha.
  package init(_ format: AnimationFormat, matte: SIMD3<UInt8>) {
    self.format = format
    self.matte = matte
  }

  package var packing: @Sendable (AnimationFrame) throws -> [UInt8] {
    let matte = matte
    return { frame in
      let picture = frame.picture.flattened(on: matte)
      var planes: [[UInt8]] = Array(repeating: [], count: 3)
      for plane in 0..<3 { planes[plane].reserveCapacity(picture.pixels.count) }
      for pixel in picture.pixels {
        let color = Self.converted(pixel)
        planes[0].append(color.x)
        planes[1].append(color.y)
        planes[2].append(color.z)
      }
      return Array("FRAME\n".utf8) + planes[0] + planes[1] + planes[2]
    }
  }

  package mutating func begin() -> [UInt8] {
    let rate = format.rate
    let head = """
      YUV4MPEG2 W\(format.width) H\(format.height) F\(rate.numerator):\(rate.denominator) Ip A1:1 C444 \
      XCOLORRANGE=LIMITED

      """
    return Array(head.utf8)
  }

  package mutating func append(_ piece: [UInt8]) -> [UInt8] { piece }

  package mutating func finish() -> [UInt8] { [] }

  /// Luma 16...235 and the two color differences 16...240 of an opaque pixel.
  static func converted(_ pixel: UInt32) -> SIMD3<UInt8> {
    let red = Double(pixel >> 16 & 255) / 255
    let green = Double(pixel >> 8 & 255) / 255
    let blue = Double(pixel & 255) / 255
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    func byte(_ value: Double) -> UInt8 { UInt8(clamping: value.rounded()) }
    return SIMD3(
      byte(16 + 219 * luma), byte(128 + 224 * (blue - luma) / 1.8556),
      byte(128 + 224 * (red - luma) / 1.5748))
  }
}
