import Foundation
import ShapeShift
import ShapeShiftTesting
import Testing

@MainActor
@Suite("Scenes that tests use")
struct TestSceneTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Color.red.frame(width: CGFloat(20 + 10 * count), height: 20)
          .animation(.linear(duration: 1), value: count)
        Button("More") { count += 1 }
      }
    }
  }

  @Test("Pictures of any time, in any order, are those of the session played from its start")
  func anyOrder() throws {
    let scene = try scene { Counter() }
    try scene.tap(.button("More"), at: 1, holding: 0.1)
    try scene.tap(.button("More"), at: 2, holding: 0.1)
    let times = [0.5, 1.05, 1.5, 2.05, 2.5, 4]
    let forward = try times.map { try scene.displayList(at: $0) }
    let backward = try times.reversed().map { try scene.displayList(at: $0) }
    #expect(forward == backward.reversed())
    #expect(Set(forward.map { $0.dump() }).count == 6)
    let again = try TestScene(size: CGSize(width: 300, height: 300)) { Counter() }
    try again.replay(scene.log)
    #expect(again.log == scene.log)
    #expect(try times.map { try again.displayList(at: $0) } == forward)
  }

  @Test("At one time what comes from outside is before what the scene has planned")
  func order() throws {
    let log = Recorder()
    let scene = try scene {
      Button("b") { log("tap") }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          log("timer")
        }
    }
    try scene.tap(.button("b"), at: 1)
    try scene.advance(to: 1)
    #expect(log.entries == ["tap", "timer"])
    try scene.tap(.button("b"))
    #expect(scene.now > 1)
  }

  @Test("A step that is too early is an error, and so is a view that is not there or not alone")
  func errors() throws {
    let scene = try scene {
      VStack {
        Button("OK") {}
        Button("OK") {}
        Button("Redo") {}.disabled(true)
        ScrollView { VStack { ForEach(0..<20) { Button("Row \($0)") {} } } }
      }
    }
    func code(_ body: () throws -> Void) -> SceneError? {
      do {
        try body()
        return nil
      } catch {
        return error as? SceneError
      }
    }
    let several = code { try scene.tap(.button("OK"), at: 1) }
    #expect(several?.code == .ambiguous)
    #expect(several?.count == 2)
    #expect(code { try scene.tap(.button("OK").nth(1)) } == nil)
    #expect(code { try scene.tap(.button("Redo")) }?.code == .disabled)
    #expect(code { try scene.tap(.button("Row 19")) }?.code == .outOfSight)
    #expect(code { try scene.tap(.button("OK").nth(0), at: 0.5) }?.code == .late)
    let missing = code { try scene.tap(.button("ok")) }
    #expect(missing?.code == .missing)
    #expect(missing?.description.contains("\"OK\" (differs in case)") == true)
    #expect(missing?.description.contains("\"Redo\" (disabled)") == true)
  }

  @Test("What no scene takes is refused, and none is passed over")
  func refusedEvents() throws {
    let scene = try scene { Text("here") }
    for line in [
      "\"key\":\"noSuchKey\"", "\"environment\":{\"colorScheme\":\"drak\"}",
      "\"environment\":{\"dynamicTypeSize\":\"huge\"}", "\"environment\":{\"size\":[0,10]}",
    ] {
      #expect { try scene.replay("{\"t\":1,\(line)}\n") } throws: {
        ($0 as? SceneError)?.code == .unsupported
      }
    }
  }

  @Test("What is waited for comes in virtual time, or is an error")
  func waiting() throws {
    let scene = try scene { Text("here") }
    #expect { try scene.wait(for: .text("never"), within: 2) } throws: {
      ($0 as? SceneError)?.code == .timeout
    }
    #expect(scene.now == 2)
  }

  @Test("Views are told by kind, name and value")
  func tree() throws {
    struct Page: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("Save") {}
          Toggle("Wi-Fi", isOn: $isOn)
          Image(decorative: "none")
          Text("hidden").accessibilityHidden(true)
          Text("Title").accessibilityAddTraits(.isHeader)
          Color.red.frame(width: 10, height: 20).accessibilityIdentifier("box")
          HStack {
            Text("a")
            Text("b")
          }.accessibilityElement(children: .combine)
          Text("x").accessibilityLabel("Cross").accessibilityValue("7")
        }
      }
    }
    let scene = try scene { Page() }
    let lines = try scene.tree.split(separator: "\n").map {
      $0.split(separator: "[").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
    #expect(
      lines == [
        "button \"Save\"", "switch \"Wi-Fi\" = \"1\"", "heading \"Title\"", "view #box",
        "group \"a, b\"", "text \"Cross\" = \"7\"",
      ])
    #expect(try scene.frame(of: .id("box")).size == CGSize(width: 10, height: 20))
  }
}
