package import DocumentModel

/// Edits documents as people write edits.
package enum DocumentEditing {
  /// A document with values set, in their order; the paths and values are those of `--set`.
  ///
  /// - Throws: The problem of the first that can't be set, with its place in it.
  package static func edited(_ document: JSONValue, by overrides: [DocumentChange])
    throws(Diagnostic) -> JSONValue
  {
    let source = SourceText(name: "document", text: "")
    let node = JSONNode(document, source: source, range: 0..<0)
    return try OverrideList(overrides, data: nil, name: "edit").applied(to: node).value
  }
}
