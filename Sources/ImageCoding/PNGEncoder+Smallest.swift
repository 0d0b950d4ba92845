import CPNG
import VectorGraphics

extension PNGEncoder {
  /// The smallest of the files that libpng makes with its filters, and of the one for flat art.
  ///
  /// libpng takes one filter for all rows, or one for each; and a palette if there is one. Of files of the
  /// same size it is the first.
  func smallest(_ bitmap: Bitmap, layout: PNGLayout) throws(ImageCodingError) -> [UInt8] {
    var files = [try join(strips(of: bitmap, layout: layout), of: bitmap, layout: layout)]
    let results = concurrentMap(candidates(for: layout)) { layout, filters in
      Result { () throws(ImageCodingError) in
        try compressed(bitmap, layout: layout, filters: filters)
      }
    }
    for result in results { files.append(try result.get()) }
    return files.dropFirst().reduce(files[0]) { $1.count < $0.count ? $1 : $0 }
  }

  /// Filters rarely help indices, but may help the colors that they stand for.
  private func candidates(for layout: PNGLayout) -> [(PNGLayout, cpng_filters)] {
    let filters = [
      CPNG_FILTER_NONE, CPNG_FILTER_SUB, CPNG_FILTER_UP, CPNG_FILTER_AVERAGE, CPNG_FILTER_PAETH,
      CPNG_FILTER_ALL,
    ]
    guard layout.kind == CPNG_INDEXED else { return filters.map { (layout, $0) } }
    return [(layout, CPNG_FILTER_NONE)] + filters.map { (layout.withoutPalette, $0) }
  }

  private func compressed(
    _ bitmap: Bitmap, layout: PNGLayout, filters: cpng_filters
  ) throws(ImageCodingError) -> [UInt8] {
    try unsafe file { buffer, message in
      unsafe withRemarks { remarks in
        unsafe layout.withRows(0..<bitmap.height, of: bitmap) { rows in
          unsafe cpng_encode(&rows, 9, filters, &remarks, &buffer, message)
        }
      }
    }
  }
}
