/// Why the store can't do what it is told.
package enum StoreError: Error, Sendable {
  /// Another process writes the history.
  case locked(String)
  /// A file was begun, replaced or changed by another process while it was open here.
  case replaced(String)
  /// A file can't be read; the number is the system's.
  case unreadable(String, code: Int32)
  /// A file can't be created.
  case notCreated(String, code: Int32)
  /// Reading or writing failed half-way.
  case failed(String, code: Int32)
  /// The history does not hold what is needed, for the reason given.
  case damaged(String, String)
  /// The history was written by a newer version.
  case newer(String, version: Int)
  /// The document can't be read, or what it would become is wrong.
  case document([Diagnostic])
  /// The document has comments, which would be lost.
  case comments(String)
  /// There is no such step.
  case noStep(String)
}
