public import Foundation

/// Models that are kept together, in memory: whatever its configurations say, it begins empty.
public final class ModelContainer: Equatable, @unchecked Sendable {
  // Sendable because scenes are the main actor's.

  /// The classes of the models.
  public let schema: Schema
  /// The requested storage of the models, which is always in memory.
  public let configurations: Set<ModelConfiguration>
  /// The migration plan of older models; without effect.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The context of views.
  @MainActor public var mainContext: ModelContext {
    if let context { return context }
    let made = ModelContext(self)
    context = made
    return made
  }

  let store = ModelStore()
  // Who has a context has its container; so that both can go, this one has no hold of it.
  @MainActor private weak var context: ModelContext?

  /// A container of classes.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    schema = givenSchema
    self.configurations = Set(configurations)
    self.migrationPlan = migrationPlan
    store.container = self
  }

  /// A container of classes.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of classes.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Removes all models.
  public func deleteAllData() {
    for model in store.all { store.remove(model) }
  }

  /// Removes all models.
  public func erase() throws { deleteAllData() }

  /// Whether both are the same.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

/// The requested storage of models; here they are always in memory.
public struct ModelConfiguration: Hashable, Sendable {
  /// The iCloud database of models; without effect.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// As the program's rights say.
    public static let automatic = CloudKitDatabase(name: "")
    /// No iCloud database.
    public static let none = CloudKitDatabase(name: "none")
    /// In a container of the person's.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The group of programs that shares the models; without effect.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// As the program's rights say.
    public static let automatic = GroupContainer(name: "")
    /// No group of programs.
    public static let none = GroupContainer(name: "none")
    /// Returns a group with an identifier.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }

  /// The configuration's name.
  public let name: String
  /// The classes; nil for all.
  public let schema: Schema?
  /// The file in which models would be.
  public let url: URL
  /// Whether models would be in memory only.
  public let isStoredInMemoryOnly: Bool
  /// Whether models may change.
  public let allowsSave: Bool

  /// Creates a configuration; models are in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    url = URL(fileURLWithPath: "/dev/null")
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  /// A configuration of a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
  }

  /// A configuration of classes.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
