/// What reading a file gave.
package struct JSONReading: Sendable {
  /// The value, if nothing was wrong.
  package let root: JSONNode?
  /// The value with null for each broken token, so that the rest can be checked as well.
  ///
  /// Nil if nothing was wrong, or if the structure is in doubt.
  package let repairedRoot: JSONNode?
  /// The problems, in the order of their places.
  package let diagnostics: [Diagnostic]
  /// Whether the file has comments.
  package let containsComments: Bool
  /// Whether some object has the key `$ref`.
  package let containsReferences: Bool
}

extension JSONReading {
  /// The result for a file of which nothing is read.
  static func refused(_ problem: Diagnostic) -> JSONReading {
    JSONReading(
      root: nil, repairedRoot: nil, diagnostics: [problem], containsComments: false,
      containsReferences: false)
  }

  /// The value, or the first problem thrown.
  package func get() throws(Diagnostic) -> JSONNode {
    if let root { return root }
    throw diagnostics.first
      ?? Diagnostic(.emptyDocument, "the file is empty; expected a value")
  }
}
