package import Foundation
import Synchronization
package import VectorGraphics

/// The font files that the program has registered for all its texts.
package struct RegisteredFonts: Sendable {
  /// How often something was registered.
  package private(set) var version = 0
  private var library = FontLibrary(onlyIn: [])

  private static let shared = Mutex(RegisteredFonts())

  /// What is registered at present.
  package static var current: RegisteredFonts { shared.withLock { $0 } }

  /// The faces in the order of their registration.
  package var files: [FontFile] { library.registered }

  /// Adds the faces of a font file, under the name `alias` if one is given; a file that is there already is not
  /// added again.
  ///
  /// - Returns: The names of the families that the faces belong to.
  /// - Throws: As `FontFile.faces(at:)` does.
  package static func register(_ url: URL, as alias: String?) throws(FontError) -> [String] {
    try shared.withLock { fonts throws(FontError) in
      let added = try FontFile.faces(at: url).map { alias ?? $0.familyName }
      let isKnown = fonts.files.contains { $0.url == url && added.contains($0.familyName) }
      if !isKnown {
        try fonts.library.register(url, as: alias)
        fonts.version += 1
      }
      return Set(added).sorted()
    }
  }
}
