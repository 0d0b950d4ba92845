import DocumentModel
import Observation
import TestSupport
import Testing

@Suite("DocumentStore")
struct DocumentStoreTests {
  /// A clock that is moved by hand.
  private final class Clock {
    var time = 1000.0
  }

  private let clock = Clock()
  private let store: DocumentStore
  private let hue = JSONPointer(["fill", "hue"])
  private let width = JSONPointer(["outlineWidth"])

  init() {
    let clock = clock
    store = DocumentStore(["fill": ["hue": 0.66], "outlineWidth": 15]) { clock.time }
  }

  @Test("Undo takes back a step, redo does it again, a change after an undo makes a branch")
  func tree() throws {
    #expect(try set(hue, 0.1) == 1)
    #expect(try set(width, 2) == 2)
    #expect(try store.undo()?.id == 2)
    #expect(text == #"{"fill":{"hue":0.1},"outlineWidth":15}"#)
    #expect(try set(width, 3) == 3)
    #expect(!store.canRedo)
    try store.undo()
    #expect(try store.redo()?.id == 3)
    try store.checkout(2, redo: [])
    #expect(text == #"{"fill":{"hue":0.1},"outlineWidth":2}"#)
    try store.checkout(0, redo: [3, 1])
    #expect(text == #"{"fill":{"hue":0.66},"outlineWidth":15}"#)
    #expect(!store.canUndo && store.canRedo)
    try store.redo()
    try store.redo()
    #expect(store.head == 3 && !store.canRedo)
    #expect(try store.undo()?.name == "Set outlineWidth")
  }

  @Test("A transaction that fails changes nothing; one inside another is part of it")
  func atomic() throws {
    #expect(throws: Diagnostic.self) {
      try store.perform(StoreEdit(name: "Both")) {
        try store.set(width, to: 1)
        try store.set(JSONPointer(["fil", "hue"]), to: 1)
      }
    }
    #expect(store.head == 0 && text == #"{"fill":{"hue":0.66},"outlineWidth":15}"#)
    let id = try store.perform(StoreEdit(name: "Both")) {
      try store.set(width, to: 1)
      _ = try? store.perform(StoreEdit()) {
        try store.set(width, to: 7)
        throw Diagnostic(.testFailed, "given up")
      }
      try store.perform(StoreEdit()) { try store.set(hue, to: 0.5) }
    }
    #expect(id == 1)
    #expect(text == #"{"fill":{"hue":0.5},"outlineWidth":1}"#)
    try store.undo()
    #expect(text == #"{"fill":{"hue":0.66},"outlineWidth":15}"#)
  }

  @Test("What is refused changes nothing")
  func validation() throws {
    store.validate = { value in
      guard value["outlineWidth"]?.number ?? 0 < 100 else { throw Diagnostic(.testFailed, "wide") }
    }
    #expect(throws: Diagnostic.self) { try store.set(width, to: 100) }
    #expect(store.head == 0)
    #expect(try set(width, 99) == 1)
  }

  @Test("A change that changes nothing makes no step")
  func vain() throws {
    #expect(try set(width, 15) == nil)
    let id = try store.perform(StoreEdit()) {
      try store.set(width, to: 1)
      try store.apply(JSONPatch([.add(JSONPointer(["x"]), 1)]))
      try store.apply(JSONPatch([.remove(JSONPointer(["x"]))]))
      try store.set(width, to: 15)
    }
    #expect(id == nil && store.head == 0)
  }

  @Test("Changes of one gesture are one step with the first inverse and the last forward")
  func gesture() throws {
    for (index, value) in ([0.1, 0.2, 0.3] as [JSONValue]).enumerated() {
      clock.time += 10
      #expect(try set(hue, value, gesture: "drag") == 1, "\(index)")
    }
    let step = try store.step(1)
    #expect(
      JSONWriter.compact(step.forward.json) == #"[{"op":"replace","path":"/fill/hue","value":0.3}]"#
    )
    #expect(
      JSONWriter.compact(step.inverse.json)
        == #"[{"op":"replace","path":"/fill/hue","value":0.66}]"#)
    try store.endGesture()
    #expect(try set(hue, 0.4, gesture: "drag") == 2)
    #expect(try set(hue, 0.5, gesture: "other") == 3)
    try store.undo()
    #expect(try set(hue, 0.6, gesture: "drag") == 4)
  }

  @Test("Changes of the same places by the same origin within half a second are one step")
  func time() throws {
    #expect(try set(hue, 0.1) == 1)
    clock.time += 0.49
    #expect(try set(hue, 0.2) == 1)
    clock.time += 0.5
    #expect(try set(hue, 0.3) == 2)
    #expect(try set(width, 3) == 3)
    #expect(try store.set(width, to: 4, as: StoreEdit(origin: "other")) == 4)
    clock.time -= 5
    #expect(try store.set(width, to: 5, as: StoreEdit(origin: "other")) == 5)
  }

  @Test("Listeners get every change, with the animation that belongs to it")
  func changes() async throws {
    let stream = store.changes
    try store.set(hue, to: 0.1, as: StoreEdit(animation: "easeInOut", undoAnimation: "spring"))
    try store.undo()
    try store.redo()
    try store.checkout(0)
    var seen: [String] = []
    for await change in stream.prefix(4) {
      seen.append("\(change.kind.rawValue) \(change.head) \(change.animation?.string ?? "-")")
    }
    #expect(seen == ["commit 1 easeInOut", "undo 0 spring", "redo 1 easeInOut", "checkout 0 -"])
  }

  @Test("Who observes the store is told when it changes")
  func observation() throws {
    final class Flag: @unchecked Sendable { var isSet = false }
    let flag = Flag()
    withObservationTracking {
      _ = store.canUndo
    } onChange: {
      flag.isSet = true
    }
    try set(hue, 0.1)
    #expect(flag.isSet)
  }

  /// A walk of random commands, against a list of whole documents.
  @Test("Random steps agree with a naive list of snapshots, to the byte")
  func walk() throws {
    for seed in 0..<(TestLength.isLong ? 100 : 4) { try walk(seed: UInt64(seed), count: 1000) }
  }

  private func walk(seed: UInt64, count: Int) throws {
    var random = RandomJSON(seed: seed)
    let clock = clock
    let start: JSONValue = ["a": random.value(), "b": random.value()]
    let store = DocumentStore(start) { clock.time }
    store.coalescingInterval = 0
    var snapshots = [0: JSONWriter.compact(start)]
    var parents: [Int: Int] = [:]
    var redo: [Int] = []
    for _ in 0..<count {
      let before = store.head
      switch Int.random(in: 0..<10, using: &random.generator) {
      case 0...4:
        guard
          let id = try store.apply(JSONPatch(from: store.value, to: random.changed(store.value)))
        else { break }
        snapshots[id] = JSONWriter.compact(store.value)
        parents[id] = before
        redo = []
      case 5, 6:
        guard try store.undo() != nil else { break }
        redo.append(before)
        #expect(store.head == parents[before])
      case 7, 8:
        let expected = redo.popLast()
        #expect(try store.redo()?.id == expected)
      default:
        try store.checkout(Int.random(in: 0..<snapshots.count, using: &random.generator))
        redo = []
      }
      #expect(JSONWriter.compact(store.value) == snapshots[store.head], "seed \(seed)")
    }
  }

  private var text: String { JSONWriter.compact(store.value) }

  @discardableResult
  private func set(_ pointer: JSONPointer, _ value: JSONValue, gesture: String? = nil) throws
    -> Int?
  {
    try store.set(pointer, to: value, as: StoreEdit(gesture: gesture))
  }
}
