import Foundation

/// What the compiler is told.
enum MacroAnswer {
  /// The version of the messages that this program speaks.
  private static let version = 7

  /// The answer to a message.
  static func message(to request: [String: Any]) -> [String: Any] {
    if request["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": version]]]
    }
    if request["expandFreestandingMacro"] != nil {
      // Previews are views for an editor: they are checked and become nothing.
      return expansion("")
    }
    guard let use = request["expandAttachedMacro"] as? [String: Any] else { return expansion("") }
    return expansion(of: use)
  }

  private static func expansion(of use: [String: Any]) -> [String: Any] {
    let macro = (use["macro"] as? [String: Any])?["typeName"] as? String
    guard macro == "EntryMacro" else { return expansion("") }
    let declaration = use["declSyntax"] as? [String: Any]
    guard let source = declaration?["source"] as? String, let entry = Entry(source) else {
      return failure(
        "@Entry needs a variable with a value: @Entry var name: Type = value", at: declaration)
    }
    let owner = ((use["lexicalContext"] as? [[String: Any]])?.first?["source"] as? String) ?? ""
    let role = use["macroRole"] as? String
    return expansion(role == "accessor" ? entry.accessors : entry.key(in: owner))
  }

  private static func expansion(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
  }

  private static func failure(_ message: String, at syntax: [String: Any]?) -> [String: Any] {
    let location = syntax?["location"] as? [String: Any]
    let diagnostic: [String: Any] = [
      "message": message, "severity": "error",
      "position": [
        "fileName": location?["fileName"] ?? "", "offset": location?["offset"] ?? 0,
      ],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
    return ["expandMacroResult": ["expandedSource": "", "diagnostics": [diagnostic]]]
  }
}
