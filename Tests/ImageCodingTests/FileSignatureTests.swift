import Testing
import VectorGraphics

@Suite struct FileSignatureTests {
  private static func brand(_ name: String) -> [UInt8] {
    [0, 0, 0, 0x1C] + Array("ftyp\(name)".utf8)
  }

  /// Text in UTF-16, with the lower byte first.
  private static func wide(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], true), (Array("<svg>".utf8), true),
      (wide("<svg>"), true), ([0x49, 0x49, 0x2A, 0, 8], true), ([0x1F, 0x8B], true), ([], false),
      (Array("<<<<<<< HEAD".utf8), false), ([0xFF, 0xFE, 0x3C, 0], false),
      ([0x50, 0x4B, 3, 4], false), (Array("<html>".utf8), false),
      (Array("version https://git-lfs".utf8), false), (Array("notes".utf8), false),
    ] as [([UInt8], Bool)])
  func `Files that are read or converted are images`(bytes: [UInt8], isImage: Bool) {
    #expect(FileSignature.isImage(bytes) == isImage)
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "PNG"), ([0xFF, 0xD8, 0xFF], "JPEG"),
      (Array("RIFF\0\0\0\0WEBP".utf8), "WebP"), (Array("GIF87a".utf8), "GIF"),
      (Array("GIF89a".utf8), "GIF"), (Array("%PDF-1.7".utf8), "PDF"),
      (Array("\u{FEFF} <!-- a --><svg>".utf8), "SVG"), (Array("<x:svg xmlns:x='a'>".utf8), "SVG"),
    ] as [([UInt8], String)])
  func `Files that are read have no help`(bytes: [UInt8], format: String) {
    let signature = FileSignature(bytes)
    #expect(signature?.format == format)
    #expect(signature?.help == nil)
  }

  @Test(
    arguments: [
      ([], "an empty file"), ([0x49, 0x49, 0x2A, 0, 8], "a TIFF file"),
      ([0x4D, 0x4D, 0, 0x2A], "a TIFF file"), ([0, 0, 1, 0, 1], "an icon file (ICO)"),
      (Array("BM".utf8) + [UInt8](repeating: 0, count: 40), "a BMP file"),
      (brand("avif"), "an AVIF file"), (brand("avis"), "an AVIF file"),
      (brand("heic"), "a HEIF file"), (brand("mif1"), "a HEIF file"),
      (brand("isom"), "a video (MP4 or MOV)"), (brand("qt  "), "a video (MP4 or MOV)"),
      ([0xFF, 0x0A], "a JPEG XL file"), (Array("8BPS".utf8), "a Photoshop file (PSD)"),
      ([0x1A, 0x45, 0xDF, 0xA3], "a video (WebM or Matroska)"),
      (Array("RIFF\0\0\0\0AVI ".utf8), "a video (AVI)"),
      ([0x50, 0x4B, 3, 4], "a ZIP archive"), ([0xFF, 0xFE, 0x3C, 0], "a text file in UTF-16"),
      (Array("<<<<<<< HEAD\n<svg>".utf8), "a text file with Git merge markers"),
      (wide("\u{FEFF}<<<<<<< HEAD\n<svg>"), "a text file with Git merge markers"),
      (wide("<?xml?>"), "a text file in UTF-16"),
      ([0x1F, 0x8B], "a compressed file (gzip, also SVGZ)"),
      (Array("\n<!DOCTYPE html><svg>".utf8), "an HTML page"),
      (Array("<HTML><body>".utf8), "an HTML page"),
      (
        Array("version https://git-lfs.github.com/spec/v1\n".utf8), "a pointer to a file in Git LFS"
      ),
    ] as [([UInt8], String)])
  func `Other files are named, with a way out`(bytes: [UInt8], noun: String) throws {
    let signature = try #require(FileSignature(bytes))
    #expect(signature.noun == noun)
    #expect(signature.help != nil)
    let problem = FileSignature.problem(with: bytes)
    #expect(problem.predicate == "is \(noun), which cannot be read")
    #expect(problem.help == signature.help)
  }

  @Test func `Unknown and broken files are told apart`() {
    #expect(FileSignature(Array("BM".utf8)) == nil)
    #expect(
      FileSignature.problem(with: Array("notes".utf8)).predicate
        == "is not a PNG, JPEG, WebP, GIF, SVG or PDF file")
    #expect(
      FileSignature.problem(with: [0xFF, 0xD8, 0xFF]).predicate
        == "is a broken JPEG file: its header is incomplete")
  }
}
