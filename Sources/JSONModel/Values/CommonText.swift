/// Texts that every reader asks for: each has the same place on all tapes, so that places are compared and no texts.
package enum CommonText: UInt32, CaseIterable {
  case view, id, children, content, modifiers, style
  case condition, otherwise
  case expression, reference, textFile

  /// How many places are theirs.
  static let count: UInt32 = 11

  /// The text that is the same, if there is one.
  init?(_ text: String) {
    switch text {
    case "view": self = .view
    case "id": self = .id
    case "children": self = .children
    case "content": self = .content
    case "modifiers": self = .modifiers
    case "style": self = .style
    case "if": self = .condition
    case "else": self = .otherwise
    case "$": self = .expression
    case "$ref": self = .reference
    case "$text": self = .textFile
    default: return nil
    }
  }

  package var text: String {
    switch self {
    case .view: "view"
    case .id: "id"
    case .children: "children"
    case .content: "content"
    case .modifiers: "modifiers"
    case .style: "style"
    case .condition: "if"
    case .otherwise: "else"
    case .expression: "$"
    case .reference: "$ref"
    case .textFile: "$text"
    }
  }
}
