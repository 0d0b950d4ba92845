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
      "HStack", "Views in a horizontal line.",
      defaulted("alignment", .verticalAlignment, "center", "The vertical alignment of the views."),
      optional("spacing", .length, "The spacing between views in points; absent: the default.")
    ) { alignment, spacing in
      { content in AnyView(HStack(alignment: alignment, spacing: spacing) { content }) }
    },
    .container(
      "VStack", "Views in a vertical line.",
      defaulted(
        "alignment", .horizontalAlignment, "center", "The horizontal alignment of the views."),
      optional("spacing", .length, "The spacing between views in points; absent: the default.")
    ) { alignment, spacing in
      { content in AnyView(VStack(alignment: alignment, spacing: spacing) { content }) }
    },
    .container(
      "ZStack", "Views in front of each other, the first at the back.",
      defaulted("alignment", .alignment, "center", "The alignment of the views.")
    ) { alignment in
      { content in AnyView(ZStack(alignment: alignment) { content }) }
    },
    .container("Group", "Views without their own layout; modifiers apply to each view.") {
      { content in AnyView(Group { content }) }
    },
    ViewEntry(
      name: "ForEach",
      documentation: """
        The content once per element. Its expressions can use the element under the name of "as" \
        and its position, from 0, as index. "id" is the name of the member, or the \
        expression, that identifies elements.
        """,
      group: .containers, children: .template, kind: .view,
      form: ObjectForm(
        required("in", .elements, "The elements: an array, or a number to count up to."),
        defaulted("as", .variable, "item", "The name of the current element.")
      ) { .forEach(ForEachArguments(elements: $0, variable: $1)) }),
    ViewEntry(
      name: "Slot",
      documentation: """
        In a component: the views that a use of it passes for a parameter of the type "views". "children" \
        are the views under the "children" of the use. Modifiers apply to each view.
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
      optional(
        "cornerSize", .size, "The width and height of the corners in points, instead of a radius."),
      defaulted("style", .cornerStyle, "continuous", "The corner style.")
    ) { (radius, size, style) throws(ArgumentProblem) -> any Shape in
      RoundedRectangle(cornerSize: try cornerSize(radius, size), style: style)
    },
    .shape(
      "UnevenRoundedRectangle", "A rectangle with a separate radius for each corner.",
      defaulted(
        "topLeadingRadius", .nonnegativeLength, 0,
        "The radius of the top leading corner, in points."),
      defaulted(
        "bottomLeadingRadius", .nonnegativeLength, 0,
        "The radius of the bottom leading corner, in points."),
      defaulted(
        "bottomTrailingRadius", .nonnegativeLength, 0,
        "The radius of the bottom trailing corner, in points."),
      defaulted(
        "topTrailingRadius", .nonnegativeLength, 0,
        "The radius of the top trailing corner, in points."),
      defaulted("style", .cornerStyle, "continuous", "The corner style.")
    ) {
      UnevenRoundedRectangle(
        topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2,
        topTrailingRadius: $3, style: $4)
    },
    .shape("Circle", "The largest circle that fits, centered in its frame.") { Circle() },
    .shape("Ellipse", "An ellipse that fills its frame.") { Ellipse() },
    .shape(
      "Capsule", "A rectangle with fully rounded ends.",
      defaulted("style", .cornerStyle, "continuous", "The corner style.")
    ) { Capsule(style: $0) },
    .shape("ContainerRelativeShape", "The shape of its container, a rectangle.") {
      ContainerRelativeShape()
    },
    .shape(
      "Path", "A path in points from the top leading corner of its frame; it is not scaled.",
      PathForm.data, PathForm.points, PathForm.interpolation,
      PathForm.closed, morphs, isInsettable: false
    ) { (data, points, method, closes, morphs) throws(ArgumentProblem) -> any Shape in
      let path = try PathForm.path(data, points, method, closes, of: "Path")
      return morphs ? AnimatablePath(path) as any Shape : path
    },
    .shape(
      "PathShape", "A path scaled to its frame.",
      PathForm.data, PathForm.points, PathForm.interpolation,
      PathForm.closed,
      optional(
        "viewBox", .viewBox, "The rectangle to scale to the frame; absent: the path's bounds."),
      defaulted("scaling", .scaling, "fit", "Whether to keep the aspect ratio."), morphs,
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
    "morphs", .bool, false, "Whether an animated change of the path morphs.")

  private static let content: [ViewEntry] = [
    ViewEntry(
      name: "Text", documentation: "Text, wrapped to the proposed width.", group: .content,
      children: .none, kind: .text,
      form: ObjectForm(
        optional("text", .writtenText, "The text."),
        optional(
          "runs", ValueType<[Text]>.array(.run, "an array of runs", minimum: 1),
          "Runs with their own fonts and styles, instead of one text.")
      ) { (string, runs) throws(ArgumentProblem) -> ViewBuild in .text(try text(string, runs)) }),
    ViewEntry(
      name: "Image",
      documentation:
        "An image from a \(FileSignature.readable) file, one pixel per point unless scaled; a symbol; or another document, drawn as vectors in the size of its canvas.",
      group: .content, children: .none, kind: .view,
      form: ObjectForm(
        optional(
          "path", .image,
          "The file, relative to the document's folder and inside it, or a data: URL."),
        optional("systemName", .symbol, "The name of a symbol, instead of a file."),
        optional(
          "document", .documentPath,
          "Another document, relative to the document's folder and inside it, instead of a file. It inherits color scheme, locale, layout direction and text size, and its time is that of the image."
        ),
        optional(
          "values", .documentValues,
          "Values for the other document, which replace its own values of the same names."),
        defaulted("scale", .positiveLength, 1, "Pixels of the file per point."),
        defaulted(
          "resizable", .bool, false,
          "Whether the image fills its frame instead of keeping its size."),
        defaulted(
          "resizingMode", .resizingMode, "stretch", "How a resizable image fills its frame."),
        defaulted("capInsets", .insets, 0, "Edges that keep their size when resizable, in points."),
        defaulted(
          "interpolation", .interpolation, "low", "The interpolation quality when scaled."),
        optional(
          "renderingMode", .renderingMode,
          "The rendering mode: the original image, or the foreground style with the image's alpha."),
        optional(
          "symbolRenderingMode", .symbolRenderingMode, "The rendering mode of a symbol's layers.")
      ) {
        (
          file, name, document, values, scale, isResizable, resizing, insets, interpolation, mode,
          symbolMode
        ) throws(ArgumentProblem) -> ViewBuild in
        let finish: @Sendable (Image) -> Image = { image in
          let image = image.interpolation(interpolation).renderingMode(mode)
            .symbolRenderingMode(symbolMode)
          return isResizable ? image.resizable(capInsets: insets, resizingMode: resizing) : image
        }
        let source = try imageSource(file, name, document, values)
        switch source {
        case .file(let file):
          let image = finish(Image(file, scale: scale))
          return .view { AnyView(image) }
        case .symbol(let name):
          let image = finish(Image(systemName: name))
          return .view { AnyView(image) }
        case .document(let path):
          return .document(
            EmbeddedDocument(path: path, values: values ?? []) { scene, label in
              finish(Image(scene, label: label))
            })
        }
      }),
    .leaf(
      "Spacer", "Flexible space in a stack.",
      optional(
        "minLength", .nonnegativeLength, "The minimum length in points; absent: the default.")
    ) { minLength in { AnyView(Spacer(minLength: minLength)) } },
    .leaf("Divider", "A thin line across a stack.") { { AnyView(Divider()) } },
    .leaf("EmptyView", "Nothing.") { { AnyView(EmptyView()) } },
    .leaf(
      "ShapePreview", "The shape of a plain model, filled, with the outline inside.",
      defaulted("model", .model, [:], "The model; {\"$\": \"model\"} is the document's model.")
    ) { model in { AnyView(ShapePreview(model: model)) } },
  ]

  /// The source of an image.
  private enum ImageSource {
    case file(EncodedImage)
    case symbol(String)
    case document(String)
  }

  private static func imageSource(
    _ file: EncodedImage?, _ name: String?, _ document: String?, _ values: [JSONNode.Member]?
  ) throws(ArgumentProblem) -> ImageSource {
    let sources = [
      file.map { ImageSource.file($0) }, name.map { .symbol($0) }, document.map { .document($0) },
    ].compactMap(\.self)
    guard sources.count == 1, let source = sources.first else {
      throw ArgumentProblem(
        code: sources.isEmpty ? .missingKey : .conflictingKeys,
        message: "\"Image\" needs exactly one of the keys \"path\", \"systemName\" and \"document\""
      )
    }
    guard values == nil || document != nil else {
      throw ArgumentProblem(
        code: .conflictingKeys,
        message: "\"values\" has an effect only on an \"Image\" with the key \"document\"",
        help: "remove \"values\", or write \"document\": \"chart.json\"")
    }
    return source
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
