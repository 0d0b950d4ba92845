package import Foundation
import IntegerConversion
import Synchronization
import VectorGeometry

/// A face for characters that no font contains: each is a rounded box with its code point in hexadecimal digits.
///
/// The number of a glyph is its character's code point.
package final class LastResortFace: FontFace {
  package static let shared = LastResortFace()

  package let id = "last-resort"
  package let familyName = "Last Resort"
  package let weight = 400
  package let isItalic = false
  package let fileURL: URL? = nil
  private let boxes = Mutex<[UInt32: Path]>([:])

  private init() {}

  package func glyph(_ id: UInt32) -> GlyphContent {
    .outline(
      boxes.withLock { boxes in
        if let known = boxes[id] { return known }
        let path = Self.box(of: id)
        boxes[id] = path
        return path
      })
  }

  /// The advance of a character's box, in ems.
  package static func width(of character: UInt32) -> CGFloat {
    boxWidth(columns: columns(of: character)) + 2 * bearing
  }

  // MARK: Lengths in ems

  private static let bearing: CGFloat = 0.05
  private static let top: CGFloat = -0.76
  private static let bottom: CGFloat = 0.06
  private static let cornerRadius: CGFloat = 0.08
  private static let line: CGFloat = 0.035
  private static let stroke: CGFloat = 0.045
  private static let padding: CGFloat = 0.13
  private static let digit = CGSize(width: 0.13, height: 0.23)
  private static let columnGap: CGFloat = 0.12

  /// The digits of each of the two rows: two up to U+FFFF, then three.
  private static func columns(of character: UInt32) -> Int { character > 0xffff ? 3 : 2 }

  private static func boxWidth(columns: Int) -> CGFloat {
    2 * padding + CGFloat(columns) * digit.width + CGFloat(columns - 1) * columnGap
  }

  private static func box(of character: UInt32) -> Path {
    let columns = columns(of: character)
    let frame = CGRect(
      x: bearing, y: top, width: boxWidth(columns: columns), height: bottom - top)
    var path = Path(roundedRect: frame, cornerRadius: cornerRadius)
    path.append(hole(in: frame))
    for index in 0..<2 * columns {
      let value = character >> UInt32(4 * (2 * columns - 1 - index)) & 0xf
      let (row, column) = (index / columns, index % columns)
      let origin = CGPoint(
        x: frame.minX + padding + CGFloat(column) * (digit.width + columnGap),
        y: row == 0 ? frame.minY + padding : frame.maxY - padding - digit.height)
      for bar in bars(of: value) {
        path.append(Path(bar.offsetBy(dx: origin.x, dy: origin.y)))
      }
    }
    return path
  }

  /// The inner edge of the box, in the opposite direction: glyphs are filled by the nonzero rule.
  private static func hole(in frame: CGRect) -> Path {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0)
    let inner = frame.insetBy(dx: line, dy: line)
    return Path(roundedRect: inner, cornerRadius: cornerRadius - line).applying(mirror)
  }

  /// The lit segments of a digit, which overlap at its corners.
  private static func bars(of value: UInt32) -> [CGRect] {
    let lit = segments[Int(clamping: value)]
    return ends.indices.filter { lit >> $0 & 1 == 1 }.map { index in
      let end = ends[index]
      let frame = CGRect(
        x: end.minX * digit.width, y: end.minY * digit.height, width: end.width * digit.width,
        height: end.height * digit.height)
      return frame.insetBy(dx: -stroke / 2, dy: -stroke / 2)
    }
  }

  /// The segments, in shares of a digit's size: top, upper right, lower right, bottom, lower left, upper left, middle.
  private static let ends: [CGRect] = [
    CGRect(x: 0, y: 0, width: 1, height: 0), CGRect(x: 1, y: 0, width: 0, height: 0.5),
    CGRect(x: 1, y: 0.5, width: 0, height: 0.5), CGRect(x: 0, y: 1, width: 1, height: 0),
    CGRect(x: 0, y: 0.5, width: 0, height: 0.5), CGRect(x: 0, y: 0, width: 0, height: 0.5),
    CGRect(x: 0, y: 0.5, width: 1, height: 0),
  ]

  /// For each hexadecimal digit its segments by bits, in the order of `ends`.
  private static let segments = [
    0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f, 0x77, 0x7c, 0x39, 0x5e, 0x79, 0x71,
  ]
}

extension TextRun {
  /// Whether no font contains the run's characters, so that boxes stand for them.
  package var isLastResort: Bool { face is LastResortFace }
}
