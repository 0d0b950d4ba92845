package import VectorGraphics

/// Reads picture files of every kind that views show, turned as they are to be seen.
package struct PictureDecoder: Sendable {
  /// The largest number of pixels that is decoded.
  package var maximumPixels: Int

  /// A decoder that refuses pictures of more than the given number of pixels.
  package init(maximumPixels: Int = 1 << 28) {
    self.maximumPixels = maximumPixels
  }

  /// The picture in a file.
  ///
  /// Throws as ``PNGDecoder``, ``JPEGDecoder``, ``GIFDecoder`` and ``WebPPicture`` do.
  package func decode(_ image: EncodedImage) throws(ImageCodingError) -> Bitmap {
    let stored =
      switch image.format {
      case .png: try PNGDecoder(maximumPixels: maximumPixels).decode(image.bytes)
      case .svg: throw .otherFormat(expected: "PNG", found: "an SVG file")
      case .jpeg: try JPEGDecoder(maximumPixels: maximumPixels).decode(image)
      case .gif: try GIFDecoder(maximumPixels: maximumPixels).decode(image)
      case .webp: try WebPPicture.decode(image, maximumPixels: maximumPixels)
      }
    return stored.turned(image.orientation)
  }

  /// The file as a PNG file whose rows are as they are to be seen: itself, if it is one.
  ///
  /// Bytes of other kinds are given back as they are: ``PNGHeader`` says what they are.
  package func png(_ bytes: [UInt8]) throws(ImageCodingError) -> [UInt8] {
    let image = EncodedImage(file: bytes)
    if image == nil, let format = FileSignature(bytes)?.format,
      ["JPEG", "WebP", "GIF"].contains(format)
    {
      throw .corrupt(format: format, message: "it has no header")
    }
    guard let image, image.format != .png || image.orientation != .up else { return bytes }
    return try PNGEncoder().encode(try decode(image))
  }
}
