// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CoreGraphics
public import Foundation
import ShapeShift

/// How a renderer's pictures are made.
public class UIGraphicsRendererFormat {
  /// The usual format.
  public required init() {}
  /// The rectangle of the drawing's coordinates.
  public internal(set) var bounds = CGRect.zero
  /// The usual format.
  public class func `default`() -> Self { Self() }
  /// The format of the screen.
  public class func preferred() -> Self { Self() }
}

/// How pictures are made.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point, where pixels are asked for: those of the screen.
  public var scale: CGFloat = UIScreen.main.scale
  /// Whether what is not drawn is black instead of clear.
  public var opaque = false
  /// Which colors there may be; here colors keep their space.
  public var preferredRange = Range.automatic

  /// Which colors there may be.
  public enum Range: Int, Sendable {
    /// As nobody has said.
    case unspecified = -1
    /// As the screen can.
    case automatic
    case extended
    case standard
  }

  /// The format for what surroundings say.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// What a renderer's drawing code is given.
public final class UIGraphicsImageRendererContext {
  /// The context as Core Graphics has it.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// What has been drawn so far.
  public var currentImage: UIImage { UIImage(cgContext.recorded, scale: format.scale) }
  /// Paints a rectangle with the color for insides, without blending.
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
  /// Paints a rectangle with the color for insides.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect, blendMode) }
  /// Paints a frame of one point inside of a rectangle, with the color for insides, without blending.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }
  /// Paints a frame of one point inside of a rectangle, with the color for insides.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.frame(rect, blendMode) }
  /// Draws only inside of a rectangle from now on.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing code; they are kept as shapes, and become pixels where those are asked for.
public final class UIGraphicsImageRenderer {
  /// What drawing code gets.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How the pictures are made.
  public let format: UIGraphicsImageRendererFormat
  /// The rectangle of the drawing's coordinates that is seen.
  private let bounds: CGRect

  /// A renderer of a rectangle of the drawing's coordinates.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
    format.bounds = self.bounds
  }
  /// A renderer of a rectangle of the drawing's coordinates.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// A renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// A renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// The picture that the code draws.
  public func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(drawing: bounds, format)
    CurrentContext.push(context)
    actions(UIGraphicsImageRendererContext(context, format))
    CurrentContext.pop()
    while context.hasOpenLayer { context.endTransparencyLayer() }
    return UIImage(context.recorded, scale: format.scale)
  }

  /// The bytes of a PNG file of what the code draws; none if it can't be made, which is said on the standard error.
  public func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
