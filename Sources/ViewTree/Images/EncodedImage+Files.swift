import PDFReading
import SVGReading
package import VectorGraphics

extension EncodedImage {
  /// The picture in a file of pixels or shapes, and a sentence on what is wrong with it.
  ///
  /// Texts of shapes are drawn where there are fonts, see `shaped(by:)`.
  package static func reading(file bytes: [UInt8]) -> (image: EncodedImage?, problem: String?) {
    if let image = EncodedImage(file: bytes) { return (image, nil) }
    if PDFPage.isPDF(bytes) { return reading(pdf: bytes) }
    let kind = FileSignature(bytes)
    guard isMarkup(bytes), kind == nil || kind?.format == "SVG" else {
      let problem = FileSignature.problem(with: bytes)
      return (nil, "the file \(problem.predicate)\(problem.help.map { "; \($0)" } ?? "")")
    }
    do throws(SVGReadingError) {
      let (image, all) = try EncodedImage.reading(svg: bytes)
      let diagnostics = all.filter { !$0.isUnshapedText }
      guard let first = diagnostics.first else { return (image, nil) }
      let rest = diagnostics.count > 1 ? ", and \(diagnostics.count - 1) more" : ""
      return (image, "its SVG is not drawn completely: \(first)\(rest)")
    } catch {
      return (nil, "its SVG can't be drawn: \(error)")
    }
  }

  /// The first page of a PDF file.
  private static func reading(pdf bytes: [UInt8]) -> (image: EncodedImage?, problem: String?) {
    do throws(PDFPage.Failure) {
      return reading(file: try PDFPage.svg(of: bytes))
    } catch {
      return (nil, "its PDF can't be drawn: \(error.sentence)")
    }
  }

  /// Whether bytes are those of shapes, in SVG or PDF.
  package static func hasShapes(_ bytes: [UInt8]) -> Bool {
    isMarkup(bytes) || PDFPage.isPDF(bytes)
  }

  /// Whether bytes begin as XML does.
  package static func isMarkup(_ bytes: [UInt8]) -> Bool { FileSignature.isMarkup(bytes) }
}
