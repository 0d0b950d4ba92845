/// A function that a program adds to the expressions of its documents.
///
/// It has no effects: equal arguments give equal values, so that equal documents have equal pictures.
public struct DocumentFunction: Sendable {
  /// The name by which expressions call it.
  public let name: String
  /// The accepted number of arguments.
  public let argumentCount: ClosedRange<Int>
  /// The function with names for its arguments, as help shows it.
  public let usage: String
  let body: @Sendable ([JSONValue]) throws -> JSONValue

  /// Creates a function for expressions.
  ///
  /// - Parameters:
  ///   - name: A letter, then letters, digits and `_`; not the name of a built-in function.
  ///   - argumentCount: The accepted number of arguments.
  ///   - usage: The function with names for its arguments, such as `initials(name)`.
  ///   - body: Computes the value; its errors are reported with the location of the call.
  public init(
    _ name: String, arguments argumentCount: ClosedRange<Int>, usage: String? = nil,
    _ body: @escaping @Sendable ([JSONValue]) throws -> JSONValue
  ) {
    self.name = name
    self.argumentCount = argumentCount
    self.usage = usage ?? "\(name)(...)"
    self.body = body
  }

  /// Whether a document could call it, and not another one of its name.
  package var isCallable: Bool {
    name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil
      && ExpressionFunction(rawValue: name) == nil && argumentCount.lowerBound >= 0
  }
}

/// The functions that an expression may call besides those that all have.
package enum ExpressionFunctions: Sendable {
  case known([String: DocumentFunction])
  /// Any: what is only looked at calls nothing.
  case any

  func function(_ name: String) -> DocumentFunction? {
    switch self {
    case .known(let functions): functions[name]
    case .any: DocumentFunction(name, arguments: 0...64) { _ in .null }
    }
  }

  var names: [String] {
    guard case .known(let functions) = self else { return [] }
    return functions.keys.sorted()
  }
}
