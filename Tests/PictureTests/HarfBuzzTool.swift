import Foundation
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

  /// Where the program is; nil if it is nowhere on the search path.
  private static var executable: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map { URL(filePath: String($0)).appending(component: "hb-shape") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether tests with the program run: a build server must have it.
  static var isExpected: Bool {
    executable != nil || ProcessInfo.processInfo.environment["CI"] == "true"
  }

  /// The glyphs of lines of text in a face, from left to right.
  static func glyphs(
    of lines: [String], in face: any FontFace, isRightToLeft: Bool
  ) throws -> [[Glyph]] {
    guard let executable else {
      throw Failure(description: "hb-shape is not on the search path; `make` installs it")
    }
    guard let file = face.fileURL else { throw Failure(description: "\(face.id) has no file") }
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      "--font-file=\(file.path)", "--face-index=0", "--font-size=\(em)",
      "--direction=\(isRightToLeft ? "rtl" : "ltr")", "--utf8-clusters", "--no-glyph-names",
      "--output-format=json", "--font-funcs=ot",
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "hb-shape ended with \(process.terminationStatus)")
    }
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
