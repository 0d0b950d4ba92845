import DocumentModel

/// A name of the document format, with what it takes: made of the tables that read documents.
package struct FormatTopic: Sendable {
  /// What is named.
  package enum Kind: String, CaseIterable, Sendable {
    case view
    case modifier
    case markModifier = "modifier of marks"
    case style
    case canvasCommand = "drawing command of a canvas"
    case documentKey = "key of a document"
    case value
    case function = "function of expressions"

    /// What several of them are called.
    package var plural: String {
      switch self {
      case .canvasCommand: "drawing commands of a canvas"
      case .documentKey: "keys of a document"
      case .function: "functions of expressions"
      case .markModifier: "modifiers of marks"
      case .view, .modifier, .style, .value: rawValue + "s"
      }
    }

    /// The word by which the command lists them.
    package var listWord: String {
      switch self {
      case .canvasCommand: "commands"
      case .documentKey: "keys"
      case .function: "functions"
      case .markModifier: "marks"
      case .view, .modifier, .style, .value: plural
      }
    }
  }

  /// A key that is read.
  package struct Key: Sendable {
    package let name: String
    /// What its value is, such as `a number`.
    package let type: String
    package let isRequired: Bool
    /// The value where it is not given, as a document would write it.
    package let defaultValue: String?
    package let documentation: String
  }

  package let name: String
  package let kind: Kind
  package let documentation: String
  package let keys: [Key]
  /// The shorter ways to write it, as sentences.
  package let shortForms: [String]

  /// Views and documents that show it.
  package var examples: [FormatExample] { FormatExample.all(of: kind)[name] ?? [] }

  /// The names of controls, which have their own colors.
  package static let controls = Set(
    ViewTable.entries.filter { $0.group == .controls }.map(\.name))

  /// All names: views, modifiers, styles, drawing commands, keys of documents, values and functions, each in the order of the tables.
  package static let all: [FormatTopic] =
    ViewTable.entries.map { Self($0.name, .view, $0.documentation, $0.form.parameters) }
    + ModifierTable.entries.map { Self.modifier($0) }
    + MarkModifierTable.entries.map { Self.modifier($0, .markModifier) }
    + [
      Self(
        ModifierTable.styleName, .modifier,
        "Applies a list of modifiers from the document's styles, by name.", [])
    ]
    + StyleTable.entries.map { Self($0.name, .style, $0.documentation, $0.form.parameters) }
    + CanvasTable.entries.map {
      Self($0.name, .canvasCommand, $0.documentation, $0.form.parameters)
    }
    + [
      Self(
        "repeat", .canvasCommand, "Repeats commands for each element.",
        DocumentDecoder.repeatParameters)
    ]
    + DocumentForm.all.map { Self($0.name, .documentKey, $0.documentation, []) } + values

  init(
    _ name: String, _ kind: Kind, _ documentation: String, _ parameters: [ParameterInfo],
    shortForms: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.documentation = documentation
    keys = parameters.map { parameter in
      Key(
        name: parameter.name, type: parameter.type.name, isRequired: parameter.isRequired,
        defaultValue: parameter.defaultValue.map { JSONWriter.compact($0) },
        documentation: parameter.documentation)
    }
    self.shortForms = shortForms
  }

  private static func modifier(_ entry: ModifierEntry, _ kind: Kind = .modifier) -> FormatTopic {
    let parameters = entry.form.parameters
    let values = parameters.filter { entry.shorthands.contains($0.name) }
    guard !entry.isSingle else {
      let forms = values.map { "{\"\(entry.name)\": …} takes \($0.type.name)." }
      return Self(entry.name, .modifier, entry.documentation, [], shortForms: forms)
    }
    let short =
      values.map { "{\"\(entry.name)\": …} with the value of \"\($0.name)\" alone." }
      + (entry.takesTrue ? ["{\"\(entry.name)\": true} takes all defaults."] : [])
    return Self(entry.name, kind, entry.documentation, parameters, shortForms: short)
  }
}
