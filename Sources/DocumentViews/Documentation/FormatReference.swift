import DocumentModel
import InputModel
import VectorGraphics
import ViewAnimation
import ViewTree

/// The reference part of the format's documentation, made of the tables that read documents.
package enum FormatReference {
  /// The line after which the generated part of a page begins.
  package static let startMarker = "<!-- generated reference: begin -->"
  /// The line before which it ends.
  package static let endMarker = "<!-- generated reference: end -->"

  /// The reference as Markdown.
  package static var markdown: String {
    ([documentKeys, plainModel] + views + [canvas] + modifiers + [
      styles, colors, animations, codes,
    ])
    .joined(separator: "\n")
  }

  /// A page with the reference put between its markers; nil if it has none.
  package static func page(_ text: String) -> String? {
    guard let start = text.ranges(of: startMarker + "\n").first,
      let end = text.ranges(of: endMarker).first, start.upperBound <= end.lowerBound
    else { return nil }
    return text[..<start.upperBound] + "\n" + markdown + "\n" + text[end.lowerBound...]
  }

  // MARK: - Documents

  private static var documentKeys: String {
    let rows = DocumentForm.all.map { ["`\($0.name)`", $0.documentation] }
    return "## Keys of a document\n\n" + table(["key", "value"], rows)
      + "\n### canvas\n\n" + table(of: DocumentForm.canvas.parameters)
      + "\n#### environment\n\n"
      + table(of: EnvironmentChange.parameters)
      + "\n## Keys of every view\n\n"
      + table(
        ["key", "value"],
        [
          ["`view`", "The type: a view below, or a component of the document."],
          [
            "`id`",
            "A unique string or number, or an expression of one. In a `ForEach`, the key that identifies elements.",
          ],
          ["`if`", "Whether to include the view; absent: true."],
          ["`else`", "A view, or an array of views, to use if `if` is false."],
          ["`modifiers`", "An array of modifiers, applied in order."],
          [
            "`children`",
            "The views of a container, an array; or `content`, which can be a single view.",
          ],
        ])
  }

  private static var plainModel: String {
    "## Keys of a plain model\n\n" + table(of: ShapeShifterModel.form.parameters)
      + "\nA color of a plain model is an object:\n\n" + table(of: HSL.parameters)
  }

  // MARK: - Views

  private static var views: [String] {
    ["## Views"]
      + ViewEntry.Group.allCases.map { group in
        "\n### \(group.rawValue)\n"
          + ViewTable.entries.filter { $0.group == group }.map(section).joined()
      }
  }

  private static func section(_ entry: ViewEntry) -> String {
    section(entry.name, .view, entry.documentation, entry.form.parameters)
  }

  private static func section(
    _ name: String, _ kind: FormatTopic.Kind, _ documentation: String,
    _ parameters: [ParameterInfo]
  ) -> String {
    "\n#### \(name)\n\n\(documentation)\n"
      + (parameters.isEmpty ? "" : "\n" + table(of: parameters)) + examples(name, kind)
  }

  /// The examples of a name, as `explain` shows them.
  private static func examples(_ name: String, _ kind: FormatTopic.Kind) -> String {
    (FormatExample.all(of: kind)[name] ?? []).map { example in
      let caption = example.caption.map { "\n\($0)\n" } ?? ""
      return caption + "\n```json\n\(example.text)```\n"
    }.joined()
  }

  private static var canvas: String {
    "\n## Drawing commands of a canvas\n\nA command is an object with one of these keys. Changes to the graphics "
      + "state apply until the end of their list.\n"
      + CanvasTable.entries.map {
        section($0.name, .canvasCommand, $0.documentation, $0.form.parameters)
      }.joined()
      + section(
        "repeat", .canvasCommand,
        "Repeats commands for each element; expressions read the element under the name of \"as\", and its "
          + "position, from 0, as index.", DocumentDecoder.repeatParameters)
  }

  // MARK: - Modifiers

  private static var modifiers: [String] {
    ["\n## Modifiers"]
      + ModifierEntry.Group.allCases.map { group in
        "\n### Modifiers: \(group.rawValue.lowercased())\n"
          + ModifierTable.entries.filter { $0.group == group }.map { section($0, .modifier) }
          .joined()
      } + [
        "\n### Modifiers: marks of charts\n\nMarks accept only these modifiers.\n",
        MarkModifierTable.entries.map { section($0, .markModifier) }.joined(), chartParts,
        "\n### Modifiers: named styles\n",
        "#### style\n\nThe modifiers of a list of the document's `styles`, by its name.\n"
          + examples(ModifierTable.styleName, .modifier),
      ]
  }

  private static var chartParts: String {
    "\n#### A value of a chart\n\nA number, the name of a category, or an object:\n\n"
      + table(of: ValueType<PlottedArgument>.plottedKeys)
      + ValueType<AxisPart>.partKeys.map { part in
        "\n#### `\(part.name)` of an axis\n\n" + table(of: part.keys)
      }.joined()
  }

  private static func section(_ entry: ModifierEntry, _ kind: FormatTopic.Kind) -> String {
    let forms = entry.form.parameters.filter { entry.shorthands.contains($0.name) }
    guard !entry.isSingle else {
      let type = forms.first.map { "Takes \($0.type.name).\n" } ?? ""
      return "\n#### \(entry.name)\n\n\(entry.documentation) \(type)" + examples(entry.name, kind)
    }
    var text = section(entry.name, kind, entry.documentation, entry.form.parameters)
    let short = forms.map { "the value of `\($0.name)`" } + (entry.takesTrue ? ["`true`"] : [])
    if !short.isEmpty { text += "\nIn short: \(short.joined(separator: ", or ")).\n" }
    return text
  }

  // MARK: - Styles and colors

  private static var styles: String {
    let names = ValueType<AnyShapeStyle>.styleNames.map { "`\($0)`" }.joined(separator: ", ")
    return "\n## Styles\n\nA style is a color, one of the names \(names), or an object whose only "
      + "key is one of these:\n"
      + StyleTable.entries.map { entry in
        section(entry.name, .style, entry.documentation, entry.form.parameters)
      }.joined()
  }

  private static var colors: String {
    let names = ColorNames.all.map { "`\($0.name)`" }.joined(separator: ", ")
    let swatches = HSL.swatchNames.map { "`@\($0)`" }.joined(separator: ", ")
    return "\n## Colors\n\nA color is a name of the document's `colors`, `\"#RRGGBB\"`, "
      + "`\"#RRGGBBAA\"`, an object, one of the names \(names), or a CSS color: "
      + "`\"#555\"`, `\"rgb(51 102 204 / 50%)\"`, `\"hsl(220 60% 50%)\"`, `\"rebeccapurple\"`.\n"
      + ValueType<Color>.objectForms.map { form in
        "\n#### A color with `\(form.key)`\n\n" + table(of: form.parameters)
      }.joined()
      + "\nIn the option `--set`, these names are the swatches of the seed: \(swatches).\n"
  }

  // MARK: - Time

  private static var animations: String {
    "\n## Animations\n\nAn animation is one of the names "
      + ValueType<Animation>.names.map { "`\($0)`" }.joined(separator: ", ")
      + ", or an object with one of the kinds and its options, which apply in this order: "
      + "`speed`, the repetition, `delay`, `logicallyComplete`.\n\n"
      + table(of: ValueType<Animation>.parameters)
      + ValueType<Animation>.kinds.map { kind in
        "\n#### An animation with `\(kind.name)`\n\n" + table(of: kind.parameters)
      }.joined()
      + "\n## Transitions\n\nA transition is one of the names "
      + ValueType<DocumentTransition>.names.map { "`\($0)`" }.joined(separator: ", ")
      + ", or an object with one of the kinds and an optional animation.\n\n"
      + table(of: ValueType<DocumentTransition>.parameters)
      + "\n## Keyframes of numbers\n\nA keyframe of `keyframeAnimator` has one of the kinds:\n\n"
      + table(of: NumberTrack.form.parameters)
      + "\n## Timeline\n\n" + table(of: TimelineForm.timeline.parameters)
      + "\n#### A track\n\n" + table(of: TimelineForm.track.parameters)
      + "\n#### A keyframe\n\n" + table(of: TimelineForm.keyframe.parameters)
      + "\nA curve is one of the names "
      + ValueType<KeyframeCurve>.names.map { "`\($0)`" }.joined(separator: ", ")
      + ", four numbers of control points, or an object:\n\n"
      + table(of: ValueType<KeyframeCurve>.parameters)
      + "\n## Script\n\nThe keys of a step:\n\n" + table(of: ScriptForm.step.parameters)
      + "\nA recorded session instead of a step:\n\n" + table(of: ScriptForm.recorded.parameters)
      + "\n#### A view of a step\n\n" + table(of: ValueType<StepTarget>.parameters)
      + "\n#### A drag\n\n" + table(of: ValueType<StepDrag>.parameters)
      + "\n#### A key\n\n" + table(of: ValueType<StepKey>.parameters)
      + "\n#### A scroll\n\n" + table(of: ValueType<StepScroll>.parameters)
      + "\n#### Changes to the environment of a scene\n\n"
      + table(of: ValueType<SurroundingsInput>.parameters)
      + "\n#### An expectation\n\n" + table(of: ValueType<Expectation>.parameters)
      + "\n## Actions\n\nThe keys of a step of an action:\n\n"
      + table(of: ActionForm.step.parameters)
  }

  // MARK: - Codes

  private static var codes: String {
    let rows = DiagnosticCode.documentViewsCodes.map { code in
      ["`\(code.id)`", code.title, code.explanation]
    }
    return "\n## Error codes of views\n\n" + table(["code", "problem", "explanation"], rows)
      + "\nFor each code, 'shapeshift explain E0211' shows an incorrect and a corrected example.\n"
  }

  // MARK: - Tables

  private static func table(of parameters: [ParameterInfo]) -> String {
    let rows = parameters.map { parameter in
      let value = parameter.defaultValue.map { "`\(JSONWriter.compact($0))`" }
      return [
        "`\(parameter.name)`", parameter.type.name,
        parameter.isRequired ? "required" : value ?? "", parameter.documentation,
      ]
    }
    return table(["key", "value", "default", "description"], rows)
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { cells in
      "| "
        + cells.map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }
        .joined(separator: " | ") + " |\n"
    }.joined()
  }
}
