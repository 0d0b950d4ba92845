import DocumentModel
import ShapeShiftDocuments

/// Reads the settings of one document, preview or picture.
struct SnapshotEntryReader {
  let values: SnapshotValueReader

  init(_ values: SnapshotValueReader) { self.values = values }

  /// A key of an entry that is not an axis and not about the comparison.
  enum Key: String, CaseIterable {
    case size, device, background, skip, allowDrift
  }

  /// A key of the file that is about the whole folder.
  enum WholeKey: String, CaseIterable {
    case snapshots, pictures
    /// The address of the schema, for editors.
    case schema = "$schema"
  }

  private static let keys =
    SnapshotMatrix.Axis.allCases.map(\.rawValue) + Key.allCases.map(\.rawValue)
    + comparisonKeys
  private static let comparisonKeys = ComparisonSettings.keys.map(\.description.name)
  private static let wholeKeys = WholeKey.allCases.map(\.rawValue)

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
    for one in [Key.size, .device, .background] {
      let (key, list) = (one.rawValue, "\(one.rawValue)s")
      guard !entry.keys.contains(key) || !entry.keys.contains(list) else {
        throw Failure(
          .badDocument,
          "\"\(key)\" and \"\(list)\" cannot be combined (\(values.file) at \(path)/\(key))",
          help: "remove one of them")
      }
    }
    return entry
  }

  private func read(
    _ key: String, _ value: JSONValue, into entry: inout SnapshotSettings.Entry, at path: String
  ) throws(Failure) {
    switch Key(rawValue: key) {
    case .size: entry.matrix[.sizes] = [try SnapshotMatrixReader(values).size(value, path)]
    case .device: entry.matrix[.devices] = [try SnapshotMatrixReader(values).device(value, path)]
    case .background:
      entry.matrix[.backgrounds] = [try SnapshotMatrixReader(values).background(value, path)]
    case .skip: entry.isSkipped = try values.bool(value, path)
    case .allowDrift: entry.allowedDrift = try values.count(value, path)
    case nil where Self.comparisonKeys.contains(key):
      do throws(Failure) {
        // Whether values can be combined depends on the metric, which another entry may set.
        var settings = ComparisonSettings()
        var fields = RequestFields([key: value])
        try settings.take(&fields)
      } catch {
        throw Failure(
          .badDocument, "\(values.file) at \(path): \(error.sentence)", help: error.help)
      }
      entry.comparison[key] = value
      if key == "mask" { entry.mask = try values.text(value, path) }
    case nil: throw unknown(key, value, path)
    }
  }

  private func unknown(_ key: String, _ value: JSONValue, _ path: String) -> Failure {
    let isWhole = path == "/\(key)"
    let known = isWhole ? Self.keys + Self.wholeKeys : Self.keys
    let quoted = Diagnostic.quoted(key)
    // An object at the top is probably meant as the settings of one snapshot.
    let nested =
      isWhole && value.object != nil
      ? "for the settings of one snapshot, write {\"snapshots\": {\(quoted): {…}}}" : nil
    return Failure(
      .badDocument, "\(values.file) has an unknown key \(quoted) at \(path)",
      help: Suggestion.help(for: key, among: known) ?? nested
        ?? "the keys are \(known.joined(separator: ", "))")
  }
}
