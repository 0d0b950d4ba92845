import DocumentModel
import FileStorage
import Glibc
package import VectorGraphics

/// The book of a batch: a line for every output that the disk has for certain, and for every line that failed.
@MainActor
package final class BatchManifest {
  /// The result of a line.
  package struct Entry: Equatable, Sendable {
    package var line: Int
    /// The file; nil for a line that can't be read.
    package var output: String?
    /// A digest of everything that decides what it looks like.
    package var digest: String?
    /// The size of the line's file, or `nil` if the output is not a single file.
    package var bytes: Int?
    package var sha256: String?
    /// A digest of all that the batch is made of, where somebody looked.
    package var inputs: String?
    /// The error message, or `nil` for success.
    package var problem: String?
    /// Whether the machine failed, not the line: another try may go well.
    package var mayPass = false

    package init(
      line: Int, output: String? = nil, digest: String? = nil, bytes: Int? = nil,
      sha256: String? = nil, inputs: String? = nil, problem: String? = nil
    ) {
      (self.line, self.output, self.digest) = (line, output, digest)
      (self.bytes, self.sha256, self.inputs, self.problem) = (bytes, sha256, inputs, problem)
    }

    /// Creates the entry of a failed line.
    package init(line: Int, output: String?, _ failure: RequestError) {
      self.init(line: line, output: output, problem: failure.sentence)
      mayPass = failure.mayPass
    }
  }

  private let folder: String
  private let path: String
  /// The results of an earlier run that this run has not reached yet.
  private var known: [String: Entry]
  private var entries: [Entry] = []
  private var unsynced = 0

  /// - Parameter known: The results of an earlier run for the same outputs.
  package init(folder: String, shard: FrameShard, known: [String: Entry]) {
    self.folder = folder
    self.known = known
    path = "\(folder)/\(Self.fileName(of: shard))"
  }

  /// The file of a shard's book.
  package nonisolated static func fileName(of shard: FrameShard) -> String {
    shard == .whole ? "batch.jsonl" : "batch.\(shard.index)-of-\(shard.count).jsonl"
  }

  /// Whether a file of a folder is a book, of whatever shard.
  package nonisolated static func isFileName(_ name: String) -> Bool {
    name.hasPrefix("batch")
      && name.wholeMatch(of: /batch(\.[0-9]+-of-[0-9]+)?\.jsonl/) != nil
  }

  /// Returns the finished outputs in the manifests of a folder.
  ///
  /// - Throws: `badDocument` for a manifest with Git merge markers.
  package static func finished(in path: String) throws(RequestError) -> [String: Entry] {
    let folder = FrameFolder(path)
    var known: [String: Entry] = [:]
    for name in folder.names() where isFileName(name) {
      guard let bytes = try? folder.bytes(of: name) else { continue }
      try folder.checkMarkers(in: bytes, of: name)
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        guard let entry = Entry(String(line)), entry.problem == nil, let output = entry.output
        else { continue }
        known[output] = entry
      }
    }
    return known
  }

  /// Writes down a line; the book is brought to the disk now and then.
  package func record(_ entry: Entry) throws(RequestError) {
    entries.append(entry)
    if let output = entry.output { known[output] = nil }
    unsynced += 1
    if unsynced >= FrameLedger.syncInterval { try synchronize() }
  }

  /// Completes the manifest, which contains only the lines of this run.
  package func finish() throws(RequestError) {
    known = [:]
    try synchronize()
  }

  /// Makes the disk hold all outputs, and the book name them.
  package func synchronize() throws(RequestError) {
    unsynced = 0
    do throws(SystemError) {
      try FileDescriptor(folder, flags: O_RDONLY | O_DIRECTORY).synchronizeFileSystem()
    } catch {
      throw RequestError(.inputOutput, "\(folder) can't be written: \(error.sentence)")
    }
    let all = (entries + known.values).sorted { $0.line < $1.line }
    try OutputFile(path: path, replacesLink: true)
      .write(Array(all.map { $0.text + "\n" }.joined().utf8))
  }
}

extension BatchManifest.Entry {
  /// Returns whether the entry's output exists unchanged.
  package func isThere(in folder: String, digest: String) -> Bool {
    guard self.digest == digest, let output else { return false }
    guard let bytes else { return true }
    return (try? FileStatus(ofLink: "\(folder)/\(output)"))?.size == bytes
  }

  package var text: String {
    var object: JSONObject = [
      "line": .number(JSONNumber(line)), "status": problem == nil ? "done" : "failed",
    ]
    if let output { object["out"] = .string(output) }
    if let digest { object["digest"] = .string(digest) }
    if let bytes { object["bytes"] = .number(JSONNumber(bytes)) }
    if let sha256 { object["sha256"] = .string(sha256) }
    if let inputs { object["inputs"] = .string(inputs) }
    if let problem { object["problem"] = .string(problem) }
    if mayPass { object["retry"] = true }
    return JSONWriter.compact(.object(object))
  }

  package init?(_ text: String) {
    let reading = JSONReader.read(SourceText(name: "batch", text: text))
    guard let object = reading.root?.value.object,
      let line = object["line"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    self.init(
      line: line, output: object["out"]?.string, digest: object["digest"]?.string,
      bytes: object["bytes"]?.number.flatMap { Int(exactly: $0) },
      sha256: object["sha256"]?.string, inputs: object["inputs"]?.string,
      problem: object["problem"]?.string)
    mayPass = object["retry"]?.bool ?? false
    guard problem != nil || (output != nil && digest != nil) else { return nil }
  }
}
