// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CoreGraphics
public import Foundation
import ShapeShift
import VectorGraphics
import ViewTree

/// A bundle, of which no more is asked than where it lies.
struct UIBundle: @unchecked Sendable {
  let bundle: Bundle
}

/// A picture under the name that UIKit has for it: bytes of a PNG or JPEG file, a name, a symbol, or what was drawn, which
/// stays shapes.
public final class UIImage: Sendable {
  fileprivate enum Source: Sendable {
    case file(EncodedImage)
    case named(String, UIBundle?)
    case symbol(String)
    case recorded(RecordedPicture)
    case nothing
  }

  /// How a file's rows and columns lie in the picture that is seen.
  public enum Orientation: Int, Sendable {
    /// As they are stored.
    case up
    /// Turned by 180°.
    case down
    /// Turned by 90° against the clock.
    case left
    /// Turned by 90° with the clock.
    case right
    /// Mirrored from side to side.
    case upMirrored
    /// Mirrored from top to bottom.
    case downMirrored
    /// Rows and columns exchanged.
    case leftMirrored
    /// Rows and columns exchanged, turned by 180°.
    case rightMirrored
  }

  fileprivate let source: Source
  /// The pixels of a point.
  public let scale: CGFloat

  /// A picture without size.
  public init() {
    source = .nothing
    scale = 1
  }

  /// The picture of a name; what it shows is known when it is drawn, so that it is never nil.
  public init?(named name: String) {
    source = .named(name, nil)
    scale = 1
  }

  /// The picture of a name in a bundle; what it shows is known when it is drawn, so that it is never nil.
  public init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    source = .named(name, bundle.map(UIBundle.init))
    scale = 1
  }

  /// The picture of an asset catalog.
  public init(resource: ImageResource) {
    source = .named(resource.name, UIBundle(bundle: resource.bundle))
    scale = 1
  }

  /// What was drawn.
  init(_ picture: RecordedPicture, scale: CGFloat) {
    source = .recorded(picture)
    self.scale = scale
  }

  /// A picture of Core Graphics', one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture of Core Graphics', so many pixels a point, with its rows and columns as they are seen.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      cgImage.picture(scale: scale).turned(Image.Orientation(orientation)), scale: scale)
  }

  /// The picture of a name that is never nil.
  init(resource name: String) {
    source = .named(name, nil)
    scale = 1
  }

  public init?(systemName name: String) {
    source = .symbol(name)
    scale = 1
  }

  /// A symbol; its font is that of the place where it is shown.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }

  /// How a picture is made.
  public class Configuration: @unchecked Sendable {
    fileprivate init() {}
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    /// As the surroundings have it.
    case unspecified
    case small
    case medium
    case large
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As the surroundings have it.
    case unspecified
    case ultraLight
    /// Lighter than light.
    case thin
    case light
    case regular
    case medium
    /// Almost bold.
    case semibold
    case bold
    /// Heavier than bold.
    case heavy
    case black
  }

  /// How a symbol looks; where it is shown the font around decides.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) { super.init() }
    /// A size in points and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }
    /// A size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { super.init() }
    /// The size of a text style.
    public init(textStyle: UIFont.TextStyle) { super.init() }
    public init(scale: SymbolScale) { super.init() }
    public init(weight: SymbolWeight) { super.init() }
  }

  /// A picture from the bytes of a file; nil for other bytes.
  public init?(data: Data, scale: CGFloat = 1) {
    guard let image = EncodedImage(file: [UInt8](data)) else { return nil }
    source = .file(image)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// A picture from a file; nil if there is none that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size in points, that of a name in light surroundings; zero for symbols, of which it is known when they are drawn.
  public var size: CGSize {
    switch source {
    case .file(let image):
      CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .named(let name, let bundle):
      ImageRegistry.picture(named: name, bundle: bundle?.bundle)?.size ?? .zero
    case .recorded(let picture): picture.size
    case .symbol, .nothing: .zero
    }
  }

  /// How the file's rows and columns lie in the picture that is seen.
  public var imageOrientation: Orientation {
    guard case .file(let image) = source else { return .up }
    return switch image.orientation {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }

  /// The bytes of a PNG file: those of the file that the picture is of, or of the picture, drawn at its scale.
  ///
  /// Nil for a symbol,
  /// for nothing and for what can't be drawn, which is said on the standard error.
  public func pngData() -> Data? {
    if case .file(let image) = source, image.format == .png { return Data(image.bytes) }
    return data(.png, RenderOptions(scale: Double(scale)))
  }

  /// The bytes of a JPEG file, of a quality of 0...1, the highest best; what is clear is white.
  ///
  /// Nil for what ``pngData()`` has none for.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    var options = RenderOptions(scale: Double(scale))
    options.quality = Double(compressionQuality) * 100
    return data(.jpeg, options)
  }

  private func data(_ format: PictureFormat, _ options: RenderOptions) -> Data? {
    guard let picture else { return nil }
    for problem in picture.problems { say(problem) }
    do throws(RenderError) {
      return Data(try picture.list.encoded(as: format, options: options).bytes)
    } catch {
      say("\(error)")
      return nil
    }
  }

  /// The picture as Core Graphics has it; nil for symbols, which have no pixels, and for what can't be found.
  public var cgImage: CGImage? {
    switch source {
    case .file(let image): CGImage(image)
    case .named(let name, let bundle):
      ImageRegistry.picture(named: name, bundle: bundle?.bundle).map { CGImage($0.image) }
    case .recorded(let picture): CGImage(picture, scale: scale)
    case .symbol, .nothing: nil
    }
  }

  /// The picture as what is recorded; nil for symbols and for what can't be found.
  private var picture: RecordedPicture? {
    if case .recorded(let picture) = source { return picture }
    let size = size
    guard let image = cgImage, size.width > 0 else { return nil }
    return image.picture(scale: CGFloat(image.width) / size.width)
  }
}

// MARK: Drawing

extension UIImage {
  /// Draws the picture on the current context with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  /// Draws the picture on the current context with its top left corner at a point.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture on the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture on the current context, stretched to a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(for: "UIImage.draw(in:)") else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if let image = cgImage {
      context.drawUpright(image, in: rect)
    } else if case .nothing = source {
    } else {
      context.draw(Image(uiImage: self).resizable(), in: rect)
    }
    context.restoreGState()
  }
}

extension Image.Orientation {
  fileprivate init(_ orientation: UIImage.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
  }
}

extension Image {
  /// A picture of UIKit's.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .file(let image): self.init(image, scale: uiImage.scale)
    case .named(let name, let bundle): self.init(name, bundle: bundle?.bundle)
    case .symbol(let name): self.init(systemName: name)
    case .recorded(let picture): self.init(picture)
    case .nothing: self.init(size: .zero) { _ in }
    }
  }
}
