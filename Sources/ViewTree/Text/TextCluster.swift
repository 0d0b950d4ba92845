import Foundation
import VectorGraphics

/// A letter of a run with its marks, or several in one ligature.
struct TextCluster {
  /// The numbers of its glyphs in the run.
  var glyphs: Range<Int>
  /// Its left and right end from the run's origin, in points.
  var minX: CGFloat
  var maxX: CGFloat
  /// Its bytes in the run's text.
  var bytes: Range<Int>

  /// The clusters of a run from left to right; a run without glyphs is one cluster.
  static func all(of run: TextRun) -> [TextCluster] {
    let count = run.text.utf8.count
    guard !run.glyphs.isEmpty else {
      return [TextCluster(glyphs: 0..<0, minX: 0, maxX: run.width, bytes: 0..<count)]
    }
    let starts = run.glyphs.indices.filter {
      $0 == 0 || run.glyphs[$0].cluster != run.glyphs[$0 - 1].cluster
    }
    // Where a mark hangs over to the left, its letter begins where the one before ended.
    var x: CGFloat = 0
    let lefts = starts.map { start in
      x = start == 0 ? 0 : max(x, min(run.glyphs[start].position.x, run.width))
      return x
    }
    let ends = byteEnds(of: starts.map { run.glyphs[$0].cluster }, count: count)
    return starts.indices.map { index in
      let next = index + 1
      let isLast = next == starts.count
      let first = min(run.glyphs[starts[index]].cluster, count)
      return TextCluster(
        glyphs: starts[index]..<(isLast ? run.glyphs.count : starts[next]), minX: lefts[index],
        maxX: isLast ? run.width : lefts[next], bytes: first..<max(first, ends[index]))
    }
  }

  /// For each cluster the first byte of the next one in reading order.
  private static func byteEnds(of clusters: [Int], count: Int) -> [Int] {
    var ends = clusters.map { _ in count }
    let order = clusters.indices.sorted { clusters[$0] < clusters[$1] }
    var end = count
    for (place, index) in order.enumerated().reversed() {
      ends[index] = end
      guard place > 0, clusters[order[place - 1]] < clusters[index] else { continue }
      end = min(clusters[index], count)
    }
    return ends
  }
}

extension TextLayout.Run {
  /// Some of the run's letters side by side, where they stand in the run.
  func part(_ clusters: some Collection<TextCluster>) -> TextLayout.Run {
    var copy = self
    guard let minX = clusters.map(\.minX).min(), let maxX = clusters.map(\.maxX).max(),
      let first = clusters.map(\.glyphs.lowerBound).min(),
      let last = clusters.map(\.glyphs.upperBound).max(),
      let start = clusters.map(\.bytes.lowerBound).min(),
      let end = clusters.map(\.bytes.upperBound).max()
    else {
      (copy.run.glyphs, copy.run.text, copy.run.width) = ([], "", 0)
      return copy
    }
    copy.origin.x += minX
    if first > 0 { copy.isContinuation = false }
    copy.run.width = maxX - minX
    let bytes = run.text.utf8
    let from = bytes.index(bytes.startIndex, offsetBy: start)
    copy.run.text = String(
      decoding: bytes[from..<bytes.index(from, offsetBy: end - start)], as: UTF8.self)
    copy.run.glyphs = run.glyphs[first..<last].map { glyph in
      TextRun.Glyph(
        id: glyph.id, position: CGPoint(x: glyph.position.x - minX, y: glyph.position.y),
        cluster: glyph.cluster - start)
    }
    return copy
  }
}

extension TextLayout.Line {
  /// The line with all its runs elsewhere.
  func moved(by distance: CGSize) -> TextLayout.Line {
    var copy = self
    copy.origin.x += distance.width
    copy.origin.y += distance.height
    for index in runs.indices {
      copy.runs[index].origin.x += distance.width
      copy.runs[index].origin.y += distance.height
    }
    return copy
  }
}
