import Foundation

/// Draws SVG files, which are only written here, with `rsvg-convert`.
enum SVGTool {
  /// The picture as a PNG file, at a number of pixels a point.
  ///
  /// - Throws: `unavailable` without the tool, `badDocument` for what it can't draw.
  static func png(_ svg: [UInt8], named name: String, scale: Double) throws(Failure) -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shapeshift-svg-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let (input, output) = (
        folder.appendingPathComponent("in.svg"), folder.appendingPathComponent("out.png")
      )
      try Data(svg).write(to: input)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["rsvg-convert", "--zoom=\(scale)", "-o", output.path, input.path]
      let messages = Pipe()
      process.standardError = messages
      try process.run()
      let said = messages.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      switch process.terminationStatus {
      case 0: return [UInt8](try Data(contentsOf: output))
      case 127: throw missing
      default: throw Failure(.badDocument, "\(name) can't be drawn: \(Self.line(said))")
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.inputOutput, "\(name) can't be drawn: \(error.localizedDescription)")
    }
  }

  private static var missing: Failure {
    Failure(
      .unavailable, "drawing SVG files needs rsvg-convert", help: "apt-get install librsvg2-bin")
  }

  private static func line(_ data: Data) -> String {
    let text = String(decoding: data, as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init) ?? "rsvg-convert gave no reason"
  }
}
