import DocumentModel
import Foundation
import VectorGeometry
import VectorGraphics
import ViewAnimation

extension ValueType where Value == FrameRate {
  /// Frames a second.
  static let frameRate = ValueType(
    "a frame rate, a number or a ratio such as \"24000/1001\"",
    schema: ["anyOf": [["type": "number", "exclusiveMinimum": 0], ["type": "string"]]],
    examples: [30, "24000/1001"], takesExpressions: false
  ) { node, decoder in
    let text = node.number.map { JSONNumber($0).text } ?? node.string
    guard let text else {
      decoder.reportType("a frame rate", node)
      return nil
    }
    guard let rate = FrameRate(text) else {
      decoder.report(
        .outOfRange, "\(Diagnostic.quoted(text)) is not a frame rate",
        at: node.span, help: "write 30, 29.97 or \"24000/1001\"")
      return nil
    }
    return rate
  }
}

extension ValueType where Value == KeyframeCurve {
  private static let choices: [(name: String, value: KeyframeCurve)] = swiftUIChoices + easings

  private static let swiftUIChoices: [(name: String, value: KeyframeCurve)] = [
    ("linear", .easing(.curve(.linear))), ("easeIn", .easing(.curve(.easeIn))),
    ("easeOut", .easing(.curve(.easeOut))), ("easeInOut", .easing(.curve(.easeInOut))),
    ("circularEaseIn", .easing(.curve(.circularEaseIn))),
    ("circularEaseOut", .easing(.curve(.circularEaseOut))),
    ("circularEaseInOut", .easing(.curve(.circularEaseInOut))), ("hold", .hold),
    ("spring", .spring(Spring())),
  ]

  private static let easings: [(name: String, value: KeyframeCurve)] = Easing.named.map {
    (name: $0.name, value: KeyframeCurve.easing($0.easing))
  }

  private static let named = ValueType.choice(choices)

  /// The way from the keyframe before.
  static let keyframeCurve = ValueType(
    "a curve by name, four numbers of control points, or an object",
    schema: [
      "anyOf": [
        named.info.literalSchema, ValueType<[Double]>.controlPoints.info.literalSchema, form.schema,
      ]
    ],
    examples: ["easeInOut", [0.4, 0, 0.2, 1], ["steps": 4], ["spring": ["bounce": 0.3]]],
    takesExpressions: false
  ) { node, decoder in
    if node.elements != nil {
      return ValueType<[Double]>.controlPoints.decode(node, decoder).map {
        .easing(.curve(.bezier(controlPoints: $0)))
      }
    }
    guard let members = node.members else { return named.decode(node, decoder) }
    return form.read(
      ArgumentList(owner: .present("a curve"), span: node.span, members: members), decoder)
  }

  /// The names of curves.
  static let names = choices.map(\.name)

  /// The keys of a curve as an object.
  static var parameters: [ParameterInfo] { form.parameters }

  private static let form = ObjectForm<KeyframeCurve>(
    optional("steps", .positiveCount, "The number of equal steps, as in CSS steps()."),
    defaulted("position", .stepPosition, "end", "The position of the jumps of the steps."),
    optional("linear", .linearStops, "The stops of linear segments, as in CSS linear()."),
    optional("spring", .keyframeSpring, "A spring that reaches the value at the keyframe.")
  ) { (steps, position, stops, spring) throws(ArgumentProblem) -> KeyframeCurve in
    let kinds: [KeyframeCurve?] = [
      steps.map { .easing(.steps($0, position)) },
      stops.map { .easing(.linear(PiecewiseLinear($0))) },
      spring.map { .spring($0) },
    ]
    let given = kinds.compactMap(\.self)
    guard given.count == 1 else {
      throw ArgumentProblem(
        code: given.isEmpty ? .missingKey : .conflictingKeys,
        message: "a curve object needs exactly one of the keys \"steps\", \"linear\" and \"spring\""
      )
    }
    return given[0]
  }
}

extension UnitCurve {
  /// The Bézier curve of four numbers x1, y1, x2, y2.
  fileprivate static func bezier(controlPoints: [Double]) -> UnitCurve {
    .bezier(
      startControlPoint: .init(x: controlPoints[0], y: controlPoints[1]),
      endControlPoint: .init(x: controlPoints[2], y: controlPoints[3]))
  }
}

extension ValueType where Value == Easing.StepPosition {
  fileprivate static let stepPosition = choice([
    ("start", .start), ("end", .end), ("none", .none), ("both", .both),
  ])
}

extension ValueType where Value == [PiecewiseLinear.Stop] {
  fileprivate static let linearStops = array(
    ValueType<PiecewiseLinear.Stop>.linearStop, "an array of two or more stops", minimum: 2)
}

extension ValueType where Value == PiecewiseLinear.Stop {
  private static let name = "a value, or an array of a value and one or two input fractions"

  /// A stop of CSS's `linear()`: `0.25 40% 60%` is `[0.25, 0.4, 0.6]`.
  fileprivate static let linearStop = ValueType(
    name,
    schema: [
      "anyOf": [
        ["type": "number"],
        [
          "type": "array", "items": ValueType<Double>.number.info.schema, "minItems": 1,
          "maxItems": 3,
        ],
      ]
    ],
    examples: [0, [0.25, 0.75]]
  ) { node, decoder in
    if let value = node.number { return PiecewiseLinear.Stop(value) }
    guard let count = node.elements?.count, (1...3).contains(count) else {
      decoder.reportType(name, node)
      return nil
    }
    return parts.decode(node, decoder).map { parts in
      switch parts.count {
      case 1: PiecewiseLinear.Stop(parts[0])
      case 2: PiecewiseLinear.Stop(parts[0], at: parts[1])
      default: PiecewiseLinear.Stop(parts[0], from: parts[1], to: parts[2])
      }
    }
  }

  private static let parts = ValueType<[Double]>.array(.number, name, minimum: 1)
}

extension ValueType where Value == Spring {
  fileprivate static let keyframeSpring = object(
    "an object of duration and bounce",
    ObjectForm<Spring>(
      defaulted("duration", .positive, 0.5, "The perceptual duration in seconds."),
      defaulted(
        "bounce", .number(NumberRange(lower: -1, upper: 1), examples: [0.3, 0]), 0,
        "The bounce, -1 to 1.")
    ) { (duration: Double, bounce: Double) throws(ArgumentProblem) -> Spring in
      Spring(duration: duration, bounce: bounce)
    })
}

extension ValueType where Value == JSONNode {
  /// Any value with the values of expressions in it, at the place where it stands.
  static let resolvedNode = ValueType(
    "any value", schema: [:], examples: [1, "red"], takesExpressions: false
  ) { node, decoder in
    decoder.resolved(node).map { JSONNode($0, source: node.source, range: node.range) }
  }
}
