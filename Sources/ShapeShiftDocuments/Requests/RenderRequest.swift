import DocumentModel
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
public struct RenderRequest: Sendable, Equatable, Codable {
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
}

extension RenderRequest: KeyedRequest {
  package static let verb = "render"
  package static let defaults = RenderRequest("")

  package static let keys =
    DocumentInput.keys.map { $0.at(\RenderRequest.document) }
    + LayoutSettings.keys.map { $0.at(\.layout) } + [.time(\.time)]
    + PictureSettings.keys.map { $0.at(\.picture) } + outputKeys

  /// The output file and its format.
  package static let outputKeys: [SettingKey<RenderRequest>] = [
    .output(
      \.output, help: "Output image, or - for standard output. (default: Output/<name>.png)"),
    .pictureFormat(\.format),
  ]

  package func check() throws(RequestError) { try document.check() }
}

extension SettingKey {
  /// The format of still images; `jpg` also means JPEG.
  static func pictureFormat(
    _ path: any WritableKeyPath<Settings, PictureFormat?> & Sendable
  ) -> SettingKey {
    let formats = OptionValue<PictureFormat>.parsed(
      choices: PictureFormat.allCases.map(\.rawValue), PictureFormat.parse, \.rawValue)
    return SettingKey(
      "format", path, formats, "format", help: "Image format. (default: chosen by the output name)")
  }
}

extension PictureFormat {
  /// Reads the value of an option; `jpg` also means JPEG.
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
