import DocumentModel
import FileStorage
import Foundation
import IntegerConversion
import ShapeShiftDocuments

/// `studio-engine`: what the studio's gateway talks to, over its standard streams.
struct StudioEngineVerb: Verb {
  static let name = "studio-engine"
  static let abstract = "Serve the studio's gateway on standard input and output."

  static let examples = """
    shapeshift studio Shapes
    """

  static let options: [OptionSection<StudioEngineVerb>] = [
    OptionSection(StudioOptions.keys, at: \StudioEngineVerb.studio)
  ]

  private var studio = StudioOptions()

  func run(_ console: Console) async throws {
    try studio.check()
    let (paths, code) = (studio.paths, studio.code)
    if HostProcess.current == nil, paths.contains(where: { InputFile($0).runsCode(code) }) {
      throw Failure.needsHost
    }
    let pipe = try StudioPipe()
    let engine = StudioEngine(
      paths, data: studio.data, code: code, isReadOnly: studio.readOnly
    ) {
      try pipe.send($0)
    }
    do {
      try await StudioLoop(engine, pipe).run()
    } catch let failure as Failure where failure.kind == .brokenPipe {
      // Who is not there any more needs nothing.
      return
    }
  }
}

/// Waits for messages, files and the next picture, in one thread: a scene at rest costs nothing.
@MainActor
struct StudioLoop {
  private let engine: StudioEngine
  private let pipe: StudioPipe
  private let watcher: FileWatcher
  /// When files that have changed are looked at: once there is quiet.
  private var update: Double? = 0

  /// How long it must be quiet, in seconds, before files count as written.
  private static let quietTime = 0.05
  /// How often exports are let go on, in seconds.
  private static let workTime = 0.002

  init(_ engine: StudioEngine, _ pipe: StudioPipe) throws(Failure) {
    self.engine = engine
    self.pipe = pipe
    watcher = try FileWatcher()
  }

  /// Goes on until there is nothing more to read.
  func run() async throws {
    var copy = self
    try copy.follow()
    try copy.updateItems()
    while try await copy.turn() {}
  }

  private mutating func turn() async throws -> Bool {
    let ready = StudioPipe.wait([STDIN_FILENO, watcher.number], milliseconds: timeout)
    if ready[0] {
      guard try pipe.read() else { return false }
      while let reading = pipe.next() {
        switch reading {
        case .message(let message): try await engine.receive(message)
        case .refused(let reason): try engine.refuse(nil, Failure.studio(reason), to: 0)
        }
      }
    }
    if ready[1], try watcher.readEvents() { update = StudioPipe.now + Self.quietTime }
    if let due = update, due <= StudioPipe.now { try updateItems() }
    engine.isReading = update != nil
    try engine.tick()
    if engine.exports > 0 { await Task.yield() }
    return true
  }

  private var timeout: Int32 {
    var moments = [update, engine.wake].compactMap(\.self)
    let now = StudioPipe.now
    if engine.exports > 0 { moments.append(now + Self.workTime) }
    guard let next = moments.min() else { return -1 }
    return Int32(clamping: ((next - now) * 1000).rounded(.up), to: 0...3_600_000)
  }

  /// Reads what has changed; what is saved meanwhile is seen the next time.
  private mutating func updateItems() throws {
    update = nil
    try engine.updateItems()
    try follow()
  }

  private func follow() throws(Failure) {
    try watcher.follow(engine.library.files, contentsOf: engine.library.folders)
  }
}
