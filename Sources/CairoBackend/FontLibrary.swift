package import Foundation
package import VectorGraphics

/// Which font files there are: the default ones by name, those that were registered, and on request the
/// system's.
///
/// A value that only states where to look: files and fontconfig are touched when the first text is shaped.
package struct FontLibrary: Sendable {
  /// Where families come from.
  package enum Source: Sendable, Hashable {
    /// Only the files named: the default fonts and the registered ones.
    case named
    /// Also everything that the system's fontconfig configuration lists.
    case system
  }

  package var source: Source
  /// The directories searched for the default fonts, the first one first; not their subdirectories.
  package var directories: [URL]
  /// The registered files in order, each under its own family name or the alias given for it.
  package private(set) var registered: [FontFile] = []

  /// A library that finds the default fonts in `directories`, then where distributions put them.
  package init(directories: [URL] = [], source: Source = .named) {
    self.directories = directories + Self.distributionDirectories
    self.source = source
  }

  /// A library that looks nowhere but in `directories`.
  package init(onlyIn directories: [URL]) {
    self.directories = directories
    source = .named
  }

  /// Adds the faces of a font file, under the name `alias` if one is given.
  ///
  /// An alias holds exactly the faces registered for it, even where the file's own family has more.
  ///
  /// - Parameter isFurther: Whether the identity of the faces always includes a digest of the file, because a display
  ///   list may also have faces of other libraries, with another file of this name.
  /// - Throws: `FontError.unreadableFile`.
  package mutating func register(
    _ url: URL, as alias: String? = nil, isFurther: Bool = false
  ) throws(FontError) {
    var identity = url.lastPathComponent
    let namesakes = registered.filter { $0.url.lastPathComponent == identity && $0.url != url }
    let faces = try FontFile.faces(at: url)
    if isFurther || !namesakes.isEmpty
      || DefaultFont.all.contains(where: { $0.fileName == identity })
    {
      guard let bytes = FileManager.default.contents(atPath: url.path) else {
        throw .unreadableFile(url.path)
      }
      identity += "~" + SHA256.hexDigest(of: Array(bytes)).prefix(8)
    }
    for var face in faces {
      face.familyName = alias ?? face.familyName
      face.identity = identity
      registered.append(face)
    }
  }

  /// Where Debian, Fedora, Arch and Alpine install the default fonts.
  package static let distributionDirectories: [URL] = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/truetype/lohit-devanagari",
    "/usr/share/fonts/opentype/tlwg",
    "/usr/share/fonts/truetype/wqy",
    "/usr/share/fonts/inter",
    "/usr/share/fonts/dejavu",
    "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/dejavu-sans-mono-fonts",
    "/usr/share/fonts/dejavu-serif-fonts",
    "/usr/share/fonts/google-noto-color-emoji-fonts",
    "/usr/share/fonts/noto",
    "/usr/share/fonts/TTF",
    "/usr/share/fonts/OTF",
  ].map { URL(fileURLWithPath: $0, isDirectory: true) }

  /// Where each default font is that can be found, by file name.
  package func defaultFiles() -> [String: URL] {
    let wanted = Set(DefaultFont.all.map(\.fileName))
    var found: [String: URL] = [:]
    for directory in directories where found.count < wanted.count {
      let names = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
      for name in names ?? [] where wanted.contains(name) && found[name] == nil {
        found[name] = directory.appendingPathComponent(name, isDirectory: false)
      }
    }
    return found
  }
}
