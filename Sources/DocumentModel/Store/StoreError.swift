package import FileStorage

/// Why the store can't do what it is told.
package enum StoreError: Error, Sendable {
  /// Another process writes the history.
  case locked(String)
  /// A history was begun, replaced or removed by another process while it was open here.
  case replaced(String)
  /// A document was written by others in the very moment in which it was to be replaced.
  case outrun(String)
  /// A file can't be read.
  case unreadable(String, SystemError)
  /// A file can't be created.
  case notCreated(String, SystemError)
  /// Reading or writing failed half-way; nothing was changed.
  case failed(String, SystemError)
  /// Writing failed half-way, and what had been written can't be taken back.
  case unfinished(String, SystemError)
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
