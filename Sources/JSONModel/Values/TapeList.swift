import IntegerConversion

/// A list that grows and is read without counting references or asking who else has it, which is what
/// reading a document costs most.
///
/// One builder writes it; once it is a part of a tape it does not change.
@safe
final class TapeList<Item>: @unchecked Sendable {
  private var base: UnsafeMutablePointer<Item>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 16
    unsafe base = .allocate(capacity: capacity)
  }

  deinit {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Item {
    precondition(index >= 0 && index < count, "the index is out of range")
    return unsafe base[index]
  }

  @inline(__always)
  func append(_ item: Item) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base + count).initialize(to: item)
    count += 1
  }

  /// Moves what another list has from an index on to the end of this one.
  func take(from other: TapeList, downTo lower: Int) {
    precondition(other !== self && lower >= 0 && lower <= other.count, "the height is out of range")
    let moved = other.count - lower
    if count + moved > capacity { grow(to: count + moved) }
    unsafe (base + count).moveInitialize(from: other.base + lower, count: moved)
    count += moved
    other.count = lower
  }

  /// Removes what lies above `lower`.
  func removeLast(downTo lower: Int) {
    precondition(lower >= 0 && lower <= count, "the height is out of range")
    unsafe (base + lower).deinitialize(count: count - lower)
    count = lower
  }

  private func grow(to needed: Int) {
    capacity = max(capacity * 2, needed)
    let larger = UnsafeMutablePointer<Item>.allocate(capacity: capacity)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
  }
}

extension TapeList<String> {
  /// The text of a place on a tape.
  func text(at place: UInt32) -> String {
    CommonText(rawValue: place)?.text ?? self[Int(place - CommonText.count)]
  }

  /// Whether the text of a place on a tape is another.
  @inline(__always)
  func has(_ text: String, at place: UInt32) -> Bool {
    if let common = CommonText(rawValue: place) { return common.text == text }
    let index = Int(place - CommonText.count)
    precondition(index < count, "the index is out of range")
    return unsafe base[index] == text
  }
}
