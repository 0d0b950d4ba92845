import DocumentModel
import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  static let layout: [ModifierEntry] = [
    .view(
      "frame", "Puts a view into a frame of fixed or flexible size.", .layout, [],
      optional("width", .nonnegativeLength, "The width in points."),
      optional("height", .nonnegativeLength, "The height in points."),
      optional("minWidth", .nonnegativeLength, "The minimum width in points."),
      optional(
        "idealWidth", .nonnegativeLength, "The ideal width in points, used if no width is proposed."
      ),
      optional("maxWidth", .maximumLength, "The maximum width in points."),
      optional("minHeight", .nonnegativeLength, "The minimum height in points."),
      optional(
        "idealHeight", .nonnegativeLength,
        "The ideal height in points, used if no height is proposed."),
      optional("maxHeight", .maximumLength, "The maximum height in points."),
      defaulted("alignment", .alignment, "center", "The alignment of the view in the frame.")
    ) {
      (width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment)
        throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let horizontal = try FlexibleFrameAxis("Width", minWidth, idealWidth, maxWidth)
      let vertical = try FlexibleFrameAxis("Height", minHeight, idealHeight, maxHeight)
      guard horizontal.isGiven || vertical.isGiven else {
        return { AnyView($0.frame(width: width, height: height, alignment: alignment)) }
      }
      guard width == nil, height == nil else {
        throw ArgumentProblem(
          code: .conflictingKeys,
          message:
            "a frame is either fixed, with width and height, or flexible, with the other keys",
          help: "use two frames")
      }
      return {
        AnyView(
          $0.frame(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
      }
    },
    .view(
      "padding", "Adds padding around a view.", .layout, ["length", "edges"],
      optional("edges", .edges, "The edges with padding; absent: all."),
      optional("length", .length, "The padding in points; absent: 16."),
      optional("top", .length, "The padding at the top edge, in points."),
      optional("leading", .length, "The padding at the leading edge, in points."),
      optional("bottom", .length, "The padding at the bottom edge, in points."),
      optional("trailing", .length, "The padding at the trailing edge, in points."),
      optional(
        "horizontal", .length,
        "The padding in points at the leading and trailing edges without their own value."),
      optional(
        "vertical", .length,
        "The padding in points at the top and bottom edges without their own value.")
    ) {
      (edges, length, top, leading, bottom, trailing, horizontal, vertical)
        throws(ArgumentProblem) -> ModifierBuild.ViewChange in
      let sides = [top, leading, bottom, trailing, horizontal, vertical]
      guard sides.contains(where: { $0 != nil }) else {
        return { AnyView($0.padding(edges ?? .all, length)) }
      }
      guard edges == nil, length == nil else {
        throw ArgumentProblem(
          code: .conflictingKeys,
          message: "padding has either \"edges\" and \"length\", or a length for each edge")
      }
      let insets = EdgeInsets(
        top: top ?? vertical ?? 0, leading: leading ?? horizontal ?? 0,
        bottom: bottom ?? vertical ?? 0, trailing: trailing ?? horizontal ?? 0)
      return { AnyView($0.padding(insets)) }
    },
    .any(
      "offset", "Moves a view or shape; its frame does not change.", .layout, .shapeOrView, [],
      defaulted("x", .length, 0, "The horizontal offset in points, positive to the right."),
      defaulted("y", .length, 0, "The vertical offset in points, positive downward.")
    ) { x, y in
      let offset = CGSize(width: x, height: y)
      return .shapeOrView(
        { ShapeForming.moved($0, offset) }, { AnyView($0.offset(offset)) })
    },
    .view(
      "position", "Positions the center of a view at a point of its container.", .layout, [],
      defaulted("x", .length, 0, "The distance from the left, in points."),
      defaulted("y", .length, 0, "The distance from the top, in points.")
    ) { x, y in { AnyView($0.position(x: x, y: y)) } },
    .view(
      "aspectRatio", "Sets the aspect ratio of a view's frame.", .layout, ["ratio"],
      optional(
        "ratio", .aspectRatio, "Width divided by height; absent: the view's own aspect ratio."),
      defaulted("contentMode", .contentMode, "fit", "Whether to fit into the frame or to fill it.")
    ) { ratio, mode in { AnyView($0.aspectRatio(ratio, contentMode: mode)) } },
    .view("scaledToFit", "Scales a view to fit, and keeps its aspect ratio.", .layout, []) {
      { AnyView($0.scaledToFit()) }
    },
    .view(
      "scaledToFill", "Scales a view to fill the frame, and keeps its aspect ratio.", .layout, []
    ) {
      { AnyView($0.scaledToFill()) }
    },
    .view(
      "fixedSize", "Fixes a view at its ideal size.", .layout, [],
      defaulted("horizontal", .bool, true, "Whether to fix the width."),
      defaulted("vertical", .bool, true, "Whether to fix the height.")
    ) { horizontal, vertical in
      { AnyView($0.fixedSize(horizontal: horizontal, vertical: vertical)) }
    },
    .single(
      "layoutPriority", "Sets the priority of a view when a stack distributes space.", .layout,
      .number
    ) { priority in { AnyView($0.layoutPriority(priority)) } },
    .single(
      "zIndex", "Draws a view in front of views with a lower index.", .layout, .number
    ) { index in { AnyView($0.zIndex(index)) } },
    .view(
      "alignmentGuide", "Sets the position of an alignment guide of a view.", .layout, [],
      required("guide", .guide, "The guide."),
      required(
        "value", .guideValue,
        "The position in points from the view's top leading corner; an expression can also use the view's "
          + "width, height, firstTextBaseline and lastTextBaseline.")
    ) { guide, value in
      switch guide {
      case .horizontal(let guide):
        {
          AnyView($0.alignmentGuide(guide) { value.length(in: $0) ?? $0[guide] })
        }
      case .vertical(let guide):
        {
          AnyView($0.alignmentGuide(guide) { value.length(in: $0) ?? $0[guide] })
        }
      }
    },
  ]
}

/// The lengths of one axis of a flexible frame.
private struct FlexibleFrameAxis {
  let isGiven: Bool

  init(_ axis: String, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?)
    throws(ArgumentProblem)
  {
    isGiven = minimum != nil || ideal != nil || maximum != nil
    let given = [("min", minimum), ("ideal", ideal), ("max", maximum)].compactMap { pair in
      pair.1.map { (pair.0, $0) }
    }
    for (lower, upper) in zip(given, given.dropFirst()) where lower.1 > upper.1 {
      throw ArgumentProblem(
        code: .outOfRange,
        message: "\"\(lower.0)\(axis)\" is greater than \"\(upper.0)\(axis)\" in \"frame\"")
    }
  }
}
