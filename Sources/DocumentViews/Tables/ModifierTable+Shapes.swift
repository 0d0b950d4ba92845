import DocumentModel
import Foundation
import VectorGeometry
import ViewTree

extension ModifierTable {
  static let shapes: [ModifierEntry] = drawing + forming

  private static let drawing: [ModifierEntry] = [
    .any(
      "fill", "Fills a shape.", .shapes, .draw(needsInset: false), ["style"],
      defaulted("style", .style, "foreground", "The paint."),
      defaulted(
        "eoFill", .bool, false, "Whether to use the even-odd fill rule instead of the nonzero rule."
      ),
      defaulted("antialiased", .bool, true, "Whether edges are antialiased.")
    ) { style, isEven, isSmooth in
      let fill = FillStyle(eoFill: isEven, antialiased: isSmooth)
      return .draw { shape in { ShapeDrawing.filled(shape, style, fill) } }
    },
    outline(
      "stroke", "Strokes the outline of a shape, centered on the edge.",
      needsInset: false
    ) { shape, style, stroke, isSmooth in
      { ShapeDrawing.stroked(shape, style, stroke, isSmooth) }
    },
    outline(
      "strokeBorder", "Strokes the outline of a shape inside the edge.", needsInset: true
    ) { shape, style, stroke, isSmooth in
      guard let shape = shape as? any InsettableShape else { return nil }
      return { ShapeDrawing.bordered(shape, style, stroke, isSmooth) }
    },
  ]

  private static let forming: [ModifierEntry] = [
    .any(
      "trim", "Trims a shape to a part of its outline.", .shapes, .shape(keepsInset: false), [],
      defaulted("from", .fraction, 0, "The start of the part, 0 to 1 along the outline."),
      defaulted("to", .fraction, 1, "The end of the part, 0 to 1 along the outline.")
    ) { from, to in .shape { ShapeForming.trimmed($0, from, to) } },
    .any(
      "morph", "Morphs a shape into another shape.", .shapes, .shape(keepsInset: true), [],
      required("to", .shape, "The shape at progress 1."),
      required("progress", .fraction, "The progress, 0 to 1.")
    ) { other, progress in .shape { ShapeForming.morphed($0, other, progress) } },
    combination("union", "Combines a shape with another shape.") { $0.union($1, eoFill: $2) },
    combination("intersection", "Keeps the area that is inside both shapes.") {
      $0.intersection($1, eoFill: $2)
    },
    combination("subtracting", "Removes the area of another shape.") {
      $0.subtracting($1, eoFill: $2)
    },
    combination("symmetricDifference", "Keeps the area that is inside exactly one of the shapes.") {
      $0.symmetricDifference($1, eoFill: $2)
    },
    combination("lineIntersection", "Keeps the part of the outline inside another shape.") {
      $0.lineIntersection($1, eoFill: $2)
    },
    combination("lineSubtraction", "Keeps the part of the outline outside another shape.") {
      $0.lineSubtraction($1, eoFill: $2)
    },
    .any(
      "rotation", "Rotates a shape; its frame does not change.", .shapes, .shape(keepsInset: true),
      ["degrees"],
      optional("degrees", .number, "The angle in degrees, clockwise."),
      optional("radians", .number, "The angle in radians, clockwise."),
      defaulted("anchor", .unitPoint, "center", "The fixed point.")
    ) { (degrees, radians, anchor) throws(ArgumentProblem) -> ModifierBuild in
      let angle = try Angle(oneOf: degrees, radians)
      return .shape { ShapeForming.rotated($0, angle, anchor) }
    },
    .any(
      "scale", "Scales a shape; its frame does not change.", .shapes,
      .shape(keepsInset: true), ["scale"],
      optional("scale", .length, "The factor for both axes."),
      optional("x", .length, "The horizontal factor."),
      optional("y", .length, "The vertical factor."),
      defaulted("anchor", .unitPoint, "center", "The fixed point.")
    ) { (scale, x, y, anchor) throws(ArgumentProblem) -> ModifierBuild in
      let factors = try scaleFactors(scale, x, y)
      return .shape { ShapeForming.scaled($0, factors, anchor) }
    },
    .any(
      "inset", "Moves the outline of a shape inward.", .shapes, .inset, ["by"],
      required("by", .length, "The distance in points.")
    ) { amount in
      .shape { shape in
        guard let shape = shape as? any InsettableShape else { return nil }
        return ShapeForming.inset(shape, amount)
      }
    },
    .any(
      "size", "Sets the size of a shape, regardless of its frame.", .shapes,
      .shape(keepsInset: false), [],
      required("width", .nonnegativeLength, "The width in points."),
      required("height", .nonnegativeLength, "The height in points.")
    ) { width, height in
      .shape { ShapeForming.sized($0, CGSize(width: width, height: height)) }
    },
    .any(
      "transform", "Transforms a shape: x' = a x + c y + tx, y' = b x + d y + ty.",
      .shapes, .shape(keepsInset: false), [],
      defaulted("a", .length, 1, "The factor of x for x."),
      defaulted("b", .length, 0, "The factor of x for y."),
      defaulted("c", .length, 0, "The factor of y for x."),
      defaulted("d", .length, 1, "The factor of y for y."),
      defaulted("tx", .length, 0, "The horizontal translation, in points."),
      defaulted("ty", .length, 0, "The vertical translation, in points.")
    ) { a, b, c, d, tx, ty in
      let transform = CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
      return .shape { ShapeForming.transformed($0, transform) }
    },
  ]

