package import DocumentModel
public import ShapeShift
import VectorGraphics

/// A document in motion as one file.
///
/// As JSON it is an object with the names of the command's options: `{"doc": "card.json", "out": "card.gif"}`.
public struct AnimationRequest: Sendable, Equatable, Codable, JSONRequest {
  /// The document, and what is changed in it.
  public var document: DocumentInput
  /// The size, fonts and environment of the view.
  public var layout = LayoutSettings()
  /// The times of the frames.
  public var timeline = TimelineSettings()
  /// The output settings of images.
  public var picture = PictureSettings()
  /// The options of the animated file.
  public var file = AnimationFileSettings()
  /// The file; `out` in JSON.
  public var output: String?
  /// The format, or `nil` to derive it from the file's name, otherwise GIF.
  public var format: AnimatedFormat?

  /// A document in motion.
  public init(_ document: DocumentInput, output: String? = nil) {
    self.document = document
    self.output = output
  }

  package init(_ object: JSONObject) throws(RequestError) {
    var fields = try RequestFields(object)
    self.init(try DocumentInput(&fields), output: try fields.text("out"))
    layout = try LayoutSettings(&fields)
    timeline = try TimelineSettings(&fields)
    picture = try PictureSettings(&fields)
    file = try AnimationFileSettings(&fields)
    format = try fields.choice("format")
    try fields.end(of: "animate")
  }

  /// The request in JSON.
  package var json: JSONObject {
    var object = JSONObject()
    document.write(to: &object)
    layout.write(to: &object)
    timeline.write(to: &object)
    picture.write(to: &object)
    file.write(to: &object)
    object.set("format", format?.rawValue)
    object.set("out", output)
    return object
  }
}
