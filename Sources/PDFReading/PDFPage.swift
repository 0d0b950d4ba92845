import CCairo
import Foundation
import IntegerConversion

/// The first page of a PDF file, a format of images in asset catalogs.
package enum PDFPage {
  /// Why there is none.
  package struct Failure: Error, Equatable {
    /// One lower-case sentence.
    package let sentence: String
  }

  /// Whether bytes begin as a PDF file does.
  package static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("%PDF-".utf8)) }

  /// The page as an SVG file: its paths stay paths, and a point of the page is a unit of the file.
  ///
  /// A page with soft masks becomes a picture of pixels: Cairo 1.16 writes masks into SVG at a wrong size.
  package static func svg(of bytes: [UInt8]) throws(Failure) -> [UInt8] {
    let poppler = try Poppler.loaded()
    let page = try unsafe poppler.firstPage(of: bytes)
    defer { unsafe poppler.release(page) }
    var (width, height) = (0.0, 0.0)
    unsafe poppler.getSize(page, &width, &height)
    guard width > 0, height > 0, width <= limit, height <= limit else {
      throw Failure(sentence: "its page size is \(width) x \(height) points")
    }
    let drawn = try unsafe shapes(width: width, height: height) { unsafe poppler.draw(page, $0) }
    guard drawn.firstRange(of: Array("<mask ".utf8)) != nil else { return drawn }
    return try unsafe pixels(width: width, height: height) { unsafe poppler.draw(page, $0) }
  }

  /// The largest side of a page, in points.
  ///
  /// Source: ISO 32000-1, annex C, the limit of default user space.
  private static let limit = 14_400.0

  /// Adds what Cairo writes to an array.
  private static let collect: cairo_write_func_t = { closure, data, count in
    guard let closure = unsafe closure, let data = unsafe data else {
      return CAIRO_STATUS_WRITE_ERROR
    }
    unsafe closure.assumingMemoryBound(to: [UInt8].self).pointee.append(
      contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// What is drawn on a surface of Cairo's that writes SVG.
  private static func shapes(
    width: Double, height: Double, _ draw: (OpaquePointer) -> Void
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = unsafe withUnsafeMutablePointer(to: &bytes) { pointer in
      let surface = unsafe cairo_svg_surface_create_for_stream(collect, pointer, width, height)
      defer { unsafe cairo_surface_destroy(surface) }
      unsafe cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      if let context = unsafe cairo_create(surface) {
        unsafe draw(context)
        unsafe cairo_destroy(context)
      }
      unsafe cairo_surface_finish(surface)
      return unsafe cairo_surface_status(surface)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw Failure(sentence: unsafe String(cString: cairo_status_to_string(status)))
    }
    return bytes
  }

  /// The pixels of a point of a page, unless it is too large.
  private static let density = 4.0
  /// The most pixels of a side.
  private static let mostPixels = 8192.0

  /// What is drawn as pixels, in an SVG file.
  private static func pixels(
    width: Double, height: Double, _ draw: (OpaquePointer) -> Void
  ) throws(Failure) -> [UInt8] {
    let scale = min(density, mostPixels / max(width, height))
    let surface = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(clamping: (width * scale).rounded(.up)),
      Int32(clamping: (height * scale).rounded(.up)))
    defer { unsafe cairo_surface_destroy(surface) }
    if let context = unsafe cairo_create(surface) {
      unsafe cairo_scale(context, scale, scale)
      unsafe draw(context)
      unsafe cairo_destroy(context)
    }
    var file: [UInt8] = []
    let status = unsafe withUnsafeMutablePointer(to: &file) { pointer in
      unsafe cairo_surface_write_to_png_stream(surface, collect, pointer)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw Failure(sentence: unsafe String(cString: cairo_status_to_string(status)))
    }
    let (columns, rows) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
      <image width="\(columns / scale)" height="\(rows / scale)" preserveAspectRatio="none" \
      href="data:image/png;base64,\(Data(file).base64EncodedString())"/></svg>
      """
    return Array(text.utf8)
  }
}
