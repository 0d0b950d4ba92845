import Foundation
import VectorGeometry

extension DisplayList {
  /// What a back end could not draw: one sentence each, with the place; empty for a sound list.
  package func violations() -> [String] {
    var checker = DisplayListChecker()
    checker.expect(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0, "size",
      "\(size.width) x \(size.height) is not finite and 0 or more")
    checker.check(items, "items")
    return checker.violations
  }
}

/// Walks a list and notes what is wrong.
struct DisplayListChecker {
  private(set) var violations: [String] = []

  mutating func expect(_ condition: Bool, _ place: String, _ message: @autoclosure () -> String) {
    if !condition { violations.append("\(place): \(message())") }
  }

  mutating func check(_ items: [DisplayItem], _ place: String) {
    for (index, item) in items.enumerated() {
      let place = "\(place)[\(index)]"
      switch item.content {
      case .fill(let fill):
        check(fill.path, place + ".path")
        check(fill.paint, place + ".paint")
      case .stroke(let stroke): check(stroke, place)
      case .text(let text): check(text, place)
      case .image(let image): check(image, place)
      case .perspective(let item):
        expect(item.projection.isFinite, place + ".projection", "not all entries are finite")
        check(item.items, place + ".items")
      case .group(let group):
        check(group.effects, place)
        check(group.items, place + ".items")
      }
    }
  }

  private mutating func check(_ stroke: StrokeItem, _ place: String) {
    check(stroke.path, place + ".path")
    check(stroke.paint, place + ".paint")
    let style = stroke.style
    expectLength(style.lineWidth, place + ".lineWidth")
    expectLength(style.miterLimit, place + ".miterLimit")
    for length in style.dash { expectLength(length, place + ".dash") }
    expect(
      style.dashPhase.isFinite, place + ".dashPhase", "\(style.dashPhase) is not a finite number")
  }

  private mutating func check(_ text: TextItem, _ place: String) {
    check(text.paint, place + ".paint")
    expectFinite(text.position, place + ".position")
    expectLength(text.run.size, place + ".run.size")
    let length = text.run.text.utf8.count
    for (index, glyph) in text.run.glyphs.enumerated() {
      let place = place + ".run.glyphs[\(index)]"
      expectFinite(glyph.position, place + ".position")
      expect(
        (0...length).contains(glyph.cluster), place + ".cluster",
        "\(glyph.cluster) is not in 0...\(length)")
    }
  }

  private mutating func check(_ item: ImageItem, _ place: String) {
    let whole = CGRect(x: 0, y: 0, width: item.image.width, height: item.image.height)
    let source = item.source
    expectFinite(source, place + ".source")
    expect(
      source.minX >= 0 && source.minY >= 0 && source.maxX <= whole.maxX
        && source.maxY <= whole.maxY, place + ".source",
      "\(dumped(source)) is not inside \(dumped(whole))")
    expectFinite(item.destination, place + ".destination")
  }

  private mutating func check(_ effects: DisplayGroup.Effects, _ place: String) {
    expectFinite(effects.transform, place + ".transform")
    expect(
      (0...1).contains(effects.opacity), place + ".opacity", "\(effects.opacity) is not in 0...1")
    for (index, filter) in effects.filters.enumerated() {
      check(filter, place + ".filters[\(index)]")
    }
    if let clip = effects.clip { check(clip.path, place + ".clip") }
    if let mask = effects.mask { check(mask, place + ".mask") }
  }

  private mutating func check(_ filter: DisplayFilter, _ place: String) {
    switch filter {
    case .blur(let radius, _): expectLength(radius, place + ".radius")
    case .shadow(let color, let radius, let offset),
      .innerShadow(let color, let radius, let offset):
      check(color, place + ".color")
      expectLength(radius, place + ".radius")
      expectFinite(CGPoint(x: offset.width, y: offset.height), place + ".offset")
    case .colorMatrix(let matrix):
      expect(matrix.count == 20, place, "\(matrix.count) numbers; a color matrix has 20")
      expect(matrix.allSatisfy(\.isFinite), place, "not all numbers are finite")
    case .luminanceToAlpha: break
    case .graph(let graph):
      expect(graph.isSound, place, "a number is not finite, or a step reads a later one")
    case .alphaThreshold(let least, let most, let color):
      check(color, place + ".color")
      expect(least.isFinite && most.isFinite, place, "the range is not finite")
    }
  }
}
