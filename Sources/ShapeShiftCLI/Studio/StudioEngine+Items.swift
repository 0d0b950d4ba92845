import DocumentModel
import DocumentViews
import Foundation
import ShapeShift
import ShapeShiftDocuments

// What pages do with items.

extension StudioEngine {
  /// What pages are told of the rows: the file, what it calls them, and what is wrong; nothing without rows.
  var rows: JSONValue {
    guard let rows = library.rows else { return .null }
    return [
      "name": .string(InputFile(rows.path).name), "titles": .array(rows.titles),
      "problem": rows.problem,
    ]
  }

  /// Does what is asked of an item, or of all.
  func itemVerb(
    _ name: String, _ json: JSONObject, _ client: Int
  ) async throws -> StudioMessage? {
    switch name {
    case "hello":
      return StudioMessage([
        "version": .string(ShapeShiftCommand.version), "readOnly": .bool(isReadOnly),
        "items": items, "rows": rows,
      ])
    case "thumbnail": return try thumbnail(json)
    case "source": return StudioMessage(try source(try item(json)))
    case "history": return StudioMessage(try StudioStore(try document(json), library.limits).list())
    case "references": return StudioMessage(try references(json))
    case "picture": return try picture(json)
    case "accept": return StudioMessage(try accept(json, client))
    case "export":
      try export(json, client)
      return nil
    case "outline":
      return StudioMessage(["outline": DocumentOutline(of: try value(of: json)).json])
    case "inspect":
      let pointer = try JSONPointer(parsing: json["pointer"]?.string ?? "")
      return StudioMessage(try DocumentInspection(of: try value(of: json), at: pointer).json)
    case "edit", "undo", "redo", "checkout":
      return StudioMessage(try change(name, json))
    default: throw Failure.studio("unknown command \(Diagnostic.quoted(name))")
    }
  }

  private func document(_ json: JSONObject) throws(Failure) -> StudioItem {
    let item = try item(json)
    guard item.isDocument else { throw .studio("\(item.name) is not a document") }
    return item
  }

  /// The document as JSON, the last that could be read.
  private func value(of json: JSONObject) throws(Failure) -> JSONValue {
    let item = try document(json)
    guard let value = item.value else {
      throw item.failure ?? .studio("\(item.name) is not valid JSON")
    }
    return value
  }

  /// Refuses what would write a file.
  func checkWriting() throws(Failure) {
    guard !isReadOnly else {
      throw .studio("the studio was started with --read-only and does not write files")
    }
  }

  // MARK: Pictures

  private func thumbnail(_ json: JSONObject) throws -> StudioMessage {
    let item = try item(json)
    let look = try StudioLook(json["look"])
    let stage = try StudioStage(item, look, StudioLog.log(nil), memory: memory)
    let list = try stage.list(at: max(try number(json, "at") ?? 0, 0))
    if item.size == nil { item.size = list.size }
    var options = stage.options
    let longest = max(list.size.width, list.size.height, 1)
    if let most = try number(json, "maximum"), longest * options.scale > most {
      options.scale = max(most, 1) / longest
    }
    let bytes = try list.encoded(as: .png, options: options).bytes
    return StudioMessage(
      [
        "width": .studio(Double(list.size.width)), "height": .studio(Double(list.size.height)),
        "scale": .studio(options.scale), "revision": .studio(item.revision),
      ], bytes: bytes)
  }

  private func source(_ item: StudioItem) throws -> JSONObject {
    var path = item.path
    if item.kind == .preview, !InputFile(path).isSwift {
      guard let file = item.sourceFile else {
        throw Failure.studio("the file of \(item.name) is unknown")
      }
      path = file
    }
    let source = try InputFile(path).source(limits: library.limits)
    return [
      "text": .string(String(decoding: source.bytes, as: UTF8.self)), "file": .string(path),
      "editable": .bool(item.isDocument && !isReadOnly),
    ]
  }

  // MARK: Steps

  private func change(_ name: String, _ json: JSONObject) throws -> JSONObject {
    try checkWriting()
    let item = try document(json)
    let store = StudioStore(item, library.limits)
    var answer = JSONObject()
    switch name {
    case "edit": answer["made"] = .studio(try edit(json, store))
    case "undo": answer["steps"] = .array(try store.undo(try count(json)).map { .studio($0) })
    case "redo": answer["steps"] = .array(try store.redo(try count(json)).map { .studio($0) })
    default: try store.checkout(try integer(json, "step"))
    }
    if item.isOutdated {
      library.read(item)
      try tell(item)
    }
    answer["step"] = .studio(item.history.head)
    answer["revision"] = .studio(item.revision)
    return answer
  }

  private func edit(_ json: JSONObject, _ store: StudioStore) throws -> Int? {
    guard let patch = json["patch"] else { throw Failure.studio("an edit requires \"patch\"") }
    let animations = ["animation", "undoAnimation"].map { key in
      json[key].flatMap { $0.isNull ? nil : $0 }
    }
    for case let animation? in animations {
      if let problem = SceneReader.problem(ofAnimation: animation) { throw problem }
    }
    let edit = StoreEdit(
      name: json["label"]?.string.map { String($0.prefix(200)) }, origin: "studio",
      animation: animations[0], undoAnimation: animations[1],
      gesture: json["gesture"]?.string.map { String($0.prefix(100)) })
    return try store.apply(try JSONPatch(json: patch), as: edit)
  }

  private func count(_ json: JSONObject) throws(Failure) -> Int {
    guard json["count"] != nil else { return 1 }
    let count = try integer(json, "count")
    guard 1...100_000 ~= count else { throw .studio("count must be 1 or more") }
    return count
  }
}
