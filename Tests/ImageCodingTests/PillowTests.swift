import Foundation
import ImageCoding
import TestSupport
import Testing
import VectorGraphics

/// Files as another reader sees them: Python's Pillow, which has its own inflater and filters.
@Suite(.enabled(if: TestLength.isLong, "only in long tests")) struct PillowTests {
  /// Compares each file with the straight RGBA bytes beside it, and prints the names of those that differ.
  private static let script = """
    import pathlib, sys
    from PIL import Image
    for file in sorted(pathlib.Path(sys.argv[1]).glob("*.png")):
        image = Image.open(file)
        image.load()
        if image.convert("RGBA").tobytes() != file.with_suffix(".rgba").read_bytes():
            print(file.name)
    """

  @Test func `Pillow reads the same pixels`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "shapeshift-pillow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var numbers = SeededGenerator(seed: 31)
    for index in 0..<600 {
      let kind = SeededPicture.allCases[index % SeededPicture.allCases.count]
      let bitmap = kind.make(
        width: Int.random(in: 1...200, using: &numbers),
        height: Int.random(in: 1...80, using: &numbers), isOpaque: Bool.random(using: &numbers),
        seed: UInt64(index))
      let compression: PNGEncoder.Compression = index % 10 == 0 ? .small : .fast
      let file = try PNGEncoder(compression: compression).encode(bitmap)
      let name = folder.appending(component: "\(index)")
      try Data(file).write(to: name.appendingPathExtension("png"))
      try Data(bitmap.straightBytes).write(to: name.appendingPathExtension("rgba"))
    }
    let said = try TestProgram("/usr/bin/python3").run(["-c", Self.script, folder.path])
    #expect(String(decoding: said, as: UTF8.self) == "")
  }
}

extension Bitmap {
  /// Red, green, blue and straight alpha of each pixel, rounded to the nearest.
  fileprivate var straightBytes: [UInt8] {
    pixels.flatMap { pixel -> [UInt8] in
      let alpha = pixel >> 24
      guard alpha > 0 else { return [0, 0, 0, 0] }
      let parts = [16, 8, 0].map { UInt8(((pixel >> $0 & 255) * 255 + alpha / 2) / alpha) }
      return parts + [UInt8(alpha)]
    }
  }
}
