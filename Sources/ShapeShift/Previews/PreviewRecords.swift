#if os(Linux)
import Glibc
import IntegerConversion
import InterfaceViews

extension ProgramSections {
  /// A record of Swift Testing's form.
  ///
  /// Source: Swift Testing, `Documentation/ABI/TestContent.md`.
  private typealias TestRecord = (
    kind: UInt32, zero: UInt32,
    accessor:
      @convention(c) (
        UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt
      ) -> CBool, context: UInt, reserved: UInt
  )

  /// The four characters 'prev'.
  private static let previewKind: UInt32 = 0x7072_6576

  /// The types that uses of `#Preview` have become, in the order of the source within each file.
  var previewRegistries: [any PreviewRegistry.Type] {
    let stride = unsafe MemoryLayout<TestRecord>.stride
    return Swift.stride(from: tests.lowerBound, to: tests.upperBound, by: stride).compactMap {
      address in
      guard let place = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
      let record = unsafe place.loadUnaligned(as: TestRecord.self)
      guard unsafe record.kind == Self.previewKind else { return nil }
      return unsafe Self.registry(of: record)
    }
  }

  private static func registry(of record: TestRecord) -> (any PreviewRegistry.Type)? {
    typealias Registry = any PreviewRegistry.Type
    let place = UnsafeMutablePointer<Registry>.allocate(capacity: 1)
    defer { unsafe place.deallocate() }
    guard unsafe record.accessor(place, place, nil, 0) else { return nil }
    return unsafe place.move()
  }

  /// The descriptor of the protocol of an existential type, which has one protocol and no class.
  ///
  /// Source: Swift, `include/swift/ABI/Metadata.h`, `TargetExistentialTypeMetadata`: the protocols stand after the
  /// kind, the flags and their number.
  static func descriptor(of type: Any.Type) -> UnsafeRawPointer {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    return unsafe metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Returns the non-generic types that conform to a protocol, in the order of the file.
  ///
  /// - Parameter descriptor: The protocol's descriptor.
  func types(conformingTo descriptor: UnsafeRawPointer) -> [Any.Type] {
    stride(from: conformances.lowerBound, to: conformances.upperBound, by: 4).compactMap {
      unsafe ConformanceRecord(at: $0)?.type(conformingTo: descriptor)
    }
  }
}

/// The record of a program for a conforming type.
@safe private struct ConformanceRecord {
  private let place: UnsafeRawPointer

  /// - Parameter reference: The address of the relative pointer to the record.
  init?(at reference: UInt) {
    guard let start = unsafe UnsafeRawPointer(bitPattern: reference),
      let place = unsafe Self.target(of: start)
    else { return nil }
    unsafe self.place = unsafe place
  }

  func type(conformingTo descriptor: UnsafeRawPointer) -> Any.Type? {
    guard let found = unsafe Self.target(of: place), unsafe found == descriptor,
      let type = unsafe typeDescriptor
    else { return nil }
    // Bit 7 says that the type is generic: it has no metadata without its arguments.
    guard unsafe type.loadUnaligned(as: UInt32.self) & 0x80 == 0,
      let accessor = unsafe Self.direct(from: type + 12)
    else { return nil }
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let metadata = unsafe unsafeBitCast(accessor, to: Accessor.self)(0)
    return unsafe unsafeBitCast(metadata, to: Any.Type.self)
  }

  /// The flags after the protocol, the type and the table say how the type is named.
  private var typeDescriptor: UnsafeRawPointer? {
    let kind = unsafe (place + 12).loadUnaligned(as: UInt32.self) >> 3 & 7
    guard kind <= 1, let target = unsafe Self.direct(from: place + 4) else { return nil }
    return kind == 0 ? unsafe target : unsafe target.load(as: UnsafeRawPointer?.self)
  }

  /// Returns the target of a relative pointer whose lowest bit marks an indirect pointer.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = unsafe place.loadUnaligned(as: Int32.self)
    guard offset != 0 else { return nil }
    let target = unsafe place + Int(offset & ~1)
    return offset & 1 == 0 ? unsafe target : unsafe target.load(as: UnsafeRawPointer?.self)
  }

  private static func direct(from place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = unsafe place.loadUnaligned(as: Int32.self)
    return offset == 0 ? nil : unsafe place + Int(offset)
  }
}
#endif
