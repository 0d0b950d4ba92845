extension Diagnostic {
  /// The diagnostic as printed by `--json`, without unknown values.
  ///
  /// `line`, `column`, `endLine` and `endColumn` start at 1, the end is exclusive; `span` holds two
  /// byte offsets.
  public var json: JSONValue {
    var object: JSONObject = [
      "code": .string(code.id),
      "severity": .string(severity.rawValue),
      "message": .string(message),
    ]
    if let pointer { object["pointer"] = .string(pointer.description) }
    if let span { object.merge(Self.members(of: span)) }
    if let help { object["help"] = .string(help) }
    if let fix {
      var edit = Self.members(of: fix.span)
      edit["replacement"] = .string(fix.replacement)
      object["fix"] = .object(edit)
    }
    if !notes.isEmpty { object["notes"] = .array(notes.map(\.json)) }
    return .object(object)
  }

  fileprivate static func members(of span: SourceSpan) -> JSONObject {
    let (start, end) = (span.start, span.end)
    return [
      "source": .string(span.source.name),
      "line": .number(JSONNumber(start.line)),
      "column": .number(JSONNumber(start.column)),
      "endLine": .number(JSONNumber(end.line)),
      "endColumn": .number(JSONNumber(end.column)),
      "span": [
        .number(JSONNumber(span.range.lowerBound)), .number(JSONNumber(span.range.upperBound)),
      ],
    ]
  }
}

extension Diagnostic.Note {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["message": .string(message)]
    if let span { object.merge(Diagnostic.members(of: span)) }
    return .object(object)
  }
}
