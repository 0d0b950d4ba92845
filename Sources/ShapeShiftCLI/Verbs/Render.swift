import ArgumentParser
import DocumentViews

/// `render`: one picture.
struct Render: Verb {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: ShapeShiftCommand.word,
    abstract: "Draw a document as PNG, SVG or PDF.",
    discussion: """
      The view is offered the canvas and stands in its middle. Without -o, the picture is \
      Output/<name>.png in the working directory. Of a Swift file the previews are drawn: each in a \
      file of its own where -o is left out or has {preview} in it, else the first, or the one that \
      --preview names.
      """)

  static let examples = """
    # Output/model.png
    shapeshift render model.json
    # Twice as many pixels, on white
    shapeshift render model.json -o model.png --scale 2 --background white
    # SVG with real text
    shapeshift render card.json -o card.svg --text text
    # All previews of a Swift file
    shapeshift render Card.swift -o "Output/card-{preview}.png"
    # Another colour, from a pipe to a pipe
    cat model.json | shapeshift render - -o - --format pdf --set fill.hue=0.3 > model.pdf
    """

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "OUTPUT") var output: OutputOptions
  @OptionGroup(title: "PICTURE") var picture: PictureOptions
  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    if PreviewPictures.areAsked(by: self) {
      let source = try document.source(limits: limitOptions.limits)
      let swift = try document.swiftFile(source)
      if output.path != nil || swift.previews.count > 1 {
        console.warn(swift.warnings)
        return try PreviewPictures(verb: self, swift: swift, console: console).write()
      }
    }
    let target = try PictureOutput(
      path: output.path, format: output.format, document: document.file)
    try target.check()
    let scene = try document.read(limits: limitOptions.limits)
    console.warn(scene.warnings)
    let rendered = try RenderedPicture(
      of: scene, stage: stage, picture: picture, as: target.format)
    for warning in rendered.warnings { console.warn(warning) }
    try target.write(rendered.bytes, console)
    guard case .defaultFile(let path) = target.target else { return }
    console.say("wrote \(path)")
  }
}
