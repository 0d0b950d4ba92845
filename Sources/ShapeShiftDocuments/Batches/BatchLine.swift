import FileStorage
import Foundation
package import JSONModel

/// One picture, sequence or animation of a batch.
package struct BatchLine: Sendable {
  /// The line's number in the list, from 1.
  package let number: Int
  /// The line itself.
  package let object: JSONObject
  /// The document, as messages name it.
  package let document: String
  /// The output file or pattern, in the batch's folder.
  package let output: String
  /// The path of the output.
  package let path: String
  /// The request, with paths relative to the working directory, or its error.
  private let request: Result<BatchRequest, RequestError>

  /// Reads a line of a list.
  ///
  /// - Parameters:
  ///   - part: The bytes of the line in the list; `nil` for all.
  ///   - folder: Where paths of documents and data start.
  ///   - target: The batch's folder.
  /// - Throws: `badDocument` if it is not a valid line of a list.
  package init(
    _ list: SourceText, part: Range<Int>? = nil, limits: DocumentLimits = DocumentLimits(),
    number: Int, folder: String, target: String
  ) throws(RequestError) {
    let reading = JSONReader.read(list, part: part, limits: limits)
    guard let root = reading.root else { throw RequestError(reading.diagnostics) }
    guard let object = root.value.object else {
      throw RequestError(
        .badDocument, "expected an object, found \(root.kindName)",
        help:
          "write one object per line, for example {\"doc\": \"card.json\", \"out\": \"card.png\"}")
    }
    try self.init(object, number: number, folder: folder, target: target)
  }

  package init(
    _ object: JSONObject, number: Int, folder: String, target: String
  ) throws(RequestError) {
    guard let document = object["doc"]?.string, document != "-" else {
      throw DocumentInput.missing
    }
    self.number = number
    self.object = object
    self.document = document
    output = try Self.output(object["out"], try BatchRequest.verb(object["verb"]), document)
    let path = "\(target)/\(output)"
    self.path = path
    request = Result { () throws(RequestError) in
      var request = try BatchRequest(object)
      request.document.path = Self.path(document, in: folder)
      if case .file(let data)? = request.document.data {
        request.document.data = .file(Self.path(data, in: folder))
      }
      request.output = path
      return request
    }
  }

  /// Creates a line from a program's request.
  package init(_ request: BatchRequest, number: Int, target: String) throws(RequestError) {
    try self.init(request.json, number: number, folder: "", target: target)
  }

  private static func output(
    _ value: JSONValue?, _ verb: String, _ document: String
  ) throws(RequestError) -> String {
    let stem = InputFile(document).stem
    guard let value else {
      let names = ["frames": "\(stem)/frame_%04d.png", "animate": "\(stem).gif"]
      return names[verb] ?? "\(stem).png"
    }
    let parts = (value.string ?? "").split(separator: "/").filter { $0 != "." }
    guard let name = value.string, !parts.isEmpty, !name.hasPrefix("/"),
      !parts.contains(".."), !name.utf8.contains(0)
    else {
      throw RequestError(
        .badDocument, "\"out\" must be a file in the output folder",
        help: "use a relative path without \"..\"")
    }
    // A folder of such a name would be in the way of the file.
    guard !parts.contains(where: { isReserved(String($0)) }) else {
      throw RequestError(
        .badDocument,
        "\"out\" is \(Diagnostic.quoted(name)), which is reserved for the manifests of batch and frames",
        help: "choose another name")
    }
    return parts.joined(separator: "/")
  }

  /// Whether a name is one that is written beside pictures.
  private static func isReserved(_ name: String) -> Bool {
    BatchManifest.isFileName(name) || FrameManifest.isFileName(name)
      || FrameManifest.isJournalName(name) || name.hasSuffix(FileReplacement.suffix)
  }

  /// A path of a list, from where the process runs.
  static func path(_ name: String, in folder: String) -> String {
    name.hasPrefix("/") || folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
  }

  /// Returns the request.
  package func work() throws(RequestError) -> BatchRequest { try request.get() }

  /// The verb of the request.
  package var verb: String { object["verb"]?.string ?? "render" }

  /// The files that it is made of, as far as it names them.
  package func inputs(in folder: String) -> [String] {
    [object["doc"], object["data"]].compactMap { $0?.string }.map { Self.path($0, in: folder) }
  }

  /// The written files, including the image of a sprite sheet beside its JSON file.
  package var outputs: [String] {
    guard verb == "animate", output.hasSuffix(".json") || object["format"] == "json" else {
      return [output]
    }
    let name = URL(fileURLWithPath: output).deletingPathExtension().lastPathComponent
    let folder = output.split(separator: "/").dropLast()
    return [output, (folder + ["\(name).png"]).joined(separator: "/")]
  }

  /// Makes the folders above the output, which must not lead out of the batch's.
  func makeFolders() throws(RequestError) {
    let folder = ContainedFolder(String(path.dropLast(output.count + 1)))
    do throws(SystemError) {
      for output in outputs { try folder.makeFolders(of: output) }
      // The output of frames may name an existing folder.
      if verb == "frames" { _ = try folder.existingPath(of: output) }
    } catch {
      throw RequestError(.cannotCreate, "\(path) can't be created: \(error.sentence)")
    }
  }
}
