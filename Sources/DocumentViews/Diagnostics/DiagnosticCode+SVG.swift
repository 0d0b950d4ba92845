package import DocumentModel
import SVGReading

/// The codes of SVG files, which messages show in brackets after the code of the image.
extension DiagnosticCode {
  package static let svgCodes: [DiagnosticCode] =
    SVGReadingError.Code.allCases.map(\.page) + SVGDiagnostic.Code.allCases.compactMap(\.page)
}

extension SVGReadingError.Code {
  fileprivate var page: DiagnosticCode {
    let limits = SVGLimits()
    return switch self {
    case .notXML:
      DiagnosticCode(
        rawValue, "invalid XML",
        """
        The file is not XML, so nothing of it is drawn. The message has the line and column of the first error. \
        Correct the markup there, or export the file again.
        """)
    case .notSVG:
      DiagnosticCode(
        rawValue, "not an SVG file",
        """
        The root element of the file is not "svg" in the namespace of SVG. Write \
        <svg xmlns="http://www.w3.org/2000/svg">, or use an SVG file.
        """)
    case .noSize:
      DiagnosticCode(
        rawValue, "no size",
        """
        The width or height of the SVG file is not above 0, or it is above 1e9. Set "width" and "height" of the root \
        element, or a "viewBox".
        """)
    case .limit:
      DiagnosticCode(
        rawValue, "SVG file too large",
        """
        The SVG file has more elements, nested elements or text than the reader accepts, entities expanded: \
        \(limits.elements) elements, \(limits.depth) levels and \(limits.text >> 20) MiB of text. Export it with fewer \
        elements.
        """)
    case .tooMuchDrawing:
      DiagnosticCode(
        rawValue, "too many drawn elements",
        """
        The SVG file draws more elements than the reader accepts, each "use" of an element counted, and a character \
        as two. Draw fewer elements, or raise the limit with --max-drawing-steps.
        """)
    }
  }
}

extension SVGDiagnostic.Code {
  /// The page of the code, or `nil` for `unshapedText`, which messages do not show.
  fileprivate var page: DiagnosticCode? {
    switch self {
    case .unsupported:
      DiagnosticCode(
        rawValue, "unsupported SVG",
        """
        The SVG file uses an element, a property or an image format that is not supported; the message names the \
        replacement, if any. Docs/Compatibility.md lists the supported parts of SVG.
        """)
    case .invalidValue:
      DiagnosticCode(
        rawValue, "invalid SVG value",
        """
        An attribute or a property of the SVG file has an invalid value, which is ignored as the specification of SVG \
        requires. The message names the value.
        """)
    case .badReference:
      DiagnosticCode(
        rawValue, "invalid SVG reference",
        """
        A reference such as href="#sun" or fill="url(#sky)" names an element that does not exist, or one of a kind that \
        cannot be used there. Correct the name, or add the element.
        """)
    case .recursion:
      DiagnosticCode(
        rawValue, "circular SVG reference",
        """
        An element references itself, directly or through others. The reference is not drawn. Remove one of the \
        references.
        """)
    case .refusedFile:
      DiagnosticCode(
        rawValue, "file not read",
        """
        A file that the SVG file references is missing, incomplete or not an image, or it is outside the folder of the \
        SVG file. Scripts are not executed and nothing is downloaded. Put the file into the folder, or embed it as a \
        data URL.
        """)
    case .limit:
      DiagnosticCode(
        rawValue, "SVG limit reached",
        """
        Elements or files are nested too deeply, or numbers are too large to draw. Elements beyond the limit are \
        omitted.
        """)
    case .missingFont:
      DiagnosticCode(
        rawValue, "missing font",
        """
        The font family or a character of a text in the SVG file is not available, so the default font or a box is \
        drawn. Render with --font-dir or --fonts system, or use an available family.
        """)
    case .unshapedText: nil
    }
  }
}
