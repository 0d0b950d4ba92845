import IntegerConversion
import VectorGraphics

/// Writes animated GIF files: 256 colors chosen in OKLab, a fixed dither pattern, delays of the frame rate.
///
/// Translucent pixels are blended with the matte before they are dithered; pixels with an opacity of zero stay clear.
/// If no pixel is clear, only the part of a frame that differs from the previous frame is written.
/// Source: CompuServe, GIF89a Specification.
package struct GIFEncoder: AnimationEncoder {
  /// The source of the colors.
  package enum Palette: Sendable {
    /// One palette for all frames.
    case global(ColorPalette)
    /// Each frame has a palette of its own; whether any of them has clear pixels.
    case perFrame(hasClear: Bool)
  }

  /// A frame's place, its colors and their indices.
  package struct Piece: Sendable {
    var rect: PixelRect
    var palette: ColorPalette
    var blocks: [UInt8]
  }

  /// Delays under 2/100 s are played as 10/100 s by browsers.
  package static let maximumRate = 50

  private let format: AnimationFormat
  private let palette: Palette
  private let matte: SIMD3<UInt8>
  private var index = 0

  /// - Throws: `tooManyFrames` for more than 50 frames a second.
  package init(
    _ format: AnimationFormat, palette: Palette, matte: SIMD3<UInt8>
  ) throws(ImageCodingError) {
    guard format.rate.value <= Double(Self.maximumRate) else {
      throw .tooManyFramesPerSecond(
        format: "GIF", rate: "\(format.rate)", maximum: Self.maximumRate)
    }
    guard format.width <= 0xffff, format.height <= 0xffff else {
      throw .tooLarge(
        width: format.width, height: format.height, maximumPixels: 0xffff * 0xffff)
    }
    self.format = format
    self.palette = palette
    self.matte = matte
  }

  private var hasClear: Bool {
    switch palette {
    case .global(let palette): palette.clearIndex != nil
    case .perFrame(let hasClear): hasClear
    }
  }

  package var packing: @Sendable (AnimationFrame) throws -> Piece {
    let (palette, matte, hasClear) = (palette, matte, hasClear)
    return { frame in
      let rect = Self.rect(of: frame, hasClear: hasClear)
      let part = frame.picture.cropped(to: rect)
      let colors = Self.colors(palette, of: part, matte)
      let indices = Self.indices(of: part, at: rect, colors, matte)
      return Piece(
        rect: rect, palette: colors,
        blocks: GIFCompressor.blocks(of: indices, bits: colors.bits))
    }
  }

  /// What of a frame is written; at least a pixel.
  private static func rect(of frame: AnimationFrame, hasClear: Bool) -> PixelRect {
    let picture = frame.picture
    var rect = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    if hasClear {
      rect = picture.bounds(alphaAtLeast: 1)
    } else if let previous = frame.previous {
      rect = picture.changes(since: previous)
    }
    return rect.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : rect
  }

  private static func colors(
    _ palette: Palette, of picture: Bitmap, _ matte: SIMD3<UInt8>
  ) -> ColorPalette {
    switch palette {
    case .global(let palette): return palette
    case .perFrame:
      var histogram = ColorHistogram()
      histogram.add(picture, matte: matte)
      return ColorPalette(histogram)
    }
  }

  private static func indices(
    of part: Bitmap, at rect: PixelRect, _ palette: ColorPalette, _ matte: SIMD3<UInt8>
  ) -> [UInt8] {
    var dither = OrderedDither(palette)
    var indices: [UInt8] = []
    indices.reserveCapacity(part.pixels.count)
    for y in 0..<part.height {
      for x in 0..<part.width {
        let pixel = part[x, y]
        if pixel >> 24 == 0, let clear = palette.clearIndex {
          indices.append(UInt8(clear))
        } else {
          let color = Bitmap.flattened(pixel, matte) & 0xff_ffff
          indices.append(dither.index(of: color, x: rect.x + x, y: rect.y + y))
        }
      }
    }
    return indices
  }

  // MARK: The file

  package mutating func begin() -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + little(format.width) + little(format.height)
    if case .global(let palette) = palette {
      bytes += [UInt8(0x80 | 0x70 | (palette.bits - 1)), 0, 0] + Self.table(palette)
    } else {
      bytes += [0x70, 0, 0]
    }
    guard format.count > 1, format.plays != 1 else { return bytes }
    // Source: Netscape's application extension; repetitions after the first play, 0 for ever.
    let repetitions = format.plays == 0 ? 0 : format.plays - 1
    return bytes + [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + little(repetitions) + [0]
  }

  package mutating func append(_ piece: Piece) -> [UInt8] {
    let delay = min(format.rate.delay(ofFrame: index, unitsPerSecond: 100), 0xffff)
    index += 1
    let clear = piece.palette.clearIndex
    // What is clear later must be cleared; else frames stay where they are.
    let disposal: UInt8 = hasClear ? 2 : 1
    var bytes: [UInt8] = [0x21, 0xf9, 4, disposal << 2 | (clear == nil ? 0 : 1)]
    bytes += little(delay) + [UInt8(clear ?? 0), 0, 0x2c]
    let rect = piece.rect
    bytes += little(rect.x) + little(rect.y) + little(rect.width) + little(rect.height)
    switch palette {
    case .global: bytes.append(0)
    case .perFrame: bytes += [UInt8(0x80 | (piece.palette.bits - 1))] + Self.table(piece.palette)
    }
    return bytes + piece.blocks
  }

  package mutating func finish() -> [UInt8] { [0x3b] }

  private func little(_ number: Int) -> [UInt8] { UInt16(clamping: number).littleEndianBytes }

  /// The colors, filled up to a power of two.
  private static func table(_ palette: ColorPalette) -> [UInt8] {
    let bytes = palette.colors.flatMap { color in
      [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
    return bytes + [UInt8](repeating: 0, count: 3 * (1 << palette.bits) - bytes.count)
  }
}
