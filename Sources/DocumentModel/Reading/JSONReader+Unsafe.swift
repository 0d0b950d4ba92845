// The unsafe code of the reader: both parts save the counting of references, which is what reading
// costs most.

/// The items read of all open arrays or objects, innermost last.
@safe
final class ItemStack<Item> {
  private var base: UnsafeMutablePointer<Item>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 64
    unsafe base = .allocate(capacity: capacity)
  }

  deinit {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  subscript(index: Int) -> Item {
    precondition(index >= 0 && index < count, "an index of the stack")
    return unsafe base[index]
  }

  @inline(__always)
  func append(_ item: Item) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: item)
    count += 1
  }

  /// Moves what lies above `lower` into an array of just that size.
  @inline(__always)
  func pop(downTo lower: Int) -> [Item] {
    precondition(lower >= 0 && lower <= count, "a height that the stack had")
    guard count > lower else { return [] }
    let moved = count - lower
    count = lower
    return unsafe [Item](unsafeUninitializedCapacity: moved) { buffer, initializedCount in
      if let start = buffer.baseAddress {
        unsafe start.moveInitialize(from: base + lower, count: moved)
        initializedCount = moved
      }
    }
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Item>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }
}

extension JSONReader {
  /// The text of bytes that are known to be UTF-8.
  @inline(__always)
  func text(_ range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "a range of the source")
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }
  }
}
