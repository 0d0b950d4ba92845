import DocumentModel
import Foundation
import TestSupport
import Testing

/// A damaged history tells the truth or refuses; what it tells is looked at without changing a file.
@Suite("Damaged journals")
struct JournalDamageTests {
  /// A history on disk, and the documents of all of its steps as they were.
  private struct History {
    let lines: [[UInt8]]
    /// The last one of a gesture is how the step was in the end.
    let states: [Int: [String]]
    let present: String
  }

  private let folder: URL
  private var document: String { folder.appendingPathComponent("model.json").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("shapeshift-damage-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Steps, gestures, undo, redo and branches, over some checkpoints.
  private func makeHistory(seed: UInt64, steps: Int) throws -> History {
    let other = try JournalDamageTests()
    var random = SeededGenerator(seed: seed)
    try other.write(#"{"hue":0.5,"list":[1,2,3]}"#, to: "model.json")
    var states: [Int: [String]] = [:]
    do {
      let store = try DocumentStore.open(other.document, clock: { 1000 }).store
      store.coalescingInterval = 0
      states[0] = [JSONWriter.compact(store.value)]
      while states.count <= steps {
        switch random.integer(in: 0...9) {
        case 0: try store.undo(random.integer(in: 1...3))
        case 1: try store.redo(random.integer(in: 1...3))
        case 2: try store.endGesture()
        default:
          let gesture = random.integer(in: 0...3) == 0 ? "drag" : nil
          let key = ["hue", "width", "list"][random.integer(in: 0...2)]
          let value = JSONValue.number(JSONNumber(random.integer(in: 0...1_000_000)))
          let pointer = JSONPointer([key])
          if try store.set(pointer, to: value, as: StoreEdit(gesture: gesture)) != nil {
            states[store.head, default: []].append(JSONWriter.compact(store.value))
          }
        }
      }
    }
    let history = [UInt8](try Data(contentsOf: URL(fileURLWithPath: other.document + ".history")))
    return History(
      lines: history.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .dropLast().map(Array.init),
      states: states, present: try String(contentsOfFile: other.document, encoding: .utf8))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  enum Damage: String, CaseIterable {
    case flippedBit, zeros, lostLine, lostLines, swappedLines, doubledLine, foreignLine,
      foreignStart, foreignEnd
  }

  private func damaged(
    _ lines: [[UInt8]], by damage: Damage, foreign: [[UInt8]], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var lines = lines
    let index = random.integer(in: 0...(lines.count - 1))
    let other = random.integer(in: 0...(min(lines.count, foreign.count) - 1))
    switch damage {
    case .lostLine: lines.remove(at: index)
    case .lostLines:
      lines.removeSubrange(index..<min(index + random.integer(in: 2...9), lines.count))
    case .swappedLines: lines.swapAt(index, other)
    case .doubledLine: lines.insert(lines[index], at: other)
    case .foreignLine: lines[index] = foreign[min(index, foreign.count - 1)]
    case .foreignStart: lines.replaceSubrange(0...other, with: foreign[0...other])
    case .foreignEnd: lines.replaceSubrange(other..., with: foreign[other...])
    case .flippedBit, .zeros: break
    }
    var bytes = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    let place = random.integer(in: 0...(bytes.count - 1))
    if damage == .flippedBit { bytes[place] ^= 1 << UInt8(random.integer(in: 0...7)) }
    if damage == .zeros {
      for index in place..<min(place + random.integer(in: 1...4096), bytes.count) {
        bytes[index] = 0
      }
    }
    return bytes
  }

  @Test("What a damaged history tells of a step was so, or is refused", arguments: Damage.allCases)
  func truth(damage: Damage) throws {
    let own = try makeHistory(seed: 1, steps: 150)
    let foreign = try makeHistory(seed: 2, steps: 150)
    var random = SeededGenerator(seed: 3)
    try write(own.present, to: "model.json")
    var told = 0
    for round in 0..<(TestLength.isLong ? 300 : 12) {
      let bytes = damaged(own.lines, by: damage, foreign: foreign.lines, &random)
      try Data(bytes).write(to: URL(fileURLWithPath: document + ".history"))
      guard let store = try? DocumentStore.open(document, for: .looking, clock: { 1000 }).store
      else {
        continue
      }
      // A long piece of another history proves itself, but for where it begins or ends.
      let isSpliced = damage == .foreignStart || damage == .foreignEnd
      for (id, states) in own.states.sorted(by: { $0.key < $1.key })
      where random.integer(in: 0...3) == 0 {
        guard let value = try? store.value(at: id) else { continue }
        let text = JSONWriter.compact(value)
        let isTrue =
          isSpliced
          ? (states + foreign.states[id, default: []]).contains(text) : text == states.last
        #expect(isTrue, "\(damage), round \(round), step \(id)")
        told += 1
      }
    }
    #expect(told > 50, "\(damage)")
  }

  @Test("Where damage hides the way to the last step, the document proves it")
  func anchor() throws {
    let own = try makeHistory(seed: 5, steps: 30)
    var lines = own.lines
    lines[2] = Array(lines[2].reversed())
    try write(own.present, to: "model.json")
    try Data(lines.flatMap { $0 + [UInt8(ascii: "\n")] })
      .write(to: URL(fileURLWithPath: document + ".history"))
    let (store, notes) = try DocumentStore.open(document, clock: { 1000 })
    #expect(notes.count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    var id = store.head
    for _ in 0..<5 {
      #expect(JSONWriter.compact(try store.value(at: id)) == own.states[id]?.last)
      id = try store.step(id).parent
    }
    store.coalescingInterval = 0
    let next = try store.set(JSONPointer(["hue"]), to: 0)
    #expect(next == own.states.count)
  }
}
