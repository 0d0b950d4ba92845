import Foundation
import VectorGeometry
import VectorGraphics

extension SVGResolver {
  /// What a shape draws: its fill, its stroke and its markers.
  func shape(_ index: Int, _ scope: Scope) -> Drawing? {
    guard let outline = outline(of: index, scope) else { return nil }
    let box = outline.boundingRect
    guard scope.style.isVisible else { return Drawing(items: [], box: box) }
    var drawing = Drawing(items: [], box: box)
    for layer in scope.style.order {
      switch layer {
      case .fill:
        if let item = fillItem(outline, index, box, scope) { drawing.items.append(item) }
      case .stroke: drawing.items += strokeItems(outline, index, box, scope)
      case .markers:
        if ["path", "line", "polyline", "polygon"].contains(element(index).name) {
          drawing.items += markers(on: outline, index, scope)
        }
      }
    }
    return drawing
  }

  /// The outline of a shape; nil when it has none.
  func outline(of index: Int, _ scope: Scope) -> Path? {
    switch element(index).name {
    case "rect": return rectangle(index, scope)
    case "circle", "ellipse": return ellipse(index, scope)
    case "line":
      func place(_ name: String, _ side: SVGLength.Context.Side) -> Double {
        length(name, of: index, side, scope) ?? 0
      }
      var path = Path()
      path.move(to: CGPoint(x: place("x1", .width), y: place("y1", .height)))
      path.addLine(to: CGPoint(x: place("x2", .width), y: place("y2", .height)))
      return path
    case "polyline", "polygon": return polygon(index)
    case "path": return pathData(index)
    default: return nil
    }
  }

  private func pathData(_ index: Int) -> Path? {
    guard var text = value("d", of: index) else { return nil }
    if text.trimmed == "none" { return nil }
    // The property of CSS.
    if let scanned = SVGResolver.pathFunction(text) { text = scanned }
    let (path, error) = Path.reading(svg: text)
    if let error {
      note(.invalidValue, "\(error); the path is drawn up to the error", at: index)
    }
    return path.elements.count > 1 ? path : nil
  }

  private static func pathFunction(_ text: String) -> String? {
    var scanner = TextScanner(text.trimmed)
    guard scanner.skip(word: "path("), let body = scanner.text(upTo: ")") else { return nil }
    let data = body.trimmed
    return data.count >= 2 ? String(data.dropFirst().dropLast()) : nil
  }

  private func polygon(_ index: Int) -> Path? {
    guard let text = element(index)["points"] else { return nil }
    let numbers = text.numbers
    if text.onlyNumbers == nil || numbers.count % 2 == 1 {
      note(
        .invalidValue, "the points are invalid; they are drawn up to the error", at: index)
    }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    guard points.count > 1 else { return nil }
    var path = Path()
    path.addLines(points)
    if element(index).name == "polygon" { path.closeSubpath() }
    return path
  }

  private func rectangle(_ index: Int, _ scope: Scope) -> Path? {
    let size = CGSize(
      width: length("width", of: index, .width, scope) ?? 0,
      height: length("height", of: index, .height, scope) ?? 0)
    guard size.width > 0, size.height > 0 else {
      if size.width < 0 || size.height < 0 {
        note(.invalidValue, "a rectangle has a negative size; it is not drawn", at: index)
      }
      return nil
    }
    let rect = CGRect(
      origin: CGPoint(
        x: length("x", of: index, .width, scope) ?? 0,
        y: length("y", of: index, .height, scope) ?? 0), size: size)
    // Source: SVG 2, section 7.4: one radius that is missing is as the other; a negative one is missing.
    func radius(_ name: String, _ side: SVGLength.Context.Side) -> Double? {
      length(name, of: index, side, scope).flatMap { $0 >= 0 ? $0 : nil }
    }
    let radii = (radius("rx", .width), radius("ry", .height))
    let rx = min(radii.0 ?? radii.1 ?? 0, rect.width / 2)
    let ry = min(radii.1 ?? radii.0 ?? 0, rect.height / 2)
    guard rx > 0, ry > 0 else { return Path(rect) }
    let isPlain = max(rx, ry) <= min(rect.width, rect.height) / 2
    guard !scope.style.dashes.isEmpty || !isPlain else {
      return Path(
        roundedRect: rect, cornerSize: CGSize(width: rx, height: ry), style: .circular)
    }
    return roundedOutline(rect, rx, ry)
  }

  /// A rounded rectangle from where its upper side begins, as dashes count.
  private func roundedOutline(_ rect: CGRect, _ rx: Double, _ ry: Double) -> Path {
    var path = Path()
    let radii = CGSize(width: rx, height: ry)
    var current = CGPoint(x: rect.minX + rx, y: rect.minY)
    path.move(to: current)
    func side(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) {
      let corner = CGPoint(x: x, y: y)
      if corner != current { path.addLine(to: corner) }
      let end = CGPoint(x: toX, y: toY)
      path.appendArc(
        from: corner, to: end, radii: radii, rotation: 0, isLarge: false, isSweeping: true)
      current = end
    }
    side(rect.maxX - rx, rect.minY, rect.maxX, rect.minY + ry)
    side(rect.maxX, rect.maxY - ry, rect.maxX - rx, rect.maxY)
    side(rect.minX + rx, rect.maxY, rect.minX, rect.maxY - ry)
    side(rect.minX, rect.minY + ry, rect.minX + rx, rect.minY)
    path.closeSubpath()
    return path
  }

