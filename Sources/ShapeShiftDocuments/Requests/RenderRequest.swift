package import DocumentModel
import ImageCoding
public import ShapeShift

/// One picture of a document.
///
///     var request = RenderRequest("card.json")
///     request.document.data = .value(["title": "Hello"])
///     request.layout.scale = 2
///     let picture = try request.draw()
///
/// As JSON it is an object with the names of the command's options: `{"doc": "card.json", "scale": 2}`.
public struct RenderRequest: Sendable, Equatable, Codable, JSONRequest {
  /// The document, and what is changed in it.
  public var document: DocumentInput
  /// The size, fonts and environment of the view.
  public var layout = LayoutSettings()
  /// The time of the scene, in seconds.
  public var time = 0.0
  /// The output settings.
  public var picture = PictureSettings()
  /// The output file, in a batch relative to its folder; `out` in JSON.
  public var output: String?
  /// The format, or `nil` to derive it from the file's name, otherwise PNG.
  public var format: PictureFormat?

  /// The picture of a document.
  public init(_ document: DocumentInput, output: String? = nil) {
    self.document = document
    self.output = output
  }

  package init(_ object: JSONObject) throws(RequestError) {
    var fields = try RequestFields(object)
    self.init(try DocumentInput(&fields), output: try fields.text("out"))
    layout = try LayoutSettings(&fields)
    time = try fields.number("time", "a number of seconds, 0 or more") { $0 >= 0 } ?? 0
    picture = try PictureSettings(&fields)
    format = try fields.parsed("format", PictureFormat.parse)
    try fields.end(of: "render")
  }

  /// The request in JSON.
  package var json: JSONObject {
    var object = JSONObject()
    document.write(to: &object)
    layout.write(to: &object)
    object.set("time", time, unless: 0) { .number(JSONNumber($0)) }
    picture.write(to: &object)
    object.set("format", format?.rawValue)
    object.set("out", output)
    return object
  }
}

extension PictureFormat {
  /// Reads the value of an option; `jpg` is JPEG as well.
  static func parse(_ text: String) throws(OptionProblem) -> PictureFormat {
    guard let format = PictureFormat(fileExtension: text) else {
      throw OptionProblem("expected png, jpeg, webp, svg or pdf")
    }
    return format
  }

  /// The format of a file by its name, or the one that is asked for.
  package static func of(
    _ path: String, asked: PictureFormat?
  ) throws(RequestError) -> PictureFormat {
    let format = try named(path, asked)
    try format.checkAvailable()
    return format
  }

  /// Refuses a format that this build can't write.
  package func checkAvailable() throws(RequestError) {
    do throws(ImageCodingError) {
      try checkBuilt()
    } catch {
      throw RequestError(error)
    }
  }

  private static func named(
    _ path: String, _ asked: PictureFormat?
  ) throws(RequestError) -> PictureFormat {
    let suffix = InputFile(path).suffix
    let named = PictureFormat(fileExtension: suffix)
    switch (asked, named) {
    case (let asked?, let named?) where asked != named:
      throw RequestError(
        .usage, "the file extension of \(path) does not match --format \(asked.rawValue)",
        help: "remove --format, or change the extension")
    case (let format?, _), (nil, let format?): return format
    case (nil, nil):
      let problem = suffix.isEmpty ? "no extension" : "the unknown extension \".\(suffix)\""
      throw RequestError(
        .usage, "\(path) has \(problem); expected .png, .jpg, .webp, .svg or .pdf",
        help: "use one of these extensions, or --format with render, watch or frames")
    }
  }
}
