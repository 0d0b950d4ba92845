import Foundation
import VectorGeometry
import VectorGraphics

extension SVGResolver {
  /// What a `use` draws: the element that it names, as if it stood inside.
  ///
  /// Source: SVG 2, section 5.5.
  func used(_ index: Int, _ scope: Scope) -> Drawing? {
    guard let link = href(of: index) else { return nil }
    guard SVGReference.local(link) != nil else {
      note(.refusedFile, "elements of other files are not supported: \"\(link)\"", at: index)
      return nil
    }
    guard let target = target(of: index) else {
      note(.badReference, "element \"\(link)\" of \"use\" not found", at: index)
      return nil
    }
    guard !document.isInside(index, target), !scope.uses.contains(target), !active.contains(target)
    else {
      note(.recursion, "\"\(link)\" references itself; it is not drawn", at: index)
      return nil
    }
    var inner = scope
    inner.uses.append(target)
    inner.style.contextFill = scope.style.fill
    inner.style.contextStroke = scope.style.stroke
    let move = CGAffineTransform(
      translationX: length("x", of: index, .width, scope) ?? 0,
      y: length("y", of: index, .height, scope) ?? 0)
    inner.matrix = move.concatenating(scope.matrix)
    var drawing: Drawing
    switch element(target).name {
    case "symbol":
      guard isDisplayed(target) else { return nil }
      let own = transform(of: target) ?? .identity
      var style = inside(target, inner)
      style.matrix = own.concatenating(inner.matrix)
      let content = viewport(
        target, CGRect(origin: .zero, size: useSize(index, target, scope)), style)
      drawing = wrapped(content ?? Drawing(), target, own, style)
    case "svg":
      guard isDisplayed(target) else { return nil }
      var style = inside(target, inner)
      style.uses = inner.uses
      let frame = nestedFrame(target, scope, useSize(index, target, scope))
      drawing = wrapped(viewport(target, frame, style) ?? Drawing(), target, .identity, style)
    default: drawing = draw(target, inner)
    }
    guard !move.isIdentity else { return drawing }
    drawing.items = drawing.items.map { $0.moved(by: move) }
    drawing.box = drawing.box.applying(move)
    return drawing
  }

  /// The size that a `use` gives to a symbol or a picture.
  private func useSize(_ index: Int, _ target: Int, _ scope: Scope) -> CGSize {
    let whole = scope.viewport
    func side(_ name: String, _ side: SVGLength.Context.Side, _ fallback: Double) -> Double {
      length(name, of: index, side, scope) ?? length(name, of: target, side, scope) ?? fallback
    }
    return CGSize(
      width: side("width", .width, whole.width), height: side("height", .height, whole.height))
  }

  /// What an `svg` inside of another draws.
  func nestedPicture(_ index: Int, _ scope: Scope) -> Drawing? {
    let size = CGSize(
      width: length("width", of: index, .width, scope) ?? scope.viewport.width,
      height: length("height", of: index, .height, scope) ?? scope.viewport.height)
    return viewport(index, nestedFrame(index, scope, size), scope)
  }

  private func nestedFrame(_ index: Int, _ scope: Scope, _ size: CGSize) -> CGRect {
    CGRect(
      x: length("x", of: index, .width, scope) ?? 0,
      y: length("y", of: index, .height, scope) ?? 0, width: size.width, height: size.height)
  }

  /// The content of a symbol or a picture in its frame, by which it is clipped.
  private func viewport(_ index: Int, _ frame: CGRect, _ scope: Scope) -> Drawing? {
    guard frame.size.width > 0, frame.size.height > 0 else { return nil }
    let box = SVGViewBox.read(element(index)["viewBox"])
    if box == nil, let text = element(index)["viewBox"], text.onlyNumbers?.count == 4 {
      // Source: SVG 2, section 8.6: a view box without an area draws nothing.
      return nil
    }
    let ratio = SVGAspectRatio(element(index)["preserveAspectRatio"])
    let placing =
      box.map { ratio.transform(from: $0, to: frame) }
      ?? CGAffineTransform(translationX: frame.minX, y: frame.minY)
    var inner = scope
    inner.viewport = box?.size ?? frame.size
    inner.matrix = placing.concatenating(scope.matrix)
    var drawing = children(of: index, inner)
    guard !drawing.items.isEmpty else { return drawing }
    drawing.box = drawing.box.applying(placing)
    var effects = DisplayGroup.Effects()
    effects.transform = placing
    let overflow = value("overflow", of: index)?.trimmed ?? "hidden"
    if overflow == "hidden" || overflow == "scroll" {
      effects.clip = DisplayClip(path: Path(frame.applying(placing.inverted())))
    }
    guard !effects.isEmpty else { return drawing }
    drawing.items = [
      DisplayItem(
        .group(DisplayGroup(effects: effects, items: drawing.items)), origin: scope.origin)
    ]
    return drawing
  }
}

extension DisplayItem {
  /// The item moved: a group by its transform, others in a group.
  func moved(by transform: CGAffineTransform) -> DisplayItem {
    guard case .group(let group) = content else { return applying(transform) }
    var effects = group.effects
    effects.transform = effects.transform.concatenating(transform)
    return DisplayItem(
      .group(DisplayGroup(effects: effects, items: group.items)), origin: origin)
  }
}
