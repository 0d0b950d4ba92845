public import Foundation
public import ShapeShift
import VectorGraphics

/// A bundle, of which no more is asked than where it lies.
struct UIBundle: @unchecked Sendable {
  let bundle: Bundle
}

/// A picture under the name that UIKit has for it: bytes of a PNG or JPEG file, a name, or a symbol.
public final class UIImage: Sendable {
  fileprivate enum Source: Sendable {
    case file(EncodedImage)
    case named(String, UIBundle?)
    case symbol(String)
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

  /// The picture of an asset catalogue.
  public init(resource: ImageResource) {
    source = .named(resource.name, UIBundle(bundle: resource.bundle))
    scale = 1
  }

  /// The picture of a name that is never nil.
  init(resource name: String) {
    source = .named(name, nil)
    scale = 1
  }

  /// A symbol.
  public init?(systemName name: String) {
    source = .symbol(name)
    scale = 1
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
      ImageRegistry.sizeOfPicture(named: name, bundle: bundle?.bundle) ?? .zero
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

  /// The bytes of the file, if it is one of PNG.
  public func pngData() -> Data? {
    guard case .file(let image) = source, image.format == .png else { return nil }
    return Data(image.bytes)
  }
}

extension Image {
  /// A picture of UIKit's.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .file(let image): self.init(image, scale: uiImage.scale)
    case .named(let name, let bundle): self.init(name, bundle: bundle?.bundle)
    case .symbol(let name): self.init(systemName: name)
    case .nothing: self.init(size: .zero) { _ in }
    }
  }
}
