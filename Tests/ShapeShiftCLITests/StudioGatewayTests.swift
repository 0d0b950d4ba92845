import DocumentModel
import Foundation
import Glibc
import Testing

@Suite(
  "The studio's gateway",
  .enabled(if: StudioGateway.program != nil, "the gateway is built by 'make check'"))
struct StudioGatewayTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(#"{"outlineWidth": 3}"#, to: "model.json")
  }

  @Test("Only who has the token, by this machine's name and from no other page, gets an answer")
  func access() throws {
    let gateway = try StudioGateway(workspace, "--", "model.json")
    let cookie = "Cookie: \(gateway.cookie)"
    let own = "Origin: http://\(gateway.host)"
    let known = try gateway.request("/", [cookie])
    #expect(known.hasPrefix("HTTP/1.1 200"))
    #expect(known.contains("Content-Security-Policy: default-src 'self'"))
    #expect(known.contains("<!doctype html>") || known.contains("<!DOCTYPE html>"))
    let entry = try gateway.request("/?token=\(gateway.token)")
    #expect(entry.hasPrefix("HTTP/1.1 303"))
    #expect(entry.contains("Set-Cookie: \(gateway.cookie); Path=/; HttpOnly; SameSite=Strict"))
    #expect(try gateway.status("/") == 403)
    #expect(try gateway.status("/?token=\(String(repeating: "0", count: 32))") == 403)
    #expect(try gateway.status("/", ["Cookie: shapeshift-\(gateway.port)=0"]) == 403)
    #expect(try gateway.status("/live", [own]) == 403)
    for host in ["evil.example", "evil.example:\(gateway.port)", "127.0.0.1", "127.0.0.1:1"] {
      #expect(try gateway.status("/", host: host, [cookie]) == 403, "\(host)")
    }
    #expect(try gateway.status("/", host: "localhost:\(gateway.port)", [cookie]) == 200)
    #expect(try gateway.status("/", [cookie, "Host: evil.example"]) == 403)
    for origin in ["http://evil.example", "null", "https://\(gateway.host)"] {
      for path in ["/live", "/", "/download/1"] {
        #expect(try gateway.status(path, [cookie, "Origin: \(origin)"]) == 403, "\(origin)")
      }
    }
    // What does not say where it comes from is no browser.
    #expect(try gateway.status("/live", [cookie]) == 403)
    #expect(try gateway.status("/live", [cookie, own]) == 400)
    #expect(try gateway.status("/", method: "POST", [cookie, own]) == 405)
    for path in ["/nothing.js", "/../Package.swift", "/%2e%2e/Main.swift", "/download/1"] {
      #expect(try gateway.status(path, [cookie]) == 404, "\(path)")
    }
  }

  @Test(
    "A request of more than 8 KB or 256 headers is refused, whatever it is made of",
    arguments: [
      ("GET /", "a", 8200, 431), ("GET /", "a", 3_000_000, 431), ("", "A", 3_000_000, 400),
      ("GET / HTTP/1.1\r\nA: ", "a", 3_000_000, 431),
      ("GET / HTTP/1.1\r\n", "A: b\r\n", 300, 400),
      ("GET / HTTP/1.1\r\n", "Name: \(String(repeating: "a", count: 100))\r\n", 100_000, 431),
      ("POST / HTTP/1.1\r\nContent-Length: 9000\r\n\r\n", "a", 9000, 431),
    ])
  func largeRequests(start: String, part: String, count: Int, status: Int) throws {
    let gateway = try StudioGateway(workspace, "--", "model.json")
    let answer = try gateway.answer(to: start + String(repeating: part, count: count))
    #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(answer.prefix(100))")
    let cookie = "Cookie: \(gateway.cookie)"
    #expect(try gateway.status("/", [cookie]) == 200)
    let almost = "A: \(String(repeating: "a", count: 7800))"
    #expect(try gateway.status("/", [cookie, almost]) == 200)
  }

  @Test("An incomplete request is given up with 408, and a connection without one is closed")
  func deadline() throws {
    let gateway = try StudioGateway(workspace, "--", "model.json")
    let silent = try StudioSocket(port: gateway.port)
    #expect(try gateway.answer(to: "GET / HTTP/1.1\r\n").hasPrefix("HTTP/1.1 408"))
    #expect(silent.read() == [])
  }

  @Test(
    "Idle and slow connections keep nobody out: one too many closes the one that waited longest")
  func manyConnections() throws {
    let gateway = try StudioGateway(workspace, "--", "model.json")
    let page = try StudioPage(gateway)
    let connections = try (0..<256).map { number in
      let connection = try StudioSocket(port: gateway.port)
      if number % 2 == 0 { try connection.write(Array("GET / HT".utf8)) }
      return connection
    }
    // On a busy machine, the deadline of its incomplete request can come first.
    let answer = String(decoding: connections[0].read() ?? [0], as: UTF8.self)
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 408"), "\(answer.prefix(100))")
    #expect(try gateway.status("/", ["Cookie: \(gateway.cookie)"]) == 200)
    #expect(try page.ask("hello")["ok"]?.bool == true)
  }

  @Test("An unmasked frame closes its page with 1002")
  func unmasked() throws {
    let gateway = try StudioGateway(workspace, "--", "model.json")
    let page = try StudioPage(gateway)
    try page.sendUnmasked(#"{"do":"hello","re":1}"#)
    #expect(try page.closeCode() == 1002)
  }

  @Test("The report of snapshots is a page of its own, with the same guard")
  func report() throws {
    try workspace.write(
      #"{"shapeshift": 1, "view": {"view": "Circle"}, "canvas": {"width": 9, "height": 9}}"#,
      to: "docs/sun.json")
    #expect(try workspace.run("snapshot", "verify", "docs").status == 1)
    let gateway = try StudioGateway(workspace, "--report", "--", "docs")
    let cookie = "Cookie: \(gateway.cookie)"
    let page = try gateway.request("/", [cookie])
    #expect(page.hasPrefix("HTTP/1.1 200"))
    #expect(page.contains("Content-Security-Policy: default-src 'self'"))
    #expect(page.contains(#"<link rel="stylesheet" href="report.css">"#))
    for (path, words) in [
      ("/report.js", "acceptSnapshots"), ("/report.css", ".stage"),
      ("/reportbody.html", "id=\"all\""),
      ("/snapshots.js", "connection.request(\"accept\""),
    ] {
      #expect(try gateway.request(path, [cookie]).contains(words), "\(path)")
      #expect(try gateway.status(path) == 403)
    }
    #expect(try gateway.status("/") == 403)
  }

  @Test("It listens on 127.0.0.1 alone")
  func loopback() throws {
    let gateway = try StudioGateway(workspace, "--", "model.json")
    let port = String(gateway.port, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 4 - port.count) + port
    var listeners: [String] = []
    for table in ["tcp", "tcp6"] {
      let text = try String(contentsOfFile: "/proc/net/\(table)", encoding: .utf8)
      for line in text.split(separator: "\n") {
        // Source: proc(5), /proc/net/tcp: the local address, and 0A for who listens.
        let fields = line.split(separator: " ").map { String($0) }
        guard fields.count > 3, fields[1].hasSuffix(":" + padded), fields[3] == "0A" else {
          continue
        }
        listeners.append(fields[1])
      }
    }
    #expect(listeners == ["0100007F:" + padded])
  }

  @Test("Two pages follow each other, and a page that breaks the rules loses its way alone")
  func pages() throws {
    let gateway = try StudioGateway(workspace, "--", "model.json")
    let (first, second) = (try StudioPage(gateway), try StudioPage(gateway))
    let item = try first.ask("hello")["items"]?[0]?["id"] ?? .null
    #expect(try second.ask("hello")["items"]?[0]?["id"] == item)
    // A page can't say that it is another one.
    try second.send(#"{"do":"leave","client":1}"#)
    #expect(try second.ask("open", ["scene": 1, "item": item])["width"]?.number == 400)
    #expect(try second.wait { $0["event"]?.string == "frame" }["w"]?.number == 400)
    let patch: JSONValue = [["op": "replace", "path": "/outlineWidth", "value": 20]]
    _ = try first.ask("edit", ["item": item, "patch": patch])
    _ = try second.wait { $0["event"]?.string == "item" }
    let wrong = try StudioPage(gateway)
    try wrong.send("no object")
    #expect(throws: StudioClient.Silence.self) { try wrong.ask("hello") }
    #expect(try first.ask("hello")["ok"]?.bool == true)
  }

  @Test("An engine that is killed is told and replaced")
  func restart() throws {
    let gateway = try StudioGateway(workspace, "--read-only", "--", "model.json")
    let page = try StudioPage(gateway)
    #expect(try page.ask("hello")["readOnly"]?.bool == true)
    let engine = try gateway.engine()
    kill(engine, SIGKILL)
    let ended = try page.wait { $0["event"]?.string == "engine" }
    #expect(ended["state"]?.string == "ended")
    #expect(ended["reason"]?.string?.contains("signal 9") == true)
    let restarted = try page.wait { $0["event"]?.string == "engine" }
    #expect(restarted["state"]?.string == "restarted")
    #expect(try page.ask("hello")["readOnly"]?.bool == true)
    #expect(try gateway.engine() != engine)
  }

  @Test(
    "The engine ends with the gateway, however that goes", arguments: [SIGTERM, SIGINT, SIGKILL])
  func end(signal: Int32) throws {
    let gateway = try StudioGateway(workspace, "--", "model.json")
    let engine = try gateway.engine()
    kill(gateway.process.processIdentifier, signal)
    try gateway.process.waitUntilExit(seconds: 20)
    #expect(Workspace.poll { kill(engine, 0) != 0 })
  }

  @Test(
    "A signal ends it though the engine ignores signals", arguments: [SIGTERM, SIGINT, SIGHUP])
  func deafEngine(signal: Int32) throws {
    try workspace.write(
      """
      #!/bin/sh
      trap '' TERM INT HUP
      echo $$ > deaf.pid
      while :; do sleep 1; done
      """, to: "engine.sh")
    let engine = workspace.file("engine.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: engine.path)
    let process = workspace.makeProcess(["--engine", engine.path, "--", "model.json"])
    process.executableURL = StudioGateway.program
    try process.run()
    #expect(Workspace.poll { (try? workspace.text("deaf.pid").hasSuffix("\n")) == true })
    kill(process.processIdentifier, signal)
    try process.waitUntilExit(seconds: 20)
    #expect(process.terminationStatus == 128 + signal)
    let child = try #require(Int32(try workspace.text("deaf.pid").dropLast()))
    #expect(Workspace.poll { StudioGateway.hasEnded(child) })
  }

  @Test("The command says what is missing, and the gateway what is wrong")
  func refused() throws {
    #expect(try workspace.run("studio", "gone.json").status == 66)
    let process = workspace.makeProcess(["--engine", Workspace.command.path, "--", "gone.json"])
    process.executableURL = StudioGateway.program
    process.standardError = FileHandle.nullDevice
    try process.run()
    try process.waitUntilExit(seconds: 60)
    #expect(process.terminationStatus == 66)
  }

  @Test("Every file of the page is part of the program")
  func files() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Studio/Sources/StudioGateway")
    let names = try FileManager.default
      .contentsOfDirectory(atPath: source.appendingPathComponent("Resources").path)
    let gateway = try StudioGateway(workspace, "--", "model.json")
    for name in names {
      #expect(
        try gateway.status("/\(name)", ["Cookie: \(gateway.cookie)"]) == 200,
        "Scripts/list-page-files lists it")
    }
  }
}
