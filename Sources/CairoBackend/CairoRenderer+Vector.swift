import CCairo
import Foundation
import IntegerConversion
import VectorGeometry
package import VectorGraphics

extension CairoRenderer {
  /// A PDF file of one page; a point of the picture is a point of the page.
  ///
  /// Holds no date: the same picture gives the same bytes. What is drawn as pixels is reported.
  package func pdf(
    _ list: DisplayList, background: Color.Resolved? = nil,
    description: PictureDescription = PictureDescription(),
    report: (UnsupportedEffect) -> Void = { _ in }
  ) throws(CairoError) -> [UInt8] {
    let sink = ByteSink()
    let surface = try CairoSurface(
      owning: cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.opaque, list.size.width, list.size.height))
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    if let title = description.title {
      cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
    }
    if let summary = description.summary {
      cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_SUBJECT, summary)
    }
    try draw(list, background: background, on: surface, target: .pdf, description.links)
      .forEach(report)
    return sink.bytes
  }

  /// Cairo's SVG: text as outlines, every shape as a path; a point of the picture is a CSS pixel.
  ///
  /// Ids are numbered within the file, so the same picture gives the same bytes.
  package func svg(
    _ list: DisplayList, background: Color.Resolved? = nil,
    report: (UnsupportedEffect) -> Void = { _ in }
  ) throws(CairoError) -> [UInt8] {
    let sink = ByteSink()
    let surface = try CairoSurface(
      owning: cairo_svg_surface_create_for_stream(
        ByteSink.write, sink.opaque, list.size.width, list.size.height))
    cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
    try draw(list, background: background, on: surface, target: .svg).forEach(report)
    return SVGIdentifiers.renumbered(sink.bytes)
  }

  private func draw(
    _ list: DisplayList, background: Color.Resolved?, on surface: CairoSurface,
    target: Painter.Target, _ links: [PictureDescription.Part] = []
  ) throws(CairoError) -> [UnsupportedEffect] {
    let size = list.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .invalidSize(width: size.width, height: size.height, scale: 1)
    }
    let extents = GroupExtents()
    var cost = DrawingCost()
    let page = PixelRect(covering: CGRect(origin: .zero, size: size))
    try measure(
      list.items, matrix: .identity, visible: page, on: target, adding: &cost, extents)
    let resolution = 72 * rasterScale
    cairo_surface_set_fallback_resolution(surface.pointer, resolution, resolution)
    let context = try CairoContext(surface)
    let session = RenderSession(self, holdsFiles: true, extents: extents)
    let painter = Painter(context: context, target: target, session: session)
    try painter.draw(list.items(on: background))
    for link in links { context.addLink(link) }
    try context.check()
    cairo_surface_finish(surface.pointer)
    try CairoError.check(cairo_surface_status(surface.pointer))
    return session.unsupported
  }
}

extension DisplayList {
  /// The items with a rectangle of the background's color under them.
  fileprivate func items(on background: Color.Resolved?) -> [DisplayItem] {
    guard let background else { return items }
    let ground = Path(elements: CGRect(origin: .zero, size: size).outline)
    return [DisplayItem(.fill(FillItem(path: ground, paint: .color(background))))] + items
  }
}

extension CGRect {
  fileprivate var outline: ContiguousArray<Path.Element> {
    [
      .move(to: CGPoint(x: minX, y: minY)), .line(to: CGPoint(x: maxX, y: minY)),
      .line(to: CGPoint(x: maxX, y: maxY)), .line(to: CGPoint(x: minX, y: maxY)), .closeSubpath,
    ]
  }
}

/// Collects what Cairo writes.
private final class ByteSink {
  var bytes: [UInt8] = []

  /// The sink as Cairo hands it to `write`; the caller keeps the sink.
  var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}

extension PictureDescription {
  /// The parts that lead to an address.
  fileprivate var links: [Part] { parts.filter { $0.address != nil && !$0.frame.isEmpty } }
}

extension CairoContext {
  /// Adds a place of the page that leads to an address.
  fileprivate func addLink(_ link: PictureDescription.Part) {
    guard let address = link.address else { return }
    let frame = link.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      .map { String(format: "%.3f", Double($0)) }.joined(separator: " ")
    let quoted = address.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'")
    cairo_tag_begin(pointer, CAIRO_TAG_LINK, "rect=[\(numbers)] uri='\(quoted)'")
    cairo_tag_end(pointer, CAIRO_TAG_LINK)
  }
}
