import DocumentModel
import Foundation
import Synchronization
import VectorGraphics

/// The files that a document has loaded, shared by all readings of the document: in both color schemes, at keyframes
/// and after changes.
struct DocumentResources: Sendable {
  let images = ReadingResults<String, EncodedImage, Diagnostic>()
  let fonts = ReadingResults<String, URL, Diagnostic>()
  /// The texts of the documents in this one.
  let sources = ReadingResults<String, SourceText, Diagnostic>()
  /// The documents in this one, by file, values, locale and color scheme.
  let readings = ReadingResults<[String], EmbeddedReading, DocumentErrors>()
}

/// A cache of results by key.
///
/// Failures are kept as well: a frame must not read a missing file again.
final class ReadingResults<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  private let results = Mutex<[Key: Result<Value, Failure>]>([:])

  /// Returns the known result, or reads the value.
  ///
  /// - Parameter isKept: Whether a result that was not known is kept.
  func value(
    _ key: Key, isKept: Bool = true, _ read: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = results.withLock({ $0[key] }) { return try known.get() }
    let result = Result(catching: read)
    if isKept { results.withLock { $0[key] = result } }
    return try result.get()
  }
}
