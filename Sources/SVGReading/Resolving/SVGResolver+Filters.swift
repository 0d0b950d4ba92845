import Foundation
import VectorGeometry
import VectorGraphics

extension SVGResolver {
  /// The filters of a list, in order; nil when the element is not drawn at all.
  ///
  /// Source: Filter Effects 1, section 5: a reference that leads nowhere is an error in SVG.
  func filters(_ text: String, _ index: Int, _ box: CGRect, _ scope: Scope) -> [DisplayFilter]? {
    var scanner = TextScanner(text)
    var filters: [DisplayFilter] = []
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      if scanner.skip(word: "url(") {
        guard let body = scanner.text(upTo: ")") else { return invalid(text, index) }
        let id = SVGReference.function("url(\(body))")?.id ?? ""
        guard let target = document.ids[id], element(target).name == "filter" else {
          note(
            .badReference, "filter \"\(id)\" not found; the element is not drawn", at: index)
          return nil
        }
        guard !active.contains(target), let graph = resolving(target, { graph(target, box, scope) })
        else { return nil }
        filters.append(.graph(graph))
      } else {
        guard let name = scanner.name(), scanner.skip("("), let body = scanner.argument(),
          let filter = function(name, body, scope)
        else { return invalid(text, index) }
        filters.append(filter)
      }
      scanner.skipBlanks()
    }
    return filters.filter { !$0.isIdentity }
  }

  private func invalid(_ text: String, _ index: Int) -> [DisplayFilter] {
    note(.invalidValue, "filter=\"\(text)\" is invalid; it is ignored", at: index)
    return []
  }

  /// Source: Filter Effects 1, section 6.
  private func function(_ name: String, _ body: String, _ scope: Scope) -> DisplayFilter? {
    let lengths = scope.lengths(rootFontSize)
    func share(_ fallback: Double, most: Double) -> Double? {
      guard !body.trimmed.isEmpty else { return fallback }
      guard let length = SVGLength(body), length.unit == .none || length.unit == .percent,
        length.value >= 0
      else { return nil }
      return min(length.unit == .percent ? length.value / 100 : length.value, most)
    }
    switch name {
    case "blur":
      guard !body.trimmed.isEmpty else { return .blur(radius: 0, opaque: false) }
      guard let length = SVGLength(body), length.unit != .percent, length.value >= 0 else {
        return nil
      }
      return .blur(radius: length.value(.diagonal, in: lengths), opaque: false)
    case "brightness":
      return share(1, most: .infinity).map { .colorMatrix(Self.diagonal($0, $0, $0)) }
    case "contrast": return share(1, most: .infinity).map { .contrast($0) }
    case "grayscale": return share(1, most: 1).map { .grayscale($0) }
    case "saturate": return share(1, most: .infinity).map { .saturation($0) }
    case "sepia": return share(1, most: 1).map { .colorMatrix(Self.sepia($0)) }
    case "invert":
      return share(1, most: 1).map { amount in
        var matrix = Self.diagonal(1 - 2 * amount, 1 - 2 * amount, 1 - 2 * amount)
        for row in 0..<3 { matrix[row * 5 + 4] = amount }
        return .colorMatrix(matrix)
      }
    case "opacity":
      return share(1, most: 1).map { amount in
        var matrix = Self.diagonal(1, 1, 1)
        matrix[18] = amount
        return .colorMatrix(matrix)
      }
    case "hue-rotate": return Self.hueAngle(body).map { .hueRotation(Angle(radians: $0)) }
    case "drop-shadow": return dropShadow(body, scope)
    default: return nil
    }
  }

  private func dropShadow(_ body: String, _ scope: Scope) -> DisplayFilter? {
    var scanner = TextScanner(body.trimmed)
    var color = scope.style.color
    var numbers: [Double] = []
    while !scanner.isAtEnd {
      if let length = SVGLength(&scanner) {
        numbers.append(length.value(.diagonal, in: scope.lengths(rootFontSize)))
      } else {
        switch SVGColor.read(&scanner) {
        case .color(let value): color = value
        case .current: break
        case nil: return nil
        }
      }
      scanner.skipBlanks()
    }
    guard numbers.count == 2 || numbers.count == 3 else { return nil }
    let radius = numbers.count == 3 ? numbers[2] : 0
    guard radius >= 0 else { return nil }
    return .shadow(
      color: color, radius: radius, offset: CGSize(width: numbers[0], height: numbers[1]))
  }

  private static func hueAngle(_ body: String) -> Double? {
    var scanner = TextScanner(body.trimmed)
    if scanner.isAtEnd { return 0 }
    guard let number = scanner.number() else { return nil }
    switch scanner.unitName() {
    case nil: return number == 0 ? 0 : nil
    case "deg": return number * .pi / 180
    case "rad": return number
    case "grad": return number * .pi / 200
    case "turn": return number * 2 * .pi
    default: return nil
    }
  }

  private static func diagonal(_ r: Double, _ g: Double, _ b: Double) -> [Double] {
    [r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, 1, 0]
  }

  private static func sepia(_ amount: Double) -> [Double] {
    let rest = 1 - amount
    return [
      0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest, 0, 0,
      0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest, 0, 0,
      0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest, 0, 0, 0, 0, 0, 1, 0,
    ]
  }

  // MARK: The element

  /// The steps of a filter; nil when its element is not drawn.
  private func graph(_ index: Int, _ box: CGRect, _ scope: Scope) -> FilterGraph? {
    let isUser = element(index)["filterUnits"] == "userSpaceOnUse"
    guard let region = region(of: index, isUser: isUser, box, scope) else { return nil }
    let isUnit = element(index)["primitiveUnits"] == "objectBoundingBox"
    guard !isUnit || box.unitTransform != nil else { return nil }
    let builder = SVGFilterBuilder(
      resolver: self, scope: patternScope(index, scope), use: scope, region: region, box: box,
      isUnit: isUnit)
    for child in document.childElements(of: index) {
      guard builder.add(child) else { return nil }
    }
    // Source: Filter Effects 1, section 9.2: without a step the result is clear.
    guard !builder.steps.isEmpty else { return nil }
    return FilterGraph(region: region, steps: builder.steps)
  }
}

extension TextScanner {
  /// Reads up to the parenthesis that closes; inner ones are part of it.
  fileprivate mutating func argument() -> String? {
    var depth = 1
    var bytes: [UInt8] = []
    while let byte = peek {
      advance()
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return String(decoding: bytes, as: UTF8.self) }
      }
      bytes.append(byte)
    }
    return nil
  }
}
