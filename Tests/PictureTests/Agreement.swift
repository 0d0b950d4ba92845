import Foundation
import ImageCoding
import ShapeShift
import SnapshotDiff
import Testing
import VectorGraphics

/// Compares what others draw of our vector files with our own pixels.
enum Agreement {
  /// A difference of a channel up to this counts as none: antialiasing is computed with 15 to 256
  /// levels of coverage, and colours are rounded at every step.
  static let threshold = 8
  /// The largest share of pixels that may differ by more.
  static let share = 0.005

  /// The kinds of vector files that are compared.
  enum Route: String, CaseIterable, Sendable {
    case semanticSVG
    case cairoSVG
    case pdf
    case browser

    /// The program that draws the file.
    var tool: PictureTool {
      switch self {
      case .semanticSVG, .cairoSVG: .rsvgConvert
      case .pdf: .pdftoppm
      case .browser: .chromium
      }
    }

    /// Those that run here and now: the browser takes long, and a tool may be missing.
    static var all: [Route] {
      allCases.filter { $0.tool.isExpected && ($0 != .browser || isLongRun) }
    }
  }

  /// Expects that our pixels and another program's, from our file, are the same to the eye.
  static func expect(
    _ list: DisplayList, named name: String, by route: Route, scale: Int,
    share: Double = share, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // A page of a PDF is white.
    var options = RenderOptions(
      scale: Double(scale), background: route == .pdf ? .white : nil)
    let ours = try list.bitmap(options: options)
    options.svg = route == .cairoSVG ? .cairo : .semantic
    let theirs = try picture(of: list, options, route, scale, like: ours)
    let mask = try TextEdges.mask(for: list, scale: Double(scale))
    var comparison = PictureComparison(metric: .strict(threshold: threshold))
    comparison.maximumDifferentPixels = Int(Double(ours.width * ours.height) * share)
    let difference = comparison.compare(ours, theirs, mask: mask)
    let isSame = difference.isMatch
    if !isSame || keepsAll {
      try keep("\(name)-\(route.rawValue)@\(scale)x", ours, theirs, mask, comparison)
    }
    #expect(
      isSame, "\(name), \(route.rawValue) at \(scale)x: \(difference)",
      sourceLocation: sourceLocation)
  }

  private static func picture(
    of list: DisplayList, _ options: RenderOptions, _ route: Route, _ scale: Int,
    like ours: Bitmap
  ) throws -> Bitmap {
    switch route {
    case .semanticSVG, .cairoSVG:
      let file = try list.encoded(as: .svg, options: options).bytes
      return try PictureTool.drawing(svg: file, width: ours.width, height: ours.height)
    case .pdf:
      let file = try list.encoded(as: .pdf, options: options).bytes
      return try PictureTool.drawing(pdf: file, scale: scale)
    case .browser:
      let file = try list.encoded(as: .svg, options: options).bytes
      return try PictureTool.browsing(svg: file, size: list.size, scale: scale)
    }
  }

  // MARK: Pictures to look at

  /// Where pictures of what differs go; nil unless asked for.
  private static let folder = ProcessInfo.processInfo.environment["SHAPESHIFT_ARTIFACTS"]
    .map { URL(filePath: $0) }
  /// Whether pictures of what agrees are kept as well.
  private static let keepsAll = ProcessInfo.processInfo.environment["SHAPESHIFT_KEEP_ALL"] == "1"

  private static func keep(
    _ name: String, _ ours: Bitmap, _ theirs: Bitmap, _ mask: Bitmap?,
    _ comparison: PictureComparison
  ) throws {
    let picture = DifferencePicture(comparison: comparison).draw(ours, theirs, mask: mask)
    let bytes = try PNGEncoder().encode(picture)
    Attachment.record(bytes, named: "\(name).png")
    guard let folder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appending(component: "\(name).png"))
  }
}
