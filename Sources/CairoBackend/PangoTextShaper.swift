import CPango
import Foundation
import Synchronization
package import VectorGraphics

/// Shapes text with Pango, in the fonts of a library.
///
/// Nothing is opened before the first text. May be used by many threads at once: each gets an engine of its
/// own while it shapes, and results don't depend on which.
package final class PangoTextShaper: TextShaper, TextLocator {
  package let library: FontLibrary
  private let faces = FontFaceStore()
  private let catalog = Mutex<(version: Int, catalog: FontCatalog)?>(nil)
  private let engines = Mutex<[PangoEngine]>([])
  /// The shapers that ``adding(_:)`` has made, by their additional fonts.
  private let extended = Mutex<[[NamedFontFile]: PangoTextShaper]>([:])

  package init(library: FontLibrary = FontLibrary()) { self.library = library }

  /// The names of the families there are, sorted.
  package var familyNames: [String] { resolvedCatalog().familyNames }

  /// The face that a text in `font` is shown in, where it has the characters.
  ///
  /// - Throws: `FontError`.
  package func face(for font: FontDescriptor) throws(FontError) -> HarfBuzzFontFace {
    try faces.face(try resolvedCatalog().choices(for: font)[0])
  }

  package func layout(_ text: StyledText, in constraints: TextConstraints) throws(FontError)
    -> TextLayout
  {
    let catalog = resolvedCatalog()
    guard let paragraph = try paragraph(of: text, catalog) else {
      return TextLayout(lines: [], size: .zero)
    }
    let engine = takeEngine(catalog)
    defer { engines.withLock { $0.append(engine) } }
    return try paragraph.layout(in: constraints, by: engine)
  }

  package func places(_ text: StyledText, in constraints: TextConstraints) throws(FontError)
    -> TextPlaces
  {
    let catalog = resolvedCatalog()
    guard let paragraph = try paragraph(of: text, catalog) else {
      return TextPlaces(lines: [], size: .zero)
    }
    let engine = takeEngine(catalog)
    defer { engines.withLock { $0.append(engine) } }
    return try paragraph.places(in: constraints, by: engine)
  }

  package func adding(_ fonts: [NamedFontFile]) throws(FontError) -> any TextShaper {
    let missing = fonts.filter { font in
      !library.registered.contains { $0.familyName == font.name && $0.url == font.url }
    }
    guard !missing.isEmpty else { return self }
    return try extended.withLock { known throws(FontError) in
      if let shaper = known[missing] { return shaper }
      var library = library
      for font in missing { try library.register(font.url, as: font.name, isFurther: true) }
      let shaper = PangoTextShaper(library: library)
      known[missing] = shaper
      return shaper
    }
  }

  /// A text with the faces that its spans are shown in; nil for none.
  private func paragraph(
    of text: StyledText, _ catalog: FontCatalog
  ) throws(FontError) -> PangoParagraph? {
    let bytes = PangoText(text)
    guard !bytes.isEmpty,
      let scale = PangoScale(text, longestParagraph: bytes.longestParagraph)
    else { return nil }
    var fonts: [PangoParagraph.SpanFont] = []
    for span in text.spans {
      let choices = try catalog.choices(for: span.font)
      fonts.append(
        PangoParagraph.SpanFont(span.font, choices: choices, face: try faces.face(choices[0])))
    }
    return PangoParagraph(text: text, bytes: bytes, scale: scale, fonts: fonts)
  }

  /// The faces that there are, looked up again after the program has registered more.
  private func resolvedCatalog() -> FontCatalog {
    let registered = RegisteredFonts.current
    return catalog.withLock { catalog in
      if let catalog, catalog.version == registered.version { return catalog.catalog }
      let made = FontCatalog(library, registered: registered.files)
      catalog = (registered.version, made)
      return made
    }
  }

  /// An engine that nobody uses, or a new one.
  private func takeEngine(_ catalog: FontCatalog) -> PangoEngine {
    if let engine = engines.withLock({ $0.popLast() }) { return engine }
    guard let engine = PangoEngine(faces: faces, emoji: catalog.emojiChoices) else {
      preconditionFailure("no memory for a font map")
    }
    return engine
  }
}
