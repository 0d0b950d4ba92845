package import ImageCoding
import VectorGraphics

/// A picture that is to look as its reference does.
package struct SnapshotSubject: Sendable {
  /// The name of the reference, without extension: `card@2x`.
  package var name: String
  /// The file that it is about, for messages; empty for none.
  package var source: String
  /// The pixels; nil where only the drawing is compared.
  package var bitmap: StraightBitmap?
  /// What was drawn, as `DisplayList.dump()` writes it; nil where that is not known.
  package var drawing: String?
  /// Pixels a point.
  package var scale: Double
  /// What the picture was made with, for its reference's stamp.
  package var environment: [PNGEncoder.Text]

  package init(
    name: String, source: String = "", bitmap: StraightBitmap?, drawing: String? = nil,
    scale: Double = 1, environment: [PNGEncoder.Text] = []
  ) {
    self.name = name
    self.source = source
    self.bitmap = bitmap
    self.drawing = drawing
    self.scale = scale
    self.environment = environment
  }

  /// The digest of the drawing's text.
  package static func drawingHash(_ text: String) -> String {
    SHA256.hexDigest(of: Array(text.utf8))
  }

  /// The reference that this picture would be recorded as.
  ///
  /// - Throws: `ImageCodingError` for a picture without pixels.
  package func reference() throws(ImageCodingError) -> SnapshotReference {
    guard let bitmap else { return SnapshotReference(png: nil, drawing: drawing) }
    let file = try PNGEncoder(compression: .small, scale: scale).encode(bitmap.premultiplied)
    var texts = environment
    if let drawing {
      let hash = PNGEncoder.Text(
        keyword: PNGStamp.drawingKeyword, value: "sha256 \(Self.drawingHash(drawing))")
      texts.append(hash)
    }
    return SnapshotReference(png: PNGStamp(texts).stamped(file, of: bitmap), drawing: drawing)
  }
}

/// How a picture is expected to look.
package struct SnapshotReference: Sendable, Equatable {
  /// The picture, as a PNG file; nil for none.
  package var png: [UInt8]?
  /// What was drawn, as `DisplayList.dump()` writes it; nil for none.
  package var drawing: String?

  package init(png: [UInt8]?, drawing: String?) {
    self.png = png
    self.drawing = drawing
  }

  /// Whether there is nothing.
  package var isEmpty: Bool { png == nil && drawing == nil }
}
