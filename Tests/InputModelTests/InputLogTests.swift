import Foundation
import InputModel
import Testing

@Suite("Logs of events")
struct InputLogTests {
  private static let events: [InputEvent] = [
    .pointer(PointerEvent(.down, at: CGPoint(x: 120, y: 42.5))),
    .pointer(PointerEvent(.move, at: CGPoint(x: -1, y: 0.1), id: 3)),
    .pointer(
      PointerEvent(
        .up, at: .zero, id: 0, kind: .mouse, button: .secondary, modifiers: [.command, .shift])),
    .pointer(PointerEvent(.move, at: .zero, id: 0, kind: .mouse, button: nil)),
    .wheel(
      WheelEvent(
        delta: CGSize(width: 0, height: 100), at: CGPoint(x: 1, y: 2), phase: .began,
        isMomentum: true)),
    .key(KeyInput("s", modifiers: .command)),
    .key(KeyInput("return", phase: .up)),
    .text(.insert("a\"\\\n\u{1}é")),
    .text(.compose("に", selection: 0..<1)),
    .text(.compose("", selection: nil)),
    .text(.commit("日")),
    .text(.delete(.backward, .word)),
    .text(.select(2..<5)),
    .text(.paste("x")),
    .focus("name"),
    .focus(nil),
    .action(ActionInput("press", on: InputHint(role: "button", name: "Undo"))),
    .surroundings(
      SurroundingsInput(size: CGSize(width: 10, height: 20), colorScheme: "dark", locale: "de")),
  ]

  @Test("Every event is read as it was written", arguments: events)
  func roundTrip(event: InputEvent) throws {
    var log = InputLog(header: InputLog.Header(canvas: CGSize(width: 3, height: 4), scale: 2))
    log.append(
      LoggedInput(
        event, at: InputTime(microseconds: 1_050_001),
        hint: InputHint(identifier: "b", fraction: CGPoint(x: 0.5, y: 0.25))))
    let read = try InputLog(lines: log.lines)
    #expect(read == log)
    #expect(read.lines == log.lines)
  }

