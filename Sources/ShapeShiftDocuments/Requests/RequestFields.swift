package import JSONModel

/// The members of a request in JSON that no option has taken yet.
///
/// Keys are the names of options, with hyphens or in camel case: `max-pixels` is `maxPixels`.
package struct RequestFields {
  private var members: [JSONObject.Member]
  private var known: [String] = []

  package init(_ object: JSONObject) { members = Array(object.members) }

  /// Takes the member of an option, and sets its value.
  mutating func take<Settings>(
    _ key: SettingKey<Settings>, into settings: inout Settings
  ) throws(RequestError) {
    guard let value = try take(key.description) else { return }
    do throws(OptionProblem) {
      try key.read(&settings, value)
    } catch {
      throw key.description.error(error, for: value, in: .json) { "\"\($0)\"" }
    }
  }

  private mutating func take(_ option: OptionDescription) throws(RequestError) -> JSONValue? {
    known.append(option.name)
    let indices = members.indices.filter { option.isNamed(members[$0].key) }
    guard let index = indices.first else { return nil }
    guard indices.count == 1 else {
      throw RequestError(.badDocument, "\(Diagnostic.quoted(members[indices[1]].key)) is set twice")
    }
    let value = members.remove(at: index).value
    return value.isNull ? nil : value
  }

  /// Refuses members that were not taken.
  package func end(of verb: String) throws(RequestError) {
    guard let stray = members.first?.key else { return }
    if BatchRequest.verbs.contains(verb), Self.forWholeBatch.contains(stray) {
      throw RequestError(
        .badDocument, "\"\(stray)\" applies to the whole batch, not to one line",
        help: "remove it, and pass it to 'shapeshift batch' as an option")
    }
    throw RequestError(
      .badDocument, "unknown option \(Diagnostic.quoted(stray)) of \(verb)",
      help: Suggestion.help(for: stray, among: known))
  }

  /// The members that apply to the whole batch instead of one request.
  private static let forWholeBatch: Set<String> = [
    "jobs", "progress", "shard", "shards", "resume", "verify", "merge", "json", "color", "output",
    "help", "version",
  ]
}
