import Foundation
import ShapeShift

/// Imported views as a SwiftUI view in source code.
struct ImportedSource {
  private var lines: [String] = []
  private var depth = 0

  /// The source of a view of a name.
  static func text(_ views: [ImportedView], size: CGSize, name: String, file: String) -> String {
    var source = ImportedSource()
    source.add("import SwiftUI", "")
    source.add("/// \(file), \(number(size.width)) by \(number(size.height)) points.")
    source.add("struct \(name): View {")
    source.nested {
      $0.add("var body: some View {")
      $0.nested {
        $0.addStack(views)
        let sides = "width: \(number(size.width)), height: \(number(size.height))"
        $0.add(".frame(\(sides), alignment: .topLeading)")
      }
      $0.add("}")
    }
    source.add("}")
    return source.lines.joined(separator: "\n") + "\n"
  }

  /// A name of a type for a file's name: `arrow-left` becomes `ArrowLeft`.
  static func typeName(_ stem: String) -> String {
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first else { return "Icon" }
    return first.isNumber ? "Icon" + name : name
  }

  private mutating func add(_ texts: String...) {
    for text in texts {
      lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
    }
  }

  private mutating func nested(_ body: (inout ImportedSource) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  private mutating func addStack(_ views: [ImportedView]) {
    add("ZStack(alignment: .topLeading) {")
    nested { source in
      for view in views { source.add(view) }
    }
    add("}")
  }

  private mutating func add(_ view: ImportedView) {
    if let id = view.id { add("// \(id.filter { !$0.isNewline })") }
    switch view.content {
    case .path(let path): addPath(path)
    case .rectangle: add("Rectangle()")
    case .roundedRectangle(_, let corner):
      let size =
        "CGSize(width: \(Self.number(corner.width)), height: \(Self.number(corner.height)))"
      add("RoundedRectangle(cornerSize: \(size), style: .circular)")
    case .ellipse(let rect): add(rect.width == rect.height ? "Circle()" : "Ellipse()")
    case .group(let children): addStack(children)
    }
    // Behind a brace modifiers stand in its column, behind a name further in.
    let isNamed = lines.last?.hasSuffix(")") ?? false
    if isNamed { depth += 1 }
    addModifiers(of: view)
    if isNamed { depth -= 1 }
  }

  private mutating func addPath(_ path: Path, opening: String = "Path { path in") {
    add(opening)
    nested { source in
      for element in path.elements { source.add("path." + Self.step(element)) }
    }
    add("}")
  }

  private static func step(_ element: Path.Element) -> String {
    switch element {
    case .move(let to): "move(to: \(point(to)))"
    case .line(let to): "addLine(to: \(point(to)))"
    case .quadCurve(let to, let control):
      "addQuadCurve(to: \(point(to)), control: \(point(control)))"
    case .curve(let to, let control1, let control2):
      "addCurve(to: \(point(to)), control1: \(point(control1)), control2: \(point(control2)))"
    case .closeSubpath: "closeSubpath()"
    }
  }

  private mutating func addModifiers(of view: ImportedView) {
    if let fill = view.fill {
      let rule = view.isEvenOdd ? ", style: FillStyle(eoFill: true)" : ""
      add(".fill(\(Self.style(fill))\(rule))")
    }
    if let stroke = view.stroke {
      add(".stroke(\(Self.style(stroke.style)), style: \(Self.line(stroke.line)))")
    }
    if let frame = view.frame {
      add(".frame(width: \(Self.number(frame.width)), height: \(Self.number(frame.height)))")
      if frame.origin != .zero {
        add(".offset(x: \(Self.number(frame.minX)), y: \(Self.number(frame.minY)))")
      }
    }
    if let clip = view.clip {
      add(".clipShape(")
      nested { $0.addPath(clip.path) }
      add(clip.style.isEOFilled ? ", style: FillStyle(eoFill: true))" : ")")
    }
    var isGroup = false
    if case .group = view.content { isGroup = true }
    if view.isIsolated || (view.opacity < 1 && isGroup) { add(".compositingGroup()") }
    if view.opacity < 1 { add(".opacity(\(Self.number(view.opacity)))") }
    if view.blendMode != .normal { add(".blendMode(.\(view.blendMode.rawValue))") }
  }

  private static func line(_ line: StrokeStyle) -> String {
    var parts = ["lineWidth: \(number(line.lineWidth))"]
    if line.lineCap != .butt { parts.append("lineCap: .\(line.lineCap)") }
    if line.lineJoin != .miter { parts.append("lineJoin: .\(line.lineJoin)") }
    if line.lineJoin == .miter { parts.append("miterLimit: \(number(line.miterLimit))") }
    if !line.dash.isEmpty {
      parts.append("dash: [\(line.dash.map(number).joined(separator: ", "))]")
    }
    if line.dashPhase != 0 { parts.append("dashPhase: \(number(line.dashPhase))") }
    return "StrokeStyle(\(parts.joined(separator: ", ")))"
  }

  private static func style(_ style: ImportedView.Style) -> String {
    switch style {
    case .color(let color): return self.color(color)
    case .linear(let stops, let start, let end):
      return "LinearGradient(stops: [\(list(stops))], startPoint: \(unit(start)), "
        + "endPoint: \(unit(end)))"
    case .radial(let stops, let center, let from, let to):
      return "RadialGradient(stops: [\(list(stops))], center: \(unit(center)), "
        + "startRadius: \(number(from)), endRadius: \(number(to)))"
    }
  }

  private static func list(_ stops: [GradientPaint.Stop]) -> String {
    stops.map { ".init(color: \(color($0.color)), location: \(number($0.location)))" }
      .joined(separator: ", ")
  }

  private static func color(_ color: Color.Resolved) -> String {
    if color == .black { return "Color.black" }
    if color == .white { return "Color.white" }
    let parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
      .map { "\($0.0): \(share($0.1))" }
    let opacity = color.opacity < 1 ? ", opacity: \(share(color.opacity))" : ""
    return "Color(\(parts.joined(separator: ", "))\(opacity))"
  }

  /// The shortest number that is the same component.
  private static func share(_ value: Float) -> String {
    value == value.rounded() ? MorphText.number(CGFloat(value)) : value.description
  }

  private static func unit(_ point: CGPoint) -> String {
    "UnitPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  private static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  private static func number(_ value: CGFloat) -> String { MorphText.number(value) }
}
