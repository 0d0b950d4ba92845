import CCairo
import Foundation
import VectorGraphics

/// What is shared while one picture is drawn: limits and decoded images.
final class RenderSession {
  /// The longest side of a picture.
  ///
  /// Source: cairo-image-surface.c, MAX_IMAGE_SIZE.
  static let maximumSide = 32_767

  /// The largest area of the picture and of each layer, in pixels.
  let maximumPixels: Int
  /// Pixels per device unit of what a vector target can't draw.
  let rasterScale: CGFloat
  /// What was drawn otherwise than the file's format would have it, once each.
  private(set) var unsupported: [UnsupportedEffect] = []
  /// The view of the shape or text that is drawn at present.
  var origin: String?
  /// The extents of groups, as far as known.
  let extents: GroupExtents
  private let decode: CairoRenderer.Decoder
  private var decoded: DecodedImages<(bitmap: Bitmap, surface: CairoSurface?)>
  private var fileSurfaces: [ObjectIdentifier: CairoSurface] = [:]
  /// Whether the picture is a file that holds other files as they are.
  private let holdsFiles: Bool

  init(
    _ renderer: CairoRenderer, holdsFiles: Bool = false, extents: GroupExtents = GroupExtents()
  ) {
    self.holdsFiles = holdsFiles
    // A vector file keeps its images to its end, and each once.
    decoded = holdsFiles ? DecodedImages(maximumPixels: .max) : DecodedImages()
    self.extents = extents
    maximumPixels = renderer.maximumPixels
    rasterScale = renderer.rasterScale
    decode = renderer.decode
  }

  /// Notes something that is drawn as pixels in a vector file.
  func note(
    _ kind: UnsupportedEffect.Kind, in target: Painter.Target, of origin: String?,
    remedy: UnsupportedEffect.Remedy = .rasterized
  ) {
    guard let format = target.format else { return }
    let effect = UnsupportedEffect(kind, format: format, origin: origin, remedy: remedy)
    if !unsupported.contains(effect) { unsupported.append(effect) }
  }

  /// Throws `tooLarge` for a size beyond the limits.
  func checkSize(width: Int, height: Int) throws(CairoError) {
    guard width <= Self.maximumSide, height <= Self.maximumSide, width * height <= maximumPixels
    else {
      throw .tooLarge(
        width: width, height: height, maximumSide: Self.maximumSide, maximumPixels: maximumPixels)
    }
  }

  /// Returns the image's pixels, decoded or kept.
  func bitmap(of image: EncodedImage) throws(CairoError) -> Bitmap {
    if let known = decoded[image] { return known.bitmap }
    let bitmap: Bitmap
    do {
      bitmap = try decode(image)
    } catch {
      throw .undecodableImage(message: "\(error)", origin: origin)
    }
    try checkSize(width: bitmap.width, height: bitmap.height)
    decoded.insert(image, (bitmap, nil), pixels: bitmap.width * bitmap.height)
    return bitmap
  }

  /// The image as a surface: the whole, or a part of it; nil for an empty part.
  func surface(of image: EncodedImage, part: PixelRect?) throws(CairoError) -> CairoSurface? {
    let bitmap = try bitmap(of: image)
    let whole = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    let part = part?.intersection(whole) ?? whole
    guard !part.isEmpty else { return nil }
    guard part == whole else { return try CairoSurface(bitmap, part: part) }
    if let surface = decoded[image]?.surface { return surface }
    let surface = try CairoSurface(bitmap, part: whole)
    decoded.update(image, (bitmap, surface))
    return surface
  }

  /// The image as its file stores it, with the file; nil for what can't be held as it is.
  ///
  /// Not every viewer of PDF mixes inks alike.
  func fileSurface(of image: EncodedImage) throws(CairoError) -> CairoSurface? {
    guard holdsFiles, image.format == .jpeg, !image.isCMYK else { return nil }
    if let surface = fileSurfaces[ObjectIdentifier(image)] { return surface }
    let stored = try bitmap(of: image).turned(image.orientation.inverse)
    let surface = try CairoSurface(
      stored, part: PixelRect(minX: 0, minY: 0, maxX: stored.width, maxY: stored.height))
    try surface.attach(jpeg: image.bytesAsStored)
    fileSurfaces[ObjectIdentifier(image)] = surface
    return surface
  }
}
