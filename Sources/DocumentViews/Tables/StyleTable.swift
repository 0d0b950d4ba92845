import DocumentModel
import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// A style that is an object; some are views as well.
struct StyleEntry: Sendable {
  /// The name as a style; as a view it begins with a capital letter.
  let name: String
  let documentation: String
  let form: ObjectForm<AnyShapeStyle>
  /// The same as a view, if SwiftUI has it.
  let view: ViewEntry?

  init<each Value: Sendable, Style: ShapeStyle & View>(
    _ name: String, _ documentation: String, view: String?,
    _ parameters: repeat Parameter<each Value>,
    build: @escaping @Sendable (repeat each Value) throws(ArgumentProblem) -> Style
  ) {
    self.name = name
    self.documentation = documentation
    let form = ObjectForm<Style>(repeat each parameters, build: build)
    self.form = form.map { AnyShapeStyle($0) }
    self.view = view.map {
      ViewEntry(
        name: $0, documentation: documentation, group: .styles, children: .none, kind: .view,
        form: form.map { style in .view { AnyView(style) } })
    }
  }
}

extension StyleEntry {
  /// A style that is no view.
  init<each Value: Sendable>(
    style name: String, _ documentation: String, _ parameters: repeat Parameter<each Value>,
    build: @escaping @Sendable (repeat each Value) throws(ArgumentProblem) -> AnyShapeStyle
  ) {
    self.name = name
    self.documentation = documentation
    form = ObjectForm<AnyShapeStyle>(repeat each parameters, build: build)
    view = nil
  }
}

/// The styles that are objects.
enum StyleTable {
  static let entries: [StyleEntry] = gradients + others

  private static let others: [StyleEntry] = [
    StyleEntry(
      style: "shadow", "A style with a shadow.",
      defaulted("style", .style, "foreground", "The style that has the shadow."),
      defaulted(
        "kind", .shadowKind, "drop", "The kind of shadow: behind the content, or inside its edges."),
      defaulted("color", .color, ["white": 0, "opacity": 0.33], "The color of the shadow."),
      required(
        "radius", .nonnegativeLength, "The standard deviation of the blur, in points."),
      defaulted(
        "x", .length, 0, "The horizontal offset of the shadow in points, positive to the right."),
      defaulted("y", .length, 0, "The vertical offset of the shadow in points, positive downward.")
    ) { style, kind, color, radius, x, y in
      AnyShapeStyle(style.shadow(kind.shadow(color, radius, x, y)))
    },
    StyleEntry(
      style: "blendMode", "A style with a blend mode.",
      defaulted("style", .style, "foreground", "The style."),
      required("mode", .blendMode, "The blend mode.")
    ) { style, mode in AnyShapeStyle(style.blendMode(mode)) },
    StyleEntry(
      style: "imagePaint", "An image repeated from the top left corner.",
      required(
        "image", .image,
        "A \(FileSignature.readable) file in the document's folder or a subfolder, or a data: URL."),
      defaulted(
        "sourceRect", .viewBox, [0, 0, 1, 1], "The part of the image, in its unit square."),
      defaulted("scale", .positiveLength, 1, "The scale factor of the image.")
    ) { image, source, scale in
      AnyShapeStyle(ImagePaint(image: Image(image), sourceRect: source, scale: scale))
    },
  ]

  private static let gradients: [StyleEntry] = [
    StyleEntry(
      "meshGradient", "Colors at the points of a grid.", view: "MeshGradient",
      required("width", .meshSide, "The number of points per row."),
      required("height", .meshSide, "The number of rows."),
      optional(
        "points", .meshPoints,
        "The points row by row, in the unit square; absent: evenly spaced."),
      required("colors", .meshColors, "The colors of the points."),
      defaulted("background", .color, "clear", "The color outside the grid."),
      defaulted(
        "smoothsColors", .bool, true, "Whether to interpolate colors smoothly between the points."),
      GradientParameters.space
    ) {
      (width, height, points, colors, background, isSmooth, space) throws(ArgumentProblem)
        -> MeshGradient in
      let points = points ?? MeshPoints.even(width, height)
      guard colors.count == width * height, points.count == width * height else {
        throw ArgumentProblem(
          code: .outOfRange,
          message: "a mesh of \(width) by \(height) needs \(width * height) colors and points")
      }
      return MeshGradient(
        width: width, height: height, points: points, colors: colors, background: background,
        smoothsColors: isSmooth, colorSpace: space)
    },
    StyleEntry(
      "linearGradient", "Colors along a line.", view: "LinearGradient",
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("startPoint", .unitPoint, "top", "The start of the line."),
      defaulted("endPoint", .unitPoint, "bottom", "The end of the line.")
    ) { (colors, stops, space, start, end) throws(ArgumentProblem) -> LinearGradient in
      LinearGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), startPoint: start,
        endPoint: end)
    },
    StyleEntry(
      "radialGradient", "Colors on circles around a center.", view: "RadialGradient",
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("center", .unitPoint, "center", "The center."),
      defaulted("startRadius", .nonnegativeLength, 0, "The radius of the first color, in points."),
      required("endRadius", .nonnegativeLength, "The radius of the last color, in points.")
    ) { (colors, stops, space, center, start, end) throws(ArgumentProblem) -> RadialGradient in
      RadialGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), center: center,
        startRadius: start, endRadius: end)
    },
    StyleEntry(
      "ellipticalGradient", "Colors on ellipses that fit the frame.", view: "EllipticalGradient",
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("center", .unitPoint, "center", "The center."),
      defaulted(
        "startRadiusFraction", .nonnegativeLength, 0,
        "The radius of the first color, as a fraction of the frame."),
      defaulted(
        "endRadiusFraction", .nonnegativeLength, 0.5,
        "The radius of the last color, as a fraction of the frame.")
    ) { (colors, stops, space, center, start, end) throws(ArgumentProblem) -> EllipticalGradient in
      EllipticalGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), center: center,
        startRadiusFraction: start, endRadiusFraction: end)
    },
    StyleEntry(
      "angularGradient", "Colors around a center, from one angle to another.",
      view: "AngularGradient",
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("center", .unitPoint, "center", "The center."),
      defaulted("startAngle", .angle, 0, "The angle of the first color, clockwise from the right."),
      defaulted("endAngle", .angle, 360, "The angle of the last color, clockwise from the right.")
    ) { (colors, stops, space, center, start, end) throws(ArgumentProblem) -> AngularGradient in
      AngularGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), center: center,
        startAngle: start, endAngle: end)
    },
    StyleEntry(
      "conicGradient", "Colors around a center, a full turn.", view: nil,
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("center", .unitPoint, "center", "The center."),
      defaulted("angle", .angle, 0, "The angle of the first color, clockwise from the right.")
    ) { (colors, stops, space, center, angle) throws(ArgumentProblem) -> AngularGradient in
      AngularGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), center: center,
        startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
    },
  ]

  static let byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })
}
