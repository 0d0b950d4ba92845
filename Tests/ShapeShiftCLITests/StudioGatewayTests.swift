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
