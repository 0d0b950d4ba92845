import DocumentModel
import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The drawing commands of a canvas.
enum CanvasTable {
  /// Every command, in the order of the documentation.
  static let entries: [CanvasEntry] = drawing + states

  static let byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })

  private static let drawing: [CanvasEntry] = [
    CanvasEntry(
      "fill", "Fills a path.", PathParameters.d, PathParameters.rect,
      PathParameters.cornerRadius, PathParameters.ellipse, PathParameters.circle,
      PathParameters.style, defaulted("eoFill", .bool, false, "Whether to use the even-odd rule.")
    ) { (d, rect, radius, ellipse, circle, style, isEven) throws(ArgumentProblem) in
      let path = try PathParameters.path("fill", d, rect, radius, ellipse, circle)
      return { $0.fill(path, with: .style(style), style: FillStyle(eoFill: isEven)) }
    },
    CanvasEntry(
      "stroke", "Strokes the outline of a path.", PathParameters.d, PathParameters.rect,
      PathParameters.cornerRadius, PathParameters.ellipse, PathParameters.circle,
      PathParameters.style,
      defaulted("lineWidth", .nonnegativeLength, 1, "The width of the line, in points."),
      defaulted("lineCap", .lineCap, "butt", "The shape of open ends and dash ends."),
      defaulted("lineJoin", .lineJoin, "miter", "The shape of joins between segments."),
      defaulted("dash", .dash, [], "The alternating lengths of dashes and gaps, in points."),
      defaulted(
        "dashPhase", .length, 0,
        "The offset into the dash pattern at the start of the line, in points.")
    ) {
      (d, rect, radius, ellipse, circle, style, width, cap, join, dash, phase)
        throws(ArgumentProblem) in
      let path = try PathParameters.path("stroke", d, rect, radius, ellipse, circle)
      let stroke = StrokeStyle(
        lineWidth: width, lineCap: cap, lineJoin: join, dash: dash, dashPhase: phase)
      return { $0.stroke(path, with: .style(style), style: stroke) }
    },
    CanvasEntry(
      "text", "Draws text, anchored at a point or wrapped in a rectangle.",
      required("text", .writtenText, "The text."),
      optional("at", .place, "The position of the anchor, in points."),
      defaulted("anchor", .unitPoint, "center", "The anchor point in the text."),
      optional("in", .rect, "The rectangle to wrap the text in, instead of a point."),
      optional("font", .font, "The font."), PathParameters.style
    ) { (string, point, anchor, rect, font, style) throws(ArgumentProblem) in
      let text = Text(verbatim: string).font(font)
      return try placed("text", point, rect) { context, point in
        var resolved = context.resolve(text)
        resolved.shading = .style(style)
        context.draw(resolved, at: point, anchor: anchor)
      } inside: { context, rect in
        var resolved = context.resolve(text)
        resolved.shading = .style(style)
        context.draw(resolved, in: rect)
      }
    },
    CanvasEntry(
      "symbol", "Draws a symbol of the canvas.",
      required("name", .string, "The symbol's name in the canvas's \"symbols\"."),
      optional("at", .place, "The position of the anchor, in points."),
      defaulted("anchor", .unitPoint, "center", "The anchor point in the symbol."),
      optional("in", .rect, "The rectangle to stretch to, instead of a point.")
    ) { (name, point, anchor, rect) throws(ArgumentProblem) in
      try placed("symbol", point, rect) { context, point in
        guard let symbol = context.resolveSymbol(id: name) else { return }
        context.draw(symbol, at: point, anchor: anchor)
      } inside: { context, rect in
        guard let symbol = context.resolveSymbol(id: name) else { return }
        context.draw(symbol, in: rect)
      }
    },
    CanvasEntry(
      "image", "Draws an image file.",
      required(
        "path", .image, "The file, relative to the document's folder and inside it, or a data: URL."
      ),
      optional("at", .place, "The position of the anchor, in points."),
      defaulted("anchor", .unitPoint, "center", "The anchor point in the image."),
      optional("in", .rect, "The rectangle to stretch to, instead of a point.")
    ) { (image, point, anchor, rect) throws(ArgumentProblem) in
      let picture = Image(image)
      return try placed("image", point, rect) { context, point in
        context.draw(picture, at: point, anchor: anchor)
      } inside: { context, rect in
        context.draw(picture, in: rect)
      }
    },
    CanvasEntry(
      "layer", "Draws commands into a layer and composites it with the current graphics state.",
      required("draw", .commands, "The drawing commands.")
    ) { commands in { $0.drawLayer { commands.draw(in: &$0) } } },
    CanvasEntry(
      "group", "Draws commands and restores the graphics state afterwards.",
      required("draw", .commands, "The drawing commands.")
    ) { commands in
      { context in
        var copy = context
        commands.draw(in: &copy)
      }
    },
  ]

  private static let states: [CanvasEntry] = [
    CanvasEntry(
      "opacity", "Sets the opacity of the following commands.",
      required("value", .unit, "The opacity, 0 transparent to 1 opaque.")
    ) { opacity in { $0.opacity = opacity } },
    CanvasEntry(
      "blendMode", "Sets the blend mode of the following commands.",
      required("value", .blendMode, "The blend mode.")
    ) { mode in { $0.blendMode = GraphicsContext.BlendMode(mode: mode) } },
    CanvasEntry(
      "translate", "Moves the origin for the following commands.",
      defaulted("x", .length, 0, "The horizontal offset in points, positive to the right."),
      defaulted("y", .length, 0, "The vertical offset in points, positive downward.")
    ) { x, y in { $0.translateBy(x: x, y: y) } },
    CanvasEntry(
      "scale", "Scales the following commands.",
      defaulted("x", .length, 1, "The horizontal factor."),
      defaulted("y", .length, 1, "The vertical factor.")
    ) { x, y in { $0.scaleBy(x: x, y: y) } },
    CanvasEntry(
      "rotate", "Rotates the following commands clockwise around the origin.",
      required("angle", .angle, "The angle.")
    ) { angle in { $0.rotate(by: angle) } },
    CanvasEntry(
      "clip", "Clips the following commands to a path.", PathParameters.d, PathParameters.rect,
      PathParameters.cornerRadius, PathParameters.ellipse, PathParameters.circle,
      defaulted("inverse", .bool, false, "Whether to clip to the outside instead.")
    ) { (d, rect, radius, ellipse, circle, isInverse) throws(ArgumentProblem) in
      let path = try PathParameters.path("clip", d, rect, radius, ellipse, circle)
      return { $0.clip(to: path, options: isInverse ? .inverse : []) }
    },
    CanvasEntry(
      "clipToLayer", "Clips the following commands by the alpha of a layer.",
      required("draw", .commands, "The drawing commands of the layer."),
      defaulted("inverse", .bool, false, "Whether to invert the layer's alpha.")
    ) { commands, isInverse in
      { context in
        context.clipToLayer(options: isInverse ? .inverse : []) { commands.draw(in: &$0) }
      }
    },
    CanvasEntry(
      "filter",
      "Adds a filter to the following commands; the last filter added is applied first. Has one filter key and its options.",
      optional("blur", .nonnegativeLength, "The standard deviation of a blur, in points."),
      optional("shadow", .nonnegativeLength, "The standard deviation of a shadow, in points."),
      optional("alphaThreshold", .unit, "The minimum alpha to draw in one color."),
      optional("hueRotation", .angle, "The angle of a hue rotation."),
      optional("saturation", .nonnegative, "The saturation factor."),
      optional("brightness", .number, "The amount added to each color component."),
      optional("contrast", .number, "The contrast factor."),
      optional("grayscale", .unit, "The amount of grayscale, 0 to 1."),
      optional("colorMultiply", .color, "The color to multiply by."),
      defaulted("color", .color, "black", "The color of a shadow or threshold."),
      defaulted(
        "x", .length, 0, "The horizontal offset of a shadow in points, positive to the right."),
      defaulted("y", .length, 0, "The vertical offset of a shadow in points, positive downward.")
    ) {
      (
        blur, shadow, threshold, hue, saturation, brightness, contrast, gray, multiply, color, x, y
      ) throws(ArgumentProblem) in
      let given: [GraphicsContext.Filter?] = [
        blur.map { .blur(radius: $0) },
        shadow.map { .shadow(color: color, radius: $0, x: x, y: y) },
        threshold.map { .alphaThreshold(min: $0, color: color) }, hue.map { .hueRotation($0) },
        saturation.map { .saturation($0) }, brightness.map { .brightness($0) },
        contrast.map { .contrast($0) }, gray.map { .grayscale($0) },
        multiply.map { .colorMultiply($0) },
      ]
      let filters = given.compactMap(\.self)
      guard filters.count == 1, let filter = filters.first else {
        throw ArgumentProblem(
          code: filters.isEmpty ? .missingKey : .conflictingKeys,
          message:
            "\"filter\" needs exactly one of the keys \"blur\", \"shadow\", \"alphaThreshold\", "
            + "\"hueRotation\", \"saturation\", \"brightness\", \"contrast\", \"grayscale\" and "
            + "\"colorMultiply\"")
      }
      return { $0.addFilter(filter) }
    },
  ]

  /// What is drawn at a point or in a rectangle.
  private static func placed(
    _ name: String, _ point: CGPoint?, _ rect: CGRect?,
    at: @escaping @Sendable (GraphicsContext, CGPoint) -> Void,
    inside: @escaping @Sendable (GraphicsContext, CGRect) -> Void
  ) throws(ArgumentProblem) -> @Sendable (inout GraphicsContext) -> Void {
    switch (point, rect) {
    case (let point?, nil): return { at($0, point) }
    case (nil, let rect?): return { inside($0, rect) }
    case (nil, nil):
      throw ArgumentProblem(
        code: .missingKey, message: "\"\(name)\" needs the key \"at\" or \"in\"")
    case (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys, message: "\"\(name)\" has either \"at\" or \"in\", not both")
    }
  }
}

