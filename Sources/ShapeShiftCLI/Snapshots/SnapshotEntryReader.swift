import DocumentModel
import ShapeShiftDocuments

/// Reads the settings of one document, preview or picture.
struct SnapshotEntryReader {
  let values: SnapshotValueReader

  init(_ values: SnapshotValueReader) { self.values = values }

  private static let keys =
    SnapshotMatrix.Axis.allCases.map(\.rawValue) + ["size", "skip", "allowDrift"]
    + ComparisonSettings.keys
  /// What is said of the folder as a whole.
  private static let wholeKeys = ["snapshots", "pictures"]

  /// - Parameters:
  ///   - base: What holds where the object says nothing.
  ///   - isWhole: Whether it is about the whole folder.
  func entry(
    _ object: JSONObject, over base: SnapshotSettings.Entry, at path: String, isWhole: Bool = false
  ) throws(Failure) -> SnapshotSettings.Entry {
    var entry = base
    entry.keys = []
    for member in object.members where !isWhole || !Self.wholeKeys.contains(member.key) {
      let place = "\(path)/\(member.key)"
      if let axis = SnapshotMatrix.Axis(rawValue: member.key) {
        entry.matrix[axis] = try SnapshotMatrixReader(values).axis(axis, member.value, place)
      } else {
        try read(member.key, member.value, into: &entry, at: place)
      }
      entry.keys.append(member.key)
    }
    guard !entry.keys.contains("size") || !entry.keys.contains("sizes") else {
      throw Failure(
        .badDocument, "\"size\" and \"sizes\" cannot be combined (\(values.file) at \(path)/size)",
        help: "remove one of them")
    }
    return entry
  }

  private func read(
    _ key: String, _ value: JSONValue, into entry: inout SnapshotSettings.Entry, at path: String
  ) throws(Failure) {
    switch key {
    case "size": entry.matrix[.sizes] = [try SnapshotMatrixReader(values).size(value, path)]
    case "skip": entry.isSkipped = try values.bool(value, path)
    case "allowDrift": entry.allowedDrift = try values.count(value, path)
    case _ where ComparisonSettings.keys.contains(key):
      entry.comparison[key] = value
      if key == "mask" { entry.mask = try values.text(value, path) }
    default: throw unknown(key, path)
    }
  }

  private func unknown(_ key: String, _ path: String) -> Failure {
    let known = path == "/\(key)" ? Self.keys + Self.wholeKeys : Self.keys
    return Failure(
      .badDocument, "\(values.file) has an unknown key \(Diagnostic.quoted(key)) at \(path)",
      help: Suggestion.help(for: key, among: known)
        ?? "the keys are \(known.joined(separator: ", "))")
  }
}
