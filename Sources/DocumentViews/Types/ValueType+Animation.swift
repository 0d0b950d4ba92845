import DocumentModel
import ViewAnimation

extension ValueType where Value == Animation {
  private static let named = ValueType.choice([
    ("default", .default), ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInOut), ("spring", .spring), ("interactiveSpring", .interactiveSpring),
    ("interpolatingSpring", .interpolatingSpring), ("smooth", .smooth), ("snappy", .snappy),
    ("bouncy", .bouncy),
  ])

  /// An animation, by name or as an object.
  static let animation: ValueType<Animation> = ValueType(
    "an animation, by name or as an object", schema: ["$ref": "#/$defs/animation"],
    examples: [
      "spring", ["easeInOut": 0.5], ["spring": ["response": 0.55, "dampingFraction": 0.825]],
      ["linear": 1, "repeatForever": ["autoreverses": false], "delay": 0.2],
    ],
    takesExpressions: false, matches: .string || .object
  ) { node, decoder in
    guard let members = node.members else { return named.decode(node, decoder) }
    return form.read(
      ArgumentList(owner: .described("an animation"), span: node.span, members: members), decoder)
  }

  /// The schema that `#/$defs/animation` stands for.
  static let definition: JSONValue = ["anyOf": [named.info.literalSchema, form.schema]]

  /// The names of animations.
  static let names = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "interactiveSpring",
    "interpolatingSpring", "smooth", "snappy", "bouncy",
  ]

  /// The keys of an animation as an object.
  static var parameters: [ParameterInfo] { form.parameters }

  /// The kinds that are objects of their own.
  static var kinds: [(name: String, parameters: [ParameterInfo])] {
    [
      ("timingCurve", timingCurveForm.parameters), ("spring", springAnimationForm.parameters),
      ("interactiveSpring", interactiveSpringForm.parameters),
      ("smooth", presetForm.parameters), ("snappy", presetForm.parameters),
      ("bouncy", presetForm.parameters),
      ("interpolatingSpring", interpolatingSpringForm.parameters),
    ]
  }

  private static let form: ObjectForm<Animation> = ObjectForm<Animation>(
    optional("linear", .duration, "A constant speed, with a duration in seconds."),
    optional("easeIn", .duration, "A slow start, with a duration in seconds."),
    optional("easeOut", .duration, "A slow end, with a duration in seconds."),
    optional("easeInOut", .duration, "A slow start and end, with a duration in seconds."),
    optional("timingCurve", .timingCurve, "A Bézier curve with custom control points."),
    optional("spring", .springAnimation, "A spring that preserves value and velocity."),
    optional("interactiveSpring", .interactiveSpring, "A stiff spring for interactive gestures."),
    optional("smooth", .presetSpring(.smooth), "A spring without bounce."),
    optional("snappy", .presetSpring(.snappy), "A spring with a little bounce."),
    optional("bouncy", .presetSpring(.bouncy), "A spring with some bounce."),
    optional(
      "interpolatingSpring", .interpolatingSpring, "A spring that is added to running animations."),
    optional("animation", .nestedAnimation, "A nested animation to modify."),
    optional("speed", .positive, "The speed factor."),
    optional("repeatCount", .repetition, "The number of repetitions."),
    optional("repeatForever", .endlessRepetition, "Repeats the animation until it is replaced."),
    optional("delay", .nonnegative, "The delay before the first repetition, in seconds."),
    optional("logicallyComplete", .nonnegative, "The time until logical completion, in seconds.")
  ) {
    (
      linear, easeIn, easeOut, easeInOut, curve, spring, interactive, smooth, snappy, bouncy,
      interpolating, nested, speed, count, forever, delay, complete
    ) throws(ArgumentProblem) -> Animation in
    let kinds: [Animation?] = [
      linear.map { .linear(duration: $0) }, easeIn.map { .easeIn(duration: $0) },
      easeOut.map { .easeOut(duration: $0) }, easeInOut.map { .easeInOut(duration: $0) },
      curve, spring, interactive, smooth, snappy, bouncy, interpolating, nested,
    ]
    let changes = AnimationChanges(
      speed: speed, count: count, forever: forever, delay: delay, complete: complete)
    return try changes.applied(to: try onlyKind(of: kinds))
  }

  private static func onlyKind(of kinds: [Animation?]) throws(ArgumentProblem) -> Animation {
    let given = kinds.compactMap(\.self)
    guard given.count <= 1 else {
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "an animation must have exactly one kind; this one has several")
    }
    return given.first ?? .default
  }
}

/// What changes an animation of a document, from the inside out: speed, repetition, delay, completion.
private struct AnimationChanges {
  let speed: Double?
  let count: Repetition?
  let forever: Repetition?
  let delay: Double?
  let complete: Double?

