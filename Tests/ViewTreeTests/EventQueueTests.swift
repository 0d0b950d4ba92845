import Testing

@testable import ViewTree

@Suite("EventQueue")
@MainActor
struct EventQueueTests {
  @Test("events come by time, and in the order of planning at one time")
  func order() {
    var queue = EventQueue()
    var seen: [String] = []
    for (time, name) in [(2.0, "c"), (1.0, "a"), (3.0, "e"), (1.0, "b"), (2.0, "d")] {
      queue.add(at: time) { seen.append(name) }
    }
    while let action = queue.removeFirst() { action() }
    #expect(seen == ["a", "b", "c", "d", "e"])
    #expect(queue.nextTime == nil)
  }
}
