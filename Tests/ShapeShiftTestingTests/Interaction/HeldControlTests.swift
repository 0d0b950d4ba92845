import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@MainActor
@Suite("Controls that are held and dragged")
struct HeldControlTests {
  private let size = CGSize(width: 300, height: 200)

  @Test("A stepper that is held goes on from half a second on, ten times a second")
  func stepper() throws {
    struct Page: View {
      let log: Recorder
      @State private var count = 0
      var body: some View {
        Stepper("Count \(count)", value: $count, in: 0...5) { log("\($0)") }
      }
    }
    let log = Recorder()
    let scene = try TestScene(size: size) { Page(log: log) }
    try scene.tap(.button("Increment"), at: 1)
    #expect(try scene.exists(.text("Count 1")))
    // 0.5, 0.6 and 0.7 s after the down.
    try scene.tap(.button("Increment"), at: 2, holding: 0.75)
    #expect(try scene.exists(.text("Count 4")))
    #expect(log.entries == ["true", "false", "true", "false"])
    try scene.tap(.button("Increment"), at: 4, holding: 3)
    #expect(try scene.exists(.text("Count 5")))
    #expect(log.entries.suffix(2) == ["true", "false"])
  }

  @Test("A button that repeats does so while the pointer is on it, and others do not")
  func buttons() throws {
    struct Page: View {
      @State private var once = 0
      @State private var often = 0
      var body: some View {
        VStack(spacing: 40) {
          Button("Once") { once += 1 }
          Button("Often") { often += 1 }.buttonRepeatBehavior(.enabled)
          Text("\(once) \(often)")
        }
      }
    }
    let scene = try TestScene(size: size) { Page() }
    try scene.tap(.button("Once"), at: 1, holding: 2)
    #expect(try scene.exists(.text("1 0")))
    try scene.tap(.button("Often"), at: 4, holding: 0.2)
    #expect(try scene.exists(.text("1 1")))
    try scene.tap(.button("Often"), at: 5, holding: 0.95)
    #expect(try scene.exists(.text("1 6")))
  }

  @Test("A switch is dragged past its middle, or not", arguments: [(14, true), (-30, false)])
  func drag(way: Int, isOn: Bool) throws {
    struct Page: View {
      @State private var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    let scene = try TestScene(size: size) { Page() }
    let frame = try scene.frame(of: .switch("Wi-Fi"))
    let start = CGPoint(x: frame.maxX - 51 + 15, y: frame.midY)
    let end = CGPoint(x: start.x + CGFloat(way), y: start.y)
    try scene.drag(from: start, to: end, during: 0.3, at: 1)
    #expect(try scene.value(of: .switch("Wi-Fi")) == (isOn ? "1" : "0"))
    try scene.tap(CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(try scene.value(of: .switch("Wi-Fi")) == (isOn ? "0" : "1"))
  }

  @Test("A finger turns pages, and the selection follows; a selection turns them too")
  func pages() throws {
    struct Page: View {
      @State private var page = 0
      var body: some View {
        VStack {
          TabView(selection: $page) {
            ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) }
          }
          .tabViewStyle(.page)
          Text("at \(page)")
          Button("Last") { withAnimation { page = 2 } }
        }
      }
    }
    let scene = try TestScene(size: CGSize(width: 300, height: 400)) { Page() }
    #expect(try scene.exists(.text("Page 0")))
    try scene.swipe(.left, on: .text("Page 0"), at: 1)
    try scene.settle()
    #expect(try scene.exists(.text("at 1")))
    // The frame of a text is as wide as whole pixels.
    #expect(abs(try scene.frame(of: .text("Page 1")).midX - 150) <= 0.5)
    try scene.tap(.button("Last"))
    try scene.settle()
    #expect(abs(try scene.frame(of: .text("Page 2")).midX - 150) <= 0.5)
    try scene.swipe(.right, on: .text("Page 2"))
    try scene.settle()
    #expect(try scene.exists(.text("at 1")))
  }

  @Test("Where there is room for one column, a row leads to the next and back leads to none chosen")
  func columns() throws {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(["One", "Two"], id: \.self, selection: $chosen) { name in
            NavigationLink(name, value: name)
          }
          .navigationTitle("Numbers")
        } detail: {
          Text("detail \(chosen ?? "none")")
        }
      }
    }
    let phone = try TestScene(size: CGSize(width: 390, height: 700)) { Page() }
    try phone.tap(.button("Two"), at: 1)
    try phone.settle()
    #expect(try phone.exists(.text("detail Two")))
    try phone.tap(.backButton("Numbers"))
    try phone.settle()
    #expect(try !phone.exists(.text("detail none")))
    let tablet = try TestScene(size: CGSize(width: 1000, height: 700)) { Page() }
    #expect(try tablet.exists(.text("detail none")))
    try tablet.tap(.button("One"), at: 1)
    #expect(try tablet.exists(.text("detail One")))
    #expect(try tablet.exists(.button("Two")))
  }
}
