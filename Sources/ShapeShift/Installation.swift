package import CairoBackend
import Foundation
import ImageCoding

/// The installed libraries and fonts that images need.
package struct Installation: Sendable {
  /// A library and the version that runs.
  package struct Library: Sendable, Equatable {
    package var name: String
    package var version: String
  }

  /// One of the fonts that the project's pictures are made with.
  package struct Font: Sendable {
    /// Whether it is here, and as it should be.
    package enum State: String, Sendable {
      case same
      case differs
      case missing
      case unreadable
    }

    package var fileName: String
    /// The Debian package that has it, and the version that was pinned.
    package var package: String
    package var version: String
    /// The location of the found file.
    package var url: URL?
    package var state: State
  }

  /// The C libraries.
  package var libraries: [Library]
  /// The default fonts, in the order of the lock.
  package var fonts: [Font]

  /// Looks at the libraries and at every font file; reads the files whole.
  ///
  /// - Parameter directories: Where to look for the fonts first.
  package init(fontDirectories directories: [URL] = []) throws(FontLock.InvalidLine) {
    libraries = LibraryVersions.all.map { Library(name: $0.name, version: $0.version) }
    libraries.append(Library(name: "libpng", version: PNGEncoder.libraryVersion))
    if let version = JPEGDecoder.libraryVersion {
      libraries.append(Library(name: "libjpeg-turbo", version: version))
    }
    if let version = WebPEncoder.libraryVersion {
      libraries.append(Library(name: "libwebp", version: version))
    }
    let library = FontLibrary(directories: directories)
    let lock = try FontLock(FontLock.pinnedText)
    let found = library.defaultFiles()
    let problems = lock.problems(in: library)
    fonts = lock.entries.map { entry in
      Font(
        fileName: entry.fileName, package: entry.package, version: entry.version,
        url: found[entry.fileName], state: Self.state(of: entry, problems))
    }
  }

  private static func state(
    of entry: FontLock.Entry, _ problems: [FontLock.Problem]
  ) -> Font.State {
    for problem in problems {
      switch problem {
      case .missing(entry): return .missing
      case .differs(entry, _): return .differs
      case .unreadable(entry): return .unreadable
      case .missing, .differs, .unreadable: continue
      }
    }
    return .same
  }
}
