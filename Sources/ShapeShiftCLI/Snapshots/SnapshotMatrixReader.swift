import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// Reads what a document or preview is drawn in all combinations of.
struct SnapshotMatrixReader {
  private let values: SnapshotValueReader

  init(_ values: SnapshotValueReader) { self.values = values }

  /// The values of an axis, no two with the same name.
  func axis(
    _ axis: SnapshotMatrix.Axis, _ json: JSONValue, _ path: String
  ) throws(Failure) -> [SnapshotMatrix.Value] {
    let places: [(place: String, json: JSONValue)]
    if axis == .set {
      let members = try values.members(json, path)
      guard !members.isEmpty else { throw values.wrong(path, json, "an object with names") }
      places = members.map { ("\(path)/\($0.key)", $0.value) }
    } else {
      places = try values.list(json, path).enumerated().map { ("\(path)/\($0)", $1) }
    }
    var found: [SnapshotMatrix.Value] = []
    for (place, json) in places {
      let value = try value(of: axis, json, place)
      if let index = found.firstIndex(where: { $0.suffix == value.suffix }) {
        throw Failure(
          .badDocument,
          "\(values.file) at \(place) produces the same image names as \(places[index].place)")
      }
      found.append(value)
    }
    return found
  }

  private func value(
    of axis: SnapshotMatrix.Axis, _ json: JSONValue, _ path: String
  ) throws(Failure) -> SnapshotMatrix.Value {
    switch axis {
    case .set: return try set(json, path)
    case .times:
      let time = try number(json, path, from: 0)
      let suffix = time == 0 ? "" : "-\(SnapshotValueReader.text(time))s"
      return SnapshotMatrix.Value(suffix: suffix) { $0.time = time }
    case .scales:
      let scale = try number(json, path, from: 0.01)
      let suffix = scale == 1 ? "" : "@\(SnapshotValueReader.text(scale))x"
      return SnapshotMatrix.Value(suffix: suffix) { $0.scale = scale }
    default: break
    }
    guard !json.isNull else { return .own }
    switch axis {
    case .data: return try file(json, path) { variant, path in variant.data = path }
    case .inputs: return try file(json, path) { variant, path in variant.input = path }
    case .locales: return try locale(json, path)
    case .colorSchemes:
      return try choice(json, path, Surroundings.colorSchemes) { $0.look.colorScheme = $1 }
    case .layoutDirections:
      return try choice(json, path, Surroundings.layoutDirections) { $0.look.layoutDirection = $1 }
    case .dynamicTypeSizes:
      return try choice(json, path, Surroundings.dynamicTypeSizes) { $0.look.dynamicTypeSize = $1 }
    case .devices: return try device(json, path, isNamed: true)
    case .backgrounds: return try background(json, path, isNamed: true)
    case .sizes:
      let (width, height) = try values.size(json, path)
      let suffix = "-\(SnapshotValueReader.text(width))x\(SnapshotValueReader.text(height))"
      return SnapshotMatrix.Value(suffix: suffix, change: try size(json, path).change)
    case .set, .times, .scales: return .own
    }
  }

  /// One size for all, which names do not tell.
  func size(_ json: JSONValue, _ path: String) throws(Failure) -> SnapshotMatrix.Value {
    guard !json.isNull else { return .own }
    let (width, height) = try values.size(json, path)
    let size = CGSize(width: width, height: height)
    return SnapshotMatrix.Value(suffix: "") { $0.size = size }
  }

  /// Reads a device; `isNamed` appends it to the names of the images.
  func device(
    _ json: JSONValue, _ path: String, isNamed: Bool = false
  ) throws(Failure) -> SnapshotMatrix.Value {
    guard !json.isNull else { return .own }
    let value = try choice(json, path, Surroundings.devices) { $0.look.device = $1 }
    return isNamed ? value : SnapshotMatrix.Value(suffix: "", change: value.change)
  }

  /// Reads a background; `isNamed` appends it to the names of the images.
  func background(
    _ json: JSONValue, _ path: String, isNamed: Bool = false
  ) throws(Failure) -> SnapshotMatrix.Value {
    guard !json.isNull else { return .own }
    let value = try choice(json, path, Self.backgrounds) { $0.hidesBackground = $1 }
    // A device can be named "none" as well, so the suffix of a background is another word.
    let suffix = json.string == "none" ? "-clear" : "-scheme"
    return SnapshotMatrix.Value(suffix: isNamed ? suffix : "", change: value.change)
  }

  /// A name, and values by their paths in the document.
  private func set(_ json: JSONValue, _ path: String) throws(Failure) -> SnapshotMatrix.Value {
    let name = String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
    guard Self.isWord(name) else {
      throw Failure(
        .badDocument, "invalid name in \(values.file) at \(path): it becomes part of image names",
        help: "expected letters, digits, \".\", \"_\" and \"-\"")
    }
    let members = try values.members(json, path)
    guard !members.isEmpty else {
      throw values.wrong(path, json, "an object of paths and values, such as {\"fill.hue\": 0.5}")
    }
    let overrides = members.map { DocumentChange($0.key, $0.value) }
    return SnapshotMatrix.Value(suffix: "-\(name)") { $0.overrides = overrides }
  }

  /// The backgrounds of previews by their names, and whether they hide that of the color scheme.
  static let backgrounds: [(name: String, value: Bool)] = [("scheme", false), ("none", true)]

  private func number(
    _ json: JSONValue, _ path: String, from least: Double
  ) throws(Failure) -> Double {
    guard let number = json.number, number >= least, number < 1e6 else {
      throw values.wrong(path, json, "a number of at least \(SnapshotValueReader.text(least))")
    }
    return number
  }

  private func file(
    _ json: JSONValue, _ path: String,
    _ change: @escaping @Sendable (inout SnapshotVariant, String) -> Void
  ) throws(Failure) -> SnapshotMatrix.Value {
    let file = try values.path(ofFile: json, path)
    let words = PreviewPictures.plain(InputFile(file).stem)
    return SnapshotMatrix.Value(suffix: "-\(words)") { change(&$0, file) }
  }

  private func locale(_ json: JSONValue, _ path: String) throws(Failure) -> SnapshotMatrix.Value {
    guard let name = json.string, Self.isWord(name), name.first?.isLetter == true, name.count <= 64
    else { throw values.wrong(path, json, "null or a locale such as \"fr\" or \"de-CH\"") }
    return SnapshotMatrix.Value(suffix: "-\(name)") { $0.look.locale = name }
  }

  private func choice<Choice: Sendable>(
    _ json: JSONValue, _ path: String, _ choices: [(name: String, value: Choice)],
    _ change: @escaping @Sendable (inout SnapshotVariant, Choice) -> Void
  ) throws(Failure) -> SnapshotMatrix.Value {
    guard let choice = choices.first(where: { $0.name == json.string }) else {
      let names = choices.map { Diagnostic.quoted($0.name) }.joined(separator: ", ")
      throw values.wrong(path, json, "null or one of \(names)")
    }
    return SnapshotMatrix.Value(suffix: "-\(Surroundings.word(for: choice.name))") {
      change(&$0, choice.value)
    }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
      }
  }
}
