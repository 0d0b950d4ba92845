import CairoBackend
public import Foundation
import VectorGraphics

/// Fonts that a program brings along, for all its texts from then on.
///
/// `Font.custom` finds them by the name of their family, by their PostScript name (`Lato-Bold`) and by their full
/// name (`Lato Bold`). Documents name the fonts that they use themselves.
public enum FontRegistry {
  /// Registers the faces of a TrueType or OpenType file, or of a font collection.
  ///
  /// Repeated calls with one file register it once.
  ///
  /// Call this before the first text in the font is drawn: existing drawings are not drawn again.
  ///
  /// - Parameters:
  ///   - url: The font file.
  ///   - name: The family name to register the faces under, instead of the name in the file.
  /// - Returns: The families that the faces belong to, for `Font.custom`.
  /// - Throws: `FontRegistryError`; nothing is registered then.
  @discardableResult
  public static func register(
    url: URL, as name: String? = nil
  ) throws(FontRegistryError) -> [String] {
    guard url.isFileURL else { throw .unreadable(url) }
    do throws(FontError) {
      return try RegisteredFonts.register(url.standardizedFileURL, as: name)
    } catch {
      throw FontRegistryError(error, url)
    }
  }

  /// The families of the fonts that were registered, sorted.
  public static var familyNames: [String] {
    Set(RegisteredFonts.current.files.map(\.familyName)).sorted()
  }
}

/// An error in registering a font file.
public enum FontRegistryError: Error, Sendable, Equatable {
  /// There is no file.
  case missingFile(URL)
  /// The file cannot be read.
  case unreadable(URL)
  /// The file is not a supported font, with its actual type if known.
  case notAFont(URL, found: String?)
  /// Something of the font is missing; what, as a clause.
  case broken(URL, reason: String)

  init(_ error: FontError, _ url: URL) {
    switch error {
    case .missingFile: self = .missingFile(url)
    case .notAFont(_, let found): self = .notAFont(url, found: found)
    case .brokenFont(_, let reason): self = .broken(url, reason: reason)
    case .unreadableFile, .missingFamily, .noFonts: self = .unreadable(url)
    }
  }
}

extension FontRegistryError: CustomStringConvertible {
  /// One sentence: what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .missingFile(let url): FontError.missingFile(url.path).description
    case .unreadable(let url): FontError.unreadableFile(url.path).description
    case .notAFont(let url, let found):
      FontError.notAFont(url.path, found: found).description
    case .broken(let url, let reason):
      FontError.brokenFont(url.path, reason: reason).description
    }
  }
}
