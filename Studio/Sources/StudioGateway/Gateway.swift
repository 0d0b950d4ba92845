import Foundation
import NIOCore
import NIOWebSocket
import Synchronization

/// Listens for pages, and passes on what they and the engine say to each other.
final class Gateway: Sendable {
  private struct State {
    var engine: EngineProcess?
    var pages: [Int: Page] = [:]
    var nextPage = 1
    var isReady = false
  }

  /// The number by which the gateway itself speaks with the engine.
  private static let ownNumber = -1

  private let options: GatewayOptions
  private let state = Mutex(State())
  let downloads = Downloads()

  init(_ options: GatewayOptions) { self.options = options }

  // MARK: Running

  /// Starts the engine, listens, and goes on until the process ends.
  func run() throws {
    let access = Access()
    let listener = try Server.listen(
      on: options.port,
      Site(gateway: self, access: access, folder: options.page, start: options.start))
    guard let port = listener.localAddress?.port.flatMap({ UInt16(exactly: $0) }) else { return }
    access.listens(on: port)
    Thread { [self] in keepEngine(address: access.address) }.start()
    try listener.closeFuture.wait()
  }

  /// Runs one engine after the other.
  private func keepEngine(address: String) {
    var failures = 0
    while true {
      let start = Date()
      let (status, words) = runEngine(address)
      guard state.withLock({ $0.isReady }) else { Ending.end(status: max(status, 1)) }
      failures = Date().timeIntervalSince(start) > 10 ? 0 : failures + 1
      tell(state: "ended", reason: Self.reason(status, words))
      Thread.sleep(forTimeInterval: min(0.2 * Double(1 << min(failures, 5)), 5))
    }
  }

  private func runEngine(_ address: String) -> (status: Int32, words: String) {
    let engine: EngineProcess
    do {
      engine = try EngineProcess(options.engine, options.engineArguments)
    } catch {
      say("error: \(options.engine) can't be started: \(error)")
      return (69, "")
    }
    state.withLock { $0.engine = engine }
    _ = engine.send(Self.addressed("{\"do\":\"hello\",\"re\":0}", from: Self.ownNumber))
    let result = engine.run { message in
      guard message.client != Self.ownNumber else { return engineIsReady(address) }
      pass(message)
    }
    state.withLock { $0.engine = nil }
    return result
  }

  private func engineIsReady(_ address: String) {
    let wasReady = state.withLock { state in
      defer { state.isReady = true }
      return state.isReady
    }
    if wasReady {
      tell(state: "restarted", reason: nil)
    } else {
      FileHandle.standardOutput.write(Data("\(address)\n".utf8))
    }
  }

  /// What an engine died of, in a sentence.
  private static func reason(_ status: Int32, _ words: String) -> String {
    let lines = words.split(separator: "\n").map { line in
      line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").replacing(#/^error(\[[^\]]*\])?: /#, with: "")
    }
    if let line = lines.last(where: { !$0.hasPrefix(" ") }) { return String(line.prefix(500)) }
    return status < 0
      ? "the engine was terminated by signal \(-status)" : "the engine exited with status \(status)"
  }

  // MARK: Pages

  func join(_ page: Page) -> Int {
    state.withLock { state in
      defer { state.nextPage += 1 }
      state.pages[state.nextPage] = page
      return state.nextPage
    }
  }

  func leave(_ number: Int) {
    let engine = state.withLock { state in
      state.pages[number] = nil
      return state.engine
    }
    _ = engine?.send(Self.addressed("{\"do\":\"leave\"}", from: number))
  }

  /// Passes a message of a page on; false for what is none.
  func receive(_ text: String, from page: Int) -> Bool {
    guard text.utf8.first == UInt8(ascii: "{") else { return false }
    let engine = state.withLock { $0.engine }
    if let engine, engine.send(Self.addressed(text, from: page)) { return true }
    refuse(text, from: page)
    return true
  }

  /// Answers for an engine that is not there.
  private func refuse(_ text: String, from sender: Int) {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    guard let number = object?["re"] as? Int, let page = state.withLock({ $0.pages[sender] }) else {
      return
    }
    let answer =
      "{\"re\":\(number),\"error\":{\"message\":\"the engine is starting\",\"diagnostics\":[]}}"
    page.send(.text, ByteBuffer(string: answer))
  }

  /// The message with the number of who sends it.
  private static func addressed(_ text: String, from page: Int) -> Data {
    Data("{\"client\":\(page),".utf8) + Data(text.utf8.dropFirst())
  }

  // MARK: The engine

  private func pass(_ message: EngineProcess.Message) {
    if message.json.starts(with: Downloads.mark) {
      downloads.add(message.json, message.bytes)
      return
    }
    let pages = state.withLock { state in
      message.client == 0
        ? Array(state.pages.values) : [state.pages[message.client]].compactMap(\.self)
    }
    let (opcode, bytes) = Self.framed(message)
    // A page that does not keep up leaves as its connection is closed.
    for page in pages where !page.send(opcode, bytes) { page.close() }
  }

  private func tell(state name: String, reason: String?) {
    let event = ["event": "engine", "state": name, "reason": reason ?? ""]
    guard let json = try? JSONEncoder().encode(event) else { return }
    for page in state.withLock({ Array($0.pages.values) }) {
      page.send(.text, ByteBuffer(bytes: json))
    }
  }

  /// A message as pages get it: a text, or with bytes one binary message with both lengths first.
  private static func framed(_ message: EngineProcess.Message) -> (WebSocketOpcode, ByteBuffer) {
    let (json, bytes) = (message.json, message.bytes)
    guard !bytes.isEmpty else { return (.text, ByteBuffer(bytes: json)) }
    var buffer = ByteBuffer()
    buffer.reserveCapacity(8 + json.count + bytes.count)
    for count in [json.count, bytes.count] {
      buffer.writeInteger(UInt32(count), endianness: .little)
    }
    buffer.writeBytes(json)
    buffer.writeBytes(bytes)
    return (.binary, buffer)
  }
}
