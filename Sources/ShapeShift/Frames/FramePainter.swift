import CairoBackend
import ImageCoding
import Synchronization
import VectorGraphics

/// Draws and writes consecutive frames, each only where it differs from the previous one.
struct FramePainter: Sendable {
  private var pictures: SequenceRenderer
  private var files: PNGSequenceEncoder
  private let options: RenderOptions

  init(_ options: RenderOptions) {
    self.options = options
    pictures = SequenceRenderer(
      options.renderer, scale: options.scale, background: options.background)
    files = PNGSequenceEncoder(options.encoder)
  }

  /// The next picture.
  mutating func bitmap(of list: DisplayList) throws(RenderError) -> Bitmap {
    // The strips of files are those of the picture before.
    files = PNGSequenceEncoder(options.encoder)
    return try draw(list).picture
  }

  /// A PNG file of the next picture.
  mutating func png(of list: DisplayList) throws(RenderError) -> [UInt8] {
    let drawn = try draw(list)
    do throws(ImageCodingError) {
      return try files.encode(drawn.picture, changes: drawn.changes)
    } catch {
      throw RenderError(error)
    }
  }

  private mutating func draw(_ list: DisplayList) throws(RenderError) -> SequenceRenderer.Drawn {
    do throws(CairoError) {
      return try pictures.draw(list)
    } catch {
      throw RenderError(error)
    }
  }
}

/// Painters for workers that come and go: one for each that works at the same time.
///
/// Which of them draws a frame decides how long it takes, never what it looks like.
final class FramePainters: Sendable {
  private let options: RenderOptions
  private let idle = Mutex<[FramePainter]>([])

  init(_ options: RenderOptions) { self.options = options }

  /// Lends a painter; one that fails is given up.
  func lend<Result>(
    _ body: (inout FramePainter) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    var painter = idle.withLock { $0.popLast() } ?? FramePainter(options)
    let result = try body(&painter)
    idle.withLock { $0.append(painter) }
    return result
  }
}
