import DocumentModel
import Foundation
import VectorGeometry
import ViewLayout
import ViewTree

extension ModifierTable {
  static let layout: [ModifierEntry] = [
    .view(
      "frame", "Gives a view a frame of fixed or flexible size.", .layout, [],
      optional("width", .nonnegativeLength, "The width in points."),
      optional("height", .nonnegativeLength, "The height in points."),
      optional("minWidth", .nonnegativeLength, "The least width in points."),
      optional("idealWidth", .nonnegativeLength, "The width where none is proposed."),
      optional("maxWidth", .maximumLength, "The greatest width in points."),
      optional("minHeight", .nonnegativeLength, "The least height in points."),
      optional("idealHeight", .nonnegativeLength, "The height where none is proposed."),
      optional("maxHeight", .maximumLength, "The greatest height in points."),
      defaulted("alignment", .alignment, "center", "Where the view lies in the frame.")
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
          message: "a frame is either fixed, with width and height, or flexible, with the others",
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
      "padding", "Adds room around a view.", .layout, ["length", "edges"],
      optional("edges", .edges, "The edges that get room; absent: all."),
      optional("length", .length, "The room in points; absent: the usual one, 16."),
      optional("top", .length, "The room at the top, in points."),
      optional("leading", .length, "The room at the leading edge, in points."),
      optional("bottom", .length, "The room at the bottom, in points."),
      optional("trailing", .length, "The room at the trailing edge, in points."),
      optional("horizontal", .length, "The room at both sides that have none of their own."),
      optional("vertical", .length, "The room above and below, where that has none of its own.")
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
      "offset", "Draws a view or shape elsewhere; its frame stays.", .layout, .shapeOrView, [],
      defaulted("x", .length, 0, "How far to the right, in points."),
      defaulted("y", .length, 0, "How far down, in points.")
    ) { x, y in
      let offset = CGSize(width: x, height: y)
      return .shapeOrView(
        { ShapeForming.moved($0, offset) }, { AnyView($0.offset(offset)) })
    },
    .view(
      "position", "Puts the middle of a view at a point of what is around it.", .layout, [],
      defaulted("x", .length, 0, "From the left, in points."),
      defaulted("y", .length, 0, "From the top, in points.")
    ) { x, y in { AnyView($0.position(x: x, y: y)) } },
    .view(
      "aspectRatio", "Gives a view's frame proportions.", .layout, ["ratio"],
      optional("ratio", .aspectRatio, "Width to height; absent: those of the view."),
      defaulted("contentMode", .contentMode, "fit", "Whether it fits into the frame or fills it.")
    ) { ratio, mode in { AnyView($0.aspectRatio(ratio, contentMode: mode)) } },
    .view("scaledToFit", "Makes a view as large as fits, with its proportions.", .layout, []) {
      { AnyView($0.scaledToFit()) }
    },
    .view("scaledToFill", "Makes a view fill the frame, with its proportions.", .layout, []) {
      { AnyView($0.scaledToFill()) }
    },
    .view(
      "fixedSize", "Keeps a view at its ideal size.", .layout, [],
      defaulted("horizontal", .bool, true, "Whether the width is kept."),
      defaulted("vertical", .bool, true, "Whether the height is kept.")
    ) { horizontal, vertical in
      { AnyView($0.fixedSize(horizontal: horizontal, vertical: vertical)) }
    },
    .single(
      "layoutPriority", "Has a stack give a view room before those of lower priority.", .layout,
      .number
    ) { priority in { AnyView($0.layoutPriority(priority)) } },
    .single(
      "zIndex", "Draws a view in front of those of lower index.", .layout, .number
    ) { index in { AnyView($0.zIndex(index)) } },
    .view(
      "alignmentGuide", "Sets where a guide of a view lies.", .layout, [],
      required("guide", .guide, "The guide."),
      required(
        "value", .guideValue,
        "The place in points from the view's top leading corner; an expression also sees the view's "
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
        message: "\"\(lower.0)\(axis)\" is more than \"\(upper.0)\(axis)\" in \"frame\"")
    }
  }
}
