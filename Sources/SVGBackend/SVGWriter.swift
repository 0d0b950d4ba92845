import Foundation
import VectorGeometry
import VectorGraphics

/// The state of one document under construction.
struct SVGWriter {
  /// The replacement of colors in the content of a mask: SVG uses a mask's luminance, the display list its alpha.
  enum Tint: Hashable {
    case none
    case white
    case black
  }

  let options: SVGRenderer
  /// The whole picture, in points.
  let bounds: CGRect
  /// Where elements go at present.
  var out = SVGBuffer()
  var tint = Tint.none
  /// Maps the coordinates of what is being written to those of the picture.
  var coordinates = CGAffineTransform.identity
  var identifiers = SVGIdentifiers(prefix: "", items: [])
  /// Whether an element blends with what is under it.
  var blends = false
  var fonts = SVGFonts()
  /// Whether there is text that is characters.
  var hasCharacters = false
  /// How often the picture of an image is drawn, to write those drawn often only once.
  var imageUses: [EncodedImage: Int] = [:]
  /// What is written in place of pictures that not every viewer reads.
  var readableImages: [EncodedImage: EncodedImage] = [:]
  private(set) var unsupported: [UnsupportedEffect] = []
  private var definitions = SVGBuffer()
  private var definitionIDs: [SVGBuffer: String] = [:]

  var decimals: Int { options.decimals }

  init(options: SVGRenderer, bounds: CGRect) {
    self.options = options
    self.bounds = bounds
  }

  /// Writes the whole document.
  mutating func document(of list: DisplayList) throws(SVGError) -> SVGDocument {
    identifiers = SVGIdentifiers(prefix: options.idPrefix, items: list.items)
    countImages(list.items)
    try writeLayer(ground + list.items)
    let fontRules = try fonts.rules(options)
    var root = SVGBuffer()
    root.reserve(out.count + definitions.count + fontRules.count + 200)
    appendRoot(list.size, to: &root)
    root.appendHead(of: options.description)
    if !fontRules.isEmpty { root.append("<style>\n\(fontRules)</style>\n") }
    if !definitions.isEmpty {
      root.append("<defs>\n")
      root.append(definitions)
      root.append("</defs>\n")
    }
    root.append(out)
    root.appendParts(of: options.description, decimals: decimals)
    root.append("</svg>\n")
    return SVGDocument(bytes: root.bytes, unsupported: unsupported)
  }

  private func appendRoot(_ size: CGSize, to root: inout SVGBuffer) {
    root.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    root.attribute("width", size.width, decimals: decimals)
    root.attribute("height", size.height, decimals: decimals)
    root.append(" viewBox=\"0 0 ")
    root.append(number: size.width, decimals: decimals)
    root.append(" ")
    root.append(number: size.height, decimals: decimals)
    root.append("\"")
    if let language = options.description.language {
      root.attribute("lang", escaping: language)
    }
    // Else viewers fit outlines to pixels and round advances, which `textLength` then hands out again.
    if hasCharacters { root.attribute("text-rendering", "geometricPrecision") }
    // Inlined in a page, the picture must not blend with the page.
    if blends { root.attribute("style", "isolation:isolate") }
    root.append(">\n")
  }

  private var ground: [DisplayItem] {
    guard let background = options.background, background.opacity > 0 else { return [] }
    let path = Path(elements: Self.outline(of: bounds), primitive: .rect(bounds))
    return [DisplayItem(.fill(FillItem(path: path, paint: .color(background))))]
  }

  private static func outline(of rect: CGRect) -> ContiguousArray<Path.Element> {
    [
      .move(to: rect.origin), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  /// What `body` writes, instead of writing it.
  mutating func captured(
    tint: Tint? = nil, _ body: (inout SVGWriter) throws(SVGError) -> Void
  ) throws(SVGError) -> SVGBuffer {
    let (outer, outerTint) = (out, self.tint)
    out = SVGBuffer()
    self.tint = tint ?? outerTint
    defer { (out, self.tint) = (outer, outerTint) }
    try body(&self)
    return out
  }

  /// The id of the definition `<element attributes>content</element>`, written when it is first asked for.
  mutating func define(
    _ element: String, kind: String, attributes: SVGBuffer, content: SVGBuffer = SVGBuffer()
  ) -> String {
    var key = SVGBuffer()
    key.append(element)
    key.append(attributes)
    key.append(">")
    key.append(content)
    if let id = definitionIDs[key] { return id }
    let id = identifiers.definition(kind)
    definitionIDs[key] = id
    definitions.append("<\(element) id=\"\(id)\"")
    definitions.append(attributes)
    if content.isEmpty {
      definitions.append("/>\n")
    } else {
      definitions.append(">")
      definitions.append(content)
      definitions.append("</\(element)>\n")
    }
    return id
  }

  /// Notes what SVG can't say.
  ///
  /// - Throws: `unsupported` if the policy allows no stand-in.
  mutating func report(_ effect: UnsupportedEffect) throws(SVGError) {
    switch options.unsupported {
    case .error: throw .unsupported(effect)
    case .rasterize, .report: unsupported.append(effect)
    }
  }
}
