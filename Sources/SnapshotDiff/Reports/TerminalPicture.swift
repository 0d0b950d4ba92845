import Foundation
import ImageCoding
package import VectorGraphics

/// A picture as text that a terminal shows.
package struct TerminalPicture: Sendable {
  /// How a terminal takes pictures.
  package enum Form: String, Sendable, CaseIterable {
    /// The graphics protocol of kitty, Ghostty, WezTerm and Konsole.
    case kitty
    /// The inline images of iTerm2, also of WezTerm and mintty.
    case iterm
    /// Half blocks in 24-bit colours, for all others.
    case blocks

    /// The best form for a terminal, by its environment variables.
    package init(environment: [String: String]) {
      let (term, program) = (
        environment["TERM", default: ""], environment["TERM_PROGRAM", default: ""]
      )
      if term.contains("kitty") || environment["KITTY_WINDOW_ID"] != nil || program == "ghostty"
        || environment["KONSOLE_VERSION"] != nil || program == "WezTerm"
      {
        self = .kitty
      } else {
        self = program == "iTerm.app" || program == "mintty" ? .iterm : .blocks
      }
    }
  }

  package let form: Form
  /// The columns that blocks may take.
  package var columns = 80

  package init(_ form: Form) { self.form = form }

  /// The picture, with a line end.
  ///
  /// - Throws: `ImageCodingError` for a picture without pixels.
  package func text(_ bitmap: Bitmap) throws -> String {
    switch form {
    case .kitty: Self.kitty(Data(try PNGEncoder().encode(bitmap)).base64EncodedString())
    case .iterm: Self.iterm(Data(try PNGEncoder().encode(bitmap)))
    case .blocks: blocks(bitmap)
    }
  }

  /// Source: https://sw.kovidgoyal.net/kitty/graphics-protocol/: chunks of at most 4096 bytes.
  private static func kitty(_ base64: String) -> String {
    let bytes = Array(base64.utf8)
    let starts = Array(stride(from: 0, to: bytes.count, by: 4096))
    return starts.map { start in
      let part = String(decoding: bytes[start..<min(start + 4096, bytes.count)], as: UTF8.self)
      let head = start == 0 ? "f=100,a=T," : ""
      return "\u{1B}_G\(head)m=\(start == starts.last ? 0 : 1);\(part)\u{1B}\\"
    }.joined() + "\n"
  }

  /// Source: https://iterm2.com/documentation-images.html.
  private static func iterm(_ data: Data) -> String {
    "\u{1B}]1337;File=inline=1;size=\(data.count):\(data.base64EncodedString())\u{7}\n"
  }

  /// Two pixels a character, of a picture made small enough, on white.
  private func blocks(_ bitmap: Bitmap) -> String {
    let step = max((bitmap.width + columns - 1) / columns, 1)
    let (width, height) = (max(bitmap.width / step, 1), max(bitmap.height / step, 1))
    var text = ""
    for y in stride(from: 0, to: height, by: 2) {
      for x in 0..<width {
        let top = Self.mean(bitmap, x * step, y * step, step)
        let bottom = y + 1 < height ? Self.mean(bitmap, x * step, (y + 1) * step, step) : top
        text += "\u{1B}[38;2;\(top)m\u{1B}[48;2;\(bottom)m▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// The mean colour of a square, as `red;green;blue`.
  private static func mean(_ bitmap: Bitmap, _ left: Int, _ top: Int, _ step: Int) -> String {
    var sum = SIMD3<Int>.zero
    var count = 0
    for y in top..<min(top + step, bitmap.height) {
      for x in left..<min(left + step, bitmap.width) {
        let pixel = bitmap[x, y]
        let clear = 255 - Int(pixel >> 24)
        sum &+= SIMD3(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)) &+ clear
        count += 1
      }
    }
    return "\(sum.x / max(count, 1));\(sum.y / max(count, 1));\(sum.z / max(count, 1))"
  }
}
