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
  /// What a browser may differ in besides.
  ///
  /// It draws circles as circles. SwiftUI's are four cubics that are up to 0.027 % of the radius off
  /// (Path+RoundedRect.swift): 0.05 points at a radius of 200, or 13/255 along most of its edge, and dashes along
  /// such an edge are displaced.
  static let circleShare = 0.001

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

    /// Those that run now: the browser takes long.
    ///
    /// A tool that is missing is a failure that names it.
    static var all: [Route] { allCases.filter { $0 != .browser || isLongRun } }
  }

  /// Expects that our pixels and another program's, from our file, are the same to the eye, at one
  /// and at two pixels a point.
  ///
  /// - Parameter list: Makes the picture for a number of pixels a point.
  static func expect(
    named name: String, by route: Route, share: Double = share,
    sourceLocation: SourceLocation = #_sourceLocation, list: (_ scale: Int) throws -> DisplayList
  ) throws {
    switch route {
    case .semanticSVG, .cairoSVG:
      for scale in [1, 2] {
        let list = try list(scale)
        let ours = try list.bitmap(options: RenderOptions(scale: Double(scale)))
        let theirs = try drawing(of: list, by: route, scale: scale)
        try compare(
          ours, theirs, of: list, "\(name)-\(route.rawValue)", scale, share, sourceLocation)
      }
    case .pdf, .browser:
      // A page is white.
      let list = try list(1)
      let share = route == .browser ? share + circleShare : share
      let options = RenderOptions(scale: Double(pixelsPerPoint), background: .white)
      let ours = try list.bitmap(options: options)
      let theirs = try largeDrawing(of: list, by: route, options)
      for scale in [1, 2] {
        let factor = pixelsPerPoint / scale
        try compare(
          ours.reduced(by: factor), theirs.reduced(by: factor), of: list,
          "\(name)-\(route.rawValue)", scale, share, sourceLocation)
      }
    }
  }

  /// Expects that a browser shows of a file what our pixels show of a list.
  static func expect(
    browserShows file: [UInt8], as list: DisplayList, named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let options = RenderOptions(scale: Double(pixelsPerPoint), background: .white)
    let ours = try list.bitmap(options: options).reduced(by: pixelsPerPoint)
    let theirs = try PictureTool.browsing(svg: file, size: list.size, scale: pixelsPerPoint)
    try compare(
      ours, theirs.reduced(by: pixelsPerPoint), of: list, name, 1, share + circleShare,
      sourceLocation)
  }

  /// The largest share for a player: edges may be 0.05 points off, which is 13 levels of 255.
  static let playerShare = 0.012

  private static func whole(_ bitmap: Bitmap) -> PixelRect {
    PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  /// Expects that a player shows of a Lottie file, at some of its frames, what our pixels show of lists.
  ///
  /// Both are drawn large and averaged, as players antialias by rules of their own.
  static func expect(
    playerShows file: [UInt8], at frames: [Int], as lists: [DisplayList], named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let size = lists[0].size
    // rlottie draws gradients in pieces of 2048 pixels, each of which begins anew.
    let factor = size.width * 4 > 2048 ? 2 : 4
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    let theirs = try LottiePlayer.frames(
      frames, of: file, width: width * factor, height: height * factor)
    for (place, list) in lists.enumerated() {
      let ours = try list.bitmap(options: RenderOptions(scale: Double(factor)))
      try compare(
        ours.reduced(by: factor), theirs[place].cropped(to: whole(ours)).reduced(by: factor),
        of: list, "\(name)-\(frames[place])", 1, playerShare, sourceLocation)
    }
  }

  /// How many pixels a point some programs and our own picture are drawn at, to be averaged.
  ///
  /// At the final size rules of antialiasing would be compared: poppler's makes half coverage 35 %
  /// (`splashAAGamma`, Splash.cc), and aliases what gradients and images do at their edges; a browser's
  /// (Skia's) counts coverage along few lines of a pixel.
  private static let pixelsPerPoint = 8

  private static func largeDrawing(
    of list: DisplayList, by route: Route, _ options: RenderOptions
  ) throws -> Bitmap {
    guard route == .browser else {
      let file = try list.encoded(as: .pdf, options: options).bytes
      return try PictureTool.drawing(pdf: file, scale: pixelsPerPoint)
    }
    let file = try list.encoded(as: .svg, options: options).bytes
    return try PictureTool.browsing(svg: file, size: list.size, scale: pixelsPerPoint)
  }

  private static func drawing(
    of list: DisplayList, by route: Route, scale: Int
  ) throws -> Bitmap {
    var options = RenderOptions(scale: Double(scale))
    options.svg = route == .cairoSVG ? .cairo : .semantic
    let file = try list.encoded(as: .svg, options: options).bytes
    return try PictureTool.drawing(svg: file, scale: scale)
  }

  private static func compare(
    _ ours: Bitmap, _ theirs: Bitmap, of list: DisplayList, _ name: String, _ scale: Int,
    _ share: Double, _ sourceLocation: SourceLocation
  ) throws {
    let mask = try TextEdges.mask(for: list, scale: Double(scale))
    var comparison = PictureComparison(metric: .strict(threshold: threshold))
    comparison.maximumDifferentPixels = Int(Double(ours.width * ours.height) * share)
    let difference = comparison.compare(ours, theirs, mask: mask)
    let isSame = difference.isMatch
    if !isSame || keepsAll { try keep("\(name)@\(scale)x", ours, theirs, mask, difference) }
    #expect(isSame, "\(name) at \(scale)x: \(difference)", sourceLocation: sourceLocation)
  }

  // MARK: Pictures to look at

  /// Where pictures of what differs go; nil unless asked for.
  private static let folder = ProcessInfo.processInfo.environment["SHAPESHIFT_ARTIFACTS"]
    .map { URL(filePath: $0) }
  /// Whether pictures of what agrees are kept as well.
  private static let keepsAll = ProcessInfo.processInfo.environment["SHAPESHIFT_KEEP_ALL"] == "1"

  private static func keep(
    _ name: String, _ ours: Bitmap, _ theirs: Bitmap, _ mask: Bitmap?,
    _ difference: PictureDifference
  ) throws {
    let picture = DifferencePicture(difference, mask: mask.map(StraightBitmap.init))
      .draw(StraightBitmap(ours), StraightBitmap(theirs))
    let bytes = try PNGEncoder().encode(picture)
    Attachment.record(bytes, named: "\(name).png")
    guard let folder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appending(component: "\(name).png"))
  }
}
