import IntegerConversion
package import VectorGraphics

/// Where the frames of an animation stand on one picture.
package struct SpriteSheet: Sendable, Equatable {
  /// The number of frames and their size in pixels.
  package let count: Int
  package let width: Int
  package let height: Int
  /// How far the edge pixels of a frame are repeated around it, so that scaled sprites do not bleed.
  package let extrusion: Int
  /// The number of frames in a row.
  package let columns: Int

  /// A sheet that is about as wide as it is high, unless `columns` says otherwise.
  package init(count: Int, width: Int, height: Int, extrusion: Int = 1, columns: Int? = nil) {
    self.count = count
    self.width = width
    self.height = height
    self.extrusion = extrusion
    let cell = (width: width + 2 * extrusion, height: height + 2 * extrusion)
    let square = (Double(count * cell.height) / Double(cell.width)).squareRoot().rounded(.up)
    self.columns = min(max(columns ?? Int(clamping: square), 1), count)
  }

  /// The number of rows.
  package var rows: Int { (count + columns - 1) / columns }
  /// The size of the whole picture.
  package var sheetWidth: Int { columns * (width + 2 * extrusion) }
  package var sheetHeight: Int { rows * (height + 2 * extrusion) }

  /// Where a frame stands, without what is repeated around it.
  package func rect(ofFrame frame: Int) -> PixelRect {
    PixelRect(
      x: frame % columns * (width + 2 * extrusion) + extrusion,
      y: frame / columns * (height + 2 * extrusion) + extrusion, width: width, height: height)
  }

  /// Puts a frame onto the sheet.
  package func place(_ picture: Bitmap, frame: Int, on sheet: inout Bitmap) {
    let rect = rect(ofFrame: frame)
    for y in -extrusion..<height + extrusion {
      for x in -extrusion..<width + extrusion {
        let pixel = picture[min(max(x, 0), width - 1), min(max(y, 0), height - 1)]
        sheet[rect.x + x, rect.y + y] = pixel
      }
    }
  }
}

/// Draws the frames of an animation onto one picture.
package struct SpriteSheetEncoder: AnimationEncoder {
  package let sheet: SpriteSheet
  private let encoder: PNGEncoder
  private var picture: Bitmap
  private var index = 0

  package init(_ sheet: SpriteSheet, encoder: PNGEncoder = PNGEncoder()) {
    self.sheet = sheet
    self.encoder = encoder
    picture = Bitmap(width: sheet.sheetWidth, height: sheet.sheetHeight)
  }

  package var packing: @Sendable (AnimationFrame) throws -> Bitmap { { $0.picture } }

  package mutating func begin() -> [UInt8] { [] }

  package mutating func append(_ piece: Bitmap) -> [UInt8] {
    sheet.place(piece, frame: index, on: &picture)
    index += 1
    return []
  }

  package mutating func finish() throws -> [UInt8] { try encoder.encode(picture) }
}
