import ArgumentParser
import DocumentModel
import FileStorage
import Foundation

/// One picture, sequence or animation of a batch.
struct BatchLine {
  /// What is done.
  enum Work {
    case render(Render)
    case frames(Frames)
    case animate(Animate)
  }

  /// Its number in the list, from 1.
  let number: Int
  /// The line itself.
  let object: JSONObject
  /// The verb.
  let verb: String
  /// The document, as messages name it.
  let document: String
  /// The file or pattern that is written, beneath the batch's folder.
  let output: String
  /// The path of it.
  let path: String
  /// Data that stands in the line itself.
  let data: JSONValue?
  /// The verb's options and the document, as on a command line.
  let arguments: [String]

  /// Keys that are no options of the verbs.
  private static let ownKeys: Set<String> = ["doc", "verb", "set", "data", "out"]
  /// Options that are those of the whole batch.
  private static let commonKeys: Set<String> = [
    "jobs", "progress", "shard", "shards", "resume", "verify", "merge", "json", "color", "output",
    "help", "version",
  ]

  /// Reads a line of a list.
  ///
  /// - Parameters:
  ///   - folder: Where paths of documents and data start.
  ///   - target: The batch's folder.
  /// - Throws: `usage` when something in it is wrong.
  init(_ text: String, number: Int, folder: String, target: String) throws(Failure) {
    let reading = JSONReader.read(SourceText(name: "line \(number)", text: text))
    guard let root = reading.root else { throw Failure(reading.diagnostics) }
    guard let object = root.value.object else {
      throw Failure(.badDocument, "expected an object, found \(root.kindName)")
    }
    try self.init(object, number: number, folder: folder, target: target)
  }

  init(
    _ object: JSONObject, number: Int, folder: String, target: String
  ) throws(Failure) {
    guard let document = object["doc"]?.string, document != "-" else {
      throw Failure(.badDocument, "there is no \"doc\"; expected the path of a document")
    }
    self.number = number
    self.object = object
    self.document = document
    verb = try Self.verb(object["verb"])
    output = try Self.output(object["out"], verb, document)
    path = "\(target)/\(output)"
    var arguments = ["--output=\(path)"]
    data = try Self.add(object["data"], in: folder, to: &arguments)
    arguments += try Self.changes(object["set"])
    for member in object.members where !Self.ownKeys.contains(member.key) {
      arguments += try Self.option(member.key, member.value)
    }
    // Whatever the document is called, it is no option.
    self.arguments = arguments + ["--", Self.path(document, in: folder)]
  }

  private static let verbs = ["render", "frames", "animate"]

  private static func verb(_ value: JSONValue?) throws(Failure) -> String {
    guard let value else { return "render" }
    guard let verb = value.string, verbs.contains(verb) else {
      let found = value.string ?? value.kindName
      throw Failure(
        .badDocument, "the verb \(Diagnostic.quoted(found)) can't be done in a batch",
        help: Suggestion.help(for: found, among: verbs) ?? "expected render, frames or animate")
    }
    return verb
  }

  private static func output(
    _ value: JSONValue?, _ verb: String, _ document: String
  ) throws(Failure) -> String {
    let stem = InputFile(document).stem
    guard let value else {
      let names = ["frames": "\(stem)/frame_%04d.png", "animate": "\(stem).gif"]
      return names[verb] ?? "\(stem).png"
    }
    let parts = (value.string ?? "").split(separator: "/").filter { $0 != "." }
    guard let name = value.string, !parts.isEmpty, !name.hasPrefix("/"),
      !parts.contains(".."), !name.utf8.contains(0)
    else {
      throw Failure(
        .badDocument, "\"out\" must be the name of a file beneath the output folder")
    }
    // A folder of such a name would be in the way of the file.
    guard !parts.contains(where: { isReserved(String($0)) }) else {
      throw Failure(
        .badDocument,
        "\"out\" is \(Diagnostic.quoted(name)), a name that the books of batch and frames have",
        help: "choose another name")
    }
    return parts.joined(separator: "/")
  }

