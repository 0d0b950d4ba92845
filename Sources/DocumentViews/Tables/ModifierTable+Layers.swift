import DocumentModel
import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  static let layers: [ModifierEntry] = [
    .view(
      "overlay", "Puts views or a style in front of a view; its frame stays.", .layers,
      ["content", "style"],
      LayerParameters.content, LayerParameters.style, LayerParameters.shape,
      LayerParameters.alignment
    ) { (content, style, shape, alignment) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let layer = try Layer(content, style, shape, "overlay")
      return { view in AnyView(view.overlay(alignment: alignment) { layer.view }) }
    },
    .view(
      "background", "Puts views or a style behind a view; its frame stays.", .layers,
      ["content", "style"],
      LayerParameters.content, LayerParameters.style, LayerParameters.shape,
      LayerParameters.alignment
    ) { (content, style, shape, alignment) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let layer = try Layer(content, style, shape, "background")
      return { view in AnyView(view.background(alignment: alignment) { layer.view }) }
    },
    .view(
      "mask", "Shows a view where others are opaque.", .layers, ["content"],
      required("content", .content, "What decides where the view shows."),
      defaulted("alignment", .alignment, "center", "How it lies on the view.")
    ) { content, alignment in
      { view in AnyView(view.mask(alignment: alignment) { content.view }) }
    },
    .view(
      "morphInto", "Turns a view into others: outlines, letters, paint and lines.", .layers, [],
      required("content", .content, "The views at progress 1, in the middle of the first one."),
      required("progress", .fraction, "How far the way is gone, 0 to 1.")
    ) { content, progress in
      { view in AnyView(view.morph(to: content.view, progress: progress)) }
    },
    .view(
      "clipShape", "Cuts a view to a shape.", .layers, ["shape"],
      required("shape", .shape, "The shape."),
      defaulted("eoFill", .bool, false, "Whether overlaps cancel instead of adding up."),
      defaulted("antialiased", .bool, true, "Whether edges are smoothed.")
    ) { shape, isEven, isSmooth in
      let style = FillStyle(eoFill: isEven, antialiased: isSmooth)
      return { clipped($0, to: shape, style) }
    },
    .view(
      "clipped", "Cuts a view to its frame.", .layers, ["antialiased"],
      defaulted("antialiased", .bool, false, "Whether edges are smoothed.")
    ) { isSmooth in { AnyView($0.clipped(antialiased: isSmooth)) } },
    .view(
      "cornerRadius", "Cuts a view to its frame with rounded corners.", .layers, ["radius"],
      required("radius", .nonnegativeLength, "The radius in points."),
      defaulted("antialiased", .bool, true, "Whether edges are smoothed.")
    ) { radius, isSmooth in { AnyView($0.cornerRadius(radius, antialiased: isSmooth)) } },
    .view(
      "border", "Draws a line inside the edges of a view's frame.", .layers, ["style"],
      required("style", .style, "The paint."),
      defaulted("width", .nonnegativeLength, 1, "The width of the line, in points.")
    ) { style, width in { AnyView($0.border(style, width: width)) } },
    .view(
      "rotationEffect", "Draws a view turned; its frame stays.", .layers, ["degrees"],
      optional("degrees", .number, "The angle in degrees, clockwise."),
      optional("radians", .number, "The angle in radians, clockwise."),
      defaulted("anchor", .unitPoint, "center", "The point that stays.")
    ) { (degrees, radians, anchor) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let angle = try Angle(oneOf: degrees, radians)
      return { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    },
    .view(
      "scaleEffect", "Draws a view larger or smaller; its frame stays.", .layers, ["scale"],
      optional("scale", .length, "The factor for both axes."),
      optional("x", .length, "The horizontal factor."),
      optional("y", .length, "The vertical factor."),
      defaulted("anchor", .unitPoint, "center", "The point that stays.")
    ) { (scale, x, y, anchor) throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let factors = try scaleFactors(scale, x, y)
      return { AnyView($0.scaleEffect(factors, anchor: anchor)) }
    },
    .single("opacity", "Makes a view transparent: 0 clear to 1 as it is.", .layers, .unit) {
      opacity in { AnyView($0.opacity(opacity)) }
    },
    .view(
      "hidden", "Leaves the room of a view empty.", .layers, ["isHidden"],
      defaulted("isHidden", .bool, true, "Whether the view is hidden.")
    ) { isHidden in { isHidden ? AnyView($0.hidden()) : $0 } },
    .view(
      "cardify", "Shows a view on a playing card.", .layers, ["isFaceUp"],
      required("isFaceUp", .bool, "Whether the view shows, or the back of the card.")
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
  static let content = optional("content", .content, "The views; instead of a style.")
  static let style = optional("style", .style, "A paint that fills the frame; instead of views.")
  static let shape = optional("in", .shape, "The shape that the style fills.")
  static let alignment = defaulted("alignment", .alignment, "center", "How the views lie.")
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
