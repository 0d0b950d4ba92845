import Foundation
import VectorGeometry

/// Reads `transform`.
enum SVGTransformList {
  /// The transform that a list means; nil if a part of it is none.
  ///
  /// Source: SVG 1.1, section 7.6; the functions of CSS Transforms 1 with units px and deg.
  static func read(_ text: String) -> CGAffineTransform? {
    var scanner = TextScanner(text)
    var result = CGAffineTransform.identity
    scanner.skipBlanks()
    if scanner.skip(word: "none") {
      scanner.skipBlanks()
      return scanner.isAtEnd ? .identity : nil
    }
    while !scanner.isAtEnd {
      guard let name = scanner.name() else { return nil }
      scanner.skipBlanks()
      guard scanner.skip("("), let numbers = arguments(&scanner),
        let transform = transform(name, numbers)
      else { return nil }
      result = transform.concatenating(result)
      scanner.skipSeparator()
    }
    return result
  }

  private static func arguments(_ scanner: inout TextScanner) -> [Double]? {
    var numbers: [Double] = []
    scanner.skipBlanks()
    while !scanner.skip(")") {
      guard let number = scanner.number() else { return nil }
      switch scanner.unitName() {
      case nil, "px", "deg": numbers.append(number)
      case "rad": numbers.append(number * 180 / .pi)
      case "grad": numbers.append(number * 0.9)
      case "turn": numbers.append(number * 360)
      default: return nil
      }
      scanner.skipSeparator()
    }
    return numbers
  }

  private static func transform(_ name: String, _ n: [Double]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translateX", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("translateY", 1): return CGAffineTransform(translationX: 0, y: n[0])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("scaleX", 1): return CGAffineTransform(scaleX: n[0], y: 1)
    case ("scaleY", 1): return CGAffineTransform(scaleX: 1, y: n[0])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(rotationAngle: n[0] * .pi / 180).about(CGPoint(x: n[1], y: n[2]))
    case ("skewX", 1):
      return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}

/// `preserveAspectRatio`.
struct SVGAspectRatio: Sendable, Equatable {
  /// Where the box stands in the room that is left, 0 at the start, 1 at the end; nil for `none`.
  var alignment: (x: Double, y: Double)? = (0.5, 0.5)
  /// Whether the box covers the room; else it is all seen.
  var isSlice = false

  static func == (lhs: SVGAspectRatio, rhs: SVGAspectRatio) -> Bool {
    lhs.alignment?.x == rhs.alignment?.x && lhs.alignment?.y == rhs.alignment?.y
      && lhs.isSlice == rhs.isSlice
  }

  /// The default.
  init() {}

  /// Reads an attribute; the default for what is none.
  init(_ text: String?) {
    guard let text else { return }
    var words = text.split(whereSeparator: { $0.isWhitespace })[...]
    if words.first == "defer" { words.removeFirst() }
    guard let first = words.popFirst() else { return }
    if first == "none" {
      alignment = nil
    } else {
      let places: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
      guard first.count == 8, first.hasPrefix("x"), first.dropFirst(4).hasPrefix("Y"),
        let x = places[first.dropFirst().prefix(3)], let y = places[first.suffix(3)]
      else { return }
      alignment = (x, y)
    }
    isSlice = words.first == "slice"
  }

  /// Maps a view box into a rectangle.
  func transform(from box: CGRect, to room: CGRect) -> CGAffineTransform {
    var (sx, sy) = (room.width / box.width, room.height / box.height)
    let place = alignment ?? (0, 0)
    if alignment != nil {
      let scale = isSlice ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
    }
    let x = room.minX - box.minX * sx + (room.width - box.width * sx) * place.x
    let y = room.minY - box.minY * sy + (room.height - box.height * sy) * place.y
    return CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: x, ty: y)
  }
}

/// Reads `viewBox`.
enum SVGViewBox {
  /// The rectangle; nil for what is none, or has no area.
  static func read(_ text: String?) -> CGRect? {
    guard let numbers = text?.onlyNumbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0
    else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
