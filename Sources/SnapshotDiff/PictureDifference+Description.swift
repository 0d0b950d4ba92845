import Foundation
import VectorGraphics

extension PictureDifference: CustomStringConvertible {
  /// One line: the verdict, how much differs, where most of it is, and which limits would pass.
  package var description: String {
    guard isSameSize else { return "the size is \(actualSize), expected \(expectedSize)" }
    guard differentPixels > 0 else {
      guard maxChannelDifference > 0 else { return "no difference" }
      let threshold = NumberText.shortest(comparison.metric.threshold)
      if case .strict = comparison.metric { return "no difference above \(threshold)/255" }
      return "no difference above \(threshold) in \(comparison.metric.name)"
    }
    var parts = [
      "\(differentPixels) of \(totalPixels) pixels differ",
      "by up to \(maxChannelDifference)/255 and \(rounded(meanDifference))/255 on average",
    ]
    if let cluster = clusters.first { parts.append("most of them in \(cluster)") }
    if !isMatch { parts.append(passingText) }
    return parts.joined(separator: ", ")
  }

  /// Which limits would pass, as `would pass at threshold 20 or with 2 pixels`.
  package var passingText: String {
    guard let limits = passingLimits else { return "images of different sizes never pass" }
    var ways: [String] = []
    if let threshold = limits.threshold {
      ways.append("at threshold \(NumberText.shortest(threshold))")
    }
    ways.append("with \(limits.maximumDifferentPixels) pixels")
    if let density = limits.density, let limit = comparison.density, density > limit.maximum {
      ways.append("with \(density) in a window of \(limit.size)")
    }
    if case .strict = comparison.metric {} else { ways.append("in strict at \(limits.strict)") }
    if case .yiq = comparison.metric {
    } else if let yiq = limits.yiq {
      ways.append("in yiq at \(NumberText.shortest(yiq))")
    }
    return "would pass " + ways.joined(separator: " or ")
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
