package import Foundation
import IntegerConversion
package import VectorGeometry

/// A box that, applied three times, comes near a Gaussian and has its standard deviation exactly.
///
/// Samples up to `radius` from the middle count fully, those one further by the part `edge`.
///
/// Source: Gwosdek, Grewenig, Bruhn and Weickert, Theoretical Foundations of Gaussian Convolution
/// by Extended Box Filtering, SSVM 2011, equations 9 to 11.
package struct BlurKernel: Equatable {
  /// How often the box is applied.
  package static let passes = 3
  /// The largest standard deviation, in pixels; a larger one is taken for it.
  ///
  /// All is flat by then, and layers grow by three times as much on every side.
  static let largestDeviation: CGFloat = 300

  package let radius: Int
  package let edge: Double

  /// The box for a standard deviation in pixels.
  package init(deviation: CGFloat) {
    guard deviation > 0.01 else {
      (radius, edge) = (0, 0)
      return
    }
    let deviation = min(deviation, Self.largestDeviation)
    let variance = deviation * deviation / Double(Self.passes)
    let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    self.radius = Int(clamping: radius)
    edge =
      (2 * radius + 1) * (radius * (radius + 1) - 3 * variance)
      / (6 * (variance - (radius + 1) * (radius + 1)))
  }

  /// The kernels along x and y for a standard deviation in points, mapped to pixels by `matrix`.
  package static func pair(radius: CGFloat, matrix: CGAffineTransform) -> (
    x: BlurKernel, y: BlurKernel
  ) {
    let scales = matrix.axisScales
    return (BlurKernel(deviation: radius * scales.x), BlurKernel(deviation: radius * scales.y))
  }

  /// Whether nothing is changed by the kernel.
  package var isIdentity: Bool { radius == 0 && edge == 0 }

  /// How many pixels away a sample is felt after all passes.
  package var reach: Int { isIdentity ? 0 : Self.passes * (radius + 1) }

  /// What a sample within the radius counts.
  package var weight: Double { 1 / (Double(2 * radius + 1) + 2 * edge) }
}

extension [DisplayFilter] {
  /// How many pixels away from what is drawn the filters may paint.
  package func reach(matrix: CGAffineTransform) -> (x: Int, y: Int) {
    var sum = (x: 0, y: 0)
    for filter in self {
      switch filter {
      case .blur(let radius, _):
        let kernels = BlurKernel.pair(radius: radius, matrix: matrix)
        sum = (sum.x + kernels.x.reach, sum.y + kernels.y.reach)
      case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
        let kernels = BlurKernel.pair(radius: radius, matrix: matrix)
        let move = offset.applying(matrix)
        sum = (
          sum.x + kernels.x.reach + Self.pixels(move.width),
          sum.y + kernels.y.reach + Self.pixels(move.height)
        )
      case .colorMatrix, .luminanceToAlpha, .alphaThreshold, .graph:
        break
      }
    }
    return sum
  }

  /// The whole pixels that a distance spans.
  private static func pixels(_ distance: CGFloat) -> Int {
    Int(clamping: distance.magnitude.rounded(.up), to: 0...1_073_741_824)
  }
}
