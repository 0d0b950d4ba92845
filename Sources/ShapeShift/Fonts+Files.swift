import CairoBackend
import Foundation

extension Fonts {
  /// The paths of the files that text may be drawn with, sorted.
  ///
  /// - Parameters:
  ///   - directories: Where the default fonts are looked for first.
  ///   - includesSystem: Whether the system's fonts count as well.
  package static func files(directories: [URL] = [], includesSystem: Bool = false) -> [String] {
    FontCatalog(
      FontLibrary(directories: directories, source: includesSystem ? .system : .named)
    ).paths
  }
}
