import Foundation
import VectorGeometry

/// Makes the layers of symbols: filled, in shapes, crossed out, with a badge.
struct SymbolComposer {
  /// The width of lines, in units.
  let width: CGFloat
  /// Whether parts keep levels of their own.
  let isLayered: Bool

  /// What is drawn at a level: areas and lines.
  private struct Ink {
    var area = Path()
    var lines = Path()

    var isEmpty: Bool { area.isEmpty && lines.isEmpty }
  }

  /// The layers of a drawing, back to front.
  func layers(of drawing: SymbolDrawing) -> [SymbolGlyph.Layer] {
    var inks =
      drawing.enclosure.map { enclosed(drawing, in: $0) }
      ?? inks(of: drawing.parts, isFilled: drawing.isFilled, width: width)
    if let badge = drawing.badge { inks = badged(inks, badge) }
    if drawing.isSlashed { inks = slashed(inks) }
    return inks.enumerated().reversed().flatMap { level, ink in layers(ink, level) }
  }

  private func layers(_ ink: Ink, _ level: Int) -> [SymbolGlyph.Layer] {
    if ink.area.isEmpty {
      return ink.lines.isEmpty
        ? [] : [SymbolGlyph.Layer(path: ink.lines, width: width, level: level)]
    }
    // Areas and lines of one level are one area: where they meet, a translucent paint shows once.
    return [SymbolGlyph.Layer(path: solid(ink, width), width: nil, level: level)]
  }

  private func solid(_ ink: Ink, _ width: CGFloat) -> Path {
    guard !ink.lines.isEmpty else { return ink.area }
    let lines = ink.lines.strokedPath(.symbol(width)).normalized(eoFill: false)
    return ink.area.isEmpty ? lines : ink.area.union(lines)
  }

  // MARK: Parts

  /// What parts amount to, by level.
  private func inks(of parts: [SymbolPart], isFilled: Bool, width: CGFloat) -> [Ink] {
    var inks = [Ink(), Ink(), Ink()]
    var cut = Path()
    let ground = parts.first { $0.kind == .body }?.level ?? 0
    for part in parts {
      let level = isLayered ? min(part.level, 2) : 0
      // What is cut out of a body shows in a colour of its own where it has a level of its own.
      let isOwn = isLayered && part.level != ground
      switch (part.kind, isFilled) {
      case (.body, true):
        let rim = part.path.strokedPath(.symbol(width)).normalized(eoFill: false)
        add(part.path.normalized(eoFill: false).union(rim), to: &inks[level].area)
      case (.hole, true) where isOwn, (.cutDot, true) where isOwn:
        add(part.path, to: &inks[level].area)
      case (.cutLine, true):
        add(part.path.strokedPath(.symbol(width * 0.9)).normalized(eoFill: false), to: &cut)
      case (.hole, true), (.cutDot, true): add(part.path, to: &cut)
      case (.dot, _), (.cutDot, false): add(part.path, to: &inks[level].area)
      case (.body, false), (.cutLine, false), (.hole, false), (.line, _):
        inks[level].lines.addPath(part.path)
      }
    }
    guard !cut.isEmpty else { return inks }
    for level in inks.indices where !inks[level].area.isEmpty {
      inks[level].area = inks[level].area.subtracting(cut)
    }
    return inks
  }

  private func add(_ path: Path, to area: inout Path) {
    area = area.isEmpty ? path : area.union(path)
  }

  // MARK: Compositions

