import CairoBackend
import Foundation
import VectorGraphics

extension Fonts {
  /// The default fonts, files under names of their own, further files under those that they state, and the
  /// system's fonts if asked for.
  ///
  /// - Throws: `RenderError.font` when a file can't be read.
  package convenience init(
    directories: [URL], named files: [(name: String, url: URL)], further: [URL] = [],
    includesSystem: Bool
  ) throws(RenderError) {
    var library = FontLibrary(
      directories: directories, source: includesSystem ? .system : .named)
    do throws(FontError) {
      for file in files { try library.register(file.url, as: file.name) }
      for url in further { try library.register(url) }
    } catch {
      throw RenderError(error)
    }
    self.init(library: library)
  }
}
