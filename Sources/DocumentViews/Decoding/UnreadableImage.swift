import DocumentModel

/// A kind of file that is given as an image and cannot be read as one.
struct UnreadableImage {
  /// With an article.
  let name: String
  let help: String

  /// The kind that the first bytes show; `nil` for all that can be read, or is unknown.
  init?(_ bytes: [UInt8]) {
    guard let known = Self.kinds.first(where: { $0.matches(bytes) }) else { return nil }
    self.init(name: known.name, help: known.help)
  }

  private init(name: String, help: String) { (self.name, self.help) = (name, help) }

  private struct Kind: Sendable {
    let name: String
    var help = "convert it to PNG, JPEG, WebP, SVG or PDF, for example with ImageMagick"
    let matches: @Sendable ([UInt8]) -> Bool

    /// A kind whose files begin with some bytes.
    static func beginning(_ name: String, _ beginnings: [UInt8]...) -> Kind {
      Kind(name: name) { bytes in beginnings.contains { bytes.starts(with: $0) } }
    }

    /// A kind whose files are of the ISO base media format with a brand.
    ///
    /// Source: ISO/IEC 14496-12, 4.3.
    static func branded(_ name: String, _ brands: String...) -> Kind {
      Kind(name: name) { bytes in
        bytes.dropFirst(4).starts(with: "ftyp".utf8)
          && brands.contains { bytes.dropFirst(8).starts(with: $0.utf8) }
      }
    }
  }

  private static let kinds = [
    Kind(name: "an empty file", help: "write the image again") { $0.isEmpty },
    .beginning("a GIF file", Array("GIF87a".utf8), Array("GIF89a".utf8)),
    .beginning("a TIFF file", [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A]),
    .beginning("an icon file (ICO)", [0, 0, 1, 0]),
    .beginning("a JPEG XL file", [0xFF, 0x0A], [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]),
    Kind(name: "a BMP file") { $0.starts(with: "BM".utf8) && $0.count > 26 },
    .branded("an AVIF file", "avif", "avis"),
    .branded("a HEIF file", "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"),
    Kind(name: "a pointer to a file in Git LFS", help: "run \"git lfs pull\"") {
      $0.starts(with: "version https://git-lfs.github.com/".utf8)
    },
    Kind(
      name: "an HTML page",
      help: "download the image itself; a server may have answered with a page"
    ) {
      let start = String(decoding: $0.prefix(200), as: UTF8.self).lowercased()
        .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    },
  ]
}
