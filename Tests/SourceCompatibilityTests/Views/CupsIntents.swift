import AppIntents
import SwiftUI
import WidgetKit

/// How large a cup is.
enum CupSize: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup size"
  static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
    .small: "Small",
    .large: DisplayRepresentation(title: "Large", subtitle: "Half a litre"),
  ]
}

struct Cup: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Cup")
  static let defaultQuery = CupQuery()

  let id: Int
  @Property(title: "Colour") var colour: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(colour)", subtitle: "Cup \(id)", image: .init(systemName: "cup.and.saucer"))
  }

  init(id: Int, colour: String) {
    self.id = id
    self.colour = colour
  }
}

struct CupQuery: EntityStringQuery {
  private static let cups = [Cup(id: 1, colour: "red"), Cup(id: 2, colour: "blue")]

  func entities(for identifiers: [Cup.ID]) async throws -> [Cup] {
    Self.cups.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Cup] {
    Self.cups.filter { $0.colour.contains(string) }
  }

  func suggestedEntities() async throws -> [Cup] { Self.cups }
}

struct ShelfQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [CupShelf] { [CupShelf(id: UUID(), name: "Top")] }
}

struct CupShelf: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Shelf" }
  static var defaultQuery: ShelfQuery { ShelfQuery() }
  var id: UUID
  var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct SugarOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["white", "brown"] }
}

/// Something that intents are handed.
final class CupCounter: Sendable {
  func next(after count: Int) -> Int { count + 1 }
}

struct FillCup: AppIntent {
  static let title: LocalizedStringResource = "Fill a cup"
  static let description = IntentDescription("Fills a cup.", categoryName: "Cups")
  static let openAppWhenRun = false

  @Parameter(title: "Size", default: .small) var size: CupSize
  @Parameter(title: "Cup") var cup: Cup?
  @Parameter(title: "Lumps", default: 1, controlStyle: .stepper, inclusiveRange: (0, 5))
  var lumps: Int
  @Parameter(title: "Sugar", optionsProvider: SugarOptions()) var sugar: String?
  @Parameter(title: "Share", default: 0.5, inclusiveRange: (0, 1)) var share: Double
  @Parameter(title: "Friends") var friends: [String]?
  @Parameter(title: "Name", requestValueDialog: "Whose cup?") var name: String

  @Dependency private var counter: CupCounter

  static var parameterSummary: some ParameterSummary {
    When(\.$size, .equalTo, .large) {
      Summary("Fill a \(\.$size) cup for \(\.$name)") {
        \.$lumps
        \.$sugar
      }
    } otherwise: {
      Switch(\.$lumps) {
        Case(0) { Summary("Fill a cup without sugar") }
        DefaultCase { Summary("Fill a cup with \(\.$lumps)") { \.$share } }
      }
    }
  }

  init() {}

  init(name: String, lumps: Int) {
    self.name = name
    self.lumps = lumps
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard lumps <= 5 else { throw $lumps.needsValueError("How many?") }
    let count = counter.next(after: lumps)
    return .result(value: count, dialog: "\(name) has \(count, format: .number) cups.")
  }
}

struct ShowCup: AppIntent {
  static let title = LocalizedStringResource("Show a cup")

  @MainActor
  func perform() async throws -> some ShowsSnippetView {
    .result { Text("A cup") }
  }
}

/// What has been counted.
@Observable @MainActor
final class CupCount {
  static let shared = CupCount()
  var count = 0
}

struct CountCup: AppIntent {
  static let title: LocalizedStringResource = "Count a cup"

  @Parameter(title: "By") var step: Int

  init() { step = 1 }
  init(step: Int) { self.step = step }

  func perform() async throws -> some IntentResult {
    await MainActor.run { CupCount.shared.count += step }
    return .result()
  }
}

struct CountTwice: AppIntent {
  static let title: LocalizedStringResource = "Count two cups"

  func perform() async throws -> some IntentResult & OpensIntent {
    _ = try await CountCup(step: 1).perform()
    return .result(opensIntent: CountCup(step: 1))
  }
}

struct CupShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .tangerine

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FillCup(),
      phrases: [
        "Fill a cup in \(.applicationName)",
        "\(.applicationName): a \(\.$size) cup",
      ],
      shortTitle: "Fill a cup", systemImageName: "cup.and.saucer")
    AppShortcut(
      intent: CountCup(), phrases: ["Count in \(.applicationName)"], shortTitle: "Count",
      systemImageName: "number")
  }
}

struct CupButtons: View {
  private let counted = CupCount.shared

  var body: some View {
    VStack {
      Text("\(counted.count) cups")
      Button(intent: CountCup(step: 3)) { Text("Three") }
      Button("Two", intent: CountTwice())
      Button("One", systemImage: "number", intent: CountCup())
      Button("Away", role: .destructive, intent: CountCup(step: -1))
      Toggle(isOn: counted.count > 5, intent: CountCup(step: 4)) { Text("Many") }
      Toggle("More", isOn: counted.count > 20, intent: CountCup(step: 4))
    }
  }
}
