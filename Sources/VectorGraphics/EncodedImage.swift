/// The bytes of a picture file, with the size that its head states.
public final class EncodedImage: Sendable {
  /// A kind of picture file.
  public enum Format: String, Sendable {
    case png
    case jpeg
  }

  /// The kind of file.
  public let format: Format
  /// The whole file.
  public let bytes: [UInt8]
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// A picture file whose size is known.
  package init(format: Format, bytes: [UInt8], width: Int, height: Int) {
    self.format = format
    self.bytes = bytes
    self.width = width
    self.height = height
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
