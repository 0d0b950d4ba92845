public import Foundation
import IntegerConversion
public import ShapeShift
import VectorGeometry
package import VectorGraphics
package import ViewTree

/// A picture under the name that Core Graphics has for it: of a file, or one that was drawn, which stays shapes.
public final class CGImage: Sendable {
  /// What there is to see.
  package enum Content: Sendable {
    case file(EncodedImage)
    case recorded(RecordedPicture)
  }

  package let content: Content
  /// The columns and rows of the whole, of which this is a part.
  private let whole: CGSize
  /// The part, in pixels of the whole.
  private let part: CGRect

  private init(_ content: Content, whole: CGSize, part: CGRect) {
    (self.content, self.whole, self.part) = (content, whole, part)
  }

  /// The picture of a file.
  package convenience init(_ image: EncodedImage) {
    let size = CGSize(width: image.width, height: image.height)
    self.init(.file(image), whole: size, part: CGRect(origin: .zero, size: size))
  }

  /// A picture that was recorded, with so many pixels a point; nil if there are none.
  package convenience init?(_ picture: RecordedPicture, scale: CGFloat) {
    let size = CGSize(
      width: (picture.size.width * scale).rounded(),
      height: (picture.size.height * scale).rounded())
    guard size.width >= 1, size.height >= 1 else { return nil }
    self.init(.recorded(picture), whole: size, part: CGRect(origin: .zero, size: size))
  }

  /// How many columns of pixels there are.
  public var width: Int { Int(clamping: part.width) }
  /// How many rows of pixels there are.
  public var height: Int { Int(clamping: part.height) }
  /// The space of the colors: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The part in a rectangle of pixels, from the top left corner, y down; nil if there is nothing.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.integral.offsetBy(dx: self.part.minX, dy: self.part.minY)
      .clipped(to: self.part)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(content, whole: whole, part: part)
  }

  /// The picture as what is recorded, so many pixels a point.
  package func picture(scale: CGFloat) -> RecordedPicture {
    let size = CGSize(width: part.width / scale, height: part.height / scale)
    var graphics = GraphicsContext(
      recording: size, scale: Double(scale), shaper: Fonts.standard.shaper)
    draw(in: CGRect(origin: .zero, size: size), upright: true, .high, &graphics)
    return graphics.recorded
  }

  /// Draws the picture; where it is not upright its first row is at the greatest y.
  package func draw(
    in rect: CGRect, upright: Bool, _ quality: CGInterpolationQuality,
    _ graphics: inout GraphicsContext
  ) {
    guard rect.width != 0, rect.height != 0 else { return }
    let rect = rect.standardized
    var inner = graphics
    if !upright {
      inner.translateBy(x: 0, y: rect.minY + rect.maxY)
      inner.scaleBy(x: 1, y: -1)
    }
    let (x, y) = (rect.width / part.width, rect.height / part.height)
    if part.size != whole { inner.clip(to: Path(rect)) }
    let place = CGRect(
      x: rect.minX - part.minX * x, y: rect.minY - part.minY * y, width: whole.width * x,
      height: whole.height * y)
    switch content {
    case .file(let image): inner.draw(image, in: place, interpolation: quality.interpolation)
    case .recorded(let picture): inner.draw(picture, in: place)
    }
  }
}

extension CGInterpolationQuality {
  fileprivate var interpolation: ImageItem.Interpolation {
    switch self {
    case .none: .none
    case .low, .medium, .default: .bilinear
    case .high: .high
    }
  }
}

extension CGContext {
  /// Draws a picture in a rectangle, its first row at the least y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    image.draw(in: rect, upright: true, state.interpolation, &state.graphics)
  }

  /// Draws a view in a rectangle whose size it is offered.
  package func draw(_ view: some View, in rect: CGRect) { state.graphics.draw(view, in: rect) }

  /// Draws a picture in a rectangle, its first row at the greatest y: upside down where y goes down, as in contexts of UIKit's.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else {
      return image.draw(in: rect, upright: false, state.interpolation, &state.graphics)
    }
    let bounds = boundingBoxOfClipPath
    guard !bounds.isNull, rect.width > 0, rect.height > 0 else { return }
    let columns = tiles(from: rect.minX, length: rect.width, over: bounds.minX...bounds.maxX)
    let rows = tiles(from: rect.minY, length: rect.height, over: bounds.minY...bounds.maxY)
    guard columns.count * rows.count <= Self.mostTiles else {
      return refuse("a picture is repeated more than \(Self.mostTiles) times; it is left out")
    }
    for row in rows {
      for column in columns {
        let place = rect.offsetBy(
          dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height)
        image.draw(in: place, upright: false, state.interpolation, &state.graphics)
      }
    }
  }

  /// How often a picture is repeated at most.
  private static let mostTiles = 10_000

  private func tiles(
    from start: CGFloat, length: CGFloat, over range: ClosedRange<CGFloat>
  ) -> Range<Int> {
    let first = ((range.lowerBound - start) / length).rounded(.down)
    let last = ((range.upperBound - start) / length).rounded(.up)
    guard abs(first) < 1e6, abs(last) < 1e6 else { return 0..<Int(Int32.max) }
    return Int(clamping: first)..<Int(clamping: max(last, first))
  }
}

extension Image {
  /// A picture of Core Graphics', so many pixels a point; the label is for readers of screens.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// A picture of Core Graphics', so many pixels a point, which readers of screens pass over.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(cgImage.picture(scale: scale).turned(orientation))
  }

  /// How rows and columns lie in the picture that is seen.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are stored.
    case up
    /// Mirrored from side to side.
    case upMirrored
    /// Turned by 180°.
    case down
    /// Mirrored from top to bottom.
    case downMirrored
    /// Turned by 90° against the clock.
    case left
    /// Rows and columns exchanged.
    case leftMirrored
    /// Turned by 90° with the clock.
    case right
    /// Rows and columns exchanged, turned by 180°.
    case rightMirrored

    /// Maps the unit square to where it is seen.
    fileprivate var map: CGAffineTransform {
      switch self {
      case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      }
    }
  }
}

extension RecordedPicture {
  /// The picture as it is seen.
  package func turned(_ orientation: Image.Orientation) -> RecordedPicture {
    guard orientation != .up, size.width > 0, size.height > 0 else { return self }
    let map = orientation.map
    let turned = map.a == 0 ? CGSize(width: size.height, height: size.width) : size
    let graphics = CGContext(
      GraphicsContext(recording: turned, scale: 1, shaper: Fonts.standard.shaper))
    graphics.scaleBy(x: turned.width, y: turned.height)
    graphics.concatenate(map)
    graphics.state.graphics.draw(self, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    return graphics.recorded
  }
}

extension ImageRenderer {
  /// The picture as Core Graphics has it; nil if the view cannot be drawn.
  @MainActor public var cgImage: CGImage? {
    guard let list = try? displayList() else { return nil }
    return CGImage(RecordedPicture(size: list.size, items: list.roots), scale: scale)
  }
}
