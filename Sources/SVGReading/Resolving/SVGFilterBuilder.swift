import Foundation
import VectorGeometry
import VectorGraphics

/// Turns the children of a `filter` into steps.
final class SVGFilterBuilder {
  let resolver: SVGResolver
  /// The scope of the filter itself.
  let scope: SVGResolver.Scope
  /// The scope of the element that is filtered.
  let use: SVGResolver.Scope
  let region: CGRect
  let box: CGRect
  /// Whether lengths are parts of the box.
  let isUnit: Bool
  private(set) var steps: [FilterGraph.Step] = []
  private var names: [String: FilterGraph.Input] = [:]
  /// The regions that steps have; the source has that of the filter.
  private var last: FilterGraph.Input?

  init(
    resolver: SVGResolver, scope: SVGResolver.Scope, use: SVGResolver.Scope, region: CGRect,
    box: CGRect, isUnit: Bool
  ) {
    self.resolver = resolver
    self.scope = scope
    self.use = use
    self.region = region
    self.box = box
    self.isUnit = isUnit
  }

  /// Adds the step of an element; false when the whole filter is an error.
  func add(_ index: Int) -> Bool {
    let node = resolver.element(index)
    guard node.name.hasPrefix("fe") else { return true }
    let style = resolver.inside(index, scope).style
    let isLinear = style.isFilterLinear
    guard let kind = kind(of: index, style, isLinear) else {
      resolver.note(
        .unsupported, "the filter primitive \(node.name) is not supported; it is ignored", at: index
      )
      return true
    }
    var inputs = inputs(of: index, kind, isLinear)
    if case .picture = kind { inputs = [] }
    if node.name == "feDropShadow" {
      appendShadow(index, isLinear, style)
    } else {
      append(kind, inputs, index, isLinear)
    }
    return true
  }

  private func append(
    _ kind: FilterGraph.Kind, _ inputs: [FilterGraph.Input], _ index: Int, _ isLinear: Bool
  ) {
    let node = resolver.element(index)
    steps.append(
      FilterGraph.Step(
        kind, inputs: inputs, region: region(of: index, kind, inputs), isLinear: isLinear))
    let result = FilterGraph.Input.step(steps.count - 1)
    last = result
    if let name = node["result"] { names[name] = result }
  }

  /// A step without an element of its own.
  private func appendPart(
    _ kind: FilterGraph.Kind, _ inputs: [FilterGraph.Input], _ region: CGRect, _ isLinear: Bool
  ) -> FilterGraph.Input {
    steps.append(FilterGraph.Step(kind, inputs: inputs, region: region, isLinear: isLinear))
    return .step(steps.count - 1)
  }

  /// Source: Filter Effects 1, section 9.12: what `feDropShadow` stands for.
  private func appendShadow(_ index: Int, _ isLinear: Bool, _ style: SVGStyle) {
    let input = input("in", of: index, isLinear)
    let part = region(of: index, .merge, [input])
    let deviation = pair("stdDeviation", of: index, 2)
    let move = CGSize(
      width: number("dx", of: index, 2) * unitWidth, height: number("dy", of: index, 2) * unitHeight
    )
    var inner = scope
    inner.style = style
    let color = resolver.color(
      "flood-color", opacity: "flood-opacity", of: index, inner)
    let blurred = appendPart(
      .blur(x: deviation.0 * unitWidth, y: deviation.1 * unitHeight), [input], part, isLinear)
    let moved = appendPart(.offset(move), [blurred], part, isLinear)
    let flood = appendPart(.flood(color), [], part, isLinear)
    let shadow = appendPart(.composite(.in), [flood, moved], part, isLinear)
    append(.merge, [shadow, input], index, isLinear)
  }

  // MARK: Inputs

  private func inputs(
    of index: Int, _ kind: FilterGraph.Kind, _ isLinear: Bool
  ) -> [FilterGraph.Input] {
    switch kind {
    case .merge:
      return resolver.document.childElements(of: index)
        .filter { resolver.element($0).name == "feMergeNode" }
        .map { input("in", of: $0, isLinear) }
    case .blend, .composite, .displacement:
      return [input("in", of: index, isLinear), input("in2", of: index, isLinear)]
    case .flood, .picture, .turbulence: return []
    case .blur, .offset, .colorMatrix, .transfer, .morphology, .tile, .convolution, .lighting:
      return [input("in", of: index, isLinear)]
    }
  }

