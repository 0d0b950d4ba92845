public import Foundation
public import ShapeShift

/// What keeps models, in memory: nothing is read from a disk, and nothing written.
public final class ModelContext: Equatable {
  /// What the context is of.
  public let container: ModelContainer
  /// Whether changes are saved by themselves; they are kept either way.
  public var autosaveEnabled = true
  /// What takes changes back; without effect.
  public var undoManager: ShapeShift.UndoManager?
  /// Who changes the models; without effect.
  public var author: String?

  private var store: ModelStore { container.store }

  /// A context of a container; all of these have the same models and the same changes.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether both have the same models.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool {
    lhs.container === rhs.container
  }

  // MARK: Changes

  /// Keeps a model, and the models that it leads to.
  ///
  /// A model of the same class with the same unique value makes way.
  public func insert<Model: PersistentModel>(_ model: Model) { insert(any: model) }

  func insert(any model: any PersistentModel) {
    guard model._$record.store == nil else { return }
    for rival in rivals(of: model) { delete(any: rival) }
    store.insert(model)
    model._$record.isDeleted = false
    store.pending.inserted.append(model)
    for property in type(of: model)._$properties {
      let others = property.relatives(of: model)
      let inverse = ModelClasses.inverse(of: property, in: type(of: model))
      for other in others {
        insert(any: other)
        inverse?.link(other, model, true)
      }
    }
  }

  /// Those that have a unique value of a model.
  private func rivals(of model: any PersistentModel) -> [any PersistentModel] {
    let unique = type(of: model)._$properties.filter(\.isUnique)
    guard !unique.isEmpty else { return [] }
    return store.models(of: type(of: model)).filter { other in
      unique.contains { property in
        guard let own = property.value(model) as? AnyHashable,
          let value = property.value(other) as? AnyHashable
        else { return false }
        return own == value
      }
    }
  }

  /// Lets a model go; models that it leads to follow, or lead to it no longer, as their relationship says.
  public func delete<Model: PersistentModel>(_ model: Model) { delete(any: model) }

  func delete(any model: any PersistentModel) {
    guard model._$record.store === store else { return }
    let properties = type(of: model)._$properties
    let others = properties.map { $0.relatives(of: model) }
    store.remove(model)
    model._$record.isDeleted = true
    store.pending.deleted.append(model)
    for (property, others) in zip(properties, others) {
      let inverse = ModelClasses.inverse(of: property, in: type(of: model))
      for other in others {
        if property.deleteRule == .cascade { delete(any: other) }
        if property.deleteRule != .noAction { inverse?.link(other, model, false) }
      }
    }
  }

  /// Lets all models of a class go that meet a condition.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(any: model) }
  }

  /// Whether something has changed since it was saved.
  public var hasChanges: Bool { !store.pending.undo.isEmpty }
  /// The models that are new.
  public var insertedModelsArray: [any PersistentModel] { store.pending.inserted }
  /// The models that have changed.
  public var changedModelsArray: [any PersistentModel] { store.pending.changed }
  /// The models that have gone.
  public var deletedModelsArray: [any PersistentModel] { store.pending.deleted }

  /// Takes what has changed for good.
  public func save() throws { store.settle() }

  /// Takes back what has changed since it was saved.
  public func rollback() {
    for undo in store.settle().reversed() { undo() }
    store.settle()
  }

  /// Runs a function and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Does nothing: changes are seen at once.
  public func processPendingChanges() {}

  // MARK: Looking

  /// The models of a description, in its order; else in the order in which they came.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    var models = store.models(of: Model.self).compactMap { $0 as? Model }
    if let predicate = descriptor.predicate { models = try models.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { models.removeFirst(min(max(offset, 0), models.count)) }
    if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
    return models
  }

  /// How many models a description has.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    try fetch(descriptor).count
  }

  /// What tells the models of a description from others.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a function with each model of a description.
  public func enumerate<Model: PersistentModel>(
    _ fetch: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The model of an identifier; nil if it is of another class, or has gone.
  public func registeredModel<Model: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> Model? {
    store.models(of: Model.self).first {
      $0.persistentModelID == persistentModelID
    } as? Model
  }

  /// The model of an identifier; to ask for one that has gone stops.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard
      let model = store.all.first(where: { $0.persistentModelID == persistentModelID })
    else { preconditionFailure("there is no model \(persistentModelID)") }
    return model
  }
}

/// Which models are looked for, and in which order.
public struct FetchDescriptor<Model: PersistentModel> {
  /// What they meet; nil for all.
  public var predicate: Predicate<Model>?
  /// Their order, the first that tells two apart counting.
  public var sortBy: [SortDescriptor<Model>]
  /// How many at most; nil for all.
  public var fetchLimit: Int?
  /// How many are left out before.
  public var fetchOffset: Int?
  /// Whether changes that are not saved count; they do.
  public var includePendingChanges = true
  /// What is read at once; without effect.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// What is read beforehand; without effect.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// A description.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
