import Foundation
import ImageCoding

/// The seed's model drawn by whole processes.
struct CommandTrial {
  let program: String
  let command: String

  static let folder = URL(fileURLWithPath: ".scenes", isDirectory: true)

  var commands: [Command] {
    [
      Command(
        name: "C program", words: ["./.baseline/ssbench", ".scenes/seed.dl", ".scenes/c.png"]),
      Command(
        name: "C program, flat-art encoder",
        words: ["./.baseline/ssbench", ".scenes/seed.dl", ".scenes/flat.png", "vpng"]),
      Command(
        name: "shapeshift render",
        words: [
          command, "render", ".scenes/seed.json", "--size", "512x512", "--background", "white",
          "-o", ".scenes/shapeshift.png",
        ]),
      Command(
        name: "Swift program on the library", words: [program, "seed", ".scenes/swift.png"]),
      Command(
        name: "rsvg-convert on our SVG",
        words: ["rsvg-convert", ".scenes/seed.svg", "-o", ".scenes/rsvg.png"]),
      Command(name: "shapeshift --version", words: [command, "--version"]),
    ]
  }

  /// The largest share of pixels, over all pictures written, that differ by more than 8 of 255 from
  /// the C program's.
  static func largestDifference() throws -> Double {
    func picture(_ name: String) -> [UInt8]? {
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Array($0) }
    }
    guard let reference = picture("c.png") else { return 1 }
    let expected = try PNGDecoder().decode(reference)
    let shares = try ["shapeshift.png", "swift.png", "rsvg.png"].compactMap(picture).map {
      try PNGDecoder().decode($0).differingShare(from: expected)
    }
    return shares.max() ?? 1
  }
}
