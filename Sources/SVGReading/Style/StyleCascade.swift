/// What every element says of itself: attributes, rules of style sheets and `style`, as one.
struct StyleCascade: Sendable {
  /// The values by properties and attributes, for each element.
  private(set) var values: [[String: String]]
  /// What was skipped of style sheets, with the line of the element.
  private(set) var flaws: [SVGDiagnostic] = []

  /// Reads the style sheets of a document.
  ///
  /// Source: SVG 2, section 6.6: presentation attributes count as rules of specificity 0 before all others.
  init(
    _ document: MarkupDocument,
    overrides: [(id: String, property: String, value: String)] = [],
    limits: SVGLimits = SVGLimits()
  ) {
    var sheet = StyleSheet()
    for index in document.elements.indices where document.elements[index].name == "style" {
      let element = document.elements[index]
      let type = element["type"]?.trimmed ?? ""
      guard type.isEmpty || type == "text/css" else { continue }
      sheet.add(document.text(of: index))
      flaws += sheet.flaws.map {
        SVGDiagnostic(.unsupported, $0, line: element.line, column: element.column)
      }
      sheet.flaws = []
    }
    if document.elements.count * sheet.rules.count > limits.styleTests {
      sheet.rules.removeLast(sheet.rules.count - limits.styleTests / document.elements.count)
      flaws.append(
        SVGDiagnostic(
          .limit, "style sheets have too many rules; the last rules are ignored", line: 1, column: 1
        ))
    }
    let rules = sheet.rules.enumerated().sorted {
      ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset)
    }.map(\.element)
    values = document.elements.indices.map { Self.values(of: $0, document, rules) }
    for override in overrides {
      guard let index = document.ids[override.id] else { continue }
      values[index][override.property] = override.value
    }
  }

  private static func values(
    of index: Int, _ document: MarkupDocument, _ rules: [StyleSheet.Rule]
  ) -> [String: String] {
    let element = document.elements[index]
    guard !element.name.isEmpty else { return [:] }
    var values: [String: String] = [:]
    for (name, value) in element.attributes where name != "style" { values[name] = value }
    var declarations: [StyleSheet.Declaration] = []
    for rule in rules where rule.selector.matches(index, in: document) {
      declarations += rule.declarations
    }
    if let style = element["style"] { declarations += StyleSheet.declarations(style) }
    let ordered = declarations.filter { !$0.isImportant } + declarations.filter(\.isImportant)
    for declaration in ordered { set(declaration, in: &values) }
    return values
  }

  /// Sets a property, or those that a shorthand stands for.
  private static func set(
    _ declaration: StyleSheet.Declaration, in values: inout [String: String]
  ) {
    switch declaration.name {
    case "marker":
      for name in ["marker-start", "marker-mid", "marker-end"] { values[name] = declaration.value }
    case "font": FontShorthand.set(declaration.value, in: &values)
    // What only attributes say: a rule must not change what is referred to, or where.
    case "id", "class", "href", "xlink:href", "viewbox", "points", "style": break
    default: values[declaration.name] = declaration.value
    }
  }
}

/// The property `font`.
enum FontShorthand {
  /// Sets the properties that it stands for.
  ///
  /// Source: CSS Fonts 3, section 3.7.
  static func set(_ text: String, in values: inout [String: String]) {
    if text == "inherit" {
      for name in ["font-style", "font-weight", "font-size", "font-family", "font-variant"] {
        values[name] = text
      }
      return
    }
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    var found: [String: String] = [
      "font-style": "normal", "font-weight": "normal", "font-variant": "normal",
    ]
    while let word = words.first {
      switch word {
      case "italic", "oblique": found["font-style"] = word
      case "bold", "bolder", "lighter", "100", "200", "300", "400", "500", "600", "700", "800",
        "900":
        found["font-weight"] = word
      case "small-caps": found["font-variant"] = word
      case "normal", "condensed", "expanded", "semi-condensed", "semi-expanded": break
      default:
        found["font-size"] = word.split(separator: "/").first.map(String.init)
        let family = words.dropFirst().joined(separator: " ")
        guard !family.isEmpty else { return }
        found["font-family"] = family
        values.merge(found) { $1 }
        return
      }
      words.removeFirst()
    }
  }
}
