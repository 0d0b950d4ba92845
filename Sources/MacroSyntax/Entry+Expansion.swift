extension Entry {
  /// The name of the key.
  private var key: String {
    let plain = name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    let isRaw = !plain.utf8.allSatisfy(SourceByte.isWord)
    return isRaw ? "`__Key_\(plain)`" : "__Key_\(plain)"
  }

  /// What reads and writes the value.
  package var accessors: String {
    """
    {
      get { self[\(key).self] }
      set { self[\(key).self] = newValue }
    }
    """
  }

  /// The key, for what the variable extends.
  package func key(of owner: EntryOwner) throws(SourceError) -> String {
    let member = owner == .focus ? try focusedMember() : defaultMember
    return (availability + ["private struct \(key): \(owner.key) {", member, "}"])
      .joined(separator: "\n")
  }

  /// The value where nothing was set.
  ///
  /// Lines of their own keep what the source has of comments and strings of several lines as it is. Nobody sets a value
  /// without a type; it is a variable as a constant that may be shared is marked in vain, with a warning, and safe as
  /// nothing writes it.
  private var defaultMember: String {
    guard let type else {
      return "@safe nonisolated(unsafe) static var defaultValue =\n\(value ?? "nil")"
    }
    return "static var defaultValue: \(type.ofKey) {\n\(value ?? "nil")\n}"
  }

  /// What a view with the focus may give; without one there is nothing.
  private func focusedMember() throws(SourceError) -> String {
    guard let wrapped = type?.wrapped else {
      throw SourceError(
        "@Entry requires an optional type among focused values: @Entry var \(name): Type?",
        at: offset)
    }
    guard value == nil || value == "nil" else {
      throw SourceError(
        "a focused value in @Entry can only be nil: @Entry var \(name): \(wrapped)?",
        at: offset)
    }
    return "typealias Value = \(wrapped)"
  }
}
