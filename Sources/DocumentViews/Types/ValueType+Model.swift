import DocumentModel

extension HSL {
  private static let form = ObjectForm<HSL>(
    defaulted("hue", .number, 0, "The hue in turns; any number, 1 equals 0."),
    defaulted("saturation", .unit, 1, "The saturation, 0 gray to 1 pure."),
    defaulted("brightness", .unit, 1, "The brightness, 0 black to 1."),
    defaulted("opacity", .unit, 1, "The opacity, 0 transparent to 1 opaque.")
  ) { HSL(hue: $0, saturation: $1, brightness: $2, opacity: $3) }

  /// The keys of a color of the plain model.
  static var parameters: [ParameterInfo] { form.parameters }

  fileprivate static let type = ValueType<HSL>.object(
    "an object of hue, saturation, brightness and opacity", form)
}

extension ValueType where Value == HSL {
  /// A color of the plain model.
  static let hsl = HSL.type
}

extension ShapeShifterModel {
  /// The keys of the plain model.
  static let form = ObjectForm<ShapeShifterModel>(
    defaulted(
      "kind", .choice(Kind.allCases.map { ($0.rawValue, $0) }), "circle", "The shape."),
    defaulted("fill", .hsl, ["hue": 0.66], "The fill color."),
    defaulted("outline", .hsl, ["hue": 0.08], "The outline color."),
    defaulted(
      "outlineWidth", .nonnegative, 15,
      "The width of the outline in points, drawn inside the shape."),
    optional(
      "kindTransition", .choice(KindTransition.allCases.map { ($0.rawValue, $0) }),
      "The effect of an animated change of the kind; absent: a fade.")
  ) {
    ShapeShifterModel(kind: $0, fill: $1, outline: $2, outlineWidth: $3, kindTransition: $4)
  }
}

extension ValueType where Value == ShapeShifterModel {
  static let model = ValueType.object("a model", ShapeShifterModel.form)
}
