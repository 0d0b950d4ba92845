import DocumentModel
import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  static let layers: [ModifierEntry] = [
    .view(
      "overlay", "Adds views or a style in front of a view; its frame does not change.", .layers,
      ["content", "style"],
      LayerParameters.content, LayerParameters.style, LayerParameters.shape,
      LayerParameters.alignment
    ) { (content, style, shape, alignment) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let layer = try Layer(content, style, shape, "overlay")
      return { view in AnyView(view.overlay(alignment: alignment) { layer.view }) }
    },
    .view(
      "background", "Adds views or a style behind a view; its frame does not change.", .layers,
      ["content", "style"],
      LayerParameters.content, LayerParameters.style, LayerParameters.shape,
      LayerParameters.alignment
    ) { (content, style, shape, alignment) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let layer = try Layer(content, style, shape, "background")
      return { view in AnyView(view.background(alignment: alignment) { layer.view }) }
    },
    .view(
      "mask", "Masks a view by the alpha of other views.", .layers, ["content"],
      required("content", .content, "The views of the mask."),
      defaulted("alignment", .alignment, "center", "The alignment of the mask in the view.")
    ) { content, alignment in
      { view in AnyView(view.mask(alignment: alignment) { content.view }) }
    },
    .view(
      "morphInto", "Morphs a view into other views: outlines, letters, paint and lines.", .layers,
      [],
      required("content", .content, "The views at progress 1, centered in the original view."),
      required("progress", .fraction, "The progress, 0 to 1.")
    ) { content, progress in
      { view in AnyView(view.morph(to: content.view, progress: progress)) }
    },
    .view(
      "clipShape", "Clips a view to a shape.", .layers, ["shape"],
      required("shape", .shape, "The shape."),
      defaulted(
        "eoFill", .bool, false, "Whether to use the even-odd fill rule instead of the nonzero rule."
      ),
      defaulted("antialiased", .bool, true, "Whether edges are antialiased.")
    ) { shape, isEven, isSmooth in
      let style = FillStyle(eoFill: isEven, antialiased: isSmooth)
      return { clipped($0, to: shape, style) }
    },
    .view(
      "clipped", "Clips a view to its frame.", .layers, ["antialiased"],
      defaulted("antialiased", .bool, false, "Whether edges are antialiased.")
    ) { isSmooth in { AnyView($0.clipped(antialiased: isSmooth)) } },
    .view(
      "cornerRadius", "Clips a view to its frame with rounded corners.", .layers, ["radius"],
      required("radius", .nonnegativeLength, "The radius in points."),
      defaulted("antialiased", .bool, true, "Whether edges are antialiased.")
    ) { radius, isSmooth in { AnyView($0.cornerRadius(radius, antialiased: isSmooth)) } },
    .view(
      "border", "Adds a border inside a view's frame.", .layers, ["style"],
      required("style", .style, "The paint."),
      defaulted("width", .nonnegativeLength, 1, "The width of the line, in points.")
    ) { style, width in { AnyView($0.border(style, width: width)) } },
    .view(
      "rotationEffect", "Rotates a view; its frame does not change.", .layers, ["degrees"],
      optional("degrees", .number, "The angle in degrees, clockwise."),
      optional("radians", .number, "The angle in radians, clockwise."),
      defaulted("anchor", .unitPoint, "center", "The fixed point.")
    ) { (degrees, radians, anchor) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let angle = try Angle(oneOf: degrees, radians)
      return { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    },
    .view(
      "scaleEffect", "Scales a view; its frame does not change.", .layers, ["scale"],
      optional("scale", .length, "The factor for both axes."),
      optional("x", .length, "The horizontal factor."),
      optional("y", .length, "The vertical factor."),
      defaulted("anchor", .unitPoint, "center", "The fixed point.")
    ) { (scale, x, y, anchor) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let factors = try scaleFactors(scale, x, y)
      return { AnyView($0.scaleEffect(factors, anchor: anchor)) }
    },
    .single("opacity", "Sets the opacity of a view, 0 transparent to 1 opaque.", .layers, .unit) {
      opacity in { AnyView($0.opacity(opacity)) }
    },
    .view(
      "hidden", "Hides a view but keeps its space.", .layers, ["isHidden"],
      defaulted("isHidden", .bool, true, "Whether the view is hidden.")
    ) { isHidden in { isHidden ? AnyView($0.hidden()) : $0 } },
    .view(
      "cardify", "Shows a view on a playing card.", .layers, ["isFaceUp"],
      required("isFaceUp", .bool, "Whether the view is shown instead of the back of the card.")
    ) { isFaceUp in { AnyView($0.modifier(Cardify(isFaceUp: isFaceUp))) } },
  ]

  @MainActor private static func clipped(
    _ view: AnyView, to shape: some Shape, _ style: FillStyle
  ) -> AnyView {
    AnyView(view.clipShape(shape, style: style))
  }
}

/// The keys of overlay and background.
private enum LayerParameters {
  static let content = optional("content", .content, "The views, instead of a style.")
  static let style = optional("style", .style, "A style that fills the frame, instead of views.")
  static let shape = optional("in", .shape, "The shape to fill with the style.")
  static let alignment = defaulted("alignment", .alignment, "center", "The alignment of the views.")
}

/// What overlay and background put on another view.
private struct Layer: Sendable {
  private let make: ViewMaker

  init(
    _ content: Content?, _ style: AnyShapeStyle?, _ shape: (any Shape)?, _ name: String
  ) throws(ArgumentProblem) {
    switch (content, style) {
    case (let content?, nil):
      guard shape == nil else {
        throw ArgumentProblem(
          code: .conflictingKeys, message: "\"in\" is the shape of a style, not of \"content\"")
      }
      make = { content.view }
    case (nil, let style?):
      let shape: any Shape = shape ?? Rectangle()
      make = { Self.filled(shape, style) }
    case (nil, nil):
      throw ArgumentProblem(
        code: .missingKey, message: "\"\(name)\" needs the key \"content\" or \"style\"")
    case (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "\"\(name)\" has either \"content\" or \"style\", not both",
        help: "use two of them")
    }
  }

  @MainActor var view: AnyView { make() }

  @MainActor private static func filled(_ shape: some Shape, _ style: AnyShapeStyle) -> AnyView {
    AnyView(shape.fill(style))
  }
}
