package import CairoBackend
public import Foundation
package import VectorGraphics

/// The fonts that text is shaped with; nothing is touched before the first text.
public final class Fonts: Sendable {
  /// Shapes text with these fonts.
  package let shaper: any TextShaper

  /// The library's default fonts, where distributions install them.
  public static let standard = Fonts(library: FontLibrary())

  /// The default fonts and further files.
  ///
  /// - Parameters:
  ///   - directories: Where to look for the default fonts first.
  ///   - files: Font files, each under the family name that it states.
  /// - Throws: `RenderError.font` when a file can't be read.
  public convenience init(directories: [URL] = [], files: [URL] = []) throws(RenderError) {
    var library = FontLibrary(directories: directories)
    do throws(FontError) {
      for file in files { try library.register(file) }
    } catch {
      throw RenderError(error)
    }
    self.init(library: library)
  }

  /// Creates fonts from a library.
  package convenience init(library: FontLibrary) {
    self.init(shaper: PangoTextShaper(library: library))
  }

  /// Fonts by any shaper.
  package init(shaper: any TextShaper) { self.shaper = shaper }
}
