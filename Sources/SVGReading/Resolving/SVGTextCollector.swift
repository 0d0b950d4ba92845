import Foundation

/// A character of a text, with what its elements say of its place.
struct SVGTextCharacter {
  var scalar: Unicode.Scalar
  /// The index of its span.
  var span: Int
  /// Whether it is a capital in the place of a small letter.
  var isSmallCapital = false
  var x: Double?
  var y: Double?
  var dx = 0.0
  var dy = 0.0
  /// In radians.
  var rotation = 0.0

  /// Whether it is shaped together with another.
  func belongs(with other: SVGTextCharacter) -> Bool {
    span == other.span && isSmallCapital == other.isSmallCapital
  }
}

/// Characters of one element.
struct SVGTextSpan {
  var index: Int
  var scope: SVGResolver.Scope
  /// How far the baseline is raised, in user units.
  var shift: Double
  /// Lines at the text, each with the style of the element that asks for it.
  var decorations: [(kind: String, scope: SVGResolver.Scope, index: Int)]
  /// The `textPath` around; nil for none.
  var path: Int?
}

/// Collects the characters of a text.
final class SVGTextCollector {
  let resolver: SVGResolver
  private(set) var characters: [SVGTextCharacter] = []
  private(set) var spans: [SVGTextSpan] = []
  /// Whether the last character that counts is a blank, or there is none yet.
  private var endsWithBlank = true
  private var positions: [Positions] = []

  /// What an element says of its characters, one value each.
  private struct Positions {
    var start: Int
    var x: [Double]
    var y: [Double]
    var dx: [Double]
    var dy: [Double]
    var rotate: [Double]
  }

  init(_ resolver: SVGResolver) { self.resolver = resolver }

  /// Collects all of a `text` element.
  func collect(_ index: Int, _ scope: SVGResolver.Scope) {
    add(index, scope, shift: 0, decorations: [], path: nil)
    // The blanks at the end do not count.
    while let last = characters.last, last.scalar == " ",
      !spans[last.span].scope.style.keepsSpaces
    {
      characters.removeLast()
    }
  }

  private func add(
    _ index: Int, _ scope: SVGResolver.Scope, shift: Double,
    decorations: [(kind: String, scope: SVGResolver.Scope, index: Int)], path: Int?
  ) {
    var decorations = decorations
    if let text = resolver.value("text-decoration", of: index)
      ?? resolver.value("text-decoration-line", of: index)
    {
      for word in text.split(whereSeparator: \.isWhitespace)
      where ["underline", "overline", "line-through"].contains(word) {
        decorations.append((String(word), scope, index))
      }
    }
    let shift = shift + baselineShift(index, scope)
    let span = spans.count
    spans.append(
      SVGTextSpan(index: index, scope: scope, shift: shift, decorations: decorations, path: path))
    positions.append(ownPositions(index, scope))
    defer { positions.removeLast() }
    if span > 0, resolver.element(index)["textLength"] != nil {
      resolver.note(
        .unsupported, "textLength is only supported on whole texts; it is ignored on this part",
        at: index)
    }
    if resolver.element(index).name == "tref" { return append(referredText(of: index), span) }
    for child in resolver.document.elements[index].children {
      switch child {
      case .text(let text): append(text, span)
      case .element(let number):
        let name = resolver.element(number).name
        guard ["tspan", "a", "textPath", "tref"].contains(name), resolver.isDisplayed(number)
        else { continue }
        add(
          number, resolver.inside(number, scope), shift: shift, decorations: decorations,
          path: name == "textPath" ? number : path)
      }
    }
  }

  /// All text inside of what a `tref` refers to, with that of elements inside of it.
  ///
  /// Source: SVG 1.1, section 10.6.
  private func referredText(of index: Int) -> String {
    guard let target = resolver.target(of: index) else {
      let link = resolver.href(of: index) ?? ""
      resolver.note(.badReference, "\"\(link)\" is not a text element", at: index)
      return ""
    }
    // What is read counts as well as what is drawn of it: a few elements could have the whole file read again and again.
    guard resolver.countCharacters(0) else { return "" }
    let text = resolver.document.allText(of: target)
    return resolver.countCharacters(text.utf8.count) ? text : ""
  }

  private func ownPositions(_ index: Int, _ scope: SVGResolver.Scope) -> Positions {
    func list(_ name: String, _ side: SVGLength.Context.Side) -> [Double] {
      guard let text = resolver.element(index)[name] else { return [] }
      guard let lengths = SVGLength.list(text) else {
        resolver.note(
          .invalidValue, "\(name)=\"\(text)\" is invalid; it is ignored", at: index)
        return []
      }
      let context = scope.lengths(resolver.rootFontSize)
      return lengths.map { $0.value(side, in: context) }
    }
    return Positions(
      start: characters.count, x: list("x", .width), y: list("y", .height),
      dx: list("dx", .width), dy: list("dy", .height),
      rotate: resolver.element(index)["rotate"]?.numbers.map { $0 * .pi / 180 } ?? [])
  }

  /// Source: XML 1.0, section 2.10, as SVG 1.1, section 10.15, has it; a line's end is a blank.
  private func append(_ text: String, _ span: Int) {
    let keeps = spans[span].scope.style.keepsSpaces
    for scalar in text.unicodeScalars {
      let isBlank = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
      if isBlank {
        if !keeps, endsWithBlank { continue }
        if scalar == "\r" { continue }
        endsWithBlank = true
        add(" ", span)
      } else {
        endsWithBlank = false
        add(scalar, span)
      }
    }
  }

  /// Of several elements that place a character the innermost counts.
  private func add(_ scalar: Unicode.Scalar, _ span: Int) {
    var character = SVGTextCharacter(scalar: scalar, span: span)
    if spans[span].scope.style.isSmallCaps, scalar.properties.isLowercase {
      let capital = scalar.properties.uppercaseMapping.unicodeScalars
      if capital.count == 1, let first = capital.first, first != scalar {
        (character.scalar, character.isSmallCapital) = (first, true)
      }
    }
    let number = characters.count
    guard resolver.countCharacters() else { return }
    var hasDX = false
    var hasDY = false
    var hasRotation = false
    for level in positions.reversed() {
      let place = number - level.start
      func value(_ list: [Double]) -> Double? { place < list.count ? list[place] : nil }
      if character.x == nil { character.x = value(level.x) }
      if character.y == nil { character.y = value(level.y) }
      if !hasDX, let dx = value(level.dx) { (character.dx, hasDX) = (dx, true) }
      if !hasDY, let dy = value(level.dy) { (character.dy, hasDY) = (dy, true) }
      if !hasRotation, let angle = value(level.rotate) ?? level.rotate.last {
        (character.rotation, hasRotation) = (angle, true)
      }
    }
    characters.append(character)
  }

  /// Source: SVG 1.1, section 10.9.2; raised and lowered letters stand as CSS 2.1 has it.
  private func baselineShift(_ index: Int, _ scope: SVGResolver.Scope) -> Double {
    guard resolver.element(index).name != "text",
      let text = resolver.value("baseline-shift", of: index)?.trimmed
    else { return 0 }
    let size = scope.style.fontSize
    switch text {
    case "baseline": return 0
    case "sub": return -size * 0.2
    case "super": return size * 0.4
    default:
      guard let length = SVGLength(text) else { return 0 }
      if length.unit == .percent { return size * length.value / 100 }
      return length.value(.diagonal, in: scope.lengths(resolver.rootFontSize))
    }
  }
}
