/// The elements of a file in the order that they begin.
struct MarkupDocument: Sendable {
  static let svg = "http://www.w3.org/2000/svg"
  static let xlink = "http://www.w3.org/1999/xlink"
  static let xml = "http://www.w3.org/XML/1998/namespace"

  /// A part of an element's content.
  enum Child: Sendable {
    case element(Int)
    case text(String)
  }

  /// One element.
  struct Element: Sendable {
    /// The local name; empty for an element outside of SVG's namespace.
    var name: String
    /// By local names; those of xlink and xml with their prefix.
    var attributes: [(name: String, value: String)] = []
    var children: [Child] = []
    var parent: Int?
    /// The element before it in the same parent.
    var elder: Int?
    var line: Int
    var column: Int

    /// The value of an attribute.
    subscript(name: String) -> String? {
      for attribute in attributes where attribute.name == name { return attribute.value }
      return nil
    }
  }

  var elements: [Element] = []
  /// Elements by their ids; of several with one id the first.
  var ids: [String: Int] = [:]

  /// The elements inside of one.
  func childElements(of index: Int) -> [Int] {
    elements[index].children.compactMap { child in
      if case .element(let number) = child { number } else { nil }
    }
  }

  /// The text inside of an element, not of those inside of it.
  func text(of index: Int) -> String {
    elements[index].children.reduce(into: "") { text, child in
      if case .text(let part) = child { text += part }
    }
  }

  /// The text inside of an element and of those inside of it, in its order.
  func allText(of index: Int) -> String {
    var text = ""
    var waiting = Array(elements[index].children.reversed())
    while let child = waiting.popLast() {
      switch child {
      case .text(let part): text += part
      case .element(let number): waiting += elements[number].children.reversed()
      }
    }
    return text
  }

  /// Whether an element is the other, or inside of it.
  func isInside(_ index: Int, _ other: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if current == other { return true }
      next = elements[current].parent
    }
    return false
  }
}
