import Foundation
import VectorGeometry
import VectorGraphics

/// Turns the elements of a file into what is drawn.
final class SVGResolver {
  /// What elements draw, and the box around their shapes.
  struct Drawing {
    var items: [DisplayItem] = []
    /// Without strokes and effects, in the coordinates of the parent; null for nothing.
    var box = CGRect.null

    mutating func append(_ other: Drawing) {
      items += other.items
      box = box.union(other.box)
    }
  }

  /// What is around an element.
  struct Scope {
    var style: SVGStyle
    /// What percentages are of.
    var viewport: CGSize
    /// Maps the coordinates to those of the picture.
    var matrix: CGAffineTransform
    /// The path of the parent, `svg/g#sun`.
    var origin: String
    /// The elements that are being used, outermost first.
    var uses: [Int] = []

    func lengths(_ rootFontSize: Double) -> SVGLength.Context {
      SVGLength.Context(
        viewport: viewport, fontSize: style.fontSize, rootFontSize: rootFontSize)
    }
  }

  /// A property of an element that an override sets.
  private struct Override: Hashable {
    let index: Int
    let name: String
  }

  let reader: SVGReader
  let document: MarkupDocument
  let cascade: StyleCascade
  /// How many SVG files are around this one.
  let nesting: Int
  private(set) var diagnostics: [SVGDiagnostic] = []
  private var noted: Set<SVGDiagnostic> = []
  /// The overrides that were not read yet.
  private var unread: Set<Override> = []
  /// The paint servers, clips, masks, markers and filters that are being resolved.
  var active: [Int] = []
  /// The masks that were resolved, with the number of elements that they draw.
  var masks: [MaskUse: (items: [DisplayItem]?, visits: Int)] = [:]
  /// The number of elements that are drawn, each use counted.
  private(set) var visitCount = 0
  private var depth = 0
  var rootFontSize = 12.0
  /// Which families there are, as far as asked.
  var knownFamilies: [String: Bool] = [:]

  init(_ reader: SVGReader, _ document: MarkupDocument, nesting: Int) {
    self.reader = reader
    self.document = document
    self.nesting = nesting
    cascade = StyleCascade(document, overrides: reader.overrides, limits: reader.limits)
    for flaw in cascade.flaws { add(flaw) }
    for override in reader.overrides {
      guard let index = document.ids[override.id] else { continue }
      unread.insert(Override(index: index, name: override.property))
    }
  }

  // MARK: Diagnostics

  func note(_ code: SVGDiagnostic.Code, _ message: String, at index: Int) {
    let element = document.elements[index]
    add(SVGDiagnostic(code, message, line: element.line, column: element.column))
  }

