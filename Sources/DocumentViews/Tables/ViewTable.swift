import DocumentModel
import Foundation
import ShapeMorphing
import VectorGeometry
import VectorGraphics
import ViewAnimation
import ViewLayout
import ViewTree

/// The views of the format.
enum ViewTable {
  /// Every view, group by group.
  static let entries: [ViewEntry] =
    containers + moreContainers + lists + collections + controls + shapes + [color]
    + StyleTable.entries.compactMap(\.view) + content + [canvas] + charts

  static let byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })

  private static let containers: [ViewEntry] = [
    .container(
      "HStack", "Views side by side.",
      defaulted("alignment", .verticalAlignment, "center", "How the views are aligned vertically."),
      optional("spacing", .length, "The room between views in points; absent: the usual one.")
    ) { alignment, spacing in
      { content in AnyView(HStack(alignment: alignment, spacing: spacing) { content }) }
    },
    .container(
      "VStack", "Views above each other.",
      defaulted(
        "alignment", .horizontalAlignment, "center", "How the views are aligned horizontally."),
      optional("spacing", .length, "The room between views in points; absent: the usual one.")
    ) { alignment, spacing in
      { content in AnyView(VStack(alignment: alignment, spacing: spacing) { content }) }
    },
    .container(
      "ZStack", "Views in front of each other, the first at the back.",
      defaulted("alignment", .alignment, "center", "How the views are aligned.")
    ) { alignment in
      { content in AnyView(ZStack(alignment: alignment) { content }) }
    },
    .container("Group", "Views without a layout of their own; modifiers apply to each.") {
      { content in AnyView(Group { content }) }
    },
    ViewEntry(
      name: "ForEach",
      documentation: """
        The content once for each element. Its expressions see the element under the name that "as" \
        gives, and its position, from 0, under the name index. "id" names the member, or is the \
        expression, that tells elements apart.
        """,
      group: .containers, children: .template, kind: .view,
      form: ObjectForm(
        required("in", .elements, "The elements: an array, or a number to count up to."),
        defaulted("as", .variable, "item", "The name of the present element.")
      ) { .forEach(ForEachArguments(elements: $0, variable: $1)) }),
    ViewEntry(
      name: "Slot",
      documentation: """
        In a component: the views that its use gives for a parameter of the type "views". "children" \
        are those under the use's own "children". Modifiers apply to each.
        """,
      group: .containers, children: .slot, kind: .view,
      form: ObjectForm(
        defaulted("name", .variable, "children", "The name of the parameter.")
      ) { .slot($0) }),
  ]

  private static let shapes: [ViewEntry] = [
    .shape("Rectangle", "A rectangle that fills its frame.") { Rectangle() },
    .shape(
      "RoundedRectangle", "A rectangle with rounded corners.",
      optional("cornerRadius", .nonnegativeLength, "The radius of the corners, in points."),
      optional("cornerSize", .size, "The width and height of the corners, instead of a radius."),
      defaulted("style", .cornerStyle, "continuous", "The curve of the corners.")
    ) { (radius, size, style) throws(ArgumentProblem) -> any Shape in
      RoundedRectangle(cornerSize: try cornerSize(radius, size), style: style)
    },
    .shape(
      "UnevenRoundedRectangle", "A rectangle with a radius of its own for each corner.",
      defaulted("topLeadingRadius", .nonnegativeLength, 0, "The top leading corner, in points."),
      defaulted(
        "bottomLeadingRadius", .nonnegativeLength, 0, "The bottom leading corner, in points."),
      defaulted(
        "bottomTrailingRadius", .nonnegativeLength, 0, "The bottom trailing corner, in points."),
      defaulted("topTrailingRadius", .nonnegativeLength, 0, "The top trailing corner, in points."),
      defaulted("style", .cornerStyle, "continuous", "The curve of the corners.")
    ) {
      UnevenRoundedRectangle(
        topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2,
        topTrailingRadius: $3, style: $4)
    },
    .shape("Circle", "The largest circle in the middle of its frame.") { Circle() },
    .shape("Ellipse", "An ellipse that fills its frame.") { Ellipse() },
    .shape(
      "Capsule", "A rectangle with half circles at its ends.",
      defaulted("style", .cornerStyle, "continuous", "The curve of the corners.")
    ) { Capsule(style: $0) },
    .shape("ContainerRelativeShape", "The shape of its container, a rectangle.") {
      ContainerRelativeShape()
    },
    .shape(
      "Path", "A path in points from its frame's top leading corner; it keeps its size.",
      PathForm.data, PathForm.points, PathForm.interpolation,
      PathForm.closed, morphs, isInsettable: false
    ) { (data, points, method, closes, morphs) throws(ArgumentProblem) -> any Shape in
      let path = try PathForm.path(data, points, method, closes, of: "Path")
      return morphs ? AnimatablePath(path) as any Shape : path
    },
    .shape(
      "PathShape", "A path that is scaled to its frame.",
      PathForm.data, PathForm.points, PathForm.interpolation,
      PathForm.closed,
      optional("viewBox", .viewBox, "What fills the frame; absent: the path's bounds."),
      defaulted("scaling", .scaling, "fit", "Whether it keeps its proportions."), morphs,
      isInsettable: false
    ) {
      (data, points, method, closes, box, scaling, morphs) throws(ArgumentProblem) -> any Shape in
      let path = try PathForm.path(data, points, method, closes, of: "PathShape")
      return PathShape(path: path, viewBox: box, scaling: scaling, morphs: morphs)
    },
  ]

  private static func cornerSize(_ radius: CGFloat?, _ size: CGSize?) throws(ArgumentProblem)
    -> CGSize
  {
    switch (radius, size) {
    case (let radius?, nil): return CGSize(width: radius, height: radius)
    case (nil, let size?): return size
    case (nil, nil):
      throw ArgumentProblem(
        code: .missingKey,
        message: "\"RoundedRectangle\" needs the key \"cornerRadius\" or \"cornerSize\"")
    case (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "\"RoundedRectangle\" has either \"cornerRadius\" or \"cornerSize\", not both")
    }
  }

  private static let color = ViewEntry.leaf(
    "Color", "A color that fills its frame.", required("color", .color, "The color."),
    group: .styles
  ) { color in { AnyView(color) } }

  private static let morphs = defaulted(
    "morphs", .bool, false, "Whether an animated change of the path is a morph.")

  private static let content: [ViewEntry] = [
    ViewEntry(
      name: "Text", documentation: "Text, wrapped to the width it is given.", group: .content,
      children: .none, kind: .text,
      form: ObjectForm(
        optional("text", .writtenText, "What is written."),
        optional(
          "runs", ValueType<[Text]>.array(.run, "an array of runs", minimum: 1),
          "Pieces with fonts and styles of their own, instead of one text.")
      ) { (string, runs) throws(ArgumentProblem) -> ViewBuild in .text(try text(string, runs)) }),
    ViewEntry(
      name: "Image",
      documentation:
        "A picture from a PNG, JPEG, WebP, SVG or PDF file, one pixel a point unless scaled, or a symbol.",
      group: .content, children: .none, kind: .view,
      form: ObjectForm(
        optional("path", .image, "The file, relative to the document's folder and beneath it."),
        optional("systemName", .symbol, "The name of a symbol, instead of a file."),
        defaulted("scale", .positiveLength, 1, "Pixels of the file a point."),
        defaulted(
          "resizable", .bool, false, "Whether it fills its frame instead of keeping its size."),
        defaulted("resizingMode", .resizingMode, "stretch", "How it fills its frame."),
        defaulted("capInsets", .insets, 0, "Edges that keep their size when resizable, in points."),
        defaulted(
          "interpolation", .interpolation, "low", "How pixels are made where it is scaled."),
        optional(
          "renderingMode", .renderingMode,
          "The picture itself, or the foreground style where it is opaque."),
        optional("symbolRenderingMode", .symbolRenderingMode, "How a symbol's parts are colored.")
      ) {
        (file, name, scale, isResizable, resizing, insets, interpolation, mode, symbolMode)
          throws(ArgumentProblem) -> ViewBuild in
        var image = try image(file, name, scale: scale).interpolation(interpolation)
          .renderingMode(mode).symbolRenderingMode(symbolMode)
        if isResizable { image = image.resizable(capInsets: insets, resizingMode: resizing) }
        let finished = image
        return .view { AnyView(finished) }
      }),
    .leaf(
      "Spacer", "Room that takes what is left in a stack.",
      optional(
        "minLength", .nonnegativeLength, "The least length in points; absent: the usual one.")
    ) { minLength in { AnyView(Spacer(minLength: minLength)) } },
    .leaf("Divider", "A thin line across a stack.") { { AnyView(Divider()) } },
    .leaf("EmptyView", "Nothing.") { { AnyView(EmptyView()) } },
    .leaf(
      "ShapePreview", "A plain model's picture: its shape filled, with the outline inside.",
      defaulted("model", .model, [:], "The model; {\"$\": \"model\"} is that of the document.")
    ) { model in { AnyView(ShapePreview(model: model)) } },
  ]

  private static func image(
    _ file: EncodedImage?, _ name: String?, scale: CGFloat
  ) throws(ArgumentProblem) -> Image {
    switch (file, name) {
    case (let file?, nil): return Image(file, scale: scale)
    case (nil, let name?): return Image(systemName: name)
    case (nil, nil):
      throw ArgumentProblem(
        code: .missingKey, message: "\"Image\" needs the key \"path\" or \"systemName\"")
    case (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "\"Image\" has either \"path\" or \"systemName\", not both")
    }
  }

  private static func text(_ string: String?, _ runs: [Text]?) throws(ArgumentProblem) -> Text {
    switch (string, runs) {
    case (let string?, nil): return Text(verbatim: string)
    case (nil, let runs?): return Text(joining: runs)
    case (nil, nil):
      throw ArgumentProblem(
        code: .missingKey, message: "\"Text\" needs the key \"text\" or \"runs\"",
        help: "write \"text\": \"Hello\"")
    case (_?, _?):
      throw ArgumentProblem(
        code: .conflictingKeys, message: "\"Text\" has either \"text\" or \"runs\", not both")
    }
  }
}
