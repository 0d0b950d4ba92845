extension ModelUse {
  /// What the class gets: what it knows of itself, and where its values are told.
  package var members: String {
    let lines = properties.filter { !$0.isTransient }.map { "  " + $0.description(in: name) + "," }
    return """
      public let _$record = SwiftData._ModelRecord()
      public static var _$properties: [SwiftData._ModelProperty] { [
      \(lines.joined(separator: "\n"))
      ] }
      """
  }

  /// That the class is a model.
  ///
  /// - Parameter type: Its name, from outside.
  package static func conformance(of type: String) -> String {
    "extension \(type): SwiftData.PersistentModel, Observation.Observable {}"
  }
}

extension ModelProperty {
  /// What the class knows of the variable.
  fileprivate func description(in model: String) -> String {
    let place = "\"\(plainName)\", \\\(model).\(name)"
    guard let relationship else {
      return ".attribute(\(place)\(isUnique ? ", isUnique: true" : ""))"
    }
    return ".relationship(\(place)\(relationship.isEmpty ? "" : ", " + relationship))"
  }

  /// The attribute that the variable gets; none for one that the class tells nobody of.
  package var attribute: String { isTransient ? "" : "@SwiftData._PersistedProperty" }

  /// What reads and writes the variable.
  package var accessors: String {
    let kept = "_\(plainName)"
    return """
      {
        @storageRestrictions(initializes: \(kept))
        init(initialValue) { \(kept) = initialValue }
        get {
          _$record.access(self, \\.\(name))
          return \(kept)
        }
        set {
          _$record.set(self, \\.\(name), from: \(kept), to: newValue) { $0.\(kept) = $1 }
        }
      }
      """
  }

  /// Where the value is.
  package var storage: String {
    "private var _\(plainName)\(rest.hasPrefix(":") ? "" : " ")\(rest)"
  }
}
