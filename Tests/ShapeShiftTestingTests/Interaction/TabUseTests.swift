import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

private let phone = CGSize(width: 390, height: 844)

/// A view that tells when it comes and goes.
private struct Told: View {
  let name: String
  let log: Recorder
  @State private var count = 0

  var body: some View {
    VStack {
      Button("\(name) \(count)") { count += 1 }
      NavigationLink("On", value: 1)
    }
    .navigationTitle(name)
    .navigationDestination(for: Int.self) { Text("\(name) page \($0)") }
    .onAppear { log("+\(name)") }
    .onDisappear { log("-\(name)") }
  }
}

/// Tabs with a stack in each.
private struct Tabs: View {
  let log: Recorder
  @State private var chosen = "a"

  var body: some View {
    TabView(selection: $chosen) {
      NavigationStack { Told(name: "First", log: log) }
        .tabItem { Label("Home", systemImage: "house") }.tag("a")
      NavigationStack { Told(name: "Second", log: log) }
        .tabItem { Label("More", systemImage: "ellipsis") }.tag("b")
    }
    .onChange(of: chosen) { log(chosen) }
  }
}

@MainActor
@Suite("Tabs that are chosen")
struct TabUseTests {
  @Test("A tab shows its view, which is made at first and kept, and both are told")
  func switching() throws {
    let log = Recorder()
    let scene = try TestScene(size: phone) { Tabs(log: log) }
    try scene.tap(.button("First 0"), at: 1)
    #expect(log.entries == ["+First"])
    try scene.tap(.tab("More"), at: 2)
    #expect(try scene.value(of: .tab("More")) == "1")
    #expect(try scene.exists(.button("Second 0")))
    #expect(try !scene.exists(.button("First 1")))
    #expect(log.entries.first == "+First")
    #expect(Set(log.entries.dropFirst()) == ["b", "-First", "+Second"])
    try scene.tap(.tab("Home"), at: 3)
    #expect(try scene.exists(.button("First 1")))
    #expect(Set(log.entries.suffix(3)) == ["a", "+First", "-Second"])
  }

  @Test("A second tap on the chosen tab takes its stack back to the first page")
  func toRoot() throws {
    let scene = try TestScene(size: phone) { Tabs(log: Recorder()) }
    try scene.tap(.button("On"), at: 1)
    try scene.advance(to: 2)
    #expect(try scene.exists(.text("First page 1")))
    try scene.tap(.tab("More"), at: 2)
    try scene.tap(.tab("Home"), at: 3)
    #expect(try scene.exists(.text("First page 1")))
    try scene.tap(.tab("Home"), at: 4)
    try scene.advance(to: 5)
    #expect(try scene.exists(.button("First 0")))
  }

  @Test("Tabs without a selection are chosen as well")
  func own() throws {
    let scene = try TestScene(size: phone) {
      TabView {
        Text("one").tabItem { Text("1") }
        Text("two").tabItem { Text("2") }
      }
    }
    try scene.tap(.tab("2"), at: 1)
    #expect(try scene.exists(.text("two")))
    #expect(try !scene.exists(.text("one")))
  }
}
