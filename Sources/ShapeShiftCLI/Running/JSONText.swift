import DocumentModel

/// JSON for scripts.
enum JSONText {
  /// A value on a line of its own.
  static func line(_ value: JSONValue) -> String { JSONWriter.compact(value) + "\n" }
}
