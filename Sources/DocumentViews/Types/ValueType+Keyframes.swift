import DocumentModel
import ViewAnimation

extension ValueType where Value == NumberTable {
  /// Numbers by their names.
  static let numbers = ValueType(
    "an object of numbers by name",
    schema: ["type": "object", "additionalProperties": ValueType<Double>.number.info.schema],
    examples: [["scale": 1]], takesExpressions: false, matches: .object
  ) { node, decoder in
    guard let members = node.members else {
      decoder.reportType("an object of numbers by name", node)
      return nil
    }
    var numbers: [String: Double] = [:]
    for member in members {
      guard
        let number = decoder.at(
          member.key, { ValueType<Double>.number.read(member.value, decoder) })
      else { return nil }
      numbers[member.key] = number
    }
    return NumberTable(numbers)
  }
}

extension ValueType where Value == [NumberTrack] {
  private static let list = ValueType<[NumberTrack.Keyframe]>.array(
    ValueType<NumberTrack.Keyframe>.object("an object of a keyframe", NumberTrack.form),
    "an array of keyframes", minimum: 1)

  /// The keyframes of numbers by their names.
  static let keyframeTracks = ValueType(
    "an object of arrays of keyframes by name",
    schema: ["type": "object", "additionalProperties": list.info.literalSchema],
    examples: [["scale": [["linear": 2, "duration": 0.5], ["spring": 1]]]],
    takesExpressions: false, matches: .object
  ) { node, decoder in
    guard let members = node.members else {
      decoder.reportType("an object of arrays of keyframes by name", node)
      return nil
    }
    let tracks = members.map { member in
      decoder.at(member.key) {
        list.decode(member.value, decoder).map { NumberTrack(name: member.key, keyframes: $0) }
      }
    }
    let known = tracks.compactMap(\.self)
    return known.count == tracks.count ? known : nil
  }
}

extension NumberTrack {
  /// The keys of a keyframe.
  static let form = ObjectForm<Keyframe>(
    optional("linear", .number, "The value, reached along a straight line."),
    optional("cubic", .number, "The value, reached along a smooth cubic curve."),
    optional("spring", .number, "The value, reached with a spring."),
    optional("move", .number, "The value, reached immediately."),
    optional("duration", .nonnegative, "The duration in seconds; optional for a spring."),
    defaulted("timingCurve", .unitCurve, "linear", "The timing curve of \"linear\"."),
    defaulted("bounce", .number, 0, "The bounce of \"spring\", -1 to 1."),
    defaulted("response", .positive, 0.5, "The perceptual duration of \"spring\", in seconds.")
  ) {
    (linear, cubic, spring, move, duration, curve, bounce, response) throws(ArgumentProblem)
      -> Keyframe in
    guard [linear, cubic, spring, move].compactMap(\.self).count == 1 else {
      throw ArgumentProblem(
        code: .conflictingKeys,
        message:
          "a keyframe needs exactly one of the keys \"linear\", \"cubic\", \"spring\" and \"move\"")
    }
    if let move { return .move(move) }
    if let spring {
      return .spring(
        spring, duration: duration, Spring(duration: response, bounce: bounce))
    }
    guard let duration else {
      throw ArgumentProblem(code: .missingKey, message: "a keyframe needs the key \"duration\"")
    }
    if let cubic { return .cubic(cubic, duration: duration) }
    return .linear(linear ?? 0, duration: duration, curve)
  }
}

extension ValueType where Value == UnitCurve {
  static let unitCurve = choice([
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ])
}
