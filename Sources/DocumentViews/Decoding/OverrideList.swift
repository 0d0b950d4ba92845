import DocumentModel

/// The changes that options make to a document before it is understood.
struct OverrideList {
  private let overrides: [DocumentChange]
  private let data: JSONValue?
  /// What messages call the changes.
  private let name: String

  init(_ overrides: [DocumentChange], data: JSONValue?, name: String = "--set") {
    self.overrides = overrides
    self.data = data
    self.name = name
  }

  /// The document with the data and then the changes in it.
  func applied(to document: JSONNode) throws(Diagnostic) -> JSONNode {
    var node = document
    if let data { node = try merging(data, into: node) }
    for override in overrides { node = try applying(override, to: node) }
    return node
  }

  // MARK: - Data

  private func merging(_ data: JSONValue, into node: JSONNode) throws(Diagnostic) -> JSONNode {
    let source = SourceText(name: "--data", text: "")
    let merged = data.object?.origin?.node ?? JSONNode(data, source: source, range: 0..<0)
    guard node["shapeshift"] != nil else {
      throw Diagnostic(
        .dataWithoutValues, "a plain model has no values, so data cannot be used",
        at: node.span, help: "use --set fill.hue=0.5, or a document with \"shapeshift\": 1")
    }
    let old = Array(node["values"]?.members ?? [])
    let members: [JSONNode.Member]
    switch merged.content {
    case .object(let new):
      members = old.filter { member in !new.contains { $0.key == member.key } } + new
    case .array:
      members =
        old.filter { $0.key != "data" } + [
          JSONNode.Member(key: "data", keyRange: 0..<0, value: merged)
        ]
    case .null, .bool, .number, .string:
      throw Diagnostic(
        .dataWithoutValues, "the data is \(data.kindName); expected an object or an array",
        help: "write values by name, {\"title\": \"Hello\"}, or an array of rows")
    }
    let values = JSONNode(
      members: members, source: node["values"]?.source ?? source,
      range: node["values"]?.range ?? 0..<0)
    return try node.setting(values, at: JSONPointer(["values"]))
  }

  // MARK: - Single values

  private func applying(_ override: DocumentChange, to document: JSONNode)
    throws(Diagnostic) -> JSONNode
  {
    let text: String
    switch override.value {
    case .value(let value): text = JSONWriter.compact(value)
    case .text(let written): text = written
    }
    let source = SourceText(name: name, text: "\(override.path)=\(text)")
    let start = override.path.utf8.count + 1
    let range = start..<start + text.utf8.count
    let value = try value(override.value, at: range, in: source)
    do throws(Diagnostic) {
      let pointer = Self.place(of: try JSONPointer(path: override.path), in: document)
      guard !pointer.isRoot else {
        throw Diagnostic(
          .invalidPointer, "an option cannot replace the whole document",
          help: "add a path, such as fill.hue")
      }
      try Self.checkName(pointer, in: document)
      let kept = Self.keepsText(override, value, at: pointer, in: document)
      let new = kept ? JSONNode(JSONValue.string(text), source: source, range: range) : value
      return try Self.setting(new, at: pointer, in: document, source)
    } catch {
      var problem = error
      problem.span = SourceSpan(source: source, range: 0..<override.path.utf8.count)
      throw problem
    }
  }

  /// Whether what is written stays the text that it is, though it could be a number or a truth value: where a text of
  /// the document's values or model is.
  private static func keepsText(
    _ override: DocumentChange, _ value: JSONNode, at pointer: JSONPointer, in document: JSONNode
  ) -> Bool {
    guard case .text = override.value, ["values", "model"].contains(pointer.tokens.first),
      case .string? = document[pointer]?.content
    else { return false }
    switch value.content {
    case .number, .bool: return true
    case .null, .string, .array, .object: return false
    }
  }

