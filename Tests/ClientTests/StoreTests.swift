import ShapeShiftDocuments
import Testing

@MainActor
@Suite("A program's documents with history")
struct StoreTests {
  private let folder: ClientFolder

  init() throws { folder = try ClientFolder() }

  private func open() throws -> DocumentStore {
    try DocumentStore.open(folder.path("card.json")).store
  }

  @Test("steps are made, taken back, done again and gone to; the tree has them all")
  func history() throws {
    _ = try folder.write(ClientFolder.card, to: "card.json")
    let store = try open()
    let color = try JSONPointer(path: "values.c")
    let first = try store.perform(StoreEdit(name: "Paint")) {
      try store.set(color, to: "blue")
      try store.set(JSONPointer(path: "values.title"), to: "Sea")
    }
    #expect(first == 1 && store.canUndo && !store.canRedo)
    #expect(try store.undo()?.name == "Paint")
    #expect(store.value[color] == "red" && store.canRedo)
    let second = try store.set(color, to: "green", as: StoreEdit(name: "Repaint"))
    #expect(try store.tree().map(\.parent) == [0, 0])
    try store.checkout(1)
    #expect(store.value[color] == "blue" && store.head == 1)
    #expect(try store.value(at: try #require(second))[color] == "green")
    try store.save()
    // One who only looks needs no turn.
    let again = try DocumentStore.open(folder.path("card.json"), for: .looking).store
    #expect(again.head == 1 && again.value[color] == "blue")
    #expect(try again.tree().map(\.name) == ["Paint", "Repaint"])
    // What the store holds is drawn.
    let document = try Document(
      SourceText(name: "card.json", text: again.value.canonicalText))
    #expect(try document.displayList().size.width == 20)
  }

  @Test("a transaction that throws changes nothing")
  func atomic() throws {
    struct Refused: Error {}
    let store = DocumentStore(["a": 1])
    let before = store.value
    #expect(throws: Refused.self) {
      try store.perform(StoreEdit()) {
        try store.set(JSONPointer(["a"]), to: 2)
        throw Refused()
      }
    }
    #expect(store.value == before && !store.canUndo)
  }

  @Test(
    "changes are reported as they happen; those of a gesture or in quick succession are one step")
  func changes() async throws {
    var time = 100.0
    let store = DocumentStore(["a": 1], clock: { time })
    let changes = store.changes
    let place = JSONPointer(["a"])
    for number in 2...4 {
      time += 10
      try store.set(place, to: .number(JSONNumber(number)), as: StoreEdit(gesture: "drag"))
    }
    try store.endGesture()
    for number in 5...6 {
      time += 0.1
      try store.set(place, to: .number(JSONNumber(number)))
    }
    time += 1
    try store.set(place, to: 7)
    try store.undo()
    var kinds: [StoreChange.Kind] = []
    for await change in changes {
      kinds.append(change.kind)
      if kinds.count == 7 { break }
    }
    #expect(kinds == [.commit, .amend, .amend, .commit, .amend, .commit, .undo])
    #expect(store.value == ["a": 6] && store.head == 2)
  }
}
