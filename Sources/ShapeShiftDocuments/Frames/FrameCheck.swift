import FileStorage
package import JSONModel
import ShapeShift

/// Compares a folder of frames with its manifests.
@MainActor
package struct FrameCheck {
  /// An error in a frame or a manifest.
  package struct Problem: Equatable {
    package enum Kind: String {
      /// No manifest names the frame, or its file is gone.
      case missing
      /// The file has other bytes than were written down.
      case differs
      /// Two manifests disagree about the frame.
      case conflict
      /// A manifest is of another document, renderer or sequence.
      case foreign
    }

    package var kind: Kind
    package var file: String
    package var frame: Int?

    package init(kind: Kind, file: String, frame: Int? = nil) {
      (self.kind, self.file, self.frame) = (kind, file, frame)
    }

    /// The problem as a line of JSON.
    package var json: JSONValue {
      var object: JSONObject = ["problem": .string(kind.rawValue), "file": .string(file)]
      if let frame { object["frame"] = .number(JSONNumber(frame)) }
      return .object(object)
    }
  }

  package let folder: FrameFolder
  package let books: [FrameFolder.Book]
  package let head: FrameManifest.Head
  package private(set) var problems: [Problem] = []
  /// The frames that are as they were drawn.
  package private(set) var entries: [FrameManifest.Entry] = []

  /// Reads the manifests of a folder.
  ///
  /// - Throws: `noInput` when it has none.
  package init(folder path: String) throws(RequestError) {
    folder = FrameFolder(path)
    books = try folder.manifests()
    guard let first = books.first else {
      throw RequestError(
        .noInput, "\(path) contains no frame manifest",
        help: "pass the output folder of 'shapeshift frames'")
    }
    head = first.manifest.head
    for book in books where !book.manifest.head.isOfSameScene(as: head) {
      problems.append(Problem(kind: .foreign, file: book.fileName))
    }
  }

  /// Hashes every file.
  package mutating func run(workers: Int) async throws {
    var known: [Int: FrameManifest.Entry] = [:]
    for entry in current.flatMap(\.entries) {
      if let other = known[entry.frame], other != entry {
        problems.append(Problem(kind: .conflict, file: entry.file, frame: entry.frame))
      }
      known[entry.frame] = entry
    }
    let folder = folder
    var found: [Problem] = []
    var good: [FrameManifest.Entry] = []
    let (name, last) = (try FrameName(head.name), head.count - 1)
    try await OrderedWork(workers: workers).run(
      over: expectedFrames, prepare: { known[$0] },
      work: { entry in entry.map { Self.check($0, in: folder) } },
      deliver: { frame, kind in
        let file = known[frame]?.file ?? name.name(ofFrame: frame, last: last)
        if let kind = kind ?? .missing {
          found.append(Problem(kind: kind, file: file, frame: frame))
        } else if let entry = known[frame] {
          good.append(entry)
        }
      })
    problems += found
    entries = good
  }

  /// The manifests that belong together.
  private var current: [FrameManifest] {
    books.map(\.manifest).filter { $0.head.isOfSameScene(as: head) }
  }

  /// The frames that there should be, in order.
  private var expectedFrames: [Int] { Set(current.flatMap(\.head.frameNumbers)).sorted() }

  /// Returns the error in a frame's file, or `nil` if it is valid.
  nonisolated private static func check(
    _ entry: FrameManifest.Entry, in folder: FrameFolder
  ) -> Problem.Kind? {
    guard let bytes = try? folder.bytes(of: entry.file) else { return .missing }
    return SHA256.hexDigest(of: bytes) == entry.sha256 ? nil : .differs
  }

  /// Writes one manifest for all shards and removes theirs.
  package func merge() throws(RequestError) {
    var head = head
    head.frames = FrameSelection(frames: expectedFrames).description
    let merged = FrameManifest(head: head, entries: entries)
    let name = FrameManifest.fileName(of: .whole)
    try OutputFile(path: "\(folder.path)/\(name)", replacesLink: true)
      .write(Array(merged.text.utf8))
    // The entries from the journals of killed shards are in the manifest now.
    let journals = folder.names().filter(FrameManifest.isJournalName)
    for old in books.map(\.fileName).filter({ $0 != name }) + journals {
      FileSystem.remove("\(folder.path)/\(old)")
    }
  }
}

extension FrameCheck.Problem: CustomStringConvertible {
  /// The error and the file, in one line.
  package var description: String {
    switch kind {
    case .missing, .differs: "\(kind.rawValue) \(file)"
    case .conflict: "conflict \(file): two manifests disagree"
    case .foreign: "foreign \(file): belongs to another document, renderer or sequence"
    }
  }
}
