import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

private let phone = CGSize(width: 390, height: 600)

/// A list whose rows are chosen, deleted and moved.
private struct Fruits: View {
  let log: Recorder
  @State private var fruits = ["Apple", "Banana", "Cherry", "Date"]
  @State private var chosen: String?

  var body: some View {
    VStack(spacing: 0) {
      EditButton()
      List(selection: $chosen) {
        ForEach(fruits, id: \.self) { Text($0) }
          .onDelete { offsets in
            log("delete \(offsets.map(\.self))")
            fruits.remove(atOffsets: offsets)
          }
          .onMove { offsets, destination in
            log("move \(offsets.map(\.self)) to \(destination)")
            fruits.move(fromOffsets: offsets, toOffset: destination)
          }
      }
      Text("chosen: \(chosen ?? "none")")
    }
  }
}

/// A list with actions beside its rows.
private struct Mails: View {
  let log: Recorder

  var body: some View {
    List {
      ForEach(0..<3, id: \.self) { index in
        Text("Mail \(index)")
          .swipeActions {
            Button("Trash", role: .destructive) { log("trash \(index)") }
            Button("Flag") { log("flag \(index)") }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Read") { log("read \(index)") }
          }
      }
    }
  }
}

@MainActor
@Suite("Lists that are used")
struct ListUseTests {
  private func fruits() throws -> (scene: TestScene, log: Recorder) {
    let log = Recorder()
    return (try TestScene(size: phone) { Fruits(log: log) }, log)
  }

  private func mails() throws -> (scene: TestScene, log: Recorder) {
    let log = Recorder()
    return (try TestScene(size: phone) { Mails(log: log) }, log)
  }

  @Test("A tap on a row selects it")
  func selection() throws {
    let scene = try fruits().scene
    try scene.tap(.text("Cherry"), at: 1)
    #expect(try scene.exists(.text("chosen: Cherry")))
    try scene.tap(.text("Apple"), at: 2)
    #expect(try scene.exists(.text("chosen: Apple")))
    try scene.expectDeterministic(fps: 2)
  }

  @Test("A swipe shows Delete, which deletes the row")
  func deletion() throws {
    let (scene, log) = try fruits()
    try scene.drag(.text("Banana"), by: CGSize(width: -80, height: 0), during: 0.3, at: 1)
    try scene.settle()
    #expect(try scene.frame(of: .button("Delete")).width == 74)
    try scene.tap(.button("Delete"))
    try scene.settle()
    #expect(log.entries == ["delete [1]"])
    #expect(try !scene.exists(.text("Banana")))
    #expect(try scene.exists(.text("Cherry")))
  }

  @Test("A full swipe runs the first action, unless that is not allowed")
  func fullSwipe() throws {
    let (scene, log) = try mails()
    try scene.drag(.text("Mail 1"), by: CGSize(width: -320, height: 0), during: 0.4, at: 1)
    try scene.settle()
    #expect(log.entries == ["trash 1"])
    try scene.drag(.text("Mail 0"), by: CGSize(width: 320, height: 0), during: 0.4)
    try scene.settle()
    #expect(log.entries == ["trash 1"])
    try scene.tap(.button("Read"))
    #expect(log.entries == ["trash 1", "read 0"])
  }

  @Test("Two actions are 74 points wide each, and a touch elsewhere closes them only")
  func twoActions() throws {
    let (scene, log) = try mails()
    try scene.drag(.text("Mail 2"), by: CGSize(width: -120, height: 0), during: 0.3, at: 1)
    try scene.settle()
    let (trash, flag) = (
      try scene.frame(of: .button("Trash")), try scene.frame(of: .button("Flag"))
    )
    #expect(trash.width == 74 && flag.width == 74 && flag.maxX == trash.minX)
    let other = try scene.frame(of: .text("Mail 0"))
    try scene.tap(CGPoint(x: other.midX, y: other.midY))
    try scene.settle()
    #expect(try !scene.exists(.button("Trash")))
    #expect(log.entries.isEmpty)
  }

  @Test("While it is edited, a row has a sign that shows Delete and a handle that moves it")
  func editing() throws {
    let (scene, log) = try fruits()
    try scene.tap(.button("Edit"), at: 1)
    try scene.settle()
    #expect(try scene.count(.button("Remove")) == 4)
    let (first, last) = (
      try scene.frame(of: .button("Reorder").nth(0)),
      try scene.frame(of: .button("Reorder").nth(2))
    )
    try scene.drag(
      .button("Reorder").nth(0), by: CGSize(width: 0, height: last.midY - first.midY + 4),
      during: 0.5)
    try scene.settle()
    #expect(log.entries == ["move [0] to 3"])
    let frames = try ["Banana", "Cherry", "Apple", "Date"].map {
      try scene.frame(of: .text($0)).minY
    }
    #expect(frames == frames.sorted())
    try scene.tap(.button("Remove").nth(3))
    try scene.settle()
    try scene.tap(.button("Delete"))
    try scene.settle()
    #expect(log.entries == ["move [0] to 3", "delete [3]"])
    try scene.tap(.button("Done"))
    try scene.settle()
    #expect(try scene.count(.button("Remove")) == 0)
  }

  @Test("A list that is pulled calls what refreshes it, and shows spokes until that is over")
  func refreshing() throws {
    struct Page: View {
      let log: Recorder
      @State private var rows = 3

      var body: some View {
        List(0..<rows, id: \.self) { Text("Row \($0)") }
          .refreshable {
            await log("begin")
            try? await Task.sleep(for: .seconds(2))
            await MainActor.run {
              rows += 1
              log("end")
            }
          }
      }
    }
    let log = Recorder()
    let scene = try TestScene(size: phone) { Page(log: log) }
    let start = try scene.frame(of: .text("Row 0")).minY
    try scene.drag(.text("Row 1"), by: CGSize(width: 0, height: 60), during: 0.3, at: 1)
    try scene.settle()
    #expect(log.entries.isEmpty)
    try scene.drag(.text("Row 1"), by: CGSize(width: 0, height: 200), during: 0.3, at: 4)
    try scene.advance(by: 0.1)
    #expect(log.entries == ["begin"])
    try scene.advance(to: 6)
    #expect(try scene.frame(of: .text("Row 0")).minY == start + 60)
    try scene.advance(to: 9)
    #expect(log.entries == ["begin", "end"])
    #expect(try scene.exists(.text("Row 3")))
    #expect(try scene.frame(of: .text("Row 0")).minY - start == 0)
  }
}
