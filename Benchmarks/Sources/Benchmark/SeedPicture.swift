import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics
import ViewTree

/// The seed's model, a disc with a border, in every form that a program reads.
@MainActor
struct SeedPicture {
  static let side: CGFloat = 512
  static let model = """
    {"kind": "circle", "fill": {"hue": 0.66, "saturation": 1, "brightness": 1, "opacity": 1},
     "outline": {"hue": 0.08, "saturation": 1, "brightness": 1, "opacity": 1}, "outlineWidth": 15}

    """

  private static let fill = Color(hue: 0.66, saturation: 1, brightness: 1)
  private static let outline = Color(hue: 0.08, saturation: 1, brightness: 1)

  /// Draws the model as a program on the library does.
  static func png() throws -> [UInt8] {
    try displayList().encoded(as: .png, options: options).bytes
  }

  private static var options: RenderOptions { RenderOptions(background: .white) }

  private static func displayList() throws -> DisplayList {
    let renderer = ImageRenderer(
      content: ZStack {
        Circle().fill(fill)
        Circle().strokeBorder(outline, lineWidth: 15)
      }
      .frame(width: side, height: side))
    return try renderer.displayList()
  }

  /// Writes seed.json, seed.svg (by our SVG back end) and seed.dl (for the C program).
  static func write(to folder: URL) throws {
    try Data(model.utf8).write(to: folder.appendingPathComponent("seed.json"))
    let svg = try displayList().encoded(as: .svg, options: options).bytes
    try Data(svg).write(to: folder.appendingPathComponent("seed.svg"))
    let radius = side / 2
    let lines = """
      size \(Int(side)) \(Int(side)) 1
      bg 1 1 1 1
      fill circle \(radius) \(radius) \(radius) ; solid \(components(of: fill))
      stroke 15 circle \(radius) \(radius) \(radius - 7.5) ; solid \(components(of: outline))

      """
    try Data(lines.utf8).write(to: folder.appendingPathComponent("seed.dl"))
  }

  private static func components(of color: Color) -> String {
    let color = color.resolve(in: EnvironmentValues())
    return "\(color.red) \(color.green) \(color.blue) \(color.opacity)"
  }
}
