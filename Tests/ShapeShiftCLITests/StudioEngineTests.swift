import DocumentModel
import Foundation
import Glibc
import Testing

@Suite("The studio's engine")
struct StudioEngineTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// A switch, and a disc that follows it with an animation.
  private static let lamp = """
    {
      "shapeshift": 1,
      "canvas": { "width": 120, "height": 80, "background": "white" },
      "model": { "on": false, "size": 20 },
      "view": {
        "view": "VStack",
        "children": [
          { "view": "Toggle", "title": "Light", "isOn": { "$bind": "model.on" } },
          {
            "view": "Circle",
            "modifiers": [
              { "fill": { "$": "model.on ? 'yellow' : 'gray'" } },
              { "frame": { "width": { "$": "model.size" }, "height": 20 } },
              { "animation": { "animation": { "linear": 0.4 }, "value": { "$": "model.on" } } }
            ]
          }
        ]
      }
    }
    """

  private func render(_ name: String, _ arguments: String...) throws -> [UInt8] {
    let outcome = try workspace.run(["render", name, "-o", "render.png"] + arguments)
    #expect(outcome.status == 0, "\(outcome.messages)")
    return try StudioCanvas.bytes(ofPNG: try workspace.bytes("render.png"))
  }

  private func open(
    _ client: StudioClient, _ name: String, page: Int = 1, _ more: JSONObject = [:]
  ) throws -> StudioAnswer {
    var fields: JSONObject = ["scene": 1, "item": try client.item(name)]
    fields.merge(more)
    return try client.ask("open", fields, client: page)
  }

  @Test(
    "A link out of the served folder is listed as a failure, and nothing is read or written through it"
  )
  func links() throws {
    let (inside, outside) = (#"{"shapeshift": 1, "view": {"view": "Circle"}}"#, Self.lamp)
    try workspace.write(outside, to: "secret.json")
    try workspace.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "secret.svg")
    try workspace.write(inside, to: "served/own.json")
    try workspace.write(outside, to: "secrets/deep.json")
    let files = FileManager.default
    for (name, target) in [
      ("link.json", "../secret.json"), ("link2.svg", "../secret.svg"), ("alias.json", "own.json"),
      ("gone.json", "../gone.json"), ("folder", "../secrets"),
    ] {
      try files.createSymbolicLink(
        atPath: workspace.file("served/\(name)").path, withDestinationPath: target)
    }
    let client = try StudioClient(workspace, "served")
    let items = try #require(try client.ask("hello")["items"]?.array)
    let states = Dictionary(
      uniqueKeysWithValues: items.map { ($0["name"]?.string ?? "", $0["state"]?.string ?? "") })
    #expect(
      states == [
        "own": "ready", "alias": "ready", "link": "failed", "link2": "failed", "gone": "failed",
      ])
    let item = try client.item("link")
    for (verb, fields) in [
      ("source", [:]), ("outline", [:]), ("inspect", [:]), ("thumbnail", [:]), ("history", [:]),
      ("undo", [:]), ("open", ["scene": 1]),
      ("edit", ["patch": [["op": "replace", "path": "/model/size", "value": 30]]]),
    ] as [(String, JSONObject)] {
      var request = fields
      request["item"] = item
      let answer = try client.ask(verb, request)
      #expect(answer.error?.contains("is a link to a file outside served") == true, "\(verb)")
    }
    #expect(try workspace.text("secret.json") == outside)
    #expect(try workspace.names() == ["secret.json", "secret.svg", "secrets", "served"])
  }

  @Test(
    "A document that is replaced by a link out of the folder is not shown any more, and back again is"
  )
  func laterLinks() throws {
    try workspace.write(Self.lamp, to: "secret.json")
    try workspace.write(Self.lamp, to: "served/a.json")
    let client = try StudioClient(workspace, "served")
    func state() throws -> String? {
      let items = try client.ask("hello")["items"]?.array ?? []
      return items.first { $0["name"]?.string == "a" }?["state"]?.string
    }
    func replace(_ name: String) {
      #expect(rename(workspace.file(name).path, workspace.file("served/a.json").path) == 0)
    }
    #expect(try state() == "ready")
    let item = try client.item("a")
    try FileManager.default.createSymbolicLink(
      atPath: workspace.file("link").path, withDestinationPath: "../secret.json")
    replace("link")
    #expect(Workspace.poll { (try? state()) == "failed" })
    #expect(try client.ask("source", ["item": item]).error != nil)
    replace("secret.json")
    #expect(Workspace.poll { (try? state()) == "ready" })
    #expect(try client.ask("source", ["item": item]).error == nil)
  }

  @Test("A scene's frames are the pixels of render, at its scale and at any time")
  func pixels() throws {
    let document = """
      {
        "shapeshift": 1, "canvas": { "width": 60, "height": 40 }, "model": { "light": 0.3 },
        "view": { "view": "Circle", "modifiers": [
          { "fill": "blue" }, { "opacity": { "$": "model.light" } } ] },
        "script": [ { "at": 0.2, "set": { "/model/light": 1 }, "animation": { "linear": 1.5 } } ]
      }
      """
    try workspace.write(document, to: "a.json")
    let client = try StudioClient(workspace, "a.json")
    let opened = try open(client, "a", ["look": ["scale": 2], "rate": 0])
    #expect(opened["width"]?.number == 60)
    #expect(opened["scale"]?.number == 2)
    try client.settle()
    #expect(client.canvas()?.bytes == (try render("a.json", "--scale", "2")))
    for time in [1.25, 0.5] {
      _ = try client.ask("clock", ["scene": 1, "rate": 0, "at": .number(JSONNumber(time))])
      try client.settle()
      let drawn = try render("a.json", "--scale", "2", "--time", "\(time)")
      #expect(client.canvas()?.bytes == drawn)
    }
    try client.close()
    try client.process.waitUntilExit(seconds: 60)
    #expect(client.process.terminationStatus == 0)
  }

  @Test("What is done to a scene changes it, is logged, and is done again after a save")
  func use() throws {
    try workspace.write(Self.lamp, to: "lamp.json")
    let client = try StudioClient(workspace, "lamp.json")
    _ = try open(client, "lamp", ["rate": 0])
    try client.settle()
    let off = client.canvas()?.bytes
    try client.wait { $0["event"]?.string == "elements" }
    let elements = client.events.last { $0["event"]?.string == "elements" }?["elements"]?.array
    let toggle = try #require(elements?.first { $0["name"]?.string == "Light" })
    let frame = (toggle["frame"]?.array ?? []).compactMap(\.number)
    try #require(frame.count == 4)
    let place: JSONValue = [
      .number(JSONNumber(frame[0] + frame[2] - 10)), .number(JSONNumber(frame[1] + frame[3] / 2)),
    ]
    let used = try client.ask("input", ["scene": 1, "events": [["down": place], ["up": place]]])
    #expect(used["length"]?.number == 2)
    #expect(used["lines"]?.array?.first?["hint"]?["name"]?.string == "Light")
    _ = try client.ask("clock", ["scene": 1, "rate": 0, "at": 0.2])
    try client.settle()
    #expect(client.canvas()?.bytes != off)
    let lines = try client.ask("session", ["scene": 1])["lines"]?.array ?? []
    let log = lines.map { JSONWriter.compact($0) + "\n" }.joined()
    try workspace.write(log, to: "session.jsonl")
    let half = try render("lamp.json", "--input", "session.jsonl", "--time", "0.2")
    #expect(client.canvas()?.bytes == half)

    client.forgetEvents()
    try workspace.write(Self.lamp.replacing("\"white\"", with: "\"black\""), to: "lamp.json")
    try client.wait { $0["event"]?.string == "item" }
    try client.settle()
    let saved = try render("lamp.json", "--input", "session.jsonl", "--time", "0.2")
    #expect(saved != half)
    #expect(client.canvas()?.bytes == saved)
  }

  @Test("What is done in the past drops what came later")
  func past() throws {
    try workspace.write(Self.lamp, to: "lamp.json")
    let client = try StudioClient(workspace, "lamp.json")
    _ = try open(client, "lamp", ["rate": 0, "at": 2])
    let tap: JSONValue = [["down": [60, 60]], ["up": [60, 60]]]
    _ = try client.ask("input", ["scene": 1, "events": tap])
    _ = try client.ask("clock", ["scene": 1, "rate": 0, "at": 1])
    let hover: JSONValue = [["move": [5, 5], "kind": "mouse", "button": nil]]
    #expect(try client.ask("input", ["scene": 1, "events": hover])["length"]?.number == 2)
    let used = try client.ask("input", ["scene": 1, "events": tap])
    #expect(used["length"]?.number == 2)
    #expect(used["t"]?.number == 1)
  }

  @Test("An edit is a step that all pages see; undo, redo and checkout go along the history")
  func steps() throws {
    try workspace.write(#"{"outlineWidth": 3}"#, to: "model.json")
    let client = try StudioClient(workspace, "model.json")
    for page in [1, 2] {
      _ = try open(client, "model", page: page)
      try client.settle(client: page)
    }
    let item = try client.item("model")
    let patch: JSONValue = [["op": "replace", "path": "/outlineWidth", "value": 20]]
    let edited = try client.ask("edit", ["item": item, "patch": patch, "label": "Width"])
    #expect(edited["step"]?.number == 1)
    for page in [1, 2] { try client.settle(client: page) }
    let wide = try render("model.json")
    #expect(client.canvas(client: 1)?.bytes == wide)
    #expect(client.canvas(client: 2)?.bytes == wide)
    #expect(try workspace.text("model.json").contains("20"))
    // Two edits of one gesture are one step.
    for width in [21.0, 22] {
      let patch: JSONValue = [
        ["op": "replace", "path": "/outlineWidth", "value": .number(JSONNumber(width))]
      ]
      _ = try client.ask("edit", ["item": item, "patch": patch, "gesture": "drag"], client: 2)
    }
    let history = try client.ask("history", ["item": item])
    #expect(history["head"]?.number == 2)
    #expect(history["steps"]?.array?.map { $0["label"]?.string } == ["Width", "Set outlineWidth"])
    #expect(try client.ask("undo", ["item": item, "count": 2])["step"]?.number == 0)
    #expect(try client.ask("redo", ["item": item])["step"]?.number == 1)
    #expect(try client.ask("checkout", ["item": item, "step": 2])["step"]?.number == 2)
    #expect(try workspace.text("model.json").contains("22"))
    // The command may write in between, and is followed.
    client.forgetEvents()
    #expect(try workspace.run("undo", "model.json").status == 0)
    try client.wait { $0["event"]?.string == "item" && $0["item"]?["step"]?.number == 1 }
  }

  @Test("Undo moves by a spring while the scene runs")
  func spring() throws {
    try workspace.write(#"{"fill": {"hue": 0}}"#, to: "model.json")
    let client = try StudioClient(workspace, "model.json")
    _ = try open(client, "model", ["look": ["scale": 0.1]])
    try client.settle()
    let (before, item) = (client.canvas()?.bytes, try client.item("model"))
    let patch: JSONValue = [["op": "replace", "path": "/fill/hue", "value": 0.5]]
    _ = try client.ask("edit", ["item": item, "patch": patch])
    try client.settle()
    let frames = client.times[[1, 1]]?.count ?? 0
    _ = try client.ask("undo", ["item": item])
    try client.wait { _ in (client.times[[1, 1]]?.count ?? 0) > frames + 3 }
    while client.canvas()?.bytes != before { try client.settle() }
  }

  @Test("A broken file keeps its picture and tells its place, until it is mended")
  func broken() throws {
    try workspace.write(#"{"outlineWidth": 3}"#, to: "model.json")
    let client = try StudioClient(workspace, ".")
    _ = try open(client, "model")
    try client.settle()
    let good = client.canvas()?.bytes
    client.forgetEvents()
    try workspace.write("{\n  \"outlineWidth\": -\n}", to: "model.json")
    try client.wait { $0["item"]?["state"]?.string == "failed" }
    let diagnostic = client.events.last { $0["item"] != nil }?["item"]?["diagnostics"]?[0]
    #expect(diagnostic?["line"]?.number == 2)
    #expect(diagnostic?["excerpt"]?.string == "  \"outlineWidth\": -")
    try client.settle()
    #expect(client.canvas()?.bytes == good)
    try workspace.write(#"{"outlineWidth": 9}"#, to: "model.json")
    try client.wait { $0["item"]?["state"]?.string == "ready" }
    try client.settle()
    #expect(client.canvas()?.bytes == (try render("model.json")))
    // A file that comes is listed.
    try workspace.write("{}", to: "other.json")
    try client.wait { $0["items"]?.array?.count == 2 }
  }

  @Test("With --read-only nothing is written")
  func readOnly() throws {
    try workspace.write(#"{"outlineWidth": 3}"#, to: "model.json")
    let client = try StudioClient(workspace, "--read-only", "model.json")
    let item = try client.item("model")
    let patch: JSONValue = [["op": "replace", "path": "/outlineWidth", "value": 20]]
    for (verb, fields) in [
      ("edit", ["patch": patch] as JSONObject), ("undo", [:]), ("redo", [:]),
      ("checkout", ["step": 0]), ("accept", ["scene": 1]),
    ] {
      var fields = fields
      fields["item"] = item
      #expect(try client.ask(verb, fields).error?.contains("--read-only") == true)
    }
    #expect(try workspace.names() == ["model.json"])
    #expect(try workspace.text("model.json") == #"{"outlineWidth": 3}"#)
  }

  @Test("Bad messages are answered, and the engine goes on")
  func badMessages() throws {
    try workspace.write("{}", to: "model.json")
    let client = try StudioClient(workspace, "model.json")
    let item = try client.item("model")
    #expect(try client.ask("frobnicate").error == "unknown command \"frobnicate\"")
    let wrong: [(String, JSONObject)] = [
      ("open", [:]), ("open", ["scene": 1, "item": "gone"]),
      ("open", ["scene": 1e300, "item": item]),
      ("open", ["scene": 1, "item": item, "look": ["scale": -1]]),
      ("open", ["scene": 1, "item": item, "look": ["background": "scheme"]]),
      (
        "open", ["scene": 1, "item": item, "look": ["width": 20000, "height": 20000, "scale": 16]]
      ),
      ("open", ["scene": 1, "item": item, "log": ["nonsense"]]),
      ("input", ["scene": 7, "events": []]), ("edit", ["item": item, "patch": ["a"]]),
      ("edit", ["item": item, "patch": [["op": "replace", "path": "/kind", "value": "star"]]]),
      ("inspect", ["item": item, "pointer": "/nowhere"]), ("undo", ["item": item, "count": -1]),
      ("export", ["scene": 7, "format": "exe"]), ("picture", ["name": "../../etc/passwd"]),
      ("checkout", ["item": item, "step": 99]),
    ]
    for (verb, fields) in wrong {
      let answer = try client.ask(verb, fields)
      // A scene that is too large is only drawn later, and tells it then.
      guard verb != "open" || fields["look"]?["width"] == nil else { continue }
      #expect(answer.error != nil, "\(verb) \(fields)")
    }
    try client.send(raw: Array("not json".utf8))
    #expect(try client.next().error != nil)
    try client.send(raw: Array("[1]".utf8))
    // Longer than is allowed; what follows is read all the same.
    try client.send(raw: Array(repeating: 32, count: (1 << 24) + 1))
    #expect(try client.ask("hello")["items"]?.array?.count == 1)
  }

  @Test("A document is outlined and inspected, and files are made of a scene")
  func inspection() throws {
    try workspace.write(Self.lamp, to: "lamp.json")
    let client = try StudioClient(workspace, "lamp.json")
    let item = try client.item("lamp")
    let outline = try client.ask("outline", ["item": item])["outline"]?.array ?? []
    #expect(outline.map { $0["type"]?.string } == ["canvas", "model", "VStack"])
    #expect(outline.last?["children"]?.array?.map { $0["type"]?.string } == ["Toggle", "Circle"])
    let pointer = "/view/children/1"
    let circle = try client.ask("inspect", ["item": item, "pointer": .string(pointer)])
    let modifiers = circle["modifiers"]?.array ?? []
    #expect(modifiers.map { $0["name"]?.string } == ["fill", "frame", "animation"])
    #expect(modifiers[0]["fields"]?[0]?["isExpression"]?.bool == true)
    let width = modifiers[1]["fields"]?.array?.first { $0["name"]?.string == "width" }
    #expect(width?["pointer"]?.string == "/view/children/1/modifiers/1/frame/width")
    let canvas = try client.ask("inspect", ["item": item, "pointer": "/canvas"])
    let ground = canvas["fields"]?.array?.first { $0["name"]?.string == "background" }
    #expect(ground?["kind"]?.string == "color")
    #expect(ground?["css"]?.string == "#ffffff")
    _ = try open(client, "lamp", ["rate": 0])
    let tree = try client.ask("tree", ["scene": 1])["root"]
    #expect(tree?["children"]?[1]?["pointer"]?.string == "/view/children/1")
    #expect(tree?["children"]?[1]?["size"]?.array?.count == 2)
    for format in ["png", "gif", "jsonl", "script"] {
      let fields: JSONObject = ["scene": 1, "format": .string(format), "from": 0, "to": 0.1]
      let answer = try client.ask("export", fields)
      let offer = client.events.last { $0["event"]?.string == "file" }
      #expect(offer?["id"] == answer["id"])
      #expect(offer.map { Double($0.bytes.count) } == answer["size"]?.number)
      if format == "png" {
        #expect(try StudioCanvas.bytes(ofPNG: offer?.bytes ?? []) == (try render("lamp.json")))
      }
    }
  }

  @Test("A state is accepted as the reference of its snapshot")
  func accept() throws {
    try workspace.write(#"{"outlineWidth": 3}"#, to: "model.json")
    let client = try StudioClient(workspace, ".")
    _ = try open(client, "model", ["rate": 0])
    let item = try client.item("model")
    func status() throws -> String? {
      try client.ask("references", ["item": item])["references"]?[0]?["status"]?.string
    }
    #expect(try status() == "missing")
    #expect(try client.ask("accept", ["scene": 1])["status"]?.string == "recorded")
    #expect(try status() == "passed")
    #expect(try workspace.run("snapshot", "verify", ".").status == 0)
    let patch: JSONValue = [["op": "replace", "path": "/outlineWidth", "value": 20]]
    _ = try client.ask("edit", ["item": item, "patch": patch])
    #expect(try status() == "changed")
    for which in ["reference", "actual", "difference"] {
      let fields: JSONObject = ["name": "model", "which": .string(which)]
      #expect(try client.ask("picture", fields).bytes.starts(with: [0x89, 0x50]))
    }
    #expect(try client.ask("accept", ["name": "model"])["status"]?.string == "replaced")
    _ = try client.ask("look", ["scene": 1, "look": ["width": 9, "height": 9]])
    #expect(try client.ask("accept", ["scene": 1]).error?.contains("no snapshot") == true)
  }
}
