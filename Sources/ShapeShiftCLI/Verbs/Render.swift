import DocumentViews
import ShapeShift
import ShapeShiftDocuments

/// `render`: one picture.
struct Render: Verb {
  static let name = "render"
  static let abstract = "Render a document, SVG file or Swift preview to an image."
  static let discussion = """
    Proposes the canvas size to the view and centers the view on the canvas. Without -o, the \
    image is Output/<name>.png in the working directory. An SVG file is scaled to fit --size; \
    --set changes its currentColor, or a property of an element by its id, for example --set \
    sun.fill=gold. For Swift code (a file, folder or package), all previews are rendered, each \
    to its own file, if -o is omitted or contains {preview}; {target} is the package target. \
    Otherwise the first preview is rendered, or the one selected by --preview. Swift code runs \
    with your permissions.
    """

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

  static let options: [OptionSection<Render>] = [
    OptionSection("DOCUMENT", DocumentInput.keys, at: \Render.request.document),
    OptionSection("LAYOUT", LayoutSettings.viewKeys, at: \.request.layout),
    OptionSection("LAYOUT", [.time(\.request.time)]),
    OptionSection("SESSION", LayoutSettings.sessionKeys, at: \.request.layout),
    OptionSection("OUTPUT", RenderRequest.outputKeys, at: \.request),
    OptionSection("IMAGE", PictureSettings.keys, at: \.request.picture),
  ]

  private(set) var request = RenderRequest("")

  var fileName: String? { request.document.file.name }

  func run(_ console: Console) throws {
    if PreviewPictures.areAsked(by: self) {
      let swift = try SwiftPreviews(request.document)
      if request.output != nil || swift.previews.count > 1 {
        console.warn(swift.warnings)
        return try PreviewPictures(verb: self, swift: swift, console: console).write()
      }
    }
    let target = try PictureOutput(
      path: request.output, format: request.format, document: request.document.file)
    try target.check()
    try request.picture.check(for: target.format)
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
    let cache = SceneCache(.all)
    let scene = try cache.scene(request.document).scene
    console.warn(scene.warnings)
    return try RenderedPicture(
      of: scene, layout: request.layout, at: request.time, picture: request.picture, as: format,
      limits: request.document.limits, cache)
  }
}
