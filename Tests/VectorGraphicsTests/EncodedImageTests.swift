import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct EncodedImageTests {
  /// A PNG file's head, 3 by 2 pixels, and a chunk behind it; nothing checks the sums.
  private static func png(_ type: String, _ data: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
      + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
  }

  @Test func `The first bytes tell the kind, whatever the name`() throws {
    let jpeg = try #require(EncodedImage(file: JPEGSamples.color))
    #expect(jpeg.format == .jpeg && jpeg.width == 24 && jpeg.height == 16)
    #expect(jpeg.orientation == .up && !jpeg.isCMYK)
    #expect(EncodedImage(file: JPEGSamples.cmyk)?.isCMYK == true)
    #expect(EncodedImage(file: Self.png("IDAT", []))?.format == .png)
    #expect(EncodedImage(file: Array("GIF89a".utf8)) == nil)
    #expect(EncodedImage(png: JPEGSamples.color) == nil)
    #expect(EncodedImage(jpeg: Self.png("IDAT", [])) == nil)
    #expect(EncodedImage(file: []) == nil)
  }

  @Test(arguments: EncodedImage.Orientation.allCases)
  func `Exif turns the sides of JPEG and PNG`(orientation: EncodedImage.Orientation) throws {
    let number = UInt8(orientation.rawValue)
    let turns = number > 4
    for isLittleEndian in [false, true] {
      let jpeg = try #require(
        EncodedImage(
          jpeg: JPEGSamples.turned(JPEGSamples.color, number, isLittleEndian: isLittleEndian)))
      #expect(jpeg.orientation == orientation)
      #expect(jpeg.width == (turns ? 16 : 24) && jpeg.height == (turns ? 24 : 16))
      #expect(jpeg.columns == 24 && jpeg.rows == 16)
      let tiff = JPEGSamples.tiff(orientation: number, isLittleEndian: isLittleEndian)
      let png = try #require(EncodedImage(png: Self.png("eXIf", tiff)))
      #expect(png.orientation == orientation)
      #expect(png.width == (turns ? 2 : 3) && png.height == (turns ? 3 : 2))
    }
  }

  @Test(arguments: EncodedImage.Orientation.allCases, [[], Array("Exif\0\0".utf8)])
  func `Exif turns the sides of WebP`(
    orientation: EncodedImage.Orientation, prefix: [UInt8]
  ) throws {
    let exif = prefix + JPEGSamples.tiff(orientation: UInt8(orientation.rawValue))
    let head: [UInt8] = [10, 0, 0, 0, 8, 0, 0, 0, 23, 0, 0, 15, 0, 0]
    let chunk = Array("EXIF".utf8) + [UInt8(exif.count), 0, 0, 0] + exif
    let odd = Array("junk".utf8) + [1, 0, 0, 0, 7, 0]
    let bytes = Array("RIFF    WEBPVP8X".utf8) + head + odd + chunk
    let image = try #require(EncodedImage(webP: bytes))
    #expect(image.orientation == orientation)
    #expect(image.columns == 24 && image.rows == 16)
    #expect(image.width == (orientation.swapsSides ? 16 : 24))
    let stored = try #require(EncodedImage(webP: image.bytesAsStored))
    #expect(stored.orientation == .up && stored.bytes.count == bytes.count)
  }

  @Test func `The orientation can be left out of a file`() throws {
    let turned = try #require(EncodedImage(jpeg: JPEGSamples.turned(JPEGSamples.color, 6)))
    #expect(turned.bytesAsStored == JPEGSamples.color)
    let upright = try #require(EncodedImage(jpeg: JPEGSamples.turned(JPEGSamples.color, 1)))
    #expect(upright.bytesAsStored == upright.bytes)
  }

  @Test func `What states no orientation is upright`() throws {
    for number in [0, 9, 255] as [UInt8] {
      let image = EncodedImage(jpeg: JPEGSamples.turned(JPEGSamples.color, number))
      #expect(image?.orientation == .up && image?.width == 24)
    }
    // A long number, and a list that lies beyond the data.
    for (place, value) in [(13, 4), (7, 200)] as [(Int, UInt8)] {
      var tiff = JPEGSamples.tiff(orientation: 6)
      tiff[place] = value
      #expect(EncodedImage(png: Self.png("eXIf", tiff))?.orientation == .up)
    }
  }

  @Test func `No head, cut or changed anywhere, stops the program`() {
    let file = JPEGSamples.turned(JPEGSamples.color, 6)
    for count in 0..<file.count {
      let image = EncodedImage(file: Array(file.prefix(count)))
      #expect(image == nil || image?.width == 16)
    }
    for index in file.indices {
      for value in [0, 0xFF, file[index] ^ 0x5A] as [UInt8] {
        var broken = file
        broken[index] = value
        let image = EncodedImage(file: broken)
        #expect(image == nil || (image?.width ?? 0) > 0)
      }
    }
  }

  /// The rows 1 2 3 and 4 5 6 of a file, as they are to be seen, by what the specification says of the sides on
  /// which the first row and the first column lie.
  static let turns: [(EncodedImage.Orientation, String)] = [
    (.up, "123 456"), (.upMirrored, "321 654"), (.down, "654 321"), (.downMirrored, "456 123"),
    (.leftMirrored, "14 25 36"), (.right, "41 52 63"), (.rightMirrored, "63 52 41"),
    (.left, "36 25 14"),
  ]

  @Test(arguments: turns)
  func `Rows are turned as they are to be seen`(
    orientation: EncodedImage.Orientation, seen: String
  ) {
    let stored = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    let turned = stored.turned(orientation)
    let rows = seen.split(separator: " ").map(String.init)
    #expect(turned.width == rows[0].count && turned.height == rows.count)
    #expect(turned.pixels.map(String.init).joined() == rows.joined())
    #expect(turned.turned(orientation.inverse) == stored)
    let transform = orientation.transform(columns: 3, rows: 2)
    for row in 0..<2 {
      for column in 0..<3 {
        let middle = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
        let place = middle.applying(transform)
        #expect(turned[Int(place.x), Int(place.y)] == stored[column, row])
      }
    }
  }
}
