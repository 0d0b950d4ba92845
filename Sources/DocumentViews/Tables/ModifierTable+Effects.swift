import DocumentModel
import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

extension ModifierTable {
  static let effects: [ModifierEntry] = filters + colors + composition + mappings

  private static let filters: [ModifierEntry] = [
    .view(
      "blur", "Blurs a view, including outside its frame.", .effects, ["radius"],
      required(
        "radius", .nonnegativeLength, "The standard deviation of the blur, in points."),
      defaulted("opaque", .bool, false, "Whether the edges stay opaque.")
    ) { radius, isOpaque in { AnyView($0.blur(radius: radius, opaque: isOpaque)) } },
    .view(
      "shadow", "Adds a shadow to a view.", .effects, ["radius"],
      required(
        "radius", .nonnegativeLength, "The standard deviation of the blur, in points."),
      defaulted("color", .color, ["white": 0, "opacity": 0.33], "The color of the shadow."),
      defaulted(
        "x", .length, 0, "The horizontal offset of the shadow in points, positive to the right."),
      defaulted("y", .length, 0, "The vertical offset of the shadow in points, positive downward.")
    ) { radius, color, x, y in { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } },
  ]

  private static let colors: [ModifierEntry] = [
    .single(
      "brightness", "Adds an amount to each color component; 1 results in white.", .effects, .number
    ) {
      amount in { AnyView($0.brightness(amount)) }
    },
    .single(
      "contrast", "Scales the distance of colors from middle gray; values below 0 invert colors.",
      .effects, .number
    ) { amount in { AnyView($0.contrast(amount)) } },
    .single(
      "saturation", "Scales the saturation of colors; 0 is gray.", .effects, .nonnegative
    ) { amount in { AnyView($0.saturation(amount)) } },
    .single("grayscale", "Sets the amount of grayscale, 0 to 1.", .effects, .unit) { amount in
      { AnyView($0.grayscale(amount)) }
    },
    .view(
      "hueRotation", "Rotates the hue of colors.", .effects, ["degrees"],
      optional("degrees", .number, "The angle in degrees."),
      optional("radians", .number, "The angle in radians.")
    ) { (degrees, radians) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let angle = try Angle(oneOf: degrees, radians)
      return { AnyView($0.hueRotation(angle)) }
    },
    .view("colorInvert", "Inverts colors.", .effects, []) {
      { AnyView($0.colorInvert()) }
    },
    .single("colorMultiply", "Multiplies colors by a color.", .effects, .color) { color in
      { AnyView($0.colorMultiply(color)) }
    },
    .view(
      "luminanceToAlpha", "Converts a view to a mask: black, with the luminance as opacity.",
      .effects, []
    ) { { AnyView($0.luminanceToAlpha()) } },
  ]

  private static let composition: [ModifierEntry] = [
    .single(
      "blendMode", "Sets the blend mode of a view with the content behind it.", .effects, .blendMode
    ) { mode in
      { AnyView($0.blendMode(mode)) }
    },
    .view(
      "compositingGroup",
      "Composites a view as one layer; blend modes inside do not affect the content behind it.",
      .effects, []
    ) { { AnyView($0.compositingGroup()) } },
    .view("drawingGroup", "Composites a view as one layer.", .effects, []) {
      { AnyView($0.drawingGroup()) }
    },
  ]
}

extension ModifierTable {
  private static let mappings: [ModifierEntry] = [
    .view(
      "rotation3DEffect", "Rotates a view in 3D with perspective; its frame does not change.",
      .effects, ["degrees"],
      optional("degrees", .number, "The angle in degrees."),
      optional("radians", .number, "The angle in radians."),
      defaulted(
        "axis", .vector, [0, 1, 0],
        "The direction of the axis: x to the right, y down, z toward the viewer."),
      defaulted("anchor", .unitPoint, "center", "The point on the axis."),
      defaulted("anchorZ", .length, 0, "The depth of that point in front of the view, in points."),
      defaulted(
        "perspective", .length, 1,
        "The perspective; the viewer's distance is the longer side divided by this value.")
    ) {
      (degrees, radians, axis, anchor, anchorZ, perspective) throws(ArgumentProblem)
        -> ModifierBuild.ViewChange in
      let angle = try Angle(oneOf: degrees, radians)
      return {
        AnyView(
          $0.rotation3DEffect(
            angle, axis: (x: axis[0], y: axis[1], z: axis[2]), anchor: anchor, anchorZ: anchorZ,
            perspective: perspective))
      }
    },
    .single(
      "projectionEffect",
      "Transforms a view by a 3 by 3 matrix in row order: (x, y, 1) times the matrix is (x' w, y' w, w).",
      .effects,
      .projection
    ) { projection in { AnyView($0.projectionEffect(projection)) } },
    .view(
      "transformEffect",
      "Transforms a view: x' = a x + c y + tx, y' = b x + d y + ty.", .effects, [],
      defaulted("a", .length, 1, "The factor of x for x."),
      defaulted("b", .length, 0, "The factor of x for y."),
      defaulted("c", .length, 0, "The factor of y for x."),
      defaulted("d", .length, 1, "The factor of y for y."),
      defaulted("tx", .length, 0, "The horizontal translation, in points."),
      defaulted("ty", .length, 0, "The vertical translation, in points.")
    ) { a, b, c, d, tx, ty in
      let transform = CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
      return { AnyView($0.transformEffect(transform)) }
    },
  ]
}

extension ValueType where Value == [CGFloat] {
  static let vector = numbers(3, "an array of 3 numbers", example: [0, 1, 0])

  static func numbers(_ count: Int, _ name: String, example: JSONValue) -> ValueType {
    let schema: JSONValue = [
      "type": "array", "items": ValueType<CGFloat>.length.info.schema,
      "minItems": .number(JSONNumber(count)),
      "maxItems": .number(JSONNumber(count)),
    ]
    return ValueType(name, schema: schema, examples: [example], matches: .array) {
      node, decoder in
      guard let elements = node.elements, elements.count == count else {
        decoder.reportType(name, node)
        return nil
      }
      let values = elements.enumerated().map { index, node in
        decoder.at(index) { ValueType<CGFloat>.length.read(node, decoder) }
      }
      let known = values.compactMap(\.self)
      return known.count == count ? known : nil
    }
  }
}

extension ValueType where Value == ProjectionTransform {
  static let projection = ValueType<[CGFloat]>.numbers(
    9, "an array of 9 numbers", example: [1, 0, 0, 0, 1, 0.002, 0, 0, 1]
  ).map { rows in
    var transform = ProjectionTransform()
    (transform.m11, transform.m12, transform.m13) = (rows[0], rows[1], rows[2])
    (transform.m21, transform.m22, transform.m23) = (rows[3], rows[4], rows[5])
    (transform.m31, transform.m32, transform.m33) = (rows[6], rows[7], rows[8])
    return transform
  }
}

extension ValueType where Value == BlendMode {
  static let blendMode = ValueType.choice(
    BlendMode.allCases.map { (name: $0.rawValue, value: $0) })
}
