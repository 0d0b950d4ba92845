import DocumentModel
import ViewTree

extension ValueType where Value == ContentTransition {
  private static let named = ValueType.choice([
    ("interpolate", .interpolate), ("opacity", .opacity), ("numericText", .numericText()),
    ("symbolEffect", .symbolEffect), ("identity", .identity),
  ])

  /// A content transition, by name or as an object.
  static let contentTransition: ValueType<ContentTransition> = ValueType(
    "a content transition: \"interpolate\", \"opacity\", \"numericText\", \"symbolEffect\", \"identity\", or an object of numericText or symbolEffect",
    schema: ["anyOf": [named.info.schema, form.schema]],
    examples: [
      "numericText", ["numericText": ["countsDown": true]], ["numericText": ["value": 3]],
      ["symbolEffect": "upUp"], "opacity",
    ],
    takesExpressions: false, matches: .string || .object
  ) { node, decoder in
    guard let members = node.members, !node.isExpression else { return named.read(node, decoder) }
    return form.read(
      ArgumentList(
        owner: .described("a content transition"), span: node.span, members: members), decoder)
  }

  private static let form = ObjectForm<ContentTransition>(
    optional("numericText", .rolling, "Rolls changed digits."),
    optional("symbolEffect", .replacement, "How a symbol is replaced by another symbol.")
  ) {
    (numeric: ContentTransition?, symbol: ContentTransition?) throws(ArgumentProblem)
      -> ContentTransition in
    guard let transition = numeric ?? symbol, numeric == nil || symbol == nil else {
      throw ArgumentProblem(
        code: numeric == nil ? .missingKey : .conflictingKeys,
        message: "a content transition object must have exactly one kind",
        help: "write {\"numericText\": {\"countsDown\": true}} or {\"symbolEffect\": \"upUp\"}")
    }
    return transition
  }

  fileprivate static let rolling = object(
    "an object of countsDown or value",
    ObjectForm<ContentTransition>(
      defaulted("countsDown", .bool, false, "Whether new digits enter from the top."),
      optional(
        "value", .number, "The value of the text; digits roll up if it increases, otherwise down.")
    ) { (countsDown: Bool, value: Double?) throws(ArgumentProblem) -> ContentTransition in
      value.map { .numericText(value: $0) } ?? .numericText(countsDown: countsDown)
    })

  fileprivate static let replacement = choice([
    ("downUp", .symbolEffect(.replace.downUp)), ("upUp", .symbolEffect(.replace.upUp)),
    ("offUp", .symbolEffect(.replace.offUp)),
  ])
}

extension ValueType where Value == NamedSymbolEffect {
  /// A motion of symbols.
  static let symbolEffect = choice([
    ("bounce", .bounce), ("bounce.down", .bounce.down), ("pulse", .pulse), ("breathe", .breathe),
    ("breathe.plain", .breathe.plain), ("rotate", .rotate),
    ("rotate.counterClockwise", .rotate.counterClockwise), ("wiggle", .wiggle),
    ("wiggle.left", .wiggle.left), ("wiggle.up", .wiggle.up), ("variableColor", .variableColor),
    ("variableColor.cumulative", .variableColor.cumulative),
    ("variableColor.reversing", .variableColor.reversing), ("scale.up", .scale.up),
    ("scale.down", .scale.down), ("appear", .appear), ("disappear", .disappear),
  ])
}
