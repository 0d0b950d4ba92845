import Foundation
import TestSupport
import VectorGraphics

/// HarfBuzz's own program, to compare our own widths and glyphs with.
enum HarfBuzzTool {
  /// Why text could not be shaped.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A glyph of a shaped text.
  struct Glyph: Decodable {
    /// The number in the font.
    var g: UInt32
    /// The offset of the first byte of what it shows.
    var cl: Int
    /// The advance, in the font's units.
    var ax: Int
    /// How far it is moved to the right, in the font's units.
    var dx: Int
  }

  /// The units that fonts are shaped in, in one em.
  static let em = 65_536

  private static let program = TestProgram("hb-shape")

  /// Whether tests with the program run.
  static var isExpected: Bool { program.isExpected }

  /// The glyphs of lines of text in a face, from left to right.
  static func glyphs(
    of lines: [String], in face: any FontFace, isRightToLeft: Bool
  ) throws -> [[Glyph]] {
    guard let file = face.fileURL else { throw Failure(description: "\(face.id) has no file") }
    let answer = try program.run(
      [
        "--font-file=\(file.path)", "--face-index=0", "--font-size=\(em)",
        "--direction=\(isRightToLeft ? "rtl" : "ltr")", "--utf8-clusters", "--no-glyph-names",
        "--output-format=json", "--font-funcs=ot",
      ], input: Data(lines.joined(separator: "\n").utf8))
    let decoder = JSONDecoder()
    return try answer.split(separator: 10).filter { !$0.isEmpty }
      .map { try decoder.decode([Glyph].self, from: Data($0)) }
  }

  /// The sums of the advances of lines of text, in points.
  static func widths(
    of lines: [String], in face: any FontFace, size: CGFloat, isRightToLeft: Bool
  ) throws -> [CGFloat] {
    try glyphs(of: lines, in: face, isRightToLeft: isRightToLeft).map { glyphs in
      CGFloat(glyphs.reduce(0) { $0 + $1.ax }) / CGFloat(em) * size
    }
  }
}
