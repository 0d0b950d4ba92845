/// A kind of file, recognized by its first bytes.
///
/// Sources: JPEG, ITU-T T.81 B.1.1; GIF89a, section 17; Matroska, RFC 8794 section 11.2.1 and RFC 9559; WebP, RFC 9649
/// section 2.4; PDF, ISO 32000-1 7.5.2; the ISO base media format, ISO/IEC 14496-12, 4.3; Git LFS, docs/spec.md, "The
/// Pointer"; the others, their first two to ten bytes.
package struct FileSignature: Sendable, Equatable {
  /// The short name of the format, such as `JPEG`.
  package let format: String
  /// The kind with its article, such as `a JPEG file`.
  package let noun: String
  /// The way to an image that can be read; `nil` for the kinds that are read.
  package let help: String?
  /// Whether the kind is an image, read or converted.
  private let isImage: Bool

  /// The kinds of images that are read, for messages.
  package static let readable = "PNG, JPEG, WebP, GIF, SVG or PDF"

  /// The kind of a file; `nil` if it is unknown.
  ///
  /// - Parameter bytes: The file, or its first 4,096 bytes.
  package init?(_ bytes: [UInt8]) {
    guard let kind = Self.kinds.first(where: { $0.matches(bytes) }) else { return nil }
    self = kind.signature
  }

  fileprivate init(
    _ format: String, _ noun: String, _ help: String? = nil, isImage: Bool = true
  ) {
    (self.format, self.noun, self.help, self.isImage) = (format, noun, help, isImage)
  }
}

extension FileSignature {
  /// The reason why a file is not an image that is read.
  package struct Problem: Sendable, Equatable {
    /// The rest of a sentence that begins with the name of the file: "is a BMP file, which cannot be read".
    package let predicate: String
    /// The edit or command that helps; `nil` if none is known.
    package let help: String?
  }

  /// The reason why a file is not read as an image.
  ///
  /// - Parameter bytes: A file that no reader accepts as an image.
  package static func problem(with bytes: [UInt8]) -> Problem {
    guard let kind = FileSignature(bytes) else {
      return Problem(
        predicate: "is not a \(readable) file", help: "use an image in one of these formats")
    }
    guard let help = kind.help else {
      return Problem(
        predicate: "is a broken \(kind.format) file: its header is incomplete",
        help: "copy or export the image again")
    }
    return Problem(predicate: "is \(kind.noun), which cannot be read", help: help)
  }

  private struct Kind: Sendable {
    let signature: FileSignature
    let matches: @Sendable ([UInt8]) -> Bool
  }

  /// A kind whose files are read.
  private static func read(
    _ format: String, _ matches: @escaping @Sendable ([UInt8]) -> Bool
  ) -> Kind {
    let article = format == "SVG" ? "an" : "a"
    return Kind(signature: FileSignature(format, "\(article) \(format) file"), matches: matches)
  }

  /// A kind whose files a command converts to PNG.
  private static func converted(
    _ format: String, _ noun: String, by command: String,
    _ matches: @escaping @Sendable ([UInt8]) -> Bool
  ) -> Kind {
    let help = "convert it to \(readable), for example with: \(command)"
    return Kind(signature: FileSignature(format, noun, help), matches: matches)
  }

  /// A kind that is not an image.
  private static func other(
    _ format: String, _ noun: String, help: String,
    _ matches: @escaping @Sendable ([UInt8]) -> Bool
  ) -> Kind {
    Kind(signature: FileSignature(format, noun, help, isImage: false), matches: matches)
  }

  private static func beginning(_ starts: [UInt8]...) -> @Sendable ([UInt8]) -> Bool {
    { bytes in starts.contains { bytes.starts(with: $0) } }
  }

  private static func beginning(_ starts: String...) -> @Sendable ([UInt8]) -> Bool {
    { bytes in starts.contains { bytes.starts(with: $0.utf8) } }
  }

  /// Matches files of the ISO base media format with one of some brands; any brand if none is given.
  private static func branded(_ brands: String...) -> @Sendable ([UInt8]) -> Bool {
    { bytes in
      bytes.dropFirst(4).starts(with: "ftyp".utf8)
        && (brands.isEmpty || brands.contains { bytes.dropFirst(8).starts(with: $0.utf8) })
    }
  }

