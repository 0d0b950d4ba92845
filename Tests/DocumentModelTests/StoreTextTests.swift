import Foundation
import TestSupport
import Testing

@testable import DocumentModel

@Suite("Texts of documents in a store")
struct StoreTextTests {
  private let folder: URL
  private var document: String { folder.appendingPathComponent("card.json5").path }
  private var history: String { document + ".history" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("shapeshift-text-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static let card = "{ // card\r\n\tsize: 15.0, /* wide */\r\n\tlist: [0x10, 'a'],\r\n}\r\n"

  @Test("Undo restores every byte, and redo those of the edit, also in another process")
  func undo() throws {
    try write(Self.card)
    try reopened { try $0.set(JSONPointer(["size"]), to: 20) }
    let edited = Self.card.replacing("15.0", with: "20")
    #expect(try text() == edited)
    try reopened { try $0.set(JSONPointer(["list"]), to: ["b"]) }
    #expect(try text() == edited.replacing("0x10, 'a'", with: "'b'"))
    try reopened { try $0.undo(2) }
    #expect(try text() == Self.card)
    try reopened { try $0.redo() }
    #expect(try text() == edited)
    try reopened { try $0.checkout(0) }
    #expect(try text() == Self.card)
    try FileManager.default.removeItem(atPath: document)
    let store = try DocumentStore.open(document, for: .moving).store
    try store.restore()
    #expect(try text() == Self.card)
  }

  @Test("A gesture is written as if its last value had been set at once")
  func gesture() throws {
    try write(Self.card)
    for size in [16, 17, 15] {
      try reopened {
        try $0.set(JSONPointer(["size"]), to: .number(JSONNumber(size)), as: Self.drag)
      }
    }
    #expect(try text() == Self.card)
    try reopened { store in
      try store.set(JSONPointer(["size"]), to: 18, as: Self.drag)
      #expect(store.head == 1)
    }
    #expect(try text() == Self.card.replacing("15.0", with: "18"))
    try reopened { try $0.undo() }
    #expect(try text() == Self.card)
  }

  private static let drag = StoreEdit(gesture: "drag")

  @Test("Comments that others write make no step, and stay when steps are undone and redone")
  func comments() throws {
    try write(Self.card)
    try reopened { try $0.set(JSONPointer(["size"]), to: 20) }
    try write(try text() + "// the end\r\n")
    try reopened { store in
      #expect(store.head == 1)
      try store.undo()
    }
    #expect(try text() == Self.card + "// the end\r\n")
    try write("// first\n" + (try text()))
    try reopened { try $0.redo() }
    let both = "// first\n" + Self.card.replacing("15.0", with: "20") + "// the end\r\n"
    #expect(try text() == both)
    try reopened { store in
      let problems = try store.verify().problems
      #expect(problems == [])
    }
    try reopened { try $0.set(JSONPointer(["size"]), to: 30, as: StoreEdit(origin: "other")) }
    try reopened { try $0.undo() }
    #expect(try text() == both)
  }

  @Test("An edit of the file by others is undone to the bytes before it, and redone to theirs")
  func external() throws {
    try write(Self.card)
    try reopened { try $0.set(JSONPointer(["size"]), to: 20) }
    let before = try text()
    let other = "// other\n{size: 0x14, list: [],}"
    try write(other)
    try reopened { #expect($0.head == 2) }
    #expect(try text() == other)
    try reopened { try $0.undo() }
    #expect(try text() == before)
    try reopened { try $0.redo() }
    #expect(try text() == other)
  }

  @Test("A document of an earlier step is brought up; comments that others added to it stay")
  func leftover() throws {
    try write(Self.card)
    try reopened { try $0.set(JSONPointer(["size"]), to: 20) }
    let edited = try text()
    try write(Self.card)
    try reopened { #expect($0.head == 1) }
    #expect(try text() == edited)
    try write("// kept\n" + Self.card)
    try reopened { #expect($0.head == 1) }
    #expect(try text() == "// kept\n" + edited)
  }

  @Test("A compacted history leads to the same texts")
  func compact() throws {
    try write(Self.card)
    try reopened { store in
      for size in 1...5 {
        try store.set(
          JSONPointer(["size"]), to: .number(JSONNumber(size)), as: StoreEdit(gesture: "\(size)"))
      }
    }
    try reopened { store in
      let dropped = try store.compact(keeping: 2)
      #expect(dropped == [1, 2, 3])
    }
    try reopened { try $0.undo(9) }
    #expect(try text() == Self.card.replacing("15.0", with: "3"))
    try reopened { try $0.redo(9) }
    #expect(try text() == Self.card.replacing("15.0", with: "5"))
  }

  @Test("A canonical document has no texts in its history")
  func canonical() throws {
    try write(JSONWriter.canonical(["size": 15, "list": [1]]))
    try reopened { try $0.set(JSONPointer(["size"]), to: 20) }
    let journal = try String(contentsOfFile: history, encoding: .utf8)
    #expect(!journal.contains("source"))
    try reopened { try $0.undo() }
    #expect(try text() == JSONWriter.canonical(["size": 15, "list": [1]]))
  }

  @Test(
    "Random walks through a history find the bytes of each step again",
    arguments: 0..<(TestLength.isLong ? 400 : 12))
  func walk(seed: Int) throws {
    var random = RandomJSON(seed: UInt64(seed))
    let value = JSONValue.object(["a": random.value(), "list": random.value(depth: 3)])
    try write(RandomSource.text(value, seed: UInt64(seed)))
    var texts = [0: try text()]
    for _ in 0..<30 {
      let store = try DocumentStore.open(document).store
      store.coalescingInterval = 0
      store.savesEachStep = true
      switch Int.random(in: 0..<6, using: &random.generator) {
      case 0: try store.undo()
      case 1: try store.redo()
      case 2: try store.checkout(Int.random(in: 0..<texts.count, using: &random.generator))
      default:
        guard let change = RandomChange(of: store.value, &random) else { continue }
        let patch = JSONPatch(from: store.value, to: change.value)
        if let id = try store.apply(patch) { texts[id] = try text() }
      }
      #expect(try text() == texts[store.head], "step \(store.head)")
      let root = try JSONReader.read(SourceText(name: "", text: try text())).get()
      #expect(root.isIdentical(to: store.value))
    }
  }

  // MARK: Files

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: document))
  }

  private func text() throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: document)), as: UTF8.self)
  }

  private func reopened(_ body: (DocumentStore) throws -> Void) throws {
    try body(try DocumentStore.open(document).store)
  }
}
