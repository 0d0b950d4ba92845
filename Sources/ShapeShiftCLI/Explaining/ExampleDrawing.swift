import DocumentModel
import DocumentViews
import FileStorage
import Foundation
import IntegerConversion
import ShapeShift
import ShapeShiftDocuments
import SnapshotDiff

/// The picture of an example.
@MainActor
struct ExampleDrawing {
  private let list: DisplayList
  private let background: Color.Resolved?

  /// Lays an example out.
  ///
  /// - Parameters:
  ///   - isDark: Whether its surroundings are dark.
  ///   - folder: Where the files are that it names.
  init(_ example: FormatExample, isDark: Bool = false, folder: URL? = nil) throws {
    let text = example.document(isDark: isDark)
    let source = SourceText(name: "\(example.name).json", text: text)
    let document = try SceneReader(root: folder).read(source)
    let stage = try Stage(document, at: example.time, isStill: true)
    list = try stage.displayList()
    background = stage.background
  }

  /// The width and height in points.
  var size: CGSize { list.size }

  /// Pixels.
  func bitmap(scale: Double) throws(RenderError) -> Bitmap {
    try list.bitmap(options: RenderOptions(scale: scale, background: background))
  }

  /// A PNG file.
  func png(scale: Double) throws(RenderError) -> [UInt8] {
    try list.encoded(as: .png, options: RenderOptions(scale: scale, background: background)).bytes
  }

  /// What a terminal shows, not wider than it is.
  func text(_ form: TerminalPicture.Form, columns: Int) throws -> String {
    let isBlocks = form == .blocks || form == .palette
    // Two pixels a character, and four points a pixel: letters of titles can be read, and the page is not all picture.
    let wanted = min(columns, Int(clamping: size.width / 3))
    let scale = isBlocks ? Double(wanted) / size.width : 2
    return try TerminalPicture(form).text(bitmap(scale: scale))
  }
}
