import Foundation
import VectorGeometry
import VectorGraphics

extension SVGResolver {
  /// What markers draw at the vertices of an outline.
  func markers(on path: Path, _ index: Int, _ scope: Scope) -> [DisplayItem] {
    let style = scope.style
    guard style.markerStart != nil || style.markerMiddle != nil || style.markerEnd != nil,
      strokeStyle(scope) != nil || style.strokeWidth.value == 0
    else { return [] }
    // A marker's own content has no markers.
    guard !active.contains(where: { element($0).name == "marker" }) else { return [] }
    let vertices = PathVertex.all(in: path)
    guard let last = vertices.indices.last else { return [] }
    var items: [DisplayItem] = []
    for (number, vertex) in vertices.enumerated() {
      if number == 0, let id = style.markerStart {
        items += marker(id, at: vertex, isStart: true, index, scope)
      }
      if number > 0, number < last, let id = style.markerMiddle {
        items += marker(id, at: vertex, isStart: false, index, scope)
      }
      if number == last, let id = style.markerEnd {
        items += marker(id, at: vertex, isStart: false, index, scope)
      }
    }
    return items
  }

  private func marker(
    _ id: String, at vertex: PathVertex, isStart: Bool, _ index: Int, _ scope: Scope
  ) -> [DisplayItem] {
    guard let target = document.ids[id], element(target).name == "marker" else {
      note(.badReference, "marker \"\(id)\" not found", at: index)
      return []
    }
    guard !active.contains(target) else { return [] }
    return resolving(target) { content(ofMarker: target, at: vertex, isStart: isStart, scope) }
  }

  /// Source: SVG 1.1, section 11.6.2.
  private func content(
    ofMarker index: Int, at vertex: PathVertex, isStart: Bool, _ scope: Scope
  ) -> [DisplayItem] {
    let node = element(index)
    var inner = patternScope(index, scope)
    inner.style.contextFill = scope.style.fill
    inner.style.contextStroke = scope.style.stroke
    func side(_ name: String, _ side: SVGLength.Context.Side, _ fallback: Double) -> Double {
      length(name, of: index, side, scope) ?? fallback
    }
    let size = CGSize(
      width: side("markerWidth", .width, 3), height: side("markerHeight", .height, 3))
    guard size.width > 0, size.height > 0 else { return [] }
    let box = SVGViewBox.read(node["viewBox"])
    if box == nil, node["viewBox"]?.onlyNumbers?.count == 4 { return [] }
    let ratio = SVGAspectRatio(node["preserveAspectRatio"])
    let room = CGRect(origin: .zero, size: size)
    let fit = box.map { ratio.transform(from: $0, to: room) } ?? .identity
    let anchor = CGPoint(
      x: place(node["refX"], of: index, .width, box ?? room, scope),
      y: place(node["refY"], of: index, .height, box ?? room, scope)
    ).applying(fit)
    var transform = fit.concatenating(
      CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
    if node["markerUnits"] != "userSpaceOnUse" {
      let width = scope.style.strokeWidth.value(.diagonal, in: scope.lengths(rootFontSize))
      guard width > 0 else { return [] }
      transform = transform.concatenating(CGAffineTransform(scaleX: width, y: width))
    }
    transform = transform.concatenating(
      CGAffineTransform(rotationAngle: angle(node["orient"], vertex, isStart)))
    transform = transform.concatenating(
      CGAffineTransform(translationX: vertex.point.x, y: vertex.point.y))
    inner.matrix = transform.concatenating(scope.matrix)
    inner.viewport = box?.size ?? size
    var drawing = children(of: index, inner)
    guard !drawing.items.isEmpty else { return [] }
    drawing = wrapped(drawing, index, .identity, inner)
    var effects = DisplayGroup.Effects()
    effects.transform = transform
    let overflow = value("overflow", of: index)?.trimmed ?? "hidden"
    if overflow == "hidden" || overflow == "scroll" {
      effects.clip = DisplayClip(path: Path(room.applying(fit.inverted())))
    }
    return [
      DisplayItem(
        .group(DisplayGroup(effects: effects, items: drawing.items)), origin: scope.origin)
    ]
  }

  private func place(
    _ text: String?, of index: Int, _ side: SVGLength.Context.Side, _ box: CGRect, _ scope: Scope
  ) -> Double {
    let (start, length) = side == .width ? (box.minX, box.width) : (box.minY, box.height)
    switch text?.trimmed {
    case nil: return 0
    case "left", "top": return start
    case "center": return start + length / 2
    case "right", "bottom": return start + length
    case let text?:
      var lengths = scope.lengths(rootFontSize)
      lengths.viewport = box.size
      return SVGLength(text)?.value(side, in: lengths) ?? 0
    }
  }

  private func angle(_ text: String?, _ vertex: PathVertex, _ isStart: Bool) -> Double {
    guard let text = text?.trimmed else { return 0 }
    if text == "auto" { return vertex.angle }
    if text == "auto-start-reverse" { return vertex.angle + (isStart ? .pi : 0) }
    var scanner = TextScanner(text)
    guard let number = scanner.number() else { return 0 }
    switch scanner.unitName() {
    case "rad": return number
    case "grad": return number * .pi / 200
    case "turn": return number * 2 * .pi
    default: return number * .pi / 180
    }
  }
}

/// A place where a marker may stand.
struct PathVertex {
  var point: CGPoint
  /// The direction of the outline there, in radians.
  var angle = 0.0

