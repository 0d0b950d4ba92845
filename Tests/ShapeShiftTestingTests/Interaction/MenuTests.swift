import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

private let phone = CGSize(width: 390, height: 844)

/// A menu with items of all kinds, on a page with a button.
private struct Page: View {
  let log: Recorder
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 100) {
      Button("Other") { log("other") }
      Menu("More") {
        Button("Copy") { log("copy") }
        Button("Delete", role: .destructive) { log("delete") }
        Toggle("Bold", isOn: $isOn)
        Menu("Share") {
          Button("Mail") { log("mail") }
        }
      }
      Text("held").contextMenu { Button("Rename") { log("rename") } }
      Menu("Split") {
        Button("Later") { log("later") }
      } primaryAction: {
        log("now")
      }
      Text(isOn ? "bold" : "plain")
    }
  }
}

@MainActor
@Suite("Menus that are opened")
struct MenuTests {
  private func page() throws -> (scene: TestScene, log: Recorder) {
    let log = Recorder()
    return (try TestScene(size: phone) { Page(log: log) }, log)
  }

  @Test("A menu opens at the up, an item acts and closes it")
  func items() throws {
    let (scene, log) = try page()
    #expect(try !scene.exists(.menuItem("Copy")))
    try scene.tap(.button("More"), at: 1)
    try scene.advance(to: 2)
    #expect(try scene.count(.menuItem()) == 4)
    let frame = try scene.frame(of: .menuItem("Copy"))
    #expect(frame.width == 250)
    #expect(frame.height == 44)
    try scene.tap(.menuItem("Copy"), at: 2)
    try scene.advance(to: 3)
    #expect(log.entries == ["copy"])
    #expect(try !scene.exists(.menuItem("Copy")))
  }

  @Test("While a menu is open nothing else is used, and a tap outside only closes it")
  func shield() throws {
    let (scene, log) = try page()
    let other = try scene.frame(of: .button("Other"))
    try scene.tap(.button("More"), at: 1)
    try scene.tap(CGPoint(x: other.midX, y: other.midY), at: 2)
    try scene.advance(to: 3)
    #expect(log.entries == [])
    #expect(try !scene.exists(.menuItem("Copy")))
    try scene.tap(.button("Other"))
    #expect(log.entries == ["other"])
  }

  @Test("A toggle in a menu changes its value, and a menu in a menu opens")
  func nested() throws {
    let (scene, log) = try page()
    try scene.tap(.button("More"), at: 1)
    try scene.tap(.menuItem("Bold"), at: 2)
    try scene.advance(to: 3)
    #expect(try scene.exists(.text("bold")))
    try scene.tap(.button("More"), at: 3)
    try scene.advance(to: 4)
    try scene.tap(.menuItem("Share"), at: 4)
    try scene.advance(to: 5)
    try scene.tap(.menuItem("Mail"), at: 5)
    try scene.advance(to: 6)
    #expect(log.entries == ["mail"])
    #expect(try !scene.exists(.menuItem("Copy")))
  }

  @Test("A view is held for its menu, and a menu with an action of its own as well")
  func held() throws {
    let (scene, log) = try page()
    try scene.tap(.text("held"), at: 1)
    #expect(try !scene.exists(.menuItem("Rename")))
    try scene.tap(.text("held"), at: 2, holding: 0.6)
    try scene.tap(.menuItem("Rename"), at: 3)
    try scene.advance(to: 4)
    try scene.tap(.button("Split"), at: 4)
    #expect(log.entries == ["rename", "now"])
    try scene.tap(.button("Split"), at: 5, holding: 0.6)
    try scene.tap(.menuItem("Later"), at: 6)
    #expect(log.entries == ["rename", "now", "later"])
  }

  @Test("A link opens its address in the environment")
  func link() throws {
    let log = Recorder()
    let scene = try TestScene(size: phone) {
      if let url = URL(string: "https://example.org") {
        Link("Site", destination: url)
          .environment(
            \.openURL,
            OpenURLAction { url in
              log(url.absoluteString)
              return .handled
            })
      }
    }
    try scene.tap(.link("Site"), at: 1)
    #expect(log.entries == ["https://example.org"])
  }

  @Test("Pictures of menus are the same in any order")
  func anyOrder() throws {
    let (scene, _) = try page()
    try scene.tap(.button("More"), at: 1)
    try scene.tap(.menuItem("Copy"), at: 2)
    try scene.advance(to: 3)
    let times = stride(from: 0.9, through: 3, by: 0.1).map { $0 }
    let forward = try times.map { try scene.displayList(at: $0) }
    let backward = try times.reversed().map { try scene.displayList(at: $0) }
    #expect(forward == backward.reversed())
  }
}
