/// An element of a document that the writer has made.
struct SVGElement: Equatable {
  /// What stands between two tags.
  enum Content: Equatable {
    case element(SVGElement)
    case text(String)
  }

  var name: String
  /// In the order of the document; values are still escaped.
  var attributes: [(name: String, value: String)]
  var content: [Content] = []

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  static func == (lhs: SVGElement, rhs: SVGElement) -> Bool {
    lhs.name == rhs.name && lhs.content == rhs.content
      && lhs.attributes.elementsEqual(rhs.attributes) { $0.name == $1.name && $0.value == $1.value }
  }

  /// The elements inside.
  var children: [SVGElement] {
    content.compactMap { part in
      guard case .element(let element) = part else { return nil }
      return element
    }
  }
}

extension SVGElement {
  /// The root element of a document by ``SVGWriter``: no comments, no entities but escaped characters, double
  /// quotation marks.
  init?(parsing bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let root = reader.element() else { return nil }
    self = root
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    mutating func element() -> SVGElement? {
      guard take("<") else { return nil }
      var element = SVGElement(name: word(), attributes: [])
      while take(" ") {
        let name = word()
        guard take("="), take("\"") else { return nil }
        element.attributes.append((name, text(upTo: UInt8(ascii: "\""))))
        place += 1
      }
      if take("/") { return take(">") ? element : nil }
      guard take(">") else { return nil }
      while place + 1 < bytes.count {
        if bytes[place] != UInt8(ascii: "<") {
          element.content.append(.text(text(upTo: UInt8(ascii: "<"))))
        } else if bytes[place + 1] == UInt8(ascii: "/") {
          _ = text(upTo: UInt8(ascii: ">"))
          place += 1
          return element
        } else if let child = self.element() {
          element.content.append(.element(child))
        } else {
          return nil
        }
      }
      return nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
      place += 1
      return true
    }

    private mutating func word() -> String {
      let start = place
      while place < bytes.count, !Array(" =/>\"".utf8).contains(bytes[place]) { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func text(upTo end: UInt8) -> String {
      let start = place
      while place < bytes.count, bytes[place] != end { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
  }
}
