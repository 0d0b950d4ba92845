import DocumentModel
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// `import`: an SVG file as a document, or as Swift.
struct Import: Verb {
  static let name = "import"
  static let abstract = "Convert an SVG file to a document or a SwiftUI view."
  static let discussion = """
    Circles, ellipses, rectangles and rounded rectangles are kept as shapes; everything else \
    becomes paths. Groups with ids, opacity, blend modes or clips are kept, and colors and \
    gradients become SwiftUI's. Unsupported features (filters, masks, patterns, images) are \
    skipped with a warning. -o NAME.json writes a document, -o Name.swift a view with that name.
    """

  static let examples = """
    # Convert to a document
    shapeshift import icon.svg -o icon.json
    # Convert to a SwiftUI view
    shapeshift import arrow-left.svg -o ArrowLeft.swift
    """

  static let options: [OptionSection<Import>] = [
    OptionSection([
      SettingKey("file", \Import.file, .text, "file", help: "SVG file to convert.")
        .operand().completed(),
      SettingKey("output", \.output, .text, "file", help: "Output file, .json or .swift.")
        .spelled("-o", "--output").required().completed(),
    ]),
    .limits(at: \.limits),
  ]

  private var file = ""
  private var output = ""
  private var limits = DocumentLimits()

  func run(_ console: Console) throws {
    let target = InputFile(output)
    let suffix = output.pathSuffix.lowercased()
    guard suffix == "json" || suffix == "swift" else {
      throw Failure(
        .usage, "unknown file extension of \(output); expected .json or .swift",
        help: "-o NAME.json or -o NAME.swift")
    }
    let source = InputFile(file)
    guard !source.isReplaced(by: output) else {
      throw Failure(
        .usage, "the output would overwrite the input \(output)",
        help: "choose another file with -o")
    }
    let text = try source.source(limits: limits)
    guard EncodedImage.isMarkup(text.bytes) else {
      throw Failure(
        .badDocument, "\(source.name) is not an SVG file", help: "pass an SVG file")
    }
    let (list, warnings) = try source.drawnList(of: text, limits: limits)
    for warning in warnings { console.warn(warning) }
    var importer = ViewImporter(size: list.size)
    let all = importer.views(list.roots, .identity)
    let views = importer.withSingleIDs(all)
    for loss in importer.losses { console.warn("\(source.name): \(loss)") }
    guard !views.isEmpty else {
      throw Failure(
        .badDocument, "\(source.name) has no visible content to convert",
        help: "see the image with 'shapeshift render'")
    }
    let imported =
      suffix == "json"
      ? ImportedDocument.text(views, size: list.size)
      : ImportedSource.text(
        views, size: list.size, name: ImportedSource.typeName(target.stem),
        file: URL(fileURLWithPath: file).lastPathComponent)
    try OutputFile(path: output).write(Array(imported.utf8))
    console.say("wrote \(output)")
  }
}
