import DocumentModel
import FileStorage
import Foundation
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments

/// What a node tells of a chunk: a line each time it begins, ends, fails or refuses.
struct FarmReport {
  enum Event: String {
    case begun
    case done
    case failed
    /// The node would draw other pictures than the plan's.
    case refused
  }

  var event: Event
  var node: String
  /// The name of the problem's exit status, in numbers.
  var status: Int?
  /// What was wrong, in a sentence.
  var reason: String?
  /// How many pictures were there before, and how many were drawn.
  var kept: Int?
  var drawn: Int?
  /// What it took, in seconds.
  var seconds: Double?

  /// The name of this machine, as the engine calls it.
  static let node =
    ProcessInfo.processInfo.environment["SLURMD_NODENAME"] ?? ProcessInfo.processInfo.hostName
}

extension FarmReport {
  var object: JSONObject {
    var object: JSONObject = ["event": .string(event.rawValue), "node": .string(node)]
    if let status { object["status"] = .number(JSONNumber(status)) }
    if let reason { object["reason"] = .string(reason) }
    if let kept { object["kept"] = .number(JSONNumber(kept)) }
    if let drawn { object["drawn"] = .number(JSONNumber(drawn)) }
    if let seconds { object["seconds"] = .number(JSONNumber(seconds, roundedTo: 1000)) }
    return object
  }

  init?(_ object: JSONObject) {
    guard let event = object["event"]?.string.flatMap(Event.init(rawValue:)),
      let node = object["node"]?.string
    else { return nil }
    func whole(_ key: String) -> Int? { object[key]?.number.flatMap { Int(exactly: $0) } }
    self.init(
      event: event, node: node, status: whole("status"), reason: object["reason"]?.string,
      kept: whole("kept"), drawn: whole("drawn"), seconds: object["seconds"]?.number)
  }
}

extension FarmFolder {
  private func reportPath(_ chunk: Int) -> String { "\(reports)/\(chunk).jsonl" }

  /// What nodes told of a chunk, in order.
  func reports(of chunk: Int) -> [FarmReport] {
    lines(of: reportPath(chunk)).compactMap(FarmReport.init)
  }

  /// Adds what this node has to tell of a chunk.
  func add(_ report: FarmReport, of chunk: Int) throws(SystemError) {
    try append(report.object, to: reportPath(chunk))
  }
}

/// A list of chunks that the engine was given.
struct FarmSubmission {
  var chunks: [Int]
  /// How much was done then.
  var done: Int
  /// Nanoseconds since 1970.
  var time: Int

  var object: JSONObject {
    [
      "time": .number(JSONNumber(Double(time / 1_000_000) / 1000)),
      "done": .number(JSONNumber(done)),
      "chunks": .string(FrameSelection(frames: chunks).description),
    ]
  }

  init(chunks: [Int], done: Int, time: Int = FileSystem.now) {
    (self.chunks, self.done, self.time) = (chunks, done, time)
  }

  init?(_ object: JSONObject, of plan: FarmPlan) {
    guard let seconds = object["time"]?.number, let text = object["chunks"]?.string,
      let done = object["done"]?.number.flatMap({ Int(exactly: $0) }),
      let chunks = try? FrameSelection(text).frames(of: plan.chunks)
    else { return nil }
    self.init(chunks: chunks, done: done, time: Int(clamping: seconds * 1e9))
  }
}
