// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ShapeShift

/// Values to choose from.
public protocol ResultsCollection: Sendable {
  /// The type of the values.
  associatedtype Result: _IntentValue
  var items: [Result] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public var items: [Element] { self }
}

/// Values to choose from, in groups.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// The words for a value that is not chosen.
  public let promptLabel: LocalizedStringResource?
  /// Whether the values are in the order of their names by themselves.
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  /// Values in groups.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Values in one group.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }
}

/// A group of values to choose from.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// What it is called.
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  /// A group with a name.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    self.title = title
    self.items = items
  }
}

/// A value to choose, and how it looks.
public struct IntentItem<Result: _IntentValue>: Sendable {
  public let value: Result
  /// Its name; nil for the value's own.
  public let title: LocalizedStringResource?

  /// A value with a name.
  public init(
    _ value: Result, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
  }
}

/// What gives values to choose from.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the list of values; usually inferred.
  associatedtype Result: ResultsCollection
  /// The type of the value that is chosen to begin with.
  associatedtype DefaultValue: _IntentValue = Result.Result

  func results() async throws -> Result
  /// The value that is chosen to begin with.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// What finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The type of the entities; usually inferred.
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  associatedtype DefaultValue = Entity

  init()

  /// The entities with some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Some entities to choose from.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Those that are suggested.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// What finds entities by words.
public protocol EntityStringQuery: EntityQuery {
  /// The type of the list of entities; usually inferred.
  associatedtype StringQueryResult: ResultsCollection = [Entity]
  /// The entities that words are about.
  func entities(matching string: String) async throws -> StringQueryResult
}

/// What knows all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  // Named again, as types are inferred from what a protocol itself asks for.
  associatedtype Entity
  associatedtype Result = [Entity]
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Those of all that have one of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
