import CairoBackend
import Foundation
import ImageCoding
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct ImageTests {
  /// Two by two pixels: red, green; blue, white.
  private static let quad = Bitmap(
    width: 2, height: 2, pixels: [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff])

  private func item(
    _ source: CGRect, _ destination: CGRect, _ interpolation: ImageItem.Interpolation
  ) throws -> DisplayItem {
    DisplayItem(
      .image(
        ImageItem(
          image: try PNGEncoder().encodedImage(Self.quad), source: source,
          destination: destination, interpolation: interpolation)))
  }

  private let whole = CGRect(x: 0, y: 0, width: 2, height: 2)

  @Test(arguments: [ImageItem.Interpolation.none, .bilinear, .high])
  func anImageAtItsSizeIsCopied(interpolation: ImageItem.Interpolation) throws {
    #expect(try draw(2, 2, [item(whole, whole, interpolation)]) == Self.quad)
  }

  @Test func withoutInterpolationPixelsBecomeSquares() throws {
    let picture = try draw(4, 4, [item(whole, CGRect(x: 0, y: 0, width: 4, height: 4), .none)])
    #expect(picture[1, 1] == 0xffff_0000)
    #expect(picture[2, 1] == 0xff00_ff00)
    #expect(picture[1, 2] == 0xff00_00ff)
    #expect(picture[3, 3] == 0xffff_ffff)
  }

  @Test func bordersOfAnEnlargedImageStayOpaque() throws {
    let picture = try draw(
      20, 20, [item(whole, CGRect(x: 0, y: 0, width: 20, height: 20), .bilinear)])
    #expect(picture.isOpaque)
    #expect(picture[0, 0] == 0xffff_0000)
  }

  @Test func aPartDoesNotMixWithItsNeighbours() throws {
    let part = CGRect(x: 1, y: 0, width: 1, height: 1)
    let picture = try draw(6, 6, [item(part, CGRect(x: 0, y: 0, width: 6, height: 6), .high)])
    #expect(Set(picture.pixels) == [0xff00_ff00])
  }

  @Test func anImagePaintRepeats() throws {
    let paint = TilePaint(
      image: try PNGEncoder().encodedImage(Self.quad),
      sourceRect: CGRect(x: 0, y: 0, width: 1, height: 0.5), transform: .identity)
    let fill = FillItem(path: .rect(0, 0, 4, 2), paint: .image(paint))
    let picture = try draw(4, 2, [DisplayItem(.fill(fill))])
    let row: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xffff_0000, 0xff00_ff00]
    #expect(picture.pixels == row + row)
  }

  @Test func theEffectRasterizerMakesAPNGOfTheRegion() throws {
    let rasterizer = CairoEffectRasterizer(renderer: renderer) { try PNGEncoder().encodedImage($0) }
    let list = DisplayList(4, 4, [.fill(.rect(2, 2, 1, 1), .red)])
    let image = try rasterizer.rasterize(
      list, region: CGRect(x: 2, y: 1, width: 2, height: 2), scale: 2)
    #expect(image.width == 4 && image.height == 4)
    let picture = try PNGDecoder().decode(image.bytes)
    #expect(picture[0, 2] == 0xffff_0000)
    #expect(picture.coverage == 4)
  }
}
