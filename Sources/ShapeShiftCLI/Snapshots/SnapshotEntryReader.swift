import ArgumentParser
import DocumentModel

/// Reads the settings of one document, preview or picture.
struct SnapshotEntryReader {
  let values: SnapshotValueReader

  init(_ values: SnapshotValueReader) { self.values = values }

  private static let keys =
    SnapshotMatrix.Axis.allCases.map(\.rawValue) + [
      "size", "skip", "metric", "threshold", "includeAA", "checkerboard", "maxPixels", "maxRatio",
      "window", "ignore", "ignoreViews", "mask", "allowDrift",
    ]
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
        .badDocument, "\(values.file) at \(path)/size: there are \"sizes\", too",
        help: "leave one of both out")
    }
    return entry
  }

  private func read(
    _ key: String, _ value: JSONValue, into entry: inout SnapshotSettings.Entry, at path: String
  ) throws(Failure) {
    switch key {
    case "size": entry.matrix[.sizes] = [try SnapshotMatrixReader(values).size(value, path)]
    case "skip": entry.isSkipped = try values.bool(value, path)
    case "allowDrift": entry.allowedDrift = Int(try values.number(value, path))
    case "metric":
      guard let name = value.string else { throw values.wrong(path, value, "a name") }
      entry.comparison += ["--metric", name]
    case "threshold": entry.comparison += ["--threshold", try values.text(value, path)]
    case "includeAA": if try values.bool(value, path) { entry.comparison.append("--include-aa") }
    case "checkerboard":
      if try !values.bool(value, path) { entry.comparison.append("--no-checkerboard") }
    case "maxPixels": entry.comparison += ["--max-pixels", try values.text(value, path)]
    case "maxRatio": entry.comparison += ["--max-ratio", try values.text(value, path)]
    case "window": entry.comparison += ["--window", try values.text(value, path)]
    case "mask":
      entry.mask = try values.text(value, path)
      entry.comparison += ["--mask", entry.mask ?? ""]
    case "ignore":
      for rect in try values.array(value, path) {
        let sides = try values.array(rect, path).map { (side) throws(Failure) in
          try values.text(side, path)
        }
        entry.comparison += ["--ignore", sides.joined(separator: ",")]
      }
    case "ignoreViews":
      for id in try values.array(value, path) {
        entry.comparison += ["--ignore-view", try values.text(id, path)]
      }
    default: throw unknown(key, path)
    }
  }

  private func unknown(_ key: String, _ path: String) -> Failure {
    let known = path == "/\(key)" ? Self.keys + Self.wholeKeys : Self.keys
    return Failure(
      .badDocument, "\(values.file) has the unknown key \(Diagnostic.quoted(key)) at \(path)",
      help: Suggestion.help(for: key, among: known)
        ?? "the keys are \(known.joined(separator: ", "))")
  }
}
