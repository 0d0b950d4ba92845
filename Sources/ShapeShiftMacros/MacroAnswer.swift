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
    if let use = request["expandFreestandingMacro"] as? [String: Any] {
      return name(of: use) == "PreviewMacro" ? preview(of: use) : expansion("")
    }
    guard let use = request["expandAttachedMacro"] as? [String: Any] else { return expansion("") }
    switch name(of: use) {
    case "EntryMacro": return expansion(of: use)
    case "ModelMacro": return model(of: use)
    case "AnimatableMacro": return animatable(of: use)
    case "PersistedPropertyMacro": return property(of: use)
    // Attributes that only say something to others.
    default: return expansion("")
    }
  }

  private static func name(of use: [String: Any]) -> String? {
    (use["macro"] as? [String: Any])?["typeName"] as? String
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

  /// A class becomes a model: it has members that describe it, its variables tell of changes, and it conforms.
  private static func model(of use: [String: Any]) -> [String: Any] {
    switch use["macroRole"] as? String {
    case "member":
      let declaration = use["declSyntax"] as? [String: Any]
      do throws(SourceError) {
        return expansion(try ModelUse(declaration?["source"] as? String ?? "").members)
      } catch {
        return failure(error, at: declaration)
      }
    case "memberAttribute":
      return expansion(variable(of: use)?.attribute ?? "")
    case "extension":
      let type = (use["extendedTypeSyntax"] as? [String: Any])?["source"] as? String ?? ""
      return expansion(ModelUse.conformance(of: type))
    default: return expansion("")
    }
  }

  /// Returns the members of a structure with `@Animatable`, or its conformance unless it has that already, as a `Shape` does.
  private static func animatable(of use: [String: Any]) -> [String: Any] {
    if use["macroRole"] as? String == "extension" {
      let missing = (use["conformanceListSyntax"] as? [String: Any])?["source"] as? String
      let type = (use["extendedTypeSyntax"] as? [String: Any])?["source"] as? String ?? ""
      return expansion(
        missing?.isEmpty == false ? "extension \(type): VectorGeometry.Animatable {}" : "")
    }
    let declaration = use["declSyntax"] as? [String: Any]
    do throws(SourceError) {
      return expansion(try AnimatableUse(declaration?["source"] as? String ?? "").members)
    } catch {
      return failure(error, at: declaration)
    }
  }

  private static func property(of use: [String: Any]) -> [String: Any] {
    guard let variable = variable(of: use) else { return expansion("") }
    return expansion(
      use["macroRole"] as? String == "accessor" ? variable.accessors : variable.storage)
  }

  private static func variable(of use: [String: Any]) -> ModelProperty? {
    ModelProperty(
      declaration: (use["declSyntax"] as? [String: Any])?["source"] as? String ?? "")
  }

  private static func owner(of use: [String: Any], _ entry: Entry) throws(SourceError) -> EntryOwner
  {
    let surroundings = (use["lexicalContext"] as? [[String: Any]])?.first?["source"] as? String
    guard let owner = try EntryOwner(surroundings ?? "") else {
      let owners = EntryOwner.allCases.map(\.rawValue).joined(separator: ", ")
      throw SourceError("@Entry must be used in an extension of one of \(owners)", at: entry.offset)
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
