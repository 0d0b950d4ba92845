import Foundation
import Synchronization

/// A running engine, and what goes through its pipes.
final class EngineProcess: Sendable {
  /// A message of the engine: for whom, its JSON without that, and its bytes.
  struct Message: Sendable {
    /// The page; 0 for all.
    let client: Int
    let json: Data
    let bytes: Data
  }

  private let process: Process
  private let input: FileHandle
  private let output: FileHandle
  private let errors: FileHandle
  private let queue = DispatchQueue(label: "engine input")
  /// The bytes that wait to be written.
  private let waiting = Mutex(0)
  private let words = Mutex("")

  /// More than these bytes do not wait for an engine that takes none.
  private static let mostWaiting = 1 << 26
  /// The most bytes of a message of the engine: a picture of the largest canvas and some.
  private static let largest = 1 << 29

  init(_ program: String, _ arguments: [String]) throws {
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    self.input = input.fileHandleForWriting
    self.output = output.fileHandleForReading
    self.errors = errors.fileHandleForReading
    try process.run()
    Ending.engine.store(process.processIdentifier, ordering: .relaxed)
  }

  /// Sends a message; false if too many wait.
  func send(_ json: Data) -> Bool {
    let isRoom = waiting.withLock { count in
      guard count + json.count <= Self.mostWaiting else { return false }
      count += json.count
      return true
    }
    guard isRoom else { return false }
    let message = Self.length(json.count) + Self.length(0) + json
    queue.async { [self] in
      // An engine that has gone is noticed by the one that reads.
      try? input.write(contentsOf: message)
      waiting.withLock { $0 -= json.count }
    }
    return true
  }

  /// Hands out messages until the engine ends.
  ///
  /// - Returns: Its exit status, or the negative number of the signal, and what it said last.
  func run(_ receive: (Message) -> Void) -> (status: Int32, words: String) {
    let listener = Thread { [self] in
      while let part = try? errors.read(upToCount: 4096), !part.isEmpty {
        FileHandle.standardError.write(part)
        words.withLock { $0 = String(($0 + String(decoding: part, as: UTF8.self)).suffix(4000)) }
      }
    }
    listener.start()
    while let message = next() { receive(message) }
    process.waitUntilExit()
    Ending.engine.store(0, ordering: .relaxed)
    // What it said last may still be on its way.
    Thread.sleep(forTimeInterval: 0.02)
    let status = process.terminationStatus
    return (
      process.terminationReason == .uncaughtSignal ? -status : status, words.withLock { $0 }
    )
  }

  // MARK: Messages

  private func next() -> Message? {
    guard let head = read(8) else { return nil }
    let lengths = head.withUnsafeBytes { bytes in
      [0, 4].map { place in
        Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
      }
    }
    guard lengths[0] + lengths[1] <= Self.largest, let json = read(lengths[0]),
      let bytes = read(lengths[1])
    else { return nil }
    return Self.message(json, bytes)
  }

  /// Takes the number of the page away, which comes first in the object.
  private static func message(_ json: Data, _ bytes: Data) -> Message? {
    let start = Data("{\"client\":".utf8)
    guard json.starts(with: start), let comma = json.firstIndex(of: UInt8(ascii: ",")),
      let client = Int(String(decoding: json[start.count..<comma], as: UTF8.self))
    else { return nil }
    return Message(client: client, json: Data("{".utf8) + json[(comma + 1)...], bytes: bytes)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    data.reserveCapacity(count)
    while data.count < count {
      guard let part = try? output.read(upToCount: count - data.count), !part.isEmpty else {
        return nil
      }
      data.append(part)
    }
    return data
  }

  /// A length as 4 bytes, the lowest first.
  static func length(_ count: Int) -> Data {
    withUnsafeBytes(of: UInt32(count).littleEndian) { Data($0) }
  }
}
