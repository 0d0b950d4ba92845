import MacroSyntax

/// What the compiler is told.
enum MacroAnswer {
  /// The version of the messages that this program speaks.
  private static let version = 7

  /// The answer to a message.
  static func message(to request: [String: Any]) -> [String: Any] {
    if request["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": version]]]
    }
    if let use = request["expandFreestandingMacro"] as? [String: Any] { return preview(of: use) }
    guard let use = request["expandAttachedMacro"] as? [String: Any],
      (use["macro"] as? [String: Any])?["typeName"] as? String == "EntryMacro"
    else { return expansion("") }
    return expansion(of: use)
  }

  /// A preview becomes a type that makes it, and a record by which it is found.
  private static func preview(of use: [String: Any]) -> [String: Any] {
    let syntax = use["syntax"] as? [String: Any]
    let source = syntax?["source"] as? String ?? ""
    let location = syntax?["location"] as? [String: Any]
    do throws(SourceError) {
      let preview = try PreviewUse(source)
      // The compiler tells the line of the first comment before the use.
      let before = source.utf8.prefix(preview.offset).count { $0 == UInt8(ascii: "\n") }
      return expansion(
        preview.expansion(
          at: PreviewUse.Place(
            discriminator: use["discriminator"] as? String ?? "",
            fileID: location?["fileID"] as? String ?? "",
            line: (location?["line"] as? Int ?? 0) + before,
            path: location?["fileName"] as? String)))
    } catch {
      return failure(error, at: syntax)
    }
  }

  private static func expansion(of use: [String: Any]) -> [String: Any] {
    let declaration = use["declSyntax"] as? [String: Any]
    let isAccessor = use["macroRole"] as? String == "accessor"
    do throws(SourceError) {
      let entry = try Entry(declaration?["source"] as? String ?? "")
      let key = try entry.key(of: try owner(of: use, entry))
      return expansion(isAccessor ? entry.accessors : key)
    } catch {
      // The compiler asks twice, for accessors and for the key: it hears of what is wrong once.
      return isAccessor ? failure(error, at: declaration) : expansion("")
    }
  }

  private static func owner(of use: [String: Any], _ entry: Entry) throws(SourceError) -> EntryOwner
  {
    let surroundings = (use["lexicalContext"] as? [[String: Any]])?.first?["source"] as? String
    guard let owner = try EntryOwner(surroundings ?? "") else {
      let owners = EntryOwner.allCases.map(\.rawValue).joined(separator: ", ")
      throw SourceError("@Entry stands in an extension of one of \(owners)", at: entry.offset)
    }
    return owner
  }

  private static func expansion(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
  }

  /// An error at its place: the offset of the declaration counts from the start of its source, comments included.
  private static func failure(_ error: SourceError, at syntax: [String: Any]?) -> [String: Any] {
    let location = syntax?["location"] as? [String: Any]
    let start = location?["offset"] as? Int ?? 0
    let diagnostic: [String: Any] = [
      "message": error.message, "severity": "error",
      "position": ["fileName": location?["fileName"] ?? "", "offset": start + error.offset],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
    return ["expandMacroResult": ["expandedSource": "", "diagnostics": [diagnostic]]]
  }
}
