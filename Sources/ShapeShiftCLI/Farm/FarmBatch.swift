import DocumentModel
import DocumentViews
import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// The lines of a batch, drawn by many machines.
@MainActor
struct FarmBatch: FarmJob {
  private let verb: Batch
  private let arguments: [String]
  private let list: BatchList
  private let console: Console
  let identity: FarmIdentity
  let folder: String
  /// The numbers of lines, in order, readable or not.
  private let numbers: [Int]
  /// The files of those that can be read.
  private let outputs: [Int: String]

  var unit: String { "\(list.unit)s" }
  var count: Int { numbers.count }
  let inputs: [String]

  init(_ arguments: [String], _ console: Console) throws {
    self.arguments = arguments
    self.console = console
    verb = try Batch.parse(arguments)
    try FarmOptions.check(verb.work, verb.shard, resume: verb.resume)
    for path in [verb.list, verb.data].compactMap({ $0 }) { try FarmOptions.checkDocument(path) }
    let batch = try verb.batch()
    list = try verb.wholeList(of: batch, console)
    folder = batch.folder
    numbers = (list.lines.map(\.number) + list.failures.map(\.number)).sorted()
    outputs = Dictionary(
      list.lines.map { ($0.number, $0.output) }, uniquingKeysWith: { first, _ in first })
    for line in list.lines {
      try FarmOptions.checkDocument(line.document)
      guard line.verb != Frames.word, line.outputs.count == 1 else {
        throw Failure(
          .usage, "\(list.unit) \(line.number) of \(list.name) writes several files",
          help:
            "each line of a batch in a farm must write one file; create a separate plan for frames")
      }
    }
    let documents = try Self.documents(of: list, verb)
    inputs = [verb.list] + [verb.data].compactMap { $0 } + documents
    identity = FarmIdentity(
      document: try Self.digest(verb, list, documents), fonts: try Self.fonts(of: list))
  }

  /// The documents of all lines, each once.
  private static func documents(of list: BatchList, _ verb: Batch) throws -> [String] {
    guard verb.data == nil else { return [verb.list] }
    let folder = BatchList.folder(of: verb.list)
    return Set(list.lines.flatMap { $0.inputs(in: folder) }).sorted()
  }

  /// Of the options, the list, the data, the documents and what these use whatever the line.
  private static func digest(
    _ verb: Batch, _ list: BatchList, _ documents: [String]
  ) throws -> String {
    var lines = list.lines.map { JSONWriter.compact(.object($0.object)) }
    lines += list.failures.map { "\($0.number) \($0.failure.sentence)" }
    let cache = SceneCache()
    for path in documents {
      var files = [path]
      // One that can't be read fails when it is drawn, and is told then.
      var input = DocumentInput(path)
      input.limits = verb.limits
      if let scene = try? cache.scene(input).scene {
        files += scene.files.dropFirst().map(\.path) + scene.fonts.map(\.url.path)
      }
      for file in files {
        let bytes = (try? FileSystem.contents(of: file))??.bytes ?? []
        lines.append("file \(SHA256.hexDigest(of: bytes))")
      }
    }
    return SHA256.hexDigest(of: Array(lines.joined(separator: "\n").utf8))
  }

  private static func fonts(of list: BatchList) throws(Failure) -> String {
    var folders: [String] = []
    var includesSystem = false
    // A line that can't be read fails when it is drawn, and is told then.
    for layout in list.lines.compactMap({ try? $0.work() }).map(\.layout) {
      folders += layout.fontFolders.filter { !folders.contains($0) }
      includesSystem = includesSystem || layout.fonts == .system
    }
    do throws(SystemError) {
      return try FarmIdentity.fontsDigest(directories: folders, includesSystem: includesSystem)
    } catch {
      throw Failure(.noInput, "a font can't be read: \(error.sentence)")
    }
  }

  func draw(_ part: FrameShard, cores: Int, progress: ProgressMode) async throws {
    var verb = verb
    verb.shard.shard = part.description
    verb.resume = true
    (verb.work.jobs, verb.work.progress) = (cores, progress)
    try OutputFile.makeFolders(above: "\(folder)/picture")
    let told = ["--shard=\(part)", "--resume", "--jobs=\(cores)", "--progress=none"]
    try verb.drawAll(
      console, try verb.batch(), list: list, arguments: [Batch.word] + told + arguments,
      inputs: identity.digest)
  }

  func bookName(of part: FrameShard) -> String { BatchManifest.fileName(of: part) }

  func file(at place: Int) -> String? { outputs[numbers[place]] }

  func books() throws(Failure) -> FarmBooks {
    var books = FarmBooks()
    let places = Dictionary(
      zip(numbers, numbers.indices), uniquingKeysWith: { first, _ in first })
    let folder = FrameFolder(folder)
    for name in folder.names() where BatchManifest.isFileName(name) {
      guard let bytes = try? folder.bytes(of: name) else { continue }
      var isRefused = false
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        guard let entry = BatchManifest.Entry(String(line)), let place = places[entry.line] else {
          continue
        }
        guard entry.inputs ?? identity.digest == identity.digest,
          entry.output == nil || entry.output == outputs[entry.line]
        else {
          isRefused = true
          books.strangers.insert(place)
          continue
        }
        // A picture that the machine failed at counts as missing, and is drawn again.
        guard !entry.mayPass else { continue }
        books.add(
          FarmEntry(
            file: entry.output ?? "", bytes: entry.bytes, sha256: entry.sha256,
            problem: entry.problem), at: place)
      }
      if isRefused {
        books.refused.append("\(name) was rendered from different documents, data or fonts")
      }
    }
    return books
  }

  func merge(_ entries: [Int: FarmEntry]) throws(Failure) {
    // The digests of lines stand in the books alone.
    var known: [Int: BatchManifest.Entry] = [:]
    let folder = FrameFolder(folder)
    let names = folder.names().filter(BatchManifest.isFileName)
    for name in names {
      guard let bytes = try? folder.bytes(of: name) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        guard var entry = BatchManifest.Entry(String(line)) else { continue }
        guard known[entry.line] == nil || entry.problem == nil,
          entry.inputs ?? identity.digest == identity.digest
        else { continue }
        entry.inputs = nil
        known[entry.line] = entry
      }
    }
    let text = numbers.compactMap { known[$0].map { $0.text + "\n" } }.joined()
    let whole = BatchManifest.fileName(of: .whole)
    try OutputFile(path: "\(folder.path)/\(whole)", replacesLink: true).write(Array(text.utf8))
    for name in names where name != whole { FileSystem.remove("\(folder.path)/\(name)") }
  }
}

extension BatchRequest {
  /// What a line is laid out with.
  fileprivate var layout: LayoutSettings {
    switch self {
    case .render(let request): request.layout
    case .frames(let request): request.layout
    case .animate(let request): request.layout
    }
  }
}
