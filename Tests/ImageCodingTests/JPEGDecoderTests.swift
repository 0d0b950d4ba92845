import ImageCoding
import TestSupport
import Testing
import VectorGraphics

@Suite(.enabled(if: JPEGDecoder.isBuilt)) struct JPEGDecoderTests {
  private static func decode(_ bytes: [UInt8], maximumPixels: Int = 1 << 20) throws -> Bitmap {
    guard let image = EncodedImage(jpeg: bytes) else {
      throw ImageCodingError.notAPicture(format: "JPEG")
    }
    return try JPEGDecoder(maximumPixels: maximumPixels).decode(image)
  }

  /// Compares the middles of the six squares.
  private static func expect(
    _ picture: Bitmap, _ colors: [UInt32], within tolerance: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, color) in colors.enumerated() {
      let pixel = picture[index % 3 * 8 + 4, index / 3 * 8 + 4]
      #expect(pixel >> 24 == 255, sourceLocation: sourceLocation)
      for shift in [16, 8, 0] as [UInt32] {
        let difference = Int(pixel >> shift & 255) - Int(color >> shift & 255)
        #expect(
          abs(difference) <= tolerance, "square \(index): \(String(pixel, radix: 16))",
          sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `Every kind has its colours`() throws {
    Self.expect(try Self.decode(JPEGSamples.color), JPEGSamples.colors, within: 3)
    Self.expect(try Self.decode(JPEGSamples.progressive), JPEGSamples.colors, within: 3)
    // Colours of neighbours reach into the squares.
    Self.expect(try Self.decode(JPEGSamples.subsampled), JPEGSamples.colors, within: 10)
  }

  @Test func `Grey is the luminance`() throws {
    // 0.299 red + 0.587 green + 0.114 blue of each colour. Source: ITU-R BT.601-7, 2.5.1.
    let greys = [96, 124, 81, 205, 30, 250].map { UInt32($0) * 0x10101 }
    Self.expect(try Self.decode(JPEGSamples.grey), greys, within: 2)
  }

  @Test func `Inks become colours`() throws {
    Self.expect(try Self.decode(JPEGSamples.cmyk), JPEGSamples.inkColors, within: 2)
    // Without the segment of Adobe's programs the numbers are amounts of ink: here all of black, or of a colour
    // and not of black, which was no ink before.
    let plain = Array(JPEGSamples.cmyk[..<2] + JPEGSamples.cmyk[18...])
    let colors = [0, 0, 0, 0, 0, 0] as [UInt32]
    Self.expect(try Self.decode(plain), colors, within: 2)
  }

  /// 8 by 8 pixels in three components, each in scans of its own: one bit for a difference of 0, one for the block's end.
  ///
  /// Put together by hand after ITU-T T.81, B.2: tables of ones and of one code each, then the scans.
  private static func flat(scans: Int) -> [UInt8] {
    let codes = [UInt8](arrayLiteral: 1) + [UInt8](repeating: 0, count: 15) + [0]
    return [0xFF, 0xD8, 0xFF, 0xDB, 0, 0x43, 0] + [UInt8](repeating: 1, count: 64)
      + [0xFF, 0xC0, 0, 0x11, 8, 0, 8, 0, 8, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
      + [0xFF, 0xC4, 0, 0x14, 0x00] + codes + [0xFF, 0xC4, 0, 0x14, 0x10] + codes
      + (0..<scans).flatMap { scan -> [UInt8] in
        [0xFF, 0xDA, 0, 8, 1, UInt8(scan % 3 + 1), 0, 0, 63, 0, 0x3F]
      } + [0xFF, 0xD9]
  }

  @Test func `A file of zeros is the middle grey`() throws {
    let picture = try Self.decode(Self.flat(scans: 3))
    #expect(picture.width == 8 && picture.height == 8)
    #expect(Set(picture.pixels) == [0xFF80_8080])
  }

  @Test func `Passes without end are refused`() throws {
    #expect(
      throws: ImageCodingError.corrupt(format: "JPEG", message: "it has more than 100 scans")
    ) { try Self.decode(Self.flat(scans: 102)) }
    #expect(throws: Never.self) { try Self.decode(Self.flat(scans: 99)) }
  }

  @Test(arguments: [JPEGSamples.color, JPEGSamples.progressive, JPEGSamples.cmyk])
  func `Every truncation is an error`(file: [UInt8]) {
    for count in 0..<file.count {
      #expect(throws: (any Error).self, "\(count) bytes") {
        try Self.decode(Array(file.prefix(count)))
      }
    }
  }

  @Test(arguments: [JPEGSamples.color, JPEGSamples.progressive, JPEGSamples.cmyk])
  func `Every changed byte is an error or a picture of the stated size`(file: [UInt8]) throws {
    for index in file.indices {
      for value in [0, 0xFF, file[index] ^ 0x5A] as [UInt8] {
        var broken = file
        broken[index] = value
        guard let image = EncodedImage(jpeg: broken) else { continue }
        do throws(ImageCodingError) {
          let picture = try JPEGDecoder(maximumPixels: 1 << 20).decode(image)
          #expect(picture.width == image.width && picture.height == image.height)
        } catch {
          switch error {
          case .corrupt, .tooLarge: continue
          default: Issue.record("\(error)")
          }
        }
      }
    }
  }

  @Test func `Says what is broken and refuses too many pixels`() {
    let cut = Array(JPEGSamples.color.dropLast(2))
    #expect(
      throws: ImageCodingError.corrupt(format: "JPEG", message: "the file ends too early")
    ) { try Self.decode(cut) }
    #expect(throws: ImageCodingError.tooLarge(width: 24, height: 16, maximumPixels: 383)) {
      try Self.decode(JPEGSamples.color, maximumPixels: 383)
    }
    #expect(throws: Never.self) { try Self.decode(JPEGSamples.color, maximumPixels: 384) }
  }
}

