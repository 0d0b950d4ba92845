public import ShapeShift
import VectorGraphics

/// A document in motion as one file.
///
/// As JSON it is an object with the names of the command's options: `{"doc": "card.json", "out": "card.gif"}`.
public struct AnimationRequest: Sendable, Equatable, Codable {
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
}

extension AnimationRequest: KeyedRequest {
  package static let verb = "animate"
  package static let defaults = AnimationRequest("")

  package static let keys =
    DocumentInput.keys.map { $0.at(\AnimationRequest.document) }
    + LayoutSettings.keys.map { $0.at(\.layout) } + TimelineSettings.keys.map { $0.at(\.timeline) }
    + PictureSettings.keys.map { $0.at(\.picture) }
    + AnimationFileSettings.keys.map { $0.at(\.file) } + outputKeys

  /// The output file and its format.
  package static let outputKeys: [SettingKey<AnimationRequest>] = [
    .output(
      \.output, help: "Output file, or - for standard output. (default: Output/<name>.gif)"),
    SettingKey(
      "format", \.format, .choice, "format",
      help: "Output format. (default: chosen by the file name)"),
  ]

  package func check() throws(RequestError) { try document.check() }
}
