public import DocumentModel
public import DocumentViews

/// A document, and the changes to it before it is read.
///
/// In JSON its members are among those of the request: `doc`, `set`, `data`, `at`, `preview`, `type`,
/// `code`, and the limits.
public struct DocumentInput: Sendable, Equatable {
  /// Data that become the values of the document.
  public enum Data: Sendable, Equatable {
    /// A JSON, JSON Lines or CSV file.
    case file(String)
    /// The members of an object, or rows.
    case value(JSONValue)
  }

  /// The file; `-` for standard input.
  ///
  /// The command takes Swift code as well.
  public var path: String
  /// Changes, made in their order.
  public var changes: [DocumentChange] = []
  /// The members of an object become values, rows the value `data`.
  public var data: Data?
  /// The document as it was at a step of its history: `12`, `-3`, `5m` or a label.
  public var step: String?
  /// Of Swift code: the preview of this name, or of this number from 1.
  public var preview: String?
  /// Of Swift code: a view that is made without arguments, in place of previews.
  public var viewType: String?
  /// Whether the command may compile and run the document if it is Swift code, which has all rights of the process.
  public var runsCode = true
  /// The document's limits.
  public var limits = DocumentLimits()

  /// A document as it is.
  public init(_ path: String) { self.path = path }
}

extension DocumentInput: ExpressibleByStringLiteral {
  /// The file of a path.
  public init(stringLiteral path: String) { self.init(path) }
}

extension DocumentInput {
  init(_ fields: inout RequestFields) throws(RequestError) {
    guard let path = fields.take("doc")?.string else {
      throw RequestError(
        .badDocument, "missing \"doc\"; expected the path of a document",
        help: "add \"doc\": \"card.json\"")
    }
    self.init(path)
    changes = try Self.changes(fields.take("set"))
    data = try Self.data(fields.take("data"))
    step = try fields.text("at")
    preview = try fields.text("preview")
    viewType = try fields.text("type")
    runsCode = try fields.flag("code") ?? true
    limits = try DocumentLimits(&fields)
  }

  private static func changes(_ set: JSONValue?) throws(RequestError) -> [DocumentChange] {
    let problem = RequestError(
      .badDocument, "\"set\" must be an object of paths and values, or an array of path=value")
    switch set {
    case nil: return []
    case .object(let object)?: return object.members.map { DocumentChange($0.key, $0.value) }
    case .array(let texts)?:
      return try texts.map { (text) throws(RequestError) in
        guard let text = text.string else { throw problem }
        return try DocumentChange(assignment: text)
      }
    default: throw problem
    }
  }

  private static func data(_ data: JSONValue?) throws(RequestError) -> Data? {
    switch data {
    case nil: return nil
    case .string(let name)?: return .file(name)
    case .object?, .array?: return data.map { .value($0) }
    case .null?, .bool?, .number?:
      throw RequestError(
        .badDocument, "\"data\" must be a file path, an object or an array")
    }
  }

  func write(to object: inout JSONObject) {
    object["doc"] = .string(path)
    if !changes.isEmpty { object["set"] = Self.json(of: changes) }
    switch data {
    case nil: break
    case .file(let path)?: object["data"] = .string(path)
    case .value(let value)?: object["data"] = value
    }
    object.set("at", step)
    object.set("preview", preview)
    object.set("type", viewType)
    object.set("code", runsCode, unless: true) { .bool($0) }
    limits.write(to: &object)
  }

  /// An object, where that says the same.
  private static func json(of changes: [DocumentChange]) -> JSONValue {
    var object = JSONObject()
    for change in changes {
      guard case .value(let value) = change.value, object[change.path] == nil else {
        return .array(changes.map { .string($0.assignment) })
      }
      object[change.path] = value
    }
    return .object(object)
  }
}

extension DocumentChange {
  /// Reads `path=value`.
  package init(assignment text: String) throws(RequestError) {
    guard let equals = text.firstIndex(of: "=") else {
      throw RequestError(
        .usage, "missing \"=\" in --set \(text); expected path=value",
        help: "write --set \(text)=VALUE")
    }
    self.init(String(text[..<equals]), text: String(text[text.index(after: equals)...]))
  }

  /// The change as it is read.
  package var assignment: String {
    switch value {
    case .value(let value): "\(path)=\(JSONWriter.compact(value))"
    case .text(let text): "\(path)=\(text)"
    }
  }
}

extension DocumentLimits {
  /// The limits by their options.
  private static var paths: [(key: String, path: WritableKeyPath<DocumentLimits, Int>)] {
    [
      ("maxFileSize", \.fileSize), ("maxDepth", \.depth), ("maxValues", \.values),
      ("maxNodes", \.nodes), ("maxSteps", \.expressionSteps),
      ("maxDrawingSteps", \.drawingSteps),
    ]
  }

  /// The largest value of any limit.
  package static let largest = 1 << 40

  fileprivate init(_ fields: inout RequestFields) throws(RequestError) {
    self.init()
    for (key, path) in Self.paths {
      let range = 1...(key == "maxDepth" ? Self.maximumDepth : Self.largest)
      if let limit = try fields.integer(key, in: range) { self[keyPath: path] = limit }
    }
  }

  fileprivate func write(to object: inout JSONObject) {
    let usual = DocumentLimits()
    for (key, path) in Self.paths where self[keyPath: path] != usual[keyPath: path] {
      object.set(key, self[keyPath: path])
    }
  }
}
