import CairoBackend
import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics

/// A scene of the C program, as a display list.
struct Scene {
  let name: String
  let url: URL
  let list: DisplayList
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
