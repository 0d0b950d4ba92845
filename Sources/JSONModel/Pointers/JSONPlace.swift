/// A place in a value as steps from one place to the next.
///
/// It is what a ``JSONPointer`` is, made for those who go through a whole document: a further step is one
/// object, however deep it leads, and the text of an index is made for messages only.
package indirect enum JSONPlace: Sendable {
  case pointer(JSONPointer)
  case key(String, of: JSONPlace)
  case index(Int, of: JSONPlace)

  /// The place as a pointer.
  package var pointer: JSONPointer {
    var tokens: [String] = []
    addTokens(to: &tokens)
    return JSONPointer(tokens)
  }

  private func addTokens(to tokens: inout [String]) {
    switch self {
    case .pointer(let pointer): tokens = pointer.tokens
    case .key(let key, let holder):
      holder.addTokens(to: &tokens)
      tokens.append(key)
    case .index(let index, let holder):
      holder.addTokens(to: &tokens)
      tokens.append(String(index))
    }
  }
}

extension JSONPlace: CustomStringConvertible {
  /// The place as RFC 6901 writes pointers.
  package var description: String {
    // Bytes: to append to a string takes ten times as long, and every view of a document has a place.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .pointer(let pointer): pointer.write(to: &bytes)
    case .key(let key, let holder):
      holder.write(to: &bytes)
      JSONPointer.write(key, to: &bytes)
    case .index(let index, let holder):
      holder.write(to: &bytes)
      JSONPointer.write(String(index), to: &bytes)
    }
  }
}
