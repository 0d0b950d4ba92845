import DocumentModel
import Foundation
import Glibc

/// A running studio, and how it is reached.
final class StudioGateway {
  /// The built gateway; nil where nobody has built it.
  static let program: URL? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let places = ["debug", "release"].map {
      package.appendingPathComponent("Studio/.build/\($0)/shapeshift-studio")
    }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  let process: Process
  let port: UInt16
  let token: String

  init(_ workspace: Workspace, _ arguments: String...) throws {
    process = workspace.makeProcess(["--engine", Workspace.command.path] + arguments)
    process.executableURL = Self.program
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let part = output.nextPart(seconds: 120) ?? Data()
    let match = String(decoding: part, as: UTF8.self)
      .firstMatch(of: #/^http://127\.0\.0\.1:(\d+)/\?token=([0-9a-f]{32})\n$/#)
    guard let match, let port = UInt16(match.1) else {
      process.terminate()
      throw StudioClient.Silence()
    }
    (self.port, token) = (port, String(match.2))
  }

  deinit { process.terminate() }

  var host: String { "127.0.0.1:\(port)" }
  var cookie: String { "shapeshift-\(port)=\(token)" }

  /// The process that it has started.
  func engine() throws -> Int32 {
    let path = "/proc/\(process.processIdentifier)/task"
    for thread in try FileManager.default.contentsOfDirectory(atPath: path) {
      // A thread may end between: it has no children then.
      let text = try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)
      if let child = text?.split(separator: " ").first.flatMap({ Int32($0) }) { return child }
    }
    throw StudioClient.Silence()
  }

  /// Whether a process has ended, if only its parent has not looked yet.
  static func hasEnded(_ process: Int32) -> Bool {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // Source: proc(5): the state follows the name in parentheses, Z for a zombie.
    return text?.split(separator: ") ").last?.hasPrefix("Z") ?? true
  }

  /// Sends bytes and reads what comes until the end, or until there is a whole head.
  func request(
    _ path: String, method: String = "GET", host: String? = nil, _ headers: [String] = []
  ) throws -> String {
    let lines =
      ["\(method) \(path) HTTP/1.1", "Host: \(host ?? self.host)", "Connection: close"] + headers
    // A server hangs up on who is slow to ask, as all are on a machine that is busy.
    for _ in 0..<3 {
      let answer = try answer(to: lines.joined(separator: "\r\n") + "\r\n\r\n")
      if !answer.isEmpty { return answer }
    }
    throw StudioClient.Silence()
  }

  func answer(to request: String) throws -> String {
    let socket = try StudioSocket(port: port)
    // The gateway may refuse a request before all of it is sent.
    try? socket.write(Array(request.utf8))
    var bytes: [UInt8] = []
    while let part = socket.read(), !part.isEmpty { bytes += part }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The status of an answer.
  func status(
    _ path: String, method: String = "GET", host: String? = nil, _ headers: [String] = []
  ) throws -> Int? {
    let answer = try request(path, method: method, host: host, headers)
    return answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}

/// A connection of this machine with itself.
final class StudioSocket {
  private let number: Int32

  init(port: UInt16) throws {
    number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, size) }
    }
    guard result == 0 else { throw StudioClient.Silence() }
  }

  deinit { close(number) }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { part in
        uninterrupted { send(number, part.baseAddress, part.count, Int32(MSG_NOSIGNAL)) }
      }
      guard count > 0 else { throw StudioClient.Silence() }
      rest = rest.dropFirst(count)
    }
  }

  /// What comes next; nil when nothing comes in time.
  func read() -> [UInt8]? {
    var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    guard uninterrupted({ poll(&wait, 1, 60_000) }) == 1 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = uninterrupted { recv(number, &buffer, buffer.count, 0) }
    return count < 0 ? nil : Array(buffer.prefix(count))
  }
}

