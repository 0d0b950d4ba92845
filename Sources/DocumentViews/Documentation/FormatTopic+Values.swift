import DocumentModel
import InputModel
import VectorGraphics
import ViewAnimation
import ViewTree

extension FormatTopic {
  /// Values that have keys of their own, and the functions of expressions.
  static let values: [FormatTopic] = scenes + looks + times + steps + functions

  private static let scenes = [
    value(
      "plainModel",
      "A document without the key \"shapeshift\": a shape with a fill and an outline, on 400 by 400 points.",
      ShapeShifterModel.form.parameters),
    value(
      "environment",
      "Environment values: the key \"environment\" of a canvas, and the modifier of that name.",
      EnvironmentChange.parameters),
    value(
      "expression",
      """
      An object whose only key is "$" is a computed value: numbers, 'strings', names (colorScheme is 'light' or 'dark'), paths (a.b[0]), \
      + - * / %, == != < <= > >=, && || !, a ? b : c, a ..< b, [a, b], and functions, which 'shapeshift explain functions' lists.
      """, []),
  ]

  private static let looks =
    [
      value(
        "color",
        "A color: a name (red, orange, primary …), a name from the document's \"colors\", \"#RRGGBB\", a CSS color, or an object, such as a pair for light and dark.",
        unique(ValueType<Color>.objectForms.flatMap(\.parameters))),
      value(
        "font", "A font: the name of a text style, a size, or an object.", ValueType<Font>.keys),
      value(
        "run", "A run of a Text with its own font and styles, in \"runs\".",
        ValueType<Text>.runKeys),
      value(
        "plotted", "A value of a chart: a number, the name of a category, or an object.",
        ValueType<PlottedArgument>.plottedKeys),
    ]
    + ValueType<AxisPart>.partKeys.map { part in
      value(part.name, "A part of an axis of a chart: true, false, or an object.", part.keys)
    }

  private static let times = [
    value(
      "animation",
      "An animation: a name (\(ValueType<Animation>.names.joined(separator: ", "))), or an object.",
      ValueType<Animation>.parameters),
    value(
      "spring", "A spring: the value of an animation's \"spring\".",
      ValueType<Animation>.kinds.first { $0.name == "spring" }?.parameters ?? []),
    value(
      "transition",
      "How a view appears and disappears: a name (\(ValueType<DocumentTransition>.names.joined(separator: ", "))), or an object.",
      ValueType<DocumentTransition>.parameters),
    value(
      "keyframe", "A keyframe of a track of the timeline.", TimelineForm.keyframe.parameters),
    value(
      "numberKeyframe", "A keyframe of the modifier keyframeAnimator: one of its kinds.",
      NumberTrack.form.parameters),
    value(
      "timeline", "The frame rate, duration and keyframes of a scene.",
      TimelineForm.timeline.parameters),
    value("track", "A value that follows keyframes.", TimelineForm.track.parameters),
    value(
      "curve",
      "The timing curve from one keyframe to the next: a name (\(ValueType<KeyframeCurve>.names.joined(separator: ", "))), four numbers of control points, or an object.",
      ValueType<KeyframeCurve>.parameters),
  ]

  private static let steps = [
    value("step", "A step of the script.", ScriptForm.step.parameters),
    value("session", "A recorded session, instead of a step.", ScriptForm.recorded.parameters),
    value("target", "The target view of a step.", ValueType<StepTarget>.parameters),
    value("drag", "A drag of a step.", ValueType<StepDrag>.parameters),
    value("key", "A key that a step presses.", ValueType<StepKey>.parameters),
    value("scroll", "A scroll of a step.", ValueType<StepScroll>.parameters),
    value(
      "surroundings", "Changes to the environment of a scene; other values are kept.",
      ValueType<SurroundingsInput>.parameters),
    value("expect", "The expected state of a view.", ValueType<Expectation>.parameters),
    value("action", "A step of a button's action.", ActionForm.step.parameters),
  ]

  private static let functions = ExpressionReference.functions.map { function in
    FormatTopic(
      function.name, .function, function.documentation, [],
      shortForms: [function.usage] + function.examples.map { "\($0) is \(result(of: $0))" })
  }

  /// What an expression comes to, as one would write it.
  private static func result(of text: String) -> String {
    do {
      let value = try Expression(parsing: text).evaluate(in: ExpressionScope([:]))
      return JSONWriter.compact(value).replacing("\"", with: "'")
    } catch {
      preconditionFailure("the example \(text) has no value: \(error)")
    }
  }

  private static func value(
    _ name: String, _ documentation: String, _ parameters: [ParameterInfo]
  ) -> FormatTopic { FormatTopic(name, .value, documentation, parameters) }

  /// Each name once.
  private static func unique(_ parameters: [ParameterInfo]) -> [ParameterInfo] {
    var names: Set<String> = []
    return parameters.filter { names.insert($0.name).inserted }
  }
}
