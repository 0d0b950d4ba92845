/// What is wrong with the source that a macro stands at.
package struct SourceError: Error, Equatable {
  package let message: String
  /// Where, in bytes from the start of the source.
  package let offset: Int

  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
