package import ImageCoding

extension PictureComparison {
  /// Compares two PNG files; equal files are not decoded.
  ///
  /// - Throws: `ImageCodingError` of the first file that can't be read.
  package func compare(
    png expected: [UInt8], _ actual: [UInt8], decoder: PNGDecoder = PNGDecoder()
  ) throws(ImageCodingError) -> PictureDifference {
    guard expected != actual else {
      let header = try PNGHeader(expected)
      return PictureDifference(
        comparison: self, equalPicturesOf: PictureSize(width: header.width, height: header.height))
    }
    return compare(try decoder.decode(expected), try decoder.decode(actual))
  }
}
