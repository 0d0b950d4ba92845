import IntegerConversion

extension Bitmap {
  /// The pixels as straight bytes: red, green, blue, alpha, row by row; a clear pixel is all 0.
  ///
  /// Each channel is the premultiplied one times 255 divided by alpha, rounded to nearest.
  public func straightRGBA() -> [UInt8] {
    straightRGBA(in: PixelRect(x: 0, y: 0, width: width, height: height))
  }

  /// The pixels of a rectangle, which lies within the picture, as straight bytes.
  package func straightRGBA(in rect: PixelRect) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: rect.width * rect.height * 4)
    let pixels = pixels.span
    var index = 0
    for row in rect.y..<rect.y + rect.height {
      for place in row * width + rect.x..<row * width + rect.x + rect.width {
        let straight = Bitmap.straight(pixels[place])
        bytes[index] = straight.x
        bytes[index + 1] = straight.y
        bytes[index + 2] = straight.z
        bytes[index + 3] = straight.w
        index += 4
      }
    }
    return bytes
  }

  /// A picture of straight bytes: red, green, blue, alpha, row by row.
  package init(width: Int, height: Int, straightRGBA bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a bitmap needs four bytes per pixel")
    let pixels = (0..<width * height).map { index in
      Bitmap.premultiplied(
        SIMD4(bytes[index * 4], bytes[index * 4 + 1], bytes[index * 4 + 2], bytes[index * 4 + 3]))
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The straight red, green, blue and alpha of a premultiplied pixel 0xAARRGGBB.
  package static func straight(_ pixel: UInt32) -> SIMD4<UInt8> {
    let alpha = pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    switch alpha {
    case 0: return .zero
    case 255: return SIMD4(UInt8(red), UInt8(green), UInt8(blue), 255)
    default:
      func divided(_ channel: UInt32) -> UInt8 {
        UInt8(min((channel * 255 + alpha / 2) / alpha, 255))
      }
      return SIMD4(divided(red), divided(green), divided(blue), UInt8(alpha))
    }
  }

  /// The pixel 0xAARRGGBB of straight red, green, blue and alpha, rounded to nearest.
  package static func premultiplied(_ straight: SIMD4<UInt8>) -> UInt32 {
    let alpha = UInt32(straight.w)
    func multiplied(_ channel: UInt8) -> UInt32 { (UInt32(channel) * alpha + 127) / 255 }
    return alpha << 24 | multiplied(straight.x) << 16 | multiplied(straight.y) << 8
      | multiplied(straight.z)
  }

  /// Returns the straight color of the pixel in column `x` of row `y`; a transparent pixel is transparent black.
  ///
  /// The precision of premultiplied bytes depends on the opacity: at an opacity of 10 % there are 26
  /// steps from none to full.
  public func color(x: Int, y: Int) -> Color.Resolved { Color.Resolved(pixel: self[x, y]) }

  /// The part of the picture inside `rect`, which may reach beyond the edges.
  package func cropped(to rect: PixelRect) -> Bitmap {
    let inside = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    let rows = inside.y..<inside.y + inside.height
    return Bitmap(
      width: inside.width, height: inside.height,
      pixels: rows.flatMap { row in
        pixels[row * width + inside.x..<row * width + inside.x + inside.width]
      })
  }
}
