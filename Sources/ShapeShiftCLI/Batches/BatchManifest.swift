import DocumentModel
import FileStorage
import Foundation
import Glibc
import ShapeShift

/// The book of a batch: a line for every output that the disk has for certain.
@MainActor
final class BatchManifest {
  /// An output that is done.
  struct Entry: Equatable {
    var line: Int
    var output: String
    /// A digest of everything that decides what it looks like.
    var digest: String
    /// The size of its file; nil for what is not one file.
    var bytes: Int?
    var sha256: String?
  }

  private let folder: String
  private let path: String
  private var known: [String: Entry] = [:]
  private var entries: [Entry] = []
  private var unsynced = 0

  init(folder: String, shard: FrameShard, resuming isResuming: Bool) {
    self.folder = folder
    path =
      shard == .whole
      ? "\(folder)/batch.jsonl" : "\(folder)/batch.\(shard.index)-of-\(shard.count).jsonl"
    if isResuming { readAll() }
  }

  private func readAll() {
    let folder = FrameFolder(folder)
    for name in folder.names() where name.wholeMatch(of: /batch(\.[0-9]+-of-[0-9]+)?\.jsonl/) != nil
    {
      guard let bytes = try? folder.bytes(of: name) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        guard let entry = Entry(String(line)) else { continue }
        known[entry.output] = entry
      }
    }
  }

  /// The entry of an output that needs not be made again.
  func finished(_ output: String, digest: String) -> Entry? {
    guard let entry = known[output], entry.digest == digest else { return nil }
    guard let bytes = entry.bytes else { return entry }
    guard let status = try? FileStatus(of: "\(folder)/\(output)"), status.size == bytes else {
      return nil
    }
    return entry
  }

  /// Writes down an output; the book is brought to the disk now and then.
  func record(_ entry: Entry) throws(Failure) {
    entries.append(entry)
    unsynced += 1
    if unsynced >= FrameLedger.syncInterval { try synchronize() }
  }

  /// Makes the disk hold all outputs, and the book name them.
  func synchronize() throws(Failure) {
    unsynced = 0
    do throws(SystemError) {
      try FileDescriptor(folder, flags: O_RDONLY | O_DIRECTORY).synchronizeFileSystem()
    } catch {
      throw Failure(.inputOutput, "\(folder) can't be written: \(error.sentence)")
    }
    entries.sort { $0.line < $1.line }
    try OutputFile(path: path).write(Array(entries.map { $0.text + "\n" }.joined().utf8))
  }
}

extension BatchManifest.Entry {
  var text: String {
    var object: JSONObject = [
      "line": .number(JSONNumber(line)), "out": .string(output), "digest": .string(digest),
    ]
    if let bytes { object["bytes"] = .number(JSONNumber(bytes)) }
    if let sha256 { object["sha256"] = .string(sha256) }
    return JSONWriter.compact(.object(object))
  }

  init?(_ text: String) {
    let reading = JSONReader.read(SourceText(name: "batch", text: text))
    guard let object = reading.root?.value.object,
      let line = object["line"]?.number.flatMap({ Int(exactly: $0) }),
      let output = object["out"]?.string, let digest = object["digest"]?.string
    else { return nil }
    self.init(
      line: line, output: output, digest: digest,
      bytes: object["bytes"]?.number.flatMap { Int(exactly: $0) },
      sha256: object["sha256"]?.string)
  }
}
