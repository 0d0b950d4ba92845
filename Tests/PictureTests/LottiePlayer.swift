import Foundation
import TestSupport
import VectorGraphics

/// rlottie, which plays Lottie files on Linux, through Python.
enum LottiePlayer {
  private static let python = TestProgram("python3")
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(components: "Resources", "draw-lottie.py")

  /// Whether its tests run: where the library is missing they are left out, but not on a build server.
  static let isExpected: Bool = {
    if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
    return (try? python.run([script.path])) != nil
  }()

  /// Frames of a file, scaled to a size in pixels.
  static func frames(
    _ numbers: [Int], of file: [UInt8], width: Int, height: Int
  ) throws -> [Bitmap] {
    try TestProgram.withFolder { folder in
      try Data(file).write(to: folder.appending(component: "in.json"))
      let data = try python.run(
        [script.path, "in.json", "\(width)", "\(height)"] + numbers.map(String.init), in: folder)
      let pixels = data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
      let count = width * height
      return numbers.indices.map { index in
        Bitmap(
          width: width, height: height, pixels: Array(pixels[index * count..<(index + 1) * count]))
      }
    }
  }
}
