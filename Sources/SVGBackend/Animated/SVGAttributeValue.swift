import Foundation
import IntegerConversion
import VectorGeometry

/// The value of an attribute, as far as it can be interpolated.
enum SVGAttributeValue: Equatable {
  /// Numbers that change freely, such as lengths.
  case numbers([Double])
  /// A path: its commands, all absolute, and their numbers.
  case path(commands: String, [Double])
  /// Red, green and blue, 0...255.
  case color([Double])
  case transform(CGAffineTransform)
  /// Anything else.
  case literal(String)

  /// Reads the value of an attribute; nil stands for one that is missing.
  init(_ name: String, _ value: String?) {
    guard let value = value ?? Self.missing[name] else {
      self = .literal("")
      return
    }
    if name == "d", let path = SVGPathNumbers(value) {
      self = .path(commands: path.commands, path.numbers)
    } else if Self.transforms.contains(name) {
      self = Self.transform(value).map { .transform($0) } ?? .literal(value)
    } else if Self.colors.contains(name) {
      self = Self.color(value).map { .color($0) } ?? .literal(value)
    } else if Self.numeric.contains(name), let numbers = Self.numbers(value) {
      self = .numbers(numbers)
    } else {
      self = .literal(value)
    }
  }

  static let transforms: Set = ["transform", "gradientTransform", "patternTransform"]
  private static let colors: Set = ["fill", "stroke", "stop-color", "flood-color"]
  private static let numeric: Set = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "fx", "fy",
    "fr", "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-dasharray",
    "stroke-dashoffset", "stroke-miterlimit", "stop-opacity", "flood-opacity", "offset", "dx", "dy",
    "stdDeviation", "values",
  ]

  /// What an attribute that is not there stands for.
  ///
  /// Sources: SVG 2 and Filter Effects 1, the initial values.
  static let missing = [
    "transform": "", "gradientTransform": "", "patternTransform": "", "fill": "#000",
    "opacity": "1", "fill-opacity": "1", "stroke-opacity": "1", "stroke-width": "1",
    "stroke-dashoffset": "0", "stroke-miterlimit": "4", "stop-opacity": "1", "flood-opacity": "1",
    "stop-color": "#000", "flood-color": "#000", "offset": "0", "x": "0", "y": "0", "cx": "0",
    "cy": "0", "dx": "0", "dy": "0", "rx": "0", "ry": "0",
  ]

  /// What two values must have in common to be interpolated.
  var form: String {
    switch self {
    case .numbers(let numbers): "n\(numbers.count)"
    case .path(let commands, _): "d\(commands)"
    case .color: "c"
    case .transform: "t"
    case .literal(let value): "=\(value)"
    }
  }

  private static func numbers(_ text: String) -> [Double]? {
    let parts = text.split { $0 == " " || $0 == "," }
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count && !numbers.isEmpty ? numbers : nil
  }

  private static func color(_ text: String) -> [Double]? {
    guard text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16) else {
      return text == "red" ? [255, 0, 0] : nil
    }
    switch text.count {
    case 4: return [8, 4, 0].map { Double((number >> $0 & 15) * 17) }
    case 7: return [16, 8, 0].map { Double(number >> $0 & 255) }
    default: return nil
    }
  }

  /// Source: SVG 2, section 8.5, "The transform property": the last one is applied first.
  private static func transform(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    for call in text.split(separator: ")") {
      let parts = call.split(separator: "(")
      guard parts.count == 2, let values = numbers(String(parts[1])) else { return nil }
      let name = parts[0].filter { $0 != " " }
      guard let next = transform(name, values.map { CGFloat($0) }) else { return nil }
      result = next.concatenating(result)
    }
    return result
  }

  private static func transform(_ name: String, _ values: [CGFloat]) -> CGAffineTransform? {
    switch (name, values.count) {
    case ("translate", 1): return CGAffineTransform(translationX: values[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: values[0], y: values[1])
    case ("scale", 1): return CGAffineTransform(scaleX: values[0], y: values[0])
    case ("scale", 2): return CGAffineTransform(scaleX: values[0], y: values[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: values[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -values[1], y: -values[2])
        .concatenating(CGAffineTransform(rotationAngle: values[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: values[1], y: values[2]))
    case ("matrix", 6):
      return CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    default: return nil
    }
  }
}
