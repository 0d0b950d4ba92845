import DocumentModel
public import ShapeShift
public import VectorGraphics

/// Numbered pictures of a document in motion; ``FrameSequence`` draws them.
///
/// As JSON it is an object with the names of the command's options: `{"doc": "card.json", "fps": 60}`.
public struct FrameRequest: Sendable, Equatable, Codable {
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
}

extension FrameRequest: KeyedRequest {
  package static let verb = "frames"
  package static let defaults = FrameRequest("")

  package static let keys =
    DocumentInput.keys.map { $0.at(\FrameRequest.document) }
    + LayoutSettings.keys.map { $0.at(\.layout) } + TimelineSettings.keys.map { $0.at(\.timeline) }
    + [framesKey] + PictureSettings.keys.map { $0.at(\.picture) } + outputKeys

  /// The rendered frames.
  package static let framesKey = SettingKey<FrameRequest>(
    "frames", \.frames, .frameSelection, "ranges",
    help: "Frames to render, for example 0-99:2,150.")

  /// The output files and their format.
  package static let outputKeys: [SettingKey<FrameRequest>] = [
    .output(\.output, "name", help: "Folder, or file name pattern such as out/f_%04d.png."),
    .pictureFormat(\.format),
  ]

  package func check() throws(RequestError) { try document.check() }
}

extension OptionValue<FrameSelection> {
  /// Frame numbers and ranges, such as `0-99:2,150`.
  package static var frameSelection: OptionValue {
    parsed(
      { (text) throws(OptionProblem) in
        do throws(FrameSelection.Problem) {
          return try FrameSelection(text)
        } catch {
          throw OptionProblem(error.description)
        }
      }, \.description)
  }
}
