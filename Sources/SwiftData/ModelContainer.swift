public import Foundation
public import Observation
import ValueStreams
import ViewTree

/// Models that are kept together, in memory: whatever its configurations say, it begins empty.
public final class ModelContainer: Equatable, Observable, @unchecked Sendable {
  // Sendable because scenes are the main actor's.

  /// The classes of the models.
  public let schema: Schema
  /// Where the models would be kept.
  public let configurations: Set<ModelConfiguration>
  /// How old models would become new ones.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The context of views.
  @MainActor public private(set) lazy var mainContext = ModelContext(self)

  let store = ModelStore()
  let registrar = ObservationRegistrar()
  /// How many times models have come or gone.
  var changeCount = 0

  /// How what has changed since views have the container is taken back, in order; kept where scenes begin anew.
  private var sceneChanges: [() -> Void] = []
  private var isSeen = false
  /// Whether the first scene that has the container is the last one.
  private var isFirst = true

  /// A container of classes.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    schema = givenSchema
    self.configurations = Set(configurations)
    self.migrationPlan = migrationPlan
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

  /// Lets all models go.
  public func deleteAllData() {
    registrar.withMutation(of: self, keyPath: \.changeCount) {
      for model in store.all {
        let context = model._$record.context
        note { [store] in
          store.insert(model)
          model._$record.context = context
        }
        model._$record.context = nil
        store.remove(model)
      }
      changeCount += 1
    }
  }

  /// Lets all models go.
  public func erase() throws { deleteAllData() }

  /// Notes that views have the container: what is in it at the start of the first scene, each scene begins with.
  ///
  /// A container that outlives a scene, such as a constant, would else show the next one what this one has done.
  @MainActor
  func show() {
    guard !isSeen, ViewGraph.willStart != nil else { return }
    isSeen = true
    ViewGraph.willForget.append { [weak self] in
      let changes = self?.sceneChanges ?? []
      for change in changes.reversed() { change() }
      self?.sceneChanges = []
      self?.isFirst = false
    }
  }

  /// Notes how a change is taken back.
  func note(_ undo: @escaping () -> Void) {
    guard isSeen else { return }
    // Sample data may be put in by a task of the container's maker, which does not come again.
    if isFirst, (VirtualClock.current?.now() ?? 0) == 0 { return }
    sceneChanges.append(undo)
  }

  /// Whether both are the same.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

/// The models of a container.
final class ModelStore {
  private var lists: [ObjectIdentifier: [any PersistentModel]] = [:]

  /// All models, those of a class in the order in which they came.
  var all: [any PersistentModel] {
    lists.values.flatMap(\.self).sorted { $0._$record.number < $1._$record.number }
  }

  /// The models of a class, in the order in which they came.
  func models(of type: any PersistentModel.Type) -> [any PersistentModel] {
    lists[ObjectIdentifier(type)] ?? []
  }

  func insert(_ model: any PersistentModel) {
    lists[ObjectIdentifier(type(of: model)), default: []].append(model)
  }

  func remove(_ model: any PersistentModel) {
    lists[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model }
  }
}

/// Where models would be kept; here they are in memory, whatever is said.
public struct ModelConfiguration: Hashable, Sendable {
  /// Where models would be kept in iCloud.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// As the program's rights say.
    public static let automatic = CloudKitDatabase(name: "")
    /// Nowhere.
    public static let none = CloudKitDatabase(name: "none")
    /// In a container of the person's.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// Which group of programs they would be shared with.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// As the program's rights say.
    public static let automatic = GroupContainer(name: "")
    /// None.
    public static let none = GroupContainer(name: "none")
    /// A group by its name.
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

  /// A configuration.
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
