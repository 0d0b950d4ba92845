import DocumentModel
import FileStorage
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments

/// `farm status`: how far all nodes have come.
struct FarmStatusVerb: Verb {
  static let name = "farm status"
  static let abstract = "Show progress and the remaining time."
  static let discussion = """
    Counts the files listed in manifests. Only collect checks their digests.
    """
  static let examples = """
    shapeshift farm status film.farm
    shapeshift farm status film.farm --json
    """

  static let options: [OptionSection<FarmStatusVerb>] = [
    OptionSection([
      .plan(\FarmStatusVerb.plan), .json(\.json, help: "Print the status as a JSON object."),
    ])
  ]

  private var plan = ""
  private var json = false

  @MainActor
  func run(_ console: Console) throws {
    let status = try FarmStatus(try FarmSite(plan, console))
    try console.write(json ? JSONText.page(.object(status.json)) : status.text)
  }
}

/// How far a plan has come.
@MainActor
struct FarmStatus {
  /// What a node has done.
  private struct Node {
    var chunks = 0
    var drawn = 0
    var seconds = 0.0
    /// The last trouble that it told of.
    var trouble: String?
  }

  private let site: FarmSite
  private let done: Int
  private let drawnChunks: Int
  private let running: Int
  private let waiting: Int
  private let waitingReasons: [String]
  private let silence: String?
  private let problems: [String]
  private var nodes: [String: Node] = [:]

  init(_ site: FarmSite) throws {
    self.site = site
    let plan = site.plan
    let books = try site.job.books()
    problems = books.refused
    done = books.entries.values.count { $0.problem == nil } + books.unsynced.count
    let drawn = (0..<plan.chunks).filter { chunk in
      plan.range(of: chunk).allSatisfy { books.entries[$0] != nil }
    }
    drawnChunks = drawn.count
    var tasks: [Int: FarmTask] = [:]
    do throws(Failure) {
      tasks = try site.engine.tasks()
      silence = nil
    } catch {
      silence = error.sentence
    }
    let undrawn = Set(0..<plan.chunks).subtracting(drawn)
    running = undrawn.count { tasks[$0]?.isRunning ?? site.folder.isLocked(chunk: $0) }
    waiting = undrawn.count { tasks[$0]?.isRunning == false }
    waitingReasons = Set(undrawn.compactMap { tasks[$0]?.reason }).sorted()
    for chunk in 0..<plan.chunks {
      for report in site.folder.reports(of: chunk) { add(report) }
    }
  }

  private mutating func add(_ report: FarmReport) {
    var node = nodes[report.node, default: Node()]
    switch report.event {
    case .begun: break
    case .done:
      node.chunks += 1
      node.drawn += report.drawn ?? 0
      node.seconds += report.seconds ?? 0
    case .failed: node.trouble = "failed: \(report.reason ?? "")"
    case .refused: node.trouble = "refused: \(report.reason ?? "")"
    }
    nodes[report.node] = node
  }

  /// Seconds until all is drawn, if it goes on as since the last submission; nil if nothing tells.
  private var left: Double? {
    guard let last = site.submissions.last, done > last.done, done < site.plan.count else {
      return nil
    }
    let elapsed = Double(FileSystem.now - last.time) * 1e-9
    return Double(site.plan.count - done) * elapsed / Double(done - last.done)
  }

  private var resting: Int { site.plan.chunks - drawnChunks - running - waiting }

  private static func column(_ name: String) -> String {
    name + String(repeating: " ", count: max(12 - name.count, 1))
  }

  var text: String {
    let percent = done * 100 / site.plan.count
    var lines = [
      Self.column(site.job.unit) + "\(done) of \(site.plan.count) (\(percent) %)"
        + (left.map { ", \(ProgressReport.clockText($0)) left" } ?? ""),
      Self.column("chunks")
        + "\(drawnChunks) of \(site.plan.chunks) drawn, \(running) running, \(waiting) waiting, \(resting) neither",
    ]
    if let silence { lines.append(Self.column("engine") + silence) }
    lines += waitingReasons.map { Self.column("waiting") + $0 }
    for (name, node) in nodes.sorted(by: { $0.key < $1.key }) {
      let rate = node.seconds > 0 ? Double(node.drawn) / node.seconds : 0
      var line = "\(node.chunks) chunks, \((rate * 10).rounded() / 10) \(site.job.unit)/s"
      if let trouble = node.trouble { line += "; \(trouble)" }
      lines.append(Self.column(name) + line)
    }
    lines += problems.map { Self.column("refused") + $0 }
    if let hint { lines.append(Self.column("hint") + hint) }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// What would be better another time.
  private var hint: String? {
    let chunks = nodes.values.reduce(0) { $0 + $1.chunks }
    let seconds = nodes.values.reduce(0) { $0 + $1.seconds }
    let drawn = nodes.values.reduce(0) { $0 + $1.drawn }
    guard chunks > 0, drawn > 0, site.plan.chunks > 1, seconds / Double(chunks) < 5 else {
      return nil
    }
    let size = max(Int(clamping: 10 * Double(drawn) / max(seconds, 0.001)), 1)
    return
      "a chunk takes \((seconds / Double(chunks) * 10).rounded() / 10) s; use --chunk-size \(size) for chunks of 10 s"
  }

  var json: JSONObject {
    var object: JSONObject = [
      "unit": .string(site.job.unit), "done": .number(JSONNumber(done)),
      "total": .number(JSONNumber(site.plan.count)),
      "chunks": [
        "total": .number(JSONNumber(site.plan.chunks)), "drawn": .number(JSONNumber(drawnChunks)),
        "running": .number(JSONNumber(running)), "waiting": .number(JSONNumber(waiting)),
      ],
    ]
    if let left { object["left"] = .number(JSONNumber((left * 10).rounded() / 10)) }
    if let silence { object["engine"] = .string(silence) }
    var members = JSONObject()
    for (name, node) in nodes.sorted(by: { $0.key < $1.key }) {
      var member: JSONObject = [
        "chunks": .number(JSONNumber(node.chunks)), "drawn": .number(JSONNumber(node.drawn)),
        "seconds": .number(JSONNumber((node.seconds * 1000).rounded() / 1000)),
      ]
      if let trouble = node.trouble { member["trouble"] = .string(trouble) }
      members[name] = .object(member)
    }
    object["nodes"] = .object(members)
    object["refused"] = .array(problems.map { .string($0) })
    return object
  }
}