  /// The symbol in a shape: made smaller, filled if it has a body, and cut out of the shape where that is filled.
  private func enclosed(_ drawing: SymbolDrawing, in shape: [SymbolPart]) -> [Ink] {
    let inner = drawing.parts.placed(in: drawing.room)
    let hasBody = inner.contains { $0.kind == .body }
    // In a small room lines of the usual width would leave no space between them.
    let thin = width * min(drawing.room.side / 8, 1)
    let glyph = inks(of: inner, isFilled: hasBody, width: thin)
    let outer = inks(of: shape, isFilled: drawing.isFilled, width: width).reduce(Ink(), merged)
    let isLine = !hasBody && thin == width && glyph.allSatisfy(\.area.isEmpty)
    let whole = glyph.reduce(Path()) { sum, ink in
      let path = ink.isEmpty ? Path() : solid(ink, thin)
      return sum.isEmpty ? path : path.isEmpty ? sum : sum.union(path)
    }
    if isLayered { return [Ink(area: whole), outer, Ink()] }
    if drawing.isFilled, !outer.area.isEmpty {
      return [Ink(area: outer.area.subtracting(whole), lines: outer.lines), Ink(), Ink()]
    }
    guard outer.area.isEmpty else { return [merged(Ink(area: whole), outer), Ink(), Ink()] }
    return isLine
      ? [Ink(lines: joined(outer.lines, glyph[0].lines)), Ink(), Ink()]
      : [Ink(area: whole, lines: outer.lines), Ink(), Ink()]
  }

  private func joined(_ first: Path, _ second: Path) -> Path {
    var path = first
    path.addPath(second)
    return path
  }

  /// The symbol with a line across and room around that.
  private func slashed(_ inks: [Ink]) -> [Ink] {
    let line = Path { path in
      path.move(to: CGPoint(x: 3.4, y: 3.4))
      path.addLine(to: CGPoint(x: 20.6, y: 20.6))
    }
    let room = line.strokedPath(.symbol(width * 2.9)).normalized(eoFill: false)
    var cut = inks.map { ink in
      ink.isEmpty ? ink : Ink(area: solid(ink, width).subtracting(room))
    }
    let slash = line.strokedPath(.symbol(width)).normalized(eoFill: false)
    add(slash, to: &cut[0].area)
    return cut
  }

  private func merged(_ first: Ink, _ second: Ink) -> Ink {
    guard !first.isEmpty, !second.isEmpty else { return first.isEmpty ? second : first }
    if first.area.isEmpty, second.area.isEmpty {
      return Ink(lines: joined(first.lines, second.lines))
    }
    return Ink(area: solid(first, width).union(solid(second, width)))
  }

  /// The symbol with a mark at its lower corner and room around that; a dot stands at the upper one.
  private func badged(_ inks: [Ink], _ mark: [SymbolPart]) -> [Ink] {
    let center = CGPoint(x: 18.6, y: mark.isEmpty ? 5.4 : 18.4)
    func disc(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var cut = inks.map { ink in
      ink.isEmpty ? ink : Ink(area: solid(ink, width).subtracting(disc(mark.isEmpty ? 4.8 : 5.4)))
    }
    if isLayered { cut = [Ink(), cut[0], merged(cut[1], cut[2])] }
    if mark.isEmpty {
      add(disc(3.2), to: &cut[0].area)
      return cut
    }
    let place = CGAffineTransform(
      a: 0.42, b: 0, c: 0, d: 0.42, tx: center.x - 12 * 0.42, ty: center.y - 12 * 0.42)
    for part in mark {
      let path = part.path.applying(place)
      let line = path.strokedPath(.symbol(part.kind == .cutLine ? width * 0.7 : width))
        .normalized(eoFill: false)
      switch part.kind {
      case .cutLine: cut[0].area = cut[0].area.subtracting(line)
      case .hole, .cutDot: cut[0].area = cut[0].area.subtracting(path)
      case .line: add(line, to: &cut[0].area)
      case .body, .dot: add(path.union(line), to: &cut[0].area)
      }
    }
    return cut
  }
}

extension [SymbolPart] {
  /// The parts, made smaller in the middle of a room.
  fileprivate func placed(in room: SymbolRoom) -> [SymbolPart] {
    let box = reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let scale = Swift.min(room.side / Swift.max(box.width, box.height, 1), 0.62)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: room.center.x - scale * box.midX,
      ty: room.center.y - scale * box.midY)
    return map { $0.applying(place) }
  }
}
