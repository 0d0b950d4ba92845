import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

/// A slider, a counter that a button raises, and a list of what was added.
private struct Panel: View {
  var title = "Add"
  var inset: CGFloat = 0
  @State private var share = 0.2
  @State private var count = 0

  var body: some View {
    VStack {
      Slider(value: $share) { Text("Share") }
      Button(title) { withAnimation { count += 1 } }
      Text("\(count) added")
      Color.red.frame(width: 20 + 30 * CGFloat(count), height: 20)
    }
    .padding(.top, inset).padding(20)
  }
}

@MainActor
@Suite("Sessions that are played again")
struct ReplayTests {
  nonisolated private static let size = CGSize(width: 300, height: 300)

  private func panel(_ title: String = "Add", inset: CGFloat = 0) throws -> TestScene {
    try TestScene(size: Self.size) { Panel(title: title, inset: inset) }
  }

  /// A session of the panel: the slider to three quarters, and two additions.
  private func recorded() throws -> TestScene {
    let scene = try panel()
    try scene.drag(.slider("Share"), to: 0.75, at: 0.5)
    try scene.tap(.button("Add"), at: 1)
    try scene.tap(.button("Add"), at: 1.2)
    return scene
  }

  @Test("A slider is dragged to a share of its way, wherever its knob is")
  func share() throws {
    let scene = try recorded()
    #expect(try scene.value(of: .slider("Share")) == "75%")
    try scene.drag(.slider("Share"), to: 0.1)
    #expect(try scene.value(of: .slider("Share")) == "10%")
    #expect { try scene.drag(.button("Add"), to: 0.5) } throws: {
      ($0 as? SceneError)?.code == .unsupported
    }
  }

  @Test("A log has what each pointer met, and a digest of what followed")
  func hints() throws {
    let lines = try recorded().log.split(separator: "\n")
    #expect(lines[0] == #"{"input":1,"canvas":[300,300],"scale":1}"#)
    let tap = try #require(lines.first { $0.hasPrefix(#"{"t":1.000000,"down""#) })
    #expect(tap.contains(#""hint":{"role":"button","name":"Add","frame":["#))
    #expect(tap.contains(#""at":[0.5,0.5]"#))
    #expect(lines.dropFirst().allSatisfy { $0.contains(#""digest":""#) })
  }

  @Test("A session played again ends as it did, and has the same log")
  func exact() throws {
    let scene = try recorded()
    let again = try panel()
    #expect(try again.replay(scene.log).isEmpty)
    #expect(again.log == scene.log)
    #expect(try again.tree == scene.tree)
  }

  @Test("A log is saved, and a scene made of its file")
  func file() throws {
    let scene = try recorded()
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("session-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    try scene.saveLog(to: url)
    let again = try TestScene(replaying: url) { Panel() }
    #expect(try again.exists(.text("2 added")))
    #expect(try again.displayList(at: 1.3) == scene.displayList(at: 1.3))
  }

  @Test(
    "The first event with a different result is reported with its time and both results")
  func divergence() throws {
    let log = try recorded().log
    // The button has gone from where it was, so that its tap meets something else.
    let moved = try panel(inset: 120)
    #expect {
      try moved.replay(log)
    } throws: { error in
      guard let error = error as? SceneError, error.code == .diverged else { return false }
      return error.description.hasPrefix(
        #"the session diverges at 0.500 s: after {"down":"#)
        && error.description.contains(" expected ") && error.description.contains(", got ")
    }
  }

  @Test("Played by what was meant, a session finds its views where they are now")
  func semantic() throws {
    let scene = try recorded()
    let moved = try panel(inset: 120)
    #expect(try moved.replay(scene.log, mode: .semantic).isEmpty)
    #expect(try moved.value(of: .slider("Share")) == "75%")
    #expect(try moved.exists(.text("2 added")))
    let renamed = try panel("Append")
    let remarks = try renamed.replay(scene.log, mode: .semantic)
    #expect(remarks == Array(repeating: #"the button named "Add" no longer exists"#, count: 2))
    #expect(try renamed.value(of: .slider("Share")) == "75%")
    #expect(try renamed.exists(.text("0 added")))
  }

  @Test("Scenes are deterministic, and such that are not are told")
  func deterministic() throws {
    try panel().expectDeterministic { scene in
      try scene.drag(.slider("Share"), to: 0.75, at: 0.5)
      try scene.tap(.button("Add"), at: 1)
      try scene.tap(.button("Add"), at: 1.1)
    }
    let outside = Outside()
    let scene = try TestScene(size: Self.size) { Text("\(outside.next())") }
    withKnownIssue { try scene.expectDeterministic() }
  }

  /// Something that a scene must not ask.
  @MainActor private final class Outside {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test("Callbacks are noted by the names of the views that were used")
  func callbacks() throws {
    struct Used: View {
      @State private var isOn = false
      @State private var share = 0.5
      var body: some View {
        VStack {
          Button("Undo") {}.logged("undo")
          Toggle("Wi-Fi", isOn: $isOn).logged("wifi")
          Slider(value: $share) { Text("Share") }.logged("share")
          Color.red.frame(width: 50, height: 50).onTapGesture {}.logged("red")
            .accessibilityElement().accessibilityLabel("Red")
        }
      }
    }
    let scene = try TestScene(size: Self.size) { Used() }
    try scene.tap(.button("Undo"))
    try scene.tap(.switch("Wi-Fi"))
    try scene.drag(.slider("Share"), to: 0.9)
    try scene.tap(.named("Red"))
    #expect(scene.callbacks == ["undo", "wifi", "share", "red"])
    _ = try scene.displayList(at: 0)
    #expect(scene.callbacks.count == 4)
  }

  @Test("Two fingers magnify and turn what is under them")
  func twoFingers() throws {
    let recorder = Recorder()
    let scene = try TestScene(size: Self.size) {
      Color.red.accessibilityElement().accessibilityLabel("Map")
        .gesture(MagnifyGesture().onEnded { recorder(($0.magnification * 100).rounded()) })
        .simultaneousGesture(RotateGesture().onEnded { recorder($0.rotation.degrees.rounded()) })
    }
    try scene.pinch(.named("Map"), scale: 2)
    try scene.rotate(.named("Map"), by: .degrees(45))
    #expect(recorder.entries.contains("200"))
    #expect(recorder.entries.contains("45"))
  }

  @Test("A scene settles, and what is waited for is looked at after every event")
  func settling() throws {
    let scene = try panel()
    try scene.tap(.button("Add"), at: 1)
    try scene.settle()
    #expect(scene.now > 1.2 && scene.now < 3)
    let rest = try scene.displayList(at: scene.now)
    #expect(try scene.displayList(at: scene.now + 5) == rest)
    struct Later: View {
      @State private var isDone = false
      @State private var isPale = false
      var body: some View {
        Text(isDone ? "done" : "not yet")
          .opacity(isPale ? 0.5 : 1)
          .onAppear {
            withAnimation(.linear(duration: 0.505)) {
              isPale = true
            } completion: {
              isDone = true
            }
          }
      }
    }
    let later = try TestScene(size: Self.size) { Later() }
    try later.wait(until: later.exists(.text("done")))
    #expect(later.now == 0.505)
    #expect { try later.wait(until: false, within: 1) } throws: {
      ($0 as? SceneError)?.code == .timeout
    }
  }

  @Test("Views are found by patterns, by what they hold, and counted")
  func queries() throws {
    struct Rows: View {
      var body: some View {
        VStack {
          ForEach(1..<4) { row in
            HStack {
              Text("Item \(row)")
              Button(row == 2 ? "Remove" : "Keep") {}
            }
            .accessibilityElement(children: .contain).accessibilityIdentifier("row\(row)")
          }
        }
      }
    }
    let scene = try TestScene(size: Self.size) { Rows() }
    #expect(try scene.count(.text().matching(/Item \d/)) == 3)
    #expect(try scene.names(of: .button()) == ["Keep", "Remove", "Keep"])
    #expect(try scene.count(.role(.group).containing(.button("Keep"))) == 2)
    try scene.tap(.button().within(.role(.group).containing(.text("Item 2"))))
  }

  @Test("A view does what it offers to assistive technologies, as an event of the log")
  func actions() throws {
    let scene = try panel()
    try scene.perform("increment", on: .slider("Share"), at: 1)
    #expect(try scene.value(of: .slider("Share")) == "30%")
    #expect(scene.log.contains(#""action":"increment","target":{"role":"slider","name":"Share""#))
    let again = try panel()
    try again.replay(scene.log)
    #expect(try again.value(of: .slider("Share")) == "30%")
    #expect { try scene.perform("fly", on: .slider("Share")) } throws: {
      ($0 as? SceneError)?.code == .missing
    }
  }

  @Test("Pointers are discs over the picture, smaller while they are down")
  func pointers() throws {
    let scene = try panel()
    try scene.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200), during: 0.5, at: 1)
    func disc(_ time: Double) throws -> CGRect? {
      try scene.displayList(at: time, showsPointer: true).items.last { $0.origin == "pointer" }?
        .frame
    }
    #expect(try disc(0.9) == nil)
    #expect(try disc(1) == CGRect(x: 39, y: 189, width: 22, height: 22))
    #expect(try disc(1.25) == CGRect(x: 89, y: 189, width: 22, height: 22))
    #expect(try disc(2) == CGRect(x: 136, y: 186, width: 28, height: 28))
  }
}
