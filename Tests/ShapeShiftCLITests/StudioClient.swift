import DocumentModel
import Foundation
import Glibc
import ImageCoding
import TestSupport
import VectorGraphics

/// What is said to the studio's engine and heard of it: JSON with bytes beside it.
struct StudioAnswer {
  var json: JSONValue
  var bytes: [UInt8]

  subscript(key: String) -> JSONValue? { json[key] }

  /// What was wrong; nil if nothing was.
  var error: String? { json["error"]?["message"]?.string }
}

/// The engine, driven through its pipes as the gateway does it; frames are taken at once.
final class StudioClient {
  /// The engine said nothing in time, or has gone.
  struct Silence: Error {}
  /// The engine said what no page understands.
  struct Nonsense: Error {}

  let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []
  private var number = 0
  /// All that was told besides answers.
  private(set) var events: [StudioAnswer] = []
  /// What pages see, by page and scene.
  private(set) var canvases: [[Int]: StudioCanvas] = [:]
  /// The times of the frames, by page and scene.
  private(set) var times: [[Int]: [Double]] = [:]

  init(
    _ workspace: Workspace, engine: [String] = ["studio-engine"], _ arguments: String...
  ) throws {
    process = workspace.makeProcess(engine + arguments)
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { process.terminate() }

  func close() throws { try input.fileHandleForWriting.close() }

  // MARK: Sending

  func send(raw json: [UInt8], length: Int? = nil) throws {
    let size = UInt32(length ?? json.count)
    let head = (0..<8).map { $0 < 4 ? UInt8(truncatingIfNeeded: size >> UInt32(8 * $0)) : 0 }
    try input.fileHandleForWriting.write(contentsOf: Data(head + json))
  }

  /// Asks and waits for the answer.
  func ask(_ verb: String, _ fields: JSONObject = [:], client: Int = 1) throws -> StudioAnswer {
    number += 1
    var json: JSONObject = [
      "client": .number(JSONNumber(client)), "do": .string(verb),
      "re": .number(JSONNumber(number)),
    ]
    json.merge(fields)
    try send(raw: Array(JSONWriter.compact(.object(json)).utf8))
    while true {
      let message = try next()
      if message["re"]?.number == Double(number) { return message }
      try hear(message)
    }
  }

  /// Waits until all is drawn.
  func settle(client: Int = 1) throws { _ = try ask("settle", client: client) }

  func canvas(_ scene: Int = 1, client: Int = 1) -> StudioCanvas? { canvases[[client, scene]] }

  /// The id of an item.
  func item(_ name: String) throws -> JSONValue {
    let items = try ask("hello")["items"]?.array ?? []
    return items.first { $0["name"]?.string == name }?["id"] ?? .null
  }

  /// Reads until something is told of which a test knows.
  func wait(for isIt: (StudioAnswer) -> Bool) throws {
    if events.contains(where: isIt) { return }
    while true {
      let message = try next()
      try hear(message)
      if isIt(message) { return }
    }
  }

  func forgetEvents() { events = [] }

  // MARK: Hearing

  /// Takes a message that is no answer.
  private func hear(_ message: StudioAnswer) throws {
    events.append(message)
    guard message["event"]?.string == "frame" else { return }
    guard let client = message["client"]?.number, let scene = message["scene"]?.number else {
      throw Nonsense()
    }
    let key = [Int(client), Int(scene)]
    canvases[key, default: StudioCanvas()].take(message)
    times[key, default: []].append(message["t"]?.number ?? -1)
    let json: JSONObject = [
      "client": message["client"] ?? 0, "do": "ack", "scene": message["scene"] ?? 0,
      "sequence": message["sequence"] ?? 0,
    ]
    try send(raw: Array(JSONWriter.compact(.object(json)).utf8))
  }

  func next() throws -> StudioAnswer {
    let head = try read(8)
    let lengths = [0, 4].map { start in
      (0..<4).reduce(0) { $0 | Int(head[start + $1]) << (8 * $1) }
    }
    let json = try read(lengths[0])
    let bytes = try read(lengths[1])
    let value = JSONReader.read(SourceText(name: "message", bytes: json)).root?.value
    guard let value else { throw Nonsense() }
    return StudioAnswer(json: value, bytes: bytes)
  }

  private func read(_ count: Int) throws -> [UInt8] {
    while buffer.count < count {
      guard let part = output.nextPart(seconds: 120), !part.isEmpty else { throw Silence() }
      buffer += part
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }
}

/// What a page draws of frames.
struct StudioCanvas {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var bytes: [UInt8] = []

  mutating func take(_ frame: StudioAnswer) {
    func number(_ key: String) -> Int { frame[key]?.number.map { Int($0) } ?? 0 }
    if number("width") != width || number("height") != height {
      (width, height) = (number("width"), number("height"))
      bytes = Array(repeating: 0, count: width * height * 4)
    }
    let (x, y, columns) = (number("x"), number("y"), number("w"))
    let isInRuns = frame["encoding"]?.string == "runs"
    let pixels = isInRuns ? Self.expanded(frame.bytes) : frame.bytes
    for row in 0..<number("h") {
      let start = ((y + row) * width + x) * 4
      let part = pixels[row * columns * 4..<(row + 1) * columns * 4]
      bytes.replaceSubrange(start..<start + columns * 4, with: part)
    }
  }

  /// Words of 4 bytes, the lowest first: a number and as many pixels, or with its highest bit one that is repeated.
  private static func expanded(_ runs: [UInt8]) -> [UInt8] {
    var (bytes, place): ([UInt8], Int) = ([], 0)
    while place + 4 <= runs.count {
      let head = (0..<4).reduce(0) { $0 | UInt32(runs[place + $1]) << (8 * $1) }
      let count = Int(head & ~(1 << 31))
      let isRun = head >> 31 == 1
      let pixels = runs[(place + 4)..<(place + 4 + (isRun ? 1 : count) * 4)]
      for _ in 0..<(isRun ? count : 1) { bytes += pixels }
      place += 4 + pixels.count
    }
    return bytes
  }

  /// The pixels of a PNG file as canvases have them.
  static func bytes(ofPNG file: [UInt8]) throws -> [UInt8] {
    try PNGDecoder().decode(file).straightRGBA()
  }
}
