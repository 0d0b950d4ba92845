import DocumentModel
public import ShapeShift
public import VectorGraphics

/// Numbered pictures of a document in motion; ``FrameSequence`` draws them.
///
/// As JSON it is an object with the names of the command's options: `{"doc": "card.json", "fps": 60}`.
public struct FrameRequest: Sendable, Equatable, Codable, JSONRequest {
  /// The document, and what is changed in it.
  public var document: DocumentInput
  /// The size, fonts and environment of the view.
  public var layout = LayoutSettings()
  /// The times of the frames.
  public var timeline = TimelineSettings()
  /// Only these frames; nil for all.
  public var frames: FrameSelection?
  /// The output settings of frames.
  public var picture = PictureSettings()
  /// A folder, or the frames' name in it, such as `out/f_%04d.png`; `out` in JSON.
  public var output: String?
  /// The format, or `nil` to derive it from the name, otherwise PNG.
  public var format: PictureFormat?

  /// All frames of a document.
  public init(_ document: DocumentInput, output: String? = nil) {
    self.document = document
    self.output = output
  }

  package init(_ object: JSONObject) throws(RequestError) {
    var fields = try RequestFields(object)
    self.init(try DocumentInput(&fields), output: try fields.text("out"))
    layout = try LayoutSettings(&fields)
    timeline = try TimelineSettings(&fields)
    frames = try fields.parsed("frames") { (text) throws(OptionProblem) in
      do throws(FrameSelection.Problem) {
        return try FrameSelection(text)
      } catch {
        throw OptionProblem(error.description)
      }
    }
    picture = try PictureSettings(&fields)
    format = try fields.parsed("format", PictureFormat.parse)
    try fields.end(of: "frames")
  }

  /// The request in JSON.
  package var json: JSONObject {
    var object = JSONObject()
    document.write(to: &object)
    layout.write(to: &object)
    timeline.write(to: &object)
    object.set("frames", frames?.description)
    picture.write(to: &object)
    object.set("format", format?.rawValue)
    object.set("out", output)
    return object
  }
}
