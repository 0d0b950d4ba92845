import DocumentModel
import Foundation
import InputModel
import ShapeShiftDocuments

@testable import ShapeShiftCLI

/// Recorded events, and what the studio's engine is told.
extension FuzzTarget {
  static let sessions = [sessionLog, studioInbox, studioEngine]

  static let sessionWords = [
    #"{"t":0.1,"down":[20,20]}"#, #""move":["#, #""up":["#, #""cancel":["#, #""hover":["#,
    #""wheel":[0,9],"at":[9,9]"#, #""key":"return""#, #""text":"a""#, #""compose":"a""#,
    #""delete":"backward""#, #""select":[0,2]"#, #""paste":"b""#, #""focus":"name""#,
    #""action":"activate","target":{"id":"save"}"#, #""environment":{"size":[99,99]}"#,
    #""hint":{"role":"button"}"#, #""digest":"12345678""#, #""modifiers":["command"]"#,
    #""kind":"mouse""#, "1e308", "-1", "\n",
  ]

  /// A log that is read can be written, and is read as the same again.
  private static let sessionLog = FuzzTarget(
    name: "session-log", words: sessionWords, shortRuns: 300
  ) { bytes in
    let log: InputLog
    do throws(InputLogError) {
      log = try InputLog(lines: String(decoding: bytes, as: UTF8.self))
    } catch {
      return try expect(!error.reason.isEmpty && error.line > 0, "an error without a message")
    }
    let again = try readable("the written log") { () throws(InputLogError) in
      try InputLog(lines: log.lines(includingSecrets: true))
    }
    try expect(again == log, "another log is read than was written")
  }

  /// Bytes of the pipe to the engine, which arrive in two parts.
  private static let studioInbox = FuzzTarget(
    name: "studio-inbox", words: ["\u{2}\0\0\0\0\0\0\0{}", "{\"do\":\"hello\"}", "\0\0\0\0"],
    shortRuns: 500
  ) { bytes in
    var inbox = StudioInbox()
    for part in [bytes.prefix(bytes.count / 3), bytes.dropFirst(bytes.count / 3)] {
      inbox.add(Array(part))
      while let reading = inbox.next() {
        switch reading {
        case .refused(let reason): try expect(!reason.isEmpty, "a refusal without a reason")
        case .message(let message): try expectReadable(message)
        }
      }
    }
  }

  /// Messages of pages, one per line, to an engine that writes no files.
  ///
  /// An item is told by its number; exports of films are left out, as they take other threads.
  private static let studioEngine = FuzzTarget(
    name: "studio-drawing",
    words: [
      #"{"do":"open","scene":1,"item":0}"#, #""do":"hello""#, #""do":"look""#, #""do":"input""#,
      #""do":"clock""#, #""do":"frame""#, #""do":"tree""#, #""do":"hit","x":20,"y":20"#,
      #""do":"thumbnail","item":1"#, #""do":"outline""#, #""do":"inspect","pointer":"/view""#,
      #""do":"export","format":"svg""#, #""events":[{"down":[20,20]}]"#, #""log":["#,
      #""look":{"scale":2,"colorScheme":"dark"}"#, #""row":1"#, #""loop":true,"from":0,"to":1"#,
      #""client":1"#, #""re":1"#, #""scene":1"#, #""at":0.5"#, "1e308", "-1", "\n",
    ], longest: 2048, shortRuns: 10
  ) { bytes in
    let studio = try FuzzStudio.shared.get()
    defer { studio.leave() }
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(8) {
      let reading = JSONReader.read(SourceText(name: "message", bytes: Array(line)), limits: limits)
      if let message = reading.root?.value.object { try studio.receive(message) }
    }
  }

  /// Throws a finding unless a message is read as it was written.
  static func expectReadable(_ message: StudioMessage) throws {
    var inbox = StudioInbox()
    inbox.add(message.framed)
    guard case .message(let again) = inbox.next() else {
      throw Finding(description: "the written message can't be read")
    }
    try expect(
      JSONValue.object(again.json).isIdentical(to: .object(message.json))
        && again.bytes == message.bytes, "another message is read than was written")
  }
}

/// An engine of the studio that shows the scenes of these tests, and checks what it sends.
@MainActor
final class FuzzStudio {
  static let shared = Result<FuzzStudio, any Error> { try FuzzStudio() }

  private let engine: StudioEngine
  private let sent: Sent
  /// The pages that have sent messages.
  private var clients: Set<Int> = []

  /// The first finding in what was sent.
  private final class Sent {
    var finding: (any Error)?
  }

  private init() throws {
    let (folder, sent) = (try FuzzScene.folder, Sent())
    self.sent = sent
    engine = StudioEngine(
      [folder.path], data: folder.appendingPathComponent("rows.csv").path, isReadOnly: true
    ) { message in
      do { try FuzzTarget.expectReadable(message) } catch { sent.finding = error }
    }
    try engine.updateItems()
  }

  /// Does what a message says, and draws what is due.
  func receive(_ json: JSONObject) throws {
    var json = json
    let items = engine.library.items
    if let number = json["item"]?.number, number >= 0, number < Double(items.count) {
      json["item"] = .string(items[Int(number)].id)
    }
    guard isSmall(json) else { return }
    clients.insert(json["client"]?.number.flatMap { Int(exactly: $0) } ?? 0)
    send(json)
    try engine.tick()
    guard let finding = sent.finding else { return }
    sent.finding = nil
    throw finding
  }

  /// Nothing in it waits for another thread.
  private func send(_ json: JSONObject) {
    _ = Task.immediate { [engine] in
      if json["do"]?.string == "export" { return await self.export(json) }
      try await engine.receive(StudioMessage(json))
    }
  }

  /// Closes all scenes.
  func leave() {
    for client in clients { send(["do": "leave", "client": .studio(client)]) }
    clients = []
  }

  /// Makes a file of a scene that is no film.
  private func export(_ json: JSONObject) async {
    let client = json["client"]?.number.flatMap { Int(exactly: $0) } ?? 0
    guard let scene = try? engine.scene(json, client),
      let export = try? StudioExport(json, of: scene, memory: engine.memory),
      export.format.animated == nil
    else { return }
    _ = try? await export.bytes()
  }

  /// Returns whether a message asks for few pixels: windows keep their sizes.
  private func isSmall(_ json: JSONObject) -> Bool {
    guard !JSONWriter.compact(.object(json)).contains("environment") else { return false }
    guard let look = try? StudioLook(json["look"]) else { return true }
    let (width, height) = (look.width ?? 200, look.height ?? 200)
    return width * height * look.scale * look.scale <= 160_000
  }
}
