import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite("Journal")
struct JournalTests {
  private let folder: URL
  private var document: String { folder.appendingPathComponent("model.json").path }
  private var history: String { document + ".history" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("shapeshift-journal-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(#"{"hue":0.66,"list":[1,2,3]}"#)
  }

  @Test("A store is found again as it was left, with undo, redo and branches")
  func reopening() throws {
    var expected: [Int: String] = [:]
    for round in 0..<(TestLength.isLong ? 300 : 100) {
      let store = try open().store
      if round % 7 == 3 { try store.undo() }
      if round % 11 == 5 { try store.redo() }
      let id = try set(store, round)
      expected[id] = JSONWriter.compact(store.value)
      if round % 13 == 6 { try store.undo() }
    }
    let store = try open().store
    for (id, text) in expected { #expect(JSONWriter.compact(try store.value(at: id)) == text) }
    #expect(try store.verify().problems == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test("Redo is remembered over checkpoints and processes")
  func redo() throws {
    try reopened { store in
      for value in 0..<150 { try set(store, value) }
      for _ in 0..<140 { try store.undo() }
    }
    try reopened { try $0.checkout(10, redo: $0.redoPath) }
    for id in 11...150 {
      let redone = try open().store.redo()?.id
      #expect(redone == id)
    }
    try reopened { #expect(!$0.canRedo) }
  }

  @Test("A step changes the bytes of its values only, and keeps the permissions of the document")
  func documentText() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: document)
    let store = try open().store
    store.savesEachStep = true
    try set(store, 1)
    #expect(try text() == #"{"hue":1,"list":[1,2,3]}"#)
    let mode = try FileManager.default.attributesOfItem(atPath: document)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o640)
  }

  @Test("An edit from outside becomes a step, and can be undone")
  func external() throws {
    try reopened { try set($0, 1) }
    try write(#"{"hue":0.5,"list":[1,2,3],"new":true}"#)
    try reopenedWithNotes { store, notes in
      #expect(
        notes.map(\.sentence) == [
          "\(document) was changed by another program; the change was recorded as step 2"
        ])
      #expect(try store.step(2).origin == "external")
      try store.undo()
      #expect(JSONWriter.compact(store.value) == #"{"hue":1,"list":[1,2,3]}"#)
    }
    // Only another form of the same is no edit.
    try write("{ hue: 1,\n list: [1, 2, 3] }")
    try reopened { #expect($0.head == 1) }
  }

  @Test("A store that has gone is open to writers while a program that starts still holds its file")
  func inheritedLock() throws {
    var store: DocumentStore? = try open().store
    try set(try #require(store), 1)
    let copies = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      .compactMap { Int32($0) }
      .filter { descriptor in
        let link = "/proc/self/fd/\(descriptor)"
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == history
      }
      .map { dup($0) }
    defer { for copy in copies { close(copy) } }
    #expect(!copies.isEmpty)
    store = nil
    #expect(try open().store.head == 1)
  }

  @Test("A second writer is told, and changes nothing; readers may look")
  func lock() throws {
    let store = try open().store
    try set(store, 1)
    let before = try Data(contentsOf: URL(fileURLWithPath: history))
    do {
      _ = try open()
      Issue.record("no error")
    } catch StoreError.locked(let path) {
      #expect(path == history)
    }
    let reader = try DocumentStore.open(document, for: .looking, clock: { 0 }).store
    #expect(reader.head == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: history)) == before)
    try set(store, 2)
  }

  @Test("A document that is behind its history is brought up to it")
  func behind() throws {
    try reopened { try set($0, 1) }
    let old = try text()
    try reopened { try set($0, 2) }
    let new = try text()
    // As if the process had been killed before the last renaming.
    try write(old)
    try Data(new.utf8).write(to: folder.appendingPathComponent(".model.json.next"))
    #expect(try open().notes.count == 1)
    #expect(try text() == new)
    // As if the power had been lost.
    try write("")
    #expect(try open().notes.count == 1)
    #expect(try text() == new)
    #expect(try open().store.head == 2)
  }

  @Test("The document follows when it is saved, at the latest when the store is let go")
  func saving() throws {
    let before = try text()
    try reopened { store in
      try set(store, 1)
      #expect(try text() == before)
      try store.save()
      #expect(try text() == #"{"hue":1,"list":[1,2,3]}"#)
      try store.set(JSONPointer(["hue"]), to: 2, as: StoreEdit(gesture: "drag"))
      try store.endGesture()
      #expect(try text() == #"{"hue":2,"list":[1,2,3]}"#)
      try store.undo()
    }
    #expect(try text() == #"{"hue":1,"list":[1,2,3]}"#)
    #expect(try open().notes.isEmpty)
  }

  @Test("What was not saved for a second is saved")
  func savingByTime() throws {
    var time = 0.0
    let store = try DocumentStore.open(document, clock: { time }).store
    try set(store, 1)
    time = 0.9
    try set(store, 2)
    #expect(try text() == #"{"hue":0.66,"list":[1,2,3]}"#)
    time = 1
    try set(store, 3)
    #expect(try text() == #"{"hue":3,"list":[1,2,3]}"#)
  }

  @Test("A writer that ended before it saved leaves a document that is brought up")
  func unsaved() throws {
    let store = try open().store
    for value in 0..<150 { try set(store, value) }
    let (journal, document) = (try journalBytes(), try text())
    try store.save()
    let (saved, present) = (try journalBytes(), try text())
    // As a kill leaves it: at once, and after a checkpoint with the document still as at the start.
    try elsewhere(journal, document) { store, notes in
      #expect(store.head == 150 && notes.count == 1)
      let written = try JSONReader.read(SourceText(name: "", text: present)).get()
      #expect(written.value == store.value)
    }
    // Edited by others meanwhile: a step of its own on top of the others.
    try elsewhere(journal, #"{"hue":7}"#) { store, _ in
      let (step, former) = (try store.step(151), try store.value(at: 150))
      #expect(store.head == 151 && step.origin == "external")
      #expect(JSONWriter.compact(former) == #"{"hue":149,"list":[1,2,3]}"#)
    }
    // What is as at an earlier step is what was left of it, saved or not.
    try elsewhere(saved, document) { store, notes in
      #expect(store.head == 150 && notes.count == 1)
    }
    // Unless it was written much later than the history: then somebody went back to what it was.
    let other = try JournalTests()
    try other.restore(saved[...], document)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: other.document)
    try other.reopened { #expect($0.head == 151 && $0.value["hue"]?.number == 0.66) }
  }

  @Test("A journal of a newer version is refused")
  func version() throws {
    try reopened { try set($0, 1) }
    var lines = try String(contentsOfFile: history, encoding: .utf8).split(separator: "\n")
    let header = lines[0].dropFirst(9).replacing("\"version\":1", with: "\"version\":9")
    lines[0] = Substring(Self.checksum(header) + " " + header)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: history))
    do {
      _ = try open()
      Issue.record("no error")
    } catch StoreError.newer(_, let version) {
      #expect(version == 9)
    }
  }

  @Test("Compacting keeps the present, the way to it and labels; what is dropped is told")
  func compaction() throws {
    let store = try open().store
    for value in 0..<200 { try set(store, value) }
    try store.checkout(150, redo: [])
    try set(store, 1000)
    try set(store, 1001)
    try store.undo()
    try store.label("good", 201)
    let size = try store.survey().size
    let dropped = try store.compact(keeping: 10)
    #expect(dropped == Array(1...141) + Array(151...200))
    #expect(try store.survey().size < size / 4)
    #expect(try store.verify().problems == [])
    #expect(try store.redo()?.id == 202)
    for _ in 0..<11 { #expect(try store.undo() != nil) }
    #expect(store.head == 0 && !store.canUndo)
    try set(store, 7)
    #expect(try store.survey().labels.map(\.id) == [201])
    #expect(try store.survey().steps.last?.id == 203)
  }

  // MARK: Other programs

  @Test(
    "What others write while a store is open is a step before the next one",
    arguments: [true, false])
  func changedMeanwhile(savesEachStep: Bool) throws {
    let store = try open().store
    store.savesEachStep = savesEachStep
    var notes: [String] = []
    store.notice = { notes.append($0.sentence) }
    try set(store, 1)
    try write(#"{"hue":5,"list":[9]}"#)
    #expect(try store.set(JSONPointer(["new"]), to: true) == 3)
    #expect(JSONWriter.compact(store.value) == #"{"hue":5,"list":[9],"new":true}"#)
    #expect(try store.step(2).origin == "external" && notes.count == 1)
    // As long as the last one, and within the same tick of the clock.
    try store.save()
    try write(try text().replacing("5", with: "6"))
    #expect(try store.undo()?.id == 4)
    #expect(JSONWriter.compact(store.value) == #"{"hue":5,"list":[9],"new":true}"#)
    try write(#"{"hue":7}"#)
    try store.save()
    #expect(try text() == #"{"hue":7}"# && store.head == 5)
    // The same in another form is no edit.
    try write(#"{"hue":7.0}"#)
    #expect(try set(store, 8) == 6)
    #expect(try store.verify().problems == [])
  }

  @Test("What others wrote is taken in as it is; what refuses changes refuses only one's own")
  func wrongFromOutside() throws {
    let store = try open().store
    store.savesEachStep = true
    store.validate = { value in
      guard value["hue"]?.number ?? 0 < 100 else { throw Diagnostic(.testFailed, "too much") }
    }
    try set(store, 1)
    try write(#"{"hue":700}"#)
    #expect(throws: Diagnostic.self) { try store.set(JSONPointer(["list"]), to: 1) }
    #expect(try set(store, 9) == 3)
    #expect(throws: Diagnostic.self) { try set(store, 100) }
  }

  @Test("A document that others broke is left as it is, and nothing is written until it is mended")
  func brokenFromOutside() throws {
    do {
      let store = try open().store
      try set(store, 1)
      for broken in ["", #"{"hue":"#] {
        try write(broken)
        let journal = try journalBytes()
        #expect(throws: StoreError.self) { try set(store, 3) }
        #expect(throws: StoreError.self) { try store.undo() }
        #expect(throws: StoreError.self) { try store.save() }
        #expect(try text() == broken && journalBytes() == journal && store.head == 1)
      }
    }
    // Not even when the store is let go.
    #expect(try text() == #"{"hue":"#)
    try write(#"{"hue":4}"#)
    try reopened { store in
      #expect(store.head == 2)
      try store.undo()
      #expect(JSONWriter.compact(store.value) == #"{"hue":1,"list":[1,2,3]}"#)
    }
  }

  @Test("A store that is let go leaves what others wrote, which is a step for the next one")
  func changedBeforeTheEnd() throws {
    try reopened { store in
      try set(store, 1)
      try set(store, 2)
      try write(#"{"hue":3}"#)
    }
    #expect(try text() == #"{"hue":3}"#)
    try reopened { store in
      let former = try store.value(at: 2)
      #expect(store.head == 3 && former["hue"]?.number == 2)
    }
  }

  @Test("A history that was removed, replaced or begun by others takes no more steps")
  func replacedHistory() throws {
    let late = try open().store
    let store = try open().store
    store.savesEachStep = true
    try set(store, 1)
    #expect(throws: StoreError.self) { try set(late, 2) }
    let (journal, present) = (try journalBytes(), try text())
    try FileManager.default.removeItem(atPath: history)
    for _ in 0..<2 {
      do {
        try set(store, 3)
        Issue.record("no error")
      } catch StoreError.replaced(let path) {
        #expect(path == history)
      }
      #expect(try text() == present && store.head == 1)
      try Data(journal).write(to: URL(fileURLWithPath: history))
    }
    #expect(try journalBytes() == journal)
  }

  // MARK: Damage

  /// A history with some steps, and the documents of all of them.
  private func makeHistory(_ count: Int) throws -> (journal: [UInt8], states: [String]) {
    let store = try open().store
    var states = [JSONWriter.compact(store.value)]
    for value in 0..<count {
      // Both ways; at the end the document has caught up.
      store.savesEachStep = value % 10 > 6
      try set(store, value)
      states.append(JSONWriter.compact(store.value))
    }
    return (try journalBytes(), states)
  }

  @Test("A history that is cut at any byte opens with all its whole lines")
  func truncation() throws {
    let (journal, states) = try makeHistory(TestLength.isLong ? 200 : 40)
    let present = try text()
    var whole = -1
    for length in 0..<journal.count {
      if length > 0, journal[length - 1] == UInt8(ascii: "\n") {
        let line = journal[..<(length - 1)].split(separator: UInt8(ascii: "\n")).last ?? []
        let text = String(decoding: line, as: UTF8.self)
        if !text.contains("checkpoint"), !text.contains("behind") { whole += 1 }
      }
      // The short form looks at all of the last lines and at some bytes of the others.
      guard TestLength.isLong || length % 97 == 0 || length + 400 > journal.count else { continue }
      try restore(journal.prefix(length), present)
      let (store, notes) = try open()
      let isWhole = length == 0 || journal[length - 1] == UInt8(ascii: "\n")
      // Without a whole first line there is nothing to tell of.
      #expect(notes.isEmpty == (whole < 0 || whole == states.count - 1), "cut at \(length)")
      #expect(JSONWriter.compact(store.value) == states.last, "cut at \(length)")
      // What is behind the cut became one step from outside. A cut in the midst of a line leaves the
      // lines before it as they were: one byte in sixty looks at all of them.
      let first = isWhole || length % 60 == 0 ? 0 : whole - 1
      for id in max(first, 0)...max(whole, 0) where whole >= 0 {
        #expect(JSONWriter.compact(try store.value(at: id)) == states[id], "cut at \(length)")
      }
    }
  }

  @Test("A flipped bit never makes a wrong state: it is told, or the state is right")
  func flippedBits() throws {
    let (journal, states) = try makeHistory(200)
    let present = try text()
    var random = SeededGenerator(seed: 4)
    for _ in 0..<(TestLength.isLong ? 2000 : 20) {
      var damaged = journal
      let bit = random.integer(in: 0...(journal.count * 8 - 1))
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      try restore(damaged[...], present)
      let (store, notes) = try open()
      #expect(JSONWriter.compact(store.value) == states.last, "bit \(bit)")
      let problems = try store.verify().problems
      #expect(!notes.isEmpty || !problems.isEmpty, "bit \(bit)")
      for id in [0, random.integer(in: 1...199), 200] {
        guard let state = try? store.value(at: id) else { continue }
        // Where the last steps were cut off, their numbers go to what came after them.
        let isNew = id > 0 && (try? store.step(id).origin) == "external"
        let expected = isNew ? states.last : states[id]
        #expect(JSONWriter.compact(state) == expected, "bit \(bit), step \(id)")
      }
    }
  }

  // MARK: Support

  private func journalBytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: history)))
  }

  /// Opens a history with a document in another folder.
  private func elsewhere(
    _ journal: [UInt8], _ text: String,
    _ body: (DocumentStore, [DocumentStore.Note]) throws -> Void
  ) throws {
    let other = try JournalTests()
    try other.restore(journal[...], text)
    try other.reopenedWithNotes(body)
  }

  private func restore(_ journal: ArraySlice<UInt8>, _ text: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    try write(text)
    try Data(journal).write(to: URL(fileURLWithPath: history))
  }

  private func open() throws -> (store: DocumentStore, notes: [DocumentStore.Note]) {
    try DocumentStore.open(document, clock: { 1_000_000 })
  }

  private func reopenedWithNotes(
    _ body: (DocumentStore, [DocumentStore.Note]) throws -> Void
  ) throws {
    let (store, notes) = try open()
    try body(store, notes)
  }

  private func reopened(_ body: (DocumentStore) throws -> Void) throws {
    try body(try open().store)
  }

  /// Sets the hue, as a step of its own.
  @discardableResult
  private func set(_ store: DocumentStore, _ value: Int) throws -> Int {
    store.coalescingInterval = 0
    let number = JSONValue.number(JSONNumber(value))
    return try #require(try store.set(JSONPointer(["hue"]), to: number))
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: document))
  }

  private func text() throws -> String { try String(contentsOfFile: document, encoding: .utf8) }

  /// Source: zlib's CRC-32, computed bit by bit.
  private static func checksum(_ text: Substring) -> String {
    var crc: UInt32 = .max
    for byte in text.utf8 {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    let digits = String(~crc, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
