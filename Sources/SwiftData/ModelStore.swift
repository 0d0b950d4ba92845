import Observation
import ValueStreams
import ViewTree

/// The models of a container, seen as one value by those who look at any.
final class ModelStore: Observable {
  weak var container: ModelContainer?
  private var lists: [ObjectIdentifier: [any PersistentModel]] = [:]
  private let registrar = ObservationRegistrar()
  /// How many times models have come or gone.
  private var changeCount = 0

  /// All models, in the order in which they were made.
  var all: [any PersistentModel] {
    lists.values.flatMap(\.self).sorted { $0._$record.number < $1._$record.number }
  }

  /// The models of a class, in the order in which they came.
  func models(of type: any PersistentModel.Type) -> [any PersistentModel] {
    registrar.access(self, keyPath: \.changeCount)
    return lists[ObjectIdentifier(type)] ?? []
  }

  /// Keeps a model.
  func insert(_ model: any PersistentModel) {
    guard model._$record.store !== self else { return }
    change {
      lists[ObjectIdentifier(type(of: model)), default: []].append(model)
      model._$record.store = self
    }
    note { [unowned self] in remove(model) }
  }

  /// Lets a model go.
  func remove(_ model: any PersistentModel) {
    guard model._$record.store === self else { return }
    change {
      lists[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model }
      model._$record.store = nil
    }
    note { [unowned self] in
      insert(model)
      model._$record.isDeleted = false
    }
  }

  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.changeCount) {
      body()
      changeCount += 1
    }
  }

  // MARK: Changes

  /// What has changed since it was saved.
  struct Pending {
    /// How it is taken back, in order.
    var undo: [() -> Void] = []
    var inserted: [any PersistentModel] = []
    var changed: [any PersistentModel] = []
    var deleted: [any PersistentModel] = []
  }

  var pending = Pending()

  /// Notes that a model has changed, and how that is taken back.
  func note(_ model: any PersistentModel, undo: @escaping () -> Void) {
    if !model._$record.hasChanges { pending.changed.append(model) }
    model._$record.hasChanges = true
    note(undo)
  }

  /// Takes what has changed for good, and answers how it would have been taken back.
  @discardableResult
  func settle() -> [() -> Void] {
    for model in pending.changed { model._$record.hasChanges = false }
    defer { pending = Pending() }
    return pending.undo
  }

  // MARK: Scenes

  /// How what has changed since views have the models is taken back, in order; kept where scenes begin anew.
  private var sceneChanges: [() -> Void] = []
  private var isSeen = false
  /// Whether the first scene that has the models is the last one.
  private var isFirst = true

  /// Notes that views have the models: those at the start of the first scene, each scene begins with.
  ///
  /// A container that outlives a scene, such as a constant, would else show the next one what this one has done.
  @MainActor
  func show() {
    guard !isSeen, ViewGraph.willStart != nil else { return }
    isSeen = true
    ViewGraph.willForget.append { [weak self] in self?.forget() }
  }

  private func forget() {
    let changes = sceneChanges
    for change in changes.reversed() { change() }
    sceneChanges = []
    isFirst = false
    settle()
  }

  /// Notes how a change is taken back.
  private func note(_ undo: @escaping () -> Void) {
    pending.undo.append(undo)
    guard isSeen else { return }
    // Sample data may be put in by a task of the container's maker, which does not come again.
    if isFirst, (VirtualClock.current?.now() ?? 0) == 0 { return }
    sceneChanges.append(undo)
  }
}
