/// A step of a history without what it changed: a node of the tree of steps.
public struct StoreStep: Sendable, Equatable {
  /// 1 and up, in the order of making.
  public let id: Int
  /// The step that it was made on; 0 for the document before the first.
  public let parent: Int
  /// The name of the change.
  public let name: String
  /// The origin of the change.
  public let origin: String
  /// When it was last changed, in seconds since 1970.
  public let time: Double
  /// The gesture that it belongs to.
  public let gesture: String?
  /// The places that it changes.
  public let places: [JSONPointer]
}

extension StoreTransaction {
  /// The step without what it changed.
  var outline: StoreStep {
    StoreStep(
      id: id, parent: parent, name: name, origin: origin, time: time, gesture: gesture,
      places: forward.pointers)
  }
}

extension DocumentStore {
  /// All steps in the order of their making: a tree, as each names the one that it was made on.
  public func tree() throws(StoreError) -> [StoreStep] {
    switch steps {
    case .memory(let steps, _): steps.values.map(\.outline).sorted { $0.id < $1.id }
    case .file(let file): try JournalSurvey(of: file.historyPath).steps
    }
  }
}
