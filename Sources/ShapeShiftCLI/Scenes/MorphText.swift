import Foundation
import ShapeShift

/// Writes morphs as text: path data, JSON, SVG and plans.
enum MorphText {
  /// Path data in which every number reads back as the same.
  static func data(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let to): "M\(pair(to))"
      case .line(let to): "L\(pair(to))"
      case .quadCurve(let to, let control): "Q\(pair(control)) \(pair(to))"
      case .curve(let to, let control1, let control2):
        "C\(pair(control1)) \(pair(control2)) \(pair(to))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  private static func pair(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func number(_ value: CGFloat) -> String {
    let text = Double(value == 0 ? 0 : value).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns an animated SVG file that morphs back and forth forever.
  ///
  /// - Parameters:
  ///   - longSide: The longer side of the image, in points.
  ///   - background: The background color, or `nil` for a transparent background.
  ///   - duration: The duration of one cycle, in seconds.
  static func animatedSVG(
    _ plan: MorphPlan, _ frame: MorphFrame, longSide: CGFloat, background: Color.Resolved?,
    duration: Double, steps: Int = 24
  ) -> String {
    let ends = plan.compatibleEnds
    let inner = (1..<steps).map { step in
      plan.path(at: CGFloat(UnitCurve.easeInOut.value(at: Double(step) / Double(steps))))
    }
    let forth = ([ends.from] + inner + [ends.to]).map(data)
    let values = (forth + forth.reversed().dropFirst()).joined(separator: ";")
    return """
      \(frame.opening(longSide: longSide, background))
        <path \(frame.attributes) d="\(forth[0])">
          <animate attributeName="d" dur="\(number(CGFloat(duration)))s" repeatCount="indefinite" values="\(values)"/>
        </path>
      </svg>

      """
  }

  /// Which points go to which, a line each.
  static func plan(_ plan: MorphPlan) -> String {
    plan.links.enumerated().map { index, link in
      let way = link.isStraight ? "straight" : "bent"
      let turn = link.turn == 0 ? "" : ", turned by \(number(link.turn.rounded())) degrees"
      let kind = link.isClosed ? "closed" : "open"
      let head = "outline \(index + 1): \(kind), \(link.nodes.count) nodes, \(way)\(turn)\n"
      return head + link.nodes.map { "  \(short($0.from)) -> \(short($0.to))\n" }.joined()
    }.joined()
  }

  private static func short(_ point: CGPoint) -> String {
    [point.x, point.y].map { ShortNumber.string(Double($0), decimals: 2) }.joined(separator: " ")
  }

  /// Both ends side by side, with matched nodes in one color and starts ringed.
  static func debugSVG(_ plan: MorphPlan, _ frame: MorphFrame) -> String {
    let (box, radius) = (frame.box, max(frame.box.width, frame.box.height) / 110)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" \
      viewBox="\(number(box.minX)) \(number(box.minY)) \(number(box.width * 2)) \
      \(number(box.height))">
      """
    ]
    for (end, path) in [plan.from, plan.to].enumerated() {
      let shift = "transform=\"translate(\(number(CGFloat(end) * box.width)) 0)\""
      lines.append("  <g \(shift)>")
      lines.append(
        "    <path d=\"\(data(path))\" fill=\"#ddd\" fill-rule=\"\(frame.rule)\" stroke=\"#888\" "
          + "stroke-width=\"\(number(radius / 4))\"/>")
      for link in plan.links {
        for (index, node) in link.nodes.enumerated() {
          let point = end == 0 ? node.from : node.to
          let ring = index == 0 ? " stroke=\"black\" stroke-width=\"\(number(radius / 2))\"" : ""
          lines.append(
            "    <circle cx=\"\(number(point.x))\" cy=\"\(number(point.y))\" "
              + "r=\"\(number(radius))\" fill=\"hsl(\(index * 360 / link.nodes.count) 90% 45%)\""
              + "\(ring)/>")
        }
      }
      lines.append("  </g>")
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }
}

/// The part of the plane that a morph is drawn in, and how.
struct MorphFrame {
  /// Both ends with a margin.
  let box: CGRect
  /// SVG's name of the fill rule.
  let rule: String
  private let isStroked: Bool

  init(_ plan: MorphPlan) {
    let union = plan.from.boundingRect.union(plan.to.boundingRect)
    let size = max(union.width, union.height, 1e-9)
    let margin = size * (plan.options.isStroked ? 0.08 : 0.05)
    box =
      union.isNull || union.isInfinite
      ? CGRect(x: 0, y: 0, width: 1, height: 1) : union.insetBy(dx: -margin, dy: -margin)
    rule = plan.options.fillStyle.isEOFilled ? "evenodd" : "nonzero"
    isStroked = plan.options.isStroked
  }

  fileprivate func opening(longSide: CGFloat, _ background: Color.Resolved?) -> String {
    let (width, height) = size(ofLongSide: longSide)
    let (x, y) = (MorphText.number(box.minX), MorphText.number(box.minY))
    let sides = (MorphText.number(box.width), MorphText.number(box.height))
    let rectangle = background.map { color in
      "\n  <rect x=\"\(x)\" y=\"\(y)\" width=\"\(sides.0)\" height=\"\(sides.1)\" "
        + "fill=\"\(color.description.prefix(7))\" fill-opacity=\"\(MorphText.number(CGFloat(color.opacity)))\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(MorphText.number(width))" \
      height="\(MorphText.number(height))" viewBox="\(x) \(y) \(sides.0) \(sides.1)">\(rectangle ?? "")
      """
  }

  fileprivate var attributes: String {
    isStroked
      ? "fill=\"none\" stroke=\"black\" stroke-width=\"\(MorphText.number(lineWidth))\""
      : "fill-rule=\"\(rule)\""
  }

  private var lineWidth: CGFloat { max(box.width, box.height) / 40 }

  /// A size in the box's proportions.
  private func size(ofLongSide length: CGFloat) -> (CGFloat, CGFloat) {
    let factor = length / max(box.width, box.height)
    return ((box.width * factor).rounded(.up), (box.height * factor).rounded(.up))
  }

  /// A picture of a path whose longer side has this many points.
  func displayList(_ path: Path, longSide: CGFloat) -> DisplayList {
    let (width, height) = size(ofLongSide: longSide)
    let factor = longSide / max(box.width, box.height)
    let moved = path.applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: -box.minX * factor, ty: -box.minY * factor))
    let content: DisplayItem.Content =
      isStroked
      ? .stroke(
        StrokeItem(
          path: moved, paint: .color(.black), style: StrokeStyle(lineWidth: lineWidth * factor)))
      : .fill(
        FillItem(
          path: moved, paint: .color(.black), style: FillStyle(eoFill: rule == "evenodd")))
    return DisplayList(
      size: CGSize(width: width, height: height), items: [DisplayItem(content)])
  }
}