  @Test("Lines are as the format says")
  func lines() {
    var log = InputLog(header: InputLog.Header(canvas: CGSize(width: 390, height: 844), scale: 2))
    log.append(
      LoggedInput(
        .pointer(PointerEvent(.down, at: CGPoint(x: 120, y: 42))), at: InputTime(seconds: 1),
        hint: InputHint(role: "button", name: "Undo", fraction: CGPoint(x: 0.5, y: 0.4))))
    log.append(LoggedInput(.text(.insert("abc")), at: InputTime(seconds: 2.1)))
    #expect(
      log.lines == """
        {"input":1,"canvas":[390,844],"scale":2}
        {"t":1.000000,"down":[120,42],"hint":{"role":"button","name":"Undo","at":[0.5,0.4]}}
        {"t":2.100000,"text":"abc"}

        """)
  }

  @Test("A line that was not written to its end is left out")
  func killedWriter() throws {
    let log = try InputLog(lines: "{\"t\":1,\"focus\":null}\n{\"t\":2,\"foc")
    #expect(log.entries.map(\.event) == [.focus(nil)])
  }

  @Test(
    "A last line without a line break is reported unless its object has no end",
    arguments: [
      "x", "[1]", "{\"t\":2 \"focus\":\"a\"}", "{\"t\":2,\"focus\":\"a\"}}", "{\"t\":2}x",
    ])
  func malformedLastLine(line: String) throws {
    #expect {
      try InputLog(lines: "{\"t\":1,\"focus\":null}\n\(line)")
    } throws: {
      "\($0)" == "line 2: it is not JSON" || "\($0)" == "line 2: it is not an object"
    }
  }

  @Test(
    "A line that ends within its object is left out",
    arguments: ["{", "{\"t\":2,\"fo", "{\"t\":2,\"hint\":{\"id\":\"}}", "{\"t\":2,\"text\":\"\\"])
  func tornLine(line: String) throws {
    let log = try InputLog(lines: "{\"t\":1,\"focus\":null}\n\(line)")
    #expect(log.entries.map(\.event) == [.focus(nil)])
  }

  @Test("Lines may end with a carriage return and a line feed")
  func carriageReturns() throws {
    let log = try InputLog(lines: "{\"t\":1,\"focus\":null}\r\n{\"t\":2,\"focus\":\"a\"}\r\n")
    #expect(log.entries.map(\.event) == [.focus(nil), .focus("a")])
  }

  @Test("A last line without a line break counts if it is complete")
  func lastLine() throws {
    let log = try InputLog(lines: "{\"t\":1,\"focus\":null}\n{\"t\":2,\"focus\":\"a\"}")
    #expect(log.entries.map(\.event) == [.focus(nil), .focus("a")])
  }

  @Test(
    "Errors are reported with their lines",
    arguments: [
      ("x\n", "line 1: it is not JSON"),
      ("[]\n", "line 1: it is not an object"),
      ("{\"input\":2}\n", "line 1: unknown version in \"input\"; expected 1"),
      (
        "{\"t\":1}\n",
        """
        line 1: it has no event; expected one of "down", "move", "up", "cancel", "wheel", "key", "focus", "action", \
        "environment", "text", "compose", "commit", "delete", "select", or "paste"
        """
      ),
      (
        "{\"t\":1,\"dwon\":[1,2]}\n",
        """
        line 1: unknown key "dwon"; expected one of "down", "move", "up", "cancel", "wheel", "key", "focus", "action", \
        "environment", "text", "compose", "commit", "delete", "select", or "paste"
        """
      ),
      (
        "{\"t\":1,\"wheel\":[1,2],\"at\":[1,2],\"momentum\":1}\n",
        "line 1: \"momentum\" must be true or false"
      ),
      ("{\"down\":[1,2]}\n", "line 1: \"t\" must be a number"),
      ("{\"t\":-1,\"focus\":null}\n", "line 1: \"t\" must be at least 0 and less than 1e9"),
      (
        "{\"t\":1,\"focus\":null}\n{\"t\":0,\"focus\":null}\n",
        "line 2: its time is before the time of the previous line"
      ),
      ("{\"t\":1,\"down\":[1]}\n", "line 1: \"down\" must be two numbers"),
      (
        "{\"t\":1,\"down\":[1,2],\"knd\":\"pen\"}\n",
        "line 1: unknown key \"knd\"; expected down, pointer, kind, button, modifiers, t, hint, digest"
      ),
      (
        "{\"t\":1,\"down\":[1,2],\"kind\":\"foot\"}\n",
        "line 1: \"kind\" must be one of \"touch\", \"mouse\", \"pen\""
      ),
      (
        "{\"t\":1,\"select\":[3,1]}\n",
        "line 1: \"select\" must be two whole numbers, the smaller one first"
      ),
    ])
  func wrongLines(text: String, message: String) {
    #expect { try InputLog(lines: text) } throws: { "\($0)" == message }
  }

  @Test("Of the moves within a sixtieth of a second the last counts; nothing else is thinned out")
  func coalescing() {
    func entry(_ phase: PointerEvent.Phase, _ x: Double, _ time: Double) -> LoggedInput {
      LoggedInput(
        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 0))), at: InputTime(seconds: time))
    }
    let all = [
      entry(.down, 0, 1), entry(.move, 1, 1.001), entry(.move, 2, 1.002), entry(.move, 3, 1.02),
      entry(.move, 4, 1.021), entry(.up, 5, 1.022),
    ]
    var coalescer = InputCoalescer()
    let kept = all.flatMap { coalescer.add($0) } + coalescer.flush()
    #expect(kept == [all[0], all[2], all[4], all[5]])
  }

  @Test("A drag moves at every sixtieth of a second and goes up where it ends")
  func drag() {
    let entries = [LoggedInput].drag(
      from: .zero, to: CGPoint(x: 30, y: 0), time: 1, during: 0.05)
    #expect(
      entries.map(\.time.microseconds)
        == [1_000_000, 1_016_667, 1_033_333, 1_050_000, 1_050_000])
    let places = entries.map { entry -> CGPoint in
      guard case .pointer(let event) = entry.event else { return .zero }
      return event.location
    }
    #expect(places.map(\.x) == [0, 10, 20, 30, 30])
  }
}
