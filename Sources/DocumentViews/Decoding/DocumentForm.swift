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
    Key(name: "canvas", documentation: "The size and background of the image."),
    Key(
      name: "fonts", documentation: "Font files by family name."),
    Key(
      name: "model",
      documentation:
        "Any object; expressions read it as model. The view ShapePreview draws a plain model."),
    Key(
      name: "values",
      documentation: "Any values by name; expressions read them by name and as members of values."),
    Key(
      name: "colors",
      documentation:
        "Colors by name, usable wherever a color is expected; {\"light\": …, \"dark\": …} is a pair."
    ),
    Key(
      name: "styles", documentation: "Lists of modifiers by name, applied with the modifier style."),
    Key(
      name: "components", documentation: "Views with parameters by name, used like built-in views."),
    Key(name: "view", documentation: "The root view."),
    Key(
      name: "timeline",
      documentation: "The frame rate, the duration, and values that follow keyframes."),
    Key(
      name: "script",
      documentation:
        "An array of timed steps that set values, undo and redo changes, or operate views."),
  ]

  static let keys = all.map(\.name)

  /// The keys of the canvas, and what they say.
  static let canvas = ObjectForm<CanvasArguments>(
    optional(
      "width", .positiveLength,
      "The width in points; absent: the width of the view plus the padding."),
    optional(
      "height", .positiveLength,
      "The height in points; absent: the height of the view plus the padding."),
    optional("background", .color, "The background color; absent: transparent."),
    defaulted("padding", .insets, 0, "The padding around the view, in points."),
    defaulted(
      "safeArea", .insets, 0, "The safe area insets, in points."),
    optional("environment", .environment, "Environment values by name."),
    optional("title", .string, "The accessible title of the image."),
    optional("description", .string, "The accessible description of the image.")
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
