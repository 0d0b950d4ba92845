/// The bytes of a picture file, with the size that its head states.
public final class EncodedImage: Sendable {
  /// A kind of picture file.
  public enum Format: String, Sendable {
    case png
    case jpeg
    case webp
    case gif
    /// Shapes, which have as many columns and rows as points.
    case svg
  }

  /// The kind of file.
  public let format: Format
  /// The whole file.
  public let bytes: [UInt8]
  /// The number of columns, as the picture is to be seen.
  public let width: Int
  /// The number of rows, as the picture is to be seen.
  public let height: Int
  /// The orientation of the file's rows and columns in the displayed image.
  public let orientation: Orientation
  /// Where the file states its orientation: a part that may be left out.
  package let orientationRange: Range<Int>?
  /// Whether colors are amounts of ink, which not every reader of the format can mix.
  package let isCMYK: Bool
  /// Whether the file has more than one frame, of which the first is shown.
  package let isAnimated: Bool
  /// Whether not every viewer of SVG shows the file as it is shown here.
  package var needsConversion: Bool { isCMYK || isAnimated || format == .gif }
  /// What a picture of shapes draws, in its columns and rows; nil for pixels.
  package let drawing: [DisplayItem]?

  /// A picture file whose size, as it is to be seen, is known.
  package init(
    format: Format, bytes: [UInt8], width: Int, height: Int, exif: ExifData? = nil,
    isCMYK: Bool = false, isAnimated: Bool = false, drawing: [DisplayItem]? = nil
  ) {
    self.drawing = drawing
    self.format = format
    self.bytes = bytes
    self.width = width
    self.height = height
    orientation = exif?.orientation ?? .up
    orientationRange = exif?.range
    self.isCMYK = isCMYK
    self.isAnimated = isAnimated
  }

  /// A picture file of `columns` and `rows`, as they are stored.
  convenience init(
    format: Format, bytes: [UInt8], columns: Int, rows: Int, exif: ExifData?,
    isCMYK: Bool = false, isAnimated: Bool = false
  ) {
    let turns = exif?.orientation.swapsSides ?? false
    self.init(
      format: format, bytes: bytes, width: turns ? rows : columns,
      height: turns ? columns : rows, exif: exif, isCMYK: isCMYK, isAnimated: isAnimated)
  }

  /// The number of columns in the file.
  package var columns: Int { orientation.swapsSides ? height : width }
  /// The number of rows in the file.
  package var rows: Int { orientation.swapsSides ? width : height }

  /// The file without what it says of its orientation: readers show its rows as they are stored.
  package var bytesAsStored: [UInt8] {
    guard let range = orientationRange else { return bytes }
    if format == .webp {
      // The file states its size: the chunk gets a name that readers skip.
      var copy = bytes
      copy.replaceSubrange(range.lowerBound..<range.lowerBound + 4, with: "junk".utf8)
      return copy
    }
    return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
  }
}

extension EncodedImage: Hashable {
  /// Pictures are equal when their bytes are.
  public static func == (lhs: EncodedImage, rhs: EncodedImage) -> Bool {
    lhs === rhs || lhs.bytes == rhs.bytes
  }

  /// Hashes the size and the number of bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(bytes.count)
  }
}
