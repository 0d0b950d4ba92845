import DocumentModel
import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// A gradient: a style, and a view.
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

/// The styles that are objects.
enum StyleTable {
  static let entries: [StyleEntry] = [
    StyleEntry(
      "linearGradient", "Colours along a line.", view: "LinearGradient",
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("startPoint", .unitPoint, "top", "Where the line starts."),
      defaulted("endPoint", .unitPoint, "bottom", "Where the line ends.")
    ) { (colors, stops, space, start, end) throws(ArgumentProblem) -> LinearGradient in
      LinearGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), startPoint: start,
        endPoint: end)
    },
    StyleEntry(
      "radialGradient", "Colours on circles around a centre.", view: "RadialGradient",
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("center", .unitPoint, "center", "The centre."),
      defaulted("startRadius", .nonnegativeLength, 0, "The radius of the first colour, in points."),
      required("endRadius", .nonnegativeLength, "The radius of the last colour, in points.")
    ) { (colors, stops, space, center, start, end) throws(ArgumentProblem) -> RadialGradient in
      RadialGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), center: center,
        startRadius: start, endRadius: end)
    },
    StyleEntry(
      "ellipticalGradient", "Colours on ellipses that fit the frame.", view: "EllipticalGradient",
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("center", .unitPoint, "center", "The centre."),
      defaulted(
        "startRadiusFraction", .nonnegativeLength, 0, "The first colour, as a share of the frame."),
      defaulted(
        "endRadiusFraction", .nonnegativeLength, 0.5, "The last colour, as a share of the frame.")
    ) { (colors, stops, space, center, start, end) throws(ArgumentProblem) -> EllipticalGradient in
      EllipticalGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), center: center,
        startRadiusFraction: start, endRadiusFraction: end)
    },
    StyleEntry(
      "angularGradient", "Colours around a centre, from one angle to another.",
      view: "AngularGradient",
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("center", .unitPoint, "center", "The centre."),
      defaulted("startAngle", .angle, 0, "Where the first colour is, clockwise from the right."),
      defaulted("endAngle", .angle, 360, "Where the last colour is.")
    ) { (colors, stops, space, center, start, end) throws(ArgumentProblem) -> AngularGradient in
      AngularGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), center: center,
        startAngle: start, endAngle: end)
    },
    StyleEntry(
      "conicGradient", "Colours around a centre, a full turn.", view: nil,
      GradientParameters.colors, GradientParameters.stops, GradientParameters.space,
      defaulted("center", .unitPoint, "center", "The centre."),
      defaulted("angle", .angle, 0, "Where the first colour is, clockwise from the right.")
    ) { (colors, stops, space, center, angle) throws(ArgumentProblem) -> AngularGradient in
      AngularGradient(
        gradient: try GradientColors(colors, stops, space).gradient(), center: center,
        startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
    },
  ]

  static let byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })
}
