import CairoBackend
import Foundation
import ImageCoding
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct VectorFileTests {
  @Test func pdfHasTheSameBytesEveryTimeAndNoDate() throws {
    let scene = try makeScene()
    var description = PictureDescription()
    description.title = "Scene"
    let first = try renderer.pdf(scene, background: .white, description: description)
    #expect(try renderer.pdf(scene, background: .white, description: description) == first)
    let text = String(decoding: first, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(!text.contains("CreationDate"))
    #expect(text.contains("/Title (Scene)"))
  }

  @Test func pdfPagesAreAsLargeAsThePicture() throws {
    let file = try renderer.pdf(DisplayList(123, 45, [.fill(.rect(0, 0, 9, 9), .red)]))
    #expect(String(decoding: file, as: Unicode.ASCII.self).contains("/MediaBox [ 0 0 123 45 ]"))
  }

  @Test func plainShapesStayVectorsInPDF() throws {
    let blend = DisplayItem.group([.fill(.rect(2, 2, 9, 9), .blue)]) { $0.blendMode = .multiply }
    let file = try renderer.pdf(DisplayList(20, 20, [.fill(.rect(0, 0, 9, 9), .red), blend]))
    let text = String(decoding: file, as: Unicode.ASCII.self)
    #expect(!text.contains("/Subtype /Image"))
    #expect(text.contains("/Multiply"))
  }

  @Test func hardEdgesOfGradientsLieInsideTheirRangeInPDF() throws {
    let stops: [GradientPaint.Stop] = [
      .init(color: .red, location: 0.25), .init(color: .green, location: 0.25),
      .init(color: .green, location: 1), .init(color: .blue, location: 1),
    ]
    let paint = GradientPaint(
      geometry: .linear(start: .zero, end: CGPoint(x: 20, y: 0)), stops: stops)
    let file = try renderer.pdf(DisplayList(20, 20, [.fill(.rect(0, 0, 20, 20), paint)]))
    let text = String(decoding: file, as: Unicode.ASCII.self)
    #expect(text.contains("/Bounds [ 0.25 0.25 0.99999 ]"))
    #expect(!text.contains("/Domain [ 0.25"))
  }

  @Test(
    .enabled(if: JPEGDecoder.isBuilt), arguments: [1, 3, 6, 8] as [UInt8])
  func aJPEGFileIsHeldAsItIsInPDF(orientation: UInt8) throws {
    let file = JPEGSamples.turned(JPEGSamples.color, orientation)
    let list = try Self.list(of: file)
    let pdf = Data(try renderer.pdf(list))
    let stored = orientation == 1 ? file : JPEGSamples.color
    #expect(pdf.range(of: Data(stored)) != nil)
    #expect(String(decoding: pdf, as: Unicode.ASCII.self).contains("/DCTDecode"))
    #expect(try renderer.pdf(list) == Array(pdf))
  }

  @Test(.enabled(if: JPEGDecoder.isBuilt)) func inksAreMixedBeforeTheyGoIntoPDF() throws {
    let pdf = Data(try renderer.pdf(try Self.list(of: JPEGSamples.cmyk)))
    #expect(!String(decoding: pdf, as: Unicode.ASCII.self).contains("/DCTDecode"))
  }

  private static func list(of file: [UInt8]) throws -> DisplayList {
    let image = try #require(EncodedImage(jpeg: file))
    let frame = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let item = ImageItem(
      image: image, source: frame, destination: frame, interpolation: .bilinear)
    return DisplayList(frame.width, frame.height, [DisplayItem(.image(item))])
  }

  @Test func anEvenOddClipIsAMaskInSVG() throws {
    var ring = Path.circle(10, 10, radius: 9)
    ring.addPath(.circle(10, 10, radius: 4))
    let clip = DisplayClip(path: ring, style: FillStyle(eoFill: true))
    let item = DisplayItem.group([.fill(.rect(0, 0, 20, 20), .red)]) { $0.clip = clip }
    let text = String(decoding: try renderer.svg(DisplayList(20, 20, [item])), as: UTF8.self)
    #expect(text.contains("<mask"))
    #expect(text.contains("fill-rule:evenodd"))
    #expect(!text.contains("clip-rule=\"evenodd\""))
  }

  @Test func svgHasTheSameBytesEveryTime() throws {
    let scene = try makeScene()
    let first = try renderer.svg(scene)
    #expect(try renderer.svg(scene) == first)
  }

  @Test func svgIdsAreUniqueAndEveryReferenceHasItsTarget() throws {
    let text = String(decoding: try renderer.svg(makeScene()), as: UTF8.self)
    let ids = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(ids.count > 5)
    let references =
      text.matches(of: /url\(#([^)]*)\)/).map { String($0.1) }
      + text.matches(of: /href="#([^"]*)"/).map { String($0.1) }
    #expect(references.count > 5)
    #expect(Set(references).isSubset(of: ids))
  }

  @Test func svgIsMeasuredInPixels() throws {
    let file = try renderer.svg(DisplayList(123, 45, [.fill(.rect(0, 0, 9, 9), .red)]))
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("width=\"123px\" height=\"45px\""))
    #expect(text.contains("viewBox=\"0 0 123 45\""))
  }

  @Test func aShadowsCasterStaysAVector() throws {
    let item = DisplayItem.group([.fill(.rect(5, 5, 10, 10), .bytes(1, 2, 3))]) {
      $0.filters = [.shadow(color: .black, radius: 2, offset: .zero)]
    }
    let text = String(decoding: try renderer.svg(DisplayList(20, 20, [item])), as: UTF8.self)
    #expect(text.contains("<image"))
    #expect(text.contains("rgb(0.392157%,0.784314%,1.176471%)"))
  }

  @Test func picturesWithoutASizeAreErrors() {
    #expect(throws: CairoError.invalidSize(width: 0, height: 5, scale: 1)) {
      try renderer.pdf(DisplayList(0, 5, []))
    }
    #expect(throws: CairoError.invalidSize(width: 3, height: .infinity, scale: 1)) {
      try renderer.svg(DisplayList(3, .infinity, []))
    }
  }

  @Test func whatBecomesPixelsIsReported() throws {
    let disc = DisplayItem(
      .fill(FillItem(path: .circle(10, 10, radius: 5), paint: .color(.red))), origin: "root/Circle")
    let items: [DisplayItem] = [
      .group([disc]) { $0.filters = [.blur(radius: 2, opaque: false)] },
      .group([disc]) { $0.filters = [.brightness(0.2)] },
      .group([disc]) { $0.filters = [.brightness(0.2)] },
      .group([disc]) { $0.blendMode = .plusLighter },
    ]
    var reports: [UnsupportedEffect] = []
    _ = try renderer.pdf(DisplayList(20, 20, items)) { reports.append($0) }
    // All that is under the last one is drawn as pixels with it.
    #expect(reports.map(\.kind) == [.blendMode(.plusLighter)])
    #expect(reports.first?.origin == "root/Circle")
    reports = []
    _ = try renderer.pdf(DisplayList(20, 20, Array(items.dropLast()))) { reports.append($0) }
    #expect(reports.map(\.kind) == [.blur, .colorMatrix])
    #expect(reports.allSatisfy { $0.origin == "root/Circle" && $0.format == "PDF" })
    reports = []
    _ = try renderer.pdf(DisplayList(20, 20, [disc])) { reports.append($0) }
    #expect(reports.isEmpty)
  }
}
