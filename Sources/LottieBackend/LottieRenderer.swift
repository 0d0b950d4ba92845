public import Foundation
public import VectorGraphics

/// Writes pictures over time as one Lottie animation: shapes, gradients and masks whose properties have keyframes.
///
/// Every frame is resolved to nodes that Lottie can say; nodes of one form follow each other in a layer, whose
/// properties keep the fewest keyframes that stay within the tolerances. The same sequence gives the same bytes.
///
/// Source: Lottie Animation Community, Lottie specification 1.0.
public struct LottieRenderer: Sendable {
  /// What is done about effects that Lottie can't say.
  public enum UnsupportedPolicy: String, Sendable, CaseIterable {
    /// Pixels if there is a rasterizer, else the nearest thing; either is reported.
    case rasterize
    /// The nearest thing Lottie has; reported.
    case report
    /// Nothing is written; the first such effect is thrown.
    case error
  }

  /// How far a point may be off at any frame, in points.
  public static let lengthTolerance = 0.05
  /// The maximum error of a color's channel or an opacity at any frame, 0...1.
  public static let levelTolerance = 0.5 / 255

  /// What is painted under the picture; nil or clear for nothing.
  public var background: Color.Resolved?
  /// What the animation is called.
  public var name: String?
  /// What is done about effects that Lottie can't say.
  public var unsupported = UnsupportedPolicy.rasterize
  /// The pixels a point of what is drawn as pixels.
  public var rasterScale: CGFloat = 2
  /// Draws what Lottie can't say.
  package var rasterizer: (any EffectRasterizer)?

  /// A renderer with the default options.
  public init() {}

  /// The sequence as an animation: the picture of frame n is the one at Lottie's time n.
  ///
  /// - Throws: `unsupported` under that policy; `notRasterized` when the rasterizer fails.
  public func render(_ sequence: DisplaySequence) throws(LottieError) -> LottieDocument {
    let size = sequence.lists[0].size
    var resolver = NodeResolver(options: self, size: size)
    var frames: [[LottieNode]] = []
    for (index, list) in sequence.lists.enumerated() {
      if index > 0, list == sequence.lists[index - 1] {
        frames.append(frames[index - 1])
      } else {
        frames.append(try resolver.nodes(of: list))
      }
    }
    // What ends as it began goes on into the next round.
    if sequence.timeline.end == .loop, frames.count > 1 { frames.append(frames[0]) }
    var writer = LottieWriter(
      size: size, frameCount: sequence.lists.count, rate: sequence.timeline.rate.value)
    return LottieDocument(
      bytes: writer.document(of: frames, name: name), unsupported: resolver.unsupported)
  }
}
