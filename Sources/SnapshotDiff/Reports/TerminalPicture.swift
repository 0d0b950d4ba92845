import Foundation
import ImageCoding
import IntegerConversion
package import VectorGraphics

/// A picture as text that a terminal shows.
package struct TerminalPicture: Sendable {
  /// How a terminal takes pictures.
  package enum Form: String, Sendable, CaseIterable {
    /// The graphics protocol of kitty, Ghostty, WezTerm and Konsole.
    case kitty
    /// The inline images of iTerm2, also of WezTerm and mintty.
    case iterm
    /// Half blocks in 24-bit colors, for all others.
    case blocks
    /// Half blocks in the 256 colors of xterm's palette, for terminals without more colors.
    case palette

    /// The best form for a terminal, by its environment variables.
    package init(environment: [String: String]) {
      let (term, program) = (
        environment["TERM", default: ""], environment["TERM_PROGRAM", default: ""]
      )
      if term.contains("kitty") || environment["KITTY_WINDOW_ID"] != nil || program == "ghostty"
        || environment["KONSOLE_VERSION"] != nil || program == "WezTerm"
      {
        self = .kitty
      } else if program == "iTerm.app" || program == "mintty" {
        self = .iterm
      } else {
        // Source: https://github.com/termstandard/colors: COLORTERM indicates 24-bit colors.
        let isExact = ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""])
        self = term.hasSuffix("-256color") && !isExact ? .palette : .blocks
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
    case .blocks: blocks(bitmap) { "2;\($0.x);\($0.y);\($0.z)" }
    case .palette: blocks(bitmap) { "5;\(Self.paletteIndex(of: $0))" }
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
  ///
  /// - Parameter name: Returns the parameters that select a color in an escape sequence.
  private func blocks(_ bitmap: Bitmap, _ name: (SIMD3<Int>) -> String) -> String {
    let step = max((bitmap.width + columns - 1) / columns, 1)
    let (width, height) = (max(bitmap.width / step, 1), max(bitmap.height / step, 1))
    var text = ""
    for y in stride(from: 0, to: height, by: 2) {
      var last = ""
      for x in 0..<width {
        let top = Self.mean(bitmap, x * step, y * step, step)
        let bottom = y + 1 < height ? Self.mean(bitmap, x * step, (y + 1) * step, step) : top
        let colors = "\u{1B}[38;\(name(top))m\u{1B}[48;\(name(bottom))m"
        text += (colors == last ? "" : colors) + "▀"
        last = colors
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// The mean color of a square.
  private static func mean(
    _ bitmap: Bitmap, _ left: Int, _ top: Int, _ step: Int
  ) -> SIMD3<Int> {
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
    return sum / max(count, 1)
  }

  /// The nearest color of xterm's palette: a cube of six levels from 16 on, 24 grays from 232 on.
  private static func paletteIndex(of color: SIMD3<Int>) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let nearest = { (value: Int) in
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let cube = SIMD3(nearest(color.x), nearest(color.y), nearest(color.z))
    let gray = min(max((color.wrappedSum() / 3 - 3) / 10, 0), 23)
    let inCube = SIMD3(levels[cube.x], levels[cube.y], levels[cube.z])
    let (cubeGap, grayGap) = (
      distance(inCube, color), distance(SIMD3(repeating: 8 + 10 * gray), color)
    )
    return grayGap < cubeGap ? 232 + gray : 16 + 36 * cube.x + 6 * cube.y + cube.z
  }

  private static func distance(_ first: SIMD3<Int>, _ second: SIMD3<Int>) -> Int {
    let difference = first &- second
    return (difference &* difference).wrappedSum()
  }
}