  private func value(
    _ value: DocumentChange.Value, at range: Range<Int>, in source: SourceText
  ) throws(Diagnostic) -> JSONNode {
    switch value {
    case .value(let value): return JSONNode(value, source: source, range: range)
    case .text(let text):
      if text.hasPrefix("@") { return try swatch(String(text.dropFirst()), at: range, in: source) }
      let reading = JSONReader.read(SourceText(name: source.name, text: text))
      if let value = reading.root?.value {
        return JSONNode(value, source: source, range: range)
      }
      // What begins like JSON and is none was meant to be JSON.
      if let first = text.first, "{[\"".contains(first), var problem = reading.diagnostics.first {
        problem.span = problem.span.map {
          let lower = $0.range.lowerBound + range.lowerBound
          return SourceSpan(source: source, range: lower..<lower + $0.range.count)
        }
        throw problem
      }
      return JSONNode(JSONValue.string(text), source: source, range: range)
    }
  }

  private func swatch(_ name: String, at range: Range<Int>, in source: SourceText)
    throws(Diagnostic) -> JSONNode
  {
    guard let color = HSL.swatch(named: name) else {
      throw Diagnostic(
        .unknownSwatch, "unknown swatch \(Diagnostic.quoted("@" + name))",
        at: SourceSpan(source: source, range: range),
        help: Suggestion.nearest(to: name, among: HSL.swatchNames).map {
          "did you mean \"@\($0)\"?"
        }
          ?? (name.contains(".")
            ? "for the text of a file, write --set \"NAME=$(cat \(name))\", or {\"$text\": \"\(name)\"} in the document"
            : nil)
          ?? "the swatches are \(HSL.swatchNames.joined(separator: ", "))")
    }
    return JSONNode(color.json, source: source, range: range)
  }

  /// The place that a path means: of the document, else of its model, else of its values.
  static func place(of pointer: JSONPointer, in document: JSONNode) -> JSONPointer {
    guard document["shapeshift"] != nil, let first = pointer.tokens.first,
      document[first] == nil, !DocumentForm.keys.contains(first)
    else { return pointer }
    for holder in ["model", "values"] where document[holder]?[first] != nil {
      return JSONPointer([holder] + pointer.tokens)
    }
    return pointer
  }

  /// Refuses a path that begins with a name that a document with values does not have.
  private static func checkName(
    _ pointer: JSONPointer, in document: JSONNode
  ) throws(Diagnostic) {
    let names = ["values", "model"].flatMap { document[$0]?.members?.map(\.key) ?? [] }
    guard document["shapeshift"] != nil, let first = pointer.tokens.first, !names.isEmpty,
      document[first] == nil, !DocumentForm.keys.contains(first), first != "$schema",
      !first.hasPrefix("x-")
    else { return }
    throw Diagnostic(
      .unknownKey, "the document has no value \(Diagnostic.quoted(first))",
      help: Suggestion.help(for: first, among: names + DocumentForm.keys)
        ?? "its values are \(names.joined(separator: ", "))")
  }

  /// The document with another value at a place; what is absent on the way is made.
  static func setting(
    _ value: JSONNode, at pointer: JSONPointer, in document: JSONNode, _ source: SourceText
  ) throws(Diagnostic) -> JSONNode {
    try makingRoom(for: pointer, in: document, source).setting(value, at: pointer)
  }

  /// The document with an object at each place on the way that is absent.
  private static func makingRoom(
    for pointer: JSONPointer, in document: JSONNode, _ source: SourceText
  ) throws(Diagnostic) -> JSONNode {
    var node = document
    for count in pointer.tokens.indices.dropFirst() {
      let holder = JSONPointer(Array(pointer.tokens.prefix(count)))
      guard node[holder] == nil, let parent = holder.parent, node[parent]?.members != nil else {
        continue
      }
      let empty = JSONNode(JSONValue.object([:]), source: source, range: 0..<source.bytes.count)
      node = try node.setting(empty, at: holder)
    }
    return node
  }
}

extension HSL {
  /// The color as a document has it.
  var json: JSONValue {
    [
      "hue": .number(JSONNumber(hue)), "saturation": .number(JSONNumber(saturation)),
      "brightness": .number(JSONNumber(brightness)), "opacity": .number(JSONNumber(opacity)),
    ]
  }
}
