import DocumentModel

/// A place of a document that something is bound to.
struct BoundPlace {
  /// Nil while only the names around are known.
  let pointer: JSONPointer?
  /// What stands there.
  let node: JSONNode
}

extension DocumentDecoder {
  /// What a binding is to; nil after a report, or where parts are only checked.
  func bound(_ node: JSONNode) -> BoundPlace? {
    guard let members = node.members, let member = node.member("$bind") else { return nil }
    var areKnown = true
    for other in members where other.key != "$bind" {
      if other.key == "registersUndo" {
        areKnown = at(other.key) { ValueType<Bool>.bool.decode(other.value, self) } != nil
      } else {
        reportKey(other, in: "a binding", among: ["$bind", "registersUndo"])
        areKnown = false
      }
    }
    return at(member.key) {
      guard areKnown else { return nil }
      guard let path = member.value.string else {
        reportType("the path of a value, such as \"model.hue\"", member.value)
        return nil
      }
      guard let found = place(of: path, at: member.value.span) else { return nil }
      isLive = true
      boundPlaces.append((found, member.value.span))
      return document?[found].map { BoundPlace(pointer: found, node: $0) }
    }
  }

  /// The place of a value of the document that may be written; nil after a report, or while it is not known.
  private func place(of path: String, at span: SourceSpan) -> JSONPointer? {
    let written: JSONPointer
    do throws(Diagnostic) {
      written = try JSONPointer(path: path)
    } catch {
      report(.invalidBinding, error.message, at: span, help: error.help)
      return nil
    }
    guard let first = written.tokens.first else {
      report(
        .invalidBinding, "a binding must name a value of the document", at: span,
        help: "bind to a path such as \"model.hue\"")
      return nil
    }
    if isChecking, expectedNames.contains(first) { return nil }
    if places[first] == nil, scope[first] != nil, rootScope[first] == nil {
      report(
        .invalidBinding,
        "\(Diagnostic.quoted(first)) is a computed value, which a binding cannot change",
        at: span,
        help: "pass it as a path: {\"$\": \"values.items\"} or {\"$bind\": \"model.fill\"}")
      return nil
    }
    guard let document, let pointer = resolvedPlace(written) else { return nil }
    guard let holder = pointer.tokens.first, ["model", "values"].contains(holder),
      document[pointer] != nil
    else {
      reportUnbound(written, resolved: pointer, at: span)
      return nil
    }
    for count in 1...pointer.tokens.count {
      let part = JSONPointer(Array(pointer.tokens.prefix(count)))
      guard document[part]?.isExpression != true else {
        report(
          .invalidBinding,
          "\(Diagnostic.quoted(part.dottedPath)) is a computed value, which a binding cannot change",
          at: span, help: "bind to a value that the expression reads")
        return nil
      }
    }
    return pointer
  }

  /// A place with the names around in place of its beginning.
  func resolvedPlace(_ written: JSONPointer) -> JSONPointer? {
    guard let first = written.tokens.first else { return nil }
    if let place = places[first] { return JSONPointer(place.tokens + written.tokens.dropFirst()) }
    return document.map { OverrideList.place(of: written, in: $0) }
  }

  private func reportUnbound(
    _ written: JSONPointer, resolved: JSONPointer, at span: SourceSpan
  ) {
    var names: [String] = []
    for holder in ["model", "values"] {
      for member in document?[holder]?.members ?? [] {
        names += ["\(holder).\(member.key)", member.key]
        names += (member.value.members ?? []).map { "\(holder).\(member.key).\($0.key)" }
      }
    }
    let name = written.dottedPath
    report(
      .invalidBinding,
      "the document has no value \(Diagnostic.quoted(name)) in \"model\" or \"values\"",
      at: span,
      help: Suggestion.help(for: name, among: names)
        ?? (names.isEmpty
          ? "add it to \"model\""
          : "add it, or bind to one of \(names.filter { $0.contains(".") }.prefix(8).joined(separator: ", "))"),
      fix: Self.fix(name, among: names, at: span))
  }

  /// The place that an expression is of, if it is nothing but a path.
  func place(of node: JSONNode) -> JSONPointer? {
    guard let text = node["$"]?.string ?? node["$bind"]?.string,
      let first = text.first, first.isLetter || first == "_",
      text.allSatisfy({ $0.isLetter || $0.isNumber || "_.[]".contains($0) }),
      let written = try? JSONPointer(path: text), let pointer = resolvedPlace(written),
      let node = document?[pointer], !node.isExpression
    else { return nil }
    return pointer
  }

  /// Reports bindings to what follows keyframes: what is written there would not show.
  func checkBoundPlaces(against tracks: [JSONPointer]) {
    for (place, span) in boundPlaces
    where
      tracks.contains(where: {
        $0.tokens.starts(with: place.tokens) || place.tokens.starts(with: $0.tokens)
      })
    {
      report(
        .invalidBinding,
        "\(Diagnostic.quoted(place.dottedPath)) follows keyframes, so a binding cannot change it",
        at: span, help: "remove the track of the timeline, or bind to another value")
    }
  }

  /// Does something where names stand for places of the document.
  func withPlaces<Result>(_ places: [String: JSONPointer], _ body: () -> Result) -> Result {
    let before = self.places
    self.places = places
    defer { self.places = before }
    return body()
  }
}
