import Foundation
import ShapeShift

/// The one path of an SVG file, with its fill and stroke.
///
/// Colours are read where the element itself has them, as attributes or in its `style`; others, such as
/// gradients and inherited ones, count as not given.
struct SVGPathElement {
  /// The path data as it is written.
  let data: String
  private let attributes: [String: String]

  /// Finds the path.
  ///
  /// - Throws: `badDocument` unless there is one `<path>` with a `d`.
  init(in text: String, name: String) throws(Failure) {
    let tags = text.matches(of: #/<path\b(?:[^>"']|"[^"]*"|'[^']*')*>/#).map { String($0.output) }
    let found = tags.map(Self.attributes).filter { $0["d"] != nil }
    guard let first = found.first, let data = first["d"], found.count == 1 else {
      throw Failure(
        .badDocument, "\(name) has \(found.count) paths; expected one <path> with a \"d\"")
    }
    self.data = data
    attributes = first
  }

  private static func attributes(of tag: String) -> [String: String] {
    var result: [String: String] = [:]
    for match in tag.matches(of: #/\s([A-Za-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/#) {
      result[String(match.output.1)] = String(match.output.2 ?? match.output.3 ?? "")
    }
    // What `style` says counts more than attributes do.
    for declaration in result["style"]?.split(separator: ";") ?? [] {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if parts.count == 2 { result[parts[0]] = parts[1] }
    }
    return result
  }

  /// The path as it is painted; nil if it has no colour of its own.
  func drawing(_ path: Path) -> MorphSource.Drawing? {
    let (fill, stroke) = (color("fill"), color("stroke"))
    guard fill != nil || stroke != nil else { return nil }
    let width = attributes["stroke-width"].flatMap(Double.init) ?? 1
    var items: [DisplayItem] = []
    if fill != nil || attributes["fill"] != "none" {
      let style = FillStyle(eoFill: attributes["fill-rule"] == "evenodd")
      let paint = Paint.color(fill ?? .black)
      items.append(DisplayItem(.fill(FillItem(path: path, paint: paint, style: style))))
    }
    if let stroke {
      let style = StrokeStyle(lineWidth: width)
      let item = StrokeItem(path: path, paint: .color(stroke), style: style)
      items.append(DisplayItem(.stroke(item)))
    }
    let margin = stroke == nil ? 0 : width / 2
    return MorphSource.Drawing(
      items: items, box: path.boundingRect.insetBy(dx: -margin, dy: -margin))
  }

  private func color(_ name: String) -> Color.Resolved? {
    guard let text = attributes[name]?.lowercased() else { return nil }
    if let hex = Self.names[text] { return Color.Resolved(hex: hex) }
    guard text.hasPrefix("#"), text.count == 4 else { return Color.Resolved(hex: text) }
    return Color.Resolved(hex: "#" + text.dropFirst().map { "\($0)\($0)" }.joined())
  }

  /// The colours with names that are used most.
  ///
  /// Source: CSS Color Module Level 4, section 6.1.
  private static let names = [
    "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "grey": "#808080",
    "white": "#ffffff", "maroon": "#800000", "red": "#ff0000", "purple": "#800080",
    "fuchsia": "#ff00ff", "magenta": "#ff00ff", "green": "#008000", "lime": "#00ff00",
    "olive": "#808000", "yellow": "#ffff00", "navy": "#000080", "blue": "#0000ff",
    "teal": "#008080", "aqua": "#00ffff", "cyan": "#00ffff", "orange": "#ffa500",
    "pink": "#ffc0cb", "brown": "#a52a2a", "gold": "#ffd700", "indigo": "#4b0082",
  ]
}