/// The keys of all commands that have a path.
private enum PathParameters {
  static let d = optional("d", .path, "The path, as SVG path data or a SwiftUI path description.")
  static let rect = optional("rect", .rect, "A rectangle, instead of a path.")
  static let cornerRadius = defaulted(
    "cornerRadius", .nonnegativeLength, 0, "The radius of the rectangle's corners, in points.")
  static let ellipse = optional(
    "ellipse", .rect, "The bounding rectangle of an ellipse, instead of a path.")
  static let circle = optional(
    "circle",
    ValueType<[CGFloat]>.numbers(3, "an array of x, y and radius", example: [10, 10, 5]),
    "The center and radius of a circle, instead of a path.")
  static let style = defaulted("style", .style, "foreground", "The paint.")

  static func path(
    _ name: String, _ d: Path?, _ rect: CGRect?, _ radius: CGFloat, _ ellipse: CGRect?,
    _ circle: [CGFloat]?
  ) throws(ArgumentProblem) -> Path {
    let round = circle.map {
      CGRect(x: $0[0] - $0[2], y: $0[1] - $0[2], width: 2 * $0[2], height: 2 * $0[2])
    }
    let paths: [Path?] = [
      d, rect.map { radius > 0 ? Path(roundedRect: $0, cornerRadius: radius) : Path($0) },
      ellipse.map { Path(ellipseIn: $0) }, round.map { Path(ellipseIn: $0) },
    ]
    let given = paths.compactMap(\.self)
    guard given.count == 1, let path = given.first else {
      throw ArgumentProblem(
        code: given.isEmpty ? .missingKey : .conflictingKeys,
        message:
          "\"\(name)\" needs exactly one of the keys \"d\", \"rect\", \"ellipse\" and \"circle\"")
    }
    return path
  }
}

extension ViewTable {
  /// A view that commands draw.
  static let canvas = ViewEntry.leaf(
    "Canvas", "A drawing made of commands that fills the proposed size.",
    required("draw", .commands, "The drawing commands, back to front."),
    optional("symbols", .symbols, "Views by name, drawn by the command symbol."),
    optional(
      "viewBox", .viewBox,
      "The rectangle to scale to the frame; absent: points from the top leading corner.")
  ) { commands, symbols, viewBox in
    let symbols = symbols?.list ?? []
    return {
      AnyView(
        Canvas { context, size in
          if let viewBox {
            let scale = min(size.width / viewBox.width, size.height / viewBox.height)
            context.translateBy(
              x: size.width / 2 - viewBox.midX * scale, y: size.height / 2 - viewBox.midY * scale)
            context.scaleBy(x: scale, y: scale)
          }
          commands.draw(in: &context)
        } symbols: {
          ForEach(symbols) { $0.content.view.tag($0.id) }
        })
    }
  }
}
