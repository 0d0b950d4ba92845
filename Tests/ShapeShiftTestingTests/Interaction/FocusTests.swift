import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

private enum Place: Hashable { case first, second, third }

@MainActor
@Suite("The focus")
struct FocusTests {
  private struct Page: View {
    let log: Recorder
    @FocusState private var place: Place?
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("One", text: $text).focused($place, equals: .first)
          .onSubmit { place = .second }
        TextField("Two", text: $text).focused($place, equals: .second)
        Button("Third") { place = .third }
        Button("None") { place = nil }
      }
      .onChange(of: place) { log(place.map { "\($0)" } ?? "nil") }
    }
  }

  @Test("A state follows the focus, and the focus follows the state")
  func state() throws {
    let log = Recorder()
    let scene = try scene { Page(log: log) }
    try scene.tap(.textField("One"), at: 1)
    #expect(log.entries == ["first"])
    try scene.press(.return, at: 2)
    #expect(log.entries == ["first", "second"])
    #expect(try scene.isFocused(.textField("Two")))
    try scene.tap(.button("None"), at: 3)
    #expect(log.entries == ["first", "second", "nil"])
    #expect(try scene.focused == nil)
  }

  @Test("A value that no view has is none, and the focus goes")
  func unknownValue() throws {
    let log = Recorder()
    let scene = try scene { Page(log: log) }
    try scene.tap(.textField("One"), at: 1)
    try scene.tap(.button("Third"), at: 2)
    #expect(log.entries.last == "nil")
    #expect(try scene.focused == nil)
  }

  @Test("A state that is set as a view appears gives it the focus at once")
  func onAppear() throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
      }
    }
    #expect(try scene { Page() }.focused == "Name")
  }

  @Test("A default has the focus at first")
  func defaultFocus() throws {
    struct Page: View {
      @FocusState private var place: Place?
      var body: some View {
        VStack {
          TextField("One", text: .constant("")).focused($place, equals: .first)
          TextField("Two", text: .constant("")).focused($place, equals: .second)
          Text(place == .second ? "second" : "other")
        }
        .defaultFocus($place, .second)
      }
    }
    let scene = try scene { Page() }
    #expect(try scene.focused == "Two")
    #expect(try scene.exists(.text("second")))
  }

  @Test("A view that leaves gives up the focus, and its state says so")
  func departure() throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { TextField("Name", text: .constant("")).focused($isFocused) }
          Text(isFocused ? "yes" : "no")
          Button("Hide") { withAnimation { isShown = false } }
        }
      }
    }
    let scene = try scene { Page() }
    try scene.tap(.textField("Name"), at: 1)
    #expect(try scene.exists(.text("yes")))
    try scene.tap(.button("Hide"), at: 2)
    #expect(try scene.focused == nil)
    #expect(try scene.exists(.text("no")))
    #expect { try scene.type("x", at: 3) } throws: {
      "\($0)".contains("its view, which was removed")
    }
  }

  @Test("Tab goes as one reads, and round about")
  func tab() throws {
    let scene = try scene {
      VStack {
        HStack {
          TextField("A", text: .constant(""))
          TextField("B", text: .constant("")).frame(height: 60)
        }
        TextField("off", text: .constant("")).disabled(true)
        HStack {
          VStack {
            Button("C") {}
            Button("D") {}
          }.focusSection()
          VStack {
            Button("E") {}
            Text("F").focusable()
          }.focusSection()
        }
      }
    }
    var names: [String] = []
    for _ in 0..<7 {
      try scene.press(.tab)
      names.append(try scene.focused ?? "-")
    }
    #expect(names == ["A", "B", "C", "D", "E", "F", "A"])
    try scene.press(.tab, modifiers: .shift)
    #expect(try scene.focused == "F")
  }

  @Test("Tab goes from the right where one reads so")
  func mirrored() throws {
    let scene = try scene {
      HStack {
        TextField("A", text: .constant(""))
        TextField("B", text: .constant(""))
      }.environment(\.layoutDirection, .rightToLeft)
    }
    try scene.press(.tab)
    #expect(try scene.focused == "A")
  }

  @Test("Views know whether they have the focus")
  func environment() throws {
    struct Shown: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "in" : "out") }
    }
    let scene = try scene {
      VStack {
        Shown().focusable().accessibilityIdentifier("box")
        Shown()
      }
    }
    #expect(try scene.count(.text("out")) == 2)
    try scene.tap(.id("box"))
    #expect(try scene.count(.text("in")) == 1)
    #expect(try scene.count(.text("out")) == 1)
  }

  @Test("Buttons and switches with the focus are pressed by Space and Return")
  func controls() throws {
    struct Page: View {
      let log: Recorder
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Save") { log("save") }
          Toggle("Wi-Fi", isOn: $isOn)
        }
      }
    }
    let log = Recorder()
    let scene = try scene { Page(log: log) }
    try scene.press(.tab)
    try scene.press(.space)
    try scene.press(.return)
    #expect(log.entries == ["save", "save"])
    try scene.press(.tab)
    try scene.press(.space)
    #expect(try scene.value(of: .switch("Wi-Fi")) == "1")
    #expect { try scene.type("x") } throws: { "\($0)".contains("does not accept text") }
  }

  @Test("The focus leaves what a sheet covers")
  func cover() throws {
    struct Page: View {
      @State private var isShown = false
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
          .onChange(of: text) { isShown = true }
          .sheet(isPresented: $isShown) { TextField("Inner", text: .constant("")) }
      }
    }
    let scene = try scene { Page() }
    try scene.type("a", into: .textField("Name"), at: 1)
    #expect(try scene.focused == nil)
    try scene.press(.tab, at: 2)
    #expect(try scene.focused == "Inner")
    try scene.press(.escape, at: 3)
    try scene.advance(to: 5)
    #expect(try !scene.exists(.textField("Inner")))
  }
}
