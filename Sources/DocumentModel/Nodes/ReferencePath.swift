/// Where a `$ref` leads: a file beneath the document's folder, and a place in it.
struct ReferencePath: Hashable {
  /// Relative to the folder of the document, without `.` or `..`.
  let file: String
  let pointer: JSONPointer

  /// Reads a reference that stands in `file`.
  init(_ text: String, in file: String) throws(Diagnostic) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first.map(String.init) ?? ""
    self.file = path.isEmpty ? file : try Self.resolve(path, in: file)
    guard !text.isEmpty, let fragment = Self.decoded(parts.count > 1 ? parts[1] : "") else {
      throw Diagnostic(
        .invalidReference, "\(Diagnostic.quoted(text)) is not a reference",
        help: "write \"cards.json#/components/Card\"")
    }
    guard fragment.isEmpty || fragment.hasPrefix("/") else {
      throw Diagnostic(
        .invalidReference, "the JSON pointer after # must begin with \"/\"",
        help: "write \"\(path)#/\(fragment)\"")
    }
    pointer = try JSONPointer(parsing: fragment)
  }

  /// The path of a file named relative to another one.
  private static func resolve(_ path: String, in file: String) throws(Diagnostic) -> String {
    let name = Diagnostic.quoted(path)
    guard !path.hasPrefix("/"), !path.contains("\\"), !path.contains(":"), !path.contains("\0")
    else {
      throw Diagnostic(
        .referenceOutsideRoot, "\(name) is not a relative path",
        help: "use a relative path to a file in the document's folder or a subfolder")
    }
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(String(part))
        continue
      }
      guard parts.popLast() != nil else {
        throw Diagnostic(
          .referenceOutsideRoot, "\(name) leaves the document's folder",
          help: "use a relative path to a file in the document's folder or a subfolder")
      }
    }
    guard !parts.isEmpty else {
      throw Diagnostic(
        .invalidReference, "\(name) does not name a file",
        help: "write \"cards.json#/components/Card\"")
    }
    return parts.joined(separator: "/")
  }

  /// A fragment without percent escapes; nil if one is broken.
  ///
  /// Source: RFC 6901, section 6, "URI Fragment Identifier Representation".
  private static func decoded(_ fragment: Substring) -> String? {
    guard fragment.contains("%") else { return String(fragment) }
    var bytes: [UInt8] = []
    var rest = Array(fragment.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(ASCII.hexDigit),
        let low = rest.popFirst().flatMap(ASCII.hexDigit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension ReferencePath: CustomStringConvertible {
  var description: String { pointer.isRoot ? file : "\(file)#\(pointer)" }
}