/// A page: a connection that has become a WebSocket.
final class StudioPage {
  private let socket: StudioSocket
  private var buffer: [UInt8] = []
  private var number = 0

  init(_ gateway: StudioGateway) throws {
    socket = try StudioSocket(port: gateway.port)
    let lines = [
      "GET /live HTTP/1.1", "Host: \(gateway.host)", "Origin: http://\(gateway.host)",
      "Cookie: \(gateway.cookie)", "Connection: Upgrade", "Upgrade: websocket",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    try socket.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    while String(decoding: buffer, as: UTF8.self).range(of: "\r\n\r\n") == nil { try more() }
    let head = String(decoding: buffer, as: UTF8.self)
    guard head.hasPrefix("HTTP/1.1 101") else { throw StudioClient.Silence() }
    let end = head.utf8.count(before: "\r\n\r\n") + 4
    buffer.removeFirst(end)
  }

  private func more() throws {
    guard let part = socket.read(), !part.isEmpty else { throw StudioClient.Silence() }
    buffer += part
  }

  func ask(_ verb: String, _ fields: JSONObject = [:]) throws -> JSONValue {
    number += 1
    var json: JSONObject = ["do": .string(verb), "re": .number(JSONNumber(number))]
    json.merge(fields)
    try send(JSONWriter.compact(.object(json)))
    return try wait { $0["re"]?.number == Double(number) }
  }

  /// Sends a text with the mask that pages use: here one that changes nothing.
  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    var head: [UInt8] = [0x81]
    if bytes.count < 126 {
      head.append(0x80 | UInt8(bytes.count))
    } else {
      head += [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    }
    try socket.write(head + [0, 0, 0, 0] + bytes)
  }

  /// Sends a frame without a mask, which no client may.
  func sendUnmasked(_ text: String) throws {
    try socket.write([0x81, UInt8(text.utf8.count)] + Array(text.utf8))
  }

  /// The code with which the gateway closes the connection, whatever comes before it.
  func closeCode() throws -> Int {
    while true {
      let (opcode, payload) = try nextFrame()
      if opcode == 8, payload.count >= 2 { return Int(payload[0]) << 8 | Int(payload[1]) }
    }
  }

  /// Reads until something comes that a test waits for.
  func wait(for isIt: (JSONValue) -> Bool) throws -> JSONValue {
    while true {
      let message = try next()
      if isIt(message) { return message }
    }
  }

  /// The next message, without its bytes.
  private func next() throws -> JSONValue {
    var (opcode, payload) = try nextFrame()
    guard opcode != 8 else { throw StudioClient.Silence() }
    if opcode == 2 {
      let count = (0..<4).reduce(0) { $0 | Int(payload[$1]) << (8 * $1) }
      payload = Array(payload[8..<8 + count])
    }
    let value = JSONReader.read(SourceText(name: "message", bytes: payload)).root?.value
    guard let value else { throw StudioClient.Nonsense() }
    return value
  }

  private func nextFrame() throws -> (opcode: UInt8, payload: [UInt8]) {
    while buffer.count < 10 {
      if buffer.count >= 2, buffer[1] < 126, buffer.count >= 2 + Int(buffer[1]) { break }
      try more()
    }
    let opcode = buffer[0] & 15
    var (start, length) = (2, Int(buffer[1]))
    if length == 126 { (start, length) = (4, Int(buffer[2]) << 8 | Int(buffer[3])) }
    if length == 127 { (start, length) = (10, buffer[2..<10].reduce(0) { $0 << 8 | Int($1) }) }
    while buffer.count < start + length { try more() }
    let payload = Array(buffer[start..<start + length])
    buffer.removeFirst(start + length)
    return (opcode, payload)
  }
}

extension String.UTF8View {
  /// How many bytes come before a text.
  fileprivate func count(before text: String) -> Int {
    let (bytes, wanted) = (Array(self), Array(text.utf8))
    return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
  }
}
