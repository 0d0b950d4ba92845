import DocumentModel
import DocumentViews
import Foundation
import PDFReading
import SVGReading
import VectorGeometry
import VectorGraphics

@testable import ShapeShiftCLI

extension FuzzTarget {
  /// SVG files: read, resolved, sound enough for any back end, and converted; PDF files, which become SVG files.
  static let vectors = [svg, importedSVG, pdf]

  static let svgWords = [
    "<svg xmlns='http://www.w3.org/2000/svg'>", "</svg>", "<g>", "<use href='#a'/>", "<path d='",
    "<rect width='1' height='1'/>", "id='a'", "fill='url(#a)'", "clip-path='url(#a)'",
    "mask='url(#a)'", "filter='url(#a)'", "marker-mid='url(#a)'",
    "transform='matrix(1 0 0 1 0 0)'",
    "viewBox='0 0 1 1'", "1e308", "-1e-308", "100%", "inherit", "<style>", "<text x='1 2'>",
    "<pattern", "<linearGradient", "objectBoundingBox", "userSpaceOnUse", "<!ENTITY a '",
    "stroke-dasharray='1 2'", "<feOffset/>", "<image href='data:image/png;base64,",
    "<g id='Regular-S'>", "<line id='Baseline-S' y1='9' y2='9' x2='1' stroke='#000'/>",
    "<line id='Capline-S' x2='1' stroke='#000'/>", "class='hierarchical-0:secondary'",
  ]

  /// A reader with limits so small that no input takes long.
  static let svgReader: SVGReader = {
    var reader = SVGReader()
    (reader.limits.items, reader.limits.elements) = (2000, 2000)
    (reader.limits.text, reader.limits.styleTests) = (1 << 16, 100_000)
    return reader
  }()

  private static let svg = FuzzTarget(
    name: "svg", words: svgWords, longest: 1024, shortRuns: 200, countsAccepted: true
  ) { bytes in
    guard let picture = try readSVG(bytes) else { return }
    accept()
    let violations = picture.displayList.violations()
    try expect(violations.isEmpty, violations.first ?? "")
    // The same file as a symbol in nine weights.
    guard bytes.count < 4096, let symbol = try? SVGSymbolTemplate(bytes) else { return }
    let widths = symbol.variants.map(\.width)
    try expect(widths.allSatisfy { $0 >= 0 && $0.isFinite }, "a width of \(widths)")
  }

  private static func readSVG(_ bytes: [UInt8]) throws -> SVGPicture? {
    do throws(SVGReadingError) {
      return try svgReader.read(bytes)
    } catch {
      try expect(!error.description.isEmpty, "an error without a message")
      return nil
    }
  }

  /// An SVG file as a document, which can be read, and as Swift, which can be split into tokens.
  private static let importedSVG = FuzzTarget(
    name: "svg-import", words: svgWords, longest: 1024, shortRuns: 150, countsAccepted: true
  ) { bytes in
    guard let picture = try readSVG(bytes) else { return }
    var importer = ViewImporter(size: picture.size)
    let views = importer.withSingleIDs(importer.views(picture.items, .identity))
    guard !views.isEmpty else { return }
    accept()
    let document = ImportedDocument.text(views, size: picture.size)
    try expectFiniteNumbers(document.utf8, input: bytes)
    do throws(DocumentErrors) {
      _ = try SceneReader().read(SourceText(name: "icon.json", text: document))
    } catch {
      let message = error.diagnostics.first?.description ?? ""
      throw Finding(description: "the written document can't be read: \(message)")
    }
    let source = ImportedSource.text(views, size: picture.size, name: "Icon", file: "icon.svg")
    try expectFiniteNumbers(source.utf8, input: bytes)
    try expectTokens(source)
  }

  private static let pdf = FuzzTarget(
    name: "pdf",
    words: [
      "%PDF-1.4\n", "1 0 obj", "endobj", "<< /Type /Page", ">>", "stream\n", "endstream", "xref",
      "trailer", "/MediaBox [0 0 9 9]", "/Resources", "/SMask", "/ShadingType 2", " re f", " cm",
      "/Pattern cs",
    ], longest: 2304, shortRuns: 60, countsAccepted: true
  ) { bytes in
    guard PDFPage.isPDF(bytes) else { return }
    let page: [UInt8]
    do throws(PDFPage.Failure) {
      page = try PDFPage.svg(of: bytes)
    } catch {
      return try expect(!error.sentence.isEmpty, "an error without a message")
    }
    accept()
    let picture = try readable("the page") { () throws(SVGReadingError) in
      try SVGReader().read(page)
    }
    let violations = picture.displayList.violations()
    try expect(violations.isEmpty, violations.first ?? "")
  }
}
