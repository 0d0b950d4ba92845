import Foundation
import IntegerConversion
import VectorGeometry
package import VectorGraphics

extension EncodedImage {
  /// A picture of shapes from an SVG file, and what is not drawn as the file says.
  ///
  /// Its columns and rows are the file's width and height, made whole.
  /// - Throws: What can't be drawn at all.
  package static func reading(
    svg bytes: [UInt8], by reader: SVGReader = SVGReader()
  ) throws(SVGReadingError) -> (image: EncodedImage, diagnostics: [SVGDiagnostic]) {
    let picture = try reader.read(bytes)
    let (width, height) = (side(picture.size.width), side(picture.size.height))
    let list = picture.displayList(size: CGSize(width: width, height: height))
    let image = EncodedImage(
      format: .svg, bytes: bytes, width: width, height: height, drawing: list.roots)
    return (image, picture.diagnostics)
  }

  /// The picture with texts in the fonts of a shaper; itself if it has none.
  package func shaped(by shaper: any TextShaper) -> EncodedImage {
    guard format == .svg, bytes.containsText else { return self }
    var reader = SVGReader()
    reader.shaper = shaper
    return (try? EncodedImage.reading(svg: bytes, by: reader))?.image ?? self
  }

  private static func side(_ length: CGFloat) -> Int {
    Int(clamping: length.rounded(), to: 1...1_000_000)
  }
}

extension [UInt8] {
  /// Whether an SVG file may have a text element, with or without a prefix, in UTF-8 or UTF-16.
  fileprivate var containsText: Bool {
    ["<text", ":text"].map { Array($0.utf8) }.contains { name in
      contains(sequence: name)
        || contains(sequence: Array(name.map { [$0] }.joined(separator: [0])))
    }
  }

  /// Whether the bytes stand somewhere, one after the other.
  private func contains(sequence: [UInt8]) -> Bool {
    guard let first = sequence.first else { return true }
    return indices.contains { index in
      self[index] == first && self[index...].starts(with: sequence)
    }
  }
}