  /// The vertices of a path with the mean of the directions in and out.
  ///
  /// Source: SVG 2, section 9.5.1 and 13.7.4: a part without length takes the direction of its neighbors.
  static func all(in path: Path) -> [PathVertex] {
    var vertices: [(point: CGPoint, in: CGVector?, out: CGVector?)] = []
    var start = CGPoint.zero
    var startIndex = 0
    var current = CGPoint.zero
    func way(_ from: CGPoint, _ others: CGPoint...) -> CGVector? {
      for other in others where other != from {
        return CGVector(dx: other.x - from.x, dy: other.y - from.y)
      }
      return nil
    }
    func reversed(_ way: CGVector?) -> CGVector? { way.map { CGVector(dx: -$0.dx, dy: -$0.dy) } }
    func add(_ end: CGPoint, out: CGVector?, in incoming: CGVector?) {
      if !vertices.isEmpty { vertices[vertices.count - 1].out = out }
      vertices.append((end, incoming, nil))
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        (start, current, startIndex) = (to, to, vertices.count)
        vertices.append((to, nil, nil))
      case .line(let to): add(to, out: way(current, to), in: way(current, to))
      case .quadCurve(let to, let control):
        add(to, out: way(current, control, to), in: reversed(way(to, control, current)))
      case .curve(let to, let control1, let control2):
        add(
          to, out: way(current, control1, control2, to),
          in: reversed(way(to, control2, control1, current)))
      case .closeSubpath:
        add(start, out: way(current, start), in: way(current, start))
        guard vertices.indices.contains(startIndex) else { break }
        let (last, first) = (vertices[vertices.count - 1].in, vertices[startIndex].out)
        vertices[vertices.count - 1].out = first
        vertices[startIndex].in = last
      }
    }
    return vertices.map { vertex in
      PathVertex(point: vertex.point, angle: Self.bisector(vertex.in, vertex.out))
    }
  }

  private static func bisector(_ incoming: CGVector?, _ outgoing: CGVector?) -> Double {
    guard let first = incoming ?? outgoing, let second = outgoing ?? incoming else { return 0 }
    let (a, b) = (atan2(first.dy, first.dx), atan2(second.dy, second.dx))
    var turn = Double(b - a)
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return Double(a) + turn / 2
  }
}
