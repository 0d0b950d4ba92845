import DocumentModel
import DocumentViews
import Foundation
import TestSupport
import Testing
import VectorGraphics
import ViewAnimation
import ViewTree

@MainActor @Suite struct ScriptTests {
  private static func disc(_ script: String) -> String {
    """
    {"shapeshift": 1, "canvas": {"width": 100, "height": 100}, "model": {"width": 10},
     "script": [\(script)],
     "view": {"view": "Rectangle", "modifiers": [{"frame": {"width": {"$": "model.width"}, "height": 10}}]}}
    """
  }

  /// The width of the rectangle that is drawn at a time.
  private func width(_ script: String, at time: Double) throws -> Double {
    let list = try scene(Self.disc(script)).graph().displayList(at: time)
    return Double(try #require(list.items.first).paintedBounds.width)
  }

  @Test func `A set without an animation shows at once`() throws {
    let script = #"{"at": 1, "set": {"/model/width": 30}}"#
    #expect(try width(script, at: 0.99) == 10)
    #expect(try width(script, at: 1) == 30)
  }

  @Test func `A set with an animation moves along its curve`() throws {
    let script = #"{"at": 1, "set": {"model.width": 30}, "animation": {"linear": 2}}"#
    try expectNear(width(script, at: 1), 10, tolerance: 1e-9)
    try expectNear(width(script, at: 1.5), 15, tolerance: 1e-9)
    try expectNear(width(script, at: 3), 30, tolerance: 1e-9)
  }

  @Test(.timeLimit(.minutes(TestLength.minutes(20))))
  func `A script of 4,000 steps takes no time to speak of`() throws {
    let steps = (1...4000).map {
      #"{"at": \#($0), "set": {"/model/width": \#($0 % 50 + 1)}}"#
    }
    #expect(try width(steps.joined(separator: ","), at: 4000) == 1)
  }

  @Test func `Undo and redo show as the change did`() throws {
    let script = #"""
      {"at": 0, "set": {"/model/width": 30}, "animation": {"linear": 1}},
      {"at": 2, "undo": 1}, {"at": 4, "redo": 1}, {"at": 6, "undo": 1, "animation": null}
      """#
    try expectNear(width(script, at: 2.25), 25, tolerance: 1e-9)
    try expectNear(width(script, at: 3.5), 10, tolerance: 1e-9)
    try expectNear(width(script, at: 4.5), 20, tolerance: 1e-9)
    try expectNear(width(script, at: 6), 10, tolerance: 1e-9)
  }

  @Test func `An undo while a spring runs keeps its velocity`() throws {
    let script = #"""
      {"at": 0, "set": {"/model/width": 90}, "animation": {"spring": {"response": 0.5, "dampingFraction": 0.6}}},
      {"at": 0.1, "undo": 1}
      """#
    let step = 1e-4
    let before = try (width(script, at: 0.1) - width(script, at: 0.1 - step)) / step
    let after = try (width(script, at: 0.1 + step) - width(script, at: 0.1)) / step
    #expect(before > 100)
    // The force changes at once, the velocity does not: it differs by about k·travel·step.
    expectNear(before, after, tolerance: 0.05 * before)
  }

  /// What a store wrote down, opened again and shown as it happened.
  @Test func `An undo of a history on disk keeps the velocity of a spring`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-film-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("model.json").path
    try Data(Self.disc("").utf8).write(to: URL(fileURLWithPath: path))
    let spring: JSONValue = ["spring": ["response": 0.5, "dampingFraction": 0.6]]
    do {
      var time = 1000.0
      let store = try DocumentStore.open(path, clock: { time }).store
      try store.set(JSONPointer(["model", "width"]), to: 90, as: StoreEdit(animation: spring))
      time += 0.1
      try store.undo()
    }
    let moments = try DocumentStore.open(path, for: .looking, clock: { 0 }).store.moments()
    #expect(moments.compactMap(\.kind) == [.commit, .undo])
    let film = zip([0, 1, 1.1], moments).map { SceneReader.FilmMoment(time: $0, moment: $1) }
    let scene = try SceneReader(limits: DocumentLimits()).film(film, of: "model.json", rest: 1)
    func width(at time: Double) throws -> Double {
      let list = try scene.graph().displayList(at: time)
      return Double(try #require(list.items.first).paintedBounds.width)
    }
    let step = 1e-4
    let before = try (width(at: 1.1) - width(at: 1.1 - step)) / step
    let after = try (width(at: 1.1 + step) - width(at: 1.1)) / step
    #expect(before > 100)
    expectNear(before, after, tolerance: 0.05 * before)
  }

  @Test func `The length of a script is its last event and what settles then`() throws {
    let text = Self.disc(
      #"{"at": 1, "set": {"/model/width": 30}, "animation": {"linear": 2}}, {"at": 2, "undo": 1, "animation": null}, {"at": 2.5, "redo": 1}"#
    )
    let document = try scene(text)
    #expect(try document.length(in: document.graph()) == .rest(at: 4.5))
  }

  @Test func `Frames in any order are the same`() throws {
    let script = #"""
      {"at": 0, "set": {"/model/width": 90}, "animation": "bouncy"}, {"at": 0.2, "undo": 1},
      {"at": 0.3, "redo": 1}
      """#
    let times = [0.0, 0.05, 0.2, 0.25, 0.31, 0.5, 1.4]
    let graph = try scene(Self.disc(script)).graph()
    let whole = try times.map { try graph.displayList(at: $0) }
    for (index, time) in times.enumerated().reversed() {
      #expect(try graph.displayList(at: time) == whole[index])
      #expect(try scene(Self.disc(script)).graph().displayList(at: time) == whole[index])
    }
  }

  @Test func `Wrong scripts are told`() {
    func found(_ script: String) -> [String] { problems(Self.disc(script)) }
    #expect(
      found(#"{"at": 0, "undo": 1}"#) == [
        "2:13 E0252 expected at most 0 changes to undo, found 1"
      ])
    #expect(
      found(#"{"at": 0, "set": {"/canvas/width": 1}}"#) == [
        #"2:31 E0252 a script cannot change "canvas" | set values that the views use, for example "/model/hue""#
      ])
    #expect(
      found(#"{"at": 0, "set": {"/model/wdth/x": 1}, "undo": 1}"#).first?.contains(
        "E0225") ?? false)
    #expect(
      found(#"{"at": 2, "set": {"/model/width": 1}}, {"at": 1, "undo": 1}"#) == [
        "2:52 E0252 a step at 1 s follows one at 2 s | sort the steps by time"
      ])
    #expect(found(#"{"at": 0, "set": {"/model/width": "a"}}"#).first?.contains("E0221") ?? false)
  }

  private func leaves(of items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      guard case .group(let group) = item.content else { return [item] }
      return leaves(of: group.items)
    }
  }

  @Test func `A view that comes and goes keeps its siblings' identity`() throws {
    let text = """
      {"shapeshift": 1, "canvas": {"width": 100, "height": 100}, "values": {"shown": true},
       "script": [{"at": 1, "set": {"/values/shown": false}, "animation": {"linear": 1}}],
       "view": {"view": "HStack", "spacing": 0, "children": [
         {"view": "Rectangle", "if": {"$": "shown"}, "modifiers": [{"frame": {"width": 20, "height": 10}}]},
         {"view": "Circle", "modifiers": [{"frame": {"width": 10, "height": 10}}]}]}}
      """
    let graph = try scene(text).graph()
    // The circle stands at 35 + 20 before and at 45 after; half-way it is at 50.
    let list = try graph.displayList(at: 1.5)
    let circle = try #require(leaves(of: list.items).last)
    expectNear(Double(circle.paintedBounds.minX), 50, tolerance: 1e-9)
  }
}
