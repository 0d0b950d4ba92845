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

extension DocumentInput: KeyedSettings {
  package static let defaults = DocumentInput("")

  package static let keys: [SettingKey<DocumentInput>] =
    [
      SettingKey(
        "doc", \.path, .text, "doc",
        help: "Document, or - for standard input; or a Swift file, folder or package."
      ).operand().completed(),
      .changes(\.changes, help: "Set a document value"),
      .data(
        \.data,
        help:
          "JSON, JSON Lines or CSV file: members of an object set document values, rows set the value \"data\"."
      ),
      SettingKey(
        "at", \.step, .text, "step",
        help: "Use the document at a step of its history: 12, -3, 5m or a label."),
      SettingKey(
        "preview", \.preview, .text, "name",
        help: "Swift code only: preview to render, by name or 1-based index."),
      SettingKey(
        "type", \.viewType, .text, "name",
        help:
          "Swift files and folders only: view to render instead of previews; created without arguments."
      ),
      .code(\.runsCode),
    ] + DocumentLimits.keys.map { $0.hidden().at(\DocumentInput.limits) }

  /// Refuses a request without a document.
  func check() throws(RequestError) {
    if path.isEmpty { throw Self.missing }
  }

  /// The error of a request without a document.
  static let missing = RequestError(
    .badDocument, "missing \"doc\"; expected the path of a document",
    help: "add \"doc\": \"card.json\"")
}

extension SettingKey {
  /// The flag that refuses Swift source.
  package static func code(_ path: any WritableKeyPath<Settings, Bool> & Sendable) -> SettingKey {
    SettingKey(
      "code", path, .flag(.negatedFlag),
      help: "Refuse Swift source instead of running it with your permissions.")
  }

  /// Changes of a document.
  package static func changes(
    _ path: any WritableKeyPath<Settings, [DocumentChange]> & Sendable, help: String
  ) -> SettingKey {
    SettingKey(
      "set", path, .changes, "path=value",
      help: "\(help), for example fill.hue=0.5 or /fill/hue=0.5; can be repeated.")
  }

  /// Data of a document.
  package static func data(
    _ path: any WritableKeyPath<Settings, DocumentInput.Data?> & Sendable, help: String
  ) -> SettingKey {
    SettingKey("data", path, .data, "file", help: help).completed()
  }
}

extension OptionValue<[DocumentChange]> {
  package static var changes: OptionValue {
    OptionValue(
      read: changes(_:), write: json(of:), schema: ["type": ["object", "array"]], form: .values)
  }

  private static func changes(_ value: JSONValue) throws(OptionProblem) -> [DocumentChange] {
    let problem = OptionProblem(
      "\"set\" must be an object of paths and values, or an array of path=value", .nothing)
    switch value {
    case .object(let object): return object.members.map { DocumentChange($0.key, $0.value) }
    case .array(let texts):
      return try texts.map { (text) throws(OptionProblem) in
        guard let text = text.string else { throw problem }
        return try DocumentChange(assignment: text)
      }
    case .null, .bool, .number, .string: throw problem
    }
  }

  /// Returns an object if the changes can be represented as one.
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

extension OptionValue<DocumentInput.Data> {
  fileprivate static var data: OptionValue {
    OptionValue(
      read: { (value) throws(OptionProblem) in
        switch value {
        case .string(let name): return .file(name)
        case .object, .array: return .value(value)
        case .null, .bool, .number:
          throw OptionProblem("\"data\" must be a file path, an object or an array", .nothing)
        }
      },
      write: { data in
        switch data {
        case .file(let path): .string(path)
        case .value(let value): value
        }
      }, schema: ["type": ["string", "object", "array"]])
  }
}

extension DocumentChange {
  /// Reads `path=value`.
  package init(assignment text: String) throws(OptionProblem) {
    guard let equals = text.firstIndex(of: "=") else {
      throw OptionProblem(
        "missing \"=\" in \(Diagnostic.quoted(text)); expected path=value", .nothing,
        help: "write \(text)=VALUE")
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

extension DocumentLimits: KeyedSettings {
  package static let defaults = DocumentLimits()

  package static let keys: [SettingKey<DocumentLimits>] = [
    SettingKey("maxFileSize", \.fileSize, limit, "n", help: "Maximum bytes per file."),
    SettingKey(
      "maxDepth", \.depth, .integer(1...maximumDepth), "n",
      help: "Maximum nesting depth of arrays and objects, up to 1000."),
    SettingKey("maxValues", \.values, limit, "n", help: "Maximum JSON values per file."),
    SettingKey("maxNodes", \.nodes, limit, "n", help: "Maximum number of views."),
    SettingKey(
      "maxSteps", \.expressionSteps, limit, "n",
      help: "Maximum steps of all expressions together."),
    SettingKey(
      "maxDrawingSteps", \.drawingSteps, limit, "n", help: "Maximum drawing steps per image."),
  ]

  private static let limit = OptionValue<Int>.integer(1...(1 << 40))
}
