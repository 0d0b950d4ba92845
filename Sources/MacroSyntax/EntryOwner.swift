/// What a variable with `@Entry` extends.
package enum EntryOwner: String, CaseIterable {
  case environment = "EnvironmentValues"
  case container = "ContainerValues"
  case transaction = "Transaction"
  case focus = "FocusedValues"

  /// The protocol of its keys.
  var key: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .container: "ContainerValueKey"
    case .transaction: "TransactionKey"
    case .focus: "FocusedValueKey"
    }
  }

  /// Reads the head of the extension around a variable: `extension EnvironmentValues`, also with its module's name.
  ///
  /// - Returns: nil for a type that has no entries.
  package init?(_ source: String) throws(SourceError) {
    let tokens = try SourceLexer.tokens(of: source)
    let type = tokens.drop { !$0.isWord("extension") }.dropFirst()
    let name = type.prefix { $0.kind == .word && $0.text != "where" || $0.isSign(".") }
    guard let last = name.last else { return nil }
    self.init(rawValue: last.text)
  }
}
