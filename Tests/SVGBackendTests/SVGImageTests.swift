import CairoBackend
import Foundation
import ImageCoding
import SVGBackend
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct SVGImageTests {
  private let frame = CGRect(x: 5, y: 5, width: 20, height: 20)

  private func image(
    _ source: CGRect = CGRect(x: 0, y: 0, width: 2, height: 2), in frame: CGRect,
    _ interpolation: ImageItem.Interpolation = .high
  ) -> DisplayItem {
    DisplayItem(
      .image(
        ImageItem(
          image: Pictures.dot, source: source, destination: frame, interpolation: interpolation)))
  }

  @Test func `A picture is embedded`() throws {
    #expect(
      try svg([image(in: frame)])
        == #"<image x="5" y="5" width="20" height="20" href="data:image/png;base64,AQID"/>"#)
  }

  @Test func `A picture that is stretched, with its pixels kept, says so`() throws {
    #expect(
      try svg([image(in: CGRect(x: 0, y: 0, width: 30, height: 10), .none)])
        == #"<image width="30" height="10" preserveAspectRatio="none" "#
        + #"image-rendering="optimizeSpeed" href="data:image/png;base64,AQID"/>"#)
  }

  @Test func `A part of a picture is seen through a viewport`() throws {
    #expect(
      try svg([image(CGRect(x: 1, y: 0, width: 1, height: 1), in: frame)])
        == #"<svg x="5" y="5" width="20" height="20" viewBox="1 0 1 1" "#
        + #"preserveAspectRatio="none"><image width="2" height="2" "#
        + #"href="data:image/png;base64,AQID"/>"# + "\n</svg>")
  }

  @Test func `A picture drawn twice is stored once`() throws {
    let text = try svg([image(in: frame), image(in: CGRect(x: 0, y: 0, width: 2, height: 2))])
    #expect(
      text == """
        <defs>
        <image id="i1" width="2" height="2" href="data:image/png;base64,AQID"/>
        </defs>
        <use href="#i1" transform="matrix(10 0 0 10 5 5)"/>
        <use href="#i1"/>
        """)
  }

  @Test func `A picture as paint is a pattern of its part`() throws {
    let paint = TilePaint(
      image: Pictures.dot, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
      transform: CGAffineTransform(scaleX: 4, y: 4))
    #expect(
      try svg([.fill(Shapes.rect(0, 0, 9, 9), .image(paint))]) == """
        <defs>
        <pattern id="p1" patternUnits="userSpaceOnUse" width="1" height="2" \
        patternTransform="scale(4)"><image x="-1" width="2" height="2" \
        href="data:image/png;base64,AQID"/></pattern>
        </defs>
        <rect width="9" height="9" fill="url(#p1)"/>
        """)
  }

  @Test func `A picture in a mask counts by its alpha`() throws {
    let group = DisplayItem.group([.fill(Shapes.rect(0, 0, 9, 9), .pureRed)]) {
      $0.mask = [image(in: frame)]
    }
    let text = try svg([group])
    #expect(
      text.contains(
        #"<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/>"#))
    #expect(text.contains(##"height="20" filter="url(#f1)" href="##))
  }

  private func item(_ file: [UInt8], in frame: CGRect) throws -> DisplayItem {
    let image = try #require(EncodedImage(jpeg: file))
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    return DisplayItem(
      .image(
        ImageItem(image: image, source: whole, destination: frame, interpolation: .high)))
  }

  private func base64(_ file: [UInt8]) -> String { Data(file).base64EncodedString() }

  @Test func `A JPEG file is embedded as it is`() throws {
    #expect(
      try svg([item(JPEGSamples.color, in: CGRect(x: 0, y: 0, width: 24, height: 16))])
        == #"<image width="24" height="16" href="data:image/jpeg;base64,"#
        + base64(JPEGSamples.color) + #""/>"#)
  }

  @Test func `A turned JPEG file is turned by a transform, which all viewers know`() throws {
    // Columns become rows and rows go to the left: (x, y) becomes (16 - y, x), about (8, 8), which stays; then all is
    // twice as large.
    let file = JPEGSamples.turned(JPEGSamples.color, 6)
    #expect(
      try svg([item(file, in: CGRect(x: 5, y: 7, width: 32, height: 48))]) == """
        <defs>
        <image id="i1" width="24" height="16" transform="rotate(90 8 8)" \
        href="data:image/jpeg;base64,\(base64(JPEGSamples.color))"/>
        </defs>
        <use href="#i1" transform="matrix(2 0 0 2 5 7)"/>
        """)
  }

  @Test func `Inks are mixed by the rasterizer, or reported`() throws {
    let item = try item(JPEGSamples.cmyk, in: CGRect(x: 0, y: 0, width: 24, height: 16))
    let list = DisplayList(size: CGSize(width: 24, height: 16), items: [item])
    var renderer = SVGRenderer()
    let plain = try renderer.render(list)
    #expect(plain.unsupported.map(\.kind) == [.cmykImage])
    #expect(plain.unsupported.map(\.remedy) == [.nearest])
    #expect(plain.text.contains("data:image/jpeg"))
    renderer.rasterizer = CairoEffectRasterizer(
      renderer: CairoRenderer { try PictureDecoder().decode($0) }
    ) { try PNGEncoder().encodedImage($0) }
    let mixed = try renderer.render(list)
    #expect(mixed.unsupported.map(\.remedy) == [.rasterized])
    #expect(mixed.text.contains("data:image/png") && !mixed.text.contains("data:image/jpeg"))
    renderer.unsupported = .error
    #expect(throws: SVGError.self) { try renderer.render(list) }
  }
}
