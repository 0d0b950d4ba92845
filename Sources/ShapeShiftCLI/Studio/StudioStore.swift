import DocumentModel
import FileStorage
import ShapeShiftDocuments

/// The history of a document, which is opened for each use: others may write it in between.
@MainActor
struct StudioStore {
  private let item: StudioItem
  private let limits: DocumentLimits

  init(_ item: StudioItem, _ limits: DocumentLimits) {
    self.item = item
    self.limits = limits
  }

  // MARK: Looking

  /// Where the history is, and how the document came to a value since the item was read.
  func news(becoming value: JSONValue?) -> (history: StudioHistory, change: StudioItem.Change?) {
    guard let store = look() else { return (StudioHistory(), nil) }
    var history = StudioHistory()
    history.isThere = true
    history.head = store.head
    history.newest = max(item.history.newest, store.head)
    history.canUndo = store.canUndo
    history.canRedo = store.canRedo
    guard item.revision > 0, store.outside == nil, let before = item.value, let value,
      store.head != item.history.head
    else { return (history, nil) }
    let moment = moment(of: store, to: value)
    return (history, moment.map { StudioItem.Change(before: before, moment: $0) })
  }

  private func moment(of store: DocumentStore, to value: JSONValue) -> StoreMoment? {
    let old = item.history.head
    let (left, reached) = (try? store.step(old), try? store.step(store.head))
    if let left, left.parent == store.head {
      return StoreMoment(
        time: nil, kind: .undo, head: store.head, value: value,
        animation: left.undoAnimation ?? left.animation)
    }
    guard let reached, reached.parent == old else { return nil }
    let isRedo = store.head <= item.history.newest
    guard isRedo || reached.animation != nil else { return nil }
    return StoreMoment(
      time: nil, kind: isRedo ? .redo : .commit, head: store.head, value: value,
      animation: reached.animation)
  }

  /// The document and its history, to be looked at; nil where there is none.
  func look() -> DocumentStore? {
    let path = FileSystem.resolved(item.path) ?? item.path
    guard FileSystem.exists(path + ".history") else { return nil }
    return try? DocumentStore.open(
      item.path, limits: limits, for: .looking, clock: { HistoryOptions.now }
    ).store
  }

  /// All steps: `{"head", "steps": [{"step", "parent", "label", "date", "origin", "labels"}]}`.
  func list() throws -> JSONObject {
    guard let store = look() else { return ["head": 0, "steps": [], "redo": []] }
    let survey = try store.survey()
    func labels(of id: Int) -> JSONValue {
      .array(survey.labels.filter { $0.id == id }.map { .string($0.name) })
    }
    let steps = survey.steps.map { step -> JSONValue in
      [
        "step": .studio(step.id), "parent": .studio(step.parent), "label": .string(step.name),
        "date": .string(StepList.time(step.time)), "origin": .string(step.origin),
        "gesture": .studio(step.gesture), "labels": labels(of: step.id),
      ]
    }
    return [
      "head": .studio(store.head), "steps": .array(steps), "labels": labels(of: 0),
      "redo": .array(store.redoPath.reversed().map { .studio($0) }),
    ]
  }

  // MARK: Changing

  private func open(_ purpose: DocumentStore.Purpose) throws -> DocumentStore {
    try HistoryOptions.open(item.path, Console(.never), limits, for: purpose)
  }

  /// Applies a patch as a step; nil where nothing changes.
  func apply(_ patch: JSONPatch, as edit: StoreEdit) throws -> Int? {
    let store = try open(.editing)
    store.validate = SceneCheck(InputFile(item.path), limits)
      .validation(of: store.value, Console(.never))
    return try store.apply(patch, as: edit)
  }

  /// Goes back so many steps, as far as there are.
  func undo(_ count: Int) throws -> [Int] { try open(.moving).undo(count).map(\.id) }

  /// Goes on so many steps, as far as there are.
  func redo(_ count: Int) throws -> [Int] { try open(.moving).redo(count).map(\.id) }

  /// Goes to a step.
  func checkout(_ id: Int) throws { try open(.moving).checkout(id) }
}
