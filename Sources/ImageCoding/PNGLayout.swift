import CPNG
import IntegerConversion
import VectorGraphics

/// How the pixels of a picture are stored in a file: with a palette if that is shorter, else without alpha
/// if all are opaque.
struct PNGLayout: Sendable {
  var kind: cpng_kind
  private var palette: cpng_palette

  private var isOpaque: Bool

  init(_ bitmap: Bitmap) {
    var palette = cpng_palette()
    var isOpaque = true
    let hasPalette = unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      isOpaque = unsafe cpng_is_opaque(pixels.baseAddress, pixels.count) != 0
      return unsafe cpng_find_palette(pixels.baseAddress, pixels.count, &palette) != 0
    }
    self.palette = palette
    self.isOpaque = isOpaque
    let paysOff = Int(palette.count) * Self.pixelsForColor <= bitmap.pixels.count
    kind = hasPalette && paysOff ? CPNG_INDEXED : isOpaque ? CPNG_RGB : CPNG_RGBA
  }

  /// The minimum number of pixels per color of a palette.
  ///
  /// An entry takes up to 4 bytes; an index saves 2 or 3 bytes, but repeats are compressed either way.
  private static let pixelsForColor = 8

  /// The layout with colors instead of indices.
  var withoutPalette: PNGLayout {
    var layout = self
    layout.kind = isOpaque ? CPNG_RGB : CPNG_RGBA
    return layout
  }

  /// The layout as RGBA, whatever the colors are.
  var withAlpha: PNGLayout {
    var layout = self
    layout.isOpaque = false
    layout.kind = CPNG_RGBA
    return layout
  }

  /// Whether equal pixels are the same bytes in both.
  func packs(like other: PNGLayout) -> Bool {
    guard kind == other.kind, kind == CPNG_INDEXED else { return kind == other.kind }
    return unsafe withUnsafeBytes(of: palette.colors) { mine in
      unsafe withUnsafeBytes(of: other.palette.colors) { others in
        unsafe palette.count == other.palette.count && mine.elementsEqual(others)
      }
    }
  }

  /// Calls `body` with some of a picture's rows.
  func withRows<Result>(
    _ range: Range<Int>, of bitmap: Bitmap, _ body: (inout cpng_rows) -> Result
  ) -> Result {
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      unsafe withUnsafePointer(to: palette) { palette in
        var rows = unsafe cpng_rows(
          pixels: pixels.baseAddress.map { unsafe $0 + range.lowerBound * bitmap.width },
          width: UInt32(bitmap.width), count: UInt32(range.count), kind: kind, palette: palette)
        return unsafe body(&rows)
      }
    }
  }

  /// The bytes of a row in a file.
  func rowBytes(width: Int) -> Int {
    1 + width * (kind == CPNG_INDEXED ? 1 : kind == CPNG_RGB ? 3 : 4)
  }
}
