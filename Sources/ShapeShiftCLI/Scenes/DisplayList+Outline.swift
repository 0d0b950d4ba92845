import ShapeShift

extension DisplayList {
  /// All filled shapes and letters as one path; if nothing is filled, all lines.
  var outline: Path {
    var (fills, strokes) = (Path(), Path())
    Self.collect(roots, .identity, &fills, &strokes)
    return fills.isEmpty ? strokes : fills
  }

  private static func collect(
    _ items: [DisplayItem], _ transform: CGAffineTransform, _ fills: inout Path,
    _ strokes: inout Path
  ) {
    for item in items {
      switch item.content {
      case .fill(let fill): fills.addPath(fill.path.applying(transform))
      case .stroke(let stroke): strokes.addPath(stroke.path.applying(transform))
      case .text(let text): fills.addPath((text.outline ?? Path()).applying(transform))
      case .image, .perspective: break
      case .group(let group):
        collect(
          group.items, group.effects.transform.concatenating(transform), &fills, &strokes)
      }
    }
  }
}
