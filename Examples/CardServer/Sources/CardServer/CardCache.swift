import NIOCore

/// Files by their names, up to so many bytes: those that nobody has asked for lately go first.
///
/// Two halves take turns: what is used is put into the young one, and when that is full, the old one goes. So each step
/// takes the same short time, and no order is kept.
struct CardCache {
  private let capacity: Int
  private var young: [String: ByteBuffer] = [:]
  private var old: [String: ByteBuffer] = [:]
  private var size = 0

  /// - Parameter capacity: The most bytes of all files together.
  init(capacity: Int) { self.capacity = capacity }

  subscript(name: String) -> ByteBuffer? {
    mutating get {
      if let file = young[name] { return file }
      guard let file = old[name] else { return nil }
      keep(file, name)
      return file
    }
    set {
      if let newValue { keep(newValue, name) }
    }
  }

  private mutating func keep(_ file: ByteBuffer, _ name: String) {
    size += file.readableBytes + name.utf8.count
    if size > capacity / 2 {
      (old, young) = (young, [:])
      size = file.readableBytes + name.utf8.count
    }
    young[name] = file
  }
}
