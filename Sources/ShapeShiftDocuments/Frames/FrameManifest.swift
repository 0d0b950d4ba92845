import DocumentModel
package import VectorGraphics

/// The contents of a folder of frames: one head, and a line for every frame that is synced to disk.
package struct FrameManifest: Equatable {
  /// The properties shared by all frames of a sequence.
  package struct Head: Equatable {
    /// A digest of everything that decides what frames look like.
    package var document: String
    /// The renderer of the frames.
    package var renderer: String
    /// The pattern of their names.
    package var name: String
    package var fps: String
    /// The number of frames of the whole sequence.
    package var count: Int
    /// The frames that were asked for, of all shards together.
    package var frames: String
    /// A digest of the fonts that they are drawn with; nil where nobody looked.
    package var fonts: String?

    /// Returns whether frames of both belong together; unchecked fonts are ignored.
    package func isOfSameScene(as other: Head) -> Bool {
      var copy = other
      copy.frames = frames
      if fonts == nil || other.fonts == nil { copy.fonts = fonts }
      return copy == self
    }

    /// Whether an entry's file is called as its frame is: it must not be any other one.
    package func names(_ entry: Entry) -> Bool {
      guard let name = try? FrameName(name), 0..<count ~= entry.frame else { return false }
      return entry.file == name.name(ofFrame: entry.frame, last: count - 1)
    }

    /// The numbers of the frames that were asked for; none if they can't be read.
    package var frameNumbers: [Int] { (try? FrameSelection(frames).frames(of: count)) ?? [] }
  }

  /// A frame's file.
  package struct Entry: Equatable, Sendable {
    package var frame: Int
    package var file: String
    package var bytes: Int
    package var sha256: String

    package init(frame: Int, file: String, bytes: Int, sha256: String) {
      (self.frame, self.file, self.bytes, self.sha256) = (frame, file, bytes, sha256)
    }
  }

  package var head: Head
  /// In the order of frames.
  package var entries: [Entry]

  /// The file of a shard's manifest.
  package static func fileName(of shard: FrameShard) -> String {
    shard == .whole ? "manifest.jsonl" : "manifest.\(shard.index)-of-\(shard.count).jsonl"
  }

  /// Whether a file of a folder is a manifest, of whatever shard.
  package static func isFileName(_ name: String) -> Bool {
    name.hasPrefix("manifest")
      && name.wholeMatch(of: /manifest(\.[0-9]+-of-[0-9]+)?\.jsonl/) != nil
  }

  /// The file of the frames that the disk may not have yet, beside a manifest.
  package static func journalName(of manifest: String) -> String { ".\(manifest).unsynced" }

  /// Whether a file of a folder is such a journal, of whatever shard.
  package static func isJournalName(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".unsynced")
      && isFileName(String(name.dropFirst().dropLast(".unsynced".count)))
  }

  /// The manifest as text: JSON, one object per line.
  package var text: String {
    ([head.line] + entries.map(\.line)).map { $0 + "\n" }.joined()
  }

  /// Reads a manifest; a line at the end that was cut off, and what follows a broken one, is left out.
  ///
  /// Nil when there is no head.
  package init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .makeIterator()
    guard let first = lines.next(), let head = Head(Self.object(first)) else { return nil }
    self.head = head
    entries = []
    while let line = lines.next(), let entry = Entry(Self.object(line)), head.names(entry) {
      entries.append(entry)
    }
  }

  package init(head: Head, entries: [Entry] = []) {
    self.head = head
    self.entries = entries
  }

  /// The frames of a journal, which has no head.
  package static func entries(in text: String) -> [Entry] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .compactMap { Entry(object($0)) }
  }

  private static func object(_ line: Substring) -> JSONObject {
    let reading = JSONReader.read(SourceText(name: "manifest", bytes: Array(line.utf8)))
    return reading.root?.value.object ?? JSONObject()
  }
}

extension FrameManifest.Head {
  var line: String {
    var object: JSONObject = [
      "manifest": 1, "document": .string(document), "renderer": .string(renderer),
      "name": .string(name), "fps": .string(fps), "count": .number(JSONNumber(count)),
      "frames": .string(frames),
    ]
    if let fonts { object["fonts"] = .string(fonts) }
    return JSONWriter.compact(.object(object))
  }

  init?(_ object: JSONObject) {
    guard object["manifest"]?.number == 1, let document = object["document"]?.string,
      let renderer = object["renderer"]?.string, let name = object["name"]?.string,
      let fps = object["fps"]?.string,
      let count = object["count"]?.number.flatMap({ Int(exactly: $0) }),
      let frames = object["frames"]?.string, (try? FrameName(name)) != nil,
      1...TimelineSettings.largestCount ~= count
    else { return nil }
    self.init(
      document: document, renderer: renderer, name: name, fps: fps, count: count, frames: frames,
      fonts: object["fonts"]?.string)
  }
}

extension FrameManifest.Entry {
  var line: String {
    JSONWriter.compact(
      .object([
        "frame": .number(JSONNumber(frame)), "file": .string(file),
        "bytes": .number(JSONNumber(bytes)), "sha256": .string(sha256),
      ]))
  }

  init?(_ object: JSONObject) {
    guard let frame = object["frame"]?.number.flatMap({ Int(exactly: $0) }),
      let file = object["file"]?.string, !file.contains("/"),
      let bytes = object["bytes"]?.number.flatMap({ Int(exactly: $0) }),
      let sha256 = object["sha256"]?.string
    else { return nil }
    self.init(frame: frame, file: file, bytes: bytes, sha256: sha256)
  }
}
