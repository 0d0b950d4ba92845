import AppIntents
import ShapeShiftTesting
import SwiftUI
import Testing

@Suite("AppIntents", .serialized)
@MainActor
struct AppIntentsTests {
  @Test("parameters begin with their defaults, take values, and optional ones may have none")
  func parameters() throws {
    let intent = FillCup(name: "Ada", lumps: 3)
    #expect(intent.size == .small && intent.lumps == 3 && intent.name == "Ada")
    #expect(intent.share == 0.5 && intent.sugar == nil && intent.cup == nil)
    #expect(FillCup().lumps == 1 && FillCup().$lumps.title == "Lumps")
    intent.size = .large
    intent.cup = Cup(id: 7, colour: "red")
    #expect(intent.size == .large && intent.cup?.colour == "red")
  }

  @Test("an intent gives a value and a sentence, with what has been handed in")
  func results() async throws {
    AppDependencyManager.shared.add(dependency: CupCounter())
    let result = try await FillCup(name: "Ada", lumps: 2).perform()
    #expect(result.value == 3)
    await #expect(throws: AppIntentError.self) {
      _ = try await FillCup(name: "Ada", lumps: 6).perform()
    }
  }

  @Test("values and types have names for people")
  func names() {
    #expect(String(localized: CupSize.large.localizedStringResource) == "Large")
    #expect(String(localized: CupSize.typeDisplayRepresentation.name) == "Cup size")
    let cup = Cup(id: 1, colour: "red").displayRepresentation
    #expect(String(localized: cup.title) == "red" && cup.image?.name == "cup.and.saucer")
    #expect(cup.subtitle.map { String(localized: $0) } == "Cup 1")
    #expect(FillCup.persistentIdentifier == "FillCup")
    #expect(CupShortcuts.appShortcuts.map(\.systemImageName) == ["cup.and.saucer", "number"])
  }

  @Test("queries find entities by identifier, by words, and all of them")
  func queries() async throws {
    #expect(try await CupQuery().entities(for: [2]).map(\.colour) == ["blue"])
    #expect(try await CupQuery().entities(matching: "re").map(\.id) == [1])
    #expect(try await CupQuery().results().items.count == 2)
    let shelves = try await ShelfQuery().suggestedEntities()
    #expect(shelves.map(\.name) == ["Top"])
    #expect(await SugarOptions().defaultResult() == nil)
  }

  @Test("buttons and switches have intents done, and those have others done")
  func controls() throws {
    CupCount.shared.count = 0
    let scene = try TestScene(size: CGSize(width: 300, height: 400)) { CupButtons() }
    try scene.tap(.button("Three"))
    #expect(try scene.exists(.text("3 cups")))
    try scene.tap(.button("Two"))
    #expect(try scene.exists(.text("5 cups")))
    try scene.tap(.button("One"))
    try scene.tap(.button("Away"))
    #expect(try scene.exists(.text("5 cups")))
    try scene.tap(.switch("Many"))
    #expect(try scene.exists(.text("9 cups")))
  }

  @Test("a widget's entries are asked for anew after its intents, and when code asks")
  func widget() throws {
    CupCount.shared.count = 0
    let preview = try #require(Preview.all.first { $0.description == "Counted" })
    let scene = try TestScene(size: CGSize(width: 158, height: 158)) { preview.content }
    #expect(try scene.exists(.text("0 counted")))
    try scene.tap(.button("Two"))
    #expect(try scene.exists(.text("2 counted")))
    CupCount.shared.count = 7
    #expect(try scene.exists(.text("2 counted")))
    try scene.tap(.button("Ask"))
    #expect(try scene.exists(.text("7 counted")))
  }
}
