import Foundation
import VectorGeometry

extension DisplayList: CustomStringConvertible {
  /// The list as stable text, see `dump(includingOrigins:)`.
  public var description: String { dump() }

  /// The list as stable text: one operation a line, the parts of a group indented under it.
  ///
  /// Lengths are rounded to 1/256 point, colors to bytes; equal lists have equal text.
  ///
  /// - Parameter includingOrigins: Whether a line ends with the path of the view it comes from.
  package func dump(includingOrigins: Bool = true) -> String {
    var writer = DisplayListWriter(includesOrigins: includingOrigins)
    writer.write("displayList \(points(size.width)) \(points(size.height))")
    writer.write(items)
    return writer.text
  }
}

extension [DisplayItem] {
  /// The items as they stand in the list's text.
  package func dump() -> String {
    var writer = DisplayListWriter(includesOrigins: true)
    writer.write(self)
    return writer.text
  }
}

/// Writes items line by line.
private struct DisplayListWriter {
  let includesOrigins: Bool
  private(set) var text = ""
  private var depth = 0

  init(includesOrigins: Bool) { self.includesOrigins = includesOrigins }

  mutating func write(_ line: String, origin: String? = nil) {
    text += String(repeating: "  ", count: depth) + line
    if includesOrigins, let origin { text += " @" + escaped(origin) }
    text += "\n"
  }

  mutating func write(_ items: [DisplayItem]) {
    for item in items { write(item) }
  }

  private mutating func write(_ item: DisplayItem) {
    switch item.content {
    case .fill(let fill): write(line(fill), origin: item.origin)
    case .stroke(let stroke): write(line(stroke), origin: item.origin)
    case .text(let text): write(line(text), origin: item.origin)
    case .image(let image): write(line(image), origin: item.origin)
    case .perspective(let perspective): write(perspective, origin: item.origin)
    case .group(let group): write(group, origin: item.origin)
    }
  }

  private mutating func write(_ item: PerspectiveItem, origin: String?) {
    write("perspective " + item.projection.dumped, origin: origin)
    depth += 1
    write(item.items)
    depth -= 1
  }

  private mutating func write(_ group: DisplayGroup, origin: String?) {
    write(line(group.effects), origin: origin)
    depth += 1
    for filter in group.effects.filters { write("filter " + filter.dumped) }
    if let clip = group.effects.clip { write(line(clip)) }
    if let mask = group.effects.mask {
      write("mask")
      depth += 1
      write(mask)
      depth -= 1
    }
    write(group.items)
    depth -= 1
  }

  private func line(_ fill: FillItem) -> String {
    joined(["fill", fill.path.dumped, fill.paint.dumped, fill.style.dumped])
  }

  private func line(_ stroke: StrokeItem) -> String {
    let aliased = stroke.isAntialiased ? "" : "aliased"
    return joined(["stroke", stroke.path.dumped, stroke.paint.dumped, stroke.style.dumped, aliased])
  }

  private func line(_ item: TextItem) -> String {
    let run = item.run
    let glyphs = run.glyphs.map { "\($0.id) \(dumped($0.position))" }.joined(separator: ", ")
    return joined([
      "text \"\(escaped(run.text))\"", "font(\(escaped(run.face.id)) \(points(run.size)))",
      "at(\(dumped(item.position)))", "glyphs(\(glyphs))", item.paint.dumped,
      run.isRightToLeft ? "rightToLeft" : "",
    ])
  }

  private func line(_ item: ImageItem) -> String {
    joined([
      "image", item.image.dumped, "source(\(dumped(item.source)))",
      "to(\(dumped(item.destination)))", "\(item.interpolation)",
    ])
  }

  private func line(_ clip: DisplayClip) -> String {
    joined(["clip", clip.path.dumped, clip.style.dumped])
  }

  private func line(_ effects: DisplayGroup.Effects) -> String {
    joined([
      "group", effects.transform.isIdentity ? "" : effects.transform.dumped,
      effects.opacity == 1 ? "" : "opacity(\(ratio(effects.opacity)))",
      effects.blendMode == .normal ? "" : "blend(\(effects.blendMode.rawValue))",
      effects.isIsolated ? "isolated" : "",
    ])
  }

  private func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
