import DocumentModel
import Foundation
import Glibc

/// What the document store costs beside the disk; microseconds, medians.
struct StoreFigures: Encodable {
  /// The steps of the history.
  var steps: Int
  /// An edit without synchronizing, as the ticks of a drag are.
  var tick: Double
  /// An edit that the disk holds.
  var edit: Double
  /// The same bytes appended to a file, with plain write(2) and fdatasync(2).
  var plain: Double
  /// Opening a history of 1,000 steps.
  var openShort: Double
  /// Opening one of `steps` steps.
  var openLong: Double
  /// The growth of the resident memory from 1,000 steps to `steps`, in KiB.
  var memory: Int

  var editRatio: Double { edit / plain }
  var openRatio: Double { openLong / openShort }

  static func measure(_ effort: Effort) throws -> StoreFigures {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-bench-\(getpid())", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = StoreBench(folder: folder)
    return try bench.run(steps: effort.processRuns > 20 ? 100_000 : 20_000)
  }
}

/// A document with a history, and a plain file to compare with.
private struct StoreBench {
  let folder: URL

  private var document: String { folder.appendingPathComponent("model.json").path }
  private var history: String { document + ".history" }

  private static let text = """
    {"kind":"circle","fill":{"hue":0.66,"saturation":1,"brightness":1,"opacity":1},
     "outline":{"hue":0.08,"saturation":1,"brightness":1,"opacity":1},"outlineWidth":15}
    """

  func run(steps: Int) throws -> StoreFigures {
    try Data(Self.text.utf8).write(to: URL(fileURLWithPath: document))
    // The first of all, with the folder's files still to be made, are not the rule.
    _ = try ticks(20)
    let tick = try ticks(980)
    let openShort = try opening()
    let memory = residentMemory()
    let (edit, plain) = try synchronized(400)
    // Ticks of gestures of their own: steps that are not synchronized, for the length alone.
    _ = try ticks(steps - 1400)
    let grown = residentMemory() - memory
    return StoreFigures(
      steps: steps, tick: tick, edit: edit, plain: plain, openShort: openShort,
      openLong: try opening(), memory: grown)
  }

  private func open() throws -> DocumentStore {
    let store = try DocumentStore.open(document, clock: { 0 }).store
    store.coalescingInterval = 0
    return store
  }

  private func change(_ store: DocumentStore, _ number: Int, gesture: String?) throws {
    let width = JSONValue.number(JSONNumber(1 + Double(number % 9973) / 100))
    try store.set(
      JSONPointer(["outlineWidth"]), to: width, as: StoreEdit(name: "Width", gesture: gesture))
  }

  private func ticks(_ count: Int) throws -> Double {
    let store = try open()
    return try (0..<count).map { number in
      try microseconds { try change(store, number, gesture: "\(number)") }
    }.median
  }

  private func synchronized(_ count: Int) throws -> (edit: Double, plain: Double) {
    let store = try open()
    let plain = folder.appendingPathComponent("plain").path
    let file = unsafe Glibc.open(plain, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    defer { close(file) }
    var (edits, appends): ([Double], [Double]) = ([], [])
    for number in 0..<count {
      let before = try size(history)
      edits.append(try microseconds { try change(store, number, gesture: nil) })
      let line = [UInt8](repeating: 0x20, count: max(try size(history) - before, 1))
      appends.append(
        microseconds {
          _ = unsafe line.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
          _ = fdatasync(file)
        })
    }
    return (edits.median, appends.median)
  }

  private func opening() throws -> Double {
    try (0..<21).map { _ in try microseconds { _ = try open() } }.median
  }

  private func size(_ path: String) throws -> Int {
    (try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.intValue ?? 0
  }

  /// KiB.
  private func residentMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
  }

  private func microseconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let time = try clock.measure(body).components
    return Double(time.seconds) * 1e6 + Double(time.attoseconds) / 1e12
  }
}
