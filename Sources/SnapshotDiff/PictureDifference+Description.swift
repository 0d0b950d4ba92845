import Foundation
import VectorGraphics

extension PictureDifference: CustomStringConvertible {
  /// One line: the verdict, how much differs, where most of it is, and which limits would pass.
  package var description: String {
    guard isSameSize else { return "the size is \(actualSize), expected \(expectedSize)" }
    guard differentPixels > 0 else {
      return maxChannelDifference == 0
        ? "no difference" : "no difference above \(comparison.metric.threshold)/255"
    }
    var parts = [
      "\(differentPixels) of \(totalPixels) pixels differ",
      "by up to \(maxChannelDifference)/255 and \(rounded(meanDifference))/255 on average",
    ]
    if let cluster = clusters.first { parts.append("most of them in \(cluster)") }
    if !isMatch, let limits = passingLimits {
      parts.append(
        "would pass at threshold \(limits.threshold) or with \(limits.maximumDifferentPixels) pixels"
      )
    }
    return parts.joined(separator: ", ")
  }

  private func rounded(_ number: Double) -> String {
    String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), number)
  }
}

extension PictureDifference.Cluster: CustomStringConvertible {
  /// The box and its number of pixels: `12 x 5 at (3, 4) (41 pixels)`.
  package var description: String {
    "\(box.width) x \(box.height) at (\(box.x), \(box.y)) (\(pixels) pixels)"
  }
}
