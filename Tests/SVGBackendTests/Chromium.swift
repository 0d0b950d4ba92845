import Foundation
import ImageCoding
import TestSupport
import VectorGraphics

/// A browser without a window, as a second opinion on what a document looks like.
enum Chromium {
  private static let program = TestProgram("chromium")

  /// Whether tests with the browser run: only long ones, which take minutes of it.
  static let isExpected = TestLength.isLong && program.isExpected

  /// What the browser shows of a document, `scale` pixels a point.
  static func picture(of document: String, size: CGSize, scale: Int) throws -> Bitmap {
    try TestProgram.withFolder { folder in
      let (page, shot) = (folder.appending(path: "page.svg"), folder.appending(path: "shot.png"))
      try Data(document.utf8).write(to: page)
      try program.run(
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--user-data-dir=\(folder.path)/profile", "--force-device-scale-factor=\(scale)",
          "--window-size=\(Int(size.width)),\(Int(size.height))", "--screenshot=\(shot.path)",
          page.absoluteString,
        ], in: folder)
      return try PNGDecoder().decode(Array(Data(contentsOf: shot)))
    }
  }
}
