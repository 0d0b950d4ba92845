import Foundation

/// Places for the views of nodes.
///
/// `UnsafeMutablePointer.allocate` asks for memory of an alignment even where that is the usual one, which takes twice as
/// long as asking for memory.
enum NodeStorage {
  /// The alignment of all memory that `malloc` gives.
  ///
  /// Source: The GNU C Library Reference Manual, 3.2.3.6 "Allocating Aligned Memory Blocks".
  private static var usualAlignment: Int { 2 * MemoryLayout<Int>.size }

  /// A place for a value, not initialized.
  static func allocate<Value>(_ type: Value.Type) -> UnsafeMutablePointer<Value> {
    guard MemoryLayout<Value>.alignment <= usualAlignment,
      let memory = unsafe malloc(max(MemoryLayout<Value>.size, 1))
    else { return .allocate(capacity: 1) }
    return unsafe memory.bindMemory(to: type, capacity: 1)
  }

  /// Gives back a place whose value is gone.
  static func deallocate<Value>(_ place: UnsafeMutablePointer<Value>) {
    guard MemoryLayout<Value>.alignment <= usualAlignment else {
      return unsafe place.deallocate()
    }
    unsafe free(place)
  }
}
