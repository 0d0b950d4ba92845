import Glibc
import IntegerConversion

/// Something that happened in a watched folder.
struct FolderEvent: Equatable {
  /// The number of the watch.
  let watch: Int32
  let isOverflow: Bool
  /// Whether the folder is gone or somewhere else, or is watched no more.
  var isEnd = false
  /// The file in the folder.
  let name: String

  /// The bytes before the name.
  private static let headerSize = 16

  /// Takes apart what inotify gives.
  ///
  /// Source: inotify(7): a number of the watch, a mask, a cookie and the length of the name, 4 bytes each
  /// in the machine's order, then the name, filled up with zeros.
  static func all(in bytes: [UInt8]) -> [FolderEvent] {
    var events: [FolderEvent] = []
    var start = 0
    while start + headerSize <= bytes.count {
      let length = Int(word(bytes, at: start + 12))
      let nameStart = start + headerSize
      guard nameStart + length <= bytes.count else { break }
      let name = bytes[nameStart..<nameStart + length].prefix { $0 != 0 }
      events.append(
        FolderEvent(
          watch: Int32(bitPattern: word(bytes, at: start)),
          isOverflow: word(bytes, at: start + 4) & UInt32(IN_Q_OVERFLOW) != 0,
          isEnd: word(bytes, at: start + 4) & ends != 0,
          name: String(decoding: name, as: UTF8.self)))
      start = nameStart + length
    }
    return events
  }

  private static let ends = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT)

  private static func word(_ bytes: [UInt8], at start: Int) -> UInt32 {
    let value = bytes[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return UInt32(littleEndian: 1) == 1 ? value : value.byteSwapped
  }
}
