import Foundation
import SVGReading
import VectorGraphics

extension FuzzTarget {
  /// SVG files: read, resolved, and sound enough for any back end.
  static let vectors = [svg]

  private static let svg = FuzzTarget(
    name: "svg",
    words: [
      "<svg xmlns='http://www.w3.org/2000/svg'>", "</svg>", "<g>", "<use href='#a'/>", "<path d='",
      "<rect width='1' height='1'/>", "id='a'", "fill='url(#a)'", "clip-path='url(#a)'",
      "mask='url(#a)'", "filter='url(#a)'", "marker-mid='url(#a)'",
      "transform='matrix(1 0 0 1 0 0)'",
      "viewBox='0 0 1 1'", "1e308", "-1e-308", "100%", "inherit", "<style>", "<text x='1 2'>",
      "<pattern", "<linearGradient", "objectBoundingBox", "userSpaceOnUse", "<!ENTITY a '",
      "stroke-dasharray='1 2'", "<feOffset/>", "<image href='data:image/png;base64,",
      "<g id='Regular-S'>", "<line id='Baseline-S' y1='9' y2='9' x2='1' stroke='#000'/>",
      "<line id='Capline-S' x2='1' stroke='#000'/>", "class='hierarchical-0:secondary'",
    ], shortRuns: 200
  ) { bytes in
    var reader = SVGReader()
    reader.limits.items = 2000
    reader.limits.elements = 2000
    reader.limits.text = 1 << 16
    let picture: SVGPicture
    do throws(SVGReadingError) {
      picture = try reader.read(bytes)
    } catch {
      return try expect(!error.description.isEmpty, "an error without words")
    }
    let violations = picture.displayList.violations()
    try expect(violations.isEmpty, violations.first ?? "")
    // The same file as a symbol in nine weights.
    guard bytes.count < 4096, let symbol = try? SVGSymbolTemplate(bytes) else { return }
    let widths = symbol.variants.map(\.width)
    try expect(widths.allSatisfy { $0 >= 0 && $0.isFinite }, "a width of \(widths)")
  }
}
