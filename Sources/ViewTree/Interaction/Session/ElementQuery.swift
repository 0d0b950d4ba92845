/// Says which element of a scene is meant, by what it tells: its kind, its name, its identifier.
package struct ElementQuery: Sendable {
  /// What a name must be like.
  package struct Pattern: Sendable {
    /// The pattern, for messages.
    package let description: String
    /// Whether a text is like it.
    let accepts: @Sendable (String) -> Bool

    package init(_ description: String, accepts: @escaping @Sendable (String) -> Bool) {
      (self.description, self.accepts) = (description, accepts)
    }
  }

  /// The kinds that are meant; nil for all.
  package var roles: [AccessibilityRole]?
  /// An identifier, else a name, else a value.
  package var text: String?
  /// What the name, or else the value, is like.
  package var pattern: Pattern?
  /// An identifier, else an id.
  package var identifier: String?
  /// An identifier that it must have besides.
  package var mark: String?
  /// Whether only what nobody is to read is meant.
  package var isSecret = false
  /// The one of a number among those that are meant, from 0.
  package var index: Int?
  /// What it is inside of; at most one.
  package var container: [ElementQuery] = []
  /// What is inside of it.
  package var content: [ElementQuery] = []

  package init(
    roles: [AccessibilityRole]? = nil, text: String? = nil, identifier: String? = nil
  ) {
    self.roles = roles
    self.text = text.map(Self.collapsed)
    self.identifier = identifier
  }

  /// White space as one reads it.
  package static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension ElementQuery: CustomStringConvertible {
  /// The query in words, such as `button named "Undo"`.
  package var description: String { words(count: 1) }

  package func words(count: Int) -> String {
    if let identifier { return "view with the identifier \"\(identifier)\"" }
    var words = roles?.first?.rawValue ?? "view"
    if count != 1 { words += "s" }
    if let text { words += " named \"\(text)\"" }
    if let pattern { words += " named as \(pattern.description)" }
    for inner in content { words += " with a \(inner)" }
    for outer in container { words += " in the \(outer)" }
    return words
  }
}

extension ElementQuery {
  /// The elements of a scene that are meant.
  @MainActor
  package func matches(in elements: [AccessibilityElement]) -> [AccessibilityElement] {
    let scope: [AccessibilityElement] =
      if let outer = container.first {
        outer.matches(in: elements).flatMap { $0.children }
      } else {
        elements
      }
    let found = named(
      in: scope.flatMap(\.all).filter { hasRole($0) && holdsContent($0) && !isRepeated($0) })
    guard let index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  private func hasRole(_ element: AccessibilityElement) -> Bool {
    if let mark, element.identifier != mark { return false }
    if isSecret, !element.isSecret { return false }
    guard let roles else { return true }
    return element.role.map(roles.contains) ?? false
  }

  /// Whether an element is a row named by its content: unless the query asks for rows, it means the view inside.
  private func isRepeated(_ element: AccessibilityElement) -> Bool {
    roles == nil && identifier == nil && element.repeatsContent
  }

  @MainActor
  private func holdsContent(_ element: AccessibilityElement) -> Bool {
    content.allSatisfy { !$0.matches(in: element.children).isEmpty }
  }

  private func named(in elements: [AccessibilityElement]) -> [AccessibilityElement] {
    if let identifier {
      return Self.first([{ $0.identifier }, { $0.id }], in: elements) { $0 == identifier }
    }
    if let text {
      let texts: [(AccessibilityElement) -> String?] = [
        { $0.identifier }, { $0.name }, { $0.prompt }, { $0.value }, { $0.id },
      ]
      return Self.first(texts, in: elements) { Self.collapsed($0) == text }
    }
    guard let pattern else { return elements }
    return Self.first([{ $0.name }, { $0.value }], in: elements) {
      pattern.accepts(Self.collapsed($0))
    }
  }

  /// The elements that have a text of the first kind of which there is one that is wanted.
  private static func first(
    _ texts: [(AccessibilityElement) -> String?], in elements: [AccessibilityElement],
    where isWanted: (String) -> Bool
  ) -> [AccessibilityElement] {
    for text in texts {
      let found = elements.filter { text($0).map(isWanted) ?? false }
      if !found.isEmpty { return found }
    }
    return []
  }
}
