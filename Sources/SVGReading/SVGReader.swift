package import Foundation
import VectorGeometry
package import VectorGraphics

/// Reads SVG files.
package struct SVGReader: Sendable {
  /// Gives the bytes of a file that an SVG file refers to by a relative path; throws or gives nil for what may
  /// not be read.
  package typealias FileLoader = @Sendable (String) throws -> [UInt8]?

  package var limits = SVGLimits()
  /// Shapes text; without one texts are left out, and said to be.
  package var shaper: (any TextShaper)?
  /// Reads what lies beside the file; without one nothing is read.
  package var loadFile: FileLoader?
  /// Properties of elements by their ids, which count more than what the file says.
  package var overrides: [(id: String, property: String, value: String)] = []
  /// What `currentColor` is where the file does not say.
  package var currentColor = Color.Resolved.black

  package init() {}

  /// Reads a CSS color; `nil` for other text.
  package static func color(_ text: String) -> Color.Resolved? {
    if case .color(let color) = SVGColor.read(text) { return color }
    return nil
  }

  /// The picture of a file.
  ///
  /// - Throws: What can't be drawn at all; all else is a diagnostic of the picture.
  package func read(_ bytes: [UInt8]) throws(SVGReadingError) -> SVGPicture {
    try read(bytes, nesting: 0)
  }

  func read(_ bytes: [UInt8], nesting: Int) throws(SVGReadingError) -> SVGPicture {
    let (document, isWithoutNamespace) = try MarkupReader.read(bytes, limits: limits)
    guard let root = document.elements.first, root.name == "svg" else {
      throw .notSVG(root: document.elements.first?.name ?? "")
    }
    let resolver = SVGResolver(self, document, nesting: nesting)
    for override in overrides where document.ids[override.id] == nil {
      resolver.note(.badReference, "no element has the id \"\(override.id)\"", at: 0)
    }
    if isWithoutNamespace {
      resolver.note(
        .invalidValue, "the root element has no namespace; the SVG namespace is assumed", at: 0)
    }
    return try resolver.picture()
  }
}

/// A file of SVG, resolved into what is drawn.
package struct SVGPicture: Sendable {
  /// The size, in user units of 1/96 inch.
  package var size: CGSize
  /// The part of the plane that the size shows; as large as the size from the origin without one.
  package var viewBox: CGRect
  /// What is drawn, in the picture's own coordinates from 0 to its size.
  package var items: [DisplayItem]
  /// What is not drawn as the file says.
  package var diagnostics: [SVGDiagnostic]

  /// The picture as it is.
  package var displayList: DisplayList { DisplayList(size: size, items: items) }

  /// The picture in another size.
  package func displayList(size other: CGSize) -> DisplayList {
    guard other != size, size.width > 0, size.height > 0 else { return displayList }
    var effects = DisplayGroup.Effects()
    effects.transform.a = other.width / size.width
    effects.transform.d = other.height / size.height
    return DisplayList(
      size: other, items: [DisplayItem(.group(DisplayGroup(effects: effects, items: items)))])
  }
}