  /// Whether a name is one that is written beside pictures.
  private static func isReserved(_ name: String) -> Bool {
    BatchManifest.isFileName(name) || FrameManifest.isFileName(name)
      || FrameManifest.isJournalName(name) || name.hasSuffix(FileReplacement.suffix)
  }

  /// A path of a list, from where the command runs.
  static func path(_ name: String, in folder: String) -> String {
    name.hasPrefix("/") || folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
  }

  private static func add(
    _ data: JSONValue?, in folder: String, to arguments: inout [String]
  ) throws(Failure) -> JSONValue? {
    switch data {
    case nil: return nil
    case .string(let name)?:
      arguments.append("--data=\(path(name, in: folder))")
      return nil
    case .object?, .array?: return data
    case .null?, .bool?, .number?:
      throw Failure(.badDocument, "\"data\" must be the path of a file, an object or an array")
    }
  }

  private static func changes(_ set: JSONValue?) throws(Failure) -> [String] {
    switch set {
    case nil: return []
    case .object(let object)?:
      return object.members.map { "--set=\($0.key)=\(JSONWriter.compact($0.value))" }
    case .array(let texts)? where texts.allSatisfy({ $0.string != nil }):
      return texts.map { "--set=\($0.string ?? "")" }
    default:
      throw Failure(
        .badDocument, "\"set\" must be an object of paths and values, or an array of path=value")
    }
  }

  /// Whether a key is words of small letters and digits with a hyphen between them, the first with a letter in front.
  private static func isOptionName(_ key: String) -> Bool {
    let words = key.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return key.utf8.first.map(letters.contains) == true
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { letters.contains($0) || digits.contains($0) }
      }
  }

  private static func option(_ key: String, _ value: JSONValue) throws(Failure) -> [String] {
    guard !commonKeys.contains(key) else {
      throw Failure(.badDocument, "\"\(key)\" is for the whole batch, not for one line")
    }
    // A key with more in it would become another option, or one with a value of its own.
    guard isOptionName(key) else {
      throw Failure(.badDocument, "\(Diagnostic.quoted(key)) is no option")
    }
    switch value {
    case .bool(let isOn): return isOn ? ["--\(key)"] : []
    case .number(let number): return ["--\(key)=\(number.text)"]
    case .string(let text): return ["--\(key)=\(text)"]
    case .array(let values):
      var all: [String] = []
      for value in values { all += try option(key, value) }
      return all
    case .null, .object:
      throw Failure(.badDocument, "\"\(key)\" is \(value.kindName); expected a plain value")
    }
  }

  /// The verb with its options, read as from the command line.
  func work() throws(Failure) -> Work {
    do {
      switch verb {
      case "frames": return .frames(try Frames.parse(arguments))
      case "animate": return .animate(try Animate.parse(arguments))
      default: return .render(try Render.parse(arguments))
      }
    } catch {
      let message = Render.message(for: error)
      throw Failure(.badDocument, message.prefix(1).lowercased() + message.dropFirst())
    }
  }

  /// The files that are written: the picture of a sprite sheet stands beside its JSON file.
  var outputs: [String] {
    guard verb == "animate", output.hasSuffix(".json") || object["format"] == "json" else {
      return [output]
    }
    let name = URL(fileURLWithPath: output).deletingPathExtension().lastPathComponent
    let folder = output.split(separator: "/").dropLast()
    return [output, (folder + ["\(name).png"]).joined(separator: "/")]
  }

  /// Makes the folders above the output, which must not lead out of the batch's.
  func makeFolders() throws(Failure) {
    let folder = ContainedFolder(String(path.dropLast(output.count + 1)))
    do throws(SystemError) {
      for output in outputs { try folder.makeFolders(of: output) }
      // Frames may be told a folder by its name.
      if verb == "frames" { _ = try folder.existingPath(of: output) }
    } catch {
      throw Failure(.cannotCreate, "\(path) can't be created: \(error.sentence)")
    }
  }
}
