import Foundation
import ImageCoding
import VectorGraphics

/// A program that draws SVG or PDF files, to compare our own pictures with.
enum PictureTool: String, CaseIterable {
  case rsvgConvert = "rsvg-convert"
  case pdftoppm
  case chromium

  /// Why a picture could not be made.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The program's file; nil if it is nowhere on the search path.
  var executable: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map { URL(filePath: String($0)).appending(component: rawValue) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether tests with the program run: where it is missing they are left out, but not on a build
  /// server, which must have it.
  var isExpected: Bool {
    executable != nil || ProcessInfo.processInfo.environment["CI"] == "true"
  }

  /// What the program draws of an SVG file, at a number of pixels a point.
  static func drawing(svg bytes: [UInt8], scale: Int) throws -> Bitmap {
    try withTemporaryFolder { folder in
      try Data(bytes).write(to: folder.appending(component: "in.svg"))
      try rsvgConvert.run(["--zoom=\(scale)", "-o", "out.png", "in.svg"], in: folder)
      return try picture(folder.appending(component: "out.png"))
    }
  }

  /// What the program draws of the first page of a PDF file, on white: a page has no clear ground.
  static func drawing(pdf bytes: [UInt8], scale: Int) throws -> Bitmap {
    try withTemporaryFolder { folder in
      try Data(bytes).write(to: folder.appending(component: "in.pdf"))
      try pdftoppm.run(
        ["-png", "-r", "\(72 * scale)", "-singlefile", "in.pdf", "out"], in: folder)
      return try picture(folder.appending(component: "out.png"))
    }
  }

  /// What a browser draws of an SVG file on clear ground, at a whole number of pixels a point.
  static func browsing(svg bytes: [UInt8], size: CGSize, scale: Int) throws -> Bitmap {
    try withTemporaryFolder { folder in
      let style = "<style>html,body{margin:0;background:transparent}svg{display:block}</style>"
      let page = Data("<!doctype html>\(style)".utf8) + Data(bytes)
      try page.write(to: folder.appending(component: "in.html"))
      // A window has a least size; what is too much is cut off.
      let (width, height) = (max(Int(size.width.rounded(.up)), 500), Int(size.height.rounded(.up)))
      try chromium.run(
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--force-device-scale-factor=\(scale)", "--window-size=\(width),\(height + 200)",
          "--default-background-color=00000000", "--force-color-profile=srgb",
          "--user-data-dir=\(folder.path)/profile", "--screenshot=\(folder.path)/out.png",
          "file://\(folder.path)/in.html",
        ], in: folder)
      let whole = PixelRect(
        x: 0, y: 0, width: Int((size.width * Double(scale)).rounded(.up)),
        height: Int((size.height * Double(scale)).rounded(.up)))
      return try picture(folder.appending(component: "out.png")).cropped(to: whole)
    }
  }

  private static func picture(_ url: URL) throws -> Bitmap {
    try PNGDecoder().decode([UInt8](Data(contentsOf: url)))
  }

  private static func withTemporaryFolder<Result>(
    _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "shapeshift-pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do {
        try FileManager.default.removeItem(at: folder)
      } catch {
        // A browser may still write to its profile; the system clears the folder some day.
      }
    }
    return try body(folder)
  }

  private func run(_ arguments: [String], in folder: URL) throws {
    guard let executable else {
      throw Failure(description: "\(rawValue) is not on the search path; `make` installs it")
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let log = folder.appending(component: "log.txt")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.standardError = handle
    process.standardOutput = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    guard process.terminationStatus == 0 else {
      let said = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      throw Failure(
        description: "\(rawValue) ended with \(process.terminationStatus): \(said.suffix(400))")
    }
  }
}

/// Whether tests that take minutes run as well.
let isLongRun = ProcessInfo.processInfo.environment["SHAPESHIFT_TEST_LONG"] == "1"