  func applied(to animation: Animation) throws(ArgumentProblem) -> Animation {
    var result = animation
    if let speed { result = result.speed(speed) }
    guard count == nil || forever == nil else {
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "an animation has either \"repeatCount\" or \"repeatForever\", not both")
    }
    if let count { result = result.repeatCount(count.count, autoreverses: count.autoreverses) }
    if let forever, forever.isOn {
      result = result.repeatForever(autoreverses: forever.autoreverses)
    }
    if let delay { result = result.delay(delay) }
    if let complete { result = result.logicallyComplete(after: complete) }
    return result
  }
}

/// How often an animation of a document runs.
struct Repetition: Sendable {
  var count = 1
  var autoreverses = true
  var isOn = true
}

extension ValueType where Value == Double {
  /// The seconds of a curve: a number, or an object of `duration`.
  fileprivate static let duration = short(
    .nonnegative, "a number of seconds, or an object of duration",
    ObjectForm<Double>(
      defaulted("duration", .nonnegative, 0.35, "The seconds.")
    ) { (seconds: Double) throws(ArgumentProblem) -> Double in seconds }
  ) { $0 }
}

extension ValueType {
  /// A value that stands for the main key of an object, or the object.
  fileprivate static func short<Main>(
    _ main: ValueType<Main>, _ name: String, _ form: ObjectForm<Value>,
    make: @escaping @Sendable (Main) -> Value
  ) -> ValueType {
    ValueType(
      name, schema: ["anyOf": [main.info.literalSchema, form.schema]],
      examples: Array(main.info.examples.prefix(1)) + form.parameters.examples,
      takesExpressions: false, matches: main.info.matches || .object
    ) { node, decoder in
      guard let members = node.members else { return main.decode(node, decoder).map(make) }
      return form.read(
        ArgumentList(owner: .present(name), span: node.span, members: members), decoder)
    }
  }
}

extension ValueType where Value == Repetition {
  fileprivate static let repetition = short(
    .positiveCount, "a repeat count, or an object of count and autoreverses",
    ObjectForm<Repetition>(
      required("count", .positiveCount, "The number of repetitions."),
      defaulted("autoreverses", .bool, true, "Whether every second repetition runs in reverse.")
    ) { (count: Int, reverses: Bool) throws(ArgumentProblem) -> Repetition in
      Repetition(count: count, autoreverses: reverses)
    }
  ) { Repetition(count: $0) }

  fileprivate static let endlessRepetition = short(
    .bool, "true, or an object of autoreverses",
    ObjectForm<Repetition>(
      defaulted("autoreverses", .bool, true, "Whether every second repetition runs in reverse.")
    ) { (reverses: Bool) throws(ArgumentProblem) -> Repetition in
      Repetition(autoreverses: reverses)
    }
  ) { Repetition(isOn: $0) }
}

extension ValueType where Value == Animation {
  private static let timingCurveForm = ObjectForm<Animation>(
    required("controlPoints", .controlPoints, "The x and y of both control points."),
    defaulted("duration", .nonnegative, 0.35, "The seconds.")
  ) { (points: [Double], duration: Double) throws(ArgumentProblem) -> Animation in
    .timingCurve(points[0], points[1], points[2], points[3], duration: duration)
  }

  fileprivate static let timingCurve = object(
    "an object of controlPoints and duration", timingCurveForm)

  private static let springAnimationForm = ObjectForm<Animation>(
    optional("duration", .positive, "The perceptual duration in seconds; absent: 0.5."),
    optional("bounce", .bounce, "The bounce, -1 to 1; absent: 0."),
    optional("response", .positive, "The period of the undamped oscillation in seconds."),
    optional("dampingFraction", .nonnegative, "The damping as a fraction of the critical one."),
    defaulted(
      "blendDuration", .nonnegative, 0, "The duration in seconds to blend to a changed response.")
  ) { (duration, bounce, response, damping, blend) throws(ArgumentProblem) -> Animation in
    guard response != nil || damping != nil else {
      return .spring(duration: duration ?? 0.5, bounce: bounce ?? 0, blendDuration: blend)
    }
    guard duration == nil, bounce == nil else { throw .mixedSpring }
    return .spring(
      response: response ?? 0.5, dampingFraction: damping ?? 0.825, blendDuration: blend)
  }

  fileprivate static let springAnimation = object("an object of a spring", springAnimationForm)

