import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// A picture in a rectangle: whole, in nine parts around insets that keep their size, or in tiles.
struct ImageParts {
  /// How many tiles are drawn at most along an axis.
  private static let mostTiles = 512

  let image: EncodedImage
  /// Pixels of the picture a point.
  let scale: CGFloat
  /// How the frame is filled; nil for as it is.
  let resizing: Image.Resizing?
  let interpolation: Image.Interpolation

  /// The parts and where they are drawn.
  func items(in rect: CGRect) -> [ImageItem] {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let resizing,
      resizing
        != Image.Resizing(
          capInsets: EdgeInsets(), mode: .stretch)
    else { return [item(whole, rect)] }
    let insets = resizing.capInsets
    let columns = spans(
      insets.leading, insets.trailing, pixels: whole.width, from: rect.minX, length: rect.width,
      resizing.mode)
    let rows = spans(
      insets.top, insets.bottom, pixels: whole.height, from: rect.minY, length: rect.height,
      resizing.mode)
    return rows.flatMap { row in
      columns.map { column in
        item(
          CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound),
          CGRect(
            x: column.place.lowerBound, y: row.place.lowerBound,
            width: column.place.upperBound - column.place.lowerBound,
            height: row.place.upperBound - row.place.lowerBound))
      }
    }
  }

  /// A part of the picture along an axis, in pixels, and where it is drawn, in points.
  private struct Span {
    let source: Range<CGFloat>
    let place: Range<CGFloat>
  }

  /// The parts along an axis: the inset at the start, what is between, the inset at the end.
  private func spans(
    _ first: CGFloat, _ last: CGFloat, pixels: CGFloat, from start: CGFloat, length: CGFloat,
    _ mode: Image.ResizingMode
  ) -> [Span] {
    let natural = pixels / scale
    var (first, last) = (sound(first), sound(last))
    // Insets that overlap share the picture, and the place, in their proportion.
    let share = min(1, min(natural, length) / max(first + last, 1e-9))
    if first + last > 0, share < 1 { (first, last) = (first * share, last * share) }
    var spans: [Span] = []
    func add(_ source: Range<CGFloat>, _ place: Range<CGFloat>) {
      guard !source.isEmpty, !place.isEmpty else { return }
      spans.append(Span(source: source, place: place))
    }
    let end = start + length
    add(0..<first * scale, start..<start + first)
    let middle = first * scale..<max(pixels - last * scale, first * scale)
    let place = start + first..<max(end - last, start + first)
    let tile = (middle.upperBound - middle.lowerBound) / scale
    let count = tile > 0 ? ((place.upperBound - place.lowerBound) / tile).rounded(.up) : 0
    if mode == .tile, count > 1, count <= CGFloat(Self.mostTiles) {
      for index in 0..<Int(clamping: count) {
        let from = place.lowerBound + CGFloat(index) * tile
        let to = min(from + tile, place.upperBound)
        add(middle.lowerBound..<middle.lowerBound + (to - from) * scale, from..<to)
      }
    } else {
      let shown = mode == .tile && count <= 1 ? place.upperBound - place.lowerBound : tile
      add(middle.lowerBound..<middle.lowerBound + shown * scale, place)
    }
    add(pixels - last * scale..<pixels, end - last..<end)
    return spans
  }

  private func sound(_ inset: CGFloat) -> CGFloat { inset.isFinite ? max(inset, 0) : 0 }

  private func item(_ source: CGRect, _ place: CGRect) -> ImageItem {
    ImageItem(
      image: image, source: source, destination: place, interpolation: interpolation.item)
  }
}

extension Image.Interpolation {
  fileprivate var item: ImageItem.Interpolation {
    switch self {
    case .none: .none
    case .low, .medium: .bilinear
    case .high: .high
    }
  }
}
