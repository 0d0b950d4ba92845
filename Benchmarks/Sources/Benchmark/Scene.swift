import CairoBackend
import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics

/// A scene of the C program, as a display list.
struct Scene {
  let name: String
  let url: URL
  var list: DisplayList
  let scale: Double
  let background: Color.Resolved?
  /// Whether there is text in it, which the C program draws as masks snapped to whole pixels and we
  /// as outlines.
  let hasText: Bool

  /// The scene in the file.
  init(contentsOf url: URL, shaper: any TextShaper) throws {
    self.url = url
    name = url.deletingPathExtension().lastPathComponent
    var reader = BaselineSceneReader(shaper: shaper)
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      try reader.read(line)
    }
    list = DisplayList(size: reader.size, items: reader.items)
    scale = reader.scale
    background = reader.background
    hasText = reader.hasText
  }

  /// The scene without its text, in a file beside its own.
  func withoutText() throws -> Scene {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let other = url.deletingLastPathComponent().appendingPathComponent("\(name)-shapes.dl")
    let rest = lines.filter { !$0.hasPrefix("text ") }.joined(separator: "\n") + "\n"
    try Data(rest.utf8).write(to: other)
    return try Scene(contentsOf: other, shaper: Scene.makeShaper())
  }

  /// The scenes measured, in the order of the report.
  static let names = [
    "a_shape", "b_card", "c_grid1k", "c_grid10k", "d_map", "d_path10k", "e_shadow", "f_og",
  ]

  /// A shaper that has DejaVu Sans, in which the scenes' texts are set.
  static func makeShaper() throws -> PangoTextShaper {
    var library = FontLibrary()
    for name in ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"] {
      try library.register(URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/\(name)"))
    }
    return PangoTextShaper(library: library)
  }
}
