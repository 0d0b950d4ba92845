import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

/// Tells when it is pressed.
private struct Telling: ButtonStyle {
  let log: Recorder
  func makeBody(configuration: Configuration) -> some View {
    Color.red.onChange(of: configuration.isPressed) { log("p\(configuration.isPressed)") }
  }
}

/// A label that must be tapped twice.
private struct Hesitant: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

@MainActor
@Suite("Controls that are used")
struct ControlUseTests {
  @Test("A button shows that it is pressed, and acts at the up")
  func press() throws {
    func press(_ touches: [Touch]) throws -> [String] {
      try calls(touches) { log in
        Button("b") { log("act") }.buttonStyle(Telling(log: log)).at(100, 100, 80, 80)
      }
    }
    #expect(
      try Set(press([.down(120, 120, 1), .up(120, 120, 1.1)])) == ["ptrue", "pfalse", "act"])
    #expect(
      try press([.down(120, 120, 1), .move(290, 290, 1.2), .up(290, 290, 1.3)])
        == ["ptrue", "pfalse"])
    #expect(
      try press([.down(120, 120, 1), .move(200, 120, 1.1), .up(200, 120, 9)]).contains("act"))
    #expect(
      try press([
        .down(120, 120, 1), .move(290, 290, 2), .move(120, 120, 3), .up(120, 120, 4),
      ]).sorted() == ["act", "pfalse", "pfalse", "ptrue", "ptrue"])
  }

  @Test("The innermost button acts, and that in a view that is tapped")
  func nested() throws {
    let calls = try calls([.down(150, 150, 1), .up(150, 150, 1.1)]) { log in
      VStack {
        Button {
          log("button")
        } label: {
          Color.red.frame(width: 100, height: 100)
        }.buttonStyle(.plain)
      }.onTapGesture { log("parent") }
    }
    #expect(calls == ["button"])
  }

  @Test("A style of one's own says when a button acts")
  func primitiveStyle() throws {
    func taps(_ count: Int) throws -> [String] {
      let times = (0..<count).map { 1 + Double($0) / 5 }
      let touches = times.flatMap { [Touch.down(150, 150, $0), .up(150, 150, $0 + 0.05)] }
      return try calls(touches) { log in
        Button("Go") { log("act") }.font(.system(size: 60)).buttonStyle(Hesitant())
      }
    }
    #expect(try taps(1) == [])
    #expect(try taps(2) == ["act"])
  }

  @Test("Two taps at one time see each other's changes")
  func settling() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let scene = try TestScene(size: CGSize(width: 300, height: 300)) { Counter() }
    try scene.tap(.button("0"))
    try scene.tap(.button("1"))
    #expect(scene.now == 0)
    #expect(try scene.exists(.button("2")))
  }

  @Test("Toggles and disclosures are used")
  func toggles() throws {
    struct Form: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Wi-Fi", isOn: $isOn)
          DisclosureGroup("More") { Text("inside") }
        }
      }
    }
    let scene = try TestScene(size: CGSize(width: 300, height: 300)) { Form() }
    #expect(try scene.value(of: .switch("Wi-Fi")) == "0")
    try scene.tap(.switch("Wi-Fi"), at: 1)
    #expect(try scene.value(of: .switch("Wi-Fi")) == "1")
    #expect(try !scene.exists(.text("inside")))
    try scene.tap(.text("More"), at: 2)
    try scene.advance(to: 3)
    #expect(try scene.exists(.text("inside")))
  }

  @Test("A slider is dragged by its knob, in steps, and from either side")
  func slider() throws {
    struct Sliding: View {
      let log: Recorder
      var step: Double?
      @State private var value = 0.0
      var body: some View {
        Group {
          if let step {
            Slider(value: $value, in: 0...1, step: step) { Text("Volume") }
          } else {
            Slider(value: $value) { log("edit \($0)") }
          }
        }
        .frame(width: 300).onChange(of: value) { log("v\((value * 1000).rounded() / 1000)") }
      }
    }
    let drag: [Touch] = [.down(13.5, 150, 1), .move(150, 150, 1.2), .up(150, 150, 1.3)]
    #expect(try calls(drag) { Sliding(log: $0) } == ["edit true", "v0.5", "edit false"])
    #expect(
      try calls([.down(33.5, 150, 1), .move(170, 150, 1.2)]) { Sliding(log: $0) }
        == ["edit true", "v0.5"])
    #expect(try calls([.down(60, 150, 1), .move(170, 150, 1.2)]) { Sliding(log: $0) } == [])
    let stepped = try calls(drag) { Sliding(log: $0, step: 0.3) }
    #expect(stepped == ["v0.6"])
    #expect(
      try calls([.down(286.5, 150, 1), .move(150, 150, 1.2)]) {
        Sliding(log: $0).environment(\.layoutDirection, .rightToLeft)
      } == ["edit true", "v0.5"])
    let scene = try TestScene(size: CGSize(width: 300, height: 300)) {
      Sliding(log: Recorder(), step: 0.3)
    }
    #expect(try scene.value(of: .slider("Volume")) == "0%")
  }

  @Test("Segments, options and steps are chosen", arguments: ["segmented", "inline"])
  func choices(style: String) throws {
    struct Choosing: View {
      let style: String
      @State private var choice = 0
      @State private var count = 1
      var body: some View {
        VStack {
          let picker = Picker("p", selection: $choice) {
            Text("A").tag(0)
            Text("B").tag(1)
            Text("C").tag(2)
          }
          if style == "inline" {
            picker.pickerStyle(.inline)
          } else {
            picker.pickerStyle(.segmented)
          }
          Stepper("Count", value: $count, in: 0...2)
          Text("\(choice) \(count)")
        }
      }
    }
    let scene = try TestScene(size: CGSize(width: 300, height: 300)) { Choosing(style: style) }
    try scene.tap(.role(.radio, name: "B"), at: 1)
    try scene.tap(.button("Increment"), at: 2)
    #expect(try scene.exists(.text("1 2")))
    #expect { try scene.tap(.button("Increment"), at: 3) } throws: {
      ($0 as? SceneError)?.code == .disabled
    }
    try scene.tap(.button("Decrement"), at: 3)
    #expect(try scene.exists(.text("1 1")))
  }

  @Test("Buttons of alerts act and close")
  func alert() throws {
    let log = Recorder()
    let scene = try TestScene(size: CGSize(width: 390, height: 844)) { YesOrNo(log: log) }
    try scene.tap(.button("Yes"), at: 1)
    #expect(Set(log.entries) == ["yes", "false"])
  }

  @Test("Sheets open and close, and keep pointers from what is behind")
  func sheet() throws {
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Page: View {
      let log: Recorder
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { log("gone") }) { Sheet() }
          .onChange(of: isShown) { log("\(isShown)") }
      }
    }
    let log = Recorder()
    let scene = try TestScene(size: CGSize(width: 390, height: 844)) { Page(log: log) }
    try scene.tap(.button("Show"), at: 1)
    #expect { try scene.tap(.button("Show"), at: 2) } throws: {
      ($0 as? SceneError)?.code == .covered
    }
    try scene.tap(.button("Close"), at: 3)
    try scene.advance(to: 5)
    #expect(log.entries == ["true", "false", "gone"])
  }
}