  /// Each is said once, and not without end.
  func add(_ diagnostic: SVGDiagnostic) {
    guard noted.count < 1000, noted.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  private func read(_ name: String, of index: Int) {
    if !unread.isEmpty { unread.remove(Override(index: index, name: name)) }
  }

  /// Reports overrides of properties that the elements do not use.
  ///
  /// Without a shaper, text elements are not read, so that nothing is known about their properties.
  private func noteUnread() {
    for override in reader.overrides {
      guard let index = document.ids[override.id],
        unread.remove(Override(index: index, name: override.property)) != nil,
        reader.shaper != nil || !isInText(index)
      else { continue }
      note(
        .badReference,
        "\(override.id).\(override.property)=\(override.value) has no effect: the element is not drawn, or "
          + "\"\(element(index).name)\" does not use the property", at: index)
    }
  }

  private func isInText(_ index: Int) -> Bool {
    element(index).name == "text" || element(index).parent.map(isInText) == true
  }

  // MARK: Values

  func element(_ index: Int) -> MarkupDocument.Element { document.elements[index] }

  /// A value as written, of the parent where it is `inherit`.
  func value(_ name: String, of index: Int) -> String? {
    SVGProperty.check(name)
    read(name, of: index)
    var next: Int? = index
    while let current = next {
      let value = cascade.values[current][name]
      guard value?.trimmed == "inherit" else { return value }
      next = element(current).parent
    }
    return nil
  }

  /// A length in user units; nil without the attribute, or for what is none.
  func length(
    _ name: String, of index: Int, _ side: SVGLength.Context.Side, _ scope: Scope
  ) -> Double? {
    guard let text = value(name, of: index) else { return nil }
    guard let length = SVGLength(text) else {
      if text.trimmed != "auto" {
        note(.invalidValue, "\(name)=\"\(text)\" is not a length; it is ignored", at: index)
      }
      return nil
    }
    return length.value(side, in: scope.lengths(rootFontSize))
  }

  /// The element that a link leads to, within the file.
  func target(of index: Int) -> Int? {
    SVGReference.local(href(of: index)).flatMap { document.ids[$0] }
  }

  func href(of index: Int) -> String? {
    element(index)["href"] ?? element(index)["xlink:href"]
  }

  /// The scope for the content of an element.
  func inside(_ index: Int, _ scope: Scope) -> Scope {
    var inner = scope
    inner.style.apply(
      cascade.values[index], viewport: scope.viewport, rootFontSize: rootFontSize,
      parent: scope.style, read: { read($0, of: index) },
      flaw: { name, value in
        note(.invalidValue, "\(name)=\"\(value)\" is invalid; it is ignored", at: index)
      })
    let node = element(index)
    inner.origin += "/\(index):" + node.name + (node["id"].map { "#" + $0 } ?? "")
    return inner
  }

  // MARK: The picture

  func picture() throws(SVGReadingError) -> SVGPicture {
    var style = SVGStyle()
    style.color = reader.currentColor
    var scope = Scope(style: style, viewport: .zero, matrix: .identity, origin: "")
    let box = SVGViewBox.read(element(0)["viewBox"])
    if box == nil, let text = element(0)["viewBox"] {
      note(.invalidValue, "viewBox=\"\(text)\" is invalid; it is ignored", at: 0)
    }
    scope.viewport = box?.size ?? CGSize(width: 100, height: 100)
    scope = inside(0, scope)
    scope.origin = "svg" + (element(0)["id"].map { "#" + $0 } ?? "")
    rootFontSize = scope.style.fontSize
    let size = try rootSize(box, scope)
    let view = box ?? CGRect(origin: .zero, size: size ?? scope.viewport)
    scope.viewport = view.size
    let ratio = SVGAspectRatio(element(0)["preserveAspectRatio"])
    let room = CGRect(origin: .zero, size: size ?? view.size)
    let placing = box.map { ratio.transform(from: $0, to: room) } ?? .identity
    scope.matrix = placing
    var drawing = isDisplayed(0) ? children(of: 0, scope) : Drawing()
    let own = transform(of: 0)
    drawing = wrapped(drawing, 0, (own ?? .identity).concatenating(placing), scope)
    try checkLimits()
    noteUnread()
    let whole = size ?? Self.size(of: drawing.box)
    guard whole.width > 0, whole.height > 0, whole.width < 1e9, whole.height < 1e9 else {
      throw .noSize
    }
    let list = DisplayList(size: whole, items: drawing.items)
    if !list.violations().isEmpty {
      note(.limit, "some numbers are too large to draw; the affected elements are omitted", at: 0)
      drawing.items = drawing.items.compactMap(\.sound)
    }
    return SVGPicture(
      size: whole, viewBox: view, items: drawing.items, diagnostics: diagnostics)
  }

  private static func size(of box: CGRect) -> CGSize {
    guard !box.isNull, box.maxX > 0, box.maxY > 0 else { return CGSize(width: 100, height: 100) }
    return CGSize(width: box.maxX, height: box.maxY)
  }

  /// The size of the picture; nil where only its content says.
  ///
  /// Source: CSS 2.1, section 10.3.2: what is missing follows from the ratio of the view box.
  private func rootSize(_ box: CGRect?, _ scope: Scope) throws(SVGReadingError) -> CGSize? {
    func side(_ name: String, _ side: SVGLength.Context.Side) throws(SVGReadingError) -> Double? {
      guard let text = value(name, of: 0), let length = SVGLength(text) else { return nil }
      if length.unit == .percent, box == nil { return nil }
      let value = length.value(side, in: scope.lengths(rootFontSize))
      guard value > 0 else { throw .noSize }
      return value
    }
    let (width, height) = (try side("width", .width), try side("height", .height))
    switch (width, height) {
    case (let width?, let height?): return CGSize(width: width, height: height)
    case (let width?, nil):
      guard let box else { return CGSize(width: width, height: 100) }
      return CGSize(width: width, height: width * box.height / box.width)
    case (nil, let height?):
      guard let box else { return CGSize(width: 100, height: height) }
      return CGSize(width: height * box.width / box.height, height: height)
    case (nil, nil): return box?.size
    }
  }

  // MARK: Elements

  /// What the elements inside of one draw.
  func children(of index: Int, _ scope: Scope) -> Drawing {
    var drawing = Drawing()
    for child in document.childElements(of: index) { drawing.append(draw(child, scope)) }
    return drawing
  }

  /// What an element draws.
  func draw(_ index: Int, _ scope: Scope) -> Drawing {
    guard countVisits(), isDisplayed(index), meetsConditions(index),
      depth < reader.limits.depth
    else {
      if depth >= reader.limits.depth {
        note(.limit, "elements are nested too deeply; they are not drawn", at: index)
      }
      return Drawing()
    }
    depth += 1
    defer { depth -= 1 }
    guard let own = transform(of: index) else { return Drawing() }
    var inner = inside(index, scope)
    inner.matrix = own.concatenating(scope.matrix)
    guard var drawing = content(of: index, inner) else { return Drawing() }
    drawing = wrapped(drawing, index, own, inner)
    return drawing
  }

  /// Counts characters of texts; false once there are too many.
  func countCharacters(_ count: Int = 1) -> Bool { countVisits(2 * count) }

  /// Counts elements that are drawn, each use counted; false once there are too many.
  func countVisits(_ count: Int = 1) -> Bool {
    visitCount += count
    return visitCount <= reader.limits.items
  }

  /// Refuses a picture that was not resolved to its end.
  private func checkLimits() throws(SVGReadingError) {
    guard visitCount <= reader.limits.items else {
      throw .tooMuchDrawing(limit: reader.limits.items)
    }
  }

  private func content(of index: Int, _ scope: Scope) -> Drawing? {
    switch element(index).name {
    case "g", "a": return children(of: index, scope)
    case "svg": return nestedPicture(index, scope)
    case "switch": return chosen(index, scope)
    case "use": return used(index, scope)
    case "image": return image(index, scope)
    case "text": return text(index, scope)
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
      return shape(index, scope)
    case "", "defs", "symbol", "clipPath", "mask", "marker", "pattern", "linearGradient",
      "radialGradient", "filter", "style", "title", "desc", "metadata", "stop", "view", "cursor",
      "tspan", "textPath", "tref", "font", "font-face", "glyph", "color-profile", "solidColor",
      "meshgradient":
      return nil
    case "script":
      note(.refusedFile, "scripts are not executed", at: index)
      return nil
    case "animate", "animateTransform", "animateMotion", "animateColor", "set":
      note(.unsupported, "animations are not played; the static image is drawn", at: index)
      return nil
    case let name:
      note(.unsupported, "the element \(name) is not supported; it is not drawn", at: index)
      return nil
    }
  }

  func isDisplayed(_ index: Int) -> Bool { value("display", of: index)?.trimmed != "none" }

  /// The element's own transform; nil when nothing can be seen through it.
  func transform(of index: Int, _ name: String = "transform") -> CGAffineTransform? {
    guard let text = value(name, of: index) else { return .identity }
    guard var transform = SVGTransformList.read(text) else {
      note(.invalidValue, "\(name)=\"\(text)\" is invalid; it is ignored", at: index)
      return .identity
    }
    if let origin = value("transform-origin", of: index), let point = SVGLength.list(origin),
      let x = point.first
    {
      let context = SVGLength.Context(viewport: .zero, fontSize: 16)
      let y = point.count > 1 ? point[1] : SVGLength(0)
      transform = transform.about(
        CGPoint(x: x.value(.width, in: context), y: y.value(.height, in: context)))
    }
    guard transform.isFinite, transform.determinant.magnitude > 1e-14 else { return nil }
    return transform
  }

  /// Source: SVG 1.1, section 5.8.
  private func meetsConditions(_ index: Int) -> Bool {
    let node = element(index)
    if let extensions = node["requiredExtensions"], !extensions.trimmed.isEmpty { return false }
    guard let languages = node["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let name = String(language).trimmed.lowercased()
      return name == "en" || name.hasPrefix("en-")
    }
  }

  /// The first of the elements inside a `switch` whose conditions are met.
  private func chosen(_ index: Int, _ scope: Scope) -> Drawing {
    let known: Set = [
      "g", "a", "svg", "switch", "use", "image", "text", "path", "rect", "circle", "ellipse",
      "line", "polyline", "polygon",
    ]
    for child in document.childElements(of: index)
    where known.contains(element(child).name) && meetsConditions(child) {
      return draw(child, scope)
    }
    return Drawing()
  }
}

extension DisplayItem {
  /// The item without what no back end could draw; nil if that is all.
  fileprivate var sound: DisplayItem? {
    var copy = self
    if case .group(let group) = content {
      copy.content = .group(
        DisplayGroup(effects: group.effects, items: group.items.compactMap(\.sound)))
    }
    let list = DisplayList(size: CGSize(width: 1, height: 1), items: [copy])
    return list.violations().isEmpty ? copy : nil
  }
}
