import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

private let phone = CGSize(width: 390, height: 844)

/// A sheet with two heights.
private struct Detents: View {
  let log: Recorder
  var isFixed = false
  @State private var isShown = false
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown, onDismiss: { log("gone") }) {
        Text("inside")
          .presentationDetents([.medium, .large], selection: $detent)
          .interactiveDismissDisabled(isFixed)
      }
      .onChange(of: isShown) { log("\(isShown)") }
      .onChange(of: detent) { log(detent == .large ? "large" : "medium") }
  }
}

/// An alert or a dialog.
private struct Question: View {
  let log: Recorder
  let isDialog: Bool
  var hasCancel = true
  @State private var isAsking = true

  var body: some View {
    Group {
      if isDialog {
        Text("x").confirmationDialog("Sure?", isPresented: $isAsking) { answers }
      } else {
        Text("x").alert("Sure?", isPresented: $isAsking) { answers }
      }
    }
    .onChange(of: isAsking) { log("\(isAsking)") }
  }

  @ViewBuilder private var answers: some View {
    Button("Yes") { log("yes") }
    if hasCancel { Button("No", role: .cancel) { log("no") } }
  }
}

@MainActor
@Suite("Sheets, questions and bubbles that are used")
struct PresentationUseTests {
  private func sheet(isFixed: Bool = false) throws -> (scene: TestScene, log: Recorder) {
    let log = Recorder()
    let scene = try TestScene(size: phone) { Detents(log: log, isFixed: isFixed) }
    try scene.tap(.button("Show"), at: 1)
    try scene.advance(to: 3)
    return (scene, log)
  }