  /// A modifier that draws the outline of a shape; the function gives nil for a shape of the wrong kind.
  private static func outline(
    _ name: String, _ documentation: String, needsInset: Bool,
    _ draw: @escaping @Sendable (any Shape, AnyShapeStyle, StrokeStyle, Bool) -> ViewMaker?
  ) -> ModifierEntry {
    .any(
      name, documentation, .shapes, .draw(needsInset: needsInset), ["style", "lineWidth"],
      StrokeParameters.style, StrokeParameters.lineWidth, StrokeParameters.lineCap,
      StrokeParameters.lineJoin, StrokeParameters.miterLimit, StrokeParameters.dash,
      StrokeParameters.dashPhase, StrokeParameters.antialiased
    ) { style, width, cap, join, limit, dash, phase, isSmooth in
      let stroke = StrokeStyle(
        lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash,
        dashPhase: phase)
      return .draw { draw($0, style, stroke, isSmooth) }
    }
  }

  /// A modifier that makes one path of two shapes in the same frame.
  private static func combination(
    _ name: String, _ documentation: String,
    _ combine: @escaping @Sendable (AnyShape, AnyShape, Bool) -> any Shape
  ) -> ModifierEntry {
    .any(
      name, documentation, .shapes, .shape(keepsInset: false), ["shape"],
      required("shape", .shape, "The other shape, in the same frame."),
      defaulted("eoFill", .bool, false, "Whether the shapes use the even-odd fill rule.")
    ) { other, isEven in
      .shape { combine(AnyShape($0), AnyShape(other), isEven) }
    }
  }

  /// The factors of the two axes, given together or one by one.
  static func scaleFactors(_ scale: CGFloat?, _ x: CGFloat?, _ y: CGFloat?)
    throws(ArgumentProblem) -> CGSize
  {
    guard let scale else { return CGSize(width: x ?? 1, height: y ?? 1) }
    guard x == nil, y == nil else {
      throw ArgumentProblem(
        code: .conflictingKeys, message: "a scale has either \"scale\" or \"x\" and \"y\", not both"
      )
    }
    return CGSize(width: scale, height: scale)
  }
}

/// The keys of both ways to draw an outline.
enum StrokeParameters {
  static let style = defaulted("style", .style, "foreground", "The paint.")
  static let lineWidth = defaulted(
    "lineWidth", .nonnegativeLength, 1, "The width of the line, in points.")
  static let lineCap = defaulted(
    "lineCap", .lineCap, "butt", "The shape of open ends and dash ends.")
  static let lineJoin = defaulted(
    "lineJoin", .lineJoin, "miter", "The shape of joins between segments.")
  static let miterLimit = defaulted(
    "miterLimit", .nonnegativeLength, 10,
    "The maximum ratio of miter length to line width.")
  static let dash = defaulted(
    "dash", .dash, [], "The alternating lengths of dashes and gaps, in points.")
  static let dashPhase = defaulted(
    "dashPhase", .length, 0, "The offset into the dash pattern at the start of the line, in points."
  )
  static let antialiased = defaulted("antialiased", .bool, true, "Whether edges are antialiased.")
}

/// What is drawn of a shape of any type.
@MainActor private enum ShapeDrawing {
  static func filled(_ shape: some Shape, _ style: AnyShapeStyle, _ fill: FillStyle) -> AnyView {
    AnyView(shape.fill(style, style: fill))
  }

  static func stroked(
    _ shape: some Shape, _ style: AnyShapeStyle, _ stroke: StrokeStyle, _ isSmooth: Bool
  ) -> AnyView {
    AnyView(shape.stroke(style, style: stroke, antialiased: isSmooth))
  }

  static func bordered(
    _ shape: some InsettableShape, _ style: AnyShapeStyle, _ stroke: StrokeStyle, _ isSmooth: Bool
  ) -> AnyView {
    AnyView(shape.strokeBorder(style, style: stroke, antialiased: isSmooth))
  }
}

/// What is made of a shape of any type.
enum ShapeForming {
  static func trimmed(_ shape: some Shape, _ from: CGFloat, _ to: CGFloat) -> any Shape {
    shape.trim(from: from, to: to)
  }

  static func morphed(
    _ shape: some Shape, _ other: some Shape, _ progress: CGFloat
  ) -> any Shape {
    shape.morph(to: other, progress: progress)
  }

  static func rotated(_ shape: some Shape, _ angle: Angle, _ anchor: UnitPoint) -> any Shape {
    shape.rotation(angle, anchor: anchor)
  }

  static func scaled(_ shape: some Shape, _ factors: CGSize, _ anchor: UnitPoint) -> any Shape {
    shape.scale(x: factors.width, y: factors.height, anchor: anchor)
  }

  static func inset(_ shape: some InsettableShape, _ amount: CGFloat) -> any Shape {
    shape.inset(by: amount)
  }

  static func sized(_ shape: some Shape, _ size: CGSize) -> any Shape { shape.size(size) }

  static func transformed(_ shape: some Shape, _ transform: CGAffineTransform) -> any Shape {
    shape.transform(transform)
  }

  static func moved(_ shape: some Shape, _ offset: CGSize) -> any Shape { shape.offset(offset) }
}