  private func input(_ name: String, of index: Int, _ isLinear: Bool) -> FilterGraph.Input {
    let previous = last ?? .source
    guard let text = resolver.element(index)[name]?.trimmed, !text.isEmpty else { return previous }
    switch text {
    case "SourceGraphic": return .source
    case "SourceAlpha": return .sourceAlpha
    case "FillPaint", "StrokePaint": return paintInput(text, isLinear)
    case "BackgroundImage", "BackgroundAlpha":
      resolver.note(
        .unsupported, "the filter input \(text) is not supported; transparent is used", at: index)
      return appendPart(.flood(.clear), [], region, isLinear)
    default:
      if let known = names[text] { return known }
      resolver.note(.badReference, "filter result \"\(text)\" not found", at: index)
      return previous
    }
  }

  /// The paint of the element, all over the region.
  private func paintInput(_ name: String, _ isLinear: Bool) -> FilterGraph.Input {
    let isFill = name == "FillPaint"
    let paint = resolver.paint(
      isFill ? use.style.fill : use.style.stroke,
      opacity: isFill ? use.style.fillOpacity : use.style.strokeOpacity, 0, box, use)
    guard let paint else { return appendPart(.flood(.clear), [], region, isLinear) }
    let item = DisplayItem(.fill(FillItem(path: Path(region), paint: paint)))
    return appendPart(.picture([item]), [], region, isLinear)
  }

  // MARK: Regions

  var unitWidth: Double { isUnit ? box.width : 1 }
  var unitHeight: Double { isUnit ? box.height : 1 }

  /// The region of a step; what is not said is that of all its inputs, or of the filter.
  ///
  /// Source: Filter Effects 1, section 9.3; of a step that reads the source it is the filter's.
  private func region(
    of index: Int, _ kind: FilterGraph.Kind, _ inputs: [FilterGraph.Input]
  ) -> CGRect {
    var result = region
    switch kind {
    case .offset, .flood, .picture: break
    default:
      let known = inputs.compactMap { input -> CGRect? in
        if case .step(let number) = input { steps[number].region } else { nil }
      }
      if !known.isEmpty, known.count == inputs.count, !Self.isTile(kind) {
        result = known.reduce(.null) { $0.union($1) }
      }
    }
    func side(_ name: String, _ side: SVGLength.Context.Side) -> Double? {
      guard let text = resolver.element(index)[name], let length = SVGLength(text) else {
        return nil
      }
      guard isUnit else { return length.value(side, in: use.lengths(resolver.rootFontSize)) }
      let share = length.unit == .percent ? length.value / 100 : length.value
      return side == .width ? share * box.width : share * box.height
    }
    let offset = isUnit ? box.origin : .zero
    if let x = side("x", .width) {
      result.size.width += result.minX - (x + offset.x)
      result.origin.x = x + offset.x
    }
    if let y = side("y", .height) {
      result.size.height += result.minY - (y + offset.y)
      result.origin.y = y + offset.y
    }
    if let width = side("width", .width), width >= 0 { result.size.width = width }
    if let height = side("height", .height), height >= 0 { result.size.height = height }
    result.size.width = max(result.size.width, 0)
    result.size.height = max(result.size.height, 0)
    return result
  }

  private static func isTile(_ kind: FilterGraph.Kind) -> Bool {
    if case .tile = kind { true } else { false }
  }

  // MARK: Values

  func number(_ name: String, of index: Int, _ fallback: Double) -> Double {
    resolver.element(index)[name].flatMap(\.onlyNumber) ?? fallback
  }

  /// One number or two.
  func pair(_ name: String, of index: Int, _ fallback: Double) -> (Double, Double) {
    guard let numbers = resolver.element(index)[name]?.onlyNumbers, let first = numbers.first,
      numbers.count <= 2
    else { return (fallback, fallback) }
    return (first, numbers.count > 1 ? numbers[1] : first)
  }
}
