import DocumentModel
import ShapeShift
import ShapeShiftDocuments

/// What is drawn by many machines, and how: all that the verbs of `farm` need to know.
///
/// `Docs/Farm.md` describes its file.
struct FarmPlan: Equatable {
  /// The version of the file.
  static let version = 1
  /// The maximum number of frames or lines; a timeline has no more.
  private static let mostFrames = 1_000_000_000

  /// The folder in which the command runs, where relative paths start.
  var directory: String
  /// The verb, `frames` or `batch`, and its options, as on a command line.
  var arguments: [String]
  var identity: FarmIdentity
  /// The number of frames, rows or lines.
  var count: Int
  /// The number of parts that are drawn by themselves.
  var chunks: Int
  var engine: FarmEngineKind
  /// What the engine is told besides.
  var engineOptions: [String] = []
  /// Pictures drawn at a time by one task.
  var cores = 1
  /// The command's path on every node.
  var command: String
  /// Folders that all nodes have, whatever this machine thinks.
  var shared: [String] = []
  /// The film that is made of the frames at the end.
  var film: String?
  /// A shell's command that every node runs after a chunk.
  var afterShard: String?
  /// A shell's command that runs before frames are looked at.
  var beforeCollect: String?

  /// A name for the plan that is the same wherever it is read.
  var id: String { String(SHA256.hexDigest(of: Array(text.utf8)).prefix(12)) }

  /// The frames or lines of a chunk, by their places in the whole.
  func range(of chunk: Int) -> Range<Int> {
    FrameShard(chunk, of: chunks)?.range(of: count) ?? 0..<0
  }

  /// The chunk of a frame or line, by its place in the whole.
  func chunk(of place: Int) -> Int {
    // The largest i with i * count / chunks <= place.
    ((place + 1) * chunks - 1) / count
  }

  /// Whether results go elsewhere by themselves, so that nodes need not share the folder of frames.
  var isCarried: Bool { afterShard != nil && beforeCollect != nil }
}

extension FarmPlan {
  /// The file's text.
  var text: String {
    var object: JSONObject = [
      "farm": .number(JSONNumber(Self.version)), "directory": .string(directory),
      "arguments": Self.array(arguments), "identity": identity.json,
      "count": .number(JSONNumber(count)), "chunks": .number(JSONNumber(chunks)),
      "engine": .string(engine.rawValue), "cores": .number(JSONNumber(cores)),
      "command": .string(command),
    ]
    if !engineOptions.isEmpty { object["engineOptions"] = Self.array(engineOptions) }
    if !shared.isEmpty { object["shared"] = Self.array(shared) }
    if let film { object["film"] = .string(film) }
    if let afterShard { object["afterShard"] = .string(afterShard) }
    if let beforeCollect { object["beforeCollect"] = .string(beforeCollect) }
    return JSONWriter.canonical(.object(object))
  }

  /// Reads the file.
  ///
  /// - Throws: `badDocument` when it is none, or one of a later version.
  init(_ source: SourceText) throws(Failure) {
    let reading = JSONReader.read(source)
    guard let object = reading.root?.value.object else { throw Failure(reading.diagnostics) }
    func whole(_ key: String) -> Int? { object[key]?.number.flatMap { Int(exactly: $0) } }
    func strings(_ key: String) -> [String]? {
      guard let values = object[key] else { return [] }
      let strings = values.array?.compactMap(\.string)
      return strings?.count == values.array?.count ? strings : nil
    }
    guard let version = whole("farm") else {
      throw Failure(.badDocument, "\(source.name) is not a farm plan")
    }
    guard version == Self.version else {
      throw Failure(
        .badDocument,
        "\(source.name) has plan version \(version); expected version \(Self.version)",
        help: "use the version of shapeshift that created the plan")
    }
    guard let directory = object["directory"]?.string, let arguments = strings("arguments"),
      let identity = FarmIdentity(object["identity"]), let count = whole("count"),
      1...Self.mostFrames ~= count,
      let chunks = whole("chunks"), 1...min(count, 1_000_000) ~= chunks,
      let engine = object["engine"]?.string.flatMap(FarmEngineKind.init(rawValue:)),
      let engineOptions = strings("engineOptions"), let cores = whole("cores"), 1...1024 ~= cores,
      let command = object["command"]?.string, let shared = strings("shared")
    else {
      throw Failure(
        .badDocument, "the plan \(source.name) has a missing or invalid value",
        help: "create it again with 'shapeshift farm plan'")
    }
    self.init(
      directory: directory, arguments: arguments, identity: identity, count: count, chunks: chunks,
      engine: engine, engineOptions: engineOptions, cores: cores, command: command, shared: shared,
      film: object["film"]?.string, afterShard: object["afterShard"]?.string,
      beforeCollect: object["beforeCollect"]?.string)
  }

  private static func array(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }
}
