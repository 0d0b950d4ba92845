import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

/// Columns whose sidebar has links of all kinds.
private struct Mail: View {
  var hasContent = false
  @State private var isShown = false

  var body: some View {
    if hasContent {
      NavigationSplitView {
        sidebar
      } content: {
        Text("no folder")
      } detail: {
        Text("no letter")
      }
    } else {
      NavigationSplitView {
        sidebar
      } detail: {
        Text("no letter")
      }
    }
  }

  private var sidebar: some View {
    VStack {
      NavigationLink("Inbox", value: "inbox")
      NavigationLink("Sent", value: "sent")
      NavigationLink("Settings") { Settings() }
      NavigationLink("About", destination: Text("about"), isActive: $isShown)
      NavigationLink("Nowhere", value: 1)
      Text(isShown ? "about is on" : "about is off")
    }
    .navigationTitle("Mail")
    .navigationDestination(for: String.self) { Folder(name: $0) }
  }
}

private struct Folder: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("folder \(name)")
      Button("Count \(count)") { count += 1 }
      NavigationLink("Letter") { Text("letter of \(name)") }
    }
    .navigationTitle(name)
  }
}

private struct Settings: View {
  var body: some View { Text("the settings") }
}

@MainActor
@Suite("Columns that are used where there is room")
struct SplitUseTests {
  private func scene(hasContent: Bool = false) throws -> TestScene {
    try TestScene(size: CGSize(width: 1180, height: 820)) { Mail(hasContent: hasContent) }
  }

  private func texts(_ scene: TestScene, _ texts: String...) throws -> [Bool] {
    try texts.map { try scene.exists(.text($0)) }
  }

  @Test("Links of the sidebar replace the detail at once, and the sidebar stays")
  func replaced() throws {
    let scene = try scene()
    try scene.tap(.button("Inbox"), at: 1)
    #expect(try texts(scene, "folder inbox", "no letter") == [true, false])
    #expect(try scene.exists(.button("Sent")))
    #expect(try !scene.exists(.backButton("Mail")))
    #expect(try scene.frame(of: .text("folder inbox")).minX > 320)
    try scene.tap(.button("Settings"))
    #expect(try texts(scene, "the settings", "folder inbox") == [true, false])
    try scene.tap(.button("Sent"))
    #expect(try texts(scene, "folder sent", "the settings") == [true, false])
  }

  @Test("The detail keeps its state and its pages until another link is used")
  func kept() throws {
    let scene = try scene()
    try scene.tap(.button("Inbox"), at: 1)
    try scene.tap(.button("Count 0"))
    try scene.tap(.button("Inbox"))
    #expect(try scene.exists(.button("Count 1")))
    try scene.tap(.button("Letter"))
    try scene.settle()
    #expect(try scene.exists(.text("letter of inbox")))
    try scene.tap(.backButton("inbox"))
    try scene.settle()
    #expect(try scene.exists(.button("Count 1")))
    try scene.tap(.button("Sent"))
    #expect(try scene.exists(.button("Count 0")))
  }

  @Test("A link that shows while a value is true is told when another one takes its place")
  func bound() throws {
    let scene = try scene()
    try scene.tap(.button("About"), at: 1)
    #expect(try texts(scene, "about", "about is on") == [true, true])
    try scene.tap(.button("Inbox"))
    #expect(try texts(scene, "folder inbox", "about is off") == [true, true])
  }

  @Test("Of three columns, the sidebar leads to the second")
  func three() throws {
    let scene = try scene(hasContent: true)
    try scene.tap(.button("Inbox"), at: 1)
    #expect(try texts(scene, "folder inbox", "no folder", "no letter") == [true, false, true])
    try scene.tap(.button("Letter"))
    #expect(
      try texts(scene, "letter of inbox", "folder inbox", "no letter") == [true, true, false])
  }

  @Test("A value that nothing makes a page of shows a sign that something is missing")
  func missing() throws {
    let scene = try scene()
    try scene.tap(.button("Nowhere"), at: 1)
    #expect(try texts(scene, "no letter") == [false])
    #expect(try scene.exists(.text("Missing page")) || scene.exists(.image("Missing page")))
  }
}
