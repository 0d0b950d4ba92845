import IntegerConversion

/// A ZIP file whose files are stored as they are.
///
/// Source: PKWARE, APPNOTE.TXT 6.3.10, 4.3.6 to 4.3.16.
package struct StoredArchive {
  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  package init() {}

  /// Adds a file; names are in ASCII, all files together have less than 4 GB.
  package mutating func add(_ name: String, _ content: [UInt8]) {
    let offset = files.count
    precondition(offset + content.count < Int(UInt32.max), "the archive is too large for ZIP")
    let size = Self.long(content.count)
    // What is needed to read it, no flags, stored, and the first day that there is: the same input, the same bytes.
    let head =
      Self.short(20) + Self.short(0) + Self.short(0) + Self.short(0) + Self.short(0x21)
      + Self.long(Int(CRC32.value(of: content))) + size + size + Self.short(name.utf8.count)
      + Self.short(0)
    files += Self.long(0x0403_4B50) + head + Array(name.utf8) + content
    directory += Self.long(0x0201_4B50) + Self.short(20) + head + Self.short(0) + Self.short(0)
    directory += Self.short(0) + Self.long(0) + Self.long(offset) + Array(name.utf8)
    count += 1
  }

  /// The whole file.
  package var bytes: [UInt8] {
    let end =
      Self.long(0x0605_4B50) + Self.short(0) + Self.short(0) + Self.short(count)
      + Self.short(count) + Self.long(directory.count) + Self.long(files.count) + Self.short(0)
    return files + directory + end
  }

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(value & 255), UInt8(value >> 8 & 255)]
  }

  private static func long(_ value: Int) -> [UInt8] { short(value & 0xFFFF) + short(value >> 16) }
}
