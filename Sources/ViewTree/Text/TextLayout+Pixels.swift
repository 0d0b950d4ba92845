import Foundation
import VectorGraphics

extension TextLayout {
  /// The layout with all lines a distance further down, in points.
  func lowered(by distance: CGFloat) -> TextLayout {
    guard distance != 0 else { return self }
    var copy = self
    for index in copy.lines.indices {
      copy.lines[index].origin.y += distance
      for run in copy.lines[index].runs.indices {
        copy.lines[index].runs[run].origin.y += distance
      }
    }
    return copy
  }
}

extension TextLayout.Line {
  /// The distance to lower the first line by, so that its baseline is on a pixel.
  ///
  /// A line is as high as its ascent and descent together, rounded up to pixels; the descent is rounded down.
  func distanceToPixel(scale: CGFloat) -> CGFloat {
    let pixels = ((ascent + descent) * scale - 1.0 / 256).rounded(.up)
    let below = (descent * scale + 1.0 / 256).rounded(.down)
    return max(0, (pixels - below) / scale - ascent)
  }
}
