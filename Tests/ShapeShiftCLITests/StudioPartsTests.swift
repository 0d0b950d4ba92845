import DocumentModel
import InputModel
import Testing
import VectorGraphics

@testable import ShapeShiftCLI

@Suite("Parts of the studio")
struct StudioPartsTests {
  @Test("A clock goes on at its rate, round a loop, and no further than its limit")
  func clock() {
    var clock = StudioClock(at: 1, rate: 0.5, now: 10)
    #expect(clock.time(at: 12) == 2)
    #expect(clock.moment(of: 3, after: 12).map { ($0 * 1000).rounded() / 1000 } == 14)
    clock.limit = 1.5
    #expect(clock.time(at: 12) == 1.5)
    clock.go(to: 0, rate: 1, now: 20)
    clock.loop = 0...2
    #expect(clock.time(at: 25) == 1)
    #expect(clock.turn(after: 25).map { $0.rounded() } == 26)
    clock.go(rate: 0, now: 25)
    #expect(clock.time(at: 99) == 1)
    #expect(clock.moment(of: 3, after: 99) == nil)
  }

  @Test("The damage is the smallest rectangle around what differs")
  func damage() {
    let old = Bitmap(width: 4, height: 3)
    var new = old
    #expect(StudioDamage.between(old, new) == nil)
    new[1, 1] = 7
    new[2, 2] = 7
    let expected = PixelRect(x: 1, y: 1, width: 2, height: 2)
    #expect(StudioDamage.between(old, new) == expected)
    let whole = PixelRect(x: 0, y: 0, width: 4, height: 3)
    #expect(StudioDamage.between(nil, new) == whole)
    #expect(StudioDamage.between(Bitmap(width: 3, height: 3), new) == whole)
  }

  @Test("Messages are put together from any parts, and what is too large is passed over")
  func inbox() {
    var inbox = StudioInbox()
    let message = StudioMessage(["do": "hello"], bytes: [1, 2, 3]).framed
    for byte in message + message { inbox.add([byte]) }
    for _ in 0..<2 {
      guard case .message(let found)? = inbox.next() else {
        Issue.record("no message")
        return
      }
      #expect(found.json["do"]?.string == "hello")
      #expect(found.bytes == [1, 2, 3])
    }
    #expect(inbox.next().map { "\($0)" } == nil)
    let size = UInt32(StudioInbox.largest + 1)
    inbox.add((0..<8).map { $0 < 4 ? UInt8(truncatingIfNeeded: size >> (8 * $0)) : 0 })
    guard case .refused? = inbox.next() else {
      Issue.record("a message of any size is taken")
      return
    }
    inbox.add(Array(repeating: 0, count: Int(size)) + message)
    guard case .message? = inbox.next() else {
      Issue.record("the following message is lost")
      return
    }
  }

  @Test("A session becomes the steps of a script")
  func script() throws {
    let lines = """
      {"t":1.0,"down":[10,10],"hint":{"role":"button","name":"Undo"}}
      {"t":1.1,"up":[11,10]}
      {"t":2.0,"down":[10,10]}
      {"t":2.5,"up":[60,10]}
      {"t":3.0,"text":"a"}
      {"t":3.1,"text":"b"}
      {"t":4.0,"key":"return"}

      """
    let expected: JSONValue = [
      ["at": 1, "tap": ["name": "Undo", "role": "button"]],
      ["at": 2, "drag": ["from": [10, 10], "to": [60, 10]], "during": 0.5],
      ["at": 3, "type": "ab"], ["at": 4, "press": "return"],
    ]
    #expect(StudioScript(try InputLog(lines: lines)).json == expected)
  }
}
