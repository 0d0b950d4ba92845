import Foundation
import VectorGraphics

extension SVGBuffer {
  /// Appends what the picture is called and shows.
  mutating func appendHead(of description: PictureDescription) {
    append(element: "title", description.title)
    append(element: "desc", description.summary)
  }

  /// Appends the parts that have names: what a pointer meets there has the name as its tip, and nothing is painted.
  mutating func appendParts(of description: PictureDescription, decimals: Int) {
    for part in description.parts where !part.frame.isNull && !part.frame.isEmpty {
      let isLink = part.kind == .link && part.address != nil
      append(isLink ? "<a" : "<g")
      if isLink, let address = part.address { attribute("href", escaping: address) }
      if !isLink { attribute("role", part.kind.rawValue) }
      attribute("aria-label", escaping: part.name)
      append(">")
      append(element: "title", part.name, endsLine: false)
      append(element: "desc", part.hint, endsLine: false)
      append("<rect")
      attribute("x", part.frame.minX, decimals: decimals)
      attribute("y", part.frame.minY, decimals: decimals)
      attribute("width", part.frame.width, decimals: decimals)
      attribute("height", part.frame.height, decimals: decimals)
      append(" fill=\"none\" pointer-events=\"all\"/>")
      append(isLink ? "</a>\n" : "</g>\n")
    }
  }

  private mutating func append(element: String, _ text: String?, endsLine: Bool = true) {
    guard let text, !text.isEmpty else { return }
    append("<\(element)>")
    append(escaping: text)
    append("</\(element)>" + (endsLine ? "\n" : ""))
  }
}
