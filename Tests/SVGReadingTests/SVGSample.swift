import CairoBackend
import Foundation
import ImageCoding
import SVGReading
import VectorGraphics

/// A file of SVG in a view box of 10 by 10, unless it says otherwise.
struct SVGSample {
  let picture: SVGPicture

  init(_ body: String, root: String = "viewBox='0 0 10 10'", reader: SVGReader = SVGReader()) throws
  {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
      + "\(root)>\(body)</svg>"
    picture = try reader.read(Array(text.utf8))
  }

  /// What is drawn, as text without the head.
  var dump: String {
    picture.displayList.dump(includingOrigins: false)
      .split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  /// The codes of what is not drawn as the file says.
  var codes: [SVGDiagnostic.Code] { picture.diagnostics.map(\.code) }

  /// The pixels at one a unit.
  func bitmap() throws -> Bitmap {
    try CairoRenderer { try PictureDecoder().decode($0) }.bitmap(picture.displayList)
  }

  /// The pixel in a column of a row: 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try bitmap()[x, y] }
}
