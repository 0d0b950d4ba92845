package import VectorGraphics

/// Writes the pictures of a sequence one after the other, each as a file of its own.
///
/// The files are those of ``PNGEncoder``; strips without a change are taken from the file before.
package struct PNGSequenceEncoder: Sendable {
  /// The strips of the last picture.
  private struct Kept: Sendable {
    let width: Int
    let height: Int
    let layout: PNGLayout
    let strips: [PNGStrip]
  }

  private let encoder: PNGEncoder
  private var kept: Kept?

  package init(_ encoder: PNGEncoder) { self.encoder = encoder }

  /// A PNG file of the next picture.
  ///
  /// - Parameter changes: Where it may differ from the one before; nil for everywhere.
  ///
  /// Throws as ``PNGEncoder/encode(_:)`` does.
  package mutating func encode(
    _ bitmap: Bitmap, changes: [PixelRect]?
  ) throws(ImageCodingError) -> [UInt8] {
    guard encoder.compression == .fast else { return try encoder.encode(bitmap) }
    let layout = try encoder.layout(of: bitmap)
    let last = kept
    kept = nil
    let strips = try encoder.strips(of: bitmap, layout: layout) { index, rows in
      guard let last, let changes, last.width == bitmap.width, last.height == bitmap.height,
        last.layout.packs(like: layout), index < last.strips.count
      else { return nil }
      let isChanged = changes.contains {
        $0.y < rows.upperBound && $0.y + $0.height > rows.lowerBound
      }
      return isChanged ? nil : last.strips[index]
    }
    kept = Kept(width: bitmap.width, height: bitmap.height, layout: layout, strips: strips)
    return try encoder.join(strips, of: bitmap, layout: layout)
  }
}
