import Synchronization
package import VectorGraphics

/// The open faces of a shaper: one object for each face, shared by all threads.
package final class FontFaceStore: Sendable {
  private let faces = Mutex<[FontChoice: HarfBuzzFontFace]>([:])

  package init() {}

  /// The face, opened if it has not been.
  ///
  /// - Throws: `FontError.unreadableFile`.
  package func face(_ choice: FontChoice) throws(FontError) -> HarfBuzzFontFace {
    try faces.withLock { faces throws(FontError) in
      if let face = faces[choice] { return face }
      let face = try HarfBuzzFontFace(choice)
      faces[choice] = face
      return face
    }
  }
}
