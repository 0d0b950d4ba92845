import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@MainActor
@Suite("Keys and the mouse")
struct KeyTests {
  @Test("Keys go to functions from the focus outward, until one has handled them")
  func order() throws {
    let log = Recorder()
    let scene = try scene {
      VStack {
        TextField("Name", text: .constant(""))
          .onKeyPress("x") {
            log("inner")
            return .ignored
          }
          .onKeyPress(phases: .up) { press in
            log("up \(press.characters)")
            return .ignored
          }
          .onKeyPress(keys: ["x", .return]) { press in
            log("middle \(press.characters)")
            return .handled
          }
      }
      .onKeyPress { _ in
        log("outer")
        return .handled
      }
      .onSubmit { log("submit") }
    }
    try scene.press("x", at: 1)
    #expect(log.entries == [])
    try scene.focus(.textField("Name"), at: 2)
    try scene.press("x")
    try scene.press(.return)
    #expect(log.entries == ["inner", "middle x", "up x", "middle \r", "up \r"])
    #expect(try scene.focused == "Name")
    try scene.press(.tab)
    #expect(log.entries.last == "up \t")
    #expect(log.entries.contains("outer"))
  }

  @Test("The first button with a shortcut that is on is used")
  func shortcuts() throws {
    let log = Recorder()
    let scene = try scene {
      VStack {
        Button("off") { log("off") }.keyboardShortcut("s").disabled(true)
        Button("a") { log("a") }.keyboardShortcut("s")
        Button("b") { log("b") }.keyboardShortcut("s")
        Button("c") { log("c") }.keyboardShortcut("s", modifiers: [.command, .shift])
        Button("default") { log("default") }.keyboardShortcut(.defaultAction)
        Button("cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
        Toggle("t", isOn: Binding(get: { false }, set: { log("t\($0)") }))
          .keyboardShortcut("t", modifiers: [])
        TextField("Name", text: .constant(""))
      }
    }
    try scene.press("s", modifiers: .command, at: 1)
    try scene.press("S", modifiers: [.command, .shift])
    try scene.press(.return)
    try scene.press(.escape)
    try scene.press("t")
    try scene.press("s")
    #expect(log.entries == ["a", "c", "default", "cancel", "ttrue"])
    try scene.focus(.textField("Name"), at: 2)
    try scene.press("s", modifiers: .command)
    try scene.press("t")
    #expect(log.entries.suffix(2) == ["ttrue", "a"])
  }

  @Test("Escape answers a question by its button that cancels")
  func escape() throws {
    let log = Recorder()
    let scene = try scene { YesOrNo(log: log) }
    try scene.press(.escape, at: 1)
    #expect(Set(log.entries) == ["no", "false"])
  }

  @Test("Arrows change sliders and steppers that have the focus")
  func arrows() throws {
    struct Page: View {
      @State private var volume = 0.5
      @State private var count = 1
      var body: some View {
        VStack {
          Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
          Stepper("Count", value: $count, in: 0...2)
          Text(verbatim: "\(volume) \(count)")
        }
      }
    }
    let scene = try scene { Page() }
    try scene.press(.tab)
    for key in [KeyEquivalent.rightArrow, .upArrow, .upArrow, .leftArrow] { try scene.press(key) }
    #expect(try scene.value(of: .slider("Volume")) == "75%")
    try scene.press(.tab)
    for key in [KeyEquivalent.downArrow, .leftArrow, .rightArrow] { try scene.press(key) }
    #expect(try scene.exists(.text("0.75 1")))
    try scene.press(.tab)
    #expect(try scene.focused == "Volume")
  }

  @Test("A search is written, entered and cancelled")
  func search() throws {
    struct Results: View {
      @Environment(\.isSearching) private var isSearching
      let text: String
      var body: some View { Text("\(isSearching) \(text)") }
    }
    struct Page: View {
      let log: Recorder
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Results(text: text).navigationTitle("Fruit")
            .searchable(text: $text)
            .onSubmit(of: .search) { log("search \(text)") }
            .onSubmit { log("text") }
        }
      }
    }
    let log = Recorder()
    let scene = try scene { Page(log: log) }
    #expect(try scene.exists(.text("false")))
    try scene.type("kiwi", into: .textField("Search"), at: 1)
    #expect(try scene.exists(.text("true kiwi")))
    try scene.press(.return, at: 2)
    #expect(log.entries == ["search kiwi"])
    #expect(try scene.exists(.text("true kiwi")))
    try scene.tap(.button("Clear"), at: 3)
    #expect(try scene.value(of: .textField("Search")) == "")
    try scene.type("fig", into: .textField("Search"), at: 4)
    try scene.tap(.button("Cancel"), at: 5)
    #expect(try scene.exists(.text("false")))
    #expect(try scene.focused == nil)
    try scene.type("fig", into: .textField("Search"), at: 6)
    try scene.press(.escape, at: 7)
    #expect(try scene.value(of: .textField("Search")) == "")
    #expect(try scene.focused == nil)
  }

  @Test("The mouse leaves views, innermost first, before it comes to others")
  func hover() throws {
    let log = Recorder()
    let scene = try scene {
      ZStack {
        Color.red.at(0, 0, 100, 100).onHover { log("a \($0)") }
        ZStack {
          Color.blue.at(100, 0, 100, 100).onHover { log("inner \($0)") }
        }.onHover { log("outer \($0)") }
        Color.green.at(200, 0, 100, 100)
          .onContinuousHover { phase in
            if case .active(let place) = phase {
              log("at \(Int(place.x)) \(Int(place.y))")
            } else {
              log("ended")
            }
          }
      }
    }
    try scene.hover(CGPoint(x: 50, y: 50), at: 1)
    try scene.hover(CGPoint(x: 60, y: 50), at: 1.5)
    try scene.hover(CGPoint(x: 150, y: 50), at: 2)
    try scene.hover(CGPoint(x: 250, y: 50), at: 3)
    try scene.hover(CGPoint(x: 251, y: 52), at: 4)
    try scene.hover(CGPoint(x: 250, y: 250), at: 5)
    #expect(
      log.entries == [
        "a true", "a false", "outer true", "inner true", "inner false", "outer false",
        "at 250 50", "at 251 52", "ended",
      ])
  }

  @Test("A view that comes under the mouse is told, and the one that it covers")
  func settledChange() throws {
    struct Page: View {
      let log: Recorder
      @State private var isOver = false
      var body: some View {
        ZStack {
          Color.red.onHover {
            log("ground \($0)")
            if $0 { isOver = true }
          }
          if isOver { Color.blue.onHover { log("top \($0)") } }
        }
      }
    }
    let log = Recorder()
    let scene = try scene { Page(log: log) }
    try scene.hover(CGPoint(x: 10, y: 10), at: 1)
    #expect(log.entries == ["ground true", "ground false", "top true"])
  }

  @Test("Buttons do not stay over by a tap")
  func fingers() throws {
    let log = Recorder()
    let scene = try scene { Button("b") {}.onHover { log("\($0)") } }
    try scene.tap(.button("b"))
    #expect(log.entries == [])
  }
}
