import Observation
import Synchronization

/// The library's record of a model, with its observers and its context.
public final class _ModelRecord {
  private let registrar = ObservationRegistrar()
  let number: Int
  /// Where the model is kept; nil before it is inserted and after it is deleted.
  weak var store: ModelStore?
  var hasChanges = false
  var isDeleted = false

  private static let count = Mutex(0)

  /// A model that nobody keeps yet.
  public init() {
    number = Self.count.withLock { count in
      count += 1
      return count
    }
  }

  /// Notes that a value is read.
  public func access<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>
  ) {
    registrar.access(model, keyPath: keyPath)
  }

  /// Sets a value, notifies its observers, and updates the inverse relationships.
  public func set<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, from old: Value, to new: Value,
    _ set: @escaping (Model, Value) -> Void
  ) {
    registrar.withMutation(of: model, keyPath: keyPath) { set(model, new) }
    if let store {
      let undo = { [registrar] in
        registrar.withMutation(of: model, keyPath: keyPath) { set(model, old) }
      }
      store.note(model, undo: undo)
    }
    guard let before = old as? any _Related, let after = new as? any _Related else { return }
    link(model, keyPath, from: before._relatives, to: after._relatives)
  }

  private func link<Model: PersistentModel>(
    _ model: Model, _ keyPath: AnyKeyPath, from before: [any PersistentModel],
    to after: [any PersistentModel]
  ) {
    if store != nil, let context = model.modelContext {
      for other in after { context.insert(any: other) }
    }
    guard let property = Model._$properties.first(where: { $0.keyPath == keyPath }),
      let inverse = ModelClasses.inverse(of: property, in: Model.self)
    else { return }
    for other in before where !after.contains(where: { $0 === other }) {
      inverse.link(other, model, false)
    }
    for other in after where !before.contains(where: { $0 === other }) {
      inverse.link(other, model, true)
    }
  }
}
