package import VectorGraphics

/// An SVG file that has been read; its texts are shaped when the fonts are known.
package struct SVGFile: Sendable {
  /// The picture without its texts.
  package let picture: SVGPicture
  private let reader: SVGReader
  private let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: What makes the file impossible to draw; all else is a diagnostic of the picture.
  package init(_ bytes: [UInt8], by reader: SVGReader = SVGReader()) throws(SVGReadingError) {
    self.bytes = bytes
    self.reader = reader
    picture = try reader.read(bytes)
  }

  /// What is not drawn as the file says, whatever the fonts are.
  package var diagnostics: [SVGDiagnostic] { picture.diagnostics.filter { !$0.isUnshapedText } }

  /// Returns the picture with its texts, and what is not drawn as the file says because of the fonts.
  ///
  /// - Throws: `tooMuchDrawing` for more text than the reader's limits allow.
  package func shaped(
    by shaper: any TextShaper
  ) throws(SVGReadingError) -> (picture: SVGPicture, diagnostics: [SVGDiagnostic]) {
    guard picture.diagnostics.contains(where: \.isUnshapedText) else { return (picture, []) }
    var reader = reader
    reader.shaper = shaper
    let shaped = try reader.read(bytes)
    let known = Set(picture.diagnostics)
    return (shaped, shaped.diagnostics.filter { !known.contains($0) })
  }
}

extension SVGDiagnostic {
  /// Whether the diagnostic says that a text was read without a shaper.
  package var isUnshapedText: Bool { code == .unshapedText }
}