  private static let interactiveSpringForm = ObjectForm<Animation>(
    defaulted("duration", .positive, 0.15, "The perceptual duration in seconds."),
    defaulted("extraBounce", .bounce, 0, "The bounce to add to 0.15."),
    defaulted(
      "blendDuration", .nonnegative, 0.25, "The duration in seconds to blend to a changed response."
    )
  ) { (duration: Double, bounce: Double, blend: Double) throws(ArgumentProblem) -> Animation in
    .interactiveSpring(duration: duration, extraBounce: bounce, blendDuration: blend)
  }

  fileprivate static let interactiveSpring = object("an object of a spring", interactiveSpringForm)

  private static let presetForm = ObjectForm<PresetArguments>(
    defaulted("duration", .positive, 0.5, "The perceptual duration in seconds."),
    defaulted("extraBounce", .bounce, 0, "The bounce to add to the preset.")
  ) { PresetArguments(duration: $0, extraBounce: $1) }

  /// A spring of a named bounce.
  fileprivate static func presetSpring(_ preset: PresetSpring) -> ValueType {
    object(
      "an object of duration and extraBounce",
      presetForm.map { preset.animation($0.duration, $0.extraBounce) })
  }

  private static let interpolatingSpringForm = ObjectForm<Animation>(
    optional("duration", .positive, "The perceptual duration in seconds; absent: 0.5."),
    optional("bounce", .bounce, "The bounce, -1 to 1; absent: 0."),
    optional("mass", .positive, "The mass; absent: 1."),
    optional("stiffness", .positive, "The force per displacement."),
    optional("damping", .nonnegative, "The drag per velocity."),
    defaulted("initialVelocity", .number, 0, "The initial velocity, in changes per second.")
  ) {
    (duration, bounce, mass, stiffness, damping, velocity) throws(ArgumentProblem) -> Animation in
    guard mass != nil || stiffness != nil || damping != nil else {
      return .interpolatingSpring(
        duration: duration ?? 0.5, bounce: bounce ?? 0, initialVelocity: velocity)
    }
    guard duration == nil, bounce == nil, let stiffness, let damping else { throw .mixedSpring }
    return .interpolatingSpring(
      mass: mass ?? 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }

  fileprivate static let interpolatingSpring = object(
    "an object of a spring", interpolatingSpringForm)

  fileprivate static let nestedAnimation = ValueType(
    "an animation, by name or as an object", schema: ["$ref": "#/$defs/animation"],
    examples: ["spring"], takesExpressions: false, matches: .string || .object
  ) { node, decoder in animation.decode(node, decoder) }
}

private struct PresetArguments: Sendable {
  let duration: Double
  let extraBounce: Double
}

/// The springs that differ in their bounce.
private enum PresetSpring {
  case smooth
  case snappy
  case bouncy

  func animation(_ duration: Double, _ extraBounce: Double) -> Animation {
    switch self {
    case .smooth: .smooth(duration: duration, extraBounce: extraBounce)
    case .snappy: .snappy(duration: duration, extraBounce: extraBounce)
    case .bouncy: .bouncy(duration: duration, extraBounce: extraBounce)
    }
  }
}

extension ArgumentProblem {
  fileprivate static let mixedSpring = ArgumentProblem(
    code: .conflictingKeys,
    message: "a spring cannot combine parameters of different kinds",
    help: "use duration and bounce, or response and dampingFraction, or stiffness and damping")
}

extension ValueType where Value == Double {
  fileprivate static let bounce = number(
    NumberRange(lower: -1, upper: 1), examples: [0.3, 0, -0.2])
}

extension ValueType where Value == [Double] {
  /// The two control points of a cubic Bézier curve from (0, 0) to (1, 1).
  static let controlPoints = ValueType(
    "an array of four numbers: x1, y1, x2, y2, with x in 0...1",
    schema: ["type": "array", "items": ["type": "number"], "minItems": 4, "maxItems": 4],
    examples: [[0.4, 0, 0.2, 1]], takesExpressions: false, matches: .array
  ) { node, decoder in
    let numbers = (node.elements ?? []).compactMap(\.number)
    guard numbers.count == 4, node.elements?.count == 4,
      [numbers[0], numbers[2]].allSatisfy((0...1).contains)
    else {
      decoder.reportType("four numbers x1, y1, x2, y2 with x in 0...1", node)
      return nil
    }
    return numbers
  }
}

extension ValueType where Value == Animation? {
  /// An animation, or null for none.
  static let animationOrNone = ValueType(
    "an animation, or null for none",
    schema: ["anyOf": [["$ref": "#/$defs/animation"], ["type": "null"]]],
    examples: ["spring", .null], takesExpressions: false
  ) { node, decoder in
    if node.isNull { return .some(nil) }
    return ValueType<Animation>.animation.decode(node, decoder).map(Optional.some)
  }
}
