public import Foundation
public import ShapeShift

/// A context that keeps models in memory, without reading or writing files.
public final class ModelContext: Equatable {
  /// The container of the context.
  public let container: ModelContainer
  /// Whether changes are saved by themselves; they are kept either way.
  public var autosaveEnabled = true
  /// The undo manager of changes; without effect.
  public var undoManager: ShapeShift.UndoManager?
  /// The author of changes; without effect.
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

  /// Deletes a model; the delete rules of its relationships apply to related models.
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

  /// Deletes all models of a class that satisfy a predicate.
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

  /// Makes the changes permanent.
  public func save() throws { store.settle() }

  /// Reverts the changes since the last save.
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

  /// Returns the number of models that match a descriptor.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the models that match a descriptor.
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

/// The predicate and the sort order of a query.
public struct FetchDescriptor<Model: PersistentModel> {
  /// The predicate of the models, or `nil` for all models.
  public var predicate: Predicate<Model>?
  /// The sort descriptors, in order of precedence.
  public var sortBy: [SortDescriptor<Model>]
  /// The maximum number of models, or `nil` for all.
  public var fetchLimit: Int?
  /// The number of models that are skipped first.
  public var fetchOffset: Int?
  /// Whether changes that are not saved count; they do.
  public var includePendingChanges = true
  /// The variables to fetch at once; without effect.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// The relationships to fetch in advance; without effect.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// Creates a descriptor from a predicate and a sort order.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
