import FileStorage
import ShapeShift
import ShapeShiftDocuments

/// Frames of a scene, drawn by many machines.
@MainActor
struct FarmFrames: FarmJob {
  private let verb: Frames
  private var prepared: PreparedFrames
  private let console: Console
  let identity: FarmIdentity
  private let places: [Int: Int]

  let unit = "frames"
  var folder: String { prepared.target.folder }
  var count: Int { prepared.frames.count }

  init(_ arguments: [String], _ console: Console) throws {
    verb = try Frames.parse(arguments)
    self.console = console
    try Self.check(verb)
    prepared = try verb.prepared(console)
    do throws(SystemError) {
      identity = FarmIdentity(
        document: prepared.head.document,
        fonts: try FarmIdentity.fontsDigest(
          directories: verb.request.layout.fontFolders,
          includesSystem: verb.request.layout.fonts == .system))
    } catch {
      throw Failure(.noInput, "a font can't be read: \(error.sentence)")
    }
    prepared.head.fonts = identity.fonts
    places = Dictionary(
      zip(prepared.frames, prepared.frames.indices), uniquingKeysWith: { first, _ in first })
  }

  private static func check(_ verb: Frames) throws(Failure) {
    try FarmOptions.check(verb.work, verb.shard, resume: verb.resume)
    guard verb.inspection == nil, !verb.json else {
      throw Failure(
        .usage, "--verify, --merge and --json do not render frames",
        help: "remove them from the plan")
    }
    try FarmOptions.checkDocument(verb.request.document.path)
    guard verb.request.document.step == nil else {
      throw Failure(
        .usage, "--at cannot be used in a plan, because the history may change while nodes render",
        help: "go to the step first with 'shapeshift history checkout'")
    }
    guard verb.request.output != nil else {
      throw Failure(.usage, "the plan has no output folder", help: "pass a folder with -o")
    }
  }

  var inputs: [String] {
    let (document, layout) = (verb.request.document, verb.request.layout)
    return [document.path, document.dataFile, layout.session].compactMap { $0 } + layout.fontFolders
  }

  /// The scene, for the film.
  var drawing: FrameDrawing { prepared.drawing }
  /// Whether the frames are all of the sequence, as files of pixels.
  var isWholeFilm: Bool {
    prepared.target.format == .png && count == prepared.head.count
  }
  /// The files of the frames, in order.
  var files: [String] {
    prepared.frames.map { prepared.target.fileName(of: $0, in: prepared.drawing.timeline) }
  }

  /// What a frame takes, by a few of them.
  func secondsAFrame() throws -> Double {
    let start = ContinuousClock.now
    let steps = min(count, 5)
    for step in 0..<steps {
      let frame = prepared.frames[step * count / steps]
      let lists = try prepared.lists(ofFrame: frame)
      _ = try drawing.encoded(lists, as: prepared.target.format)
    }
    return max((ContinuousClock.now - start).seconds / Double(steps), 1e-6)
  }

  func draw(_ part: FrameShard, cores: Int, progress: ProgressMode) async throws {
    var verb = verb
    verb.shard.shard = part.description
    verb.resume = true
    (verb.work.jobs, verb.work.progress) = (cores, progress)
    try OutputFile.makeFolders(above: "\(folder)/frame")
    Signals.catchInterruptions()
    console.say(try await verb.draw(prepared, of: try verb.sequence(), console))
  }

  func bookName(of part: FrameShard) -> String { FrameManifest.fileName(of: part) }

  func file(at place: Int) -> String? {
    prepared.target.fileName(of: prepared.frames[place], in: prepared.drawing.timeline)
  }

  func books() throws(Failure) -> FarmBooks {
    var books = FarmBooks()
    let head = prepared.head
    let folder = FrameFolder(folder)
    for book in try folder.manifests() {
      guard book.manifest.head.isOfSameScene(as: head) else {
        books.refused.append("\(book.fileName) \(Self.difference(book.manifest.head, head))")
        continue
      }
      for entry in book.manifest.entries {
        guard let place = places[entry.frame] else { continue }
        books.add(Self.entry(entry), at: place)
      }
    }
    for name in folder.names() where FrameManifest.isJournalName(name) {
      guard let bytes = try? folder.bytes(of: name) else { continue }
      for entry in FrameManifest.entries(in: String(decoding: bytes, as: UTF8.self)) {
        guard let place = places[entry.frame], books.entries[place] == nil else { continue }
        books.unsynced.insert(place)
      }
    }
    return books
  }

  private static func entry(_ entry: FrameManifest.Entry) -> FarmEntry {
    FarmEntry(file: entry.file, bytes: entry.bytes, sha256: entry.sha256)
  }

  private static func difference(
    _ head: FrameManifest.Head, _ plan: FrameManifest.Head
  ) -> String {
    if head.renderer != plan.renderer {
      return "was rendered with \(head.renderer), not \(plan.renderer)"
    }
    if let fonts = head.fonts, fonts != plan.fonts { return "was rendered with different fonts" }
    return "belongs to another document or sequence"
  }

  func merge(_ entries: [Int: FarmEntry]) throws(Failure) {
    let lines = prepared.frames.enumerated().compactMap { place, frame in
      entries[place].map {
        FrameManifest.Entry(
          frame: frame, file: $0.file, bytes: $0.bytes ?? 0, sha256: $0.sha256 ?? "")
      }
    }
    // As a run by one worker writes it.
    var head = prepared.head
    head.fonts = nil
    let whole = FrameManifest(head: head, entries: lines)
    let (folder, name) = (FrameFolder(folder), FrameManifest.fileName(of: .whole))
    try OutputFile(path: "\(folder.path)/\(name)", replacesLink: true)
      .write(Array(whole.text.utf8))
    for old in folder.names()
    where (FrameManifest.isFileName(old) && old != name) || FrameManifest.isJournalName(old) {
      FileSystem.remove("\(folder.path)/\(old)")
    }
  }
}

/// What the verbs of a plan may not be told, since the farm says it.
enum FarmOptions {
  static func check(
    _ work: WorkOptions, _ shard: ShardOptions, resume: Bool
  ) throws(Failure) {
    guard shard.shard == nil, shard.shards == nil, !resume else {
      throw Failure(
        .usage, "--shard, --shards and --resume are set by the farm", help: "remove them")
    }
    guard work.jobs == nil, work.progress == .auto else {
      throw Failure(
        .usage, "--jobs and --progress cannot be used in a plan",
        help: "set the cores per task with 'farm plan --cores'")
    }
  }

  static func checkDocument(_ path: String) throws(Failure) {
    let file = InputFile(path)
    guard !file.isStandardInput else {
      throw Failure(.usage, "nodes can't read standard input; expected a file")
    }
    guard !file.isSwiftCode else {
      throw Failure(
        .usage, "\(path) is Swift code; a farm renders only documents",
        help: "render Swift code with 'shapeshift frames' or 'shapeshift batch'")
    }
  }
}
