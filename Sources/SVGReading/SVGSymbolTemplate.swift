package import Foundation
import IntegerConversion
package import VectorGeometry
import VectorGraphics

/// A symbol in its weights and sizes, as programs for symbols write it.
///
/// Source: Apple, "Creating custom symbol images for your app": groups of the ids `Regular-M` and its kind, the lines
/// `Baseline-M` and `Capline-M` between which capital letters stand, and the margins `left-margin-Regular-M` and `right-margin-Regular-M`.
package struct SVGSymbolTemplate: Sendable, Equatable {
  /// How heavy a symbol is.
  package enum Weight: String, Sendable, CaseIterable {
    case ultralight = "Ultralight"
    case thin = "Thin"
    case light = "Light"
    case regular = "Regular"
    case medium = "Medium"
    case semibold = "Semibold"
    case bold = "Bold"
    case heavy = "Heavy"
    case black = "Black"

    /// The weight as fonts have it, 100...900.
    package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) * 100 + 100 }
  }

  /// How large a symbol is beside text.
  package enum Size: String, Sendable, CaseIterable {
    case small = "S"
    case medium = "M"
    case large = "L"
  }

  /// A part in one style.
  package struct Layer: Sendable, Equatable {
    /// The area, in units of 1/100 of the font's size from the start of the line on the baseline.
    package var path: Path
    /// Which of the foreground's levels it is painted with: 0, 1 or 2.
    package let level: Int
  }

  /// The symbol in one weight and size.
  package struct Variant: Sendable, Equatable {
    package let weight: Weight
    package let size: Size
    /// The parts, back to front.
    package var layers: [Layer]
    /// The room that it takes in a line, in units of 1/100 of the font's size.
    package var width: CGFloat
  }

  /// None in a file that is a picture of another kind.
  package let variants: [Variant]

  /// The symbol of a file.
  ///
  /// - Throws: What can't be read.
  package init(_ bytes: [UInt8]) throws(SVGReadingError) {
    let (document, _) = try MarkupReader.read(bytes, limits: SVGLimits())
    let picture = try SVGReader().read(bytes)
    var shapes = SymbolShapes(document)
    shapes.collect(picture.items, .identity)
    variants = Weight.allCases.flatMap { weight in
      Size.allCases.compactMap { shapes.variant(weight, $0) }
    }
  }
}

/// The outlines of a file, by the elements that have them.
private struct SymbolShapes {
  private struct Shape {
    let path: Path
    let element: Int
  }

  private let document: MarkupDocument
  private var shapes: [Shape] = []

  /// The units between the baseline and the line of capitals, of a font of 100: San Francisco's.
  private static let capHeight: CGFloat = 70.459

  init(_ document: MarkupDocument) { self.document = document }

  /// Takes the outlines of items, however these are painted: previews of symbols are drawn as thin lines.
  mutating func collect(_ items: [DisplayItem], _ transform: CGAffineTransform) {
    for item in items {
      switch item.content {
      case .fill(let fill):
        add(fill.style.isEOFilled ? fill.path.normalized(eoFill: true) : fill.path, item, transform)
      case .stroke(let stroke): add(stroke.path, item, transform)
      case .group(let group):
        collect(group.items, group.effects.transform.concatenating(transform))
      case .text, .image, .perspective: break
      }
    }
  }

  private mutating func add(_ path: Path, _ item: DisplayItem, _ transform: CGAffineTransform) {
    guard let part = item.origin?.split(separator: "/").last,
      let number = part.split(separator: ":").first.flatMap({ Int($0) }),
      document.elements.indices.contains(number), shapes.last?.element != number
    else { return }
    shapes.append(Shape(path: path.applying(transform), element: number))
  }

  func variant(
    _ weight: SVGSymbolTemplate.Weight, _ size: SVGSymbolTemplate.Size
  ) -> SVGSymbolTemplate.Variant? {
    let name = "\(weight.rawValue)-\(size.rawValue)"
    guard let group = document.ids[name], let baseline = line("Baseline-\(size.rawValue)")?.midY,
      let capline = line("Capline-\(size.rawValue)")?.midY, baseline > capline
    else { return nil }
    let parts = shapes.filter { document.isInside($0.element, group) }
    let box = parts.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    guard !box.isNull else { return nil }
    let left = line("left-margin-\(name)")?.midX ?? box.minX
    let right = line("right-margin-\(name)")?.midX ?? box.maxX
    let scale = Self.capHeight / (baseline - capline)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -left * scale, ty: -baseline * scale)
    return SVGSymbolTemplate.Variant(
      weight: weight, size: size,
      layers: parts.map {
        SVGSymbolTemplate.Layer(path: $0.path.applying(place), level: level(of: $0.element))
      },
      width: max(0, right - left) * scale)
  }

  private func line(_ id: String) -> CGRect? {
    guard let element = document.ids[id] else { return nil }
    return shapes.first { $0.element == element }?.path.boundingRect
  }

  /// The level of `hierarchical-0:secondary` among the classes of an element.
  private func level(of element: Int) -> Int {
    let classes = document.elements[element]["class"]?.split(separator: " ") ?? []
    guard let mark = classes.first(where: { $0.hasPrefix("hierarchical-") }),
      let name = mark.split(separator: ":").last
    else { return 0 }
    return ["primary": 0, "secondary": 1, "tertiary": 2][name] ?? 0
  }
}