  @Test("A finger brings a sheet from one of its heights to the next, and out of sight")
  func drag() throws {
    let (scene, log) = try sheet()
    // The largest height is 834, the sheet stands at 417: its top at 427.
    try scene.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 140), during: 1)
    try scene.advance(to: 6)
    #expect(log.entries == ["true", "large"])
    try scene.drag(from: CGPoint(x: 195, y: 40), to: CGPoint(x: 195, y: 420), during: 1)
    try scene.advance(to: 9)
    #expect(log.entries == ["true", "large", "medium"])
    try scene.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 820), during: 0.5)
    #expect(log.entries.suffix(1) == ["false"])
    try scene.advance(to: 12)
    #expect(log.entries.suffix(2) == ["false", "gone"])
    #expect(try !scene.exists(.text("inside")))
  }

  @Test("A sheet follows the finger, and beyond its largest height less and less")
  func following() throws {
    let (scene, _) = try sheet()
    let start = try scene.frame(of: .text("inside")).midY
    try scene.point(.down, CGPoint(x: 195, y: 500), at: 4)
    try scene.point(.move, CGPoint(x: 195, y: 560), at: 4.1)
    #expect(try abs(scene.frame(of: .text("inside")).midY - start - 60) < 0.5)
    try scene.point(.move, CGPoint(x: 195, y: 400), at: 4.2)
    // The sheet grows by 100, its middle goes up by half of that.
    #expect(try abs(scene.frame(of: .text("inside")).midY - start + 50) < 0.5)
    try scene.point(.cancel, CGPoint(x: 195, y: 400), at: 4.3)
    try scene.advance(to: 7)
    #expect(try abs(scene.frame(of: .text("inside")).midY - start) < 0.5)
  }

  /// A sheet with a list of rows in it.
  private struct Scrolled: View {
    let log: Recorder
    let interaction: PresentationContentInteraction
    @State private var detent = PresentationDetent.medium

    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        ScrollView {
          Color.red.frame(height: 2000)
        }
        .accessibilityIdentifier("s")
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationContentInteraction(interaction)
      }
      .onChange(of: detent) { log(detent == .large ? "large" : "medium") }
    }
  }

  @Test("A sheet grows before its content scrolls, and takes over where that is at its start")
  func scrolled() throws {
    let log = Recorder()
    let scene = try TestScene(size: phone) { Scrolled(log: log, interaction: .automatic) }
    func drag(to y: CGFloat, from start: CGFloat) throws {
      try scene.drag(from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: y), during: 0.5)
      try scene.settle()
    }
    try drag(to: 200, from: 600)
    #expect(log.entries == ["large"])
    #expect(try scene.offset(of: .id("s")).y == 0)
    try drag(to: 500, from: 700)
    let offset = try scene.offset(of: .id("s")).y
    #expect(offset > 100)
    try drag(to: 320, from: 300)
    #expect(log.entries == ["large"])
    #expect(try scene.offset(of: .id("s")).y < offset)
    try scene.scroll(.id("s"), by: CGSize(width: 0, height: -3000))
    try drag(to: 600, from: 200)
    #expect(log.entries == ["large", "medium"])
    #expect(try scene.offset(of: .id("s")).y == 0)
  }

  @Test("The content of a sheet scrolls first where that is said")
  func scrollsFirst() throws {
    let log = Recorder()
    let scene = try TestScene(size: phone) { Scrolled(log: log, interaction: .scrolls) }
    try scene.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), during: 0.5)
    try scene.settle()
    #expect(log.entries.isEmpty)
    #expect(try scene.offset(of: .id("s")).y > 100)
  }

  @Test("A sheet that may not be dismissed stays, whatever is tapped or dragged")
  func fixed() throws {
    let (scene, log) = try sheet(isFixed: true)
    try scene.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 840), during: 0.3)
    try scene.advance(to: 5)
    try scene.tap(CGPoint(x: 195, y: 100))
    try scene.advance(to: 7)
    #expect(log.entries == ["true"])
    #expect(try scene.exists(.text("inside")))
  }

  @Test("A tap on the dimmed ground dismisses a sheet")
  func ground() throws {
    let (scene, log) = try sheet()
    try scene.tap(CGPoint(x: 195, y: 100))
    try scene.advance(to: 6)
    #expect(log.entries == ["true", "false", "gone"])
  }

  @Test("What is behind a sheet can be used where the sheet says so")
  func behind() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add \(count)") { count += 1 }
          Spacer()
        }
        .sheet(isPresented: .constant(true)) {
          Text("inside").presentationDetents([.medium])
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
      }
    }
    let scene = try TestScene(size: phone) { Page() }
    try scene.tap(.button("Add 0"), at: 1)
    #expect(try scene.exists(.button("Add 1")))
  }

  @Test(
    "Any button ends a question; a dialog without one to leave gets it", arguments: [true, false])
  func answers(isDialog: Bool) throws {
    for answer in ["Yes", "No"] {
      let log = Recorder()
      let scene = try TestScene(size: phone) { Question(log: log, isDialog: isDialog) }
      try scene.tap(.button(answer), at: 1)
      #expect(log.entries == [answer.lowercased(), "false"])
    }
    guard isDialog else { return }
    let log = Recorder()
    let scene = try TestScene(size: phone) {
      Question(log: log, isDialog: true, hasCancel: false)
    }
    try scene.tap(.button("Cancel"), at: 1)
    #expect(log.entries == ["false"])
  }

  @Test("A tap outside closes a dialog and not an alert")
  func outside() throws {
    for isDialog in [true, false] {
      let log = Recorder()
      let scene = try TestScene(size: phone) { Question(log: log, isDialog: isDialog) }
      try scene.tap(CGPoint(x: 195, y: 100), at: 1)
      #expect(log.entries == (isDialog ? ["false"] : []))
    }
  }

  @Test("A pointer that goes down outside of a bubble closes it, and does nothing else")
  func popover() throws {
    struct Page: View {
      let log: Recorder
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Other") { log("other") }
          Button("Show") { isShown = true }
            .popover(isPresented: $isShown) {
              Button("In") { log("in") }.presentationCompactAdaptation(.popover)
            }
        }
        .onChange(of: isShown) { log("\(isShown)") }
      }
    }
    let log = Recorder()
    let scene = try TestScene(size: phone) { Page(log: log) }
    let other = try scene.frame(of: .button("Other"))
    try scene.tap(.button("Show"), at: 1)
    try scene.tap(.button("In"), at: 2)
    try scene.tap(CGPoint(x: other.midX, y: other.midY), at: 3)
    try scene.advance(to: 4)
    try scene.tap(.button("Other"))
    #expect(log.entries == ["true", "in", "false", "other"])
  }

  @Test("Pictures of a sheet that is dragged are the same in any order")
  func anyOrder() throws {
    let (scene, _) = try sheet()
    try scene.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 240), during: 0.5)
    try scene.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 800), during: 0.2, at: 5)
    try scene.advance(to: 7)
    let times = stride(from: 1.0, through: 7, by: 0.17).map { $0 }
    let forward = try times.map { try scene.displayList(at: $0) }
    let backward = try times.reversed().map { try scene.displayList(at: $0) }
    #expect(forward == backward.reversed())
  }
}
