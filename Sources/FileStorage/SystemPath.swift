import Glibc

/// Names of files are bytes to the system, and need not be UTF-8.
///
/// A byte that is no part of UTF-8 is a scalar from U+10FF80 to U+10FFFF, of the plane for private use, in
/// strings: so it finds its way back. A name that holds such a scalar itself has the bytes of it escaped.
///
/// Source: M. v. Löwis, "Non-decodable Bytes in System Character Interfaces", PEP 383, which has the same for
/// surrogates; Swift's strings hold none.
extension String {
  private static let escapeBase: UInt32 = 0x10_FF00
  private static let escapes: ClosedRange<UInt32> = 0x10_FF80...0x10_FFFF

  /// A name of the system, or an argument.
  package init(systemPath bytes: some Collection<UInt8>) {
    // Nearly all names: several times faster than scalar by scalar, which counts in folders of many thousands.
    guard !bytes.allSatisfy({ $0 < 0x80 }) else {
      self.init(decoding: bytes, as: UTF8.self)
      return
    }
    self.init()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      if case .valid(let encoded) = parser.parseScalar(from: &iterator),
        case let scalar = Unicode.UTF8.decode(encoded), !Self.escapes.contains(scalar.value)
      {
        unicodeScalars.append(scalar)
        rest = rest.dropFirst(encoded.count)
      } else {
        let byte = UInt32(rest.removeFirst())
        if let escape = Unicode.Scalar(Self.escapeBase + byte) { unicodeScalars.append(escape) }
      }
    }
  }

  /// A name that ends with a zero byte, as the system gives it.
  package init(systemPath bytes: UnsafePointer<UInt8>) {
    let count = unsafe strlen(UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self))
    unsafe self.init(systemPath: UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Whether the name is text: its bytes are UTF-8, so that files of text can hold it.
  package var isTextName: Bool { !unicodeScalars.contains { Self.escapes.contains($0.value) } }

  /// The path as the system takes it, with a zero byte at its end.
  ///
  /// - Throws: For a path with a zero byte in it, which would be another one.
  func systemPath() throws(SystemError) -> [CChar] {
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if Self.escapes.contains(scalar.value) {
        bytes.append(UInt8(scalar.value - Self.escapeBase))
      } else {
        bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    guard !bytes.contains(0) else {
      throw SystemError(code: EINVAL, reason: "the name contains a zero byte")
    }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
