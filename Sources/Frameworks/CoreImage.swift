// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine

@_exported import UIKit

// Filters have no output, and images have no pixels: `extent` is empty.

open class CIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init?(image: UIImage) { self.init() }
  public convenience init(cgImage: CGImage) { self.init() }
  public convenience init?(data: Data) { self.init() }
  public convenience init?(contentsOf url: URL) { self.init() }
  public var extent: CGRect { .zero }
  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  public func cropped(to rect: CGRect) -> CIImage { self }
  public func oriented(_ orientation: Any) -> CIImage { self }
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    self
  }
}
extension UIImage {
  public convenience init(ciImage: CIImage) { self.init() }
  public var ciImage: CIImage? { nil }
}
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  public init(options: [AnyHashable: Any]?) {}
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}
/// A filter with its values by key; built-in filters have the properties of the most used ones.
open class CIFilter: NSObject {
  private var values: [String: Any] = [:]
  public convenience init?(name: String) { self.init() }
  public convenience init?(name: String, parameters: [String: Any]?) { self.init() }
  public var outputImage: CIImage? { nil }
  public var inputKeys: [String] { [] }
  public var name: String { "" }
  public func setDefaults() {}
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func value(forKey key: String) -> Any? { values[key] }
  public var inputImage: CIImage?, message = Data(), correctionLevel = "M", intensity: Float = 0
  public var radius: Float = 0, scale: Float = 0, center = CGPoint.zero, brightness: Float = 0
  public var contrast: Float = 1, saturation: Float = 1
  public static func qrCodeGenerator() -> CIFilter { CIFilter() }
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  public static func sepiaTone() -> CIFilter { CIFilter() }
  public static func pixellate() -> CIFilter { CIFilter() }
  public static func crystallize() -> CIFilter { CIFilter() }
  public static func twirlDistortion() -> CIFilter { CIFilter() }
  public static func gaussianBlur() -> CIFilter { CIFilter() }
  public static func edges() -> CIFilter { CIFilter() }
  public static func vignette() -> CIFilter { CIFilter() }
  public static func unsharpMask() -> CIFilter { CIFilter() }
  public static func colorControls() -> CIFilter { CIFilter() }
  public static func colorMonochrome() -> CIFilter { CIFilter() }
  public static func photoEffectNoir() -> CIFilter { CIFilter() }
  public static func areaAverage() -> CIFilter { CIFilter() }
}
public let kCIInputImageKey = "inputImage", kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius", kCIInputScaleKey = "inputScale"
