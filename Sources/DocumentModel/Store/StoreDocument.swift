import Glibc

/// The document of a store on disk: how it is read, and what it was when it was seen last.
struct StoreDocument {
  /// Where it is, without links.
  let path: String
  /// What people call it.
  let name: String
  let permissions: mode_t
  let limits: DocumentLimits
  /// Whether comments may be lost.
  let stripsComments: Bool
  private(set) var seen: Sight

  /// What a document was when it was read or written.
  struct Sight {
    let digest: String
    let stamp: FileStamp
    /// Whether every change since then gives another stamp.
    let isSettled: Bool
  }

  /// Reads the document for the first time.
  ///
  /// - Parameter path: Without links.
  static func read(
    _ path: String, name: String, limits: DocumentLimits, stripsComments: Bool
  ) throws(StoreError) -> (document: StoreDocument, bytes: [UInt8]) {
    let (contents, seen) = try read(path, name)
    let document = StoreDocument(
      path: path, name: name, permissions: contents.permissions, limits: limits,
      stripsComments: stripsComments, seen: seen)
    return (document, contents.bytes)
  }

  private static func read(_ path: String, _ name: String) throws(StoreError)
    -> (JournalFile.Contents, Sight)
  {
    do throws(StoreFileError) {
      // What is written after this moment gets a later time than it.
      let before = try JournalFile.stamp(of: path)
      let isSettled = before.isSettled
      guard let contents = try JournalFile.contents(of: path) else {
        throw StoreFileError(code: ENOENT)
      }
      let digest = StateDigest.of(contents.bytes)
      let sight = Sight(
        digest: digest, stamp: contents.stamp, isSettled: isSettled && contents.stamp == before)
      return (contents, sight)
    } catch {
      throw .unreadable(name, code: error.code)
    }
  }

  /// What others wrote since the document was seen last; nil if nobody did.
  mutating func changes() throws(StoreError) -> (bytes: [UInt8], sight: Sight)? {
    if seen.isSettled, let stamp = try? JournalFile.stamp(of: path), stamp == seen.stamp {
      return nil
    }
    let (contents, sight) = try Self.read(path, name)
    guard sight.digest == seen.digest else { return (contents.bytes, sight) }
    seen = sight
    return nil
  }

  /// Takes a state of the document for the one that was seen last.
  mutating func see(_ sight: Sight) { seen = sight }

  /// Puts the file at another path, which holds `text`, in the place of the document.
  ///
  /// - Throws: `replaced` when others have changed the document.
  mutating func replace(by next: String, holding text: String) throws(StoreError) {
    guard try changes() == nil else { throw .replaced(name) }
    do throws(StoreFileError) {
      let stamp = try JournalFile.stamp(of: next)
      try JournalFile.rename(next, to: path)
      seen = Sight(digest: StateDigest.of(text), stamp: stamp, isSettled: false)
    } catch {
      throw .failed(path, code: error.code)
    }
  }

  /// Reads a document for a store that writes it.
  func value(of bytes: [UInt8]) throws(StoreError) -> JSONValue {
    let reading = JSONReader.read(SourceText(name: name, bytes: bytes), limits: limits)
    guard let root = reading.root else { throw .document(reading.diagnostics) }
    guard stripsComments || !reading.containsComments else { throw .comments(name) }
    return root.value
  }
}
