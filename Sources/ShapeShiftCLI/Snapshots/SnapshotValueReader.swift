import DocumentModel
import FileStorage
import ShapeShiftDocuments

/// Reads values of `snapshots.json`, and says where one is wrong.
struct SnapshotValueReader {
  /// The file, as messages have it.
  let file: String
  /// The folder that it stands in.
  let folder: String

  func wrong(_ path: String, _ value: JSONValue, _ expected: String) -> Failure {
    let found =
      value.string.map { Diagnostic.quoted($0) } ?? value.number.map(Self.text)
      ?? (value.object?.isEmpty == true ? "an empty object" : value.kindName)
    return Failure(.badDocument, "\(file) at \(path) is \(found); expected \(expected)")
  }

  func array(_ value: JSONValue, _ path: String) throws(Failure) -> [JSONValue] {
    guard let array = value.array else { throw wrong(path, value, "an array") }
    return array
  }

  /// An array in which there is something.
  func list(_ value: JSONValue, _ path: String) throws(Failure) -> [JSONValue] {
    let array = try array(value, path)
    guard !array.isEmpty else {
      throw Failure(
        .badDocument, "\(file) at \(path) is empty, which would produce no images",
        help: "remove the key, or list at least one value")
    }
    return array
  }

  /// The members of an object.
  func members(_ value: JSONValue, _ path: String) throws(Failure) -> [JSONObject.Member] {
    guard let object = value.object else { throw wrong(path, value, "an object") }
    return object.members
  }

  func bool(_ value: JSONValue, _ path: String) throws(Failure) -> Bool {
    guard let bool = value.bool else { throw wrong(path, value, "true or false") }
    return bool
  }

  func number(_ value: JSONValue, _ path: String) throws(Failure) -> Double {
    guard let number = value.number, 0...1e9 ~= number else {
      throw wrong(path, value, "a number, 0 or more")
    }
    return number
  }

  /// A whole number of things.
  func count(_ value: JSONValue, _ path: String) throws(Failure) -> Int {
    guard let count = Int(exactly: try number(value, path)) else {
      throw wrong(path, value, "a whole number, 0 or more")
    }
    return count
  }

  /// The size of a canvas.
  func size(_ value: JSONValue, _ path: String) throws(Failure) -> (width: Double, height: Double) {
    let sides = (value.array ?? []).compactMap(\.number)
    guard sides.count == 2, sides.count == value.array?.count,
      sides.allSatisfy({ $0 > 0 && $0 < 1e6 })
    else { throw wrong(path, value, "a width and a height above 0, such as [320, 200]") }
    return (sides[0], sides[1])
  }

  /// A string as it is, a number as options have it.
  func text(_ value: JSONValue, _ path: String) throws(Failure) -> String {
    if let string = value.string { return string }
    guard let number = value.number else { throw wrong(path, value, "a number or a string") }
    return Self.text(number)
  }

  /// A number as names and options have it.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// The path of a file beneath the folder, which is there.
  func path(ofFile value: JSONValue, _ path: String) throws(Failure) -> String {
    guard let name = value.string else { throw wrong(path, value, "the name of a file") }
    do throws(SystemError) {
      let file = try ContainedFolder(folder).existingPath(of: name)
      _ = try FileStatus(of: file)
      return SwiftSources.join(folder, name)
    } catch {
      throw Failure(
        .badDocument,
        "\(file) at \(path) names \(Diagnostic.quoted(name)), which can't be read: "
          + error.sentence)
    }
  }
}