  /// The first kind that matches counts: an HTML page may contain SVG.
  private static let kinds = [
    read("PNG", beginning([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])),
    read("JPEG", beginning([0xFF, 0xD8, 0xFF])),
    read("WebP") { $0.starts(with: "RIFF".utf8) && $0.dropFirst(8).starts(with: "WEBP".utf8) },
    read("GIF", beginning("GIF87a", "GIF89a")),
    read("PDF", beginning("%PDF-")),
    other("empty", "an empty file", help: "write the image again") { $0.isEmpty },
    other(
      "merge conflict", "a text file with Git merge markers",
      help: "resolve the conflict, then delete the lines with the markers"
    ) { head(of: $0).starts(with: "<<<<<<< ".utf8) },
    other("ZIP", "a ZIP archive", help: "extract the image", beginning([0x50, 0x4B, 3, 4])),
    other(
      "Git LFS", "a pointer to a file in Git LFS", help: "run \"git lfs pull\"",
      beginning("version https://git-lfs")),
    other(
      "HTML", "an HTML page",
      help: "download the image itself; a server may have answered with a page"
    ) { bytes in
      ["<!doctype html", "<html", "<head", "<body"].contains { text(bytes).hasPrefix($0) }
    },
    read("SVG", isSVG),
    other("UTF-16", "a text file in UTF-16", help: "save it as UTF-8", isUTF16),
    converted(
      "TIFF", "a TIFF file", by: "convert 'image.tiff[0]' image.png",
      beginning([0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A], [0x49, 0x49, 0x2B, 0])),
    converted(
      "ICO", "an icon file (ICO)", by: "convert 'image.ico[0]' image.png",
      beginning([0, 0, 1, 0])),
    converted(
      "BMP", "a BMP file", by: "convert image.bmp image.png"
    ) { $0.starts(with: "BM".utf8) && $0.count > 26 },
    converted(
      "AVIF", "an AVIF file", by: "avifdec image.avif image.png", branded("avif", "avis")),
    converted(
      "HEIF", "a HEIF file", by: "heif-convert image.heic image.png",
      branded("heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1")),
    converted(
      "JPEG XL", "a JPEG XL file", by: "djxl image.jxl image.png",
      beginning([0xFF, 0x0A], [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20])),
    converted(
      "JPEG 2000", "a JPEG 2000 file", by: "convert image.jp2 image.png",
      beginning([0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20], [0xFF, 0x4F, 0xFF, 0x51])),
    converted(
      "PSD", "a Photoshop file (PSD)", by: "convert 'image.psd[0]' image.png", beginning("8BPS")),
    converted(
      "PostScript", "a PostScript file", by: "ps2pdf image.eps image.pdf", beginning("%!PS")),
    converted(
      "gzip", "a compressed file (gzip, also SVGZ)", by: "gunzip -c image.svgz > image.svg",
      beginning([0x1F, 0x8B])),
    converted(
      "WebM", "a video (WebM or Matroska)", by: "ffmpeg -i video.webm -frames:v 1 image.png",
      beginning([0x1A, 0x45, 0xDF, 0xA3])),
    converted(
      "AVI", "a video (AVI)", by: "ffmpeg -i video.avi -frames:v 1 image.png"
    ) { $0.starts(with: "RIFF".utf8) && $0.dropFirst(8).starts(with: "AVI ".utf8) },
    converted(
      "video", "a video (MP4 or MOV)", by: "ffmpeg -i video.mp4 -frames:v 1 image.png", branded()),
  ]

  /// Whether bytes are those of an image, of a kind that is read or converted.
  package static func isImage(_ bytes: [UInt8]) -> Bool {
    FileSignature(bytes)?.isImage ?? false
  }

  /// The start of a text, in lowercase letters without leading white space.
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: head(of: bytes).prefix(200), as: UTF8.self).lowercased()
  }

  /// Returns whether bytes begin as XML does, in UTF-8 or UTF-16.
  package static func isMarkup(_ bytes: [UInt8]) -> Bool {
    head(of: bytes).first == UInt8(ascii: "<")
  }

  /// Returns the start of a text without a byte order mark and leading white space.
  ///
  /// The zeros of UTF-16 are removed, so that ASCII characters are one byte each.
  ///
  /// Source: XML 1.0, production [3] and appendix F, and the form feed.
  private static func head(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var head = bytes[...]
    if head.starts(with: mark) {
      head = head.dropFirst(mark.count)
    } else if isUTF16(bytes) {
      // Removes the zeros and the byte order mark; ASCII characters do not contain these bytes.
      head = head.prefix(4096).filter { $0 != 0 && $0 < 0xFE }[...]
    }
    return head.drop { [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D].contains($0) }
  }

  /// Returns whether bytes begin with the byte order mark of UTF-16, or with `<` in UTF-16.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    let starts: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]]
    return starts.contains { bytes.starts(with: $0) }
  }

  /// Returns whether the first element of an XML file is `svg`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    guard isMarkup(bytes) else { return false }
    let text = head(of: bytes).prefix(4096)
    let name = Array("svg".utf8)
    return text.indices.contains { index in
      (text[index] == UInt8(ascii: "<") || text[index] == UInt8(ascii: ":"))
        && text[(index + 1)...].starts(with: name)
    }
  }
}
