import CairoBackend
import Foundation
import ImageCoding
import VectorGraphics

extension Bitmap {
  /// The picture made smaller by a whole factor: each pixel is the mean of a square of pixels.
  ///
  /// Cairo does it, in C: a test without optimisation would take seconds for it.
  func reduced(by factor: Int) throws -> Bitmap {
    guard factor > 1 else { return self }
    let picture = EncodedImage(format: .png, bytes: [], width: width, height: height)
    let size = CGSize(
      width: (Double(width) / Double(factor)).rounded(.up),
      height: (Double(height) / Double(factor)).rounded(.up))
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let target = CGRect(
      x: 0, y: 0, width: CGFloat(width) / CGFloat(factor),
      height: CGFloat(height) / CGFloat(factor))
    let item = ImageItem(
      image: picture, source: frame, destination: target, interpolation: .high)
    let renderer = CairoRenderer { _ in self }
    return try renderer.bitmap(DisplayList(size: size, items: [DisplayItem(.image(item))]))
  }
}
