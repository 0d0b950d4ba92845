import FileStorage
import Glibc

/// The document of a store on disk: how it is read, and what it was when it was seen last.
struct StoreDocument {
  /// Where it is, without links.
  let path: String
  /// What people call it.
  let name: String
  /// Those of the file; nil if there is none.
  let permissions: UInt32?
  let limits: DocumentLimits
  private(set) var seen: Sight
  /// Whether what is there can't be read as a document, and may be put aside for one that can.
  var isLost = false

  /// What a document was when it was read or written.
  struct Sight {
    /// Nil for no file at all.
    let digest: String?
    let stamp: FileStamp?
    /// Whether every change since then gives another stamp.
    let isSettled: Bool

    static let nothing = Sight(digest: nil, stamp: nil, isSettled: false)
  }

  /// Reads the document for the first time.
  ///
  /// - Parameter path: Without links.
  /// - Returns: The bytes too; nil if there is no file.
  static func read(
    _ path: String, name: String, limits: DocumentLimits
  ) throws(StoreError) -> (document: StoreDocument, contents: FileSystem.Contents?) {
    let (contents, seen) = try read(path, name, limits)
    let document = StoreDocument(
      path: path, name: name, permissions: contents?.status.permissions, limits: limits,
      seen: seen)
    return (document, contents)
  }

  /// A document is not read much further than to where it is too large.
  private static func read(
    _ path: String, _ name: String, _ limits: DocumentLimits
  ) throws(StoreError) -> (FileSystem.Contents?, Sight) {
    do throws(SystemError) {
      // What is written after this moment gets a later time than it.
      let before = try? FileStamp(FileStatus(of: path))
      let isSettled = before?.isSettled ?? false
      let count = limits.fileSize.addingReportingOverflow(1)
      guard
        let contents = try FileSystem.contents(
          of: path, atMost: count.overflow ? .max : count.partialValue)
      else { return (nil, .nothing) }
      let stamp = FileStamp(contents.status)
      let sight = Sight(
        digest: StateDigest.of(contents.bytes), stamp: stamp,
        isSettled: isSettled && stamp == before)
      return (contents, sight)
    } catch {
      throw .unreadable(name, error)
    }
  }

  /// What others wrote since the document was seen last; nil if nobody did.
  ///
  /// - Throws: `unreadable` where the document was removed too.
  mutating func changes() throws(StoreError) -> (bytes: [UInt8], sight: Sight)? {
    if seen.isSettled, let status = try? FileStatus(of: path), FileStamp(status) == seen.stamp {
      return nil
    }
    let (contents, sight) = try Self.read(path, name, limits)
    guard sight.digest == seen.digest else {
      guard let contents else { throw .unreadable(name, SystemError(code: ENOENT)) }
      return (contents.bytes, sight)
    }
    seen = sight
    return nil
  }

  /// Whether the file held a text when it was seen last.
  func holds(_ text: [UInt8]) -> Bool { !isLost && seen.digest == StateDigest.of(text) }

  /// Takes a state of the document for the one that was seen last.
  mutating func see(_ sight: Sight) { seen = sight }

  /// Puts a file that holds `text` in the place of the document.
  ///
  /// The names change places, so that what others wrote in the last moment is seen before it is gone.
  ///
  /// - Throws: `outrun` when others have changed the document.
  mutating func replace(by next: FileReplacement, holding text: [UInt8]) throws(StoreError) {
    guard try changes() == nil else { throw .outrun(name) }
    do throws(SystemError) {
      let known = seen.digest
      if known == nil {
        try next.commitAsNew()
      } else {
        guard try next.commit(ifReplacing: { StateDigest.of($0) == known }) else {
          throw SystemError(code: EEXIST)
        }
      }
      let stamp = FileStamp(try FileStatus(of: path))
      seen = Sight(digest: StateDigest.of(text), stamp: stamp, isSettled: false)
      isLost = false
    } catch {
      guard !error.isExisting else { throw .outrun(name) }
      throw .failed(path, error)
    }
  }

  /// What is larger is no document, and not kept as a copy.
  private static let largestKept = 1 << 30

  /// Keeps what is there beside the document, as `.broken`, before another one takes its place.
  func putAside() throws(StoreError) {
    do throws(SystemError) {
      guard let contents = try FileSystem.contents(of: path, atMost: Self.largestKept + 1) else {
        return
      }
      guard contents.bytes.count <= Self.largestKept else {
        throw SystemError(
          code: EFBIG, reason: "the existing file is too large to keep a copy; move it away")
      }
      let aside = FileSystem.freeName(path + ".broken")
      let copy = try FileReplacement(of: aside, permissions: contents.status.permissions)
      try copy.write(contents.bytes)
      try copy.commitAsNew()
    } catch {
      throw .failed(path, error)
    }
  }

  /// Reads a document for a store that writes it.
  func value(of bytes: [UInt8]) throws(StoreError) -> JSONValue {
    let reading = JSONReader.read(SourceText(name: name, bytes: bytes), limits: limits)
    guard let root = reading.root else { throw .document(reading.diagnostics) }
    return root.value
  }
}

/// A document as others wrote it.
struct WrittenDocument {
  let value: JSONValue
  let bytes: [UInt8]
}
