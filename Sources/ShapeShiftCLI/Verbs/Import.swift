import ArgumentParser
import DocumentModel
import FileStorage
import Foundation
import ShapeShift
import ShapeShiftDocuments

/// `import`: an SVG file as a document, or as Swift.
struct Import: Verb {
  static let configuration = CommandConfiguration(
    commandName: "import", _superCommandName: ShapeShiftCommand.word,
    abstract: "Make a document or a SwiftUI view of an SVG file.",
    discussion: """
      Circles, ellipses, rectangles and rounded rectangles stay such, all else becomes paths; groups with ids, \
      opacity, blending or clips are kept, colours and gradients are SwiftUI's. What views can't say \
      (filters, masks, patterns, images) is left out and said to be. -o NAME.json writes a document, \
      -o Name.swift a view of that name.
      """)

  static let examples = """
    # A document that can be edited
    shapeshift import icon.svg -o icon.json
    # A SwiftUI view
    shapeshift import arrow-left.svg -o ArrowLeft.swift
    """

  @Argument(help: ArgumentHelp("The SVG file.", valueName: "file"))
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, .json or .swift.", valueName: "file"))
  var output: String

  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) throws {
    let target = InputFile(output)
    let suffix = output.pathSuffix.lowercased()
    guard suffix == "json" || suffix == "swift" else {
      throw Failure(
        .usage, "\(output) is no name for a document or for Swift; expected .json or .swift")
    }
    let source = InputFile(file)
    guard !source.isReplaced(by: output) else {
      throw Failure(.usage, "\(output) would replace the file that it is made of")
    }
    let limits = limitOptions.limits
    let text = try source.source(limits: limits)
    guard EncodedImage.isMarkup(text.bytes) else {
      throw Failure(.badDocument, "\(source.name) is not an SVG file")
    }
    let (list, warnings) = try source.drawnList(of: text, limits: limits)
    for warning in warnings { console.warn(warning) }
    var importer = ViewImporter(size: list.size)
    let all = importer.views(list.roots, .identity)
    let views = importer.withSingleIDs(all)
    for loss in importer.losses { console.warn("\(source.name): \(loss)") }
    guard !views.isEmpty else {
      throw Failure(.badDocument, "\(source.name) draws nothing that could be a view")
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