  private func ellipse(_ index: Int, _ scope: Scope) -> Path? {
    let center = CGPoint(
      x: length("cx", of: index, .width, scope) ?? 0,
      y: length("cy", of: index, .height, scope) ?? 0)
    let radii: (Double, Double)
    if element(index).name == "circle" {
      let radius = length("r", of: index, .diagonal, scope) ?? 0
      radii = (radius, radius)
    } else {
      let (rx, ry) = (
        length("rx", of: index, .width, scope), length("ry", of: index, .height, scope)
      )
      radii = (rx ?? ry ?? 0, ry ?? rx ?? 0)
    }
    guard radii.0 > 0, radii.1 > 0 else {
      if radii.0 < 0 || radii.1 < 0 {
        note(.invalidValue, "a radius is negative; nothing is drawn", at: index)
      }
      return nil
    }
    return Path(
      ellipseIn: CGRect(
        x: center.x - radii.0, y: center.y - radii.1, width: 2 * radii.0, height: 2 * radii.1))
  }

  // MARK: Painting

  /// The fill of an outline; nil when it leaves no trace.
  func fillItem(_ path: Path, _ index: Int, _ box: CGRect, _ scope: Scope) -> DisplayItem? {
    let style = scope.style
    guard
      let paint = paint(style.fill, opacity: style.fillOpacity, index, box, scope), !paint.isClear
    else { return nil }
    let rule = FillStyle(eoFill: style.isEvenOdd, antialiased: style.isAntialiased)
    return DisplayItem(
      .fill(FillItem(path: path, paint: paint, style: rule)), origin: scope.origin)
  }

  /// The stroke of an outline; nothing when it leaves no trace.
  func strokeItems(_ path: Path, _ index: Int, _ box: CGRect, _ scope: Scope) -> [DisplayItem] {
    let style = scope.style
    guard style.stroke != .none, let line = strokeStyle(scope),
      let paint = paint(style.stroke, opacity: style.strokeOpacity, index, box, scope),
      !paint.isClear
    else { return [] }
    let path = line.lineCap == .square ? path.withSquareDots : path
    let isFixed = value("vector-effect", of: index)?.trimmed == "non-scaling-stroke"
    guard isFixed, !scope.matrix.isIdentity else {
      return [
        DisplayItem(
          .stroke(
            StrokeItem(
              path: path, paint: paint, style: line, isAntialiased: style.isAntialiased)),
          origin: scope.origin)
      ]
    }
    // The pen is that of the whole picture: the outline is mapped there, and the pen with it back.
    let item = DisplayItem(
      .stroke(
        StrokeItem(
          path: path.applying(scope.matrix), paint: paint.applying(scope.matrix) ?? paint,
          style: line,
          isAntialiased: style.isAntialiased)), origin: scope.origin)
    return [item.applying(scope.matrix.inverted())]
  }

  /// The pen; nil without a width.
  func strokeStyle(_ scope: Scope) -> StrokeStyle? {
    let (style, lengths) = (scope.style, scope.lengths(rootFontSize))
    let width = style.strokeWidth.value(.diagonal, in: lengths)
    guard width > 0 else { return nil }
    var dash = style.dashes.map { CGFloat($0.value(.diagonal, in: lengths)) }
    if dash.contains(where: { $0 < 0 }) || dash.reduce(0, +) <= 0 { dash = [] }
    return StrokeStyle(
      lineWidth: width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit,
      dash: dash, dashPhase: dash.isEmpty ? 0 : style.dashOffset.value(.diagonal, in: lengths))
  }
}

extension Path {
  /// The path with a direction for its parts that are only points, which Cairo gives no square caps.
  ///
  /// Source: SVG 2, section 13.5.4: they are square along the axes. Cairo, cairo_set_line_cap.
  fileprivate var withSquareDots: Path {
    var result = Path()
    var (start, isPoint): (CGPoint?, Bool) = (nil, false)
    func dot(_ path: inout Path) {
      guard let place = start, isPoint else { return }
      path.append(.move(to: CGPoint(x: place.x - 0.01, y: place.y)))
      path.append(.line(to: CGPoint(x: place.x + 0.01, y: place.y)))
    }
    for element in elements {
      switch element {
      case .move(let to):
        dot(&result)
        (start, isPoint) = (to, false)
      case .line(let to):
        isPoint = (isPoint || result.elements.last == .some(.move(to: to))) && to == start
      case .closeSubpath:
        if case .move = result.elements.last { isPoint = true }
      case .quadCurve, .curve: isPoint = false
      }
      result.append(element)
    }
    dot(&result)
    return result
  }
}
