#if os(Linux)
import Glibc

/// The sections of the program and of its libraries that Swift's runtime knows.
///
/// Source: Swift, `stdlib/public/SwiftShims/swift/shims/MetadataSections.h` (the order of the words) and
/// `include/swift/ABI/Metadata.h` (protocol conformance records). A version below 4 has no `swift5_tests`.
@safe struct ProgramSections {
  /// The start address of the library or program.
  let base: UnsafeRawPointer
  /// The records of conformances, four bytes each.
  let conformances: Range<UInt>
  /// The records of tests and of other content in the same form.
  let tests: Range<UInt>

  /// The sections of all loaded programs and libraries, in the order of loading.
  static var all: [ProgramSections] {
    let found = Found()
    unsafe _enumerateSections(
      { words, context in
        guard let context = unsafe context else { return true }
        let found = unsafe Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        if let sections = unsafe ProgramSections(words) { found.all.append(sections) }
        return true
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.all
  }

  private final class Found {
    var all: [ProgramSections] = []
  }

  private init?(_ words: UnsafePointer<UInt>) {
    guard unsafe words[0] >= 4, let base = unsafe UnsafeRawPointer(bitPattern: words[1]) else {
      return nil
    }
    unsafe self.base = unsafe base
    conformances = unsafe Self.range(words[6], words[7])
    tests = unsafe Self.range(words[32], words[33])
  }

  private static func range(_ start: UInt, _ length: UInt) -> Range<UInt> {
    start..<start + length
  }

  /// The file that it was loaded from; nil where that is not known.
  var path: String? {
    var place = LoadedPlace()
    guard unsafe _loadedPlace(base, &place) != 0, let name = unsafe place.fileName else {
      return nil
    }
    return unsafe String(cString: name)
  }
}

/// The dynamic linker's `Dl_info` of an address, which the module `Glibc` lacks.
@safe private struct LoadedPlace {
  var fileName: UnsafePointer<CChar>?
  var base: UnsafeRawPointer?
  var symbol: UnsafePointer<CChar>?
  var address: UnsafeRawPointer?
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func _enumerateSections(
  _ body: @convention(c) (UnsafePointer<UInt>, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)

@_silgen_name("dladdr")
private func _loadedPlace(
  _ address: UnsafeRawPointer, _ place: UnsafeMutablePointer<LoadedPlace>
) -> CInt
#endif
