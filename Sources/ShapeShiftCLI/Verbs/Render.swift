import ArgumentParser
import DocumentViews
import ShapeShift
import ShapeShiftDocuments

/// `render`: one picture.
struct Render: Verb, WordTaking {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: ShapeShiftCommand.word,
    abstract: "Render a document, SVG file or Swift preview to an image.",
    discussion: """
      Proposes the canvas size to the view and centers the view on the canvas. Without -o, the \
      image is Output/<name>.png in the working directory. An SVG file is scaled to fit --size; \
      --set changes its currentColor, or a property of an element by its id, for example --set \
      sun.fill=gold. For Swift code (a file, folder or package), all previews are rendered, each \
      to its own file, if -o is omitted or contains {preview}; {target} is the package target. \
      Otherwise the first preview is rendered, or the one selected by --preview. Swift code runs \
      with your permissions.
      """)

  static let examples = """
    # Output/model.png
    shapeshift render model.json
    # At double resolution on a white background
    shapeshift render model.json -o model.png --scale 2 --background white
    # For a web page
    shapeshift render card.json -o card.jpg --scale 2 --quality 80 --background white
    # In dark mode, in French
    shapeshift render card.json -o card-dark.png --color-scheme dark --locale fr
    # SVG with text elements instead of paths
    shapeshift render card.json -o card.svg --text text
    # An icon at four times its size, in one color
    shapeshift render icon.svg -o icon.png --scale 4 --set currentColor=#0060c0
    # All previews of a Swift file
    shapeshift render Card.swift -o "Output/card-{preview}.png"
    # All previews of a package
    shapeshift render . -o "Output/{target}/{preview}.png" --scale 2
    # Change a color, reading and writing pipes
    cat model.json | shapeshift render - -o - --format pdf --set fill.hue=0.3 > model.pdf
    """

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "SESSION") var session: SessionOptions
  @OptionGroup(title: "OUTPUT") var output: OutputOptions
  @OptionGroup(title: "IMAGE") var picture: PictureOptions
  @OptionGroup(visibility: .hidden) var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  mutating func take(_ words: inout CommandWords) throws {
    document = try DocumentOptions(&words)
    stage = try StageOptions(&words)
    session = try SessionOptions(&words)
    output = try OutputOptions(&words)
    picture = try PictureOptions(&words)
    limitOptions = try LimitOptions(&words)
    messages = try MessageOptions(&words)
    document.document = try words.operand()
  }

  var fileName: String? { document.file.name }

  func run(_ console: Console) throws {
    if PreviewPictures.areAsked(by: self) {
      let swift = try document.swiftPreviews(limits: limitOptions.limits)
      if output.path != nil || swift.previews.count > 1 {
        console.warn(swift.warnings)
        return try PreviewPictures(verb: self, swift: swift, console: console).write()
      }
    }
    let target = try PictureOutput(
      path: output.path, format: output.format, document: document.file)
    try target.check()
    try picture.settings.check(for: target.format)
    let rendered = try draw(as: target.format, console)
    for warning in rendered.warnings { console.warn(warning) }
    try target.write(rendered.bytes, console)
    guard case .defaultFile(let path) = target.target else { return }
    console.say("wrote \(path)")
  }

  @MainActor
  private func draw(
    as format: PictureFormat, _ console: Console
  ) throws(Failure) -> RenderedPicture {
    let request = try request()
    let cache = SceneCache(.all)
    let scene = try cache.scene(request.document).scene
    console.warn(scene.warnings)
    return try RenderedPicture(
      of: scene, layout: request.layout, at: request.time, picture: request.picture, as: format,
      limits: request.document.limits, cache)
  }

  /// What is asked for.
  func request() throws(Failure) -> RenderRequest {
    var request = RenderRequest(
      try document.input(limits: limitOptions.limits), output: output.path)
    request.layout = stage.settings(session)
    request.time = stage.time.seconds
    request.picture = picture.settings
    request.format = output.format
    return request
  }
}
