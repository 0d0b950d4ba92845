import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Listens for pages, and passes on what they and the engine say to each other.
final class Gateway: Sendable {
  private struct State {
    var engine: EngineProcess?
    var pages: [Int: Outbox] = [:]
    var nextPage = 1
    var isReady = false
    var isEnding = false
  }

  /// The number by which the gateway itself speaks with the engine.
  private static let ownNumber = -1

  private let options: GatewayOptions
  private let state = Mutex(State())
  let downloads = Downloads()

  init(_ options: GatewayOptions) { self.options = options }

  // MARK: Running

  /// Starts the engine, listens, and goes on until the process ends.
  func run() async throws {
    let access = Access()
    // No answer takes long; a machine that is busy may let one wait for its turn.
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: options.port), timeout: 120,
      pool: PromptSockets(pool: HTTPServer.defaultPool()), logger: .disabled,
      handler: Site(
        gateway: self, access: access, folder: options.page, start: options.start))
    let listening = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      throw SocketError.unsupportedAddress
    }
    access.listens(on: port)
    Thread { [self] in keepEngine(address: access.address) }.start()
    try await listening.value
  }

  /// Runs one engine after the other.
  private func keepEngine(address: String) {
    var failures = 0
    while !state.withLock({ $0.isEnding }) {
      let start = Date()
      let (status, words) = runEngine(address)
      guard state.withLock({ $0.isReady }) else { return end(status: max(status, 1)) }
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
    return status < 0 ? "the engine was ended by signal \(-status)" : "the engine ended (\(status))"
  }

  // MARK: The end

  /// Ends all when a signal comes.
  func end(on signal: Int32) -> any DispatchSourceSignal {
    Foundation.signal(signal, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler { self.end(status: 128 + signal) }
    source.resume()
    return source
  }

  func end(status: Int32) {
    let engine = state.withLock { state in
      state.isEnding = true
      return state.engine
    }
    engine?.end()
    exit(status)
  }

  // MARK: Pages

  func join(_ outbox: Outbox) -> Int {
    state.withLock { state in
      defer { state.nextPage += 1 }
      state.pages[state.nextPage] = outbox
      return state.nextPage
    }
  }

  func leave(_ page: Int) {
    let engine = state.withLock { state in
      state.pages[page] = nil
      return state.engine
    }
    _ = engine?.send(Self.addressed("{\"do\":\"leave\"}", from: page))
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
  private func refuse(_ text: String, from page: Int) {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    guard let number = object?["re"] as? Int, let outbox = state.withLock({ $0.pages[page] }) else {
      return
    }
    let answer =
      "{\"re\":\(number),\"error\":{\"message\":\"the engine is being started\",\"diagnostics\":[]}}"
    outbox.add(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(answer.utf8)))
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
    let frame = Self.frame(message.json, message.bytes)
    let pages = state.withLock { state in
      message.client == 0
        ? state.pages.map { $0 } : state.pages.filter { $0.key == message.client }.map { $0 }
    }
    for (page, outbox) in pages where !outbox.add(frame) {
      outbox.close()
      leave(page)
    }
  }

  private func tell(state name: String, reason: String?) {
    let event = ["event": "engine", "state": name, "reason": reason ?? ""]
    guard let json = try? JSONEncoder().encode(event) else { return }
    let frame = Self.frame(json, Data())
    for outbox in state.withLock({ Array($0.pages.values) }) { outbox.add(frame) }
  }

  /// A message as pages get it: a text, or with bytes one binary message with both lengths first.
  private static func frame(_ json: Data, _ bytes: Data) -> WSFrame {
    guard !bytes.isEmpty else {
      return WSFrame(fin: true, opcode: .text, mask: nil, payload: json)
    }
    var payload = EngineProcess.length(json.count) + EngineProcess.length(bytes.count)
    payload.reserveCapacity(8 + json.count + bytes.count)
    payload.append(json)
    payload.append(bytes)
    return WSFrame(fin: true, opcode: .binary, mask: nil, payload: payload)
  }
}
