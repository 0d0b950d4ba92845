import DocumentModel
import Foundation
import VectorGeometry
import VectorGraphics
import ViewTree

/// The keys of a document.
enum DocumentForm {
  /// A key of the whole document.
  struct Key: Sendable {
    let name: String
    let documentation: String
  }

  static let all: [Key] = [
    Key(name: "shapeshift", documentation: "The version of the format: 1."),
    Key(name: "canvas", documentation: "The ground that the view is drawn on."),
    Key(
      name: "fonts", documentation: "Font files by the family name that the document gives them."),
    Key(
      name: "model",
      documentation:
        "Any object; expressions see it as model. A plain model is drawn by ShapePreview."),
    Key(
      name: "values",
      documentation: "Any values by name; expressions see them by name and as members of values."),
    Key(name: "colors", documentation: "Colors by name, for every place that takes a color."),
    Key(name: "styles", documentation: "Lists of modifiers by name, for the modifier style."),
    Key(name: "components", documentation: "Views with parameters by name, used like any view."),
    Key(name: "view", documentation: "The root view."),
    Key(
      name: "timeline",
      documentation: "Frames a second, the length, and values that follow keyframes."),
    Key(
      name: "script",
      documentation:
        "What happens, an array: values are set, changes undone and redone, views used."),
  ]

  static let keys = all.map(\.name)

  /// The keys of the canvas, and what they say.
  static let canvas = ObjectForm<CanvasArguments>(
    optional(
      "width", .positiveLength, "The width in points; absent: that of the view, with the padding."),
    optional("height", .positiveLength, "The height in points; absent: that of the view."),
    optional("background", .color, "What is painted under the view; absent: nothing."),
    defaulted("padding", .insets, 0, "Room around the view, in points."),
    defaulted(
      "safeArea", .insets, 0, "How far the area that views keep to lies inside, in points."),
    optional("environment", .environment, "Values of the environment by their names."),
    optional("title", .string, "What the picture is called, for those who do not see it."),
    optional("description", .string, "What the picture shows, for those who do not see it.")
  ) { width, height, background, padding, safeArea, environment, title, description in
    CanvasArguments(
      width: width, height: height, background: background, padding: padding,
      safeArea: safeArea, environment: environment, title: title, description: description)
  }
}

/// What the canvas of a document says.
struct CanvasArguments: Sendable {
  var width: CGFloat?
  var height: CGFloat?
  var background: Color?
  var padding = EdgeInsets()
  var safeArea = EdgeInsets()
  var environment: EnvironmentChange?
  var title: String?
  var description: String?

  /// The language of the environment, as HTML has it; nil where none is given.
  var language: String? {
    var environment = EnvironmentValues()
    let usual = environment.locale
    self.environment?.apply(&environment)
    guard environment.locale != usual else { return nil }
    return environment.locale.identifier(.bcp47)
  }

  /// The canvas.
  var canvas: SceneDocument.Canvas {
    var canvas = SceneDocument.Canvas()
    canvas.width = width
    canvas.height = height
    canvas.padding = padding
    canvas.safeArea = safeArea
    canvas.background = background
    return canvas
  }
}