@Suite(.enabled(if: JPEGDecoder.isBuilt)) struct PictureDecoderTests {
  /// The squares at the corners of the picture that is seen: top left, top right, bottom left, bottom right.
  ///
  /// By hand: the file has the squares 0 1 2 and 3 4 5.
  static let corners: [(UInt8, [Int])] = [
    (1, [0, 2, 3, 5]), (2, [2, 0, 5, 3]), (3, [5, 3, 2, 0]), (4, [3, 5, 0, 2]),
    (5, [0, 3, 2, 5]), (6, [3, 0, 5, 2]), (7, [5, 2, 3, 0]), (8, [2, 5, 0, 3]),
  ]

  @Test(arguments: corners)
  func `Pictures are turned as they are to be seen`(number: UInt8, squares: [Int]) throws {
    let file = JPEGSamples.turned(JPEGSamples.color, number)
    let picture = try PictureDecoder().decode(try #require(EncodedImage(file: file)))
    let (right, bottom) = (picture.width - 5, picture.height - 5)
    let pixels = [picture[4, 4], picture[right, 4], picture[4, bottom], picture[right, bottom]]
    for (pixel, square) in zip(pixels, squares) {
      for shift in [16, 8, 0] as [UInt32] {
        let color = JPEGSamples.colors[square]
        #expect(abs(Int(pixel >> shift & 255) - Int(color >> shift & 255)) <= 3)
      }
    }
    let png = try PictureDecoder().png(file)
    #expect(try PNGDecoder().decode(png) == picture)
  }

  @Test func `The orientation of a PNG file counts`() throws {
    let stored = Bitmap(
      width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let plain = try PNGEncoder().encode(stored)
    let end = plain.count - 12
    let tiff = JPEGSamples.tiff(orientation: 6)
    let chunk = Array("eXIf".utf8) + tiff
    // Of these bytes by zlib's crc32.
    let sum = 0xD667_4B69 as UInt32
    let file =
      plain[..<end] + [0, 0, 0, UInt8(tiff.count)] + chunk
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) } + plain[end...]
    let image = try #require(EncodedImage(file: Array(file)))
    let seen = try PictureDecoder().decode(image)
    #expect(seen == Bitmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    #expect(image.bytesAsStored == plain)
    #expect(try PNGDecoder().decode(PictureDecoder().png(Array(file))) == seen)
    #expect(try PictureDecoder().png(plain) == plain)
  }

  @Test func `A JPEG file without a head is said to be broken`() {
    #expect(throws: ImageCodingError.corrupt(format: "JPEG", message: "it has no header")) {
      try PictureDecoder().png([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])
    }
  }
}
