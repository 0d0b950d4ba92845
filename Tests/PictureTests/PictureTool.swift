import Foundation
import ImageCoding
import TestSupport
import VectorGraphics

/// A program that draws SVG or PDF files, to compare our own pictures with.
enum PictureTool: String, CaseIterable {
  case rsvgConvert = "rsvg-convert"
  case pdftoppm
  case chromium

  private var program: TestProgram { TestProgram(rawValue) }

  /// What the program draws of an SVG file, at a number of pixels a point.
  static func drawing(svg bytes: [UInt8], scale: Int) throws -> Bitmap {
    try TestProgram.withFolder { folder in
      try Data(bytes).write(to: folder.appending(component: "in.svg"))
      try rsvgConvert.run(["--zoom=\(scale)", "-o", "out.png", "in.svg"], in: folder)
      return try picture(folder.appending(component: "out.png"))
    }
  }

  /// What the program draws of the first page of a PDF file, on white: a page has no clear ground.
  static func drawing(pdf bytes: [UInt8], scale: Int) throws -> Bitmap {
    try TestProgram.withFolder { folder in
      try Data(bytes).write(to: folder.appending(component: "in.pdf"))
      try pdftoppm.run(
        ["-png", "-r", "\(72 * scale)", "-singlefile", "in.pdf", "out"], in: folder)
      return try picture(folder.appending(component: "out.png"))
    }
  }

  /// What a browser draws of an SVG file on clear ground, at a whole number of pixels a point.
  static func browsing(svg bytes: [UInt8], size: CGSize, scale: Int) throws -> Bitmap {
    try TestProgram.withFolder { folder in
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

  private func run(_ arguments: [String], in folder: URL) throws {
    try program.run(arguments, in: folder)
  }
}

/// Whether tests that take minutes run as well.
let isLongRun = TestLength.isLong
